import { expect, test } from "vitest";
import type { Position, PrintedBoard } from "$/lib/types";
import { cardsSeen } from "./cardsSeen";

const printed = {
  industries: ["coal_mine"],
  cards: { coal_mine: 4, manchester: 3, wigan: 2 },
} as unknown as PrintedBoard;
const position = {
  discards: ["coal_mine", "manchester", "manchester"],
  face_up: ["wigan"],
  seats: [{ hand: ["coal_mine", "coal_mine"] }, { hand: null }],
} as unknown as Position;

test("cards are gone, in hand, face up or unseen", () => {
  expect(cardsSeen(printed, position, 0)).toEqual([
    { card: "manchester", total: 3, gone: 2, held: 0, shown: 0, unseen: 1 },
    { card: "wigan", total: 2, gone: 0, held: 0, shown: 1, unseen: 1 },
    { card: "coal_mine", total: 4, gone: 1, held: 2, shown: 0, unseen: 1 },
  ]);
});

test("others do not see the hand", () => {
  for (const viewer of [1, -1])
    expect(cardsSeen(printed, position, viewer).map(({ unseen }) => unseen)).toEqual([1, 1, 3]);
});
