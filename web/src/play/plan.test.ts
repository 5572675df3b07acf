import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadMessages, setLanguage } from "$/lib/i18n.svelte";
import type { TableView } from "$/lib/tableView.svelte";
import { toasts } from "$/lib/toasts.svelte";
import type { Menu, MenuNode, MenuOption, PreparedShape } from "$/lib/types";
import { Plan } from "./plan.svelte";
import { Turn } from "./turn.svelte";

const option = (decision: number, kind: string, more: Partial<MenuOption> = {}): MenuOption => ({
  decision,
  kind,
  text: kind,
  ...more,
});
const node = (stage: string, options: MenuOption[]): MenuNode => ({
  stage,
  complete: stage === "complete",
  reveals: false,
  events: [],
  price: 0,
  order: [0, 1],
  options,
});
const loan = option(5, "loan", { amount: 10 });
const NOTHING: PreparedShape = { seat: 0, actions: [], complete: false, cancelled: null, problem: null };
const LOAN = { decisions: [5, 20], text: "loan 10 with bury", price: 0, reveals: false };

let stored: PreparedShape;
let asked: string[];
let sent: unknown[];
let after: number;

beforeEach(() => {
  stored = NOTHING;
  asked = [];
  sent = [];
  after = 4;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const json = (value: unknown) =>
      new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
    if (pathname.endsWith("/prepared")) {
      if (request.method === "PUT") {
        const body = (await request.json()) as { actions: number[][] };
        sent.push(body);
        const complete = body.actions.length === 2;
        stored = { ...NOTHING, actions: body.actions.map(() => LOAN), complete };
      }
      if (request.method === "DELETE") {
        stored = NOTHING;
        return new Response(null, { status: 204 });
      }
      return json(stored);
    }
    asked.push(`${searchParams.get("plan")} ${searchParams.get("prepared") ?? ""}`);
    const chosen = searchParams.get("chosen") ?? "";
    const nodes =
      chosen === ""
        ? [node("action", [loan])]
        : [node("card", [option(20, "card", { card: "bury", next: 1 })]), node("complete", [])];
    return json({ seat: 0, after, chosen: [], nodes, plan: true, actions_left: 2 } satisfies Menu);
  });
});
beforeAll(async () => {
  await loadMessages("shared", "play");
  await setLanguage("en");
});
afterAll(() => void vi.unstubAllGlobals());

/** A table where another seat is to move. */
function table(more: Partial<TableView> = {}): TableView {
  return {
    id: "abcdefgh",
    table: { status: "playing", seats: [{}, {}], last_move: 4, to_move: 1 },
    viewer: 0,
    mine: [0],
    behind: 0,
    toDecide: false,
    connection: "live",
    printed: { currency: "£" },
    entries: [],
    ...more,
  } as unknown as TableView;
}

function planned(view: TableView): { plan: Plan; turn: Turn } {
  const plan = new Plan(view);
  return { plan, turn: new Turn(view, null, undefined, plan) };
}

describe("planning", () => {
  it("asks for the menu of the next turn while another seat is to move", async () => {
    const { turn } = planned(table());
    await turn.follow();
    expect([turn.planning, turn.mine, turn.active]).toEqual([true, false, true]);
    expect(asked).toEqual(["true "]);
    expect(turn.actionsLeft).toBe(2);
    expect([...turn.byAction.keys()]).toEqual(["loan"]);
  });

  it("prepares instead of playing, and puts the next action after it", async () => {
    const { plan, turn } = planned(table());
    await turn.follow();
    await turn.choose(loan);
    turn.pickCard("bury");
    await vi.waitFor(() => expect(turn.canConfirm).toBe(true));
    expect(await turn.confirm()).toBe(true);
    expect(sent).toEqual([{ seat: 0, after: 4, actions: [[5, 20]] }]);
    await turn.follow();
    expect(asked.at(-1)).toBe("true 5,20");
    expect(plan.actions).toEqual([[5, 20]]);
    expect(turn.path).toEqual([]);
  });

  it("ends when the whole turn is prepared", async () => {
    stored = { ...NOTHING, actions: [LOAN, LOAN], complete: true };
    const { plan, turn } = planned(table());
    await plan.follow();
    expect([turn.planning, turn.active]).toEqual([false, false]);
    await plan.cancel();
    expect(turn.planning).toBe(true);
  });

  it.each([
    ["a spectator", { viewer: -1 }],
    ["somebody who shares the screen with the mover", { mine: [0, 1] }],
    ["somebody who has not been told everything", { behind: 2 }],
  ])("is not for %s", (_, more) => {
    expect(planned(table(more)).turn.active).toBe(false);
  });

  it("shows no menu of a position that is not told yet", async () => {
    after = 6;
    const { turn } = planned(table());
    await turn.follow();
    expect(turn.point).toBeNull();
  });

  it("says why a turn was cancelled, and starts again with what is still possible", async () => {
    stored = { ...NOTHING, actions: [LOAN] };
    const { plan } = planned(table());
    await plan.follow();
    const problem = { action: 0, reasons: [], price: 3, undone: false, start: [5] };
    stored = { ...stored, cancelled: problem };
    await plan.follow();
    expect(plan.start).toEqual([5]);
    expect(toasts().at(-1)?.text).toBe(
      "Your prepared turn was cancelled. It would now cost £3 instead of £0.",
    );
    await plan.follow();
    expect(toasts().filter(({ text }) => text.includes("cancelled"))).toHaveLength(1);
  });
});
