// B4: a player who cannot pay a negative income gives up tiles.
import { printedTile } from "$/lib/printed";
import type { MenuOption, PlacedTile, Position, PrintedBoard } from "$/lib/types";
import { brassSeat } from "$/games/brass/position";

export interface Offer {
  slot: string;
  tile: PlacedTile;
  brings: number | null; // if the server says so
  vp: number; // printed on it, if it is flipped
  isEnough: boolean;
}

export interface Sale {
  owes: number;
  missing: number; // not covered by money in hand
  offers: Offer[];
}

export function saleOf(position: Position, seat: number, options: MenuOption[], printed: PrintedBoard): Sale {
  const { income, money } = brassSeat(position.seats[seat]!);
  const missing = Math.max(0, -income - money);
  const offers = options.flatMap(({ target, amount }): Offer[] => {
    const tile = target && position.slots[target.id];
    if (!tile) return [];
    const brings = amount ?? null;
    return [
      {
        slot: target.id,
        tile,
        brings,
        vp: tile.flipped ? printedTile(printed, tile.industry, tile.level).vp : 0,
        isEnough: (brings ?? 0) >= missing,
      },
    ];
  });
  // least harmful first: enough money before too little, then few points, then a small surplus
  const surplus = ({ brings, isEnough }: Offer) => (isEnough ? 1 : -1) * (brings ?? 0);
  offers.sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || a.vp - b.vp || surplus(a) - surplus(b));
  return { owes: -income, missing, offers };
}
