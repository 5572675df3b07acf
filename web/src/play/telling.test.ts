import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stage, Teller, Told } from "$/lib/entryQueue";
import type { TableView } from "$/lib/tableView.svelte";
import type { EntryMessage, Position } from "$/lib/types";
import { brass } from "$/overlays/fixtures";
import { isScoring } from "$/overlays/scoring";
import { Telling } from "./telling.svelte";

const { moments, printed } = brass;
const LONG_MS = 20_000;

/** A table of which only what tells moves is real. */
class Table {
  position: Position | null = null;
  printed = printed;
  behind = 1;
  mine = [0];
  table = { seats: [{ bot: null }, { bot: null }, { bot: null }, { bot: null }] };
  newest = { number: 999, toDecide: false, table: { deadline: null } };
  teller: Teller | null = null;
  retell = vi.fn();
  now = () => Date.now();

  tell(teller: Teller): () => void {
    this.teller = teller;
    return () => (this.teller = null);
  }

  /** Tell a move; what is shown becomes the position. */
  play(told: Told): { ended: Promise<void> | null; abort: AbortController } {
    const abort = new AbortController();
    this.position = told.before;
    const stage: Stage = {
      land: () => (this.position = told.after.position),
      show: (position) => (this.position = position),
      signal: abort.signal,
    };
    return { ended: this.teller!(told, stage), abort };
  }
}

let table: Table;
let telling: Telling;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // Not a mocked module: test files share their modules, and another may have loaded the real one
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  table = new Table();
  telling = new Telling(table as unknown as TableView);
  stop = telling.start();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = (wanted: (moment: (typeof moments)[0]) => boolean): Told => {
  const { entry, before, position } = moments.find((moment) => moment.before && wanted(moment))!;
  const after = { number: entry.number, table: {}, position, toDecide: false };
  return { entry: entry as EntryMessage, before, after, again: false } as unknown as Told;
};
const has = (name: string) => (moment: (typeof moments)[0]) =>
  !isScoring(moment.entry) && moment.entry.events.some((event) => event.name === name);
const rivals = (name: string) =>
  told((moment) => has(name)(moment) && moment.entry.seat !== null && moment.entry.seat !== 0);

describe("a rival's move", () => {
  it("is announced before anything of it is seen, then lands, then ends", async () => {
    const move = rivals("built");
    const { ended } = table.play(move);
    expect(telling.now).toBe(move);
    expect(table.position).toBe(move.before);
    expect(telling.events.length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(300);
    expect(telling.landed).toBe(false);
    expect(table.position).toBe(move.before);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await ended;
    expect(table.position).toBe(move.after.position);
    expect(telling.now).toBeNull();
  });

  it("lets money count: no figure jumps when it lands", async () => {
    const move = rivals("paid");
    const seat = move.entry.seat!;
    const [old, now] = [move.before!.seats[seat]!.money, move.after.position!.seats[seat]!.money];
    void table.play(move);
    while (!telling.landed) await vi.advanceTimersByTimeAsync(10);
    expect(telling.figures!.seats[seat]!.money).toBe(old);
    const seen: number[] = [];
    while (telling.figures) {
      seen.push(telling.figures.seats[seat]!.money);
      await vi.advanceTimersByTimeAsync(10);
    }
    for (const sum of seen) expect((sum - old) * (sum - now)).toBeLessThanOrEqual(0);
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  it("is finished at once when the user hurries", async () => {
    const move = rivals("built");
    const { ended } = table.play(move);
    telling.hurry();
    await ended;
    expect(table.position).toBe(move.after.position);
  });

  it("is not told at all at the fastest pace, nor after skipping", () => {
    telling.setPace("at-once");
    expect(table.play(rivals("built")).ended).toBeNull();
    telling.setPace("normal");
    telling.skip();
    expect(table.play(rivals("built")).ended).toBeNull();
    telling.again([]);
    expect(table.play(rivals("built")).ended).not.toBeNull();
  });

  it("shows nothing more once it is no longer told", async () => {
    const move = rivals("built");
    const { ended, abort } = table.play(move);
    abort.abort();
    await ended;
    expect(telling.now).toBeNull();
    expect(table.position).toBe(move.before);
  });
});

describe("a scoring", () => {
  it("waits for the user, and the position after it too", async () => {
    const move = told(({ entry }) => isScoring(entry));
    const { ended } = table.play(move);
    telling.setPace("at-once");
    telling.skip();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    while (telling.revealed) {
      telling.revealed.done();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(telling.scoring).not.toBeNull();
    expect(table.position).not.toBe(move.after.position);
    telling.scoring!.done();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await ended;
    expect(table.position).toBe(move.after.position);
    expect(telling.scoring).toBeNull();
  });
});
