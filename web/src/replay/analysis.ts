// Matches the analyst's findings with the moments of a game.
import { get, ofTable, post } from "$/lib/api";
import type { AnalysisShape } from "$/lib/types";
import { turnMoments, type Moment } from "./history";

export interface Turn {
  number: number;
  period: string | null;
  round: number;
  seat: number;
  standing: number[]; // expected points of every seat before the turn
  chances: number[];
  errors?: number[]; // standard errors of the leads over the mean; not in older analyses
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
  errors?: number[];
  samples?: number; // play-outs per position
}

/** A point of the graph: the expected points at a moment. */
export interface Sight {
  moment: number;
  standing: number[];
  chances: number[];
  errors: number[];
}

export interface Judged extends Turn {
  from: number; // the moment before the turn
  to: number; // the moment after it; -1 if it is before the log starts
  point: { kind: "cost" | "swing"; points: number } | null;
}

export interface Insight {
  turns: Judged[];
  sights: Sight[];
  samples: number;
}

const OLD_SAMPLES = 6; // of analyses that do not say it

export const SLIP_POINTS = 0.2; // smaller losses are not mentioned
export const MISTAKE_POINTS = 2;
export const BLUNDER_POINTS = 6;

export type Verdict = "best" | "good" | "slip" | "blunder";

/** The verdict on a turn that gives points away. */
export const verdictOf = (cost: number): Verdict =>
  cost < SLIP_POINTS ? "best" : cost < MISTAKE_POINTS ? "good" : cost < BLUNDER_POINTS ? "slip" : "blunder";

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
  const sights: Sight[] = turns.map(({ from, standing, chances, errors = [] }) => ({
    moment: from,
    standing,
    chances,
    errors,
  }));
  const { standing, chances, errors = [] } = found;
  sights.push({ moment: moments.length - 1, standing, chances, errors });
  return { turns, sights, samples: found.samples ?? OLD_SAMPLES };
}

/** The turn that a moment belongs to. */
export const turnAt = (turns: Judged[], moment: number): Judged | null =>
  turns.find((turn) => turn.from < moment && moment <= turn.to) ?? null;

/** The moments of the turning points before and after a moment. */
export function turningPointsAround(
  turns: Judged[],
  at: number,
): { back: number | null; next: number | null } {
  const found = turns.filter(({ point }) => point).map(({ to }) => to);
  return { back: found.findLast((to) => to < at) ?? null, next: found.find((to) => to > at) ?? null };
}

/** The analysis of a table so far; null if not requested. */
export async function known(table: string): Promise<AnalysisShape | null> {
  const found = await get("/tables/{table_id}/analysis", ofTable(table));
  return found.status === "none" ? null : found;
}

export const request = (table: string): Promise<AnalysisShape> =>
  post("/tables/{table_id}/analysis", ofTable(table));
