// Whose last move can be undone, and undoing it.
import { ApiError, ofTable, post } from "$/lib/api";
import type { TableView } from "$/lib/tableView.svelte";
import { showError } from "$/lib/toasts.svelte";
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

/** Undo the last move of a seat, or ask the other players if that is required. */
export async function undoMove(
  view: TableView,
  seat: number | null,
): Promise<"undone" | "asked" | "refused"> {
  if (seat === null) return "refused";
  const request = { ...ofTable(view.id), body: { seat } };
  try {
    await post("/tables/{table_id}/undo", request);
    return "undone";
  } catch (error) {
    const mayAsk =
      error instanceof ApiError && error.code === "undo-reveals" && view.table?.settings.undo_requests;
    if (!mayAsk) {
      showError(error);
      return "refused";
    }
  }
  try {
    const { number, last_move } = await post("/tables/{table_id}/undo-requests", request);
    return last_move === number ? "undone" : "asked"; // without other human players it is done at once
  } catch (error) {
    showError(error);
    return "refused";
  }
}
