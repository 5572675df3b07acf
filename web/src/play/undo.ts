// Whose last move may be taken back.
import type { EntryMessage, TableShape } from "$/lib/types";

/** The own seat that made the last move of a table, if it still stands; what an undo took back does not count. */
export function undoable(entries: EntryMessage[], table: TableShape | null, mine: number[]): number | null {
  if (table?.status !== "playing") return null;
  let until = Infinity;
  for (const entry of entries.toReversed()) {
    if (entry.number <= 0 || entry.kind === "started") return null; // a record is not ours to change
    if (entry.kind === "undo") until = Math.min(until, Number((entry.data as { to?: number }).to ?? 0));
    if (entry.kind !== "play" || entry.number > until) continue;
    const own = entry.seat != null && mine.includes(entry.seat) && !table.seats[entry.seat]?.bot;
    return own ? entry.seat! : null;
  }
  return null;
}
