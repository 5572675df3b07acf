// The better turn instead of a mistake, drawn on the board from the position before it.
import { ghostsOf, salesOf, sourcesOf } from "$/play/consequences";
import { SLIP_POINTS, type Judged } from "./analysis";
import type { ReplayScreen } from "./replayScreen.svelte";
import { playLine, type Line } from "./study";

export class BetterTurn {
  isWanted = $state(true);
  #found = $state.raw<{ turn: number; line: Line } | null>(null);

  constructor(readonly replay: ReplayScreen) {}

  /** The mistake that is shown. */
  #mistake = $derived.by(() => {
    const { turn } = this.replay;
    return turn && turn.cost >= SLIP_POINTS && turn.best.length ? turn : null;
  });
  #drawn = $derived.by(() => {
    const isDrawn = this.isWanted && !this.replay.isWalking && this.#mistake;
    return isDrawn && this.#found?.turn === this.#mistake?.number ? this.#found!.line : null;
  });
  #events = $derived.by(() => this.#drawn?.entries.flatMap(({ events }) => events) ?? []);
  ghosts = $derived.by(() => {
    const { view, moments, turn } = this.replay;
    return this.#drawn ? ghostsOf(this.#events, view.printed!, moments[turn!.from]!.position) : [];
  });
  sources = $derived.by(() => sourcesOf(this.#events));
  ways = $derived.by(() => salesOf(this.#events));

  /** Load the turn if it is to be drawn. */
  load(): void {
    const turn = this.#mistake;
    if (!turn || !this.isWanted || this.replay.branch.view || this.#found?.turn === turn.number) return;
    this.#play(turn).then(
      (line) => (this.#found = { turn: turn.number, line }),
      () => undefined, // the text says it too
    );
  }

  /** The moves of a better turn. */
  async moves(turn: Judged): Promise<number[][]> {
    return (this.#found?.turn === turn.number ? this.#found.line : await this.#play(turn)).line;
  }

  #play({ from, best }: Judged): Promise<Line> {
    const { view, moments } = this.replay;
    return playLine(view.id, { at: moments[from]!.entry.number, moves: [] }, best);
  }
}
