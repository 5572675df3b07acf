import { expect, it } from "vitest";
import { placed, type Box } from "./popoverPosition";

const within: Box = { left: 0, top: 0, width: 800, height: 600 };
const size = { width: 200, height: 100 };

it("stands below its anchor where there is room", () => {
  const box = placed(size, { left: 300, top: 200, width: 40, height: 40 }, within, []);
  expect(box.top).toBeGreaterThan(240);
});

it("never hides its anchor and never leaves the board", () => {
  for (const left of [0, 380, 760])
    for (const top of [0, 280, 560]) {
      const anchor = { left, top, width: 40, height: 40 };
      const box = placed(size, anchor, within, []);
      const apart =
        box.left >= left + 40 ||
        box.left + size.width <= left ||
        box.top >= top + 40 ||
        box.top + size.height <= top;
      expect(apart).toBe(true);
      expect(box.left >= 0 && box.top >= 0 && box.left + 200 <= 800 && box.top + 100 <= 600).toBe(true);
    }
});

it("prefers a side that hides no target", () => {
  const below = { left: 200, top: 250, width: 300, height: 200 };
  const box = placed(size, { left: 300, top: 200, width: 40, height: 40 }, within, [below]);
  expect(box.top + size.height).toBeLessThanOrEqual(250);
});
