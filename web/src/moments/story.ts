// A game told from its log: the position after every entry, what an entry is about, and its words.
import { changed } from "$/lib/live.svelte";
import { descriptorOf } from "$/games";
import { gameInfo, moneyOf } from "$/lib/games";
import type { EntryMessage, EventShape, PlacedTile, Position } from "$/lib/types";
import { has, money, number, t, type Facts } from "$/lib/words.svelte";

export type Entry = Pick<EntryMessage, "number" | "kind" | "seat" | "data" | "events" | "changes">;
export type Slots = Record<string, PlacedTile | null>;

export const isMove = (entry: Entry): boolean => ["started", "play", "undo"].includes(entry.kind);
export const text = (event: EventShape, fact: string): string => String(event.facts[fact] ?? "");
export const figure = (event: EventShape, fact: string): number => Number(event.facts[fact] ?? 0);

/** One moment of a game: an entry and what was on the table after it. */
export interface Moment {
  entry: Entry;
  before: Position | null;
  position: Position;
}

/** Every moment from the start. What did not change is shared between positions, so this is quick. */
export function momentsOf(entries: Entry[]): Moment[] {
  const moments: Moment[] = [];
  let before: Position | null = null;
  for (const entry of entries) {
    if (!isMove(entry)) continue;
    const position = changed(before, entry.changes);
    if (!position) continue;
    moments.push({ entry, before, position });
    before = position;
  }
  return moments;
}

/** The moments that count: what was taken back, and the taking back, are left out. */
export function settled(moments: Moment[]): Moment[] {
  const kept: Moment[] = [];
  for (const moment of moments) {
    if (moment.entry.kind !== "undo") kept.push(moment);
    else while (kept.length && kept.at(-1)!.entry.number > Number(moment.entry.data.to)) kept.pop();
  }
  return kept;
}

/** The plays that stand: those that were taken back are left out. */
export function standing(entries: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "play") kept.push(entry);
    else if (entry.kind === "undo") kept = kept.filter(({ number: at }) => at <= Number(entry.data.to));
  }
  return kept;
}

/** The tiles on the board once events have happened, before anything is cleared away. */
export function tilesAfter(before: Position, events: EventShape[]): Slots {
  const slots: Slots = { ...before.slots };
  for (const event of events) {
    const place = text(event, "place");
    const tile = slots[place];
    if (event.name === "built") slots[place] = { owner: figure(event, "seat"), industry: text(event, "industry"), level: figure(event, "level"), flipped: false, cubes: 0 };
    else if (event.name === "flipped" && tile) slots[place] = { ...tile, flipped: true };
    else if (event.name === "gave_up" || event.name === "overbuilt") slots[place] = null;
  }
  return slots;
}

/** Who owns which link once events have happened. */
export function linksAfter(before: Position, events: EventShape[]): Record<string, number | null> {
  const links = { ...before.links };
  for (const event of events) if (event.name === "laid_link") links[text(event, "link")] = figure(event, "seat");
  return links;
}

const SUMS = new Set(["price", "amount", "spent"]);

/** An event in words. */
export function say(event: EventShape, currency: string): string {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event.facts as Facts)) {
    facts[key] = SUMS.has(key) ? money(Number(value), currency) : key === "tile" ? number(Number(value)) : value;
  }
  const id = `event-${event.name.replaceAll("_", "-")}`;
  return has(id) ? t(id, facts) : event.name.replaceAll("_", " ");
}

// What every game does. A game without a descriptor does whatever does not follow from that.
const DEEDS = ["built", "laid_link", "developed", "sold", "passed"];
const EFFECTS = ["played_card", "overbuilt", "took_coal", "took_iron", "bought_coal", "bought_iron", "shipped_coal", "shipped_iron", "flipped", "paid", "turn_order_set", "drew", "shuffled", "game_ended"];

/** The deeds of an entry, in the order they were done. */
export function deedsOf(entry: Entry, game: string): EventShape[] {
  const { deeds } = descriptorOf(game).moments ?? {};
  if (!deeds) return entry.events.filter((event) => event.facts.seat === entry.seat && !EFFECTS.includes(event.name) && !isScored(event));
  // A card may be drawn by a seat that is dealt a new hand
  return entry.events.filter(({ name, facts }) => DEEDS.includes(name) || (deeds.includes(name) && (name !== "drew" || facts.seat === entry.seat)));
}

/** Whether an event belongs to a scoring. */
export const isScored = ({ name }: EventShape): boolean => name.startsWith("scored_");

/** What an entry cost the seat that moved: every price that it paid. */
export function costOf(entry: Entry, game: string): number {
  const prices = entry.events.filter((event) => event.facts.seat === entry.seat && event.facts.price !== undefined);
  return -prices.reduce((sum, event) => sum + Math.min(0, moneyOf(gameInfo(game), event)), 0);
}

/** The places, slots and links that an entry is about. */
export function litBy(entry: Entry): string[] {
  const ids = new Set<string>();
  for (const event of entry.events) {
    if (event.name === "period_ended" || isScored(event)) break;
    for (const fact of ["place", "mill", "link"]) if (event.facts[fact]) ids.add(text(event, fact));
  }
  return [...ids];
}

/** Where rounds begin: the first moment of each. */
export function roundsOf(moments: Moment[]): number[] {
  const key = ({ position }: Moment) => `${position.period} ${position.round}`;
  return moments.flatMap((moment, index) => (index === 0 || key(moment) !== key(moments[index - 1]!) ? [index] : []));
}

/** The analyst's turns beside the moments after which they were over; -1 where the log does not reach back so far. */
export function turnMoments(turns: { played: string[] }[], moments: Moment[]): number[] {
  const kept = settled(moments);
  const done: number[] = []; // for every action, the moment that finished it
  for (const moment of kept) {
    const acted = moment.entry.data.acted ?? [];
    for (let count = 0; count < acted.length; count++) done.push(moments.indexOf(moment));
  }
  let action = done.length - turns.reduce((sum, turn) => sum + turn.played.length, 0); // below 0: a record came before
  return turns.map((turn) => {
    action += turn.played.length;
    return action <= 0 ? -1 : done[action - 1]!;
  });
}
