// Drawings for the rules of this game that explain what an example does not show.
import type { Scene } from "$/learn/drawings";

export const drawings: Record<string, Scene> = {
  A7: {
    map: "new_england",
    rows: [
      [
        { slot: ["cotton_mill", "factory", "iron_works"] },
        { icon: "back" },
        { tile: "0 cotton_mill 1" },
        { tile: "0 factory 3" },
        { tile: "0 iron_works 1 3" },
      ],
      [{ slot: ["coal_mine"] }, { icon: "back" }, { tile: "0 coal_mine 1 3" }],
      [{ slot: ["port"] }, { icon: "back" }, { tile: "0 port 1" }],
      [{ slot: ["ship"] }, { icon: "back" }, { tile: "0 ship 2" }],
    ],
  },
  A16: {
    map: "new_england",
    rows: [
      [{ text: "1" }, { link: "rail", seat: 0 }, { money: 1 }],
      [{ text: "2 …" }, { link: "rail", seat: 0 }, { money: 1 }, { cube: "coal" }, { cube: "iron" }],
    ],
  },
};
