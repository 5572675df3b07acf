import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BoardFacts, PlacedTile } from "$/lib/types";
import type { Target } from "./contract";

const boards = JSON.parse(readFileSync(".fixtures/boards.json", "utf-8")) as BoardFacts[];
const [lancashire] = boards as [BoardFacts];

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
const { default: Board } = await import("./Board.svelte");
const { need, speak } = await import("$/lib/words.svelte");

const target = (id: string, kind: Target["kind"], label: string): Target => ({ id, kind, strength: "now", label });
const mine: PlacedTile = { owner: 0, industry: "coal_mine", level: 2, flipped: false, cubes: 2, inert: null };
const position = { game: "brass", period: "canal", slots: { "wigan.1": mine }, links: { "liverpool-wigan": 1 } } as never;

beforeAll(async () => {
  await need("shared", "board");
  await speak("en");
});
const onpick = vi.fn();
const onask = vi.fn();
const onhover = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test("everything on the map has a name", () => {
  render(Board, { facts: lancashire, position });
  for (const name of ["Manchester 1: cotton mill or coal mine, free", "Wigan 1: coal mine II of Blue, 2 cubes", "Liverpool – Wigan, link of Orange", "Colne – Yorkshire, no link built", "Scotland: acts as a port, 2 discs for links"]) {
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
});

test("a target is picked with a click, Enter or Space; what is no target is asked about", async () => {
  const oldham = target("oldham.1", "slot", "Build in Oldham");
  render(Board, { facts: lancashire, position, targets: [oldham], onpick, onask });
  const button = screen.getByRole("button", { name: "Build in Oldham" });
  expect(button.getAttribute("tabindex")).toBe("0");
  await fireEvent.click(button);
  await fireEvent.keyDown(button, { key: "Enter" });
  await fireEvent.keyDown(button, { key: " " });
  expect(onpick.mock.calls).toEqual([[oldham], [oldham], [oldham]]);
  const other = screen.getByRole("button", { name: /^Oldham 2/ });
  expect(other.getAttribute("tabindex")).toBe("-1");
  await fireEvent.click(other);
  expect(onask.mock.calls).toEqual([["oldham.2", "slot"]]);
});

test("a place is not mistaken for its only slot", async () => {
  const slot = target("birkenhead", "slot", "Build in Birkenhead");
  render(Board, { facts: lancashire, position, targets: [slot], onpick, onask });
  expect(screen.getAllByRole("button", { name: "Build in Birkenhead" })).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Birkenhead" }));
  expect(onask.mock.calls).toEqual([["birkenhead", "place"]]);
});

test("pointing at a target and leaving it is told once", async () => {
  const link = target("colne-yorkshire", "link", "Canal to Yorkshire");
  render(Board, { facts: lancashire, position, targets: [link], onhover });
  const button = screen.getByRole("button", { name: "Canal to Yorkshire" });
  await fireEvent.pointerOver(button);
  await fireEvent.pointerOver(button);
  await fireEvent.pointerOver(screen.getByRole("button", { name: /^Oldham 2/ }));
  expect(onhover.mock.calls).toEqual([[link], [null]]);
});

test.each(boards.slice(2).map((board) => [board.name, board] as const))("%s shows its markets, imports and that it is a reconstruction", (_name, board) => {
  render(Board, { facts: board, position: null });
  for (const place of board.places) expect(document.querySelectorAll(`[data-id^="${place.id}.m"]`)).toHaveLength(place.markets.length);
  expect(document.querySelectorAll("[data-kind=import]")).toHaveLength(board.lanes.length);
  expect(screen.getByText(/reconstruction/)).toBeTruthy();
});

test("the map is named in the reader's language and zoomed from outside", async () => {
  await speak("de");
  const germany = boards.find(({ map }) => map === "germany")!;
  const { component, container } = render(Board, { facts: germany, position: null });
  expect(screen.getByRole("group", { name: /Deutschland/ })).toBeTruthy();
  await speak("en");
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(container.querySelector<HTMLElement>(".world")!.style.transform)?.[1]);
  const before = scale();
  component.zoom(1.3);
  await tick();
  expect(scale()).toBeGreaterThan(before);
});
