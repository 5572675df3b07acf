// Positions of map elements, and the line through a list of places.
import { placeOf } from "$/lib/printed";
import type { Layout } from "./layout";
import type { Point } from "./plates";

/** Centres of slots, markets, imports and places. */
export function spotOf(layout: Layout, id: string): Point | null {
  const plate = layout.byId.get(placeOf(id));
  if (!plate) return null;
  const cell = [...plate.slots, ...plate.markets, ...(plate.stock ? [plate.stock] : [])].find(
    (found) => found.id === id,
  );
  return cell ? [cell.x + cell.w / 2, cell.y + cell.h / 2] : plate.hub;
}

/** Points along the link or sea lane between two places; none if there is no line between them. */
function between(layout: Layout, from: string, to: string): Point[] {
  const curve = layout.curves.find(
    ({ link: { a, b } }) => (a === from && b === to) || (a === to && b === from),
  );
  if (curve) return curve.link.a === from ? curve.points : [...curve.points].reverse();
  const lane = layout.lanes.find(
    ({ port, sea }) => (port === from && sea === to) || (port === to && sea === from),
  );
  if (lane) return lane.port === from ? lane.points : [...lane.points].reverse();
  return [];
}

/** The line from one element to another through places, along links and sea lanes. */
export function lineThrough(layout: Layout, from: string, path: string[], to: string): Point[] {
  const line: (Point | null)[] = [spotOf(layout, from)];
  path.forEach((place, i) =>
    line.push(...(i ? between(layout, path[i - 1]!, place) : []), layout.byId.get(place)?.hub ?? null),
  );
  line.push(spotOf(layout, to));
  return line.filter((point) => point !== null);
}
