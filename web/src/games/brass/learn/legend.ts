// The legend: what is drawn, each under its word of the glossary.
import type { LegendItem } from "$/learn/drawings";
import LegendDemand from "./LegendDemand.svelte";
import LegendIncome from "./LegendIncome.svelte";
import LegendMarketTiles from "./LegendMarketTiles.svelte";

export const legend: LegendItem[] = [
  { word: "tile", parts: [{ tile: "0 cotton_mill 2" }] },
  {
    word: "flip",
    parts: [{ tile: "0 cotton_mill 2" }, { icon: "next" }, { tile: "0 cotton_mill 2 flipped" }],
  },
  { word: "cotton-mill", parts: [{ tile: "1 cotton_mill 1" }] },
  { word: "coal-mine", parts: [{ tile: "1 coal_mine 1 2" }] },
  { word: "iron-works", parts: [{ tile: "1 iron_works 1 4" }] },
  { word: "port", parts: [{ tile: "1 port 1" }] },
  { word: "shipyard", parts: [{ tile: "1 shipyard 1" }] },
  { word: "slot", parts: [{ slot: ["coal_mine"] }, { slot: ["cotton_mill", "port"] }] },
  { word: "location", parts: [{ places: "town" }] },
  { word: "external", parts: [{ places: "external" }] },
  { word: "coal", parts: [{ cube: "coal" }] },
  { word: "iron", parts: [{ cube: "iron" }] },
  { word: "canal", parts: [{ link: "canal", seat: 0 }] },
  { word: "rail", parts: [{ link: "rail", seat: 0 }] },
  { word: "turn-order", parts: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }] },
  { word: "card-location", parts: [{ card: "location" }] },
  { word: "card-industry", parts: [{ card: "industry" }] },
  { word: "demand-track", parts: [{ track: "coal" }] },
  { word: "cotton-demand", parts: [{ Drawn: LegendDemand }] },
  { word: "market-tile", parts: [{ Drawn: LegendMarketTiles }] },
  { word: "income-space", parts: [{ Drawn: LegendIncome }] },
  { word: "income", parts: [{ icon: "income" }] },
  { word: "vp", parts: [{ icon: "vp" }] },
  { word: "price", parts: [{ icon: "coin" }] },
  { word: "deck", parts: [{ icon: "card" }] },
  { word: "build", parts: [{ icon: "build" }] },
  { word: "develop", parts: [{ icon: "develop" }] },
  { word: "sell", parts: [{ icon: "sell" }] },
  { word: "loan", parts: [{ icon: "loan" }] },
  { word: "pass", parts: [{ icon: "pass" }] },
];
