// Figures of a seat that only Age of Industry has.
import type { Seat } from "$/lib/types";
import { number, t } from "$/lib/i18n.svelte";
import type { SeatFigure } from "$/panels/descriptor";
import { industrySeat } from "$/games/industry/position";

export function seatFigures(seat: Seat): SeatFigure[] {
  const { loans } = industrySeat(seat);
  return [
    {
      icon: "loan",
      name: t("panels-loans"),
      text: number(loans),
      brief: loans ? number(loans) : null,
      entry: "glossary/loan",
    },
  ];
}
