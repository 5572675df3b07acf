// What a game brings for making a move.
import type { EventShape, Position, PrintedBoard } from "$/lib/types";

/** What a consequence is told with. */
export interface About {
  position: Position;
  printed: PrintedBoard;
  industry: string; // that is built
}

/** A consequence of a move, in words. */
export interface Told {
  text: string;
  ofSeat?: boolean; // shown with the mark of the seat
  change?: number; // shown behind it
}

export type TellEvent = (event: EventShape, about: About) => Told;

export interface PlayOfGame {
  /** Consequences that only this game has, by the names of their events. */
  consequences?: Record<string, TellEvent>;
  /** Kinds of decision that turn something up, beside the cards that are dealt after a turn. */
  revealing?: string[];
}
