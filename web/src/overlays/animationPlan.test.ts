import { describe, expect, it } from "vitest";
import { MAX_COMING_MS, animationsOf, counted, whileCubesTravel } from "./animationPlan";
import { finished } from "./fixtures";

const SALES = ["sold", "sold_to_market", "turned_market"];

describe.each(finished)("the movements of $game", ({ moments, printed }) => {
  const plans = moments
    .filter(({ before }) => before)
    .map((moment) => ({ moment, plan: animationsOf(moment.entry, moment.before!, printed) }));

  it("never take longer than they may", () => {
    for (const { plan } of plans) {
      expect(plan.comingMs).toBeLessThanOrEqual(MAX_COMING_MS);
      for (const { at, ms } of plan.coming) expect(at + ms).toBeLessThanOrEqual(plan.comingMs + 0.001);
    }
  });

  it("take cubes through the places that the events name, along the links between them", () => {
    let links = 0;
    for (const { moment, plan } of plans) {
      const cubes = plan.coming.filter((movement) => movement.kind === "cube");
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

  it("take sold goods from the tile to the buyer, along the links between", () => {
    let [sales, links] = [0, 0];
    for (const { moment, plan } of plans) {
      const goods = plan.coming.filter((movement) => movement.kind === "goods");
      const sold = moment.entry.events.filter(({ name }) => SALES.includes(name));
      expect(goods.length).toBe(sold.length);
      sold.forEach(({ path, facts }, i) => {
        const way = goods[i]!.path;
        expect(path.length).toBeGreaterThan(0);
        expect(way[0]).toBe(facts.mill);
        expect(way.at(-1)).toBe(facts.place ?? path.at(-1));
        expect(way.filter((id) => path.includes(id))).toEqual(path);
        sales += 1;
        links += way.filter((id) => id.includes("-")).length;
      });
    }
    expect(sales).toBeGreaterThan(3);
    expect(links).toBeGreaterThan(0);
  });

  it("take cubes from their sources when they leave, and build nothing yet", () => {
    let left = 0;
    for (const { moment } of plans) {
      const { entry, before, position } = moment;
      const shown = whileCubesTravel(entry, before!, position);
      expect(shown.links).toBe(before!.links);
      expect(shown.seats).toBe(before!.seats);
      for (const [id, tile] of Object.entries(shown.slots)) {
        const old = before!.slots[id];
        if (entry.events.some(({ name, facts }) => name === "gave_up" && facts.place === id)) continue;
        if (entry.events.some(({ name, facts }) => name === "overbuilt" && facts.place === id)) continue;
        expect(tile?.owner).toBe(old?.owner);
        expect(tile?.flipped).toBe(old?.flipped);
        left += (old?.cubes ?? 0) - (tile?.cubes ?? 0);
      }
    }
    expect(left).toBeGreaterThan(5);
  });

  it("count every figure from the old to the new, and never beyond", () => {
    for (const { moment } of plans) {
      const { before, position } = moment;
      expect(counted(before!, position, 1)).toEqual(position);
      counted(before!, position, 0.5).seats.forEach(({ money, vp }, seat) => {
        const [old, now] = [before!.seats[seat]!, position.seats[seat]!];
        for (const [found, from, to] of [
          [money, old.money, now.money],
          [vp, old.vp, now.vp],
        ] as const) {
          expect(found).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(found).toBeLessThanOrEqual(Math.max(from, to));
        }
      });
    }
  });

  it("show every tile and every link that is built", () => {
    for (const { moment, plan } of plans) {
      const named = (...names: string[]) =>
        moment.entry.events.filter((event) => names.includes(event.name)).length;
      expect(plan.coming.filter(({ kind }) => kind === "drop").length).toBe(named("built"));
      expect(plan.coming.filter(({ kind }) => kind === "draw").length).toBe(named("laid_link"));
    }
  });
});
