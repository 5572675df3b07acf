// What a game's descriptor may add to overlays and the replay.
import type { LazyPart } from "$/lib/lazyPart.svelte";
import type { EventShape, MenuOption, Position, PrintedBoard, Seat } from "$/lib/types";
import type { Entry } from "$/replay/history";

/** A number that a game keeps for each seat, besides points, money and cards. */
export interface Figure {
  id: string; // names the figure when it decides a tie
  heading: string; // messages
  atTheEnd: string;
  of: (seat: Seat) => number;
  isMoney?: boolean;
  isBad?: boolean; // lower is better
}

/** A revealed tile, shown over the board. */
export interface Revealed {
  event: EventShape;
  from: number; // the marker's previous space
}

export interface RevealProps extends Revealed {
  printed: PrintedBoard;
  ondone: () => void;
}

/** Properties of a panel that belongs to a stage of the turn. */
export interface StageProps {
  position: Position;
  seat: number;
  options: MenuOption[];
  printed: PrintedBoard;
  onpick: (slot: string) => void;
  onlit?: (ids: string[]) => void;
}

export interface OverlaysDescriptor {
  figures?: Figure[];
  /** Events that are actions of players, not consequences. */
  deeds?: string[];
  /** Events that are consequences, but are announced and shown in the replay too. */
  told?: string[];
  /** Events that cost victory points, and the label of their sum. */
  losses?: { events: string[]; label: string };
  reveals?: (entry: Entry, before: Position) => Revealed[];
  /** What the events of an action change in a position besides tiles, links, tracks and figures. */
  changedBy?: (events: EventShape[], before: Position) => Partial<Position>;
  reveal?: LazyPart<RevealProps>;
  stages?: Record<string, LazyPart<StageProps>>;
}
