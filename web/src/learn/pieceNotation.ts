// Parses tiles in the notation of the drawings.
import type { PlacedTile } from "$/lib/types";
import type { TileText } from "./drawings";

export function tileOf(text: TileText): PlacedTile {
  const [owner, industry, level, state] = text.split(" ");
  return {
    owner: Number(owner),
    industry: industry!,
    level: Number(level),
    flipped: state === "flipped",
    cubes: Number(state) || 0,
  } as PlacedTile;
}
