// What Brass brings for making a move.
import type { PlayOfGame } from "$/play/ofGame";
import { money, t } from "$/lib/words.svelte";

export const play: PlayOfGame = {
  consequences: {
    income_moved: ({ facts }, { printed }) => {
      const [from, to] = [facts.from_space, facts.to_space].map((space) => printed.income_track[Number(space)] ?? 0) as [number, number];
      return { text: t("play-income-moves", { from: money(from, printed.currency), to: money(to, printed.currency) }), ofSeat: true, change: to - from };
    },
    borrowed: ({ facts }, { printed }) => ({ text: t("play-borrows", { amount: money(Number(facts.amount), printed.currency) }) }),
  },
  revealing: ["sell", "distant_market"],
};
