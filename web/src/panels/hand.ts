// The user's order of cards in hand. The server does not know it.

/** now: usable for the current choice; other: usable if chosen instead; two: only for the whole turn; no: not usable. */
export type CardState = "now" | "other" | "two" | "no";

/** Remove a card from a list; returns whether it was there. */
function take(cards: string[], name: string): boolean {
  const at = cards.indexOf(name);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The hand in the user's order; new cards come last. */
export function arranged(order: string[], cards: string[]): string[] {
  const left = [...cards];
  const kept = order.filter((name) => take(left, name));
  return [...kept, ...left];
}

const MAX_ORDERS = 60; // enough for a game

const isSameHand = (a: string[], b: string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** The hand in the order in which it was held before, as after an undo, or else with new cards last. */
export const orderOf = (orders: string[][], cards: string[]): string[] =>
  orders.findLast((order) => isSameHand(order, cards)) ?? arranged(orders.at(-1) ?? [], cards);

/** The orders to remember, the newest last: one for every hand that was held. */
export function withOrder(orders: string[][], order: string[]): string[][] {
  if (orders.at(-1)?.join() === order.join()) return orders;
  return [...orders.filter((other) => !isSameHand(other, order)), order].slice(-MAX_ORDERS);
}

/** The order after moving one card. */
export function moved<T>(order: T[], from: number, to: number): T[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, card);
  return next;
}

/** Indices of the chosen cards in the hand; of two equal ones, the one touched last. */
export function raised(order: string[], selected: string[], touched: number | null): Set<number> {
  const found = new Set<number>();
  for (const name of selected) {
    const free = (i: number) => order[i] === name && !found.has(i);
    const at = touched !== null && free(touched) ? touched : order.findIndex((_, i) => free(i));
    if (at >= 0) found.add(at);
  }
  return found;
}
