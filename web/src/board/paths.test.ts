import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardFacts } from "$/lib/types";
import { layoutOf } from "./layout";
import { spotOf, wayBetween } from "./paths";

const boards = JSON.parse(readFileSync(".fixtures/boards.json", "utf-8")) as BoardFacts[];
const lancashire = layoutOf(boards[0]!);
const newEngland = layoutOf(boards[3]!);

test("coal goes over built links only", () => {
  const built = new Set(["manchester-oldham", "bury-manchester"]);
  const way = wayBetween(lancashire, (link) => built.has(link), "bury.2", "oldham.1")!;
  expect(way[0]).toEqual(spotOf(lancashire, "bury.2"));
  expect(way.at(-1)).toEqual(spotOf(lancashire, "oldham.1"));
  expect(way).toContainEqual(lancashire.byId.get("manchester")!.hub);
  expect(wayBetween(lancashire, (link) => link === "manchester-oldham", "bury.2", "oldham.1")).toBeNull();
});

test("imported coal comes by sea", () => {
  const way = wayBetween(newEngland, () => false, "mass_bay.import", "boston.1")!;
  expect(way[0]).toEqual(spotOf(newEngland, "mass_bay.import"));
  expect(way).toContainEqual(newEngland.byId.get("boston")!.hub);
});
