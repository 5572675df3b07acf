// Plates: the name plate of a town with its slots, or the pill of a place without slots.
// Sizes are in map units.
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
  /** Without slots and markets: only a name with symbols. */
  pill: boolean;
  /** Its name, in one or two lines. */
  lines: string[];
  x: number;
  y: number;
  name: Box;
  tray: Box | null;
  slots: Cell[];
  markets: Cell[];
  /** The coal import beyond a sea lane. */
  stock: Cell | null;
  /** Where its links start. */
  hub: Point;
}

export const SLOT_SIZE = 68;
export const SLOT_GAP = 5;
export const NAME_HEIGHT = 36;
export const PILL_HEIGHT = 44;
export const NAME_FONT_SIZE = 25;
export const PILL_FONT_SIZE = 24;
const TRAY_PADDING = 6; // around the slots of a tray
const STOCK_SIZE = 36;
const NAME_LINE_HEIGHT = 27;
const SEA_NAME_WRAP_WIDTH = 240; // longer names at sea take two lines: there is little room between the coasts

const { narrow, half, wide, capital, other } = letter_widths;
const classes = [narrow, half, wide].map(({ letters, width }) => ({ letters: new Set(letters), width }));

/** Estimated width of a text in the bold serif, in units; rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text)
    sum +=
      classes.find(({ letters }) => letters.has(letter))?.width ??
      (letter !== letter.toLowerCase() ? capital : other);
  return sum * size;
}

/** Width of the symbols before and after a name: a colour, an anchor, discs, a bar. */
function signsWidth(place: PrintedPlace): number {
  return (
    (place.colour ? 30 : 0) +
    (place.external || place.distant_port ? 30 : 0) +
    place.discs * 19 +
    (place.no_passing_through ? 28 : 0)
  );
}

/** Splits a long name into two lines of about the same length. */
function broken(title: string): string[] {
  const words = title.split(" ");
  if (words.length < 2 || textWidth(title, NAME_FONT_SIZE) < SEA_NAME_WRAP_WIDTH) return [title];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, NAME_FONT_SIZE)));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/** A plate with its name centred on the origin; `moved` puts it in place. */
export function plateOf(place: PrintedPlace, title: string, printed: PrintedBoard): Plate {
  const pill = !place.slots.length && !place.markets.length;
  const lines = place.kind === "sea" ? broken(title) : [title];
  const width =
    Math.max(...lines.map((line) => textWidth(line, pill ? PILL_FONT_SIZE : NAME_FONT_SIZE))) +
    signsWidth(place) +
    (pill ? 36 : 26);
  const nameHeight = NAME_HEIGHT + (lines.length - 1) * NAME_LINE_HEIGHT;
  const plate: Plate = {
    id: place.id,
    place,
    pill,
    lines,
    x: 0,
    y: 0,
    name: { x: -width / 2, y: -PILL_HEIGHT / 2, w: width, h: PILL_HEIGHT },
    tray: null,
    slots: [],
    markets: [],
    stock: null,
    hub: [0, 0],
  };
  if (pill) return plate;

  const slotColumns = place.slots.length === 4 ? 2 : place.slots.length;
  const rows = Math.max(place.slots.length === 4 ? 2 : 1, 1);
  const columns = slotColumns + (rows > 1 ? Math.ceil(place.markets.length / rows) : place.markets.length);
  const hasStock = printed.lanes.some((lane) => lane.sea === place.id);
  const w = columns * SLOT_SIZE + (columns - 1) * SLOT_GAP;
  const h = rows * SLOT_SIZE + (rows - 1) * SLOT_GAP + (hasStock ? STOCK_SIZE + SLOT_GAP : 0);
  const height = nameHeight + h + 2 * TRAY_PADDING;
  const top = -height / 2 + nameHeight + TRAY_PADDING;
  plate.name = { x: -width / 2, y: -height / 2, w: width, h: nameHeight };
  plate.tray = {
    x: -w / 2 - TRAY_PADDING,
    y: top - TRAY_PADDING,
    w: w + 2 * TRAY_PADDING,
    h: h + 2 * TRAY_PADDING,
  };
  const cell = (id: string, column: number, row: number): Cell => ({
    id,
    x: -w / 2 + column * (SLOT_SIZE + SLOT_GAP),
    y: top + row * (SLOT_SIZE + SLOT_GAP),
    w: SLOT_SIZE,
    h: SLOT_SIZE,
  });
  plate.slots = place.slots.map((slot, i) => cell(slot.id, i % slotColumns, Math.floor(i / slotColumns)));
  plate.markets = place.markets.map((id, i) => {
    if (rows === 1) return cell(id, slotColumns + i, 0);
    const alone = place.markets.length === 1; // beside two rows: halfway between them
    return cell(id, slotColumns + Math.floor(i / rows), alone ? 0.5 : i % rows);
  });
  if (hasStock)
    plate.stock = {
      id: `${place.id}.import`,
      x: -w / 2,
      y: top + rows * (SLOT_SIZE + SLOT_GAP),
      w,
      h: STOCK_SIZE,
    };
  plate.hub = [0, top + (h - (hasStock ? STOCK_SIZE + SLOT_GAP : 0)) / 2];
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

export const onPlate = (point: Point, plate: Plate, gap = 0): boolean =>
  boxesOf(plate).some((box) => within(point, box, gap));

/** The box around a whole plate. */
export function boundsOf(plate: Plate): Box {
  const boxes = boxesOf(plate);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** The box around boxes, with a margin. If it exceeds the window, the box around the largest group that fits. */
export function around(boxes: Box[], window: Point | null): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - 30;
  const y = Math.min(...boxes.map((box) => box.y)) - 50;
  const all = {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) + 30 - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) + 30 - y,
  };
  if (!window || boxes.length < 2 || (all.w <= window[0] && all.h <= window[1])) return all;
  const near = (a: Box, b: Box) =>
    Math.abs(a.x - b.x) < window[0] * 0.42 && Math.abs(a.y - b.y) < window[1] * 0.42;
  const company = boxes
    .map((box) => boxes.filter((other) => near(box, other)))
    .reduce((best, some) => (some.length > best.length ? some : best));
  return around(company, null);
}
