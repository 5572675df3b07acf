import { describe, expect, it } from "vitest";
import { byPlace, isComplete, isOver, isRanking, type RoundTable } from "./tournament";

const seat = (person: string, number: number, place: number | null) => ({
  person,
  seat: number,
  place,
  vp: place === null ? null : 100 - place,
  points: null,
});
const table = (...seats: RoundTable["seats"]): RoundTable => ({
  number: 1,
  table: "t",
  corrected: false,
  seats,
});

describe("results", () => {
  it("are rankings, in which places may be shared", () => {
    expect(isRanking([2, 1, 3])).toBe(true);
    expect(isRanking([1, 1, 3])).toBe(true);
    expect(isRanking([1, 1, 2])).toBe(false);
    expect(isRanking([2, 3, 4])).toBe(false);
  });

  it("order the players of a finished table", () => {
    const found = table(seat("ada", 0, 2), seat("ben", 1, 3), seat("cleo", 2, 1));
    expect(byPlace(found).map(({ person }) => person)).toEqual(["cleo", "ada", "ben"]);
    expect(isOver(found)).toBe(true);
  });

  it("complete a round when every table has one", () => {
    const open = table(seat("ada", 0, null), seat("ben", 1, null));
    expect(byPlace(open).map(({ person }) => person)).toEqual(["ada", "ben"]);
    expect(isComplete({ number: 1, tables: [open], byes: [] })).toBe(false);
    expect(isComplete({ number: 1, tables: [], byes: ["ada"] })).toBe(true);
    expect(isComplete(undefined)).toBe(true);
  });
});
