// Matches the analyst's findings with the moments of a game.
import { get, ofTable, post } from "$/lib/api";
import type { AnalysisShape } from "$/lib/types";
import { language } from "$/lib/i18n.svelte";
import { turnMoments, type Moment } from "./history";

export interface Turn {
  number: number;
  period: string | null;
  round: number;
  seat: number;
  standing: number[]; // expected points of every seat before the turn
  chances: number[];
  played: string[];
  value: number;
  best: string[];
  best_value: number;
  cost: number;
  swing: number;
}

export interface Found {
  leader: number;
  turns: Turn[];
  turning_points: { turn: number; kind: "cost" | "swing"; points: number }[];
  mean_cost: number[];
  standing: number[];
  chances: number[];
}

/** A point of the graph: the expected points at a moment. */
export interface Sight {
  moment: number;
  standing: number[];
  chances: number[];
}

export interface Judged extends Turn {
  from: number; // the moment before the turn
  to: number; // the moment after it; -1 if it is before the log starts
  point: { kind: "cost" | "swing"; points: number } | null;
}

export interface Insight {
  turns: Judged[];
  sights: Sight[];
}

/** A percentage in the current language. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(chance);

export function insightOf(found: Found, moments: Moment[]): Insight {
  const ends = turnMoments(found.turns, moments);
  const points = new Map(found.turning_points.map((point) => [point.turn, point]));
  const turns = found.turns
    .map((turn, index) => ({
      ...turn,
      from: Math.max(0, ends[index - 1] ?? 0),
      to: ends[index]!,
      point: points.get(turn.number) ?? null,
    }))
    .filter((turn) => turn.to >= 0);
  const sights: Sight[] = turns.map(({ from, standing, chances }) => ({ moment: from, standing, chances }));
  sights.push({ moment: moments.length - 1, standing: found.standing, chances: found.chances });
  return { turns, sights };
}

/** The turn that a moment belongs to. */
export const turnAt = (turns: Judged[], moment: number): Judged | null =>
  turns.find((turn) => turn.from < moment && moment <= turn.to) ?? null;

/** The analysis of a table so far; null if not requested. */
export async function known(table: string): Promise<AnalysisShape | null> {
  const found = await get("/tables/{table_id}/analysis", ofTable(table));
  return found.status === "none" ? null : found;
}

export const request = (table: string): Promise<AnalysisShape> =>
  post("/tables/{table_id}/analysis", ofTable(table));
