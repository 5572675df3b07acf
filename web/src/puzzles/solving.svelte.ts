// One puzzle being solved: the turn so far, the hints seen, and the answer.
import { untrack } from "svelte";
import { showError } from "$/lib/toasts.svelte";
import { printedBoard } from "$/lib/printed";
import { useCurrency } from "$/lib/i18n.svelte";
import { Turn } from "$/play/turn.svelte";
import { answer, loadHint, loadPuzzle, type Hint, type Puzzle, type Result, type Wish } from "./puzzles";
import { PuzzleView, type Taken } from "./puzzleView.svelte";

export const MAX_HINTS = 2; // the theme, then the place

export type Shown = "mine" | "solution" | "tempting";

export class Solving {
  hint = $state.raw<Hint | null>(null);
  hints = $state(0); // seen
  result = $state.raw<Result | null>(null);
  busy = $state(false);
  shown = $state<Shown>("mine"); // which turn the board shows after the answer
  readonly turn: Turn;
  #mine: Taken | null = null; // the turn of the answer

  constructor(
    readonly puzzle: Puzzle,
    readonly view: PuzzleView,
  ) {
    this.turn = untrack(() => new Turn(view, null, view.server()));
  }

  get id(): string {
    return this.puzzle.puzzle.id;
  }

  /** The moves of the answer. */
  get answered(): number[][] {
    return this.#mine?.line ?? [];
  }

  async askHint(): Promise<void> {
    try {
      this.hint = await loadHint(this.id, this.hints + 1);
      this.hints += 1;
    } catch (error) {
      showError(error);
    }
  }

  /** Answer with the turn on the board. */
  async submit(): Promise<void> {
    const { view } = this;
    if (!view.isOver || this.busy || this.result) return;
    this.busy = true;
    try {
      const found = await answer(this.id, view.shown, this.hints);
      this.#mine = view.taken;
      view.isFixed = true;
      this.result = found;
    } catch (error) {
      showError(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show the solver's turn, the solution or the tempting turn on the board. */
  show(which: Shown): void {
    const turns: Record<Shown, Taken | null> = {
      mine: this.#mine,
      solution: this.result?.answer.solution ?? null,
      tempting: this.result?.answer.tempting ?? null,
    };
    const turn = turns[which];
    if (!turn) return;
    this.shown = which;
    this.view.show(turn);
  }
}

/** Load a puzzle and its board. */
export async function openPuzzle(id: string, wish: Wish = {}): Promise<Solving> {
  const puzzle = await loadPuzzle(id, wish);
  const { game, map, players, variants } = puzzle.puzzle;
  const printed = await printedBoard({ game, map, players, variants });
  useCurrency(printed.currency);
  return new Solving(puzzle, new PuzzleView(puzzle.puzzle, printed));
}
