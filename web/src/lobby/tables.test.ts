import { describe, expect, it } from "vitest";
import type { SeatShape, TableShape } from "$/lib/types";
import { finishedSort, freeSeats, isClearable, mySort, myTurn, needOf, openSort, watchSort } from "./tables";

const person = (id: string) => ({ id, name: id, guest: false });
const seat = (number: number, changes: Partial<SeatShape> = {}): SeatShape => ({
  seat: number,
  person: null,
  label: null,
  bot: null,
  ready: false,
  resigned: false,
  bank_left: null,
  bot_name: null,
  colour: null,
  ...changes,
});
const mine = (number = 0) => seat(number, { person: person("me"), ready: true });
const theirs = (number = 1) => seat(number, { person: person("other"), ready: true });
const bot = (number: number) => seat(number, { bot: "strong", ready: true });

const table = (id: string, changes: Partial<TableShape> = {}): TableShape =>
  ({
    id,
    name: "",
    host: "other",
    game: "brass",
    map: null,
    players: 2,
    variants: [],
    status: "playing",
    seats: [mine(), theirs()],
    to_move: 0,
    settings: { spectators: true },
    moved_at: "2026-01-01T00:00:00Z",
    created_at: "2026-01-01T00:00:00Z",
    deadline: null,
    finished_at: null,
    ...changes,
  }) as TableShape;
const ids = (tables: TableShape[]) => tables.map((found) => found.id);

describe("whose turn it is", () => {
  it("is mine only while I play the seat myself", () => {
    expect(myTurn(table("a"), "me")).toBe(true);
    expect(myTurn(table("a", { to_move: 1 }), "me")).toBe(false);
    expect(myTurn(table("a", { seats: [{ ...mine(), bot: "strong" }, theirs()] }), "me")).toBe(false);
    expect(myTurn(table("a", { status: "finished" }), "me")).toBe(false);
    expect(myTurn(table("a"), undefined)).toBe(false);
  });
});

describe("my tables", () => {
  it("puts my turns first, the nearest deadline before all", () => {
    const tables = [
      table("wait", { to_move: 1 }),
      table("turn", { moved_at: "2026-01-03T00:00:00Z" }),
      table("late", { deadline: "2026-01-09T00:00:00Z" }),
      table("soon", { deadline: "2026-01-05T00:00:00Z" }),
      table("gather", { status: "open", seats: [mine(), seat(1)] }),
      table("start", { status: "open", host: "me", seats: [mine(), bot(1)] }),
      table("ready", { status: "open", seats: [{ ...mine(), ready: false }, seat(1)] }),
    ];
    expect(ids(mySort(tables, "me"))).toEqual(["soon", "late", "turn", "start", "ready", "wait", "gather"]);
  });

  it("says what a table asks for", () => {
    expect(needOf(table("a", { status: "open", host: "me", seats: [mine(), seat(1)] }), "me")).toBe("gather");
    expect(needOf(table("a", { status: "open", host: "me", seats: [bot(0), bot(1)] }), "me")).toBe("start");
  });
});

describe("tables of others", () => {
  it("offers those with a free seat, the fullest first, and none of mine", () => {
    const tables = [
      table("two", { status: "open", seats: [theirs(0), seat(1), seat(2)] }),
      table("one", { status: "open", seats: [theirs(0), bot(1), seat(2)] }),
      table("full", { status: "open", seats: [theirs(0), bot(1)] }),
      table("mine", { status: "open", seats: [mine(), seat(1)] }),
      table("hosted", { status: "open", host: "me", seats: [bot(0), seat(1)] }),
    ];
    expect(ids(openSort(tables, "me"))).toEqual(["one", "two"]);
    expect(freeSeats(tables[0]!)).toBe(2);
  });

  it("shows games of people before games against bots, and nothing behind closed doors", () => {
    const closed = { settings: { spectators: false } as TableShape["settings"] };
    const tables = [
      table("bots", { seats: [theirs(0), bot(1)] }),
      table("people", { seats: [theirs(0), theirs(1)] }),
      table("private", { seats: [theirs(0), theirs(1)], ...closed }),
      table("mine"),
    ];
    expect(ids(watchSort(tables, "me", Date.parse("2026-01-01T01:00:00Z")))).toEqual(["people", "bots"]);
  });

  it("leaves out abandoned live games, but not correspondence games", () => {
    const byTurns = { settings: { spectators: true, by_turns: true } as TableShape["settings"] };
    const tables = [
      table("live", { seats: [theirs(0), bot(1)] }),
      table("turns", { seats: [theirs(0), bot(1)], ...byTurns }),
    ];
    expect(ids(watchSort(tables, "me", Date.parse("2026-01-02T00:00:00Z")))).toEqual(["turns"]);
  });

  it("shows what ended last first", () => {
    const tables = [
      table("old", { finished_at: "2026-01-01T00:00:00Z" }),
      table("new", { finished_at: "2026-01-02T00:00:00Z" }),
    ];
    expect(ids(finishedSort(tables))).toEqual(["new", "old"]);
  });
});

describe("clearing tables away", () => {
  it("is possible where nobody else waits", () => {
    expect(isClearable(table("bots", { seats: [mine(), bot(1)] }), "me")).toBe(true);
    expect(isClearable(table("people"), "me")).toBe(false);
    expect(isClearable(table("over", { status: "finished" }), "me")).toBe(true);
    expect(isClearable(table("open", { status: "open", seats: [mine(), seat(1)] }), "me")).toBe(true);
  });
});
