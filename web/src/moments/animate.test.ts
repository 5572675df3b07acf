import { describe, expect, it } from "vitest";
import type { BoardFacts } from "$/lib/types";
import boardBrass from "./fixtures/board-brass.json";
import boardIndustry from "./fixtures/board-industry.json";
import brass from "./fixtures/brass.json";
import industry from "./fixtures/industry.json";
import { LONGEST, planOf, Queue, wayOver } from "./animate";
import { linksAfter, momentsOf, type Entry } from "./story";

const games = [
  { name: "Brass", game: brass, facts: boardBrass as unknown as BoardFacts },
  { name: "Age of Industry", game: industry, facts: boardIndustry as unknown as BoardFacts },
].map(({ name, game, facts }) => ({ name, facts, moments: momentsOf(game.entries as unknown as Entry[]) }));

const facts = { links: [["a", "b"], ["b", "c"], ["a", "d"], ["d", "c"]].map(([a, b]) => ({ id: `${a}-${b}`, a: a!, b: b!, kinds: [] })) };

describe("the way of a cube", () => {
  it("goes over built links only", () => {
    expect(wayOver({ "a-b": 0, "b-c": 1, "a-d": null, "d-c": null }, facts, "a", "c")).toEqual(["a", "a-b", "b", "b-c", "c"]);
    expect(wayOver({ "a-b": 0, "b-c": null, "a-d": 2, "d-c": 0 }, facts, "c", "a")).toEqual(["c", "d-c", "d", "a-d", "a"]);
  });

  it("is none where nothing connects, and empty where it ends", () => {
    expect(wayOver({ "a-b": 0 }, facts, "a", "c")).toBeNull();
    expect(wayOver({}, facts, "a", "a")).toEqual([]);
  });
});

describe.each(games)("the movements of $name", ({ moments, facts: board }) => {
  const plans = moments.filter(({ before }) => before).map((moment) => ({ moment, plan: planOf(moment.entry, moment.before!, board) }));

  it("never take longer than they may", () => {
    for (const { plan } of plans) for (const { at, ms } of plan) expect(at + ms).toBeLessThanOrEqual(LONGEST + 0.001);
  });

  it("take coal along links that are there", () => {
    let seen = 0;
    for (const { moment, plan } of plans) {
      const links = linksAfter(moment.before!, moment.entry.events);
      for (const movement of plan) {
        if (movement.kind !== "cube" || movement.resource !== "coal" || movement.path.length < 3) continue;
        seen += 1;
        for (const id of movement.path.filter((part) => part.includes("-"))) expect(links[id], id).not.toBeNull();
      }
    }
    if (board.game === "brass") expect(seen).toBeGreaterThan(5);
  });

  it("count money to what the position says, wherever no income is due", () => {
    for (const { moment, plan } of plans) {
      const last = plan.filter((movement) => movement.kind === "count");
      if (moment.entry.events.some((event) => event.name.startsWith("scored_"))) continue;
      for (const { seat, to } of last) expect(to, `entry ${moment.entry.number}`).toBe(moment.position.seats[seat]!.money);
    }
  });

  it("show every tile and every link that is built", () => {
    for (const { moment, plan } of plans) {
      const named = (...names: string[]) => moment.entry.events.filter((event) => names.includes(event.name)).length;
      expect(plan.filter(({ kind }) => kind === "drop").length).toBe(named("built"));
      expect(plan.filter(({ kind }) => kind === "draw").length).toBe(named("laid_link", "laid_rail"));
    }
  });
});

describe("a queue", () => {
  it("skips to the newest when it is behind", async () => {
    const shown: number[] = [];
    const done: (() => void)[] = [];
    const queue = new Queue<number>((item) => {
      shown.push(item);
      return new Promise((resolve) => done.push(resolve));
    });
    for (const item of [1, 2, 3, 4]) queue.add(item);
    expect(shown).toEqual([1]);
    done[0]!();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown).toEqual([1, 4]);
  });
});
