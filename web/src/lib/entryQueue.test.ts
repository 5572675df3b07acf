import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EntryQueue, type Stage, type Told } from "./entryQueue";
import type { EntryMessage, Position } from "./types";

const told = (number: number, kind = "play"): Told => ({
  entry: { number, kind } as EntryMessage,
  before: null,
  after: { number } as Told["after"],
  again: false,
});
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let landed: number[];
let shown: unknown[];
let waiting: number;
let queue: EntryQueue;

beforeEach(() => {
  vi.useFakeTimers();
  landed = [];
  shown = [];
  queue = new EntryQueue({
    land: ({ entry }) => landed.push(entry.number),
    show: (position) => shown.push(position),
    count: (count) => (waiting = count),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lands after 300 milliseconds, and lets the next follow after 700. */
const slowly = async (_: Told, { land }: Stage): Promise<void> => {
  await wait(300);
  land();
  await wait(400);
};

describe("entries", () => {
  it("are shown at once where nobody tells them", () => {
    [1, 2, 3].forEach((number) => queue.add(told(number)));
    expect(landed).toEqual([1, 2, 3]);
    expect(waiting).toBe(0);
  });

  it("land one after another, each when the one before has been told", async () => {
    queue.attach(slowly);
    [1, 2, 3].forEach((number) => queue.add(told(number)));
    expect([landed, waiting]).toEqual([[], 3]);
    await vi.advanceTimersByTimeAsync(299);
    expect(landed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([landed, waiting]).toEqual([[1], 2]);
    await vi.advanceTimersByTimeAsync(699);
    expect(landed).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(landed).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(700);
    expect([landed, waiting]).toEqual([[1, 2, 3], 0]);
  });

  it("that are not told keep their place between those that are", async () => {
    queue.attach((found, stage) => (found.entry.kind === "play" ? slowly(found, stage) : null));
    queue.add(told(1, "chat"));
    expect(landed).toEqual([1]);
    queue.add(told(2));
    queue.add(told(3, "chat"));
    queue.add(told(4, "undo"));
    expect(landed).toEqual([1]);
    await vi.advanceTimersByTimeAsync(700);
    expect(landed).toEqual([1, 2, 3, 4]);
  });

  it("are forgotten for a newer moment, and nothing of them is shown later", async () => {
    let last: Stage;
    queue.attach((found, stage) => {
      last = stage;
      return slowly(found, stage);
    });
    queue.add(told(1));
    queue.add(told(2));
    queue.clear();
    expect(waiting).toBe(0);
    last!.show({} as Position);
    await vi.advanceTimersByTimeAsync(5000);
    expect([landed, shown]).toEqual([[], []]);
    queue.add(told(9));
    await vi.advanceTimersByTimeAsync(300);
    expect(landed).toEqual([9]);
  });

  it("are all shown when the teller leaves", async () => {
    const leave = queue.attach(slowly);
    [1, 2, 3].forEach((number) => queue.add(told(number)));
    leave();
    expect(landed).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(landed).toEqual([1, 2, 3]);
  });

  it("follow even if telling one fails", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    queue.attach(() => Promise.reject(new Error("no board")));
    queue.add(told(1));
    queue.add(told(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(landed).toEqual([1, 2]);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it("that are told again come before those that wait", async () => {
    queue.attach(slowly);
    queue.add(told(7));
    await vi.advanceTimersByTimeAsync(300);
    queue.addFirst([told(4), told(5)]);
    queue.add(told(8));
    await vi.advanceTimersByTimeAsync(3000);
    expect(landed).toEqual([7, 4, 5, 8]);
  });
});
