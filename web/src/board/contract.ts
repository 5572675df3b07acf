// What the map is told and what it tells.
import type { PlacedTile, Resource } from "$/lib/types";

export type TargetKind = "slot" | "link" | "market" | "import" | "place";
export interface Target {
  id: string;
  kind: TargetKind;
  strength: "now" | "other";
  label: string;
}
export type Ghost = { slot: string; tile: PlacedTile } | { link: string; owner: number; kind: "canal" | "rail" };
export interface Source {
  id: string;
  resource: Resource;
  change: number;
  to?: string;
}
