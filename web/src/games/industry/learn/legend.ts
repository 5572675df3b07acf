// The legend: what is drawn, each under its word of the glossary.
import type { LegendItem } from "$/learn/drawings";

export const legend: LegendItem[] = [
  { word: "tile", parts: [{ tile: "0 cotton_mill 2" }] },
  {
    word: "flip",
    parts: [{ tile: "0 cotton_mill 2" }, { icon: "next" }, { tile: "0 cotton_mill 2 flipped" }],
  },
  { word: "cotton-mill", parts: [{ tile: "1 cotton_mill 1" }] },
  { word: "factory", parts: [{ tile: "1 factory 3" }] },
  { word: "coal-mine", parts: [{ tile: "1 coal_mine 1 3" }] },
  { word: "iron-works", parts: [{ tile: "1 iron_works 1 3" }] },
  { word: "port", parts: [{ tile: "1 port 1" }] },
  { word: "ship", parts: [{ tile: "1 ship 2" }] },
  {
    word: "slot",
    parts: [{ slot: ["coal_mine"] }, { slot: ["cotton_mill", "factory"] }],
  },
  { word: "ship-slot", parts: [{ slot: ["ship"] }] },
  {
    word: "market-square",
    parts: [{ market: ["cotton_mill", "factory"] }, { market: ["factory"], used: true }],
  },
  { word: "market-tile", parts: [{ market: ["cotton_mill"] }, { market: ["ban"] }] },
  { word: "coal", parts: [{ cube: "coal" }] },
  { word: "iron", parts: [{ cube: "iron" }] },
  { word: "rail", parts: [{ link: "rail", seat: 0 }] },
  { word: "turn-order", parts: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 4 }] },
  { word: "card-location", parts: [{ card: "location" }] },
  { word: "card-industry", parts: [{ card: "industry" }] },
  { word: "demand-track", parts: [{ track: "coal" }] },
  { word: "income", parts: [{ icon: "income" }] },
  { word: "vp", parts: [{ icon: "vp" }] },
  { word: "price", parts: [{ icon: "coin" }] },
  { word: "deck", parts: [{ icon: "card" }] },
  { word: "build", parts: [{ icon: "build" }] },
  { word: "develop", parts: [{ icon: "develop" }] },
  { word: "sell", parts: [{ icon: "sell" }] },
  { word: "draw", parts: [{ icon: "draw" }] },
  { word: "loan", parts: [{ icon: "loan" }] },
  { word: "pass", parts: [{ icon: "pass" }] },
];
