// Drawings for the rules of this game.
import type { Part, Scene } from "$/learn/drawings";

const arrow: Part = { icon: "next" };
const coal: Part = { cube: "coal" };
const iron: Part = { cube: "iron" };

export const drawings: Record<string, Scene> = {
  A5: {
    map: "new_england",
    size: [680, 430],
    places: { lowell: [150, 100], boston: [540, 150], worcester: [160, 330] },
    links: { "lowell-boston": 0 },
    tiles: { "boston.1": "0 port 1" },
    can: ["lowell.1", "lowell.2", "lowell.3"],
    refused: ["worcester"],
  },
  A6: {
    map: "new_england",
    size: [680, 430],
    places: { lowell: [150, 100], boston: [530, 120], mass_bay: [300, 320] },
    tiles: { "boston.1": "1 port 1" },
    can: ["lowell.1", "lowell.2", "lowell.3", "boston.2", "boston.3", "boston.4", "mass_bay"],
  },
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
  A8: {
    map: "new_england",
    size: [620, 270],
    places: { boston: [130, 135], lowell: [460, 135] },
    tiles: { "boston.1": "0 port 1", "boston.3": "0 iron_works 1 3", "lowell.1": "0 cotton_mill 1" },
    refused: ["lowell.2", "lowell.3"],
  },
  A10: {
    map: "germany",
    size: [680, 470],
    places: { mannheim: [140, 370], frankfurt: [140, 110], cologne: [530, 110], dortmund: [530, 350] },
    links: { "frankfurt-mannheim": 0, "cologne-frankfurt": 1, "dortmund-cologne": 1 },
    tiles: { "mannheim.1": "2 coal_mine 1 2", "dortmund.1": "1 coal_mine 2 4" },
    sources: [
      { id: "mannheim.1", resource: "coal", change: -1, path: ["mannheim", "frankfurt"], to: "frankfurt.1" },
    ],
    ghost: { slot: "frankfurt.1", tile: "0 cotton_mill 2" },
  },
  A11: {
    map: "new_england",
    size: [700, 430],
    places: { boston: [130, 135], mass_bay: [380, 310], portsmouth: [575, 110] },
    tiles: { "boston.1": "0 port 1", portsmouth: "1 port 1", mass_bay: "2 ship 2" },
    imports: { mass_bay: 0 },
    markets: { "mass_bay.m1": { tile: "cotton", used: true } },
    lit: ["boston.1", "mass_bay", "portsmouth"],
  },
  A13: {
    map: "new_england",
    rows: [
      [coal, coal, coal, coal, arrow, { tile: "0 ship 2" }],
      [coal, arrow, { icon: "ship" }],
      [coal, coal, arrow, { money: 2, loud: true }],
      [coal, { icon: "check" }],
    ],
  },
  A14: {
    map: "new_england",
    rows: [
      [
        { tile: "0 iron_works 1 1" },
        arrow,
        iron,
        arrow,
        { tile: "0 iron_works 1 flipped" },
        { money: 5, loud: true },
      ],
    ],
  },
  A16: {
    map: "new_england",
    rows: [
      [{ text: "1" }, { link: "rail", seat: 0 }, { money: 1 }],
      [{ text: "2 …" }, { link: "rail", seat: 0 }, { money: 1 }, coal, iron],
    ],
  },
  A17: {
    map: "new_england",
    size: [360, 270],
    places: { pennsylvania: [180, 135] },
    tiles: { "pennsylvania.3": "0 cotton_mill 1 flipped" },
    markets: { "pennsylvania.m1": { tile: "cotton", used: true } },
    lit: ["pennsylvania.3", "pennsylvania.m1"],
  },
  A19: {
    map: "new_england",
    rows: [
      [
        { icon: "cotton_mill" },
        { icon: "port" },
        { icon: "plus" },
        { icon: "draw" },
        arrow,
        { icon: "card" },
        { icon: "card" },
      ],
    ],
  },
  A21: {
    map: "new_england",
    rows: [[{ icon: "loan" }, { icon: "loan" }, { icon: "loan" }, arrow, { money: -3, loud: true }]],
  },
  A22: {
    map: "new_england",
    size: [640, 200],
    places: { lowell: [150, 100], fitchburg: [530, 120] },
    links: { "lowell-fitchburg": 0 },
    tiles: {
      "lowell.1": "0 cotton_mill 1 flipped",
      "lowell.2": "1 iron_works 1 2",
      "lowell.3": "2 factory 3 flipped",
    },
  },
};
