// Figures of a seat.
import { descriptorOf } from "$/games";
import type { EventShape, PrintedBoard, Seat } from "$/lib/types";
import { capital, number, spelled } from "$/lib/i18n.svelte";
import type { SeatFigure } from "./descriptor";

const SHOWN_ELSEWHERE = new Set(["seat", "vp", "money", "hand_size", "spent", "links_left"]);

/** All numbers of a seat, for games without a descriptor. */
const numbersOf = (seat: Seat): SeatFigure[] =>
  Object.entries(seat).flatMap(([key, value]) =>
    typeof value === "number" && !SHOWN_ELSEWHERE.has(key)
      ? [{ icon: "note" as const, name: capital(spelled(key)), text: number(value) }]
      : [],
  );

/** Figures of a seat besides money, points, links and cards. */
export const seatFigures = (seat: Seat, printed: PrintedBoard, events: EventShape[] = []): SeatFigure[] =>
  descriptorOf(printed.game).panels?.seatFigures?.(seat, printed, events) ?? numbersOf(seat);
