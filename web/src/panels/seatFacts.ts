// What a seat has, as the game tells it.
import { descriptorOf } from "$/games";
import type { EventShape, PrintedBoard, Seat } from "$/lib/types";
import { capital, number, spelled } from "$/lib/words.svelte";
import type { SeatFact } from "./ofGame";

const SHOWN_ANYWAY = new Set(["seat", "vp", "money", "hand_size", "spent", "links_left"]);

/** Whatever numbers the seat has. */
const numbersOf = (seat: Seat): SeatFact[] =>
  Object.entries(seat).flatMap(([key, value]) => (typeof value === "number" && !SHOWN_ANYWAY.has(key) ? [{ icon: "note" as const, name: capital(spelled(key)), text: number(value) }] : []));

/** What is shown of a seat beside money, points, links and cards. */
export const seatFacts = (seat: Seat, printed: PrintedBoard, events: EventShape[] = []): SeatFact[] =>
  descriptorOf(printed.game).panels?.seatFacts?.(seat, printed, events) ?? numbersOf(seat);
