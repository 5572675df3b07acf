// The position of an example as the turn interface sees it: the learner decides for every seat.
import { get } from "$/lib/api";
import { t } from "$/lib/i18n.svelte";
import type { Menu, PrintedBoard } from "$/lib/types";
import { lineTable } from "$/play/lineTable";
import { LineView, type Line, type LineServer } from "$/play/lineView.svelte";
import { lineText } from "$/replay/branches";
import type { Example } from "./examples";

function exampleServer(game: string, id: string): LineServer {
  const path = { game, example_id: id };
  return {
    play: (moves) =>
      get("/games/{game}/examples/{example_id}/line", {
        params: { path, query: { line: lineText(moves) } },
      }) as unknown as Promise<Line>,
    menu: (moves, chosen) =>
      get("/games/{game}/examples/{example_id}/menu", {
        params: { path, query: { line: lineText(moves), chosen: chosen || undefined } },
      }) as Promise<Menu>,
    whyNot: (moves, { target, kind, industry, card, chosen }) =>
      get("/games/{game}/examples/{example_id}/why-not", {
        params: { path, query: { line: lineText(moves), target, kind, industry, card, chosen } },
      }),
  };
}

export class ExampleView extends LineView {
  constructor(
    game: string,
    readonly example: Example,
    printed: PrintedBoard,
  ) {
    super(lineTable({ ...example, game }), printed, example.position, exampleServer(game, example.id));
  }

  /** The next move of the example; null after the last one or another move. */
  get next(): number | null {
    const { line } = this.example;
    const same = this.shown.every((move, i) => move.join() === line[i]?.join());
    return same && this.upTo < line.length ? this.upTo : null;
  }

  /** Play the next move of the example. */
  playNext(): void {
    const next = this.next;
    if (next === null) return;
    this.take({ line: this.example.line, entries: this.example.entries });
    this.showFirst(next + 1);
  }

  override name(seat: number): string {
    return t(`seat-${seat}`);
  }
}
