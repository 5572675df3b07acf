// Which seats have moved, are to move, or move later.
import type { Position } from "$/lib/types";

export type TurnState = "done" | "now" | "next" | "later";

export interface Turn {
  seat: number;
  state: TurnState;
  spent: number;
}

/** The seats in turn order. Tiles are given up before the first seat moves. */
export function turns(position: Position): Turn[] {
  const at = position.to_move === null ? position.order.length : position.order.indexOf(position.to_move);
  const isBefore = position.stage === "give_up";
  const stateOf = (i: number): TurnState =>
    i === at ? "now" : isBefore ? "later" : i < at ? "done" : i === at + 1 ? "next" : "later";
  return position.order.map((seat, i) => ({
    seat,
    state: stateOf(i),
    spent: position.seats[seat]!.spent ?? 0,
  }));
}
