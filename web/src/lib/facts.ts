// What is printed on the boards, asked for once.
import { get } from "./api";
import type { BoardFacts, TileFacts } from "./types";

export interface SetupName {
  game: string;
  map: string | null;
  players: number;
  variants: string[];
}

const known = new Map<string, Promise<BoardFacts>>();

/** The board of a set-up. */
export function boardOf({ game, map, players, variants }: SetupName): Promise<BoardFacts> {
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

export function tileFacts(facts: BoardFacts, industry: string, level: number): TileFacts {
  return facts.tiles.find((tile) => tile.industry === industry && tile.level === level)!;
}
