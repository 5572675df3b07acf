// Plans the animations of an entry from its events.
import { gameInfo, moneyMoved } from "$/lib/games";
import type { PrintedBoard, EventShape, PlacedTile, Position, Resource } from "$/lib/types";
import { figure, isScored, text, tilesAfter, type Entry } from "$/replay/history";

interface Timed {
  at: number; // start in milliseconds
  ms: number;
}
export type Movement = Timed &
  (
    | { kind: "cube"; resource: Resource; path: string[] } // ids on the board; "coal_track" and "iron_track" are the demand tracks
    | { kind: "drop"; id: string; tile: PlacedTile }
    | { kind: "flip"; id: string; seat: number }
    | { kind: "draw"; id: string; seat: number; ends: [string, string] }
    | { kind: "walk"; seat: number; from: number; to: number } // the income marker
    | { kind: "count"; seat: number; from: number; to: number } // money
  );

export const MAX_ENTRY_MS = 1200; // for all animations of an entry
const INCOME_SPACE_MS = 60;
const CUBE_MS = 420;
const CUBE_INTERVAL_MS = 70;
const TILE_DROP_MS = 260;
const LINK_DRAW_MS = 320;
const TILE_FLIP_MS = 380;
const MONEY_COUNT_MS = 450;

/** The animations of an entry, from the position before it. Scoring has its own overlay. */
export function animationsOf(entry: Entry, before: Position, printed: PrintedBoard): Movement[] {
  const until = entry.events.findIndex((event) => event.name === "period_ended" || isScored(event));
  const events = until < 0 ? entry.events : entry.events.slice(0, until);
  const cubes = cubesOf(events, printed);
  const movements: Movement[] = cubes.map((path, index) => ({
    ...path,
    at: index * CUBE_INTERVAL_MS,
    ms: CUBE_MS,
  }));
  let now = cubes.length ? CUBE_MS * 0.8 + (cubes.length - 1) * CUBE_INTERVAL_MS : 0;
  const slots = tilesAfter(
    before,
    events.filter((event) => event.name !== "flipped"),
  );
  for (const event of events) {
    if (event.name === "built" && slots[text(event, "place")]) {
      movements.push({
        kind: "drop",
        id: text(event, "place"),
        tile: slots[text(event, "place")]!,
        at: now,
        ms: TILE_DROP_MS,
      });
      now += TILE_DROP_MS / 2;
    } else if (event.name === "laid_link") {
      const link = printed.links.find(({ id }) => id === text(event, "link"));
      if (link)
        movements.push({
          kind: "draw",
          id: link.id,
          seat: figure(event, "seat"),
          ends: [link.a, link.b],
          at: now,
          ms: LINK_DRAW_MS,
        });
      now += LINK_DRAW_MS / 2;
    }
  }
  const flips = events.filter((event) => event.name === "flipped");
  for (const event of flips)
    movements.push({
      kind: "flip",
      id: text(event, "place"),
      seat: figure(event, "seat"),
      at: now,
      ms: TILE_FLIP_MS,
    });
  movements.push(...walksOf(events, now + (flips.length ? TILE_FLIP_MS / 2 : 0)));
  const info = gameInfo(before.game);
  before.seats.forEach(({ money }, seat) => {
    const change = moneyMoved(info, events, seat);
    if (change)
      movements.push({ kind: "count", seat, from: money, to: money + change, at: 0, ms: MONEY_COUNT_MS });
  });
  return fitted(movements);
}

type Way = { kind: "cube"; resource: Resource; path: string[] };

/** The places that a cube passed, with the links between them. */
function withLinks(path: string[], printed: PrintedBoard): string[] {
  return path.flatMap((place, i) => {
    const last = path[i - 1];
    const link = printed.links.find(({ a, b }) => (a === last && b === place) || (a === place && b === last));
    return link ? [link.id, place] : [place];
  });
}

function cubesOf(events: EventShape[], printed: PrintedBoard): Way[] {
  const ways: Way[] = [];
  for (const event of events) {
    const [verb, resource] = event.name.split("_") as [string, Resource];
    if (resource !== "coal" && resource !== "iron") continue;
    const place = text(event, "place");
    const node = text(event, "node");
    const track = `${resource}_track`;
    const ends = (from: string) => (node ? [from, ...withLinks(event.path, printed), node] : [from]); // without a node the cube is consumed on the spot
    if (verb === "took") ways.push({ kind: "cube", resource, path: ends(place) });
    else if (verb === "bought") ways.push({ kind: "cube", resource, path: ends(track) });
    else if (verb === "shipped") ways.push({ kind: "cube", resource, path: [place, track] });
  }
  return ways;
}

// Markers start one after another, within the maximum duration
function walksOf(events: EventShape[], at: number): Movement[] {
  return events
    .filter((event) => event.name === "income_moved")
    .map((event) => {
      const [from, to] = [figure(event, "from_space"), figure(event, "to_space")];
      return {
        kind: "walk" as const,
        seat: figure(event, "seat"),
        from,
        to,
        at,
        ms: Math.min(600, Math.abs(to - from) * INCOME_SPACE_MS),
      };
    });
}

/** Speed up all animations to fit the maximum duration. */
function fitted(movements: Movement[]): Movement[] {
  const end = Math.max(0, ...movements.map(({ at, ms }) => at + ms));
  if (end <= MAX_ENTRY_MS) return movements;
  return movements.map((movement) => ({
    ...movement,
    at: (movement.at * MAX_ENTRY_MS) / end,
    ms: (movement.ms * MAX_ENTRY_MS) / end,
  }));
}

/** Waiting animations: a client that is behind shows only the newest. */
export class Queue<T> {
  #waiting: T | null = null;
  #busy = false;

  constructor(readonly show: (item: T) => Promise<void>) {}

  add(item: T): void {
    this.#waiting = item;
    if (!this.#busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#waiting !== null) {
      const item = this.#waiting;
      this.#waiting = null;
      await this.show(item);
    }
    this.#busy = false;
  }
}
