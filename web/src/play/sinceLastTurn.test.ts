import { describe, expect, it } from "vitest";
import type { EntryMessage, EventShape, Position } from "$/lib/types";
import { brass } from "$/overlays/fixtures";
import { momentsSince, movesSince, newsOf } from "./sinceLastTurn";

const entry = (number: number, kind: string, seat: number | null, data = {}): EntryMessage =>
  ({ number, kind, seat, data, events: [], changes: {} }) as unknown as EntryMessage;
const numbers = (moves: { number: number }[]) => moves.map(({ number }) => number);

describe("the moves since the last turn", () => {
  const played = [entry(1, "started", null), entry(2, "play", 0), entry(3, "play", 1), entry(4, "play", 2)];

  it("are those of the others after one's own", () => {
    expect(numbers(movesSince(played, 0))).toEqual([3, 4]);
    expect(numbers(movesSince(played, 1))).toEqual([4]);
    expect(numbers(movesSince(played, 3))).toEqual([2, 3, 4]); // no turn yet
  });

  it("stay the same during one's own turn", () => {
    expect(numbers(movesSince([...played, entry(5, "play", 0)], 0))).toEqual([3, 4]);
  });

  it("are without what was undone", () => {
    expect(numbers(movesSince([...played, entry(5, "undo", 2, { to: 3 })], 0))).toEqual([3]);
  });

  it("have the positions before and after them", () => {
    const entries = brass.entries as EntryMessage[];
    const seat = entries.findLast(({ kind }) => kind === "play")!.seat!;
    const rival = brass.moments[0]!.position.seats.map(({ seat }) => seat).find((other) => other !== seat)!;
    const moments = momentsSince(entries, rival);
    expect(numbers(moments.map(({ entry }) => entry))).toEqual(numbers(movesSince(entries, rival)));
    expect(moments.length).toBeGreaterThan(0);
    moments.slice(1).forEach(({ before }, i) => expect(before).toBe(moments[i]!.position));
  });
});

describe("what is new on the board", () => {
  const moves = [
    {
      ...entry(2, "play", 1),
      events: [
        { name: "built", facts: { seat: 1, place: "bury.1", industry: "port", level: 1 }, path: [] },
        { name: "flipped", facts: { seat: 0, place: "wigan.1" }, path: [] },
        { name: "laid_link", facts: { seat: 1, link: "bury-bolton", kind: "canal" }, path: [] },
        { name: "built", facts: { seat: 1, place: "colne.1", industry: "port", level: 1 }, path: [] },
      ] as EventShape[],
    },
  ];
  const tile = { owner: 1 };

  it("is what moves have put there or flipped, as long as it is there", () => {
    const position = {
      slots: { "bury.1": tile, "wigan.1": tile, "colne.1": null },
      links: { "bury-bolton": 1 },
    } as unknown as Position;
    expect(newsOf(moves, position).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: "bury-bolton", seat: 1 },
      { id: "bury.1", seat: 1 },
      { id: "wigan.1", seat: 1 },
    ]);
  });
});
