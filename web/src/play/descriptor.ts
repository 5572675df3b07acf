// What a game's descriptor may add to the turn interface.
import type { EventShape, Position, PrintedBoard } from "$/lib/types";

/** Context for the text of a consequence. */
export interface About {
  position: Position;
  printed: PrintedBoard;
  industry: string; // the one being built
}

/** The text of a consequence. */
export interface Told {
  text: string;
  ofSeat?: boolean; // shown with the mark of the seat
  change?: number; // shown after the text
}

export type TellEvent = (event: EventShape, about: About) => Told;

export interface PlayDescriptor {
  /** Texts of consequences that only this game has, by event name. */
  consequences?: Record<string, TellEvent>;
  /** Kinds of decision that reveal hidden information, besides the cards dealt after a turn. */
  revealing?: string[];
  /** Whether a build that takes the whole turn is paid with two cards. */
  combinesCards?: boolean;
}
