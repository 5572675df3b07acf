// A board to draw from a map that may have faults: what cannot be drawn is left out.
import type { Drawing, PrintedBoard, PrintedPlace } from "$/lib/types";
import { railId, type Location, type MapContent } from "./mapContent";

const TAKES: Record<string, string[]> = {
  blank: ["cotton_mill", "factory", "iron_works"],
  coal_mine: ["coal_mine"],
  port: ["port"],
  ship: ["ship"],
};

function placeOf(place: Location): PrintedPlace {
  const slots = (place.slots ?? []).filter((slot) => slot in TAKES);
  return {
    id: place.id,
    name: place.name || place.id,
    kind: place.kind,
    xy: place.xy,
    slots: slots.map((slot, i) => ({
      id: slots.length > 1 ? `${place.id}.${i + 1}` : place.id,
      industries: TAKES[slot]!,
    })) as PrintedPlace["slots"],
    external: false,
    discs: 0,
    colour: place.colour ?? null,
    markets: Array.from({ length: Math.min(9, place.markets ?? 0) }, (_, i) => `${place.id}.m${i + 1}`),
    distant_port: !!place.distant_port,
    no_passing_through: !!place.no_passing_through,
  };
}

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));

export function draftBoard(content: MapContent, game: string): PrintedBoard {
  const seen = new Set<string>();
  const places = content.location.filter(({ id, xy }) => {
    const drawn = typeof id === "string" && id !== "" && !seen.has(id) && isPoint(xy);
    seen.add(id);
    return drawn;
  });
  const known = new Set(places.map((place) => place.id));
  const links = new Map(
    content.rails
      .filter(
        (rail) =>
          Array.isArray(rail) &&
          rail.length === 2 &&
          rail[0] !== rail[1] &&
          rail.every((end) => known.has(end)),
      )
      .map((rail) => [railId(rail), rail]),
  );
  const drawing = content.drawing && isPoint(content.drawing.size) ? content.drawing : null;
  return {
    game,
    map: null,
    name: content.name,
    players: 4,
    variants: [],
    currency: "$",
    reconstructed: !!content.reconstructed,
    canvas: isPoint(content.canvas) ? content.canvas : [1000, 1000],
    drawing: drawing as Drawing | null,
    places: places.map(placeOf),
    links: [...links].map(([id, [a, b]]) => ({ id, a, b, kinds: ["rail"] })) as PrintedBoard["links"],
    lanes: (content.sea_lane ?? [])
      .filter((lane) => known.has(lane.ship) && Array.isArray(lane.ports))
      .map((lane) => ({
        sea: lane.ship,
        ports: lane.ports.filter((port) => known.has(port)),
        coal: lane.coal_import,
      })),
    industries: [],
    tiles: [],
    cards: {},
    hand: 0,
    coal_track: null,
    iron_track: null,
    income_track: [],
    market_bonus: [],
    market_tiles: [],
    loans: [],
    link_costs: {},
    link_tiles: 0,
  };
}
