// What a game brings for the panels of a table. Whatever is left out is shown in a plain way.
import type { Component, Snippet } from "svelte";
import type { EventShape, Position, PrintedBoard, Seat } from "$/lib/types";
import type { IconName } from "$/look/icons";
import type { ReadEvent } from "./logReader";

/** Something that a seat has beside money, points, links and cards. */
export interface SeatFact {
  icon: IconName;
  name: string;
  text: string;
  brief?: string | null; // where there is little room; null: nothing
  then?: string; // what the move that is looked at makes of it
}

/** Something about the markets, in a word. */
export interface MarketFact {
  icon: IconName;
  text: string;
  told: string; // the whole of it
  isWarning: boolean;
}

export interface FrameProps {
  printed: PrintedBoard;
  position: Position;
  me: number;
  events: EventShape[]; // of the move that is looked at
  action: string | null; // that is picked or pointed at
  onopen: () => void; // shows the whole track
  children: Snippet;
}

export interface MarketsProps {
  printed: PrintedBoard;
  position: Position;
  piles: string[]; // that can be chosen now
  onpile: (id: string) => void;
}

export interface TrackProps {
  printed: PrintedBoard;
  position: Position;
  me: number;
}

export interface PanelsOfGame {
  seatFacts?: (seat: Seat, printed: PrintedBoard, events: EventShape[]) => SeatFact[];
  /** More columns of the table of scores. */
  scoreFacts?: (seat: Seat) => SeatFact[];
  /** The frame of the map. */
  Frame?: Component<FrameProps>;
  /** Below the table of scores. */
  Track?: Component<TrackProps>;
  /** Below the demand tracks in the title of the map. */
  Markets?: Component<MarketsProps>;
  marketFacts?: (position: Position) => MarketFact[];
  /** Puts events that only this game has into the log, by their names. */
  log?: Record<string, ReadEvent>;
}
