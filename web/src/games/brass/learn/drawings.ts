// Drawings for the rules of this game.
import type { Part, Scene } from "$/learn/drawings";

const arrow: Part = { icon: "next" };
const coal: Part = { cube: "coal" };
const iron: Part = { cube: "iron" };

export const drawings: Record<string, Scene> = {
  B5: {
    rows: [
      [{ text: "1" }, { mark: 2 }, { money: 3 }],
      [{ text: "2" }, { mark: 0 }, { money: 9 }],
      [{ text: "3" }, { mark: 1 }, { money: 14 }],
    ],
  },
  B10: {
    size: [620, 430],
    places: { bolton: [135, 100], manchester: [500, 135], bury: [135, 330] },
    links: { "bolton-manchester": 0 },
    lit: ["bolton", "manchester"],
    refused: ["bury"],
  },
  B12: {
    size: [560, 270],
    places: { liverpool: [120, 135], birkenhead: [450, 135] },
    arrows: [
      { from: [212, 120], to: [362, 120] },
      { from: [362, 190], to: [212, 190], barred: true },
    ],
  },
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
  B14: { size: [340, 190], places: { lancaster: [170, 95] }, can: ["lancaster.1"], refused: ["lancaster.2"] },
  B17: {
    size: [620, 460],
    places: { bolton: [135, 110], manchester: [500, 140], oldham: [280, 370] },
    links: { "bolton-manchester": 0, "manchester-oldham": 1 },
    tiles: { "manchester.1": "3 coal_mine 1 2", "oldham.1": "1 coal_mine 2 3" },
    sources: [
      { id: "manchester.1", resource: "coal", change: -1, path: ["manchester", "bolton"], to: "bolton.3" },
    ],
    ghost: { slot: "bolton.3", tile: "0 iron_works 1 4" },
  },
  B18: {
    size: [620, 350],
    places: { rochdale: [480, 110], preston: [140, 250] },
    tiles: { "rochdale.3": "2 iron_works 1 3" },
    sources: [{ id: "rochdale.3", resource: "iron", change: -1, path: [], to: "preston.1" }],
    ghost: { slot: "preston.1", tile: "0 cotton_mill 3" },
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
  B20: { rows: [[{ tile: "0 coal_mine 1 flipped" }, arrow, { tile: "0 coal_mine 2 3" }]] },
  B22: { track: "iron", from: 2, to: 0 },
  B23: {
    size: [760, 440],
    places: {
      oldham: [120, 350],
      rochdale: [390, 350],
      yorkshire: [640, 235],
      colne: [390, 110],
      burnley: [120, 110],
    },
    links: { "rochdale-yorkshire": 0 },
    tiles: { "oldham.1": "0 cotton_mill 1" },
    can: ["oldham-rochdale", "colne-yorkshire"],
    refused: ["burnley-colne"],
  },
  B24: {
    rows: [
      [{ link: "canal", seat: 0 }, { money: 3 }],
      [{ link: "rail", seat: 0 }, { money: 5 }, coal],
      [{ link: "rail", seat: 0 }, { link: "rail", seat: 0 }, { money: 15 }, coal, coal],
    ],
  },
  B26: {
    rows: [
      [{ tile: "0 cotton_mill 1" }, iron, { icon: "close" }],
      [{ tile: "0 cotton_mill 1" }, iron, { icon: "close" }],
      [{ tile: "0 cotton_mill 2" }, { icon: "check" }],
    ],
  },
  B27: {
    size: [720, 270],
    places: { manchester: [120, 135], warrington_runcorn: [550, 135] },
    links: { "manchester-warrington_runcorn": 0 },
    tiles: { "manchester.1": "0 cotton_mill 1 flipped", "warrington_runcorn.1": "1 port 1 flipped" },
    lit: ["manchester.1", "warrington_runcorn.1"],
  },
  B28: { track: "cotton", from: 0, to: 2 },
  B29: { track: "income", from: 13, to: 9 },
  B30: {
    size: [640, 200],
    places: { rochdale: [140, 100], yorkshire: [520, 120] },
    links: { "rochdale-yorkshire": 0 },
    tiles: {
      "rochdale.1": "0 cotton_mill 2 flipped",
      "rochdale.2": "1 coal_mine 1 2",
      "rochdale.3": "2 iron_works 1 flipped",
    },
  },
};
