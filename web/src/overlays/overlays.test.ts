import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dismiss, toasts } from "$/lib/toasts.svelte";
import { loadMessages, roman, setLanguage, LANGUAGES } from "$/lib/i18n.svelte";
import type { EventShape, MenuOption, Position } from "$/lib/types";
import { brassPosition } from "$/games/brass/position";
import { saleOf } from "$/games/brass/overlays/forcedSale";
import ForcedSale from "$/games/brass/overlays/ForcedSale.svelte";
import { descriptorOf } from "$/games";
import { gameInfo } from "$/lib/games";
import type { TableView } from "$/lib/tableView.svelte";
import DistantMarketReveal from "$/games/brass/overlays/DistantMarketReveal.svelte";
import { brass, finished, industry } from "./fixtures";
import { announce } from "./announce";
import { insightOf, turnAt, type Found } from "$/replay/analysis";
import FinalScores from "./FinalScores.svelte";
import HandOver from "./HandOver.svelte";
import { copy } from "$/lib/clipboard";
import PeriodEnd from "./PeriodEnd.svelte";
import { boardWhileScoring, endOf, stepsOf } from "./scoring";
import { deedsOf, type Entry, type Moment } from "$/replay/history";

// jsdom has no `matchMedia`; this one reports that the user prefers reduced motion
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

const { moments, printed } = brass;
const first = (is: (moment: Moment) => boolean) => moments.find(is)!;
const withEvent = (name: string) => first(({ entry }) => entry.events.some((event) => event.name === name));
const canalEnd = first(({ entry }) => endOf(entry) === "canal");

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  await loadMessages("shared", "app", "overlays", "telling", "replay");
});
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

describe("what is said aloud", () => {
  it("is the deed, its cost and what follows", () => {
    const { entry, position } = first(
      ({ entry: { events, seat }, position: { to_move } }) =>
        events.some(({ name }) => name === "built") &&
        events.every(({ name }) => name !== "flipped" && name !== "round_began") &&
        to_move !== seat,
    );
    const { facts } = entry.events.find(({ name }) => name === "built")!;
    const said = announce(entry, "£", position, [position.to_move!]);
    expect(said).toMatch(/^\w+ builds an? [a-z ]+ I+V? \(.*\) for £\d+\. It’s your turn\.$/);
    expect(said).toContain(` ${roman(Number(facts.level))} (`);
    expect(announce(canalEnd.entry, "£", canalEnd.position)).toContain(
      "The canal period ends and is scored.",
    );
  });

  it("is a new round too, in Age of Industry, where no event tells it", () => {
    const told = industry.moments
      .filter(({ entry }) => entry.kind === "play")
      .map(({ entry, before, position }) => ({
        said: announce(entry, "$", position, [], before),
        isNew: position.round !== before!.round,
        round: position.round,
      }));
    expect(told.filter(({ isNew }) => isNew).length).toBeGreaterThan(5);
    for (const { said, isNew, round } of told) expect(said.includes(`Round ${round} begins.`)).toBe(isNew);
    expect(
      announce(canalEnd.entry, "£", canalEnd.position, [], canalEnd.before).match(/begins/g),
    ).toHaveLength(1);
  });

  it.each(LANGUAGES)("has words for every move in %s", async (language) => {
    const complaint = vi.spyOn(console, "error");
    await setLanguage(language);
    for (const game of finished) {
      for (const { entry, position } of game.moments) {
        if (entry.kind === "play")
          expect(announce(entry, "$", position), `entry ${entry.number}`).not.toBe("");
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe("a forced sale", () => {
  const { before, entry } = withEvent("gave_up");
  const position = before!;
  const seat = entry.seat!;
  const options = Object.entries(position.slots).flatMap(([id, tile], i): MenuOption[] =>
    tile?.owner === seat
      ? [{ decision: i, kind: "give_up", text: `give_up ${id}`, target: { kind: "slot", id }, amount: i + 1 }]
      : [],
  );

  it("knows what is owed, and tells what the server says of every tile", () => {
    const sale = saleOf(position, seat, options, printed);
    const { money } = position.seats[seat]!;
    expect(sale.missing).toBe(sale.owes - money);
    expect(sale.missing).toBeGreaterThan(0);
    expect(sale.offers.map(({ brings }) => brings).sort()).toEqual(
      options.map(({ amount }) => amount).sort(),
    );
    expect(sale.offers.every((offer) => offer.tile.owner === seat)).toBe(true);
    expect(sale.offers.map(({ isEnough }) => isEnough)).toEqual(
      sale.offers.map(({ isEnough }) => isEnough).sort((a, b) => Number(b) - Number(a)),
    );
  });

  it("gives the tile that is chosen", async () => {
    const onpick = vi.fn();
    render(ForcedSale, { position, seat, options, printed, onpick });
    await fireEvent.click(screen.getAllByRole("button")[0]!);
    expect(onpick).toHaveBeenCalledWith(saleOf(position, seat, options, printed).offers[0]!.slot);
  });
});

describe("a game that the client does not know", () => {
  it("lists the actions and leaves out their consequences", () => {
    const events = ["played_card", "paid", "launched_balloon", "scored_height"].map((name) => ({
      name,
      facts: { seat: 1 },
      path: [],
    }));
    const entry = { number: 1, kind: "play", seat: 1, data: {}, events, changes: {} } as unknown as Entry;
    expect(deedsOf(entry, "balloons").map(({ name }) => name)).toEqual(["launched_balloon"]);
  });
});

describe("the hand-over", () => {
  it("names no drawn card and waits for the next player", async () => {
    const onready = vi.fn();
    const drawn = {
      number: 4,
      kind: "play",
      seat: 1,
      data: { acted: ["draw deck and deck"] },
      events: [{ name: "drew", facts: { seat: 1, card: "oldham" }, path: [] }],
      changes: {},
    } as unknown as Entry;
    const { container } = render(HandOver, {
      seat: 0,
      name: "Ada",
      entries: [drawn],
      printed: industry.printed,
      onready,
    });
    expect(container.textContent).toContain("Orange draws a card.");
    expect(container.textContent).not.toContain("Oldham");
    await fireEvent.click(screen.getByRole("button", { name: /I’m Ada/, hidden: true }));
    expect(onready).toHaveBeenCalledOnce();
  });

  it("tells nothing that was taken back", () => {
    const entries = brass.entries.slice(0, 3); // two moves
    const undo = {
      number: 4,
      kind: "undo",
      seat: 0,
      data: { to: 2 },
      events: [],
      changes: {},
    } as unknown as Entry;
    const count = (list: Entry[]) => {
      const { container, unmount } = render(HandOver, {
        seat: 4,
        name: "Ada",
        entries: list,
        printed,
        onready: () => undefined,
      });
      const found = container.querySelectorAll("ol > li").length;
      unmount();
      return found;
    };
    expect([count(entries), count([...entries, undo])]).toEqual([2, 1]);
  });
});

describe("the Distant Market's tile", () => {
  const event: EventShape = {
    name: "turned_market",
    facts: { seat: 0, mill: "bury.1", tile: -2, bonus: 2 },
    path: [],
  };
  const reveal = (from = 0) => {
    const ondone = vi.fn();
    return { ondone, ...render(DistantMarketReveal, { event, from, printed, ondone }) };
  };

  it("moves the marker on from where the sale before has left it", () => {
    expect(reveal().container.querySelectorAll("li.past").length).toBe(2);
    cleanup();
    const found = descriptorOf("brass").overlays!.reveals!(
      { events: [event, event] } as unknown as Entry,
      moments[0]!.position,
    );
    expect(found.map(({ from }) => from)).toEqual([0, 2]);
    expect(reveal(3).container.querySelectorAll("li.past").length).toBe(5);
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

  it("takes no focus from a user who is typing", () => {
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
  it.each(["button", "input"])("gives the focus back to a %s, but not while the user types", async (kind) => {
    const { entry, before } = canalEnd;
    const last = document.body.appendChild(document.createElement(kind));
    last.focus();
    const { unmount } = render(PeriodEnd, { entry, before: before!, printed, ondone: () => undefined });
    expect(document.activeElement === last).toBe(kind === "input");
    unmount();
    expect(document.activeElement).toBe(last);
    last.remove();
  });

  it("goes step by step, lights what counts and can be left", async () => {
    const { entry, before } = canalEnd;
    const onlit = vi.fn();
    const ondone = vi.fn();
    render(PeriodEnd, { entry, before: before!, printed, onlit, ondone });
    const [step] = stepsOf(entry, before!);
    await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
    expect(onlit.mock.lastCall![0]).toContain(step!.id);
    await fireEvent.keyDown(screen.getByRole("region"), { key: "Escape" });
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("is shown on a board from which nothing has left yet", () => {
    const { entry, before, position } = canalEnd;
    const board = boardWhileScoring(entry, before!);
    for (const step of stepsOf(entry, before!)) {
      if (step.kind === "link") expect(board.links[step.id!]).toBe(step.seat);
      if (step.kind === "tile") expect(board.slots[step.id!]?.owner).toBe(step.seat);
    }
    expect(Object.values(position.links).every((owner) => owner === null)).toBe(true);
  });

  it("shows the Distant Market as the last action left it", () => {
    const { entry, before } = canalEnd;
    const market = (position: Position) => brassPosition(position).distant_market;
    const turned = {
      name: "turned_market",
      facts: { seat: 0, mill: "bury.1", tile: -2, bonus: 1 },
      path: [],
    };
    const board = boardWhileScoring({ ...entry, events: [turned, ...entry.events] }, before!);
    expect(market(board).marker).toBe(market(before!).marker + 2);
    expect(market(board).turned).toEqual([...market(before!).turned, -2]);
    expect(market(boardWhileScoring(entry, before!))).toEqual(market(before!));
  });
});

describe("the final table", () => {
  const show = (by: string, game = brass) => {
    const [ahead, behind] = game.ranking as [number, number];
    const table = {
      status: "finished",
      ranking: game.ranking,
      score: game.score,
      seats: game.score.map(() => ({})),
      ties: [{ ahead, behind, by }],
    };
    const view = {
      id: "x",
      table,
      position: game.moments.at(-1)!.position,
      entries: game.entries,
      info: gameInfo(game.game),
      printed: game.printed,
      mine: [],
      name: (seat: number) => `S${seat}`,
    } as unknown as TableView;
    return render(FinalScores, { view }).container;
  };

  it("says how the server decided a tie", () => {
    const { seats } = moments.at(-1)!.position;
    const [ahead, behind] = brass.ranking as [number, number];
    const income = (seat: number) =>
      `£${(seats[seat] as unknown as { income: number }).income}`.replace("£-", "−£");
    expect(show("income").textContent).toContain(
      `S${ahead} is ahead of S${behind} with the higher income (${income(ahead)} to ${income(behind)}, B32).`,
    );
    cleanup();
    expect(show("number_of_cats").textContent).toContain(
      `Tied on points: S${ahead} is ranked ahead of S${behind}.`,
    );
  });

  it.each(finished)("shows every part of the score, and the figures of $game", (game) => {
    const container = show("order", game);
    expect(container.querySelectorAll("tbody tr").length).toBeGreaterThan(3);
    expect([...container.querySelectorAll(".total td")].map((cell) => cell.textContent)).toEqual(
      game.ranking.map((seat) => String(game.score[seat]).replace("-", "−")),
    );
    expect([...container.querySelectorAll(".rest th")].map((cell) => cell.textContent)).toEqual([
      "Money at the end",
      game.game === "brass" ? "Income at the end" : "Loans at the end",
    ]);
  });
});

describe("the analyst's turns", () => {
  const turn = (number: number, seat: number, played: string[]) => ({
    number,
    period: "canal",
    round: 1,
    seat,
    standing: [1, 2, 3, 4],
    chances: [0, 0, 0, 1],
    played,
    value: 3,
    best: [],
    best_value: 4,
    cost: 1,
    swing: 0,
  });
  const found: Found = {
    leader: 1,
    turns: [turn(1, 3, ["a"]), turn(2, 0, ["b", "c"])],
    turning_points: [{ turn: 2, kind: "cost", points: 9 }],
    mean_cost: [],
    standing: [5, 6, 7, 8],
    chances: [0, 1, 0, 0],
  };

  it("lie beside the moments", () => {
    const { turns, sights } = insightOf(found, moments.slice(0, 4));
    expect(turns.map(({ from, to, point }) => [from, to, point?.points])).toEqual([
      [0, 1, undefined],
      [1, 3, 9],
    ]);
    expect(sights.map(({ moment }) => moment)).toEqual([0, 1, 3]);
    expect(turnAt(turns, 2)?.number).toBe(2);
    expect(turnAt(turns, 0)).toBeNull();
  });
});

describe("an address to hand on", () => {
  it.each([
    ["no clipboard", undefined, "http://x/1"],
    ["a clipboard", { writeText: () => Promise.resolve() }, "Link copied."],
  ])("is shown or copied, with %s", async (_, clipboard, said) => {
    const { navigator } = globalThis;
    vi.stubGlobal("navigator", { clipboard });
    await copy("http://x/1", "Link copied.");
    vi.stubGlobal("navigator", navigator);
    const { text, id } = toasts().at(-1)!;
    dismiss(id);
    expect(text).toBe(said);
  });
});
