// The way a cube takes over what is built, for dots along it.
import { placeOf } from "$/lib/facts";
import type { Layout } from "./layout";
import type { Point } from "./plates";

interface Edge {
  to: string;
  points: Point[];
}

/** Middles of slots, markets, stocks and places. */
export function spotOf(layout: Layout, id: string): Point | null {
  const plate = layout.byId.get(placeOf(id));
  if (!plate) return null;
  const cell = [...plate.slots, ...plate.markets, ...(plate.stock ? [plate.stock] : [])].find((found) => found.id === id);
  return cell ? [cell.x + cell.w / 2, cell.y + cell.h / 2] : plate.hub;
}

/** The shortest way from one id to another over built links and sea lanes; null where there is none. */
export function wayBetween(layout: Layout, built: (link: string) => boolean, from: string, to: string): Point[] | null {
  const start = placeOf(from);
  const goal = placeOf(to);
  const edges = new Map<string, Edge[]>();
  const join = (a: string, b: string, points: Point[]) => {
    edges.set(a, [...(edges.get(a) ?? []), { to: b, points }]);
    edges.set(b, [...(edges.get(b) ?? []), { to: a, points: [...points].reverse() }]);
  };
  for (const curve of layout.curves) if (built(curve.id)) join(curve.link.a, curve.link.b, curve.points);
  for (const lane of layout.lanes) join(lane.port, lane.sea, lane.points);
  const reached = new Map<string, Point[]>([[start, []]]);
  const queue = [start];
  for (let at = queue.shift(); at !== undefined && at !== goal; at = queue.shift()) {
    for (const edge of edges.get(at) ?? []) {
      if (reached.has(edge.to)) continue;
      reached.set(edge.to, [...reached.get(at)!, ...edge.points]);
      queue.push(edge.to);
    }
  }
  const way = reached.get(goal);
  const first = spotOf(layout, from);
  const last = spotOf(layout, to);
  return way && first && last ? [first, ...way, last] : null;
}
