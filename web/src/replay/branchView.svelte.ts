// The position of a branch as the turn interface sees it.
import { get } from "$/lib/api";
import type { TableView } from "$/lib/tableView.svelte";
import type { Menu, Position } from "$/lib/types";
import { LineView, type LineServer } from "$/play/lineView.svelte";
import { lineText, type Branch } from "./branches";
import { playLine } from "./study";

export { momentsAfter } from "$/play/lineView.svelte";

/** Answers questions about a table's past. */
function studyServer(table: string, at: number): LineServer {
  const path = { table_id: table };
  return {
    play: (moves) => playLine(table, { at, moves }),
    menu: (moves, chosen) =>
      get("/tables/{table_id}/study/menu", {
        params: { path, query: { at, line: lineText(moves), chosen: chosen || undefined } },
      }) as Promise<Menu>,
    whyNot: (moves, wanted) =>
      get("/tables/{table_id}/study/why-not", {
        params: { path, query: { at, line: lineText(moves), ...wanted } },
      }),
  };
}

export class BranchView extends LineView {
  constructor(
    readonly table0: TableView,
    start: Position,
    readonly at: number,
  ) {
    super(table0.table!, table0.printed!, start, studyServer(table0.id, at));
  }

  /** Where the branch stands now. */
  get place(): Pick<Branch, "at" | "moves"> {
    return { at: this.at, moves: this.shown };
  }

  override name(seat: number): string {
    return this.table0.name(seat);
  }
}
