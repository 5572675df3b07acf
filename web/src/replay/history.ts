// The history of a game from its log: the position after every entry, and descriptions of entries.
import { changed } from "$/lib/tableView.svelte";
import { descriptorOf } from "$/games";
import { gameInfo, moneyOf } from "$/lib/games";
import type { EntryMessage, EventShape, PlacedTile, Position, PrintedBoard } from "$/lib/types";
import { has, money, number, t, type Facts } from "$/lib/i18n.svelte";

export type Entry = Pick<EntryMessage, "number" | "kind" | "seat" | "data" | "events" | "changes">;
export type Slots = Record<string, PlacedTile | null>;

export const isMove = (entry: Entry): boolean => ["started", "play", "undo"].includes(entry.kind);
export const text = (event: EventShape, fact: string): string => String(event.facts[fact] ?? "");
export const figure = (event: EventShape, fact: string): number => Number(event.facts[fact] ?? 0);

/** A moment of a game: an entry and the position after it. */
export interface Moment {
  entry: Entry;
  before: Position | null;
  position: Position;
}

/** All moments from the start. Positions share unchanged parts, so this is fast. */
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

/** The moments without undone moves and the undo entries. */
export function keptMoments(moments: Moment[]): Moment[] {
  const kept: Moment[] = [];
  for (const moment of moments) {
    if (moment.entry.kind !== "undo") kept.push(moment);
    else while (kept.length && kept.at(-1)!.entry.number > Number(moment.entry.data.to)) kept.pop();
  }
  return kept;
}

/** The entries without undone moves. */
export function keptEntries(entries: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "play") kept.push(entry);
    else if (entry.kind === "undo") kept = kept.filter(({ number: at }) => at <= Number(entry.data.to));
  }
  return kept;
}

/** The events of the action itself, without the scoring after it. */
export function actionEvents({ events }: Entry): EventShape[] {
  const end = events.findIndex((event) => event.name === "period_ended" || isScored(event));
  return end < 0 ? events : events.slice(0, end);
}

/** The tiles on the board after events, before the board is cleared; new tiles with their printed cubes. */
export function tilesAfter(before: Position, events: EventShape[], printed?: PrintedBoard): Slots {
  const slots: Slots = { ...before.slots };
  for (const event of events) {
    const place = text(event, "place");
    const tile = slots[place];
    if (event.name === "built")
      slots[place] = {
        owner: figure(event, "seat"),
        industry: text(event, "industry"),
        level: figure(event, "level"),
        flipped: false,
        cubes: printed ? cubesOn(printed, event) : 0,
      };
    else if (CUBE_LEFT.test(event.name) && tile?.cubes) slots[place] = { ...tile, cubes: tile.cubes - 1 };
    else if (event.name === "flipped" && tile) slots[place] = { ...tile, flipped: true };
    else if (event.name === "gave_up" || event.name === "overbuilt") slots[place] = null;
  }
  return slots;
}

const CUBE_LEFT = /^(took|shipped)_(coal|iron)$/;

const cubesOn = (printed: PrintedBoard, { facts }: EventShape): number =>
  printed.tiles.find((tile) => tile.industry === facts.industry && tile.level === Number(facts.level))
    ?.cubes ?? 0;

/** The owners of links after events. */
export function linksAfter(before: Position, events: EventShape[]): Record<string, number | null> {
  const links = { ...before.links };
  for (const event of events)
    if (event.name === "laid_link") links[text(event, "link")] = figure(event, "seat");
  return links;
}

const MONEY_FACTS = new Set(["price", "amount", "spent"]);

/** The facts of an event, sums of money as text. */
export function inMoney(event: EventShape, currency: string): Facts {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event.facts as Facts)) {
    facts[key] = MONEY_FACTS.has(key)
      ? money(Number(value), currency)
      : key === "tile"
        ? number(Number(value))
        : value;
  }
  return facts;
}

/** An event as text. */
export function say(event: EventShape, currency: string): string {
  const facts = inMoney(event, currency);
  const id = `event-${event.name.replaceAll("_", "-")}`;
  return has(id) ? t(id, facts) : event.name.replaceAll("_", " ");
}

// Action events that every game has. In a game whose descriptor lists no `deeds`, every event of the
// moving seat counts as an action, except `EFFECTS` and scoring.
const DEEDS = ["built", "laid_link", "developed", "sold", "passed"];
const EFFECTS = [
  "played_card",
  "overbuilt",
  "took_coal",
  "took_iron",
  "bought_coal",
  "bought_iron",
  "shipped_coal",
  "shipped_iron",
  "flipped",
  "paid",
  "turn_order_set",
  "drew",
  "shuffled",
  "game_ended",
];

/** The action events of an entry, in order. */
export function deedsOf(entry: Entry, game: string): EventShape[] {
  const { deeds } = descriptorOf(game).overlays ?? {};
  if (!deeds)
    return entry.events.filter(
      (event) => event.facts.seat === entry.seat && !EFFECTS.includes(event.name) && !isScored(event),
    );
  // Cards may also be drawn by a seat that is dealt a new hand
  return entry.events.filter(
    ({ name, facts }) =>
      DEEDS.includes(name) ||
      (deeds.includes(name) && (!name.startsWith("drew") || facts.seat === entry.seat)),
  );
}

/** Whether an event belongs to a scoring. */
export const isScored = ({ name }: EventShape): boolean => name.startsWith("scored_");

/** The sum of prices that the moving seat paid. */
export function costOf(entry: Entry, game: string): number {
  const prices = entry.events.filter(
    (event) => event.facts.seat === entry.seat && event.facts.price !== undefined,
  );
  return -prices.reduce((sum, event) => sum + Math.min(0, moneyOf(gameInfo(game), event)), 0);
}

/** The places, slots and links of an entry's events. */
export function litBy(entry: Entry): string[] {
  const ids = new Set<string>();
  for (const event of entry.events) {
    if (event.name === "period_ended" || isScored(event)) break;
    for (const fact of ["place", "mill", "link"]) if (event.facts[fact]) ids.add(text(event, fact));
  }
  return [...ids];
}

/** The first moment of each round. */
export function roundsOf(moments: Moment[]): number[] {
  const key = ({ position }: Moment) => `${position.period} ${position.round}`;
  return moments.flatMap((moment, index) =>
    index === 0 || key(moment) !== key(moments[index - 1]!) ? [index] : [],
  );
}

/** The moments after which the analyst's turns ended; -1 for turns before the log starts. */
export function turnMoments(turns: { played: string[] }[], moments: Moment[]): number[] {
  const kept = keptMoments(moments);
  const done: number[] = []; // the last moment of every action
  for (const moment of kept) {
    const acted = moment.entry.data.acted ?? [];
    for (let count = 0; count < acted.length; count++) done.push(moments.indexOf(moment));
  }
  let action = done.length - turns.reduce((sum, turn) => sum + turn.played.length, 0); // negative: a record came before
  return turns.map((turn) => {
    action += turn.played.length;
    return action <= 0 ? -1 : done[action - 1]!;
  });
}
