import { expect, it } from "vitest";
import type { EntryMessage, TableShape } from "$/lib/types";
import { undoable } from "./undo";

const table = { status: "playing", seats: [{ bot: null }, { bot: "greedy" }] } as unknown as TableShape;
const entry = (number: number, kind: string, seat: number | null = null, data = {}) =>
  ({ number, kind, seat, data }) as unknown as EntryMessage;
const started = entry(2, "started");

it("is the own last move", () => {
  expect(undoable([started, entry(3, "play", 0)], table, [0])).toBe(0);
});

it("is not a rival's move, nor a bot's in an own seat", () => {
  expect(undoable([started, entry(3, "play", 0), entry(4, "play", 1)], table, [0])).toBe(null);
  expect(undoable([started, entry(3, "play", 1)], table, [0, 1])).toBe(null);
});

it("goes on to the move before after an undo", () => {
  const moves = [started, entry(3, "play", 0), entry(4, "play", 0), entry(5, "undo", 0, { to: 3 })];
  expect(undoable(moves, table, [0])).toBe(0);
  expect(undoable([...moves, entry(6, "undo", 0, { to: 2 })], table, [0])).toBe(null);
});

it("never reaches into a record", () => {
  expect(undoable([entry(0, "play", 0), entry(1, "created")], table, [0])).toBe(null);
});
