// What a game's descriptor may add to the panels of a table.
import type { Component, Snippet } from "svelte";
import type { EventShape, Position, PrintedBoard, Seat } from "$/lib/types";
import type { IconName } from "$/ui/icons";
import type { ReadEvent } from "./logReader";

/** A figure of a seat besides money, points, links and cards. */
export interface SeatFigure {
  icon: IconName;
  name: string;
  text: string;
  brief?: string | null; // where there is little room; null: omitted
  then?: string; // after the previewed move
  entry?: string; // of the reference, e.g. "glossary/income"
}

/** A short text about a market. */
export interface MarketFigure {
  icon: IconName;
  text: string;
  told: string; // the full text
  isWarning: boolean;
  entry: string; // of the reference
  word: string; // of the glossary
}

/** Tiles of one kind by face: how many there are, and how many are used up. */
export interface TilesSeen {
  title: string;
  rows: { name: string; face?: string; total: number; gone: number }[]; // face: printed on the tile
}

export interface FrameProps {
  printed: PrintedBoard;
  position: Position;
  me: number;
  events: EventShape[]; // of the previewed move
  action: string | null; // picked or under the pointer
  onopen?: () => void; // opens the track sheet, where there is one
  children: Snippet;
}

export interface MarketsProps {
  printed: PrintedBoard;
  position: Position;
  piles: string[]; // to choose from
  onpile: (id: string) => void;
}

export interface TrackProps {
  printed: PrintedBoard;
  position: Position;
  me: number;
}

export interface PanelsDescriptor {
  seatFigures?: (seat: Seat, printed: PrintedBoard, events: EventShape[]) => SeatFigure[];
  /** More columns for the table of scores. */
  scoreFigures?: (seat: Seat) => SeatFigure[];
  /** The frame of the map. */
  Frame?: Component<FrameProps>;
  /** Below the table of scores. */
  Track?: Component<TrackProps>;
  /** Below the demand tracks in the title of the map. */
  Markets?: Component<MarketsProps>;
  /** The height of the title of the map at its ordinary width, if it is higher than usual. */
  titleHeightPx?: number;
  /** Market tiles by face, for the count of cards and tiles. */
  tilesSeen?: (position: Position, printed: PrintedBoard) => TilesSeen;
  marketFigures?: (position: Position) => MarketFigure[];
  /** Log readers for events that only this game has, by name. */
  log?: Record<string, ReadEvent>;
}
