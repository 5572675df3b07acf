// Computes the position of everything on a map from the board's data.
import type { PrintedBoard, Drawing, PrintedLink } from "$/lib/types";
import {
  boxesOf,
  moved,
  onPlate,
  overlap,
  plateOf,
  textWidth,
  within,
  type Box,
  type Plate,
  type Point,
} from "./plates";
import { spreadPlates } from "./spreadPlates";

export interface Curve {
  id: string;
  link: PrintedLink;
  bend: number;
  d: string;
  points: Point[];
  /** Indices of the first and last point that no plate at its ends hides. */
  seen: [number, number];
  /** Visible length in units. */
  length: number;
  /** Centre of the owner's roundel. */
  mid: Point;
  /** The box around its points. */
  box: Box;
}
export interface LanePath {
  sea: string;
  port: string;
  d: string;
  points: Point[];
}
export interface Layout {
  size: Point;
  plates: Plate[];
  byId: Map<string, Plate>;
  curves: Curve[];
  lanes: LanePath[];
  title: Box | null;
  /** Points along the lettering of the map. */
  labels: { text: string; points: Point[] }[];
}

export const ROUNDEL_RADIUS = 18;
export const MIN_VISIBLE_LENGTH = 40;
const LINK_POINTS = 80;
const BENDS = [
  0, 12, -12, 24, -24, 38, -38, 55, -55, 76, -76, 100, -100, 130, -130, 165, -165, 210, -210, 270, -270,
];

type MapLabel = NonNullable<Drawing["labels"]>[number];

const f = (n: number) => String(Math.round(n * 10) / 10);

function bow(from: Point, to: Point, bend: number): { d: string; points: Point[] } {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const cx = (x1 + x2) / 2 + ((y2 - y1) / length) * bend * 2;
  const cy = (y1 + y2) / 2 - ((x2 - x1) / length) * bend * 2;
  const points: Point[] = [];
  for (let i = 0; i <= LINK_POINTS; i++) {
    const t = i / LINK_POINTS;
    const u = 1 - t;
    points.push([u * u * x1 + 2 * t * u * cx + t * t * x2, u * u * y1 + 2 * t * u * cy + t * t * y2]);
  }
  return { d: `M${f(x1)} ${f(y1)}Q${f(cx)} ${f(cy)} ${f(x2)} ${f(y2)}`, points };
}

function around(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function curveOf(link: PrintedLink, bend: number, plates: Map<string, Plate>): Curve {
  const a = plates.get(link.a)!;
  const b = plates.get(link.b)!;
  const { d, points } = bow(a.hub, b.hub, bend);
  let first = 0;
  let last = LINK_POINTS;
  while (first < LINK_POINTS && onPlate(points[first]!, a, 2)) first++;
  while (last > 0 && onPlate(points[last]!, b, 2)) last--;
  let length = 0;
  for (let i = first; i < last; i++) length += apart(points[i]!, points[i + 1]!);
  const middle = points[Math.max(0, Math.min(LINK_POINTS, Math.round((first + last) / 2)))]!;
  return {
    id: link.id,
    link,
    bend,
    d,
    points,
    seen: [first, last],
    length: first < last ? length : 0,
    mid: middle,
    box: around(points),
  };
}

/** Plates that a link crosses without ending there. */
function crossed(curve: Curve, plates: Plate[], gap = 6): Plate[] {
  return plates.filter(
    (plate) =>
      plate.id !== curve.link.a &&
      plate.id !== curve.link.b &&
      boxesOf(plate).some((box) => overlap(box, curve.box, gap)) &&
      curve.points.some((point) => onPlate(point, plate, gap)),
  );
}

const roundelOn = (mid: Point, plate: Plate) =>
  boxesOf(plate).some((box) => within(mid, box, ROUNDEL_RADIUS - 3));

function crossings(a: Curve, b: Curve): boolean {
  // Links of one place meet on its plate, so only the visible parts count.
  if (!overlap(a.box, b.box)) return false;
  for (let i = a.seen[0]; i < a.seen[1]; i += 3) {
    const [x, y] = a.points[i]!;
    for (let j = b.seen[0]; j < b.seen[1]; j += 3) {
      const [bx, by] = b.points[j]!;
      if (Math.abs(bx - x) < 11 && Math.abs(by - y) < 11) return true;
    }
  }
  return false;
}

/** Move roundels along their links until they touch neither plates nor each other. */
function placeRoundels(curves: Curve[], plates: Plate[]): void {
  const placed: Point[] = [];
  for (const curve of [...curves].sort((a, b) => a.length - b.length)) {
    const [first, last] = curve.seen;
    const middle = Math.round((first + last) / 2);
    for (let step = 0; step <= (last - first) / 2; step++) {
      const found = [middle + step, middle - step]
        .map((i) => curve.points[i]!)
        .find(
          (point) =>
            point &&
            !plates.some((plate) => roundelOn(point, plate)) &&
            placed.every((other) => apart(point, other) > 2 * ROUNDEL_RADIUS + 4),
        );
      if (found) {
        curve.mid = found;
        break;
      }
    }
    placed.push(curve.mid);
  }
}

function bent(printed: PrintedBoard, plates: Map<string, Plate>, all: Plate[]): Curve[] {
  const given = printed.drawing?.bends ?? {};
  const curves = printed.links.map((link) => curveOf(link, given[link.id] ?? 0, plates));
  const badness = (curve: Curve, index: number): number => {
    let sum = crossed(curve, all).length * 1000 + Math.abs(curve.bend) * 0.6;
    if (curve.length < 66) sum += (66 - curve.length) * 2.5;
    if (all.some((plate) => roundelOn(curve.mid, plate))) sum += 120;
    for (const [i, other] of curves.entries()) {
      if (i === index) continue;
      if (apart(curve.mid, other.mid) < 2 * ROUNDEL_RADIUS + 8) sum += 90;
      if (crossings(curve, other)) sum += 60;
    }
    return sum;
  };
  for (let round = 0; round < 3; round++) {
    for (const [i, link] of printed.links.entries()) {
      if (given[link.id] != null) continue;
      let best = curves[i]!;
      let least = badness(best, i);
      if (least < 1) continue;
      for (const bend of BENDS) {
        const tried = curveOf(link, bend, plates);
        const value = badness(tried, i);
        if (value < least - 0.01) [best, least] = [tried, value];
      }
      curves[i] = best;
    }
  }
  placeRoundels(curves, all);
  return curves;
}

function lanesOf(printed: PrintedBoard, plates: Map<string, Plate>, all: Plate[]): LanePath[] {
  return printed.lanes.flatMap((lane) =>
    lane.ports.map((port) => {
      const others = all.filter((plate) => plate.id !== port && plate.id !== lane.sea);
      const hidden = (path: { points: Point[] }) =>
        others.filter((plate) => path.points.some((point) => onPlate(point, plate, 4))).length;
      let best = bow(plates.get(port)!.hub, plates.get(lane.sea)!.hub, 0);
      let least = hidden(best);
      for (const bend of BENDS) {
        if (!least) break;
        const tried = bow(plates.get(port)!.hub, plates.get(lane.sea)!.hub, bend);
        const value = hidden(tried);
        if (value < least) [best, least] = [tried, value];
      }
      return { sea: lane.sea, port, ...best };
    }),
  );
}

/** Points on a name's lettering that must not be covered. */
function lettering(label: MapLabel): Point[] {
  const spaced = label.kind === "water" ? 0.92 : label.kind === "sea" ? 1.4 : 1.14;
  const half = (textWidth(label.text, label.size) * spaced) / 2;
  const turn = (label.turn * Math.PI) / 180;
  const points: Point[] = [];
  for (let along = -half; along <= half; along += 10) {
    for (const up of [0, label.size * 0.36, label.size * 0.72])
      points.push([
        label.xy[0] + along * Math.cos(turn) + up * Math.sin(turn),
        label.xy[1] + along * Math.sin(turn) - up * Math.cos(turn),
      ]);
  }
  return points;
}

/** The layout of a board. Plates grow with the names, which depend on the language. */
export function layoutOf(
  printed: PrintedBoard,
  nameOf: (id: string) => string = (id) => printed.places.find((place) => place.id === id)!.name,
): Layout {
  const given = printed.drawing?.plates ?? {};
  const bare = printed.places.map((place) => plateOf(place, nameOf(place.id), printed));
  const links = new Set(printed.links.flatMap((link) => [`${link.a} ${link.b}`, `${link.b} ${link.a}`]));
  let size: Point = printed.drawing?.size ?? [printed.canvas[0] * 1.1, printed.canvas[1] * 1.1];
  let plates: Plate[];
  if (printed.places.every((place) => given[place.id])) {
    plates = bare.map((plate) => moved(plate, ...given[plate.id]!));
  } else {
    const scale: Point = [size[0] / printed.canvas[0], size[1] / printed.canvas[1]];
    const homes = printed.places.map(
      (place): Point => given[place.id] ?? [place.xy[0] * scale[0], place.xy[1] * scale[1]],
    );
    ({ plates, size } = spreadPlates(bare, homes, size, (a, b) => links.has(`${a} ${b}`)));
  }
  const byId = new Map(plates.map((plate) => [plate.id, plate]));
  const title = printed.drawing?.title;
  return {
    size,
    plates,
    byId,
    curves: bent(printed, byId, plates),
    lanes: lanesOf(printed, byId, plates),
    title: title ? { x: title[0], y: title[1], w: title[2], h: title[3] } : null,
    labels: (printed.drawing?.labels ?? []).map((label) => ({ text: label.text, points: lettering(label) })),
  };
}

/** Describes every overlap on a map, for map authors. */
export function clashes(layout: Layout): string[] {
  const found: string[] = [];
  const { plates, curves } = layout;
  for (const [i, a] of plates.entries()) {
    for (const b of plates.slice(i + 1)) {
      if (boxesOf(a).some((box) => boxesOf(b).some((other) => overlap(box, other, 6))))
        found.push(`plates ${a.id} and ${b.id} overlap`);
    }
    for (const box of boxesOf(a)) {
      if (box.x < 0 || box.y < 0 || box.x + box.w > layout.size[0] || box.y + box.h > layout.size[1])
        found.push(`plate ${a.id} is off the map`);
    }
    if (layout.title && boxesOf(a).some((box) => overlap(box, layout.title!)))
      found.push(`plate ${a.id} is under the title`);
  }
  for (const label of layout.labels) {
    for (const plate of plates)
      if (label.points.some((point) => onPlate(point, plate)))
        found.push(`plate ${plate.id} covers the name ${label.text}`);
    for (const curve of curves)
      if (label.points.some((point) => apart(point, curve.mid) < ROUNDEL_RADIUS))
        found.push(`roundel of ${curve.id} covers the name ${label.text}`);
  }
  for (const curve of curves) {
    for (const plate of crossed(curve, plates, 2)) found.push(`link ${curve.id} crosses ${plate.id}`);
    if (curve.length < MIN_VISIBLE_LENGTH)
      found.push(`link ${curve.id} shows only ${Math.round(curve.length)} units`);
    for (const plate of plates)
      if (roundelOn(curve.mid, plate)) found.push(`roundel of ${curve.id} lies on ${plate.id}`);
    if (layout.title && within(curve.mid, layout.title, ROUNDEL_RADIUS))
      found.push(`roundel of ${curve.id} is under the title`);
  }
  for (const [i, a] of curves.entries()) {
    for (const b of curves.slice(i + 1))
      if (apart(a.mid, b.mid) < 2 * ROUNDEL_RADIUS + 2) found.push(`roundels of ${a.id} and ${b.id} overlap`);
  }
  return found;
}
