// Which cards are gone, and how many of each are still unseen.
import type { Position, PrintedBoard } from "$/lib/types";

export interface CardCount {
  card: string;
  total: number;
  gone: number; // discarded
  held: number; // in the viewer's hand
  shown: number; // face up
  unseen: number;
}

const countOf = (cards: string[], card: string) => cards.filter((found) => found === card).length;

/** The cards of the deck: locations first, then industries. Only public information and the viewer's hand count. */
export function cardsSeen(printed: PrintedBoard, position: Position | null, me: number): CardCount[] {
  const hand = position?.seats[me]?.hand ?? [];
  const isIndustry = (card: string) => printed.industries.includes(card);
  return Object.entries(printed.cards)
    .map(([card, total]) => {
      const gone = countOf(position?.discards ?? [], card);
      const held = countOf(hand, card);
      const shown = countOf(position?.face_up ?? [], card);
      return { card, total, gone, held, shown, unseen: total - gone - held - shown };
    })
    .sort((a, b) => Number(isIndustry(a.card)) - Number(isIndustry(b.card)));
}
