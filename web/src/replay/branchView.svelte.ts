// The position of a branch as the turn interface sees it: a table without a connection, at which the user
// decides for every seat.
import { changed, TableView } from "$/lib/tableView.svelte";
import { get } from "$/lib/api";
import type { EntryMessage, Position } from "$/lib/types";
import type { MoveServer } from "$/play/moveServer";
import type { Branch } from "./branches";
import { lineText } from "./branches";
import type { Moment } from "./history";
import { playLine, type Line } from "./study";

export class BranchView extends TableView {
  readonly at: number;
  moves = $state.raw<number[][]>([]); // of the whole branch
  moments = $state.raw<Moment[]>([]); // after each move
  upTo = $state(0); // how many moves are shown; a new move replaces the others
  shown = $derived.by(() => this.moves.slice(0, this.upTo));
  #start: Position;
  #revision = 0;

  constructor(
    readonly table0: TableView,
    start: Position,
    at: number,
  ) {
    super(table0.id, -1);
    this.at = at;
    this.#start = start;
    this.printed = table0.printed;
    this.connection = "live";
    this.#show();
  }

  /** Where the branch stands now. */
  get place(): Pick<Branch, "at" | "moves"> {
    return { at: this.at, moves: this.shown };
  }

  /** Show the first moves only. */
  showFirst(count: number): void {
    this.upTo = Math.max(0, Math.min(this.moves.length, count));
    this.#show();
  }

  /** Play moves from the shown position; throws ApiError if one is illegal. */
  async play(...moves: number[][]): Promise<void> {
    const next = [...this.shown, ...moves];
    this.take(await playLine(this.id, { at: this.at, moves: next }));
  }

  /** Show a line that the server has played. */
  take({ line, entries }: Line): void {
    this.moves = line;
    this.moments = momentsAfter(this.#start, entries);
    this.upTo = line.length;
    this.#show();
  }

  #show(): void {
    const position = this.moments[this.upTo - 1]?.position ?? this.#start;
    const seat = position.to_move;
    this.#revision += 1;
    this.position = position;
    this.viewer = seat ?? -1;
    this.toDecide = seat !== null;
    this.table = {
      ...this.table0.table!,
      status: seat === null ? "finished" : "playing",
      to_move: seat,
      deadline: null,
      last_move: this.#revision, // a new menu for every position
      seats: this.table0.table!.seats.map((found) => ({ ...found, bot: null })),
    };
  }

  override name(seat: number): string {
    return this.table0.name(seat);
  }

  /** Answers the turn interface about the shown position. */
  server(): MoveServer {
    const path = { table_id: this.id };
    const query = () => ({ at: this.at, line: lineText(this.shown) });
    return {
      menu: async (_, chosen) => {
        const revision = this.#revision;
        const menu = await get("/tables/{table_id}/study/menu", {
          params: { path, query: { ...query(), chosen: chosen || undefined } },
        });
        return { ...menu, after: revision };
      },
      whyNot: (_, wanted) =>
        get("/tables/{table_id}/study/why-not", {
          params: { path, query: { ...query(), ...wanted } },
        }),
      play: (_, __, decisions) => this.play(decisions),
    };
  }
}

/** The moments of a line's entries after a position. */
export function momentsAfter(start: Position, entries: EntryMessage[]): Moment[] {
  let before = start;
  return entries.map((entry) => {
    const position = changed(before, entry.changes)!;
    const moment = { entry, before, position };
    before = position;
    return moment;
  });
}
