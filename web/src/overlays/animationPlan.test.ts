import { describe, expect, it } from "vitest";
import { MAX_ENTRY_MS, animationsOf, Queue } from "./animationPlan";
import { finished } from "./fixtures";

describe.each(finished)("the movements of $game", ({ moments, printed }) => {
  const plans = moments
    .filter(({ before }) => before)
    .map((moment) => ({ moment, plan: animationsOf(moment.entry, moment.before!, printed) }));

  it("never take longer than they may", () => {
    for (const { plan } of plans)
      for (const { at, ms } of plan) expect(at + ms).toBeLessThanOrEqual(MAX_ENTRY_MS + 0.001);
  });

  it("take cubes through the places that the events name, along the links between them", () => {
    let links = 0;
    for (const { moment, plan } of plans) {
      const cubes = plan.filter((movement) => movement.kind === "cube");
      const events = moment.entry.events.filter(({ name }) =>
        /^(took|bought|shipped)_(coal|iron)$/.test(name),
      );
      expect(cubes.length).toBe(events.length);
      events.forEach(({ path, facts }, i) => {
        const way = cubes[i]!.path;
        if (!facts.node) return;
        expect(way.slice(1, -1).filter((id) => !id.includes("-"))).toEqual(path);
        links += way.filter((id) => id.includes("-")).length;
      });
    }
    expect(links).toBeGreaterThan(0);
  });

  it("count money to what the position says, wherever no income is due", () => {
    for (const { moment, plan } of plans) {
      const last = plan.filter((movement) => movement.kind === "count");
      if (moment.entry.events.some((event) => event.name.startsWith("scored_"))) continue;
      for (const { seat, to } of last)
        expect(to, `entry ${moment.entry.number}`).toBe(moment.position.seats[seat]!.money);
    }
  });

  it("show every tile and every link that is built", () => {
    for (const { moment, plan } of plans) {
      const named = (...names: string[]) =>
        moment.entry.events.filter((event) => names.includes(event.name)).length;
      expect(plan.filter(({ kind }) => kind === "drop").length).toBe(named("built"));
      expect(plan.filter(({ kind }) => kind === "draw").length).toBe(named("laid_link"));
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
