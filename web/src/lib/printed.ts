// Printed boards, loaded once each.
import { get } from "./api";
import type { PrintedBoard, PrintedTile, Resource } from "./types";

export interface SetupName {
  game: string;
  map: string | null;
  players: number;
  variants: string[];
}

const known = new Map<string, Promise<PrintedBoard>>();

/** The board of a set-up. */
export function printedBoard({ game, map, players, variants }: SetupName): Promise<PrintedBoard> {
  const query = { game, map, players, variants };
  const name = JSON.stringify(query);
  let found = known.get(name);
  if (!found) {
    found = get("/boards", { params: { query } });
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

/** The names of the places of a map that somebody has drawn; none for the maps of the program. */
export const ownPlaceNames = ({ map, places }: PrintedBoard): Record<string, string> =>
  map?.startsWith("map_") ? Object.fromEntries(places.map(({ id, name }) => [id, name])) : {};

/** The place of an id: "manchester" for "manchester.2" and for itself. */
export const placeOf = (id: string): string => id.split(".")[0]!;

export function printedTile(printed: PrintedBoard, industry: string, level: number): PrintedTile {
  return printed.tiles.find((tile) => tile.industry === industry && tile.level === level)!;
}

/** The resource of an industry's cubes. */
export const cubeOf = (industry: string): Resource => (industry === "coal_mine" ? "coal" : "iron");

const MIN_TITLE_SHARE = 0.4; // of the map's width: the markets have room there

/** Whether the markets of a map belong beside it, because they would be too small to read on it. */
export function areMarketsBeside({ drawing }: PrintedBoard): boolean {
  const { title, size } = drawing ?? {};
  return (title?.[2] ?? 0) / (size?.[0] ?? 1) < MIN_TITLE_SHARE;
}

/** Whether the game is played with cards. */
export const hasCards = (printed: PrintedBoard): boolean => Object.keys(printed.cards).length > 0;
