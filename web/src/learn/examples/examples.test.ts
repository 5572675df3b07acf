import { expect, it } from "vitest";
import type { PrintedBoard } from "$/lib/types";
import { boundsOf, overlap } from "$/board/plates";
import { smallBoard } from "./smallBoard";

const place = (id: string, x: number, y: number, slots: number) => ({
  id,
  name: id,
  kind: "city",
  xy: [x, y],
  slots: Array.from({ length: slots }, (_, i) => ({ id: `${id}.${i + 1}`, industries: ["port"] })),
  markets: [],
  discs: 0,
  colour: null,
  external: false,
  distant_port: false,
  no_passing_through: false,
});
const printed = {
  canvas: [1000, 3000],
  places: [place("north", 500, 0, 2), place("south", 520, 3000, 3), place("east", 900, 1500, 1)],
  links: [
    { id: "north-south", a: "north", b: "south", kinds: ["rail"] },
    { id: "east-south", a: "east", b: "south", kinds: ["rail"] },
  ],
  lanes: [],
  drawing: null,
} as unknown as PrintedBoard;

it("moves a few places together without overlap, and keeps their order", () => {
  const { layout, view } = smallBoard(printed, ["north", "south"]);
  expect(layout.plates.map(({ id }) => id)).toEqual(["north", "south"]);
  const [north, south] = layout.plates.map(boundsOf) as [
    ReturnType<typeof boundsOf>,
    ReturnType<typeof boundsOf>,
  ];
  expect(overlap(north, south)).toBe(false);
  expect(north.y).toBeLessThan(south.y);
  expect(view.h).toBeLessThan(1500); // 3000 on the board
  expect(layout.curves.map(({ id }) => id)).toEqual(["north-south"]);
});

it("computes each picture once", () => {
  expect(smallBoard(printed, ["north", "east"])).toBe(smallBoard(printed, ["north", "east"]));
});
