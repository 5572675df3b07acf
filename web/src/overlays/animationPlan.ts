// Plans the animations of an entry from its events, and the positions shown between.
import type { PrintedBoard, EventShape, PlacedTile, Position, Resource } from "$/lib/types";
import { actionEvents, figure, text, tilesAfter, type Entry } from "$/replay/history";

interface Timed {
  at: number; // start in milliseconds
  ms: number;
}
export type Movement = Timed &
  (
    | { kind: "cube"; resource: Resource; path: string[] } // ids on the board; "coal_track" and "iron_track" are the demand tracks
    | { kind: "goods"; industry: string; path: string[] }
    | { kind: "drop"; id: string; tile: PlacedTile }
    | { kind: "flip"; id: string; seat: number }
    | { kind: "draw"; id: string; seat: number; ends: [string, string] }
  );

/** The animations of an entry: pieces come to the board, then its consequences follow. */
export interface AnimationPlan {
  coming: Movement[]; // before the position after the entry is shown
  comingMs: number; // until the last of them has ended
  following: Movement[]; // from then on
}

export const MAX_COMING_MS = 550;
const CUBE_MS = 380;
const CUBE_INTERVAL_MS = 60;
const GOODS_MS = 520;
const GOODS_INTERVAL_MS = 160;
const TILE_DROP_MS = 240;
const LINK_DRAW_MS = 280;
const TILE_FLIP_MS = 380;

/** The animations of an entry, from the position before it. Scoring has its own overlay. */
export function animationsOf(entry: Entry, before: Position, printed: PrintedBoard): AnimationPlan {
  const events = actionEvents(entry);
  const cubes = cubesOf(events, printed);
  const coming: Movement[] = cubes.map((path, index) => ({
    ...path,
    at: index * CUBE_INTERVAL_MS,
    ms: CUBE_MS,
  }));
  let now = cubes.length ? CUBE_MS * 0.8 + (cubes.length - 1) * CUBE_INTERVAL_MS : 0;
  for (const goods of goodsOf(events, before, printed)) {
    coming.push({ ...goods, at: now, ms: GOODS_MS });
    now += GOODS_INTERVAL_MS;
  }
  const slots = tilesAfter(
    before,
    events.filter((event) => event.name !== "flipped"),
    printed,
  );
  for (const event of events) {
    if (event.name === "built" && slots[text(event, "place")]) {
      coming.push({
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
        coming.push({
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
  const following = events
    .filter((event) => event.name === "flipped")
    .map((event): Movement => ({
      kind: "flip",
      id: text(event, "place"),
      seat: figure(event, "seat"),
      at: 0,
      ms: TILE_FLIP_MS,
    }));
  const end = Math.max(0, ...coming.map(({ at, ms }) => at + ms));
  const comingMs = Math.min(end, MAX_COMING_MS);
  return { coming: end ? coming.map((found) => paced(found, comingMs / end)) : [], comingMs, following };
}

/** A movement that takes another time. */
export const paced = (movement: Movement, factor: number): Movement => ({
  ...movement,
  at: movement.at * factor,
  ms: movement.ms * factor,
});

/** The position while cubes are on their way: they have left, but nothing has been built. */
export function whileCubesTravel(entry: Entry, before: Position, after: Position): Position {
  const events = actionEvents(entry);
  const slots = tilesAfter(
    before,
    events.filter(({ name }) => name !== "built" && name !== "flipped"),
  );
  const buys = (resource: Resource) => events.some(({ name }) => name === `bought_${resource}`);
  return {
    ...before,
    slots,
    ...(buys("coal") && { coal_track: after.coal_track }),
    ...(buys("iron") && { iron_track: after.iron_track }),
  };
}

/** A position whose figures are part of the way from those of another; 0 ≤ `part` ≤ 1. */
export function counted(from: Position, to: Position, part: number): Position {
  const between = <T extends object>(old: T, now: T): T => {
    const found = { ...now } as Record<string, unknown>;
    for (const [key, value] of Object.entries(now)) {
      const first = (old as Record<string, unknown>)[key];
      if (typeof value === "number" && typeof first === "number")
        found[key] = Math.round(first + (value - first) * part);
    }
    return found as T;
  };
  return { ...to, seats: to.seats.map((seat, i) => (from.seats[i] ? between(from.seats[i], seat) : seat)) };
}

type Way = { kind: "cube"; resource: Resource; path: string[] };

/** The places on a path, with the links between them. */
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

/** The ways of sold goods, as the links lie, to the port or market that takes them. */
function goodsOf(
  events: EventShape[],
  before: Position,
  printed: PrintedBoard,
): { kind: "goods"; industry: string; path: string[] }[] {
  return events.flatMap((event) => {
    const mill = text(event, "mill");
    const industry = before.slots[mill]?.industry;
    if (!industry || !event.path.length) return [];
    const buyer = text(event, "place");
    const path = [mill, ...withLinks(event.path, printed), ...(buyer ? [buyer] : [])];
    // The only slot of a location has the name of its location
    return { kind: "goods" as const, industry, path: path.filter((id, i) => id !== path[i - 1]) };
  });
}
