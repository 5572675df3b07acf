// The tabs of a replay: which there are, and which are open.
import { t } from "$/lib/i18n.svelte";
import { screen } from "$/lib/screen.svelte";

export type Tab = "moves" | "analysis" | "player" | "players" | "track" | "branch" | "turn";

const named = <Id extends Tab>(ids: readonly Id[]) => ids.map((id) => ({ id, label: t(`replay-tab-${id}`) }));

export class ReplayTabs {
  picked = $state<Tab>("moves"); // where all are in one place
  left = $state<"moves" | "players" | "branch">("moves");
  right = $state<"analysis" | "player">("analysis");
  isFolded = $state(false); // the sheet of a phone

  constructor(readonly isTrying: () => boolean) {}

  all = $derived.by(() =>
    named<Tab>([
      ...(this.isTrying() ? (["branch", "turn"] as const) : []),
      "moves",
      ...(this.isTrying() ? [] : (["analysis", "player"] as const)),
      "players",
      ...(screen.compact ? (["track"] as const) : []),
    ]),
  );
  open = $derived.by(() => this.all.find(({ id }) => id === this.picked)?.id ?? this.all[0]!.id);
  ofLeft = $derived.by(() =>
    named([...(this.isTrying() ? (["branch"] as const) : []), "moves", "players"] as const),
  );
  ofRight = $derived.by(() => named(["analysis", "player"] as const));

  show(tab: Tab): void {
    this.picked = tab;
    this.isFolded = false;
  }

  /** Pick a tab of the sheet; the open one folds it. */
  pick(tab: Tab): void {
    this.isFolded = screen.layout === "sheet" && tab === this.open && !this.isFolded;
    this.picked = tab;
  }

  /** Show a branch that was opened. */
  showBranch(hasMoves: boolean): void {
    this.show(hasMoves ? "branch" : "turn");
    this.left = "branch";
  }

  leaveBranch(): void {
    if (this.picked === "branch" || this.picked === "turn") this.picked = "moves";
    this.left = "moves";
  }
}
