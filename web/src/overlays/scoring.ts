// Splits a scoring into steps: one for every link, tile and sum, with the totals after it.
import { descriptorOf } from "$/games";
import { gameInfo, moneyMoved, moneyOf } from "$/lib/games";
import { placeOf } from "$/lib/printed";
import type { EventShape, PlacedTile, Position, PrintedBoard, Seat } from "$/lib/types";
import { actionEvents, figure, isScored, linksAfter, text, tilesAfter, type Entry } from "$/replay/history";

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
  const figures = before.seats.map((seat) => figuresAfter(seat, earlier, game));
  const totals = figures.map(({ vp }) => vp);
  const cash = figures.map(({ money }) => money);
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
export function boardWhileScoring(
  entry: Entry,
  before: Position,
  after?: Position,
  printed?: PrintedBoard,
): Position {
  const events = actionEvents(entry);
  const { coal_track, iron_track } = after ?? before;
  return {
    ...before,
    slots: tilesAfter(before, events, printed),
    links: linksAfter(before, events),
    points_now: undefined, // they are being counted
    ...(coal_track && { coal_track }),
    ...(iron_track && { iron_track }),
    ...descriptorOf(before.game).overlays?.changedBy?.(events, before),
    seats: before.seats.map((seat, index) => ({
      ...seat,
      ...handAfter(seat, events),
      ...(after && incomeOf(after.seats[index]!)),
      ...figuresAfter(seat, events, before.game),
    })),
  };
}

/** The same board at a step of the scoring; -1: before the first. Pieces leave it when the step says so. */
export function boardAtStep(start: Position, after: Position, steps: Step[], at: number): Position {
  const step = steps[at];
  if (!step) return start;
  const seats = start.seats.map((seat, index) => ({
    ...seat,
    vp: step.totals[index]!,
    money: step.cash[index]!,
  }));
  const board = step.kind === "cleared" ? { slots: after.slots, links: after.links } : {};
  return { ...start, ...board, seats };
}

const figuresAfter = (seat: Seat, events: EventShape[], game: string): Pick<Seat, "vp" | "money"> => ({
  vp: events.reduce(
    (sum, event) => (event.facts.seat === seat.seat ? sum + pointsOf(event, game) : sum),
    seat.vp,
  ),
  money: seat.money + moneyMoved(gameInfo(game), events, seat.seat),
});

/** The cards of a seat after those it played. */
function handAfter(seat: Seat, events: EventShape[]): Pick<Seat, "hand" | "hand_size"> {
  const hand = seat.hand && [...seat.hand];
  let { hand_size } = seat;
  for (const { name, facts } of events) {
    if (name !== "played_card" || facts.seat !== seat.seat) continue;
    hand_size -= 1;
    const at = hand?.indexOf(String(facts.card)) ?? -1;
    if (at >= 0) hand!.splice(at, 1);
  }
  return { hand, hand_size };
}

/** The fields of a seat about its income, which no scoring changes. */
const incomeOf = (seat: Seat): Partial<Seat> =>
  Object.fromEntries(Object.entries(seat).filter(([key]) => key.startsWith("income"))) as Partial<Seat>;

/** Ids to highlight during a step: a link with both its ends, or a tile. */
export function litOf(step: Step): string[] {
  if (!step.id) return [];
  return step.kind === "link" ? [step.id, ...step.id.split("-").map(placeOf)] : [step.id];
}

/** Duration of a step in milliseconds at normal speed; shorter if there are many steps. */
export const paceOf = (count: number): number => Math.min(1100, Math.max(350, 26000 / Math.max(1, count)));
