import { describe, expect, it } from "vitest";
import { setGames } from "$/lib/games";
import {
  allBoards,
  body,
  CLOCKS,
  clockBody,
  clocksFor,
  firstPlan,
  fitted,
  keptPlan,
  quick,
  sameScreen,
  withVariant,
  type TableChoices,
} from "./tableChoices";

const variant = (id: string, players: number[], excludes: string[], enables: number[]) => ({
  id,
  players,
  excludes,
  enables,
});
setGames([
  {
    info: {
      id: "brass",
      players: [2, 3, 4],
      usual_players: 4,
      maps: [],
      variants: [
        variant("two_player_2009", [2], ["lancashire_2018", "two_way_virtual_link"], [2]),
        variant("lancashire_2018", [2, 3, 4], ["two_player_2009", "two_way_virtual_link"], [2]),
        variant("two_way_virtual_link", [3, 4], ["two_player_2009", "lancashire_2018"], []),
        variant("tournament_mills", [2, 3, 4], [], []),
      ],
    },
    bots: ["beginner", "greedy", "strong", "strongest"],
  },
  {
    info: {
      id: "industry",
      players: [3, 4, 5],
      usual_players: 4,
      maps: ["germany", "new_england"].map((id) => ({ id, players: [3, 4, 5] })),
      variants: [],
    },
    bots: ["greedy", "strong"],
  },
  {
    info: {
      id: "balloons",
      players: [1, 2],
      usual_players: 2,
      maps: [{ id: "sky", players: [2] }],
      variants: [],
    },
    bots: ["kite"],
  },
] as never);
const choices = (changes: Partial<TableChoices> = {}): TableChoices => ({ ...firstPlan(), ...changes });

describe("what the server is asked for", () => {
  it("leaves seats open and waits for the others", () => {
    const asked = body(choices({ players: 3, name: "  Friday  " }));
    expect(asked.seats).toEqual([{ kind: "me", label: null }, { kind: "open" }, { kind: "open" }]);
    expect(asked).toMatchObject({ game: "brass", map: null, name: "Friday", start: false });
  });

  it("starts at once without open seats, without a clock or correspondence play", () => {
    const seats = firstPlan().seats.map((_, i) => ({ who: i ? "strong" : "me", label: "x" }));
    const asked = body(choices({ seats, by_turns: true, clock: "day" }));
    expect(asked.start).toBe(true);
    expect(asked.settings).toMatchObject({ by_turns: false, clock: null });
    expect(asked.seats![0]).toEqual({ kind: "me", label: null });
    expect(asked.seats![1]).toEqual({ kind: "bot", bot: "strong" });
  });

  it("names the people at one screen and never rates them", () => {
    const together = sameScreen(choices({ players: 3 }));
    together.seats[1]!.label = " Ada ";
    const asked = body(together);
    expect(asked.seats).toEqual([
      { kind: "me", label: null },
      { kind: "me", label: "Ada" },
      { kind: "me", label: null },
    ]);
    expect(asked.settings!.rated).toBe(false);
    expect(asked.start).toBe(true);
  });

  it("sends a map and variants where the game has them", () => {
    expect(body(choices({ variants: ["tournament_mills"] }))).toMatchObject({
      map: null,
      variants: ["tournament_mills"],
    });
    expect(
      body(fitted(choices({ game: "industry", map: "new_england", variants: ["tournament_mills"] }))),
    ).toMatchObject({ map: "new_england", variants: [] });
  });

  it("asks nothing for a quick game", () => {
    expect(quick("brass", null, "greedy")).toMatchObject({
      start: true,
      settings: { listed: false, rated: false },
    });
    expect(quick("brass", null, "greedy").seats).toHaveLength(4);
    expect(quick("balloons", "sky", "kite").seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "kite" }]);
  });
});

describe("clocks", () => {
  it("offers minutes to those who sit together and days to those who come by", () => {
    const longest = (byTurns: boolean) =>
      Math.max(...clocksFor(byTurns).map((name) => (name === "own" ? 0 : (CLOCKS[name]?.per_move ?? 0))));
    expect(longest(false)).toBe(120);
    expect(longest(true)).toBe(604_800);
  });

  it("keeps a custom clock within the server's limits", () => {
    expect(clockBody(choices({ clock: "own", own: { minutes: 1.5, bank: 10 } }))).toEqual({
      per_move: 90,
      bank: 600,
    });
    expect(clockBody(choices({ clock: "own", own: { minutes: 0, bank: -1 } }))).toEqual({
      per_move: 5,
      bank: 0,
    });
    expect(clockBody(choices({ clock: "own", own: { minutes: NaN, bank: 1e9 } }))).toEqual({
      per_move: 5,
      bank: 7_776_000,
    });
  });
});

describe("variants and numbers of players", () => {
  it("gives two players of Brass the small map unless another variant allows two", () => {
    expect(fitted(choices({ players: 2 })).variants).toEqual(["two_player_2009"]);
    expect(fitted(choices({ players: 2, variants: ["lancashire_2018"] })).variants).toEqual([
      "lancashire_2018",
    ]);
    expect(fitted(choices({ players: 4, variants: ["two_player_2009"] })).variants).toEqual([]);
  });

  it("finds a number of players that the game has", () => {
    expect(fitted(choices({ game: "industry", players: 2 })).players).toBe(3);
    expect(fitted(choices({ players: 5 })).players).toBe(4);
  });

  it("lets what contradicts a variant give way", () => {
    const after = (players: number, variants: string[], name: string, on: boolean) =>
      withVariant({ game: "brass", players, variants }, name, on);
    expect(after(2, ["two_player_2009", "tournament_mills"], "lancashire_2018", true)).toEqual({
      players: 2,
      variants: ["tournament_mills", "lancashire_2018"],
    });
    expect(after(4, ["lancashire_2018"], "two_way_virtual_link", true)).toEqual({
      players: 4,
      variants: ["two_way_virtual_link"],
    });
    expect(after(4, ["tournament_mills"], "tournament_mills", false)).toEqual({ players: 4, variants: [] });
  });

  it("lets the number of players follow a variant, and two players change between theirs", () => {
    expect(withVariant({ game: "brass", players: 4, variants: [] }, "two_player_2009", true)).toEqual({
      players: 2,
      variants: ["two_player_2009"],
    });
    expect(
      withVariant({ game: "brass", players: 2, variants: ["two_player_2009"] }, "two_way_virtual_link", true),
    ).toEqual({ players: 3, variants: ["two_way_virtual_link"] });
    expect(
      withVariant({ game: "brass", players: 2, variants: ["two_player_2009"] }, "two_player_2009", false),
    ).toEqual({ players: 2, variants: ["lancashire_2018"] });
    expect(
      withVariant({ game: "brass", players: 2, variants: ["lancashire_2018"] }, "lancashire_2018", false),
    ).toEqual({ players: 2, variants: ["two_player_2009"] });
  });
});

describe("a game that the client does not know", () => {
  it("is offered like the others, with its own map, players and bots", () => {
    expect(allBoards().at(-1)).toEqual({ game: "balloons", map: "sky" });
    expect(fitted(choices({ game: "balloons", map: "", players: 4 }))).toMatchObject({
      map: "sky",
      players: 2,
      variants: [],
    });
    expect(keptPlan(JSON.stringify(choices({ game: "balloons" })))).toMatchObject({
      game: "balloons",
      replacement: "kite",
    });
    const seats = firstPlan().seats.map((_, i) => ({ who: i ? "strong" : "me", label: "" }));
    expect(fitted(choices({ game: "balloons", seats })).seats.slice(0, 2)).toEqual([
      { who: "me", label: "" },
      { who: "kite", label: "" },
    ]);
  });
});

describe("what this browser kept", () => {
  it("comes back as it was", () => {
    const before = choices({ players: 3, clock: "fast", name: "Ours", listed: false });
    expect(keptPlan(JSON.stringify(before))).toEqual(before);
  });

  it("falls back where it makes no sense", () => {
    expect(keptPlan("{")).toEqual(firstPlan());
    expect(keptPlan("null")).toEqual(firstPlan());
    const odd = {
      game: "chess",
      map: "mars",
      clock: "day",
      replacement: "god",
      seats: [{ who: "cat" }],
      own: { minutes: -1, bank: 0 },
      players: "4",
    };
    expect(keptPlan(JSON.stringify(odd))).toEqual(firstPlan());
  });
});
