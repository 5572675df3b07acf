import { describe, expect, it } from "vitest";
import { framed, levels, placed, vpMarker } from "./track";

// The printed track: one space per level up to £0, then two, three and four spaces per level.
const TRACK = [
  ...Array.from({ length: 11 }, (_, i) => i - 10),
  ...Array.from({ length: 20 }, (_, i) => 1 + (i >> 1)),
  ...Array.from({ length: 30 }, (_, i) => 11 + Math.floor(i / 3)),
  ...Array.from({ length: 36 }, (_, i) => 21 + (i >> 2)),
  30,
  30,
  30,
];

describe("the frame", () => {
  for (const [width, height] of [
    [826, 840],
    [1180, 1010],
    [500, 900],
  ] as const) {
    const spaces = framed(width, height, 30);

    it(`has 100 spaces that lie inside ${width} × ${height} and touch the one before`, () => {
      expect(spaces).toHaveLength(100);
      for (const [i, space] of spaces.entries()) {
        expect(space.x).toBeGreaterThanOrEqual(-0.01);
        expect(space.y).toBeGreaterThanOrEqual(-0.01);
        expect(space.x + space.width).toBeLessThanOrEqual(width + 0.01);
        expect(space.y + space.height).toBeLessThanOrEqual(height + 0.01);
        const before = spaces[(i + 99) % 100]!;
        expect(before.x).toBeLessThanOrEqual(space.x + space.width + 0.01);
        expect(space.x).toBeLessThanOrEqual(before.x + before.width + 0.01);
        expect(before.y).toBeLessThanOrEqual(space.y + space.height + 0.01);
        expect(space.y).toBeLessThanOrEqual(before.y + before.height + 0.01);
      }
    });

    it(`covers ${width} × ${height} without overlap`, () => {
      const area = spaces.reduce((sum, space) => sum + space.width * space.height, 0);
      expect(area).toBeCloseTo(width * height - (width - 60) * (height - 60), 0);
    });
  }

  it("begins bottom left and runs clockwise", () => {
    const spaces = framed(800, 800, 30);
    expect([0, 25, 50, 75].map((i) => spaces[i]!.side)).toEqual(["left", "top", "right", "bottom"]);
    expect(spaces[0]!.y).toBeGreaterThan(700);
    expect(spaces[1]!.y).toBeLessThan(spaces[0]!.y);
  });
});

describe("income", () => {
  it("alternates by level, so that levels can be counted", () => {
    const found = levels(TRACK);
    expect(found[0]).toBe(0);
    expect(found[12]).toBe(found[11]);
    expect(found[13]).toBe(found[12]! + 1);
    expect(found[99]).toBe(40);
  });
});

describe("markers", () => {
  it("go round the track for points beyond 99", () => {
    expect(vpMarker(1, 99)).toMatchObject({ space: 99, lap: 0 });
    expect(vpMarker(1, 131)).toMatchObject({ space: 31, lap: 1 });
  });

  it("never hide one another, even ten on one space", () => {
    const spaces = framed(826, 840, 30);
    for (const count of [1, 2, 4, 5, 8, 10]) {
      const markers = Array.from(
        { length: count },
        (_, i) => ({ seat: i % 5, kind: i < 5 ? "income" : "vp", space: 10 }) as const,
      );
      const found = placed(markers, spaces);
      for (const [i, a] of found.entries())
        for (const b of found.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r * 1.3);
    }
  });
});
