// Figures of a seat and of the markets that only Brass has.
import type { EventShape, Position, PrintedBoard, Seat } from "$/lib/types";
import { money, number, signed, t } from "$/lib/i18n.svelte";
import { marketEntry } from "$/reference/entries";
import type { MarketFigure, SeatFigure } from "$/panels/descriptor";
import { brassPosition, brassSeat } from "$/games/brass/position";

export function seatFigures(seat: Seat, printed: PrintedBoard, events: EventShape[]): SeatFigure[] {
  const { income } = brassSeat(seat);
  const moved = events.findLast(({ name, facts }) => name === "income_moved" && facts.seat === seat.seat);
  const next = moved && printed.income_track[Number(moved.facts.to_space)];
  return [
    {
      icon: "income",
      name: t("panels-income"),
      text: money(income, printed.currency),
      brief: signed(income),
      entry: "glossary/income",
      then: next === undefined || next === income ? undefined : number(next),
    },
  ];
}

export const scoreFigures = (seat: Seat): SeatFigure[] => [
  { icon: "income", name: t("panels-space"), text: number(brassSeat(seat).income_space) },
];

/** The cotton demand as text. */
export const demandText = ({ open, bonus }: ReturnType<typeof brassPosition>["distant_market"]): string =>
  open ? t("panels-cotton-told", { bonus: signed(bonus ?? 0) }) : t("panels-cotton-closed");

export function marketFigures(position: Position): MarketFigure[] {
  const cotton = brassPosition(position).distant_market;
  return [
    {
      icon: cotton.open ? "cotton_mill" : "ban",
      text: cotton.open ? signed(cotton.bonus ?? 0) : t("panels-closed"),
      told: demandText(cotton),
      isWarning: !cotton.open,
      entry: marketEntry("tiles"),
      word: "cotton-demand",
    },
  ];
}
