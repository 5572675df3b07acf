// The blocks that stand on the map: a town's name-plate over its slots, or the pill of a place without any.
// Sizes are in map units. Pure, so that a test can look for what overlaps.
import { letter_widths } from "style.json";
import type { PrintedBoard, PrintedPlace } from "$/lib/types";

export type Point = [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Cell extends Box {
  id: string;
}
export interface Plate {
  id: string;
  place: PrintedPlace;
  /** Without slots and markets: only a name with what it means. */
  pill: boolean;
  /** Its name, in one or two lines. */
  lines: string[];
  x: number;
  y: number;
  name: Box;
  tray: Box | null;
  slots: Cell[];
  markets: Cell[];
  /** Where the coal beyond a sea lane is kept. */
  stock: Cell | null;
  /** Where its links begin. */
  hub: Point;
}

export const SLOT = 68;
export const GAP = 5;
export const NAME = 36;
export const PILL = 44;
export const NAME_SIZE = 25;
export const PILL_SIZE = 24;
const EDGE = 6; // tray around its slots
const STOCK = 36;
const LINE = 27;
const WIDEST = 240; // of a name at sea, where there is little room between the coasts

const { narrow, half, wide, capital, other } = letter_widths;
const classes = [narrow, half, wide].map(({ letters, width }) => ({ letters: new Set(letters), width }));

/** About how wide a text stands in the bold serif, in units; a little too wide rather than too narrow. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += classes.find(({ letters }) => letters.has(letter))?.width ?? (letter !== letter.toLowerCase() ? capital : other);
  return sum * size;
}

/** Signs before and after a name: a colour, an anchor, discs, a bar. */
function signsWidth(place: PrintedPlace): number {
  return (place.colour ? 30 : 0) + (place.external || place.distant_port ? 30 : 0) + place.discs * 19 + (place.no_passing_through ? 28 : 0);
}

/** A long name in two lines, as even as its words allow. */
function broken(title: string): string[] {
  const words = title.split(" ");
  if (words.length < 2 || textWidth(title, NAME_SIZE) < WIDEST) return [title];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, NAME_SIZE)));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/** A plate with its name around the origin of x and y; `moved` puts it in its place. */
export function plateOf(place: PrintedPlace, title: string, printed: PrintedBoard): Plate {
  const pill = !place.slots.length && !place.markets.length;
  const lines = place.kind === "sea" ? broken(title) : [title];
  const width = Math.max(...lines.map((line) => textWidth(line, pill ? PILL_SIZE : NAME_SIZE))) + signsWidth(place) + (pill ? 36 : 26);
  const nameHeight = NAME + (lines.length - 1) * LINE;
  const plate: Plate = { id: place.id, place, pill, lines, x: 0, y: 0, name: { x: -width / 2, y: -PILL / 2, w: width, h: PILL }, tray: null, slots: [], markets: [], stock: null, hub: [0, 0] };
  if (pill) return plate;

  const slotColumns = place.slots.length === 4 ? 2 : place.slots.length;
  const rows = Math.max(place.slots.length === 4 ? 2 : 1, 1);
  const columns = slotColumns + (rows > 1 ? Math.ceil(place.markets.length / rows) : place.markets.length);
  const hasStock = printed.lanes.some((lane) => lane.sea === place.id);
  const w = columns * SLOT + (columns - 1) * GAP;
  const h = rows * SLOT + (rows - 1) * GAP + (hasStock ? STOCK + GAP : 0);
  const height = nameHeight + h + 2 * EDGE;
  const top = -height / 2 + nameHeight + EDGE;
  plate.name = { x: -width / 2, y: -height / 2, w: width, h: nameHeight };
  plate.tray = { x: -w / 2 - EDGE, y: top - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
  const cell = (id: string, column: number, row: number): Cell => ({ id, x: -w / 2 + column * (SLOT + GAP), y: top + row * (SLOT + GAP), w: SLOT, h: SLOT });
  plate.slots = place.slots.map((slot, i) => cell(slot.id, i % slotColumns, Math.floor(i / slotColumns)));
  plate.markets = place.markets.map((id, i) => {
    if (rows === 1) return cell(id, slotColumns + i, 0);
    const alone = place.markets.length === 1; // beside two rows: half-way between them
    return cell(id, slotColumns + Math.floor(i / rows), alone ? 0.5 : i % rows);
  });
  if (hasStock) plate.stock = { id: `${place.id}.import`, x: -w / 2, y: top + rows * (SLOT + GAP), w, h: STOCK };
  plate.hub = [0, top + (h - (hasStock ? STOCK + GAP : 0)) / 2];
  return plate;
}

const shift = <B extends Box>(box: B, x: number, y: number): B => ({ ...box, x: box.x + x, y: box.y + y });

/** The plate with its centre at x, y. */
export function moved(plate: Plate, x: number, y: number): Plate {
  return {
    ...plate,
    x: plate.x + x,
    y: plate.y + y,
    name: shift(plate.name, x, y),
    tray: plate.tray && shift(plate.tray, x, y),
    slots: plate.slots.map((cell) => shift(cell, x, y)),
    markets: plate.markets.map((cell) => shift(cell, x, y)),
    stock: plate.stock && shift(plate.stock, x, y),
    hub: [plate.hub[0] + x, plate.hub[1] + y],
  };
}

export const boxesOf = (plate: Plate): Box[] => (plate.tray ? [plate.name, plate.tray] : [plate.name]);

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

export const within = ([x, y]: Point, box: Box, gap = 0): boolean =>
  x > box.x - gap && x < box.x + box.w + gap && y > box.y - gap && y < box.y + box.h + gap;

export const onPlate = (point: Point, plate: Plate, gap = 0): boolean => boxesOf(plate).some((box) => within(point, box, gap));

/** The box around a whole plate. */
export function boundsOf(plate: Plate): Box {
  const boxes = boxesOf(plate);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** The box around boxes with some air. Where it is larger than a window, that around the largest company of them that fits. */
export function around(boxes: Box[], window: Point | null): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - 30;
  const y = Math.min(...boxes.map((box) => box.y)) - 50;
  const all = { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) + 30 - x, h: Math.max(...boxes.map((box) => box.y + box.h)) + 30 - y };
  if (!window || boxes.length < 2 || (all.w <= window[0] && all.h <= window[1])) return all;
  const near = (a: Box, b: Box) => Math.abs(a.x - b.x) < window[0] * 0.42 && Math.abs(a.y - b.y) < window[1] * 0.42;
  const company = boxes.map((box) => boxes.filter((other) => near(box, other))).reduce((best, some) => (some.length > best.length ? some : best));
  return around(company, null);
}
