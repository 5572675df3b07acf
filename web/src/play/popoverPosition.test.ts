import { describe, expect, it } from "vitest";
import { leader, placed, type Box, type Spared } from "./popoverPosition";

const within: Box = { left: 0, top: 0, width: 800, height: 600 };
const size = { width: 200, height: 100 };
const none: Spared = { subject: [], targets: [], others: [] };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const apart = (a: Box, b: Box) =>
  a.left >= b.left + b.width ||
  a.left + a.width <= b.left ||
  a.top >= b.top + b.height ||
  a.top + a.height <= b.top;

describe("a popover", () => {
  it("stands close to its anchor, never on it, and never leaves the board", () => {
    for (const left of [0, 380, 760])
      for (const top of [0, 280, 560]) {
        const anchor = box(left, top, 40, 40);
        const found = placed(size, anchor, within, none);
        expect(apart(found, anchor)).toBe(true);
        expect(found.left >= 0 && found.top >= 0).toBe(true);
        expect(found.left + 200 <= 800 && found.top + 100 <= 600).toBe(true);
        const { x1, y1, x2, y2 } = leader(found, anchor);
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeLessThan(50);
      }
  });

  it("never covers what it talks about, however far that reaches", () => {
    const ends = [box(60, 200, 120, 90), box(620, 200, 120, 90), box(180, 230, 440, 30)];
    const found = placed(size, box(390, 230, 20, 20), within, { ...none, subject: ends });
    for (const end of ends) expect(apart(found, end)).toBe(true);
  });

  it("covers a target only where it would cover its subject otherwise", () => {
    const targets = [box(0, 0, 800, 240), box(0, 300, 400, 300)];
    const found = placed(size, box(380, 260, 40, 40), within, { ...none, targets });
    for (const target of targets) expect(apart(found, target)).toBe(true);
    const everywhere = placed(size, box(380, 260, 40, 40), within, { ...none, targets: [within] });
    expect(apart(everywhere, box(380, 260, 40, 40))).toBe(true);
  });

  it("goes a little further to leave a town free", () => {
    const town = box(280, 330, 240, 120);
    const found = placed(size, box(380, 280, 40, 40), within, { ...none, others: [town] });
    expect(apart(found, town)).toBe(true);
  });
});
