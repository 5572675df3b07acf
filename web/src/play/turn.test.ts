import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "$/lib/live.svelte";
import type { Option, Options } from "$/lib/types";
import { Turn } from "./turn.svelte";

const option = (id: number, text: string, label: string, facts: Record<string, string | number>, more: Partial<Option> = {}): Option => ({
  id, text, group: null, label: { id: label, facts }, price: null, cards: null, ...more,
});
const build = (id: number, industry: string, place: string, cards: string[]) =>
  option(id, `build ${industry} ${place}`, "choice-build", { place, price: 5 }, { group: { id: "action-build", facts: { industry } }, cards, price: 5 });
const card = (id: number, name: string) => option(id, `with ${name}`, "choice-card", { card: name });
const menu = (chosen: number[], stage: string, options: Option[], complete = false): Options => ({
  seat: 0, after: 4, chosen, stage, pending: null, complete, reveals: false, events: [], price: 0, order: [0, 1], options,
});

// A hand of two cards, two industries on one slot, a link and a loan
const MENUS: Record<string, Options> = {
  "": menu([], "action", [
    build(1, "cotton_mill", "bury.1", ["bury", "cotton_mill"]),
    build(2, "coal_mine", "bury.1", ["bury"]),
    build(3, "cotton_mill", "colne.1", ["cotton_mill"]),
    option(4, "canal bury-bolton", "choice-link", { link: "bury-bolton", price: 3 }, { group: { id: "action-link", facts: {} }, cards: ["bury", "cotton_mill"] }),
    option(5, "loan 10", "choice-loan", { amount: 10 }, { group: { id: "action-loan", facts: {} }, cards: ["bury", "cotton_mill"] }),
  ]),
  "1": menu([1], "card", [card(20, "bury"), card(21, "cotton_mill")]),
  "1,20": menu([1, 20], "complete", [], true),
  "1,21": menu([1, 21], "complete", [], true),
  "3": menu([3], "complete", [], true),
  "4": menu([4], "card", [card(20, "bury"), card(21, "cotton_mill")]),
  "4,20": menu([4, 20], "more", [option(0, "done", "choice-done", {}), option(6, "rail x", "choice-link", { link: "bury-manchester", price: 5 }, { group: { id: "action-link", facts: {} } })]),
  "4,20,0": menu([4, 20, 0], "complete", [], true),
};

afterAll(() => void vi.unstubAllGlobals());

let asked: string[];
let moves: unknown[];
let turn: Turn;

beforeEach(async () => {
  asked = [];
  moves = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
    if (pathname.endsWith("/options")) {
      asked.push(searchParams.get("chosen")!);
      return json(MENUS[searchParams.get("chosen")!]);
    }
    if (pathname.endsWith("/why-not")) return json({ move: searchParams.get("move"), reasons: [{ code: "B15_ONE_PER_LOCATION", rule: "B15", facts: {} }] });
    moves.push(JSON.parse(init.body as string));
    return json({ number: 5, last_move: 5 }, 201);
  });
  const view = {
    id: "t", viewer: 0, mine: [0], legal: [1, 2], connection: "live", entries: [],
    table: { status: "playing", last_move: 4, seats: [{}] },
    position: { period: "canal", slots: {}, seats: [{ hand: ["bury", "cotton_mill"] }] },
    facts: { links: [], places: [{ slots: [{ id: "bury.2", industries: ["cotton_mill", "coal_mine"] }] }] },
  } as unknown as TableView;
  turn = new Turn(view);
  await turn.follow();
});

describe("a turn", () => {
  it("glows wherever something can be done", () => {
    expect([...turn.targets.keys()]).toEqual(["bury.1", "colne.1", "bury-bolton"]);
    expect(turn.targets.get("bury.1")!.options.length).toBe(2);
  });

  it("tells apart what the card in hand allows", () => {
    turn.pickCard("bury");
    expect(turn.targets.get("bury.1")!.strength).toBe("now");
    expect(turn.targets.get("colne.1")!.strength).toBe("other");
  });

  it("keeps to the action and the industry picked", () => {
    turn.pickIndustry("coal_mine");
    expect([...turn.targets.keys()]).toEqual(["bury.1"]);
    turn.pickAction("link");
    expect([...turn.targets.keys()]).toEqual(["bury-bolton"]);
    turn.pickAction("loan");
    expect(turn.listed.map((found) => found.text)).toEqual(["loan 10"]);
  });

  it("asks which of several things is meant", () => {
    turn.pickTarget("bury.1");
    expect(turn.several.map((found) => found.id)).toEqual([1, 2]);
  });

  it("plays the card picked up, in two clicks and a confirmation", async () => {
    turn.pickCard("bury");
    await turn.choose(MENUS[""]!.options[0]!);
    expect(turn.complete).toBe(true);
    await turn.confirm();
    expect(moves).toEqual([{ seat: 0, after: 4, decisions: [1, 20] }]);
  });

  it("asks for the card if none was picked up, and takes a choice back", async () => {
    await turn.choose(MENUS[""]!.options[0]!);
    expect([...turn.cardsAsked!]).toEqual(["bury", "cotton_mill"]);
    expect(turn.canConfirm).toBe(false);
    await turn.back();
    expect(turn.stage).toBe("action");
  });

  it("confirms what could go on as it is", async () => {
    turn.pickCard("bury");
    await turn.choose(MENUS[""]!.options[3]!);
    expect(turn.canConfirm).toBe(true);
    await turn.confirm();
    expect(moves).toEqual([{ seat: 0, after: 4, decisions: [4, 20, 0] }]);
  });

  it("sends nothing while the connection is lost", async () => {
    turn.pickCard("bury");
    await turn.choose(MENUS[""]!.options[0]!);
    (turn.view as { connection: string }).connection = "lost";
    await turn.confirm();
    expect(moves).toEqual([]);
  });

  it("asks about every industry of a slot that does not glow", async () => {
    await turn.ask("bury.2", "slot");
    expect(turn.refused!.attempts.map((attempt) => attempt.move)).toEqual(["build cotton_mill bury.2", "build coal_mine bury.2"]);
    expect(turn.refused!.attempts[0]!.reasons[0]!.rule).toBe("B15");
  });

  it("foresees nothing of a menu that has gone", async () => {
    turn.pickCard("bury");
    const choosing = turn.choose(MENUS[""]!.options[0]!);
    const foreseeing = turn.foresee(MENUS[""]!.options[2]!); // the pointer moves on while the server answers
    await Promise.all([choosing, foreseeing]);
    expect(asked).toEqual(["", "1", "1,20"]);
  });

  it("lays a hint on the board without confirming it", async () => {
    await turn.lay("build cotton_mill bury.1 with cotton_mill");
    expect(turn.chosen).toEqual([1, 21]);
    expect(moves).toEqual([]);
  });
});
