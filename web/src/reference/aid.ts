// The player aid of a set-up, loaded once, and its texts.
import { get } from "$/lib/api";
import { has, money, number, t } from "$/lib/i18n.svelte";
import type { components } from "$/lib/schema";
import type { PrintedBoard } from "$/lib/types";

export type Aid = components["schemas"]["Aid"];
export type AidSection = components["schemas"]["AidSection"];

const known = new Map<string, Promise<Aid>>();

export function aidOf({ game, map, players, variants }: PrintedBoard): Promise<Aid> {
  const query = { map, players, variants };
  const name = JSON.stringify([game, query]);
  let found = known.get(name);
  if (!found) {
    found = get("/games/{game}/aid", { params: { path: { game }, query } });
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

const dashed = (id: string) => id.replaceAll("_", "-");

/** A text of the aid, with the numbers of the set-up; "" if there is none. */
export function aidText(aid: Aid, id: string, attribute = ""): string {
  const name = dashed(`aid-${aid.game}-${id}`) + (attribute && `.${attribute}`);
  if (!has(name)) return "";
  const facts = Object.entries(aid.facts).map(([key, value]) => [key, number(value)] as const);
  const sums = Object.entries(aid.sums).map(([key, value]) => [key, money(value, aid.currency)] as const);
  return t(name, Object.fromEntries([...facts, ...sums]));
}

/** When a tile of an industry flips; "" if the game does not say. */
export const flipsText = (game: string, industry: string): string => {
  const name = dashed(`aid-${game}-industries-${industry}`) + ".flips";
  return has(name) ? t(name) : "";
};
