// B4: who cannot pay a negative income gives up tiles, each for half its price.
import { tileFacts } from "$/lib/facts";
import type { BoardFacts, BrassPosition, PlacedTile } from "$/lib/types";

export interface Offer {
  slot: string;
  tile: PlacedTile;
  brings: number; // half the price printed on it, rounded down
  vp: number; // what it would have scored
  isEnough: boolean;
}

export interface Sale {
  owes: number;
  missing: number; // that money in hand does not cover
  offers: Offer[];
  short: number; // what no tile can cover: forgiven, at 1 VP for each £1
  lost: number; // VP it costs; nobody falls below 0
}

export function saleOf(position: BrassPosition, seat: number, facts: BoardFacts): Sale {
  const { income, money, vp: points } = position.seats[seat]!;
  const owes = Math.max(0, -income);
  const missing = Math.max(0, owes - money);
  const offers = Object.entries(position.slots as Record<string, PlacedTile | null>)
    .filter((found): found is [string, PlacedTile] => found[1]?.owner === seat)
    .map(([slot, tile]) => {
      const { cost, vp } = tileFacts(facts, tile.industry, tile.level);
      const brings = Math.floor(cost / 2);
      return { slot, tile, brings, vp: tile.flipped ? vp : 0, isEnough: brings >= missing };
    });
  // what hurts least first: enough before too little, then few points, then a small surplus
  offers.sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || a.vp - b.vp || (a.isEnough ? a.brings - b.brings : b.brings - a.brings));
  const short = Math.max(0, missing - offers.reduce((sum, offer) => sum + offer.brings, 0));
  return { owes, missing, offers, short, lost: Math.min(short, points) };
}
