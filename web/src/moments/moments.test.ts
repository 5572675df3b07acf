import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dismiss, toasts } from "$/lib/toasts.svelte";
import { need, speak, LANGUAGES } from "$/lib/words.svelte";
import type { BoardFacts, BrassPosition } from "$/lib/types";
import boardBrass from "./fixtures/board-brass.json";
import brass from "./fixtures/brass.json";
import industry from "./fixtures/industry.json";
import { announce } from "./announce";
import { insightOf, turnAt, type Found } from "./analysis";
import { saleOf } from "./forced";
import ForcedSale from "./ForcedSale.svelte";
import HandOver from "./HandOver.svelte";
import { copy } from "$/lib/share";
import PeriodEnd from "./PeriodEnd.svelte";
import Reveal from "./Reveal.svelte";
import { boardWhileScoring, stepsOf } from "./scoring";
import { momentsOf, type Entry } from "./story";

// No motion, and a browser's way to ask for it
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

const facts = boardBrass as unknown as BoardFacts;
const moments = momentsOf(brass.entries as unknown as Entry[]);
const at = (number: number) => moments.find(({ entry }) => entry.number === number)!;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false; };
  await need("shared", "app", "moments");
});
beforeEach(() => speak("en"));
afterEach(cleanup);

describe("what is said aloud", () => {
  it("is the deed, its cost and what follows", () => {
    expect(announce(at(5).entry, "£", at(5).position, [2])).toBe("Orange builds in Bolton 2: cotton mill, level 1. Cost: £12. It is your turn.");
    expect(announce(at(51).entry, "£", at(51).position)).toContain("The canal period ends and is scored.");
  });

  it("is a new round too, in Age of Industry, where no event tells it", () => {
    const told = momentsOf(industry.entries as unknown as Entry[]).filter(({ entry }) => entry.kind === "play").map(({ entry, before, position }) => ({ said: announce(entry, "$", position, [], before), isNew: position.round !== before!.round, round: position.round }));
    expect(told.filter(({ isNew }) => isNew).length).toBeGreaterThan(5);
    for (const { said, isNew, round } of told) expect(said.includes(`Round ${round} begins.`)).toBe(isNew);
    expect(announce(at(51).entry, "£", at(51).position, [], at(51).before).match(/begins/g)).toHaveLength(1);
  });

  it.each(LANGUAGES)("has words for every move in %s", async (language) => {
    const complaint = vi.spyOn(console, "error");
    await speak(language);
    for (const game of [brass, industry]) {
      for (const { entry, position } of momentsOf(game.entries as unknown as Entry[])) {
        if (entry.kind === "play") expect(announce(entry, "$", position), `entry ${entry.number}`).not.toBe("");
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe("a forced sale", () => {
  const position = at(94).before as BrassPosition;

  it("knows what is owed and what every tile brings", () => {
    const sale = saleOf(position, 0, facts);
    expect([sale.owes, sale.missing, sale.short]).toEqual([1, 1, 0]);
    expect(sale.offers.find((offer) => offer.slot === "warrington_runcorn.2")!.brings).toBe(3);
    expect(sale.offers.every((offer) => offer.tile.owner === 0)).toBe(true);
  });

  it("says what remains when no tile is left", () => {
    const poor = (vp: number) => ({ ...position, slots: {}, seats: position.seats.map((seat) => ({ ...seat, income: -6, money: 2, vp })) });
    expect(saleOf(poor(9), 0, facts)).toEqual({ owes: 6, missing: 4, offers: [], short: 4, lost: 4 });
    expect(saleOf(poor(1), 0, facts)).toMatchObject({ short: 4, lost: 1 }); // nobody falls below 0
  });

  it("gives the tile that is chosen", async () => {
    const onpick = vi.fn();
    render(ForcedSale, { position, seat: 0, facts, onpick });
    await fireEvent.click(screen.getByRole("button", { name: /Bury 1/ }));
    expect(onpick).toHaveBeenCalledWith("bury.1");
  });
});

describe("the hand-over", () => {
  it("names nobody's drawn card and waits for the next person", async () => {
    const onready = vi.fn();
    const drawn = { number: 4, kind: "play", seat: 1, data: { acted: ["draw deck and deck"] }, events: [{ name: "drew", facts: { seat: 1, card: "oldham" } }], changes: {} } as unknown as Entry;
    const { container } = render(HandOver, { seat: 0, name: "Ada", entries: [drawn], currency: "$", onready });
    expect(container.textContent).toContain("Orange draws a card.");
    expect(container.textContent).not.toContain("Oldham");
    await fireEvent.click(screen.getByRole("button", { name: /I am Ada/, hidden: true }));
    expect(onready).toHaveBeenCalledOnce();
  });

  it("tells nothing that was taken back", () => {
    const entries = (brass.entries as unknown as Entry[]).slice(0, 4); // two moves
    const undo = { number: 5, kind: "undo", seat: 0, data: { to: 3 }, events: [], changes: {} } as unknown as Entry;
    const count = (list: Entry[]) => {
      const { container, unmount } = render(HandOver, { seat: 4, name: "Ada", entries: list, currency: "£", onready: () => undefined });
      const found = container.querySelectorAll("ol > li").length;
      unmount();
      return found;
    };
    expect([count(entries), count([...entries, undo])]).toEqual([2, 1]);
  });
});

describe("the Distant Market's tile", () => {
  const { before } = at(5);
  const event = { name: "turned_market", facts: { seat: 0, mill: "bury.1", tile: -2, bonus: 2 } };
  const reveal = (props: { from?: number } = {}) => {
    const ondone = vi.fn();
    return { ondone, ...render(Reveal, { event, before: before as BrassPosition, facts, ondone, ...props }) };
  };

  it("moves the marker on from where the sale before has left it", () => {
    expect(reveal().container.querySelectorAll("li.past").length).toBe(2);
    cleanup();
    expect(reveal({ from: 3 }).container.querySelectorAll("li.past").length).toBe(5);
  });

  it("is closed once, by Escape", async () => {
    const { ondone, container } = reveal();
    const dialog = container.querySelector("dialog")!;
    await fireEvent.keyDown(dialog, { key: "Escape" });
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("stays long enough to be read where nothing moves", () => {
    vi.useFakeTimers();
    const { ondone } = reveal();
    vi.advanceTimersByTime(3500);
    expect(ondone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(ondone).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("takes no keys from somebody who is writing", () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const input = document.body.appendChild(document.createElement("input"));
    input.focus();
    expect(reveal().container.querySelector("dialog")!.open).toBe(true);
    expect(modal).not.toHaveBeenCalled();
    cleanup();
    expect(document.activeElement).toBe(input);
    input.blur();
    reveal();
    expect(modal).toHaveBeenCalledOnce();
    input.remove();
    modal.mockRestore();
  });
});

describe("the scoring walk", () => {
  it.each(["button", "input"])("gives the focus back to a %s, and leaves it with whoever is writing", async (kind) => {
    const { entry, before } = at(51);
    const last = document.body.appendChild(document.createElement(kind));
    last.focus();
    const { unmount } = render(PeriodEnd, { entry, before: before!, facts, ondone: () => undefined });
    expect(document.activeElement === last).toBe(kind === "input");
    unmount();
    expect(document.activeElement).toBe(last);
    last.remove();
  });

  it("goes step by step, lights what counts and can be left", async () => {
    const { entry, before } = at(51);
    const onlit = vi.fn();
    const ondone = vi.fn();
    render(PeriodEnd, { entry, before: before!, facts, onlit, ondone });
    const [first] = stepsOf(entry, before!, facts);
    await fireEvent.click(screen.getByRole("button", { name: "One forward" }));
    expect(onlit.mock.lastCall![0]).toContain(first!.id);
    await fireEvent.keyDown(screen.getByRole("region"), { key: "Escape" });
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("is shown on a board from which nothing has left yet", () => {
    const { entry, before, position } = at(51);
    const board = boardWhileScoring(entry, before!) as BrassPosition;
    for (const step of stepsOf(entry, before!, facts)) {
      if (step.kind === "link") expect(board.links[step.id!]).toBe(step.seat);
      if (step.kind === "tile") expect(board.slots[step.id!]?.owner).toBe(step.seat);
    }
    expect(Object.values((position as BrassPosition).links).every((owner) => owner === null)).toBe(true);
  });
});

describe("the analyst's turns", () => {
  const turn = (number: number, seat: number, played: string[]) => ({ number, period: "canal", round: 1, seat, standing: [1, 2, 3, 4], chances: [0, 0, 0, 1], played, value: 3, best: [], best_value: 4, cost: 1, swing: 0 });
  const found: Found = {
    leader: 1, turns: [turn(1, 3, ["a"]), turn(2, 0, ["b", "c"])], turning_points: [{ turn: 2, kind: "cost", points: 9 }],
    mean_cost: [], standing: [5, 6, 7, 8], chances: [0, 1, 0, 0],
  };

  it("lie beside the moments", () => {
    const { turns, sights } = insightOf(found, moments.slice(0, 4));
    expect(turns.map(({ from, to, point }) => [from, to, point?.points])).toEqual([[0, 1, undefined], [1, 3, 9]]);
    expect(sights.map(({ moment }) => moment)).toEqual([0, 1, 3]);
    expect(turnAt(turns, 2)?.number).toBe(2);
    expect(turnAt(turns, 0)).toBeNull();
  });
});

describe("an address to hand on", () => {
  it.each([["no clipboard", undefined, "http://x/1"], ["a clipboard", { writeText: () => Promise.resolve() }, "The link is copied."]])("is shown or copied, with %s", async (_, clipboard, said) => {
    const { navigator } = globalThis;
    vi.stubGlobal("navigator", { clipboard });
    await copy("http://x/1", "The link is copied.");
    vi.stubGlobal("navigator", navigator);
    const { text, id } = toasts().at(-1)!;
    dismiss(id);
    expect(text).toBe(said);
  });
});
