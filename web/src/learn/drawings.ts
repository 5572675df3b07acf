// What the drawing of a rule shows: a small board or rows of pieces, drawn by the parts that draw the game.
import type { MarketSquare, Source } from "$/board/contract";
import type { IconName } from "$/look/icons";
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

/** A track: each space with what is on it. */
export interface TrackScene {
  track: "income" | "cotton" | "iron";
  from: number; // where the marker was, or the first space that was empty
  to: number; // where it is
}

export type Scene = MapScene | RowScene | TrackScene;
