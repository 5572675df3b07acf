// Data of a rule's drawing: a small board or rows of pieces.
import type { MarketSquare, Source } from "$/board/types";
import type { IconName } from "$/ui/icons";
import type { Resource } from "$/lib/types";

/** "0 coal_mine 2 3": seat, industry, level, and cubes or `flipped`. */
export type TileText = string;

export interface MapScene {
  map?: string;
  size: [number, number];
  places: Record<string, [number, number]>;
  tiles?: Record<string, TileText>;
  links?: Record<string, number>;
  can?: string[];
  refused?: string[];
  lit?: string[];
  sources?: Source[];
  ghost?: { slot: string; tile: TileText };
  imports?: Record<string, number>;
  markets?: Record<string, MarketSquare>;
  arrows?: { from: [number, number]; to: [number, number]; barred?: boolean }[];
}

export type Part =
  | { tile: TileText }
  | { slot: string[] }
  | { mark: number }
  | { cube: Resource }
  | { icon: IconName }
  | { money: number; loud?: boolean }
  | { link: string; seat: number }
  | { text: string };

export interface RowScene {
  map?: string;
  rows: Part[][];
}

/** A track: each space and its content. */
export interface TrackScene {
  track: "income" | "cotton" | "iron";
  from: number; // the marker's old space, or the first empty one
  to: number; // its new space
}

export type Scene = MapScene | RowScene | TrackScene;
