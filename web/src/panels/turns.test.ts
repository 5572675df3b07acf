import { describe, expect, it } from "vitest";
import type { Position } from "$/lib/types";
import { turns } from "./turns";

const at = (to_move: number | null, stage: string) =>
  ({
    order: [2, 0, 1, 3],
    to_move,
    stage,
    seats: [0, 1, 2, 3].map((seat) => ({ seat, spent: seat })),
  }) as unknown as Position;
const states = (position: Position) => turns(position).map(({ state }) => state);

describe("turns", () => {
  it("are done before the one to move, and next after", () => {
    expect(states(at(0, "action"))).toEqual(["done", "now", "next", "later"]);
    expect(states(at(null, "over"))).toEqual(["done", "done", "done", "done"]);
  });

  it("are all to come while a debtor gives up tiles at the start of a round", () => {
    expect(states(at(1, "give_up"))).toEqual(["later", "later", "now", "later"]);
  });
});
