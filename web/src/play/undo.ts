// Whose last move can be undone.
import type { EntryMessage, TableShape } from "$/lib/types";

/** The user's seat that made the last move of a table, or null; undone moves do not count. */
export function undoable(entries: EntryMessage[], table: TableShape | null, mine: number[]): number | null {
  if (table?.status !== "playing") return null;
  let until = Infinity;
  for (const entry of entries.toReversed()) {
    if (entry.number <= 0 || entry.kind === "started") return null; // moves of a record cannot be undone
    if (entry.kind === "undo") until = Math.min(until, Number((entry.data as { to?: number }).to ?? 0));
    if (entry.kind !== "play" || entry.number > until) continue;
    const own = entry.seat != null && mine.includes(entry.seat) && !table.seats[entry.seat]?.bot;
    return own ? entry.seat! : null;
  }
  return null;
}
