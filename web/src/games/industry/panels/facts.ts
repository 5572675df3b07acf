// What Age of Industry shows of a seat.
import type { Seat } from "$/lib/types";
import { number, t } from "$/lib/words.svelte";
import type { SeatFact } from "$/panels/ofGame";
import { industrySeat } from "../position";

export function seatFacts(seat: Seat): SeatFact[] {
  const { loans } = industrySeat(seat);
  return [{ icon: "loan", name: t("panels-loans"), text: number(loans), brief: loans ? number(loans) : null }];
}
