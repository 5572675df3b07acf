// B4: who cannot pay a negative income gives up tiles.
import { printedTile } from "$/lib/printed";
import type { MenuOption, PlacedTile, Position, PrintedBoard } from "$/lib/types";
import { brassSeat } from "../position";

export interface Offer {
  slot: string;
  tile: PlacedTile;
  brings: number | null; // if the server says so
  vp: number; // printed on it, if it is flipped
  isEnough: boolean;
}

export interface Sale {
  owes: number;
  missing: number; // that money in hand does not cover
  offers: Offer[];
}

export function saleOf(position: Position, seat: number, options: MenuOption[], printed: PrintedBoard): Sale {
  const { income, money } = brassSeat(position.seats[seat]!);
  const missing = Math.max(0, -income - money);
  const offers = options.flatMap(({ target, amount }): Offer[] => {
    const tile = target && position.slots[target.id];
    if (!tile) return [];
    const brings = amount ?? null;
    return [{ slot: target.id, tile, brings, vp: tile.flipped ? printedTile(printed, tile.industry, tile.level).vp : 0, isEnough: (brings ?? 0) >= missing }];
  });
  // what hurts least first: enough before too little, then few points, then a small surplus
  const surplus = ({ brings, isEnough }: Offer) => (isEnough ? 1 : -1) * (brings ?? 0);
  offers.sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || a.vp - b.vp || surplus(a) - surplus(b));
  return { owes: -income, missing, offers };
}
