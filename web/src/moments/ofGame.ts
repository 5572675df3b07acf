// What a game brings for the moments of a game, beyond what every game has.
import type { Component } from "svelte";
import type { EventShape, MenuOption, Position, PrintedBoard, Seat } from "$/lib/types";
import type { Entry } from "./story";

/** A number that a game keeps for each seat, besides points, money and cards. */
export interface Figure {
  id: string; // a tie may be decided by it
  heading: string; // messages
  atTheEnd: string;
  of: (seat: Seat) => number;
  isMoney?: boolean;
  isBad?: boolean; // the less of it, the better
}

/** Something that an event turns up, shown over the board until it is done. */
export interface Revealed {
  event: EventShape;
  from: number; // where the marker stood before
}

export interface RevealProps extends Revealed {
  printed: PrintedBoard;
  ondone: () => void;
}

/** Shown beside the board while one is at a certain stage of the turn. */
export interface StageProps {
  position: Position;
  seat: number;
  options: MenuOption[];
  printed: PrintedBoard;
  onpick: (slot: string) => void;
  onlit?: (ids: string[]) => void;
}

export interface MomentsOfGame {
  figures?: Figure[];
  /** Events that say what somebody did, as opposed to what followed from it. */
  deeds?: string[];
  /** Events that are told besides the deeds. */
  told?: string[];
  /** Events that cost victory points, and the label of their sum. */
  losses?: { events: string[]; label: string };
  reveals?: (entry: Entry, before: Position) => Revealed[];
  Reveal?: Component<RevealProps>;
  stages?: Record<string, Component<StageProps>>;
}
