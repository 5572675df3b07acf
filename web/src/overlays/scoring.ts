// Splits a scoring into steps: one for every link, tile and sum, with the totals after it.
import { descriptorOf } from "$/games";
import { gameInfo, moneyMoved, moneyOf } from "$/lib/games";
import { placeOf } from "$/lib/printed";
import type { EventShape, PlacedTile, Position } from "$/lib/types";
import { figure, isScored, linksAfter, text, tilesAfter, type Entry } from "$/replay/history";

export interface Step {
  event: EventShape | null; // null: the board is cleared
  kind: "link" | "tile" | "sum" | "cleared";
  seat: number | null;
  id: string | null; // the link or slot being scored
  points: number; // victory points or money
  isMoney: boolean;
  ends: [number, number] | null; // points of each end of a link
  tile: PlacedTile | null;
  totals: number[]; // VP of every seat after this step
  cash: number[]; // the same for money
  cleared: { links: number; tiles: number } | null;
}

/** Whether an entry ends with a scoring. */
export const isScoring = (entry: Entry): boolean => entry.events.some(isScored);

/** The period that an entry ends: its name, "game" in a game without periods, or null. */
export function endOf(entry: Entry): string | null {
  const ended = entry.events.find((event) => event.name === "period_ended");
  if (ended) return text(ended, "period");
  return isScoring(entry) ? "game" : null;
}

/** The victory points that an event brings its seat; negative if it loses them. */
export function pointsOf(event: EventShape, game: string): number {
  const isLoss = descriptorOf(game).overlays?.losses?.events.includes(event.name);
  return (isLoss ? -1 : 1) * figure(event, "vp");
}

/** Every step of the scoring at the end of an entry. */
export function stepsOf(entry: Entry, before: Position): Step[] {
  const { game } = before;
  const info = gameInfo(game);
  const first = entry.events.findIndex(isScored);
  if (first < 0) return [];
  const last = entry.events.findLastIndex((event) => event.facts.vp !== undefined || isScored(event));
  const earlier = entry.events.slice(0, first);
  const slots = tilesAfter(before, earlier);
  const totals = before.seats.map((seat, index) =>
    earlier.reduce((sum, event) => (event.facts.seat === index ? sum + pointsOf(event, game) : sum), seat.vp),
  );
  const cash = before.seats.map((seat, index) => seat.money + moneyMoved(info, earlier, index));
  const steps: Step[] = [];
  for (const event of entry.events.slice(first, last + 1)) {
    const isMoney = moneyOf(info, event) !== 0;
    const points = isMoney ? moneyOf(info, event) : pointsOf(event, game);
    const link = text(event, "link");
    const place = text(event, "place");
    if (!points && !link && !place) continue;
    const seat = figure(event, "seat");
    (isMoney ? cash : totals)[seat]! += points;
    steps.push({
      event,
      kind: link ? "link" : place ? "tile" : "sum",
      seat,
      id: link || place || null,
      points,
      isMoney,
      ends: link ? endsOf(event) : null,
      tile: slots[place] ?? null,
      totals: [...totals],
      cash: [...cash],
      cleared: null,
    });
  }
  const gone = (name: string) => entry.events.filter((event) => event.name === name).length;
  const cleared = { links: gone("removed_link"), tiles: gone("removed_tile") };
  if (cleared.links + cleared.tiles > 0)
    steps.push({
      event: null,
      kind: "cleared",
      seat: null,
      id: null,
      points: 0,
      isMoney: false,
      ends: null,
      tile: null,
      totals: [...totals],
      cash: [...cash],
      cleared,
    });
  return steps;
}

function endsOf({ facts }: EventShape): [number, number] | null {
  const [a, b] = [facts.vp_a ?? facts.amount_a, facts.vp_b ?? facts.amount_b];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
}

/** The board during scoring: after the entry's builds and flips, before anything is removed. */
export function boardWhileScoring(entry: Entry, before: Position): Position {
  const events = entry.events.slice(0, Math.max(0, entry.events.findIndex(isScored)));
  return { ...before, slots: tilesAfter(before, events), links: linksAfter(before, events) };
}

/** Ids to highlight during a step: a link with both its ends, or a tile. */
export function litOf(step: Step): string[] {
  if (!step.id) return [];
  return step.kind === "link" ? [step.id, ...step.id.split("-").map(placeOf)] : [step.id];
}

/** Duration of a step in milliseconds at normal speed; shorter if there are many steps. */
export const paceOf = (count: number): number => Math.min(1100, Math.max(350, 26000 / Math.max(1, count)));
