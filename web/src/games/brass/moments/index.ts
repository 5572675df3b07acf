// Scoring, figures and surprises of Brass.
import type { MomentsOfGame } from "$/moments/ofGame";
import { figure } from "$/moments/story";
import { brassPosition, brassSeat } from "../position";
import ForcedSale from "./ForcedSale.svelte";
import Reveal from "./Reveal.svelte";

const TURNED = ["turned_market", "market_closed"];

export const moments: MomentsOfGame = {
  figures: [{ id: "income", heading: "moments-figures-income", atTheEnd: "moments-final-income", of: (seat) => brassSeat(seat).income, isMoney: true }],
  deeds: [...TURNED, "borrowed", "gave_up"],
  told: ["forgiven"],
  losses: { events: ["forgiven"], label: "moments-final-penalties" },
  Reveal,
  // Each tile moves the marker on from where the one before left it
  reveals({ events }, before) {
    let from = brassPosition(before).distant_market.marker;
    return events
      .filter(({ name }) => TURNED.includes(name))
      .map((event) => {
        const revealed = { event, from };
        from -= figure(event, "tile");
        return revealed;
      });
  },
  stages: { give_up: ForcedSale },
};
