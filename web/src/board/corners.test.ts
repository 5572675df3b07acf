import { expect, test } from "vitest";
import { freeCorner } from "./corners";

const WINDOW: [number, number] = [400, 300];
const SIZE: [number, number] = [100, 40];

test("the first corner is taken if nothing is there", () => {
  expect(freeCorner(WINDOW, SIZE, [{ x: 200, y: 100, w: 60, h: 60 }])).toBe("top-left");
});

test("a corner with something in it is left", () => {
  expect(freeCorner(WINDOW, SIZE, [{ x: 90, y: 30, w: 60, h: 60 }])).toBe("top-right");
  expect(freeCorner(WINDOW, SIZE, [{ x: 0, y: 0, w: 400, h: 20 }])).toBe("bottom-left");
});

test("no corner is free", () => {
  expect(freeCorner(WINDOW, SIZE, [{ x: 0, y: 0, w: 400, h: 300 }])).toBeNull();
});
