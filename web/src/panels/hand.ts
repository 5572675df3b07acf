// The order of the cards in one's hand, which is one's own affair: the server knows none.

/** Take the next card of this name out of a list; whether there was one. */
function take(cards: string[], name: string): boolean {
  const at = cards.indexOf(name);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The hand in the order it was put in; what is new stands at the end. */
export function arranged(order: string[], cards: string[]): string[] {
  const left = [...cards];
  const kept = order.filter((name) => take(left, name));
  return [...kept, ...left];
}

/** The order after one card has been moved to another place. */
export function moved<T>(order: T[], from: number, to: number): T[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, card);
  return next;
}

/** Which places of the hand hold the chosen cards; of two alike the one that was touched last. */
export function raised(order: string[], selected: string[], touched: number | null): Set<number> {
  const found = new Set<number>();
  for (const name of selected) {
    const free = (i: number) => order[i] === name && !found.has(i);
    const at = touched !== null && free(touched) ? touched : order.findIndex((_, i) => free(i));
    if (at >= 0) found.add(at);
  }
  return found;
}
