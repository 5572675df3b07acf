import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PrintedBoard, PlacedTile } from "$/lib/types";
import type { Target } from "./types";

const boards = JSON.parse(readFileSync(".fixtures/boards.json", "utf-8")) as PrintedBoard[];
const [lancashire] = boards as [PrintedBoard];

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
const { default: Board } = await import("./Board.svelte");
const { loadMessages, setLanguage } = await import("$/lib/i18n.svelte");

const target = (id: string, kind: Target["kind"], label: string): Target => ({
  id,
  kind,
  strength: "now",
  label,
});
const mine: PlacedTile = { owner: 0, industry: "coal_mine", level: 2, flipped: false, cubes: 2 };
const position = {
  game: "brass",
  link_kind: "canal",
  slots: { "wigan.1": mine },
  links: { "liverpool-wigan": 1 },
};

beforeAll(async () => {
  await loadMessages("shared", "board");
  await setLanguage("en");
});
const onpick = vi.fn();
const onask = vi.fn();
const onhover = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test("everything on the map has a name", () => {
  render(Board, { printed: lancashire, position });
  for (const name of [
    "Manchester, first slot: cotton mill or coal mine, free",
    "Wigan, first slot: coal mine II of Blue, 2 cubes",
    "Liverpool – Wigan, link of Orange",
    "Colne – Yorkshire, no link built",
    "Scotland: acts as a port, worth 2 VP to every link",
  ]) {
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
});

test("a target is picked with a click, Enter or Space; what is no target is asked about", async () => {
  const oldham = target("oldham.1", "slot", "Build in Oldham");
  render(Board, { printed: lancashire, position, targets: [oldham], onpick, onask });
  const button = screen.getByRole("button", { name: "Build in Oldham" });
  expect(button.getAttribute("tabindex")).toBe("0");
  await fireEvent.click(button);
  await fireEvent.keyDown(button, { key: "Enter" });
  await fireEvent.keyDown(button, { key: " " });
  expect(onpick.mock.calls).toEqual([[oldham], [oldham], [oldham]]);
  const other = screen.getByRole("button", { name: /^Oldham, second slot/ });
  expect(other.getAttribute("tabindex")).toBe("-1");
  await fireEvent.click(other);
  expect(onask.mock.calls).toEqual([["oldham.2", "slot"]]);
});

test("a place is not mistaken for its only slot", async () => {
  const slot = target("birkenhead", "slot", "Build in Birkenhead");
  render(Board, { printed: lancashire, position, targets: [slot], onpick, onask });
  expect(screen.getAllByRole("button", { name: "Build in Birkenhead" })).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Birkenhead" }));
  expect(onask.mock.calls).toEqual([["birkenhead", "place"]]);
});

test("pointing at a target and leaving it is told once", async () => {
  const link = target("colne-yorkshire", "link", "Canal to Yorkshire");
  render(Board, { printed: lancashire, position, targets: [link], onhover });
  const button = screen.getByRole("button", { name: "Canal to Yorkshire" });
  await fireEvent.pointerOver(button);
  await fireEvent.pointerOver(button);
  await fireEvent.pointerOver(screen.getByRole("button", { name: /^Oldham, second slot/ }));
  expect(onhover.mock.calls).toEqual([[link], [null]]);
});

test.each(boards.slice(2).map((board) => [board.name, board] as const))(
  "%s shows its markets and imports",
  (_name, board) => {
    render(Board, { printed: board, position: null });
    for (const place of board.places)
      expect(document.querySelectorAll(`[data-id^="${place.id}.m"]`)).toHaveLength(place.markets.length);
    expect(document.querySelectorAll("[data-kind=import]")).toHaveLength(board.lanes.length);
  },
);

test("the map is named in the reader's language and zoomed from outside", async () => {
  await setLanguage("de");
  const germany = boards.find(({ map }) => map === "germany")!;
  const { component, container } = render(Board, { printed: germany, position: null });
  expect(screen.getByRole("group", { name: /Deutschland/ })).toBeTruthy();
  await setLanguage("en");
  const scale = () =>
    Number(/scale\(([\d.]+)\)/.exec(container.querySelector<HTMLElement>(".world")!.style.transform)?.[1]);
  const before = scale();
  component.zoom(1.3);
  await tick();
  expect(scale()).toBeGreaterThan(before);
});

test("a game that the client does not know is drawn from what is printed", () => {
  const place = (id: string, x: number) => ({
    ...lancashire.places[0]!,
    id,
    name: id,
    kind: "island",
    xy: [x, 100] as [number, number],
    slots: [{ id: `${id}.1`, industries: ["kiln"] }],
    markets: [`${id}.m1`],
    colour: "pink",
  });
  const board: PrintedBoard = {
    ...lancashire,
    game: "peat",
    name: "The Moor",
    canvas: [400, 200],
    drawing: null,
    lanes: [],
    places: [place("fen", 60), place("bog", 340)],
    links: [{ id: "fen-bog", a: "fen", b: "bog", kinds: ["ditch"] }],
    tiles: [{ ...lancashire.tiles[0]!, industry: "kiln", level: 1 }],
  };
  const peat = {
    game: "peat",
    link_kind: "ditch",
    links: { "fen-bog": 1 },
    slots: { "fen.1": { ...mine, industry: "kiln", level: 1 } },
    markets: { "fen.m1": { tile: "turf", used: true } },
  };
  const { container } = render(Board, { printed: board, position: peat });
  for (const name of [
    "Fen, first slot: kiln I of Blue, 2 cubes",
    "Bog, first slot: kiln, free",
    "Fen – Bog, link of Orange",
  ])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(screen.getByRole("button", { name: /turf/ })).toBeTruthy();
  expect(container.textContent).not.toContain("undefined");
});
