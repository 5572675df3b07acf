// The position where a popover hides the least: beside, below or above its anchor, inside the board.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ANCHOR_GAP_PX = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The best position of a popover; `spared` boxes should stay visible, most of all the anchor. */
export function placed(
  size: { width: number; height: number },
  anchor: Box,
  within: Box,
  spared: Box[],
): Box {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const right = within.left + within.width;
  const bottom = within.top + within.height;
  const tries: Box[] = [
    { ...size, left: middle.x - size.width / 2, top: anchor.top + anchor.height + ANCHOR_GAP_PX },
    { ...size, left: middle.x - size.width / 2, top: anchor.top - size.height - ANCHOR_GAP_PX },
    { ...size, left: anchor.left + anchor.width + ANCHOR_GAP_PX, top: middle.y - size.height / 2 },
    { ...size, left: anchor.left - size.width - ANCHOR_GAP_PX, top: middle.y - size.height / 2 },
    { ...size, left: right - size.width - ANCHOR_GAP_PX, top: bottom - size.height - ANCHOR_GAP_PX },
    { ...size, left: within.left + ANCHOR_GAP_PX, top: bottom - size.height - ANCHOR_GAP_PX },
    { ...size, left: within.left + ANCHOR_GAP_PX, top: within.top + ANCHOR_GAP_PX },
    { ...size, left: right - size.width - ANCHOR_GAP_PX, top: within.top + ANCHOR_GAP_PX },
  ];
  let best = tries[0]!;
  let least = Infinity;
  for (const box of tries) {
    box.left = Math.max(within.left + 4, Math.min(box.left, right - size.width - 4));
    box.top = Math.max(within.top + 4, Math.min(box.top, bottom - size.height - 4));
    const hidden = 8 * overlap(box, anchor) + spared.reduce((sum, other) => sum + overlap(box, other), 0);
    if (hidden < least) {
      least = hidden;
      best = box;
    }
  }
  return best;
}
