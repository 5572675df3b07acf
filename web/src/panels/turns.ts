// Who is to move, who has moved, who comes later – read from a position.
import type { Position } from "$/lib/types";

export type TurnState = "done" | "now" | "next" | "later";

export interface Turn {
  seat: number;
  state: TurnState;
  spent: number;
}

/** The seats in this round's order. */
export function turns(position: Position): Turn[] {
  const at = position.to_move === null ? position.order.length : position.order.indexOf(position.to_move);
  return position.order.map((seat, i) => ({
    seat,
    state: i < at ? "done" : i === at ? "now" : i === at + 1 ? "next" : "later",
    spent: position.seats[seat]!.spent,
  }));
}
