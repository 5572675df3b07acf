// What is printed on the boards, asked for once.
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
  const query = new URLSearchParams({ game, players: String(players) });
  if (map) query.set("map", map);
  for (const variant of variants) query.append("variants", variant);
  const name = query.toString();
  let found = known.get(name);
  if (!found) {
    found = get<"getBoard">(`/boards?${name}`);
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

/** "manchester.2" and "poland.m1" are in a place; so is the place itself. */
export const placeOf = (id: string): string => id.split(".")[0]!;

export function printedTile(printed: PrintedBoard, industry: string, level: number): PrintedTile {
  return printed.tiles.find((tile) => tile.industry === industry && tile.level === level)!;
}

/** The cubes that lie on a tile of an industry. */
export const cubeOf = (industry: string): Resource => (industry === "coal_mine" ? "coal" : "iron");

/** Whether the game is played with cards. */
export const hasCards = (printed: PrintedBoard): boolean => Object.keys(printed.cards).length > 0;
