import { beforeAll, describe, expect, it } from "vitest";
import type { BoardFacts, EntryMessage, EventShape } from "$/lib/types";
import { need, speak } from "$/lib/words.svelte";
import { linesOf, pieces, plain, sentence, type ActionLine, type RoundLine } from "./log";

const TRACK = [-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5];
const BRASS = { currency: "£", income_track: TRACK } as unknown as BoardFacts;
const INDUSTRY = { currency: "$", income_track: [] as number[] } as unknown as BoardFacts;

const event = (name: string, facts: Record<string, string | number> = {}): EventShape => ({ name, facts });
let number = 0;
const entry = (kind: string, seat: number | null, events: EventShape[] = [], data: object = {}): EntryMessage =>
  ({ type: "entry", number: ++number, kind, seat, person: null, at: "", data, table: {}, events, changes: {}, legal: null }) as unknown as EntryMessage;
const told = (line: unknown) => plain(sentence(line as ActionLine), (seat) => `[${seat}]`);
const only = (events: EventShape[], facts = BRASS, seat = 0) => linesOf([entry("play", seat, events)], facts)[0] as ActionLine;

beforeAll(async () => {
  await need("shared", "panels");
  await speak("en");
});

describe("an action", () => {
  it("is one line with what was built, where the coal came from and what it cost", () => {
    const line = only([
      event("played_card", { seat: 0, card: "oldham" }),
      event("took_coal", { seat: 0, place: "manchester.2", node: "oldham" }),
      event("flipped", { seat: 1, place: "manchester.2" }),
      event("income_moved", { seat: 1, from_space: 10, to_space: 14 }),
      event("bought_coal", { seat: 0, price: 2, node: "oldham" }),
      event("paid", { seat: 0, price: 14 }),
      event("built", { seat: 0, place: "oldham.1", industry: "cotton_mill", level: 2 }),
    ]);
    expect(line).toMatchObject({ kind: "action", seat: 0, icon: "build", spent: 16 });
    expect(told(line)).toBe("Oldham · cotton mill II, coal from Manchester, Manchester [1] flips, income £0 → £2, coal bought (£2)");
  });

  it("points at places by their ids", () => {
    const line = only([event("laid_link", { seat: 0, link: "colne-yorkshire", kind: "canal" }), event("paid", { seat: 0, price: 3 })]);
    expect(sentence(line)).toEqual([{ place: "colne-yorkshire", text: "Colne – Yorkshire", ids: ["colne-yorkshire"] }]);
    expect(line.icon).toBe("canal");
    expect(pieces({ id: "panels-log-coal-from", facts: { where: "\u0001manchester.2\u0003" } })).toContainEqual({ place: "manchester.2", text: "Manchester", ids: ["manchester.2", "manchester"] });
  });

  it("counts equal things", () => {
    const line = only([event("bought_iron", { seat: 2, price: 1 }), event("developed", { seat: 2, industry: "cotton_mill", level: 1 }), event("bought_iron", { seat: 2, price: 1 }), event("developed", { seat: 2, industry: "cotton_mill", level: 1 })], BRASS, 2);
    expect(told(line)).toBe("2 × cotton mill I, 2 × iron bought (£1)");
    expect(line).toMatchObject({ icon: "develop", spent: 2 });
  });

  it("tells a loan and the income it costs, without naming the borrower twice", () => {
    const line = only([event("played_card", { seat: 3, card: "port" }), event("borrowed", { seat: 3, amount: 30 }), event("income_moved", { seat: 3, from_space: 16, to_space: 10 })], BRASS, 3);
    expect(told(line)).toBe("Loan of £30, income £3 → £0");
    expect(line).toMatchObject({ icon: "loan", spent: 0, gained: 30 });
  });

  it("puts the cubes that go to a market together", () => {
    const line = only([event("built", { seat: 0, place: "wigan.1", industry: "coal_mine", level: 1 }), event("shipped_coal", { seat: 0, place: "wigan.1", price: 2 }), event("shipped_coal", { seat: 0, place: "wigan.1", price: 1 })]);
    expect(told(line)).toBe("Wigan · coal mine I, 2 × coal to the market for £3");
    expect(line.gained).toBe(3);
  });

  it("is worded in every language", async () => {
    const line = only([event("built", { seat: 0, place: "oldham.1", industry: "cotton_mill", level: 2 }), event("took_coal", { seat: 0, place: "wigan.1" })]);
    for (const [language, text] of [["de", "Oldham · Baumwollspinnerei II, Kohle: Wigan"], ["fr", "Oldham · filature de coton II, charbon\u202f: Wigan"], ["it", "Oldham · cotonificio II, carbone: Wigan"]] as const) {
      await speak(language);
      expect(told(line)).toBe(text);
    }
    await speak("en");
  });
});

describe("rounds", () => {
  it("know their order and the income at their start, in Brass", () => {
    const lines = linesOf(
      [
        entry("started", null),
        entry("play", 1, [
          event("played_card", { seat: 1, card: "bury" }), event("passed", { seat: 1 }),
          event("took_place", { seat: 1, place_number: 1, spent: 0 }), event("took_place", { seat: 0, place_number: 2, spent: 5 }),
          event("drew", { seat: 1, card: "wigan" }), event("drew_hidden", { seat: 0 }),
          event("round_began", { round: 2, period: "canal" }), event("collected", { seat: 0, amount: 3 }), event("paid_debt", { seat: 1, amount: 2 }),
        ]),
      ],
      BRASS,
    );
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "round"]);
    expect(lines[2]).toMatchObject({ round: 2, period: "canal", order: [1, 0], income: [{ seat: 0, amount: 3 }, { seat: 1, amount: -2 }] });
  });

  it("begin with the new order in Age of Industry, where interest and loans are settled", () => {
    const lines = linesOf(
      [
        entry("started", null),
        entry("play", 0, [
          event("played_card", { seat: 0, card: "grey" }), event("took_loan", { seat: 0, amount: 10 }), event("paid", { seat: 0, price: 4 }), event("built", { seat: 0, place: "danzig.2", industry: "cotton_mill", level: 1 }),
          event("took_place", { seat: 0, place_number: 1, spent: 4 }), event("paid_interest", { seat: 0, amount: 1 }),
        ]),
        entry("play", 0, [event("paid", { seat: 0, price: 1 }), event("laid_rail", { seat: 0, link: "magdeburg-berlin" })]),
      ],
      INDUSTRY,
    );
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "round", "action"]);
    expect(told(lines[1])).toBe("Danzig · cotton mill I, loan of $10");
    expect(lines[2]).toMatchObject({ round: 2, period: null, order: [0], income: [{ seat: 0, amount: -1 }] });
  });

  it("are taken back with an undo, and counted on from there", () => {
    const next = [event("passed", { seat: 0 }), event("took_place", { seat: 0, place_number: 1, spent: 0 })];
    const started = entry("started", null);
    const lines = linesOf([started, entry("play", 0, next), entry("undo", 0, [], { to: started.number }), entry("play", 0, next)], INDUSTRY);
    expect(lines.map((line) => [line.kind, !!line.undone])).toEqual([["round", false], ["action", true], ["round", true], ["note", false], ["action", false], ["round", false]]);
    expect((lines.at(-1) as RoundLine).round).toBe(2);
  });

  it("end a period with everyone's points", () => {
    const lines = linesOf([entry("play", 0, [event("passed", { seat: 0 }), event("period_ended", { period: "canal" }), event("scored_link", { seat: 1, link: "colne-yorkshire", vp: 3 }), event("scored_tile", { seat: 1, place: "bury.1", vp: 5 }), event("scored_tile", { seat: 0, place: "wigan.1", vp: 2 })])], BRASS);
    expect(lines[1]).toMatchObject({ kind: "score", said: { id: "panels-log-end-canal" }, vp: [{ seat: 1, amount: 8 }, { seat: 0, amount: 2 }] });
  });
});
