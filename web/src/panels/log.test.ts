import { beforeAll, describe, expect, it } from "vitest";
import type { PrintedBoard, EntryMessage, EventShape } from "$/lib/types";
import { loadMessages, setLanguage } from "$/lib/i18n.svelte";
import "$/overlays/fixtures"; // the games
import { blocksOf, incomeOf, linesOf, newsOf } from "./log";
import {
  pieces,
  plain,
  sentence,
  type ActionLine,
  type Line,
  type NoteLine,
  type RoundLine,
  type ScoreLine,
} from "./logText";

const TRACK = [-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5];
const BRASS = { game: "brass", currency: "£", income_track: TRACK } as unknown as PrintedBoard;
const INDUSTRY = { game: "industry", currency: "$", income_track: [] as number[] } as unknown as PrintedBoard;

const event = (name: string, facts: Record<string, string | number> = {}): EventShape => ({
  name,
  facts,
  path: [],
});
const shown = (line: Line) => (line.kind === "action" && line.undone ? "undone" : line.kind);
let number = 0;
const entry = (
  kind: string,
  seat: number | null,
  events: EventShape[] = [],
  data: object = {},
): EntryMessage =>
  ({
    type: "entry",
    number: ++number,
    kind,
    seat,
    person: null,
    at: "",
    data,
    table: {},
    events,
    changes: {},
  }) as unknown as EntryMessage;
const told = (line: unknown) => plain(sentence(line as ActionLine), (seat) => `[${seat}]`);
const only = (events: EventShape[], printed = BRASS, seat = 0) =>
  linesOf([entry("play", seat, events)], printed)[0] as ActionLine;

beforeAll(async () => {
  await loadMessages("shared", "panels");
  await setLanguage("en");
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
    expect(told(line)).toBe(
      "Oldham · cotton mill II, coal: Manchester, Manchester [1] flips, income £0 → £2, coal bought (£2)",
    );
  });

  it("points at places by their ids", () => {
    const line = only([
      event("laid_link", { seat: 0, link: "colne-yorkshire", kind: "canal" }),
      event("paid", { seat: 0, price: 3 }),
    ]);
    expect(sentence(line)).toEqual([
      { place: "colne-yorkshire", text: "Colne – Yorkshire", ids: ["colne-yorkshire"] },
    ]);
    expect(line.icon).toBe("canal");
    expect(
      pieces({ id: "panels-log-coal-from", facts: { where: "\u0001manchester.2\u0003" } }),
    ).toContainEqual({ place: "manchester.2", text: "Manchester", ids: ["manchester.2", "manchester"] });
  });

  it("counts equal things", () => {
    const line = only(
      [
        event("bought_iron", { seat: 2, price: 1 }),
        event("developed", { seat: 2, industry: "cotton_mill", level: 1 }),
        event("bought_iron", { seat: 2, price: 1 }),
        event("developed", { seat: 2, industry: "cotton_mill", level: 1 }),
      ],
      BRASS,
      2,
    );
    expect(told(line)).toBe("2 × cotton mill I, 2 × iron bought (£1)");
    expect(line).toMatchObject({ icon: "develop", spent: 2 });
  });

  it("tells a loan and the income it costs, without naming the borrower twice", () => {
    const line = only(
      [
        event("played_card", { seat: 3, card: "port" }),
        event("borrowed", { seat: 3, amount: 30 }),
        event("income_moved", { seat: 3, from_space: 16, to_space: 10 }),
      ],
      BRASS,
      3,
    );
    expect(told(line)).toBe("Loan of £30, income £3 → £0");
    expect(line).toMatchObject({ icon: "loan", spent: 0, gained: 30 });
  });

  it("puts the cubes that go to a market together", () => {
    const line = only([
      event("built", { seat: 0, place: "wigan.1", industry: "coal_mine", level: 1 }),
      event("shipped_coal", { seat: 0, place: "wigan.1", price: 2 }),
      event("shipped_coal", { seat: 0, place: "wigan.1", price: 1 }),
    ]);
    expect(told(line)).toBe("Wigan · coal mine I, 2 × coal to the track for £3");
    expect(line.gained).toBe(3);
  });

  it("tells every card that is drawn, from the deck too", () => {
    const drawn = (...events: EventShape[]) => told(only(events, INDUSTRY));
    expect(drawn(event("drew_hidden", { seat: 0 }), event("drew_hidden", { seat: 0 }))).toBe(
      "2 × card from the deck",
    );
    expect(
      drawn(
        event("drew_hidden", { seat: 0 }),
        event("took_face_up", { seat: 0, card: "ship" }),
        event("turned_up", { card: "port" }),
      ),
    ).toBe("Card from the deck, drawn: ship");
    expect(drawn(event("drew", { seat: 0, card: "port" }))).toBe("Drawn: port");
  });

  it("counts the money of the actor's flipped tiles", () => {
    const line = only(
      [
        event("sold", { seat: 0, mill: "danzig.2", place: "hamburg.2" }),
        event("flipped", { seat: 0, place: "danzig.2" }),
        event("earned", { seat: 0, amount: 8, place: "danzig.2" }),
        event("flipped", { seat: 3, place: "hamburg.2" }),
        event("earned", { seat: 3, amount: 5, place: "hamburg.2" }),
      ],
      INDUSTRY,
    );
    expect(line).toMatchObject({ icon: "sell", spent: 0, gained: 8 });
    expect(told(line)).toContain("Hamburg [3] flips (+$5)");
  });

  it("names the Distant Market's tile without a plus", () => {
    expect(told(only([event("turned_market", { seat: 0, mill: "bury.1", tile: 0, bonus: 3 })]))).toBe(
      "Bury → Distant Market (tile 0, bonus +3)",
    );
    expect(told(only([event("market_closed", { seat: 0, mill: "bury.1", tile: -4 })]))).toContain("tile −4");
  });

  it("is worded in every language", async () => {
    const line = only([
      event("built", { seat: 0, place: "oldham.1", industry: "cotton_mill", level: 2 }),
      event("took_coal", { seat: 0, place: "wigan.1" }),
    ]);
    for (const [language, text] of [
      ["de", "Oldham · Baumwoll\u00adspinnerei II, Kohle: Wigan"],
      ["fr", "Oldham · filature de coton II, charbon\u00a0: Wigan"],
      ["it", "Oldham · cotonificio II, carbone: Wigan"],
    ] as const) {
      await setLanguage(language);
      expect(told(line)).toBe(text);
    }
    await setLanguage("en");
  });
});

describe("an undo", () => {
  const started = entry("started", null);
  const move = (seat: number) => entry("play", seat, [event("borrowed", { seat, amount: 10 })]);

  it("leaves one line: the move, marked as undone", () => {
    const lines = linesOf([started, move(0), entry("undo", 0, [], { to: started.number })], BRASS);
    expect(lines.map(shown)).toEqual(["round", "undone"]);
  });

  it("leaves the first of several moves", () => {
    const [first, second] = [move(0), move(1)];
    const lines = linesOf([started, first, second, entry("undo", 0, [], { to: started.number })], BRASS);
    expect(lines.map(({ entry }) => entry)).toEqual([started.number, first.number]);
  });

  it("of another move leaves the older line alone", () => {
    const back = () => entry("undo", 0, [], { to: started.number });
    const lines = linesOf([started, move(0), back(), move(0), back(), move(0)], BRASS);
    expect(lines.map(shown)).toEqual(["round", "undone", "undone", "action"]);
  });

  it("is told in words if it leaves no line", () => {
    const lines = linesOf([started, entry("undo", 0, [], { to: started.number })], BRASS);
    expect(lines.map(shown)).toEqual(["round", "note"]);
  });
});

describe("rounds", () => {
  it("know their order and the income at their start, in Brass", () => {
    const lines = linesOf(
      [
        entry("started", null),
        entry("play", 1, [
          event("played_card", { seat: 1, card: "bury" }),
          event("passed", { seat: 1 }),
          event("turn_order_set", { seat: 1, turn_number: 1, spent: 0 }),
          event("turn_order_set", { seat: 0, turn_number: 2, spent: 5 }),
          event("drew", { seat: 1, card: "wigan" }),
          event("drew_hidden", { seat: 0 }),
          event("round_began", { round: 2, period: "canal" }),
          event("collected", { seat: 0, amount: 3 }),
          event("paid_debt", { seat: 1, amount: 2 }),
        ]),
      ],
      BRASS,
    );
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "round"]);
    expect(lines[2]).toMatchObject({
      round: 2,
      period: "canal",
      order: [1, 0],
      income: [
        { seat: 0, amount: 3 },
        { seat: 1, amount: -2 },
      ],
    });
  });

  it("begin with the new order in Age of Industry, where interest and loans are settled", () => {
    const lines = linesOf(
      [
        entry("started", null),
        entry("play", 0, [
          event("played_card", { seat: 0, card: "grey" }),
          event("took_loan", { seat: 0, amount: 10 }),
          event("paid", { seat: 0, price: 4 }),
          event("built", { seat: 0, place: "danzig.2", industry: "cotton_mill", level: 1 }),
          event("turn_order_set", { seat: 0, turn_number: 1, spent: 4 }),
          event("paid_interest", { seat: 0, amount: 1 }),
        ]),
        entry("play", 0, [
          event("paid", { seat: 0, price: 1 }),
          event("laid_link", { seat: 0, link: "magdeburg-berlin", kind: "rail" }),
        ]),
      ],
      INDUSTRY,
    );
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "round", "action"]);
    expect(told(lines[1])).toBe("Danzig · cotton mill I, loan of $10");
    expect(lines[2]).toMatchObject({ round: 2, period: null, order: [0], income: [{ seat: 0, amount: -1 }] });
  });

  it("are taken back with an undo, and counted on from there", () => {
    const next = [
      event("passed", { seat: 0 }),
      event("turn_order_set", { seat: 0, turn_number: 1, spent: 0 }),
    ];
    const started = entry("started", null);
    const lines = linesOf(
      [started, entry("play", 0, next), entry("undo", 0, [], { to: started.number }), entry("play", 0, next)],
      INDUSTRY,
    );
    expect(lines.map(shown)).toEqual(["round", "undone", "action", "round"]);
    expect((lines.at(-1) as RoundLine).round).toBe(2);
  });

  it("are not opened by what was taken back: new actions stand in the round that is played", () => {
    const ending = () => [
      event("passed", { seat: 0 }),
      event("turn_order_set", { seat: 0, turn_number: 1, spent: 0 }),
      event("round_began", { round: 2, period: "canal" }),
      event("collected", { seat: 0, amount: 3 }),
    ];
    const started = entry("started", null);
    const before = [
      started,
      entry("play", 0, ending()),
      entry("play", 0, [event("borrowed", { seat: 0, amount: 10 })]),
      entry("undo", 0, [], { to: started.number }),
      entry("play", 0, [event("borrowed", { seat: 0, amount: 20 })]),
    ];
    const blocks = blocksOf(linesOf(before, BRASS));
    expect(blocks.map(({ round }) => round?.round)).toEqual([1]);
    expect(blocks[0]!.lines.map(shown)).toEqual(["action", "undone"]);
    const [second, first] = blocksOf(linesOf([...before, entry("play", 0, ending())], BRASS));
    expect([second!.round!.round, first!.round!.round]).toEqual([2, 1]);
    expect(incomeOf(second!.round!)).toEqual([{ seat: 0, amount: 3 }]);
    expect(incomeOf(first!.round!)).toEqual([]);
  });

  it("forget what was paid when the tile for it is taken back", () => {
    const gave = () => [
      event("gave_up", { seat: 1, place: "bury.1", amount: 3 }),
      event("paid_debt", { seat: 1, amount: 2 }),
      event("collected", { seat: 0, amount: 4 }),
    ];
    const began = entry("play", 0, [
      event("passed", { seat: 0 }),
      event("turn_order_set", { seat: 1, turn_number: 1, spent: 0 }),
      event("turn_order_set", { seat: 0, turn_number: 2, spent: 0 }),
      event("round_began", { round: 2, period: "rail" }),
    ]);
    const entries = [entry("started", null), began];
    entries.push(entry("play", 1, gave()));
    entries.push(entry("undo", 1, [], { to: began.number }));
    const income = () => incomeOf(blocksOf(linesOf(entries, BRASS))[0]!.round!);
    expect(income()).toEqual([]);
    entries.push(entry("play", 1, gave()));
    expect(income()).toEqual([
      { seat: 1, amount: -2 },
      { seat: 0, amount: 4 },
    ]);
  });

  it("tell a debt that is forgiven as the debtor's own, and take it back with the move", () => {
    const started = entry("started", null);
    const entries = [
      started,
      entry("play", 0, [
        event("passed", { seat: 0 }),
        event("turn_order_set", { seat: 0, turn_number: 1, spent: 0 }),
        event("round_began", { round: 2, period: "rail" }),
        event("forgiven", { seat: 2, amount: 3, vp: 0 }),
      ]),
    ];
    const lines = linesOf(entries, BRASS);
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "round", "note"]);
    expect(lines[3]).toMatchObject({ seat: 2 });
    expect(told(lines[1])).toBe("Pass");
    expect(plain(pieces((lines[3] as NoteLine).said), String)).toBe("£3 can’t be paid: 0 VP");
    const undone = linesOf([...entries, entry("undo", 0, [], { to: started.number })], BRASS);
    expect(undone.map(shown)).toEqual(["round", "undone"]);
  });

  it("end with the game: none follows in Age of Industry, and the last money is told with the scoring", () => {
    const lines = linesOf(
      [
        entry("started", null),
        entry("play", 0, [
          event("passed", { seat: 0 }),
          event("turn_order_set", { seat: 0, turn_number: 1, spent: 4 }),
          event("repaid_loan", { seat: 0, amount: 10 }),
          event("paid_interest", { seat: 0, amount: 1 }),
          event("scored_rail", { seat: 0, amount: 6, link: "magdeburg-berlin" }),
          event("scored_tile", { seat: 0, vp: 3, place: "danzig.2" }),
          event("lost_for_loans", { seat: 0, vp: 5 }),
          event("game_ended"),
        ]),
      ],
      INDUSTRY,
    );
    expect(lines.map((line) => line.kind)).toEqual(["round", "action", "score", "note"]);
    expect(lines[0]).toMatchObject({ round: 1, income: [] });
    expect(lines[2] as ScoreLine).toMatchObject({
      cash: [{ seat: 0, amount: -5 }],
      vp: [{ seat: 0, amount: -2 }],
    });
  });

  it("end a period with everyone's points", () => {
    const lines = linesOf(
      [
        entry("play", 0, [
          event("passed", { seat: 0 }),
          event("period_ended", { period: "canal" }),
          event("scored_link", { seat: 1, link: "colne-yorkshire", vp: 3 }),
          event("scored_tile", { seat: 1, place: "bury.1", vp: 5 }),
          event("scored_tile", { seat: 0, place: "wigan.1", vp: 2 }),
        ]),
      ],
      BRASS,
    );
    expect(lines[1]).toMatchObject({
      kind: "score",
      said: { id: "panels-log-end-canal" },
      vp: [
        { seat: 1, amount: 8 },
        { seat: 0, amount: 2 },
      ],
    });
  });
});

describe("news for those who listen", () => {
  it("are people who come and go, not the moves that are told elsewhere", () => {
    const entries = [
      entry("started", null),
      entry("left", 2),
      entry("play", 0, [event("passed", { seat: 0 }), event("game_ended")]),
      entry("undo", 0, [], { to: 0 }),
    ];
    expect(newsOf(linesOf(entries, BRASS))).toMatchObject({ seat: 2, said: { id: "panels-log-left" } });
    expect(newsOf(linesOf(entries.slice(2), BRASS))).toBeUndefined();
  });
});
