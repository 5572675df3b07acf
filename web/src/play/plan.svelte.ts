// Planning while others move: the prepared turn, and the menu of the next turn.
import { ApiError, get, ofTable, put, remove } from "$/lib/api";
import { capital, has, money, t, type Facts } from "$/lib/i18n.svelte";
import type { TableView } from "$/lib/tableView.svelte";
import { showError, toast } from "$/lib/toasts.svelte";
import type { PreparedShape, PreparedProblem } from "$/lib/types";
import { moveWords, readMove } from "./moveText";
import { tableMoves, type MoveServer } from "./moveServer";

export const PAUSE_BEFORE_PLANNING_MS = 1200; // so that no targets flicker between the moves of rivals
const PREPARED = "/tables/{table_id}/prepared";

export class Plan {
  prepared = $state.raw<PreparedShape | null>(null);
  /** The decisions of a cancelled turn that are still legal, to start the choice with. */
  start = $state.raw<number[]>([]);
  isQuiet = $state(true); // nobody has moved for a moment
  #none = $state(""); // seat and entry for which no turn can be foreseen

  constructor(readonly view: TableView) {}

  /** The seat and the entry that a plan is about. */
  #about = $derived.by(() => `${this.view.viewer}:${this.view.table?.last_move}`);

  /** Whether the user may plan now: somebody else is to move, and has no seat of the same user. */
  isOpen = $derived.by(() => {
    const { table, viewer, mine, behind } = this.view;
    return (
      table?.status === "playing" &&
      viewer >= 0 &&
      this.isQuiet &&
      !behind &&
      !table.seats[viewer]?.bot &&
      table.to_move !== null &&
      !mine.includes(table.to_move!) &&
      !this.prepared?.complete &&
      this.#none !== this.#about
    );
  });

  /** The actions prepared so far, which the menu follows; none if they have become impossible. */
  actions = $derived.by<number[][]>(() =>
    this.prepared && !this.prepared.problem && !this.prepared.cancelled
      ? this.prepared.actions.map(({ decisions }) => decisions)
      : [],
  );

  /** The prepared actions in words, each with its price. */
  words = $derived.by<string[]>(() => {
    const currency = this.view.printed?.currency ?? "";
    return (this.prepared?.actions ?? []).map(({ text, price }) => {
      const words = capital(moveWords(readMove(text), currency));
      return price ? `${words}, ${money(price, currency)}` : words;
    });
  });

  /** Requests for the next turn of the seat; playing a move prepares it. */
  server: MoveServer = {
    menu: async (seat, chosen) => {
      try {
        return await get("/tables/{table_id}/menu", {
          params: {
            path: { table_id: this.view.id },
            query: { seat, chosen: chosen || undefined, ...this.#query },
          },
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === "no-plan") this.#none = this.#about;
        if (error instanceof ApiError && error.code === "illegal-move") void this.load();
        throw error;
      }
    },
    whyNot: (seat, query) => tableMoves(this.view.id).whyNot(seat, { ...query, ...this.#query }),
    play: async (seat, after, decisions) => {
      const body = { seat, after, actions: [...this.actions, decisions] };
      this.prepared = await put(PREPARED, { ...ofTable(this.view.id), body });
    },
  };

  get #query(): { plan: true; prepared?: string } {
    const prepared = this.actions.map((decisions) => decisions.join(",")).join(";");
    return prepared ? { plan: true, prepared } : { plan: true };
  }

  /** Load the prepared turn: at first, and after every move while there is one. */
  async follow(): Promise<void> {
    const { viewer, table, behind } = this.view;
    if (viewer < 0 || table?.status !== "playing" || behind) {
      if (table && table.status !== "playing") this.prepared = null;
      return;
    }
    if (this.prepared?.seat !== viewer || this.prepared.actions.length) await this.load();
  }

  async load(): Promise<void> {
    const { viewer } = this.view;
    const before = this.prepared?.seat === viewer ? this.prepared : null;
    try {
      const found = await get(PREPARED, {
        params: { path: { table_id: this.view.id }, query: { seat: viewer } },
      });
      if (this.view.viewer !== viewer) return;
      this.prepared = found;
      if (found.cancelled && !before?.cancelled) {
        this.start = found.cancelled.start;
        toast(this.sentence(found.cancelled, "play-plan-cancelled"), "problem", 12);
      } else if (before?.actions.length && !before.cancelled && !found.actions.length)
        toast(t("play-plan-played"));
    } catch (error) {
      if (!(error instanceof ApiError)) showError(error); // the next move loads it again
    }
  }

  /** Cancel the prepared turn, or the note about one that was cancelled. */
  async cancel(): Promise<void> {
    const { viewer, id } = this.view;
    try {
      await remove(PREPARED, { params: { path: { table_id: id }, query: { seat: viewer } } });
      this.prepared = { seat: viewer, actions: [], complete: false, cancelled: null, problem: null };
      this.start = [];
    } catch (error) {
      showError(error);
    }
  }

  /** A sentence about a problem: what changed. */
  sentence(problem: PreparedProblem, id: string): string {
    return t(id, { why: this.#why(problem) });
  }

  #why({ action, reasons, price, undone }: PreparedProblem): string {
    const currency = this.view.printed?.currency ?? "";
    if (undone) return t("play-plan-why-undo");
    if (price !== null) {
      const was = this.prepared?.actions[action]?.price ?? 0;
      return t("play-plan-why-price", { price: money(price, currency), was: money(was, currency) });
    }
    const texts = reasons.map(({ code, facts }) => {
      const found = "reason-" + code.toLowerCase().replaceAll("_", "-");
      return has(found) ? t(found, facts as Facts) : code;
    });
    return texts.length ? texts.join(" ") : t("play-plan-why-choice");
  }
}
