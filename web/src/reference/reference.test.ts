import { describe, expect, it } from "vitest";
import type { Position, PrintedBoard } from "$/lib/types";
import { boardEntry, cardEntry, marketEntry, tileEntry } from "./entries";
import { Reference } from "./reference.svelte";
import { tilesLeft } from "./tilesLeft";

const printed = {
  places: [
    { id: "manchester", colour: null },
    { id: "kiel", colour: "grey" },
    { id: "scotland", colour: null },
  ],
  cards: { manchester: 4, grey: 5 },
} as unknown as PrintedBoard;
const position = {
  slots: { "manchester.1": { owner: 1, industry: "port", level: 2 }, "manchester.2": null, kiel: null },
  seats: [
    { seat: 0, stacks: { port: [1, 2, 2] } },
    { seat: 1, stacks: { port: [2] } },
  ],
} as unknown as Position;

describe("entries", () => {
  it("lead from the board to its tile, or to the card of its place", () => {
    expect(boardEntry("manchester.1", "slot", printed, position)).toBe(tileEntry("port", 2));
    expect(boardEntry("manchester.1", "place", printed, position)).toBe(cardEntry("manchester"));
    expect(boardEntry("manchester.2", "slot", printed, position)).toBe(cardEntry("manchester"));
    expect(boardEntry("kiel", "slot", printed, position)).toBe(cardEntry("grey"));
    expect(boardEntry("scotland", "place", printed, position)).toBeNull();
  });

  it("open a tab at an entry, and keep the tab", () => {
    const reference = new Reference();
    reference.show(marketEntry("coal"));
    expect([reference.isOpen, reference.tab, reference.entry]).toEqual([true, "cards", "market-coal"]);
    expect(reference.close()).toBe(true);
    expect(reference.close()).toBe(false);
    reference.show();
    expect([reference.tab, reference.entry]).toEqual(["cards", ""]);
  });
});

it("counts the tiles that are left, the viewer's first", () => {
  expect(tilesLeft(position, "port", 2, 1)).toEqual([
    { seat: 1, count: 1 },
    { seat: 0, count: 2 },
  ]);
  expect(tilesLeft(position, "cotton_mill", 1, 0).map(({ count }) => count)).toEqual([0, 0]);
});
