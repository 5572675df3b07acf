// What Age of Industry adds to the turn interface.
import type { PlayDescriptor, TellEvent } from "$/play/descriptor";
import { money, t } from "$/lib/i18n.svelte";

const sum =
  (id: string, ofSeat = false): TellEvent =>
  ({ facts }, { printed }) => ({
    text: t(id, { amount: money(Number(facts.amount), printed.currency) }),
    ofSeat,
  });

export const play: PlayDescriptor = {
  consequences: {
    earned: sum("play-earns", true),
    took_loan: sum("play-takes-loan"),
    repaid_loan: sum("play-repays"),
    sold_to_market: ({ facts }) => ({ text: t("play-sells", { mill: facts.mill, place: facts.place }) }),
    filled_import: ({ facts }) => ({ text: t("play-imports", { place: facts.place, count: facts.count }) }),
  },
  revealing: ["draw"],
};
