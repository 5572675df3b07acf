// The content of a map file (docs/maps.md) and changes to it. Every function returns new content.
import type { Point } from "$/board/plates";
import type { Drawing } from "$/lib/types";

export const KINDS = ["city", "foreign", "village", "sea", "special"] as const;
export const SLOT_KINDS = ["blank", "coal_mine", "port"] as const;
export const MAX_SLOTS = 4;
const SHEET: Point = [1560, 1200];
const MAX_ID_LETTERS = 24;

export interface Location {
  id: string;
  name: string;
  kind: string;
  colour?: string;
  slots?: string[];
  markets?: number;
  distant_port?: boolean;
  no_passing_through?: boolean;
  xy: Point;
  stated?: string[];
  latlon?: number[];
}

export interface Lane {
  ship: string;
  ports: string[];
  coal_import: number;
}

export type Numbers = Record<string, unknown>;
export interface TileValues {
  level: number;
  count?: number;
  cost?: number;
  coal?: number;
  iron?: number;
  income?: number;
  cubes?: number;
  stated?: string[];
}
export type BoardValues = { [table: string]: unknown } & { tile?: Record<string, TileValues[]> };

export interface MapContent {
  id: string;
  name: string;
  players: number[];
  canvas: Point;
  reconstructed?: boolean;
  people?: string[];
  rails: [string, string][];
  location: Location[];
  sea_lane?: Lane[];
  drawing?: Partial<Drawing> & { size: Point };
  player_board?: BoardValues;
}

/** A map without locations. */
export const emptyMap = (name: string): MapContent => ({
  id: "my_map",
  name,
  players: [3, 4, 5],
  canvas: SHEET,
  rails: [],
  location: [],
  sea_lane: [],
  drawing: { size: SHEET, plates: {} },
});

/** Content as it came from a file: what an author left out gets its default. */
export function completed(given: Partial<MapContent>): MapContent {
  const list = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);
  return {
    ...emptyMap(""),
    ...given,
    drawing: given.drawing,
    rails: list(given.rails),
    location: list(given.location),
    sea_lane: list(given.sea_lane),
  };
}

export const isSea = (place: Location | undefined): boolean => place?.kind === "sea";
export const railId = ([a, b]: [string, string]): string => `${a}-${b}`;
export const placeAt = (content: MapContent, id: string | null): Location | undefined =>
  content.location.find((place) => place.id === id);
export const railAt = (content: MapContent, id: string | null): [string, string] | undefined =>
  content.rails.find((rail) => railId(rail) === id);
export const laneOf = (content: MapContent, sea: string): Lane | undefined =>
  content.sea_lane?.find((lane) => lane.ship === sea);

/** An id made of a name: "São Paulo" becomes "sao_paulo", and another one of that name "sao_paulo_2". */
export function idOf(name: string, taken: string[]): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, MAX_ID_LETTERS - 3);
  const first = plain || "place";
  for (let number = 1; ; number++) {
    const id = number === 1 ? first : `${first}_${number}`;
    if (!taken.includes(id)) return id;
  }
}

const changed = (content: MapContent, id: string, changes: Partial<Location>): MapContent => ({
  ...content,
  location: content.location.map((place) => (place.id === id ? { ...place, ...changes } : place)),
});

/** Change a location; undefined removes a value. */
export function withPlace(content: MapContent, id: string, changes: Partial<Location>): MapContent {
  const next = changed(content, id, changes);
  return {
    ...next,
    location: next.location.map(
      (place) =>
        Object.fromEntries(
          Object.entries(place).filter(([, value]) => value !== undefined),
        ) as unknown as Location,
    ),
  };
}

/** Change the kind of a location, and with it what only that kind has. */
export function withKind(content: MapContent, id: string, kind: string): MapContent {
  const place = placeAt(content, id)!;
  const land = (place.slots ?? []).filter((slot) => slot !== "ship");
  const slots =
    kind === "sea"
      ? ["ship"]
      : kind === "village"
        ? []
        : land.length || kind === "foreign"
          ? land
          : ["blank"];
  let next = withPlace(content, id, {
    kind,
    slots,
    markets: kind === "village" || kind === "sea" ? undefined : place.markets,
    colour: slots.length ? place.colour : undefined,
  });
  if (kind === "sea") next = { ...next, rails: next.rails.filter((rail) => !rail.includes(id)) };
  const lanes = (next.sea_lane ?? []).filter((lane) => lane.ship !== id);
  const lane = laneOf(next, id) ?? { ship: id, ports: [], coal_import: 2 };
  return { ...next, sea_lane: kind === "sea" ? [...lanes, lane] : lanes };
}

/** Rename the id of a location everywhere. */
export function withId(content: MapContent, from: string, to: string): MapContent {
  const name = (id: string) => (id === from ? to : id);
  const { plates = {}, bends = {}, ...drawing } = content.drawing ?? { size: SHEET };
  const renamed = Object.fromEntries(Object.entries(plates).map(([id, at]) => [name(id), at]));
  const bent = Object.fromEntries(
    Object.entries(bends).map(([id, bend]) => [id.split("-").map(name).join("-"), bend]),
  );
  return {
    ...content,
    location: content.location.map((place) => (place.id === from ? { ...place, id: to } : place)),
    rails: content.rails.map(([a, b]) => [name(a), name(b)]),
    sea_lane: content.sea_lane?.map((lane) => ({
      ...lane,
      ship: name(lane.ship),
      ports: lane.ports.map(name),
    })),
    drawing: content.drawing && { ...drawing, plates: renamed, bends: bent },
  };
}

const onCanvas = (content: MapContent, [x, y]: Point, size: Point): Point => [
  Math.max(0, Math.round((x / size[0]) * content.canvas[0])),
  Math.max(0, Math.round((y / size[1]) * content.canvas[1])),
];

/** Write the positions of all plates down, so that they stay where they are shown. */
export function withPlates(content: MapContent, plates: Record<string, Point>, size: Point): MapContent {
  return { ...content, drawing: { ...content.drawing, size, plates } };
}

/** Move a location, on a map whose plates are written down. */
export function withPosition(content: MapContent, id: string, at: Point): MapContent {
  const { size, plates = {} } = content.drawing!;
  const [x, y] = [0, 1].map((axis) => Math.round(Math.min(size[axis]!, Math.max(0, at[axis]!)))) as Point;
  const next = { ...content, drawing: { ...content.drawing!, plates: { ...plates, [id]: [x, y] as Point } } };
  return changed(next, id, { xy: onCanvas(content, [x, y], size) });
}

/** The colour that the fewest locations have. */
function rarest(content: MapContent, colours: string[]): string | undefined {
  const uses = (colour: string) => content.location.filter((place) => place.colour === colour).length;
  return [...colours].sort((a, b) => uses(a) - uses(b))[0];
}

/** Add a location at a point of the sheet. */
export function withNewPlace(
  content: MapContent,
  kind: "city" | "sea",
  name: string,
  at: Point,
  colours: string[],
): [MapContent, string] {
  const names = content.location.map((place) => place.name);
  let free = name; // two towns of one name could not be told apart in the log
  for (let number = 2; names.includes(free); number++) free = `${name} ${number}`;
  const id = idOf(
    free,
    content.location.map((place) => place.id),
  );
  const slots = [kind === "sea" ? "ship" : "blank"];
  const place: Location = { id, name: free, kind, colour: rarest(content, colours), slots, xy: [0, 0] };
  const next: MapContent = { ...content, location: [...content.location, place] };
  if (kind === "sea") next.sea_lane = [...(next.sea_lane ?? []), { ship: id, ports: [], coal_import: 2 }];
  return [withPosition(next, id, at), id];
}

/** Remove a location with everything that leads there. */
export function withoutPlace(content: MapContent, id: string): MapContent {
  const { plates = {}, bends = {}, ...drawing } = content.drawing ?? { size: SHEET };
  const kept = <T>(values: Record<string, T>, keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => keep(name)));
  return {
    ...content,
    location: content.location.filter((place) => place.id !== id),
    rails: content.rails.filter((rail) => !rail.includes(id)),
    sea_lane: content.sea_lane
      ?.filter((lane) => lane.ship !== id)
      .map((lane) => ({ ...lane, ports: lane.ports.filter((port) => port !== id) })),
    drawing: content.drawing && {
      ...drawing,
      plates: kept(plates, (name) => name !== id),
      bends: kept(bends, (name) => !name.split("-").includes(id)),
    },
  };
}

export function withoutRail(content: MapContent, id: string): MapContent {
  return { ...content, rails: content.rails.filter((rail) => railId(rail) !== id) };
}

/** How far a rail bends; null lets the board choose. */
export function withBend(content: MapContent, id: string, bend: number | null): MapContent {
  const others = Object.entries(content.drawing?.bends ?? {}).filter(([link]) => link !== id);
  const bends = Object.fromEntries(bend === null ? others : [...others, [id, bend]]);
  return { ...content, drawing: { ...content.drawing!, bends } };
}

export function withLane(content: MapContent, sea: string, changes: Partial<Lane>): MapContent {
  const lane = laneOf(content, sea) ?? { ship: sea, ports: [], coal_import: 2 };
  const others = (content.sea_lane ?? []).filter((found) => found.ship !== sea);
  return { ...content, sea_lane: [...others, { ...lane, ...changes }] };
}

/** Connect two locations or, if they are connected, part them: a rail on land, a sea lane between a sea and a port. */
export function withConnection(content: MapContent, a: string, b: string): MapContent {
  const [first, second] = [placeAt(content, a), placeAt(content, b)];
  if (a === b || !first || !second || (isSea(first) && isSea(second))) return content;
  if (isSea(first) || isSea(second)) {
    const [sea, port] = isSea(first) ? [a, b] : [b, a];
    const ports = laneOf(content, sea)?.ports ?? [];
    return withLane(content, sea, {
      ports: ports.includes(port) ? ports.filter((found) => found !== port) : [...ports, port],
    });
  }
  const joined = content.rails.find((rail) => rail.includes(a) && rail.includes(b));
  return joined ? withoutRail(content, railId(joined)) : { ...content, rails: [...content.rails, [a, b]] };
}
