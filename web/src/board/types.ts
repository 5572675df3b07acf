// Data that the map takes.
import type { components } from "$/lib/schema";
import type { PlacedTile, Position, Resource } from "$/lib/types";

export type MarketSquare = components["schemas"]["MarketSquare"];

/** The part of a position that the map shows. */
export type BoardPosition = Pick<Position, "game" | "slots" | "links" | "link_kind" | "points_now"> & {
  markets?: Record<string, MarketSquare>;
  imports?: Record<string, number>;
};

export type TargetKind = "slot" | "link" | "market" | "import" | "place";
export interface Target {
  id: string;
  kind: TargetKind;
  strength: "now" | "other" | "two"; // other: with another card; two: as a whole turn
  mark?: "sell"; // instead of the plus
  label: string;
}
export type Ghost = { slot: string; tile: PlacedTile } | { link: string; owner: number; kind: string };

/** The places between two elements of the map. */
export interface Way {
  id: string; // where it starts
  path: string[];
  to?: string;
}

/** The source of a cube, the places it passes and its destination. */
export interface Source extends Way {
  resource: Resource;
  change: number;
}
