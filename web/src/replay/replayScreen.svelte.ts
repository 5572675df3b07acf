// What the parts of a replay share: the moments of the game, the one that is shown, and the branch from it.
import type Board from "$/board/Board.svelte";
import { hasAdvice } from "$/lib/games";
import { capital, t } from "$/lib/i18n.svelte";
import { areMarketsBeside } from "$/lib/printed";
import { query } from "$/lib/router.svelte";
import { screen } from "$/lib/screen.svelte";
import { TableView } from "$/lib/tableView.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { Position } from "$/lib/types";
import { boardWhileScoring } from "$/overlays/scoring";
import { insightOf, turnAt, turningPointsAround } from "./analysis";
import { Analyst } from "./analyst.svelte";
import { BetterTurn } from "./betterTurn.svelte";
import { branchHash, type Branch } from "./branches";
import { litBy, momentsOf, roundsOf } from "./history";
import { OpenBranch } from "./openBranch.svelte";
import { ReplayTabs } from "./replayTabs.svelte";

const ALL_SEATS = -2; // the viewer who sees all hands; the server allows it after the end

export class ReplayScreen {
  readonly view: TableView;
  readonly analyst: Analyst;
  readonly branch: OpenBranch;
  readonly better = new BetterTurn(this);
  readonly tabs = new ReplayTabs(() => this.branch.view !== null);

  board = $state<ReturnType<typeof Board>>();
  isPlaying = $state(false);
  network = $state<number | null>(null); // the seat whose network is highlighted
  isTrackOpen = $state(false);
  pickedSeat = $state<number | null>(null); // the player whose tiles are shown; null: who moved
  /** The position to play on from, and who moves there. */
  playOnFrom = $state.raw<{ place: Pick<Branch, "at" | "moves">; mover: number } | null>(null);
  #chosen = $state<number | null>(null); // an entry's number
  #walked = $state<number | null>(null); // the entry whose scoring is shown step by step
  #counted = $state.raw<string[]>([]); // by the step of the scoring

  constructor(table: string) {
    this.view = new TableView(table, ALL_SEATS);
    this.analyst = new Analyst(table);
    this.branch = new OpenBranch(this.view);
    if (query().has("at")) this.#chosen = Number(query().get("at"));
  }

  // The game and the moment
  isOver = $derived.by(() => this.view.table?.status === "finished");
  currency = $derived.by(() => this.view.printed?.currency ?? "");
  moments = $derived.by(() => momentsOf(this.view.entries));
  rounds = $derived.by(() => roundsOf(this.moments));
  /** The first moment of the second period. */
  divide = $derived.by(() => {
    const found = this.moments.findIndex(
      ({ position, before }) => before && position.period !== before.period,
    );
    return found < 0 ? null : found;
  });
  at = $derived.by(() => {
    const chosen = this.#chosen;
    if (chosen === null) return this.isOver ? 0 : this.moments.length - 1;
    return Math.max(
      0,
      this.moments.findLastIndex(({ entry }) => entry.number <= chosen),
    );
  });
  moment = $derived.by(() => this.moments[this.at]);
  /** The moment's round, in words. */
  where = $derived.by(() => {
    if (!this.moment) return "";
    const { period, round } = this.moment.before ?? this.moment.position;
    return period ? capital(t("replay-round", { period, round })) : t("replay-round-only", { round });
  });

  pick = (index: number): void => {
    const next = this.moments[Math.max(0, Math.min(this.moments.length - 1, index))];
    if (!next) return;
    this.branch.view = null;
    this.#chosen = next.entry.number;
    this.writeAddress();
  };

  // The analyst
  hasAnalyst = $derived.by(() => this.isOver && hasAdvice(this.view.table!.game));
  insight = $derived.by(() =>
    this.analyst.found && this.moments.length > 1 ? insightOf(this.analyst.found, this.moments) : null,
  );
  turn = $derived.by(() => (this.insight && this.at > 0 ? turnAt(this.insight.turns, this.at) : null));
  turning = $derived.by(() => (this.insight ? turningPointsAround(this.insight.turns, this.at) : null));

  // The scoring, step by step on request
  isWalking = $derived.by(() => this.#walked !== null && this.#walked === this.moment?.entry.number);
  walk = (): void => void (this.#walked = this.moment!.entry.number);
  stopWalking = (): void => void (this.#walked = null);
  count = (ids: string[]): void => {
    this.#counted = ids;
    if (ids.length && screen.compact) this.board?.show(ids);
  };

  // What is shown
  position = $derived.by((): Position | null => {
    if (this.branch.view) return this.branch.view.position;
    if (this.isWalking) return boardWhileScoring(this.moment!.entry, this.moment!.before!);
    return this.moment?.position ?? null;
  });
  shownMoment = $derived.by(() => {
    const { view } = this.branch;
    return view?.moments[view.upTo - 1] ?? this.moment;
  });
  lit = $derived.by(() =>
    this.isWalking ? this.#counted : this.shownMoment ? litBy(this.shownMoment.entry) : [],
  );
  seat = $derived.by(() => this.pickedSeat ?? this.moment?.entry.seat ?? this.position?.order[0] ?? 0);
  /** Whether the markets are beside the map, not on it. */
  isDocked = $derived.by(() => !this.view.printed || areMarketsBeside(this.view.printed));

  // Other moves
  open = async ({ at, moves, name }: Branch): Promise<void> => {
    this.isPlaying = false;
    const from = this.moments.findLast(({ entry }) => entry.number === at) ?? this.moment!;
    try {
      const played = await this.branch.play(from, moves);
      this.#chosen = from.entry.number;
      this.branch.show(played, name);
      this.tabs.showBranch(moves.length > 0);
    } catch (error) {
      showError(error);
    }
  };
  tryAfter(moment: number): Promise<void> {
    const { entry } = this.moments[Math.max(0, moment)]!;
    return this.open({ at: entry.number, moves: [], name: "" });
  }
  tryBetter = async (): Promise<void> => {
    const turn = this.turn!;
    try {
      const moves = await this.better.moves(turn);
      await this.open({ at: this.moments[turn.from]!.entry.number, moves, name: t("replay-better-name") });
    } catch (error) {
      showError(error);
    }
  };
  close = (): void => {
    this.branch.view = null;
    this.tabs.leaveBranch();
    this.writeAddress();
  };
  /** The moment that is shown, for a study. */
  get here(): Pick<Branch, "at" | "moves"> | null {
    return this.moment ? { at: this.moment.entry.number, moves: [] } : null;
  }
  playOn(place: Pick<Branch, "at" | "moves">, { to_move: mover }: Position): void {
    if (mover !== null) this.playOnFrom = { place, mover };
  }

  // The address names the moment, and the branch if there is one
  address = $derived.by(() => {
    const { view, name } = this.branch;
    const at = view?.at ?? this.moment?.entry.number ?? 0;
    const branch = view?.moves.length ? `#${branchHash({ at: view.at, moves: view.moves, name })}` : "";
    return `${location.origin}/tables/${this.view.id}/replay?at=${at}${branch}`;
  });
  /** The number of the entry in the address. */
  get chosen(): number | null {
    return this.#chosen;
  }
  #written: ReturnType<typeof setTimeout> | undefined;
  writeAddress(): void {
    clearTimeout(this.#written);
    this.#written = setTimeout(
      () => history.replaceState(null, "", this.address.slice(location.origin.length)),
      300,
    );
  }
}
