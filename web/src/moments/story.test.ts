import { describe, expect, it } from "vitest";
import type { BoardFacts, Position } from "$/lib/types";
import boardBrass from "./fixtures/board-brass.json";
import boardIndustry from "./fixtures/board-industry.json";
import brass from "./fixtures/brass.json";
import industry from "./fixtures/industry.json";
import { breakdownOf, sumOf, tiesOf } from "./breakdown";
import { endOf, isScoring, litOf, stepsOf } from "./scoring";
import { costOf, deedsOf, litBy, momentsOf, roundsOf, settled, turnMoments, type Entry } from "./story";

const games = [
  { name: "Brass", game: brass, facts: boardBrass as unknown as BoardFacts },
  { name: "Age of Industry", game: industry, facts: boardIndustry as unknown as BoardFacts },
].map(({ name, game, facts }) => ({ name, score: game.score, ranking: game.ranking, facts, moments: momentsOf(game.entries as unknown as Entry[]) }));

describe.each(games)("a finished game of $name", ({ score, moments, facts }) => {
  it("is told up to its final score", () => {
    expect(moments.at(-1)!.position.seats.map((seat) => seat.vp)).toEqual(score);
  });

  it("is broken down to exactly its final score", () => {
    const found = breakdownOf(moments);
    expect(found.map((seat) => seat.total)).toEqual(score);
    for (const seat of found) {
      expect(Object.values(seat.parts).reduce((sum, part) => sum + sumOf(part), 0) + seat.penalties).toBe(seat.total);
      for (const part of Object.values(seat.parts)) expect(Object.keys(part.tiles)).not.toContain("");
    }
  });

  it("is scored step by step up to the totals of the position", () => {
    const ends = moments.filter(({ entry }) => isScoring(entry));
    expect(ends.length).toBe(facts.game === "brass" ? 2 : 1);
    for (const { entry, before, position } of ends) {
      const steps = stepsOf(entry, before!, facts);
      expect(steps.at(-1)!.totals).toEqual(position.seats.map((seat) => seat.vp));
      for (const step of steps.filter(({ ends: both }) => both)) {
        const base = step.kind === "rail" ? 2 : 0;
        expect(step.ends![0] + step.ends![1] + base, `${step.id}`).toBe(step.points);
        expect(litOf(step)).toContain(step.id);
      }
      for (const step of steps.filter(({ kind }) => kind === "tile" || kind === "level")) expect(step.tile?.owner).toBe(step.seat);
    }
  });

  it("has deeds in every move, and a first moment for every round", () => {
    const plays = moments.filter(({ entry }) => entry.kind === "play");
    for (const { entry } of plays) expect(deedsOf(entry).length, `entry ${entry.number}`).toBeGreaterThan(0);
    const rounds = roundsOf(moments);
    expect(rounds[0]).toBe(0);
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(rounds.length).toBeGreaterThan(10);
  });
});

describe("the money in a scoring", () => {
  it("ends with what the position says", () => {
    const { moments, facts } = games[1]!;
    const last = moments.at(-1)!;
    expect(stepsOf(last.entry, last.before!, facts).at(-1)!.cash).toEqual(last.position.seats.map((seat) => seat.money));
  });
});

describe("moments", () => {
  const { moments } = games[0]!;

  it("know what ends a period", () => {
    expect(moments.map(({ entry }) => endOf(entry)).filter(Boolean)).toEqual(["canal", "rail"]);
  });

  it("say what a move cost and what it is about", () => {
    const built = moments.find(({ entry }) => entry.number === 5)!.entry;
    expect(costOf(built)).toBe(12);
    expect(litBy(built)).toEqual(["bolton.2"]);
  });

  it("leave out what was taken back", () => {
    const undo = { number: 111, kind: "undo", seat: 1, data: { to: 108 }, events: [], changes: {} } as unknown as Entry;
    const again = momentsOf([...(brass.entries as unknown as Entry[]), undo]);
    expect(settled(again).at(-1)!.entry.number).toBe(108);
  });

  it("are found for the turns of the analyst, also when a record came before the log", () => {
    const turns = [{ played: ["build coal_mine oldham.2 with coal_mine"] }, { played: ["x"] }];
    const few = moments.slice(0, 3); // the start and two actions
    expect(turnMoments(turns, few)).toEqual([1, 2]);
    expect(turnMoments([{ played: ["earlier", "too"] }, ...turns], few)).toEqual([-1, 1, 2]);
  });
});

describe("ties", () => {
  const seats = [
    { vp: 20, income: 5, money: 3 },
    { vp: 20, income: 5, money: 9 },
    { vp: 20, income: 6, money: 0 },
    { vp: 31, income: 0, money: 0 },
  ];
  const table = (resigned: number) => ({ seats: seats.map((_, seat) => ({ resigned: seat === resigned })) }) as never;
  const position = { period: "rail", seats } as unknown as Position;

  it("are broken by income, then money", () => {
    expect(tiesOf(position, table(-1), [3, 2, 1, 0]).map((tie) => tie.by)).toEqual(["income", "money"]);
  });

  it("put who resigned last", () => {
    expect(tiesOf(position, table(3), [2, 1, 0, 3]).map((tie) => tie.by)).toEqual(["income", "money", "resigned"]);
  });

  it("are broken by the turn order in Age of Industry", () => {
    const other = { seats: seats.map(({ vp, money }) => ({ vp, money })) } as unknown as Position;
    expect(tiesOf(other, table(-1), [1, 0]).map((tie) => tie.by)).toEqual(["order"]);
  });
});

