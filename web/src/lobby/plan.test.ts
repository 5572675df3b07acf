import { describe, expect, it } from "vitest";
import type { Setups } from "$/lib/types";
import { body, CLOCKS, clockBody, clocksFor, firstPlan, fitted, keptPlan, quick, sameScreen, withVariant, type Plan } from "./plan";

const setups: Setups = {
  games: [
    { game: "brass", maps: [], players: [2, 3, 4], variants: ["two_player_2009", "lancashire_2018", "two_way_virtual_link", "tournament_mills"] },
    { game: "industry", maps: ["germany", "new_england"], players: [3, 4, 5], variants: [] },
  ],
  bots: ["beginner", "greedy", "strong", "strongest"],
};
const plan = (changes: Partial<Plan> = {}): Plan => ({ ...firstPlan(), ...changes });

describe("what the server is asked for", () => {
  it("leaves seats open and waits for the others", () => {
    const asked = body(plan({ players: 3, name: "  Friday  " }));
    expect(asked.seats).toEqual([{ kind: "me", label: null }, { kind: "open" }, { kind: "open" }]);
    expect(asked).toMatchObject({ game: "brass", map: null, name: "Friday", start: false });
  });

  it("begins at once where nobody is waited for, without clock or turns by mail", () => {
    const seats = firstPlan().seats.map((_, i) => ({ who: i ? ("strong" as const) : ("me" as const), label: "x" }));
    const asked = body(plan({ seats, by_turns: true, clock: "day" }));
    expect(asked.start).toBe(true);
    expect(asked.settings).toMatchObject({ by_turns: false, clock: null });
    expect(asked.seats![0]).toEqual({ kind: "me", label: null });
    expect(asked.seats![1]).toEqual({ kind: "bot", bot: "strong" });
  });

  it("names the people at one screen and never rates them", () => {
    const together = sameScreen(plan({ players: 3 }));
    together.seats[1]!.label = " Ada ";
    const asked = body(together);
    expect(asked.seats).toEqual([{ kind: "me", label: null }, { kind: "me", label: "Ada" }, { kind: "me", label: null }]);
    expect(asked.settings!.rated).toBe(false);
    expect(asked.start).toBe(true);
  });

  it("sends a map with Age of Industry only, and variants with Brass only", () => {
    expect(body(plan({ variants: ["tournament_mills"] }))).toMatchObject({ map: null, variants: ["tournament_mills"] });
    expect(body(plan({ game: "industry", map: "new_england", variants: ["tournament_mills"] }))).toMatchObject({ map: "new_england", variants: [] });
  });

  it("asks nothing for a quick game", () => {
    expect(quick("brass", null, "greedy")).toMatchObject({ start: true, settings: { listed: false, rated: false } });
    expect(quick("brass", null, "greedy").seats).toHaveLength(4);
  });
});

describe("clocks", () => {
  it("offers minutes to those who sit together and days to those who come by", () => {
    const longest = (byTurns: boolean) => Math.max(...clocksFor(byTurns).map((name) => (name === "own" ? 0 : (CLOCKS[name]?.per_move ?? 0))));
    expect(longest(false)).toBe(120);
    expect(longest(true)).toBe(604_800);
  });

  it("keeps a clock of one's own within what the server takes", () => {
    expect(clockBody(plan({ clock: "own", own: { minutes: 1.5, bank: 10 } }))).toEqual({ per_move: 90, bank: 600 });
    expect(clockBody(plan({ clock: "own", own: { minutes: 0, bank: -1 } }))).toEqual({ per_move: 5, bank: 0 });
    expect(clockBody(plan({ clock: "own", own: { minutes: NaN, bank: 1e9 } }))).toEqual({ per_move: 5, bank: 7_776_000 });
  });
});

describe("variants and numbers of players", () => {
  it("gives two players of Brass the small map unless another variant allows two", () => {
    expect(fitted(plan({ players: 2 }), setups).variants).toEqual(["two_player_2009"]);
    expect(fitted(plan({ players: 2, variants: ["lancashire_2018"] }), setups).variants).toEqual(["lancashire_2018"]);
    expect(fitted(plan({ players: 4, variants: ["two_player_2009"] }), setups).variants).toEqual([]);
  });

  it("finds a number of players that the game has", () => {
    expect(fitted(plan({ game: "industry", players: 2 }), setups).players).toBe(3);
    expect(fitted(plan({ players: 5 }), setups).players).toBe(4);
  });

  it("lets what contradicts a variant give way", () => {
    const after = (players: number, variants: string[], name: string, on: boolean) => withVariant({ players, variants }, name, on);
    expect(after(2, ["two_player_2009", "tournament_mills"], "lancashire_2018", true)).toEqual({ players: 2, variants: ["tournament_mills", "lancashire_2018"] });
    expect(after(4, ["lancashire_2018"], "two_way_virtual_link", true)).toEqual({ players: 4, variants: ["two_way_virtual_link"] });
    expect(after(4, ["tournament_mills"], "tournament_mills", false)).toEqual({ players: 4, variants: [] });
  });

  it("lets the number of players follow a variant, and two players change between theirs", () => {
    expect(withVariant({ players: 4, variants: [] }, "two_player_2009", true)).toEqual({ players: 2, variants: ["two_player_2009"] });
    expect(withVariant({ players: 2, variants: ["two_player_2009"] }, "two_way_virtual_link", true)).toEqual({ players: 3, variants: ["two_way_virtual_link"] });
    expect(withVariant({ players: 2, variants: ["two_player_2009"] }, "two_player_2009", false)).toEqual({ players: 2, variants: ["lancashire_2018"] });
    expect(withVariant({ players: 2, variants: ["lancashire_2018"] }, "lancashire_2018", false)).toEqual({ players: 2, variants: ["two_player_2009"] });
  });
});

describe("what this browser kept", () => {
  it("comes back as it was", () => {
    const before = plan({ players: 3, clock: "fast", name: "Ours", listed: false });
    expect(keptPlan(JSON.stringify(before))).toEqual(before);
  });

  it("falls back where it makes no sense", () => {
    expect(keptPlan("{")).toEqual(firstPlan());
    expect(keptPlan("null")).toEqual(firstPlan());
    const odd = { game: "chess", map: "mars", clock: "day", replacement: "god", seats: [{ who: "cat" }], own: { minutes: -1, bank: 0 }, players: "4" };
    expect(keptPlan(JSON.stringify(odd))).toEqual(firstPlan());
  });
});
