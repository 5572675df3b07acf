import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PrintedBoard } from "$/lib/types";
import { layoutOf } from "./layout";
import { lineThrough, spotOf } from "./paths";

const boards = JSON.parse(readFileSync(".fixtures/boards.json", "utf-8")) as PrintedBoard[];
const lancashire = layoutOf(boards[0]!);
const newEngland = layoutOf(boards[3]!);
const hub = (layout: typeof lancashire, place: string) => layout.byId.get(place)!.hub;

test("a cube goes along the links between the places that it passes, and over no other place", () => {
  const line = lineThrough(lancashire, "bury.2", ["bury", "manchester", "oldham"], "oldham.1");
  expect(line[0]).toEqual(spotOf(lancashire, "bury.2"));
  expect(line.at(-1)).toEqual(spotOf(lancashire, "oldham.1"));
  for (const id of ["bury-manchester", "manchester-oldham"]) {
    for (const point of lancashire.curves.find((curve) => curve.id === id)!.points)
      expect(line).toContainEqual(point);
  }
  expect(line).not.toContainEqual(hub(lancashire, "rochdale"));
});

test("a link is followed from either end", () => {
  const there = lineThrough(lancashire, "bury", ["bury", "manchester"], "manchester");
  const back = lineThrough(lancashire, "manchester", ["manchester", "bury"], "bury");
  expect(back).toEqual([...there].reverse());
});

test("imported coal comes over the sea lane that the event names, and over no other", () => {
  const line = lineThrough(newEngland, "mass_bay.import", ["mass_bay", "boston", "lowell"], "lowell.1");
  expect(line[0]).toEqual(spotOf(newEngland, "mass_bay.import"));
  const lane = (port: string) =>
    newEngland.lanes.find((found) => found.port === port && found.sea === "mass_bay")!;
  for (const point of lane("boston").points) expect(line).toContainEqual(point);
  const other = newEngland.lanes.find((found) => found.sea === "mass_bay" && found.port !== "boston")!;
  expect(line).not.toContainEqual(other.points[40]);
});

test("a cube takes the long way round where the event says so: never through a place that it does not name", () => {
  const near = boards[3]!.links
    .filter(({ a, b }) => a === "pennsylvania" || b === "pennsylvania")
    .map(({ a, b }) => (a === "pennsylvania" ? b : a));
  const [from, to] = near as [string, string];
  const line = lineThrough(newEngland, from, [from, to], to);
  expect(line).not.toContainEqual(hub(newEngland, "pennsylvania"));
});

test("where nothing is drawn between two places the line is straight", () => {
  expect(lineThrough(lancashire, "liverpool", ["liverpool", "birkenhead"], "birkenhead.1")).toHaveLength(4);
});
