import { describe, expect, it } from "vitest";
import { arranged, moved, orderOf, raised, withOrder } from "./hand";

describe("the order of the hand", () => {
  it("keeps what was put in order and adds what is new at the end", () => {
    expect(arranged(["port", "wigan", "bury"], ["bury", "oldham", "port"])).toEqual([
      "port",
      "bury",
      "oldham",
    ]);
  });

  it("counts identical cards one by one", () => {
    expect(arranged(["port", "wigan", "port"], ["port", "port", "port", "wigan"])).toEqual([
      "port",
      "wigan",
      "port",
      "port",
    ]);
    expect(arranged(["port", "wigan", "port"], ["port", "wigan"])).toEqual(["port", "wigan"]);
  });

  it("moves a card and stops at the ends", () => {
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 3, -1)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 0, 9)).toEqual([2, 3, 4, 1]);
  });

  it("raises the copy that was touched, and both when both are chosen", () => {
    const hand = ["port", "wigan", "port"];
    expect([...raised(hand, ["port"], 2)]).toEqual([2]);
    expect([...raised(hand, ["port"], null)]).toEqual([0]);
    expect([...raised(hand, ["port", "port"], 2)].sort()).toEqual([0, 2]);
    expect([...raised(hand, [], 2)]).toEqual([]);
  });
});

describe("an undo", () => {
  const order = ["port", "bury", "colne"];
  const played = withOrder([order], orderOf([order], ["port", "colne"]));

  it("returns a card to its place", () => {
    expect(orderOf(played, ["port", "colne"])).toEqual(["port", "colne"]);
    expect(orderOf(played, ["port", "colne", "bury"])).toEqual(order);
    expect(orderOf(played, ["port", "colne", "wigan"])).toEqual(["port", "colne", "wigan"]);
  });

  it("returns it even if a card was drawn after it", () => {
    const drawn = withOrder(played, orderOf(played, ["colne", "port", "wigan"]));
    expect(drawn.at(-1)).toEqual(["port", "colne", "wigan"]);
    expect(orderOf(drawn, ["bury", "colne", "port"])).toEqual(order);
  });

  it("keeps the last order that the user gave a hand", () => {
    const sorted = withOrder(withOrder(played, ["bury", "colne", "port"]), ["port"]);
    expect(orderOf(sorted, order)).toEqual(["bury", "colne", "port"]);
  });
});
