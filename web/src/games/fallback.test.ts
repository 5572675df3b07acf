// An invented game without a descriptor: the client uses only what the server sends.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { gameName, games, loadGames, setGames } from "$/lib/games";
import type { TableView } from "$/lib/tableView.svelte";
import type { EntryMessage, GameInfo, Menu, Position, PrintedBoard } from "$/lib/types";
import { LANGUAGES, loadMessages, setLanguage, t } from "$/lib/i18n.svelte";
import { linesOf } from "$/panels/log";
import { plain, sentence, type ActionLine } from "$/panels/logText";
import Markets from "$/panels/Markets.svelte";
import Rivals from "$/panels/Rivals.svelte";
import TopBar from "$/panels/TopBar.svelte";
import TrackSheet from "$/panels/TrackSheet.svelte";
import { Turn } from "$/play/turn.svelte";
import TurnPanel from "$/play/TurnPanel.svelte";
import PlayerBoardPanel from "$/play/PlayerBoardPanel.svelte";
import { descriptorOf } from ".";

const MESSAGES = `
game-peat = Peat
place-peat-moor = The Fen
event-peat-cut = { $seat } digs in { $place }
option-cut-peat = cut in { $place }
`;
const info: GameInfo = {
  id: "peat",
  name: "Peat (English)",
  rules_version: 1,
  currency: "ƒ",
  players: [2],
  usual_players: 2,
  maps: [],
  variants: [],
  periods: [],
  industries: ["kiln"],
  link_kinds: ["ditch"],
  actions: ["cut_peat", "link", "rest"],
  stages: ["action", "over"],
  tracks: [],
  rules: ["P1"],
  has_own_messages: true,
  events: [{ name: "peat_cut", fields: ["seat", "place", "amount"], money: 1, reveals: false }],
};
const printed = {
  game: "peat",
  map: null,
  name: "The Moor",
  players: 2,
  variants: [],
  currency: "ƒ",
  canvas: [100, 100],
  drawing: null,
  industries: ["kiln"],
  cards: {},
  tiles: [
    {
      industry: "kiln",
      level: 1,
      count: 2,
      cost: 3,
      coal: 0,
      iron: 0,
      income: 1,
      vp: 2,
      cubes: 0,
      buildable: true,
      periods: [],
    },
  ],
  places: [
    {
      id: "peat_moor",
      name: "Fen",
      kind: "town",
      xy: [10, 10],
      slots: [{ id: "peat_moor", industries: ["kiln"] }],
      markets: [],
    },
  ],
  links: [],
  lanes: [],
  income_track: [],
  coal_track: null,
  iron_track: null,
} as unknown as PrintedBoard;
const seat = (number: number) => ({
  seat: number,
  vp: 4,
  money: 7,
  hand: [],
  hand_size: 0,
  wet_feet: 12,
  stacks: { kiln: [1, 1] },
});
const position = {
  game: "peat",
  rules: 1,
  players: 2,
  map: null,
  variants: [],
  period: null,
  round: 2,
  order: [0, 1],
  to_move: 0,
  stage: "action",
  actions_left: 1,
  pending: null,
  slots: { peat_moor: null },
  links: {},
  link_kind: "ditch",
  seats: [seat(0), seat(1)],
  deck_left: 0,
  discards: [],
  ranking: null,
  ties: [],
} as unknown as Position;
const menu: Menu = {
  seat: 0,
  plan: false,
  actions_left: 1,
  after: 1,
  chosen: [],
  nodes: [
    {
      stage: "action",
      complete: false,
      reveals: false,
      events: [],
      price: 0,
      order: [0, 1],
      options: [
        {
          decision: 0,
          kind: "cut_peat",
          text: "cut_peat peat_moor",
          target: { kind: "slot", id: "peat_moor" },
          ends_move: true,
        },
        { decision: 1, kind: "rest", text: "rest", amount: 2 },
      ],
    },
  ],
};
const dug: Menu = {
  ...menu,
  chosen: [0],
  nodes: [
    {
      stage: "complete",
      complete: true,
      reveals: false,
      events: [{ name: "peat_cut", facts: { seat: 0, place: "peat_moor", amount: 2 }, path: [] }],
      price: 0,
      order: [0, 1],
      options: [],
    },
  ],
};
const view = {
  id: "x",
  viewer: 0,
  mine: [0],
  toDecide: true,
  connection: "live",
  entries: [],
  info,
  printed,
  position,
  lag: 0,
  table: { status: "playing", last_move: 1, seats: [{}, {}], to_move: 0, settings: {} },
  name: String,
} as unknown as TableView;

const answers: Record<string, unknown> = {
  "/api/v1/games": [{ info, bots: [], has_advice: false }],
  "/api/v1/tables/x/menu?seat=0": menu,
  "/api/v1/tables/x/menu?seat=0&chosen=0": dug,
};
let complaints: string[];

beforeAll(async () => {
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const found = pathname.startsWith("/api/v1/games/peat/messages/") ? MESSAGES : answers[pathname + search];
    return typeof found === "string"
      ? new Response(found)
      : new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } });
  });
  await loadMessages("shared", "app", "panels", "play", "choice");
  await loadGames();
  for (const language of [...LANGUAGES, "en" as const]) await setLanguage(language);
});
// Other tests share the modules, so restore the games
const before = games();
afterAll(() => {
  vi.unstubAllGlobals();
  setGames(before);
});
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void complaints.push(text));
});
afterEach(() => {
  cleanup();
  expect(complaints).toEqual([]); // no message is missing
});

it("has no descriptor, and its own words", () => {
  expect(descriptorOf("peat")).toEqual({});
  expect(gameName("peat")).toBe("Peat");
  expect(t("option-cut-peat", { place: "peat_moor" })).toBe("cut in The Fen");
});

it("shows all numbers of a seat", () => {
  render(Rivals, { printed, position, me: 0 });
  expect(screen.getByTitle("Wet feet").textContent).toBe("12");
  cleanup();
  render(TrackSheet, { printed, position, me: 0 });
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Player",
    "Wet feet",
    "VP",
  ]);
});

it("is called by its name above the board, and has a title without markets", () => {
  render(TopBar, { printed, position, me: 0 });
  expect(document.querySelector(".period")!.textContent!.trim()).toBe("Peat");
  cleanup();
  render(Markets, { printed, position, piles: [], onpile: () => undefined });
  expect(screen.getByRole("heading").textContent).toBe("The Moor");
  expect(document.querySelectorAll(".market-row")).toHaveLength(0);
});

it("can be played from its menu", async () => {
  const turn = new Turn(view);
  await turn.follow();
  render(TurnPanel, {
    view,
    turn,
    phone: false,
    onconfirm: () => undefined,
    onback: () => undefined,
    onpoint: () => undefined,
  });
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-action]")];
  expect(buttons.map(({ dataset, ariaDisabled }) => [dataset.action, ariaDisabled])).toEqual([
    ["cut_peat", null],
    ["link", "true"],
    ["rest", null],
  ]);
  expect(new Set(buttons.map((button) => button.getAttribute("aria-keyshortcuts"))).size).toBe(3);
  await fireEvent.click(buttons[0]!);
  expect([...turn.targets.keys()]).toEqual(["peat_moor"]);
  await turn.choose(turn.targets.get("peat_moor")!.options[0]!);
  expect(turn.canConfirm).toBe(true);
  cleanup();
  render(PlayerBoardPanel, { props: { view, turn, events: [] } });
  expect(screen.getByTitle(t("panels-money")).textContent).toBe("ƒ7");
});

it("tells its events in its own words", () => {
  const entry = {
    number: 2,
    kind: "play",
    seat: 0,
    data: {},
    events: dug.nodes[0]!.events,
  } as unknown as EntryMessage;
  const [line] = linesOf([entry], printed) as [ActionLine];
  expect(line.gained).toBe(2);
  expect(plain(sentence(line), String)).toMatch(/digs in The Fen$/);
});
