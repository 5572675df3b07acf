// Where a button may lie over the map without covering anything that matters.
import { overlap, type Box, type Point } from "./plates";

export const CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type Corner = (typeof CORNERS)[number];
export const CORNER_MARGIN_PX = 8;

/** The first corner of a window where something of this size covers none of the boxes, all in pixels. */
export function freeCorner(
  [width, height]: Point,
  [w, h]: Point,
  taken: Box[],
  among: readonly Corner[] = CORNERS,
): Corner | null {
  const at = (corner: Corner): Box => ({
    x: corner.endsWith("left") ? CORNER_MARGIN_PX : width - CORNER_MARGIN_PX - w,
    y: corner.startsWith("top") ? CORNER_MARGIN_PX : height - CORNER_MARGIN_PX - h,
    w,
    h,
  });
  return among.find((corner) => !taken.some((box) => overlap(at(corner), box, 2))) ?? null;
}
