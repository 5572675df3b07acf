// What the map is told and what it tells.
import type { components } from "$/lib/schema";
import type { PlacedTile, Position, Resource } from "$/lib/types";

export type MarketSquare = components["schemas"]["MarketSquare"];

/** What the map shows of a position. */
export type BoardPosition = Pick<Position, "game" | "slots" | "links" | "link_kind"> & {
  markets?: Record<string, MarketSquare>;
  imports?: Record<string, number>;
};

export type TargetKind = "slot" | "link" | "market" | "import" | "place";
export interface Target {
  id: string;
  kind: TargetKind;
  strength: "now" | "other";
  label: string;
}
export type Ghost = { slot: string; tile: PlacedTile } | { link: string; owner: number; kind: string };

/** Where a cube comes from, with the places that it passes and where it ends. */
export interface Source {
  id: string;
  resource: Resource;
  change: number;
  path: string[];
  to?: string;
}
