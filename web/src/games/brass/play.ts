// What Brass adds to the turn interface.
import type { PlayDescriptor } from "$/play/descriptor";
import { money, t } from "$/lib/i18n.svelte";

export const play: PlayDescriptor = {
  consequences: {
    income_moved: ({ facts }, { printed }) => {
      const [from, to] = [facts.from_space, facts.to_space].map(
        (space) => printed.income_track[Number(space)] ?? 0,
      ) as [number, number];
      return {
        text: t("play-income-moves", {
          from: money(from, printed.currency),
          to: money(to, printed.currency),
        }),
        ofSeat: true,
        change: to - from,
      };
    },
    borrowed: ({ facts }, { printed }) => ({
      text: t("play-borrows", { amount: money(Number(facts.amount), printed.currency) }),
    }),
  },
  revealing: ["sell", "distant_market"],
  combinesCards: true,
};
