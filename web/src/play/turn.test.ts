import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "$/lib/tableView.svelte";
import type { Menu, MenuNode, MenuOption } from "$/lib/types";
import { Turn } from "./turn.svelte";

const option = (decision: number, kind: string, more: Partial<MenuOption> = {}): MenuOption => ({
  decision,
  kind,
  text: kind,
  ...more,
});
const build = (decision: number, industry: string, slot: string, cards: string[]) =>
  option(decision, "build", { industry, target: { kind: "slot", id: slot }, cards, price: 5 });
const card = (decision: number, name: string, next?: number) =>
  option(decision, "card", { card: name, next });
const node = (stage: string, options: MenuOption[], more: Partial<MenuNode> = {}): MenuNode => ({
  stage,
  complete: false,
  reveals: false,
  events: [],
  price: 0,
  order: [0, 1],
  options,
  ...more,
});
const menu = (chosen: number[], ...nodes: MenuNode[]): Menu => ({
  seat: 0,
  after: 4,
  plan: false,
  actions_left: 2,
  chosen,
  nodes,
});
const complete = node("complete", [], { complete: true });

// A hand of two cards, two industries on one slot, a link and a loan
const BOTH = ["bury", "cotton_mill"];
const START = [
  build(1, "cotton_mill", "bury.1", BOTH),
  build(2, "coal_mine", "bury.1", ["bury"]),
  build(3, "cotton_mill", "colne.1", []),
  option(4, "link", { target: { kind: "link", id: "bury-bolton" }, cards: BOTH }),
  option(5, "loan", { amount: 10, cards: BOTH }),
  option(7, "loan", { amount: 30, cards: BOTH }),
];
const anotherLink = option(6, "link", { target: { kind: "link", id: "bury-manchester" } }); // not in the loaded branch: requested separately
const MENUS: Record<string, Menu> = {
  "": menu([], node("action", START)),
  "1": menu([1], node("card", [card(20, "bury", 1), card(21, "cotton_mill", 1)]), complete),
  "2": menu([2], node("card", [card(20, "bury", 1)]), complete),
  "3": menu([3], node("card", [option(30, "two_cards", { whole_turn: true })])),
  "3,30": menu(
    [3, 30],
    node("first_card", [card(20, "bury", 1)]),
    node("second_card", [card(21, "cotton_mill", 2)]),
    complete,
  ),
  "4": menu(
    [4],
    node("card", [card(20, "bury", 1), card(21, "cotton_mill", 1)]),
    node("more", [option(0, "done", { next: 2 }), anotherLink]),
    complete,
  ),
  "4,20,6": menu([4, 20, 6], complete),
  "5": menu([5], node("card", [card(20, "bury", 1), card(21, "cotton_mill", 1)]), complete),
  "7": menu([7], node("card", [card(20, "bury", 1), card(21, "cotton_mill", 1)]), complete),
};

afterAll(() => void vi.unstubAllGlobals());

let asked: string[];
let moves: unknown[];
let turn: Turn;

beforeEach(async () => {
  asked = [];
  moves = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const json = (value: unknown, status = 200) =>
      new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
    if (pathname.endsWith("/menu")) {
      asked.push(searchParams.get("chosen") ?? "");
      return json(MENUS[searchParams.get("chosen") ?? ""]);
    }
    if (pathname.endsWith("/why-not")) {
      asked.push(`${searchParams.get("target")} ${searchParams.get("kind")}`);
      return json({
        summary: [],
        remedies: [],
        attempts: [
          {
            kind: "build",
            industry: "port",
            reasons: [{ code: "B15_ONE_PER_LOCATION", rule: "B15", facts: {} }],
          },
        ],
      });
    }
    moves.push(await request.json());
    return json({ number: 5, last_move: 5 }, 201);
  });
  const view = {
    id: "t",
    viewer: 0,
    mine: [0],
    toDecide: true,
    connection: "live",
    entries: [],
    table: { status: "playing", last_move: 4, seats: [{}] },
  } as unknown as TableView;
  turn = new Turn(view);
  await turn.follow();
});

const HOVER_MS = 60;
const rest = () => new Promise((resolve) => setTimeout(resolve, HOVER_MS));

describe("a turn", () => {
  it("glows wherever something can be done", () => {
    expect([...turn.targets.keys()]).toEqual(["bury.1", "colne.1", "bury-bolton"]);
    expect(turn.targets.get("bury.1")!.options.length).toBe(2);
  });

  it("tells apart what the card in hand allows", () => {
    turn.pickCard("bury");
    expect(turn.targets.get("bury.1")!.strength).toBe("now");
    expect(turn.targets.get("bury-bolton")!.strength).toBe("now");
    turn.pickCard("cotton_mill");
    turn.pickIndustry("coal_mine");
    expect(turn.targets.get("bury.1")!.strength).toBe("other");
  });

  it("keeps to the action and the industry picked", () => {
    turn.pickIndustry("coal_mine");
    expect([...turn.targets.keys()]).toEqual(["bury.1"]);
    turn.pickAction("link");
    expect([...turn.targets.keys()]).toEqual(["bury-bolton"]);
  });

  it("starts a loan with the largest sum and keeps the card when it changes", async () => {
    turn.pickAction("loan");
    await rest();
    expect(turn.path.map(({ amount }) => amount)).toEqual([30]);
    expect(turn.sums.map(({ amount }) => amount)).toEqual([10, 30]);
    turn.pickCard("bury");
    await rest();
    expect(turn.complete).toBe(true);
    turn.pickSum(turn.sums[0]!);
    await rest();
    expect(turn.path.map(({ decision }) => decision)).toEqual([5, 20]);
    turn.pickAction("loan"); // again: no loan
    expect(turn.path).toEqual([]);
    expect(turn.action).toBeNull();
  });

  it("knows the move and its action from the first choice to the last", async () => {
    turn.pickTarget("bury-bolton");
    await rest();
    expect(turn.cardsAsked).not.toBeNull();
    expect(turn.chosen!.point.node.complete).toBe(true);
    expect(turn.actionShown).toBe("link");
    turn.pickCard("bury");
    await rest();
    expect(turn.chosen!.point.node.complete).toBe(true);
    turn.back();
    turn.back();
    expect(turn.actionShown).toBeNull();
  });

  it("shows which cards combine before the click on a slot for two cards", async () => {
    expect(turn.targets.get("colne.1")!.strength).toBe("two");
    await turn.look(turn.options[2]!);
    expect([...turn.preview!.together]).toEqual(BOTH);
    expect(turn.preview!.point.node.complete).toBe(true);
  });

  it("asks which of several things is meant", () => {
    turn.pickTarget("bury.1");
    expect(turn.several.map(({ decision }) => decision)).toEqual([1, 2]);
  });

  it("plays the card picked up, with one question to the server", async () => {
    turn.pickCard("bury");
    await turn.choose(START[0]!);
    expect(turn.complete).toBe(true);
    await turn.confirm();
    expect(moves).toEqual([{ seat: 0, after: 4, decisions: [1, 20] }]);
    expect(asked).toEqual(["", "1"]);
  });

  it("asks for the card if none was picked up, and takes a choice back", async () => {
    await turn.choose(START[0]!);
    expect([...turn.cardsAsked!]).toEqual(BOTH);
    expect(turn.canConfirm).toBe(false);
    expect(turn.back()).toBe(true);
    expect(turn.stage).toBe("action");
  });

  it("confirms what could go on as it is", async () => {
    turn.pickCard("bury");
    await turn.choose(START[3]!);
    expect(turn.canConfirm).toBe(true);
    await turn.confirm();
    expect(moves).toEqual([{ seat: 0, after: 4, decisions: [4, 20, 0] }]);
    expect(asked).toEqual(["", "4"]);
  });

  it("asks again where a branch goes on", async () => {
    turn.pickCard("bury");
    await turn.choose(START[3]!);
    await turn.choose(anotherLink);
    expect(turn.complete).toBe(true);
    expect(asked).toEqual(["", "4", "4,20,6"]);
  });

  it.each([BOTH, BOTH.toReversed()])("takes two cards in any order: %s, then %s", async (first, second) => {
    await turn.choose(START[2]!);
    expect([...turn.cardsAsked!]).toEqual(BOTH);
    expect(turn.cardsAlone.size).toBe(0);
    turn.pickCard(first!);
    expect([...turn.cardsAsked!]).toEqual([second]);
    turn.pickCard(second!);
    await rest();
    expect(turn.path.map(({ decision }) => decision)).toEqual([3, 30, 20, 21]);
    expect(turn.complete).toBe(true);
  });

  it("sends nothing while the connection is lost", async () => {
    turn.pickCard("bury");
    await turn.choose(START[0]!);
    (turn.view as { connection: string }).connection = "lost";
    await turn.confirm();
    expect(moves).toEqual([]);
  });

  it("lets the server judge what a slot that does not glow may mean", async () => {
    turn.pickAction("build");
    turn.askAbout("bury.2");
    await rest();
    expect(asked).toEqual(["", "bury.2 build"]);
    expect(turn.refused).toMatchObject({
      ids: ["bury.2"],
      why: { attempts: [{ industry: "port", reasons: [{ rule: "B15" }] }] },
    });
  });

  it("asks once for a preview, and never again", async () => {
    await turn.look(turn.options[0]!);
    expect(turn.preview!.point.path.map(({ decision }) => decision)).toEqual([1, 20]);
    await turn.look(null);
    turn.pickCard("cotton_mill");
    await turn.look(turn.options[0]!);
    expect(turn.preview!.point.path.map(({ decision }) => decision)).toEqual([1, 21]);
    await turn.choose(START[0]!);
    expect(asked).toEqual(["", "1"]);
  });

  it("previews nothing of a menu that has gone", async () => {
    turn.pickCard("bury");
    await Promise.all([turn.choose(START[0]!), turn.look(START[2]!)]); // the pointer moves on while the server answers
    expect(turn.preview).toBeNull();
    expect(asked).toEqual(["", "1"]);
  });

  it("lays a hint on the board without confirming it", async () => {
    await turn.lay({ decisions: [1, 21], text: "" });
    expect(turn.path.map(({ decision }) => decision)).toEqual([1, 21]);
    expect((await turn.optionsOf([1, 21])).map(({ kind }) => kind)).toEqual(["build", "card"]);
    expect(moves).toEqual([]);
    expect(asked).toEqual(["", "1"]);
  });
});
