// The position of a puzzle as the turn interface sees it: the solver plays one turn, and no more.
import { get, type Answer } from "$/lib/api";
import { t } from "$/lib/i18n.svelte";
import type { Menu, PrintedBoard } from "$/lib/types";
import { lineTable } from "$/play/lineTable";
import { LineView, type Line, type LineServer } from "$/play/lineView.svelte";
import { lineText } from "$/replay/branches";
import type { PuzzlePosition } from "./puzzles";

function puzzleServer(id: string, onover: (found: Played) => void): LineServer {
  const path = { puzzle_id: id };
  return {
    async play(moves) {
      const query = { line: lineText(moves) };
      const found = await get("/puzzles/{puzzle_id}/line", { params: { path, query } });
      onover(found);
      return found as unknown as Line;
    },
    menu: (moves, chosen) =>
      get("/puzzles/{puzzle_id}/menu", {
        params: { path, query: { line: lineText(moves), chosen: chosen || undefined } },
      }) as Promise<Menu>,
    whyNot: (moves, { target, kind, industry, card, chosen }) =>
      get("/puzzles/{puzzle_id}/why-not", {
        params: { path, query: { line: lineText(moves), target, kind, industry, card, chosen } },
      }),
  };
}

type Played = Answer<"get", "/puzzles/{puzzle_id}/line">;

export type Taken = Pick<Line, "line" | "entries">;

export class PuzzleView extends LineView {
  taken: Taken | null = null; // the line that the server has played last
  isFixed = $state(false); // the puzzle is answered: no more moves
  #played = $state.raw<Played | null>(null); // by the server, last

  constructor(
    readonly puzzle: PuzzlePosition,
    printed: PrintedBoard,
  ) {
    super(
      lineTable(puzzle),
      printed,
      puzzle.position,
      puzzleServer(puzzle.id, (played) => (this.#played = played)),
    );
    this.#keepSeat();
  }

  /** Whether the shown moves are the solver's whole turn. */
  get isOver(): boolean {
    return Boolean(this.#played?.is_over) && this.upTo === this.#played!.line.length;
  }

  /** Whether they end early, because they have revealed hidden cards or tiles. */
  get isCut(): boolean {
    return this.isOver && this.#played!.is_cut;
  }

  override showFirst(count: number): void {
    super.showFirst(count);
    this.#keepSeat();
  }

  override take(line: Taken): void {
    this.taken = line;
    super.take(line);
    this.#keepSeat();
  }

  /** Show a turn of the answer. */
  show(line: Taken): void {
    this.isFixed = true;
    this.take(line);
  }

  // The solver keeps looking from the same seat, and decides only during the turn
  #keepSeat(): void {
    if (!this.puzzle) return; // the constructor of the base class
    this.viewer = this.puzzle.seat;
    this.toDecide = !this.isOver && !this.isFixed;
  }

  override name(seat: number): string {
    return t(`seat-${seat}`);
  }
}
