// What Brass adds to scoring, final scores and animations.
import { LazyPart } from "$/lib/lazyPart.svelte";
import type { OverlaysDescriptor } from "$/overlays/descriptor";
import type { Position } from "$/lib/types";
import { figure } from "$/replay/history";
import { brassPosition, brassSeat } from "$/games/brass/position";

const TURNED_EVENTS = ["turned_market", "market_closed"];

export const overlays: OverlaysDescriptor = {
  figures: [
    {
      id: "income",
      heading: "replay-figures-income",
      atTheEnd: "overlays-final-income",
      of: (seat) => brassSeat(seat).income,
      isMoney: true,
    },
  ],
  deeds: [...TURNED_EVENTS, "borrowed", "gave_up"],
  told: ["forgiven"],
  losses: { events: ["forgiven"], label: "overlays-final-penalties" },
  reveal: new LazyPart(() => import("./DistantMarketReveal.svelte")),
  // Each tile moves the marker from where the previous one left it
  reveals({ events }, before) {
    let from = brassPosition(before).distant_market.marker;
    return events
      .filter(({ name }) => TURNED_EVENTS.includes(name))
      .map((event) => {
        const revealed = { event, from };
        from -= figure(event, "tile");
        return revealed;
      });
  },
  // The marker moves with the tiles, at most to the end of the track, where the market is closed
  changedBy(events, before) {
    const tiles = events
      .filter(({ name }) => TURNED_EVENTS.includes(name))
      .map((event) => figure(event, "tile"));
    const { distant_market } = brassPosition(before);
    const isClosed = events.some(({ name }) => name === "market_closed");
    const marker = tiles.reduce((space, tile) => space - tile, distant_market.marker);
    return {
      distant_market: {
        ...distant_market,
        ...(tiles.length && { marker, turned: [...distant_market.turned, ...tiles] }),
        ...(isClosed && { open: false }),
      },
    } as Partial<Position>;
  },
  stages: { give_up: new LazyPart(() => import("./ForcedSale.svelte")) },
};
