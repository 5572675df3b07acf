// A scoring taken apart: one step for every link, tile and sum that counts, with the totals after it.
import { placeOf } from "$/lib/facts";
import { isBrass, type BoardFacts, type EventShape, type PlacedTile, type Position } from "$/lib/types";
import { figure, linksAfter, text, tilesAfter, type Entry, type Slots } from "./story";

export type StepKind = "link" | "tile" | "money" | "rail" | "repaid" | "level" | "cash" | "loans" | "cleared";

export interface Step {
  kind: StepKind;
  seat: number | null; // nobody's: the board is cleared
  id: string | null; // the link or slot that counts
  points: number; // victory points, or money for rails and loans paid back
  isMoney: boolean;
  ends: [number, number] | null; // what each end of a link brings
  tile: PlacedTile | null;
  totals: number[]; // VP of every seat after this step
  cash: number[]; // the same for money
  cleared: { links: number; tiles: number } | null;
}

const KINDS: Record<string, StepKind> = {
  scored_link: "link", scored_tile: "tile", scored_money: "money",
  scored_rail: "rail", scored_level: "level", scored_cash: "cash", lost_for_loans: "loans",
};

/** Whether an entry ends with a scoring. */
export const isScoring = (entry: Entry): boolean => entry.events.some((event) => event.name in KINDS);

/** The period that an entry ends: its name, "game" in a game without periods, or null. */
export function endOf(entry: Entry): string | null {
  const ended = entry.events.find((event) => event.name === "period_ended");
  if (ended) return text(ended, "period");
  return isScoring(entry) ? "game" : null;
}

/** What a place adds to the links that reach it. */
export function worthOf(place: string, facts: BoardFacts, slots: Slots, position: Position): number {
  const found = facts.places.find(({ id }) => id === place);
  if (!found) return 0;
  const tiles = found.slots.map(({ id }) => slots[id]).filter((tile): tile is PlacedTile => !!tile);
  if (isBrass(position)) return found.discs + tiles.filter((tile) => tile.flipped).length;
  const markets = found.markets.filter((id) => position.markets[id]).length;
  return tiles.length + markets + (found.kind === "village" ? 1 : 0);
}

/** Every step of the scoring at the end of an entry. */
export function stepsOf(entry: Entry, before: Position, facts: BoardFacts): Step[] {
  const first = entry.events.findIndex((event) => event.name in KINDS);
  if (first < 0) return [];
  const earlier = entry.events.slice(0, first);
  const slots = tilesAfter(before, earlier);
  const totals = before.seats.map((seat) => seat.vp);
  for (const event of earlier) if (event.name === "forgiven") totals[figure(event, "seat")]! -= figure(event, "vp");
  const cash = before.seats.map((seat, index) => seat.money + moved(earlier, index));
  const steps: Step[] = [];
  const add = (step: Partial<Step> & { kind: StepKind; points: number }, seat: number | null) => {
    const isMoney = step.kind === "rail" || step.kind === "repaid";
    if (seat !== null) (isMoney ? cash : totals)[seat]! += step.points;
    steps.push({ id: null, ends: null, tile: null, cleared: null, ...step, seat, isMoney, totals: [...totals], cash: [...cash] });
  };
  const gone = { links: 0, tiles: 0 };
  for (const event of entry.events.slice(first)) {
    const seat = figure(event, "seat");
    if (event.name === "removed_link") gone.links += 1;
    else if (event.name === "removed_tile") gone.tiles += 1;
    else if (event.name === "repaid_loan") add({ kind: "repaid", points: -figure(event, "amount") }, seat);
    const kind = KINDS[event.name];
    if (!kind) continue;
    if (kind === "link" || kind === "rail") {
      const id = text(event, "link");
      const link = facts.links.find((found) => found.id === id);
      const ends: [number, number] | null = link ? [worthOf(link.a, facts, slots, before), worthOf(link.b, facts, slots, before)] : null;
      add({ kind, id, ends, points: figure(event, kind === "rail" ? "amount" : "vp") }, seat);
    } else if (kind === "tile" || kind === "level") {
      add({ kind, id: text(event, "place"), tile: slots[text(event, "place")] ?? null, points: figure(event, "vp") }, seat);
    } else if (figure(event, "vp") !== 0) {
      add({ kind, points: kind === "loans" ? -figure(event, "vp") : figure(event, "vp") }, seat);
    }
  }
  if (gone.links + gone.tiles > 0) add({ kind: "cleared", points: 0, cleared: gone }, null);
  return steps;
}

const INTO = new Set(["shipped_coal", "shipped_iron", "earned", "took_loan", "borrowed", "collected", "gave_up"]);
const OUT = new Set(["paid", "bought_coal", "bought_iron", "repaid_loan", "paid_interest", "paid_debt"]);

/** The board as it is while it is scored: with what the entry built and flipped, before anything leaves it. */
export function boardWhileScoring(entry: Entry, before: Position): Position {
  const first = entry.events.findIndex((event) => event.name in KINDS);
  const events = entry.events.slice(0, Math.max(0, first));
  const slots = tilesAfter(before, events);
  const links = linksAfter(before, events);
  return (isBrass(before) ? { ...before, slots, links } : { ...before, slots, rails: links }) as Position;
}

/** What events did to the money of a seat. */
export function moved(events: EventShape[], seat: number): number {
  let sum = 0;
  for (const event of events) {
    if (event.facts.seat !== seat) continue;
    const amount = figure(event, "price") + figure(event, "amount");
    if (INTO.has(event.name)) sum += amount;
    else if (OUT.has(event.name)) sum -= amount;
  }
  return sum;
}

/** What is lit on the board while a step is shown: a link with both its ends, a tile. */
export function litOf(step: Step): string[] {
  if (!step.id) return [];
  return step.kind === "link" || step.kind === "rail" ? [step.id, ...step.id.split("-").map(placeOf)] : [step.id];
}

/** How long a step is shown, in milliseconds at ordinary speed: many steps go by faster. */
export const paceOf = (count: number): number => Math.min(1100, Math.max(350, 26000 / Math.max(1, count)));
