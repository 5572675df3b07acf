import { describe, expect, it } from "vitest";
import { breakdownOf, sumOf } from "$/overlays/breakdown";
import { brass, finished, industry } from "$/overlays/fixtures";
import { endOf, isScoring, litOf, stepsOf } from "$/overlays/scoring";
import { costOf, deedsOf, litBy, momentsOf, roundsOf, keptMoments, turnMoments, type Entry } from "./history";

describe.each(finished)("a finished game of $game", ({ game, score, moments, printed }) => {
  it("is told up to its final score", () => {
    expect(moments.at(-1)!.position.seats.map((seat) => seat.vp)).toEqual(score);
  });

  it("is broken down to exactly its final score", () => {
    const found = breakdownOf(moments);
    expect(found.map((seat) => seat.total)).toEqual(score);
    for (const seat of found) {
      expect(Object.values(seat.parts).reduce((sum, part) => sum + sumOf(part), 0) + seat.penalties).toBe(
        seat.total,
      );
      for (const part of Object.values(seat.parts)) expect(Object.keys(part.tiles)).not.toContain("");
    }
  });

  it("is scored step by step up to the totals of the position", () => {
    const ends = moments.filter(({ entry }) => isScoring(entry));
    expect(ends.length).toBe(game === "brass" ? 2 : 1);
    for (const { entry, before, position } of ends) {
      const steps = stepsOf(entry, before!);
      expect(steps.at(-1)!.totals).toEqual(position.seats.map((seat) => seat.vp));
      for (const step of steps.filter(({ kind }) => kind === "link")) {
        const link = printed.links.find(({ id }) => id === step.id)!;
        expect(litOf(step)).toEqual([link.id, link.a, link.b]);
        expect(step.ends![0] + step.ends![1]).toBeLessThanOrEqual(step.points);
      }
      for (const step of steps.filter(({ kind }) => kind === "tile"))
        expect(step.tile?.owner).toBe(step.seat);
    }
  });

  it("has deeds in every move, and a first moment for every round", () => {
    const plays = moments.filter(({ entry }) => entry.kind === "play");
    for (const { entry } of plays)
      expect(deedsOf(entry, game).length, `entry ${entry.number}`).toBeGreaterThan(0);
    const rounds = roundsOf(moments);
    expect(rounds[0]).toBe(0);
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(rounds.length).toBeGreaterThan(10);
  });
});

describe("the money in a scoring", () => {
  it("ends with what the position says", () => {
    const last = industry.moments.at(-1)!;
    expect(stepsOf(last.entry, last.before!).at(-1)!.cash).toEqual(
      last.position.seats.map((seat) => seat.money),
    );
  });
});

describe("moments", () => {
  const { moments } = brass;

  it("know what ends a period", () => {
    expect(moments.map(({ entry }) => endOf(entry)).filter(Boolean)).toEqual(["canal", "rail"]);
  });

  it("say what a move cost and what it is about", () => {
    const built = moments.find(({ entry }) => entry.events.some(({ name }) => name === "built"))!.entry;
    const { facts } = built.events.find(({ name }) => name === "paid")!;
    expect(costOf(built, "brass")).toBe(facts.price);
    expect(litBy(built)).toEqual([built.events.find(({ name }) => name === "built")!.facts.place]);
  });

  it("leave out what was taken back", () => {
    const undo = {
      number: 999,
      kind: "undo",
      seat: 1,
      data: { to: 108 },
      events: [],
      changes: {},
    } as unknown as Entry;
    const again = momentsOf([...brass.entries, undo]);
    expect(keptMoments(again).at(-1)!.entry.number).toBe(108);
  });

  it("are found for the turns of the analyst, also when a record came before the log", () => {
    const turns = [{ played: ["build coal_mine oldham.2 with coal_mine"] }, { played: ["x"] }];
    const few = moments.slice(0, 3); // the start and two actions
    expect(turnMoments(turns, few)).toEqual([1, 2]);
    expect(turnMoments([{ played: ["earlier", "too"] }, ...turns], few)).toEqual([-1, 1, 2]);
  });
});
