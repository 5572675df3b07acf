// The branch that is being tried in a replay: open it, keep it, and close it.
import { number, t } from "$/lib/i18n.svelte";
import type { TableView } from "$/lib/tableView.svelte";
import { dropBranch, keepBranch, keptBranches, lineText, type Branch } from "./branches";
import type { BranchView } from "./branchView.svelte";
import type { Moment } from "./history";

export class OpenBranch {
  view = $state.raw<BranchView | null>(null);
  name = $state("");
  kept = $state.raw<Branch[]>([]); // in this browser
  parts = $state.raw<typeof import("./whatIf") | null>(null);

  constructor(readonly table: TableView) {
    this.kept = keptBranches(table.id);
  }

  /** The choice of the next move. */
  turn = $derived.by(() =>
    this.parts && this.view ? new this.parts.Turn(this.view, null, this.view.server()) : null,
  );
  /** What a component needs to show it; null if there is no branch. */
  shown = $derived.by(() =>
    this.parts && this.view && this.turn ? { parts: this.parts, view: this.view, turn: this.turn } : null,
  );
  isKept = $derived.by(() => {
    const { view } = this;
    return (
      !!view && this.kept.some(({ at, moves }) => at === view.at && lineText(moves) === lineText(view.moves))
    );
  });

  /** Play moves after a moment; throws ApiError if one is illegal. */
  async play({ entry, position }: Moment, moves: number[][]): Promise<BranchView> {
    this.parts ??= await import("./whatIf");
    const played = new this.parts.BranchView(this.table, position, entry.number);
    if (moves.length) await played.play(...moves);
    return played;
  }

  show(played: BranchView, name: string): void {
    this.view = played;
    this.name = name;
  }

  keep(): void {
    this.name = this.#fullName();
    this.kept = keepBranch(this.table.id, this.#branch());
  }

  drop(): void {
    this.kept = dropBranch(this.table.id, this.#branch());
  }

  #fullName(): string {
    return this.name.trim() || t("replay-branch-number", { number: number(this.kept.length + 1) });
  }

  #branch(): Branch {
    return { at: this.view!.at, moves: this.view!.moves, name: this.#fullName() };
  }
}
