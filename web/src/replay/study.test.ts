import { beforeEach, describe, expect, it } from "vitest";
import { brass } from "$/overlays/fixtures";
import type { EntryMessage } from "$/lib/types";
import { insightOf, turnAt, turningPointsAround, verdictOf, type Found, type Turn } from "./analysis";
import { branchHash, dropBranch, keepBranch, keptBranches, lineText, readBranch } from "./branches";
import { momentsAfter } from "./branchView.svelte";
import { intervalFactor, leadLines, leadsOf, scaleOf, shareOf } from "./lead";
import { listedRounds } from "./moveList";

const { moments } = brass;

/** An analysis of every turn: the given costs, then nothing lost. */
function analysed(costs: number[]): Found {
  const plays = moments.filter(({ entry }) => entry.kind === "play");
  const turns: Turn[] = plays.map(({ entry, before }, i) => ({
    number: i + 1,
    period: before!.period,
    round: before!.round,
    seat: entry.seat!,
    standing: [40 + i, 30, 20, 10],
    chances: [1, 0, 0, 0],
    errors: [2, 1, 0, 1],
    played: entry.data.acted ?? [],
    value: 0,
    best: [],
    best_value: 0,
    cost: costs[i] ?? 0,
    swing: 0,
  }));
  const point = { turn: 3, kind: "cost" as const, points: 7 };
  return {
    leader: 0,
    turns,
    turning_points: [point],
    mean_cost: [],
    standing: [90, 60, 50, 40],
    chances: [1, 0, 0, 0],
    errors: [0, 0, 0, 0],
    samples: 6,
  };
}

describe("the list of moves", () => {
  const insight = insightOf(analysed([0, 3, 7, 1]), moments);
  const rounds = listedRounds(moments, insight.turns);

  it("has every moment once, in the round in which it was played", () => {
    expect(rounds.flatMap(({ moves }) => moves.map(({ moment }) => moment))).toEqual(
      moments.map((_, i) => i),
    );
    expect(new Set(rounds.map(({ period, round }) => `${period} ${round}`)).size).toBe(rounds.length);
    for (const { moves, round } of rounds)
      for (const { moment } of moves)
        expect((moments[moment]!.before ?? moments[moment]!.position).round).toBe(round);
  });

  it("marks small and large mistakes, and nothing else", () => {
    const marks = rounds.flatMap(({ moves }) => moves.flatMap(({ mark }) => mark?.kind ?? []));
    expect(marks).toEqual(["slip", "blunder"]);
    expect([0, 1.9, 2, 6].map(verdictOf)).toEqual(["best", "good", "slip", "blunder"]);
  });

  it("finds the turning points around a moment", () => {
    const { to } = insight.turns[2]!;
    expect(turningPointsAround(insight.turns, 0)).toEqual({ back: null, next: to });
    expect(turningPointsAround(insight.turns, to)).toEqual({ back: null, next: null });
    expect(turningPointsAround(insight.turns, to + 1)).toEqual({ back: to, next: null });
    expect(turnAt(insight.turns, to)?.cost).toBe(7);
  });
});

describe("the graph", () => {
  const { sights, samples } = insightOf(analysed([]), moments);

  it("shows leads over the mean, which add up to zero", () => {
    expect(leadsOf([40, 30, 20, 10])).toEqual([15, 5, -5, -15]);
    for (const { standing } of sights)
      expect(leadsOf(standing).reduce((sum, lead) => sum + lead, 0)).toBeCloseTo(0);
  });

  it("has an interval of nine in ten around each lead, wider for few samples", () => {
    expect(intervalFactor(6)).toBeCloseTo(2.015, 1); // Student's t with 5 degrees of freedom
    expect(intervalFactor(12)).toBeCloseTo(1.796, 1);
    const [first] = leadLines(sights, samples)[0]!;
    expect(first!.high - first!.lead).toBeCloseTo(2 * intervalFactor(6));
    const end = leadLines(sights, samples)[0]!.at(-1)!;
    expect([end.low, end.high]).toEqual([30, 30]); // the score is certain
  });

  it("has a scale with the mean on it", () => {
    const { floor, ceiling, grid } = scaleOf(leadLines(sights, samples));
    expect(grid).toContain(0);
    expect(grid.length).toBeLessThanOrEqual(5);
    expect(floor).toBeLessThan(0);
    expect(ceiling).toBeGreaterThan(30);
  });

  it("says chances in words if there are few samples", () => {
    expect([0, 1 / 6, 0.33, 0.5, 0.67, 5 / 6, 1].map(shareOf)).toEqual([
      "none",
      "sixth",
      "third",
      "half",
      "two-thirds",
      "three-quarters",
      "sure",
    ]);
  });
});

describe("a branch", () => {
  const branch = { at: -12, moves: [[12, 40], [3]], name: "Port first & “fast”" };
  beforeEach(() => localStorage.clear());

  it("fits into an address and comes back unchanged", () => {
    const read = new URLSearchParams(branchHash(branch));
    expect(readBranch(-12, read)).toEqual(branch);
    expect(branchHash({ ...branch, name: "" })).toBe("line=12.40~3");
    expect(lineText(branch.moves)).toBe("12,40;3");
  });

  it("is refused if the address is damaged", () => {
    for (const text of ["", "line=1~", "line=x", "line=1..2", "line=12345"])
      expect(readBranch(3, new URLSearchParams(text)), text).toBeNull();
    expect(readBranch(null, new URLSearchParams("line=1"))).toBeNull();
  });

  it("is kept once, in the order of the game, until it is dropped", () => {
    keepBranch("t", branch);
    keepBranch("t", { ...branch, at: -40 });
    keepBranch("t", { ...branch, name: "Renamed" });
    expect(keptBranches("t").map(({ at, name }) => [at, name])).toEqual([
      [-40, branch.name],
      [-12, "Renamed"],
    ]);
    expect(keptBranches("other")).toEqual([]);
    expect(dropBranch("t", { ...branch, name: "" })).toHaveLength(1);
  });

  it("shows the position after each of its moves", () => {
    const entries = moments.slice(1, 4).map(({ entry }) => entry as EntryMessage);
    const found = momentsAfter(moments[0]!.position, entries);
    expect(found.map(({ position }) => position)).toEqual(
      moments.slice(1, 4).map(({ position }) => position),
    );
    expect(found[2]!.before).toBe(found[1]!.position);
  });
});
