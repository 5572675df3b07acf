import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "$/lib/i18n.svelte";
import type { Position } from "$/lib/types";
import type { Entry } from "$/replay/history";
import { brass, finished } from "./fixtures";
import { flippedTexts } from "./flippedText";

const { printed } = brass;
const mine = { owner: 0, industry: "coal_mine", level: 1, flipped: false, cubes: 1 };
const before = { ...brass.moments[0]!.position, slots: { "wigan.1": mine } } as Position;
const flipped = { name: "flipped", facts: { seat: 0, place: "wigan.1" }, path: [] };
const move = (seat: number, ...events: Entry["events"]): Entry =>
  ({ number: 1, kind: "play", seat, data: {}, events, changes: {} }) as unknown as Entry;

beforeAll(() => loadMessages("shared", "telling"));

describe("a tile that a rival flips", () => {
  it("is told to its owner alone", () => {
    expect(flippedTexts(move(1, flipped), before, printed, 0)).toEqual(["Your coal mine flipped (Wigan)."]);
    expect(flippedTexts(move(1, flipped), before, printed, 2)).toEqual([]);
    expect(flippedTexts(move(0, flipped), before, printed, 0)).toEqual([]);
  });

  it("is told with the income that it brings", () => {
    const moved = { name: "income_moved", facts: { seat: 0, from_space: 10, to_space: 14 }, path: [] };
    const change = printed.income_track[14]! - printed.income_track[10]!;
    expect(flippedTexts(move(1, flipped, moved), before, printed, 0)).toEqual([
      `Your coal mine flipped (Wigan): income +£${change}.`,
    ]);
  });

  it("is told once for every flip of a whole game", () => {
    for (const { moments, printed } of finished) {
      let told = 0;
      for (const { entry, before } of moments) {
        if (!before) continue;
        for (const { seat } of before.seats) told += flippedTexts(entry, before, printed, seat).length;
      }
      const flips = moments.flatMap(({ entry }) =>
        entry.events.filter(({ name, facts }) => name === "flipped" && facts.seat !== entry.seat),
      );
      expect(told).toBe(flips.length);
      expect(told).toBeGreaterThan(0);
    }
  });
});
