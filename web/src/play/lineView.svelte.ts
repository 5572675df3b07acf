// A position and moves after it as the turn interface sees them: a table without a connection, at which
// the user decides for every seat.
import { changed, TableView } from "$/lib/tableView.svelte";
import type { EntryMessage, Menu, Position, PrintedBoard, TableShape, WhyNot } from "$/lib/types";
import type { Moment } from "$/replay/history";
import type { MoveServer, WhyNotQuery } from "./moveServer";

/** Moves that the server has played. */
export interface Line {
  line: number[][];
  entries: EntryMessage[];
  position: Position;
}

/** Answers questions about the position after some moves. */
export interface LineServer {
  play(moves: number[][]): Promise<Line>;
  menu(moves: number[][], chosen: string): Promise<Menu>;
  whyNot(moves: number[][], query: WhyNotQuery): Promise<WhyNot>;
}

export class LineView extends TableView {
  moves = $state.raw<number[][]>([]); // of the whole line
  moments = $state.raw<Moment[]>([]); // after each move
  upTo = $state(0); // how many moves are shown; a new move replaces the others
  shown = $derived.by(() => this.moves.slice(0, this.upTo));
  #start: Position;
  #table: TableShape;
  #answers: LineServer;
  #revision = 0;

  constructor(table: TableShape, printed: PrintedBoard, start: Position, answers: LineServer) {
    super(table.id, -1);
    this.#start = start;
    this.#table = table;
    this.#answers = answers;
    this.printed = printed;
    this.connection = "live";
    this.#show();
  }

  /** Show the first moves only. */
  showFirst(count: number): void {
    this.upTo = Math.max(0, Math.min(this.moves.length, count));
    this.#show();
  }

  /** Play moves from the shown position; throws ApiError if one is illegal. */
  async play(...moves: number[][]): Promise<void> {
    this.take(await this.#answers.play([...this.shown, ...moves]));
  }

  /** Show a line that the server has played. */
  take({ line, entries }: Pick<Line, "line" | "entries">): void {
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
      ...this.#table,
      status: seat === null ? "finished" : "playing",
      to_move: seat,
      deadline: null,
      last_move: this.#revision, // a new menu for every position
      seats: this.#table.seats.map((found) => ({ ...found, bot: null })),
    };
  }

  /** Answers the turn interface about the shown position. */
  server(): MoveServer {
    return {
      menu: async (_, chosen) => {
        const revision = this.#revision;
        return { ...(await this.#answers.menu(this.shown, chosen)), after: revision };
      },
      whyNot: (_, query) => this.#answers.whyNot(this.shown, query),
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
