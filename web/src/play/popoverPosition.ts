// The position where a popover hides the least of the board.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Boxes that a popover should not cover. */
export interface Spared {
  subject: Box[]; // what it talks about: never if there is any room
  targets: Box[]; // what can be chosen next
  others: Box[]; // towns, markets, buttons
}

const ANCHOR_GAP_PX = 14;
const EDGE_GAP_PX = 6;
const STEP_PX = 8; // between the positions that are tried
// The cost of a covered square pixel, against a pixel of distance from the anchor
const SUBJECT_COST = 1000;
const TARGET_COST = 30;
const OTHER_COST = 0.4;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const covered = (box: Box, boxes: Box[]): number =>
  boxes.reduce((sum, other) => sum + overlap(box, other), 0);

/** The distance between the edges of two boxes. */
function gap(a: Box, b: Box): number {
  const x = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const y = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(x, y);
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** All multiples of the step in a range, and its end. */
function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP_PX) yield at;
  yield Math.max(from, to);
}

/** The best position of a popover inside the board, near its anchor. */
export function placed(size: Size, anchor: Box, within: Box, spared: Spared): Box {
  const subject = [anchor, ...spared.subject].map((box) => grown(box, ANCHOR_GAP_PX));
  const right = within.left + within.width - size.width - EDGE_GAP_PX;
  const bottom = within.top + within.height - size.height - EDGE_GAP_PX;
  let best: Box = { ...size, left: within.left + EDGE_GAP_PX, top: within.top + EDGE_GAP_PX };
  let least = Infinity;
  for (const left of steps(within.left + EDGE_GAP_PX, right))
    for (const top of steps(within.top + EDGE_GAP_PX, bottom)) {
      const box = { ...size, left, top };
      const cost =
        gap(box, anchor) +
        SUBJECT_COST * covered(box, subject) +
        TARGET_COST * covered(box, spared.targets) +
        OTHER_COST * covered(box, spared.others);
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  return best;
}

const nearest = (at: number, from: number, length: number) => Math.max(from, Math.min(at, from + length));

/** The line from a popover to its anchor: from its edge to the middle of the nearest edge. */
export function leader(box: Box, anchor: Box): { x1: number; y1: number; x2: number; y2: number } {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const x1 = nearest(middle.x, box.left, box.width);
  const y1 = nearest(middle.y, box.top, box.height);
  return {
    x1,
    y1,
    x2: nearest(x1, anchor.left, anchor.width),
    y2: nearest(y1, anchor.top, anchor.height),
  };
}
