// Data of drawings: pieces of the legend, and rows of pieces for a rule.
import type { Component } from "svelte";
import type { IconName } from "$/ui/icons";
import type { PrintedBoard, Resource } from "$/lib/types";

/** A kind of place, which not every map has. */
export type PlaceKind = "town" | "external" | "village" | "distant-port" | "sea-lane" | "import";

/** "0 coal_mine 2 3": seat, industry, level, and cubes or `flipped`. */
export type TileText = string;

export type Part =
  | { tile: TileText }
  | { slot: string[] }
  | { cube: Resource }
  | { icon: IconName }
  | { money: number }
  | { link: string; seat: number }
  | { seat: number }
  | { card: "location" | "industry" } // the first of its kind
  | { places: PlaceKind } // the first of its kind, as on the map
  | { market: IconName[]; used?: boolean }
  | { track: Resource } // a full demand track
  | { Drawn: Component<{ printed: PrintedBoard }> } // what only one game has
  | { text: string };

/** A word of the glossary with the drawing of what it names. */
export interface LegendItem {
  word: string;
  parts: Part[];
}

export interface Scene {
  map?: string;
  rows: Part[][];
}
