// Tips and words: what there is, with icons and the rules they belong to. The words themselves are messages.
import type { IconName } from "$/look/icons";
import type { TutorialGame } from "./tutorial";

export interface Tip {
  id: string;
  icon: IconName;
  rules: string[];
}

export const TIPS: Record<TutorialGame, Tip[]> = {
  brass: [
    { id: "pair", icon: "cotton_mill", rules: ["B27"] },
    { id: "borrow", icon: "loan", rules: ["B29"] },
    { id: "cash", icon: "coin", rules: ["B4"] },
    { id: "develop", icon: "develop", rules: ["B26"] },
    { id: "stay", icon: "vp", rules: ["B31"] },
    { id: "gap", icon: "iron_works", rules: ["B22"] },
    { id: "near", icon: "coal_mine", rules: ["B17", "B19"] },
    { id: "double", icon: "clock", rules: ["B5"] },
    { id: "market", icon: "sell", rules: ["B28"] },
    { id: "guest", icon: "port", rules: ["B27"] },
    { id: "cards", icon: "card", rules: ["B9", "B10"] },
    { id: "links", icon: "canal", rules: ["B30"] },
    { id: "last-loan", icon: "loan", rules: ["B29"] },
    { id: "pairs", icon: "rail", rules: ["B24"] },
    { id: "coal", icon: "coal_mine", rules: ["B25"] },
    { id: "shipyard", icon: "shipyard", rules: ["B13", "B22"] },
    { id: "overbuild", icon: "build", rules: ["B20"] },
    { id: "turn", icon: "income", rules: ["B30"] },
  ],
  industry: [
    { id: "loans", icon: "loan", rules: ["A20", "A21"] },
    { id: "first", icon: "cotton_mill", rules: ["A17"] },
    { id: "levels", icon: "vp", rules: ["A22"] },
    { id: "chain", icon: "ship", rules: ["A14"] },
    { id: "rails", icon: "rail", rules: ["A22"] },
    { id: "hungry", icon: "coal_mine", rules: ["A16"] },
    { id: "draw", icon: "draw", rules: ["A19"] },
    { id: "colour", icon: "card", rules: ["A6"] },
    { id: "whole", icon: "build", rules: ["A4"] },
    { id: "markets", icon: "sell", rules: ["A17"] },
    { id: "ports", icon: "port", rules: ["A17"] },
    { id: "gaps", icon: "iron_works", rules: ["A13"] },
    { id: "factories", icon: "factory", rules: ["A9", "A18"] },
    { id: "order", icon: "clock", rules: ["A2"] },
    { id: "end", icon: "trophy", rules: ["A2", "A22"] },
  ],
};

/** The words of the glossary and the rules that speak of them. */
export const WORDS: Record<string, string[]> = {
  action: ["B7", "A3"],
  canal: ["B24", "B31"],
  "card-industry": ["B10", "A5"],
  "card-location": ["B9", "A6"],
  connected: ["B17", "A10"],
  cube: ["B17", "B18", "B33"],
  deck: ["B2", "A2"],
  "demand-track": ["B17", "B22", "A10"],
  develop: ["B26", "A18"],
  "distant-market": ["B28"],
  "distant-port": ["A10"],
  external: ["B10", "B30"],
  "face-up": ["A19"],
  flip: ["B19", "A14"],
  import: ["A13"],
  income: ["B4", "A14"],
  "income-space": ["B29"],
  industry: ["B13", "A7"],
  interest: ["A21"],
  level: ["B13", "A9"],
  link: ["B23", "B24"],
  loan: ["B29", "A20"],
  "market-square": ["A17"],
  network: ["B10"],
  overbuild: ["B20", "B21", "A15"],
  period: ["B2", "B6"],
  port: ["B27", "A17"],
  rail: ["B24", "A16"],
  round: ["B3", "A2"],
  "sea-lane": ["A11"],
  slot: ["B13", "A7"],
  spent: ["B5", "A2"],
  stack: ["B13", "A9"],
  "ship-slot": ["A7"],
  unflipped: ["B27"],
  village: ["A16", "A22"],
  "virtual-link": ["B12"],
  vp: ["B30", "B32", "A22"],
};
