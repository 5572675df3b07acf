// What the drawings of the rules show. They are small boards and rows of pieces, drawn by the parts that draw the game.
import type { Source } from "$/board/contract";
import type { IconName } from "$/look/icons";
import type { Resource } from "$/lib/types";

/** "0 coal_mine 2 3": seat, industry, level, and cubes or `flipped`. */
export type TileText = string;

export interface MapScene {
  board: "brass" | "germany" | "new_england";
  size: [number, number];
  places: Record<string, [number, number]>;
  tiles?: Record<string, TileText>;
  links?: Record<string, number>;
  can?: string[];
  refused?: string[];
  lit?: string[];
  sources?: Source[];
  ghost?: { slot: string; tile: TileText };
  imports?: Record<string, number>;
  markets?: Record<string, { tile: "cotton" | "factory" | "both" | "no_demand"; used: boolean }>;
  arrows?: { from: [number, number]; to: [number, number]; barred?: boolean }[];
}

export type Part =
  | { tile: TileText }
  | { slot: string[] }
  | { mark: number }
  | { cube: Resource }
  | { icon: IconName }
  | { money: number; loud?: boolean }
  | { link: "canal" | "rail"; seat: number }
  | { text: string };

export interface RowScene {
  board: "brass" | "new_england";
  rows: Part[][];
}

/** A track: each space with what is on it. */
export interface TrackScene {
  track: "income" | "cotton" | "iron";
  from: number; // where the marker was, or the first space that was empty
  to: number; // where it is
}

const arrow: Part = { icon: "next" };
const coal: Part = { cube: "coal" };
const iron: Part = { cube: "iron" };

export const MAPS: Record<string, MapScene> = {
  B10: {
    board: "brass", size: [620, 430], places: { bolton: [135, 100], manchester: [500, 135], bury: [135, 330] },
    links: { "bolton-manchester": 0 }, lit: ["bolton", "manchester"], refused: ["bury"],
  },
  B12: {
    board: "brass", size: [560, 270], places: { liverpool: [120, 135], birkenhead: [450, 135] },
    arrows: [{ from: [212, 120], to: [362, 120] }, { from: [362, 190], to: [212, 190], barred: true }],
  },
  B14: { board: "brass", size: [340, 190], places: { lancaster: [170, 95] }, can: ["lancaster.1"], refused: ["lancaster.2"] },
  B17: {
    board: "brass", size: [620, 460], places: { bolton: [135, 110], manchester: [500, 140], oldham: [280, 370] },
    links: { "bolton-manchester": 0, "manchester-oldham": 1 }, tiles: { "manchester.1": "3 coal_mine 1 2", "oldham.1": "1 coal_mine 2 3" },
    sources: [{ id: "manchester.1", resource: "coal", change: -1, to: "bolton.3" }], ghost: { slot: "bolton.3", tile: "0 iron_works 1 4" },
  },
  B18: {
    board: "brass", size: [620, 350], places: { rochdale: [480, 110], preston: [140, 250] },
    tiles: { "rochdale.3": "2 iron_works 1 3" }, sources: [{ id: "rochdale.3", resource: "iron", change: -1, to: "preston.1" }], ghost: { slot: "preston.1", tile: "0 cotton_mill 3" },
  },
  B23: {
    board: "brass", size: [760, 440], places: { oldham: [120, 350], rochdale: [390, 350], yorkshire: [640, 235], colne: [390, 110], burnley: [120, 110] },
    links: { "rochdale-yorkshire": 0 }, tiles: { "oldham.1": "0 cotton_mill 1" }, can: ["oldham-rochdale", "colne-yorkshire"], refused: ["burnley-colne"],
  },
  B27: {
    board: "brass", size: [720, 270], places: { manchester: [120, 135], warrington_runcorn: [550, 135] },
    links: { "manchester-warrington_runcorn": 0 }, tiles: { "manchester.1": "0 cotton_mill 1 flipped", "warrington_runcorn.1": "1 port 1 flipped" },
    lit: ["manchester.1", "warrington_runcorn.1"],
  },
  B30: {
    board: "brass", size: [640, 200], places: { rochdale: [140, 100], yorkshire: [520, 120] },
    links: { "rochdale-yorkshire": 0 }, tiles: { "rochdale.1": "0 cotton_mill 2 flipped", "rochdale.2": "1 coal_mine 1 2", "rochdale.3": "2 iron_works 1 flipped" },
  },
  A5: {
    board: "new_england", size: [680, 430], places: { lowell: [150, 100], boston: [540, 150], worcester: [160, 330] },
    links: { "lowell-boston": 0 }, tiles: { "boston.1": "0 port 1" }, can: ["lowell.1", "lowell.2", "lowell.3"], refused: ["worcester"],
  },
  A6: {
    board: "new_england", size: [680, 430], places: { lowell: [150, 100], boston: [530, 120], mass_bay: [300, 320] },
    tiles: { "boston.1": "1 port 1" }, can: ["lowell.1", "lowell.2", "lowell.3", "boston.2", "boston.3", "boston.4", "mass_bay"],
  },
  A8: {
    board: "new_england", size: [620, 270], places: { boston: [130, 135], lowell: [460, 135] },
    tiles: { "boston.1": "0 port 1", "boston.3": "0 iron_works 1 3", "lowell.1": "0 cotton_mill 1" }, refused: ["lowell.2", "lowell.3"],
  },
  A10: {
    board: "germany", size: [680, 470], places: { mannheim: [140, 370], frankfurt: [140, 110], cologne: [530, 110], dortmund: [530, 350] },
    links: { "frankfurt-mannheim": 0, "cologne-frankfurt": 1, "dortmund-cologne": 1 }, tiles: { "mannheim.1": "2 coal_mine 1 2", "dortmund.1": "1 coal_mine 2 4" },
    sources: [{ id: "mannheim.1", resource: "coal", change: -1, to: "frankfurt.1" }], ghost: { slot: "frankfurt.1", tile: "0 cotton_mill 2" },
  },
  A11: {
    board: "new_england", size: [700, 430], places: { boston: [130, 135], mass_bay: [380, 310], portsmouth: [575, 110] },
    tiles: { "boston.1": "0 port 1", portsmouth: "1 port 1", mass_bay: "2 ship 2" }, imports: { mass_bay: 0 }, markets: { "mass_bay.m1": { tile: "cotton", used: true } },
    lit: ["boston.1", "mass_bay", "portsmouth"],
  },
  A17: {
    board: "new_england", size: [360, 270], places: { pennsylvania: [180, 135] },
    tiles: { "pennsylvania.3": "0 cotton_mill 1 flipped" }, markets: { "pennsylvania.m1": { tile: "cotton", used: true } }, lit: ["pennsylvania.3", "pennsylvania.m1"],
  },
  A22: {
    board: "new_england", size: [640, 200], places: { lowell: [150, 100], fitchburg: [530, 120] },
    links: { "lowell-fitchburg": 0 }, tiles: { "lowell.1": "0 cotton_mill 1 flipped", "lowell.2": "1 iron_works 1 2", "lowell.3": "2 factory 3 flipped" },
  },
};

export const ROWS: Record<string, RowScene> = {
  B5: {
    board: "brass",
    rows: [
      [{ text: "1" }, { mark: 2 }, { money: 3 }],
      [{ text: "2" }, { mark: 0 }, { money: 9 }],
      [{ text: "3" }, { mark: 1 }, { money: 14 }],
    ],
  },
  B13: {
    board: "brass",
    rows: [
      [{ slot: ["cotton_mill", "coal_mine"] }, { icon: "back" }, { tile: "0 cotton_mill 1" }, { icon: "check" }],
      [{ slot: ["cotton_mill", "coal_mine"] }, { icon: "back" }, { tile: "0 coal_mine 1 2" }, { icon: "check" }],
      [{ slot: ["cotton_mill", "coal_mine"] }, { icon: "back" }, { tile: "0 iron_works 1 4" }, { icon: "ban" }],
    ],
  },
  B19: { board: "brass", rows: [[{ tile: "0 coal_mine 1 1" }, arrow, coal, arrow, { tile: "0 coal_mine 1 flipped" }, { icon: "income" }]] },
  B20: { board: "brass", rows: [[{ tile: "0 coal_mine 1 flipped" }, arrow, { tile: "0 coal_mine 2 3" }]] },
  B24: {
    board: "brass",
    rows: [
      [{ link: "canal", seat: 0 }, { money: 3 }],
      [{ link: "rail", seat: 0 }, { money: 5 }, coal],
      [{ link: "rail", seat: 0 }, { link: "rail", seat: 0 }, { money: 15 }, coal, coal],
    ],
  },
  B26: {
    board: "brass",
    rows: [
      [{ tile: "0 cotton_mill 1" }, iron, { icon: "close" }],
      [{ tile: "0 cotton_mill 1" }, iron, { icon: "close" }],
      [{ tile: "0 cotton_mill 2" }, { icon: "check" }],
    ],
  },
  A7: {
    board: "new_england",
    rows: [
      [{ slot: ["cotton_mill", "factory", "iron_works"] }, { icon: "back" }, { tile: "0 cotton_mill 1" }, { tile: "0 factory 3" }, { tile: "0 iron_works 1 3" }],
      [{ slot: ["coal_mine"] }, { icon: "back" }, { tile: "0 coal_mine 1 3" }],
      [{ slot: ["port"] }, { icon: "back" }, { tile: "0 port 1" }],
      [{ slot: ["ship"] }, { icon: "back" }, { tile: "0 ship 2" }],
    ],
  },
  A13: {
    board: "new_england",
    rows: [
      [coal, coal, coal, coal, arrow, { tile: "0 ship 2" }],
      [coal, arrow, { icon: "ship" }],
      [coal, coal, arrow, { money: 2, loud: true }],
      [coal, { icon: "check" }],
    ],
  },
  A14: { board: "new_england", rows: [[{ tile: "0 iron_works 1 1" }, arrow, iron, arrow, { tile: "0 iron_works 1 flipped" }, { money: 5, loud: true }]] },
  A16: {
    board: "new_england",
    rows: [
      [{ text: "1" }, { link: "rail", seat: 0 }, { money: 1 }],
      [{ text: "2 …" }, { link: "rail", seat: 0 }, { money: 1 }, coal, iron],
    ],
  },
  A19: { board: "new_england", rows: [[{ icon: "cotton_mill" }, { icon: "port" }, { icon: "plus" }, { icon: "draw" }, arrow, { icon: "card" }, { icon: "card" }]] },
  A21: { board: "new_england", rows: [[{ icon: "loan" }, { icon: "loan" }, { icon: "loan" }, arrow, { money: -3, loud: true }]] },
};

export const TRACKS: Record<string, TrackScene> = {
  B22: { track: "iron", from: 2, to: 0 },
  B28: { track: "cotton", from: 0, to: 2 },
  B29: { track: "income", from: 13, to: 9 },
};

export const hasDrawing = (rule: string): boolean => rule in MAPS || rule in ROWS || rule in TRACKS;
