// Data of a rule's drawing: rows of pieces.
import type { IconName } from "$/ui/icons";
import type { Resource } from "$/lib/types";

/** "0 coal_mine 2 3": seat, industry, level, and cubes or `flipped`. */
export type TileText = string;

export type Part =
  | { tile: TileText }
  | { slot: string[] }
  | { cube: Resource }
  | { icon: IconName }
  | { money: number }
  | { link: string; seat: number }
  | { text: string };

export interface Scene {
  map?: string;
  rows: Part[][];
}
