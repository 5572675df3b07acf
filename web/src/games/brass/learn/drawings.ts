// Drawings for the rules of this game that explain what an example does not show.
import type { Part, Scene } from "$/learn/drawings";

const arrow: Part = { icon: "next" };
const coal: Part = { cube: "coal" };

export const drawings: Record<string, Scene> = {
  B13: {
    rows: [
      [
        { slot: ["cotton_mill", "coal_mine"] },
        { icon: "back" },
        { tile: "0 cotton_mill 1" },
        { icon: "check" },
      ],
      [
        { slot: ["cotton_mill", "coal_mine"] },
        { icon: "back" },
        { tile: "0 coal_mine 1 2" },
        { icon: "check" },
      ],
      [
        { slot: ["cotton_mill", "coal_mine"] },
        { icon: "back" },
        { tile: "0 iron_works 1 4" },
        { icon: "ban" },
      ],
    ],
  },
  B19: {
    rows: [
      [
        { tile: "0 coal_mine 1 1" },
        arrow,
        coal,
        arrow,
        { tile: "0 coal_mine 1 flipped" },
        { icon: "income" },
      ],
    ],
  },
  B24: {
    rows: [
      [{ link: "canal", seat: 0 }, { money: 3 }],
      [{ link: "rail", seat: 0 }, { money: 5 }, coal],
      [{ link: "rail", seat: 0 }, { link: "rail", seat: 0 }, { money: 15 }, coal, coal],
    ],
  },
};
