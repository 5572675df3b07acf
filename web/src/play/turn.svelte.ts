// The turn interface: from the server's menu to one confirmed move. Until the user confirms,
// the client only asks the server questions.
import { ApiError, ofTable, post } from "$/lib/api";
import type { TableView } from "$/lib/tableView.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { Attempt, HintShape, MenuOption, TargetKind } from "$/lib/types";
import { cardOption, isDone, takesTurn, TurnMenu, type MenuPoint, type Preview } from "./menu";
import { tableMoves, type MoveServer } from "./moveServer";
import { undoable } from "./undo";

export interface Refused {
  ids: string[]; // on the board
  attempts: Attempt[];
}

/** A target on the board: its options, and whether the picked card is enough. */
export interface TurnTarget {
  id: string;
  kind: Exclude<TargetKind, "pile">;
  options: MenuOption[];
  strength: "now" | "other";
}

/** The options that a tutorial allows. */
export interface Allowed {
  allows(text: string): boolean;
}

/** Chooses among options. */
type Choose = (options: MenuOption[]) => MenuOption | undefined;

export const BUILD = "build"; // the kind of decision that a click on an industry starts
const HOVER_DELAY_MS = 40; // before a preview is requested

export class Turn {
  points = $state.raw<MenuPoint[]>([]); // one for each choice
  card = $state<string | null>(null); // picked up
  action = $state<string | null>(null); // the kind of decision picked
  industry = $state<string | null>(null);
  several = $state.raw<MenuOption[]>([]); // options that share a target
  preview = $state.raw<Preview | null>(null); // of the option under the pointer
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  hand = $state<string[]>([]); // in the user's order

  #menu: TurnMenu | null = null;
  #asked = 0; // counts requests; only the newest answer is shown
  #about = ""; // seat and entry of the menu

  constructor(
    readonly view: TableView,
    readonly guide: Allowed | null = null,
    readonly server: MoveServer = tableMoves(view.id),
  ) {}

  seat = $derived.by(() => this.view.viewer);

  /** Whether the user is to move, and has been told all moves before. */
  active = $derived.by(
    () =>
      this.view.toDecide &&
      !this.view.behind &&
      this.view.table?.status === "playing" &&
      this.view.viewer >= 0 &&
      !this.view.table.seats[this.view.viewer]?.bot,
  );

  /** The current point in the menu. */
  point = $derived.by(() => this.points.at(-1) ?? null);
  path = $derived.by<MenuOption[]>(() => this.point?.path ?? []);
  stage = $derived.by(() => this.point?.node.stage ?? "waiting");
  complete = $derived.by(() => this.point?.node.complete ?? false);
  /** Whether the next choice starts an action. */
  isStart = $derived.by(() => this.stage === "action");
  /** The effect of the choices so far; null before the first. */
  chosen = $derived.by<Preview | null>(() =>
    this.point && this.path.length ? { option: this.path[0]!, point: this.point, isOpen: false } : null,
  );

  options = $derived.by<MenuOption[]>(() => {
    const all = this.point?.node.options ?? [];
    return this.guide ? all.filter((option) => this.guide!.allows(option.text)) : all;
  });

  /** The options that start an action, by kind. */
  byAction = $derived.by(() => {
    const found = new Map<string, MenuOption[]>();
    if (this.isStart)
      for (const option of this.options) found.set(option.kind, [...(found.get(option.kind) ?? []), option]);
    return found;
  });

  /** The options after picking an action and an industry. */
  #filtered = $derived.by(() =>
    this.options.filter((option) => {
      if (!this.isStart) return true;
      if (this.action && option.kind !== this.action) return false;
      return !this.industry || !option.industry || option.industry === this.industry;
    }),
  );

  /** Targets on the board. */
  targets = $derived.by(() => {
    const found = new Map<string, TurnTarget>();
    if (!this.active) return found;
    for (const option of this.#filtered) {
      const at = boardTarget(option);
      if (!at) continue;
      // A target that needs another card, or two cards, gets the weaker highlight
      const now =
        !takesTurn(option) && (!this.card || option.cards == null || option.cards.includes(this.card));
      const target = found.get(at.id);
      if (!target) found.set(at.id, { ...at, options: [option], strength: now ? "now" : "other" });
      else {
        target.options.push(option);
        if (now) target.strength = "now";
      }
    }
    return found;
  });

  /** Choices that are not on the board: loans, tiles to develop, piles, cards. */
  listed = $derived.by<MenuOption[]>(() => {
    if (!this.active) return [];
    if (!this.isStart)
      return this.options.filter((option) => !onBoard(option) && !isDone(option) && !option.card);
    return this.action ? (this.byAction.get(this.action) ?? []).filter((option) => !onBoard(option)) : [];
  });

  /** The cards to choose from; null if no card is to be chosen now. */
  cardsAsked = $derived.by<Set<string> | null>(() =>
    this.active && this.options.some((option) => option.card) ? cardsIn(this.options) : null,
  );

  /** Those of them that can be played for a single action. */
  cardsAlone = $derived.by<Set<string>>(() => cardsIn(this.options.filter((option) => !takesTurn(option))));

  /** Cards that allow an option of the picked action. */
  cardsUseful = $derived.by<Set<string>>(
    () => this.cardsAsked ?? new Set(this.#filtered.flatMap((option) => option.cards ?? [])),
  );

  /** "No more": the option that ends a move which could continue. */
  done = $derived.by(() => this.options.find(isDone) ?? null);

  canConfirm = $derived.by(
    () =>
      this.active && !this.busy && this.view.connection === "live" && (this.complete || this.done !== null),
  );

  /** The price of the chosen move. */
  price = $derived.by(() => this.point?.node.price ?? 0);

  /** Start over when the position has changed. */
  async follow(): Promise<void> {
    const { table, viewer } = this.view;
    const about = this.active ? `${viewer}:${table!.last_move}` : "";
    if (about === this.#about && about) return;
    this.#about = about;
    this.reset();
    this.points = [];
    this.#menu = null;
    if (!about) return;
    if (this.view.connection !== "live") {
      this.#about = ""; // reload after reconnecting
      return;
    }
    const menu = (this.#menu = new TurnMenu(this.server, viewer));
    try {
      const start = await menu.start();
      if (this.#menu === menu && !this.points.length) this.points = [start];
    } catch (error) {
      if (this.#about === about) this.#about = ""; // reload after reconnecting
      if (!(error instanceof ApiError && ["stale", "not-your-turn", "game-over"].includes(error.code)))
        showError(error);
    }
  }

  reset(): void {
    this.points = this.points.slice(0, 1);
    this.several = [];
    this.preview = null;
    this.refused = null;
    this.action = null;
    this.industry = null;
    this.card = null;
    this.#asked += 1;
  }

  // Picking up

  pickCard(card: string): void {
    if (!this.active) return;
    this.refused = null;
    if (this.cardsAsked) {
      const option = this.options.find((found) => found.card === card);
      if (option) void this.choose(option);
      else if (this.path.some((found) => found.whole_turn && !found.card)) void this.#pair(card);
      return;
    }
    this.card = this.card === card ? null : card;
  }

  // The server expects two cards in a fixed order; users may pick them in any order.
  async #pair(card: string): Promise<void> {
    const first = this.path.at(-1)!;
    if (!first.card) {
      this.card = card; // played second
      return;
    }
    const before = this.points.slice(0, -1);
    const again = this.path.slice(before.at(-1)!.path.length, -1).map(({ decision }) => byDecision(decision));
    const play =
      (name: string): Choose =>
      (options) =>
        options.find((found) => found.card === name);
    await this.#go(before, [...again, play(card), play(first.card)]);
  }

  pickAction(action: string): void {
    if (!this.active) return;
    this.points = this.points.slice(0, 1);
    this.several = [];
    this.preview = null;
    this.refused = null;
    this.action = this.action === action ? null : action;
    const options = this.byAction.get(action) ?? [];
    if (!options.some((option) => option.industry)) this.industry = null;
    const [only] = options;
    if (this.action && only && !only.target && !only.industry && only.amount == null) void this.choose(only); // there is nothing else to choose
  }

  pickIndustry(industry: string): void {
    if (!this.active) return;
    this.refused = null;
    this.preview = null;
    // a tile that is not on the board is chosen at once
    const option = this.options.find(
      (found) =>
        found.industry === industry && !found.target && (!this.isStart || found.kind === this.action),
    );
    if (option) return void this.choose(option);
    this.points = this.points.slice(0, 1);
    this.industry = this.industry === industry ? null : industry;
    if (this.industry) this.action = BUILD;
  }

  /** Choose a target on the board. */
  pickTarget(id: string): void {
    const target = this.targets.get(id);
    if (!target) return;
    this.refused = null;
    if (target.options.length === 1) void this.choose(target.options[0]!);
    else this.several = target.options;
  }

  /** Choose an option, then the picked card if one is required. */
  async choose(option: MenuOption): Promise<void> {
    this.several = [];
    this.preview = null;
    this.#asked += 1;
    await this.#go(this.points, [() => option, (options) => cardOption(options, this.card)]);
  }

  /** Choose an option from a point, and forced choices after it. Points and choices change together. */
  async #go(from: MenuPoint[], choices: Choose[]): Promise<void> {
    const menu = this.#menu;
    const before = this.points;
    let point = from.at(-1);
    if (!menu || !point) return;
    try {
      for (const choose of choices) {
        const option = choose(point.node.options);
        if (!option) break;
        point = await menu.follow(point, option);
      }
      if (this.#menu === menu && this.points === before) this.points = [...from, point]; // unless another choice was made meanwhile
    } catch (error) {
      showError(error);
    }
  }

  /** Undo the last choice; returns whether there was one. */
  back(): boolean {
    this.refused = null;
    if (this.several.length) {
      this.several = [];
      return true;
    }
    if (this.points.length > 1) {
      this.preview = null;
      this.points = this.points.slice(0, -1);
      return true;
    }
    const had = this.card !== null || this.action !== null || this.industry !== null;
    this.card = this.action = this.industry = null;
    return had;
  }

  /** Make the choices of a hint; the user still confirms. */
  async lay({ decisions }: HintShape["moves"][number]): Promise<void> {
    this.reset();
    await this.#go(this.points, decisions.map(byDecision));
  }

  /** The options of decisions, from the start. */
  async optionsOf(decisions: number[]): Promise<MenuOption[]> {
    let point = this.points[0];
    for (const decision of decisions) {
      const option = point && byDecision(decision)(point.node.options);
      if (!this.#menu || !point || !option) break;
      point = await this.#menu.follow(point, option);
    }
    return point?.path ?? [];
  }

  // Preview

  /** Preview an option. */
  async look(option: MenuOption | null): Promise<void> {
    const asked = ++this.#asked;
    if (!option) {
      this.preview = null;
      return;
    }
    try {
      await new Promise((rested) => setTimeout(rested, HOVER_DELAY_MS));
      if (asked !== this.#asked || !this.point?.node.options.includes(option)) return; // the pointer or the move has changed
      const found = await this.previewOf(option);
      if (asked === this.#asked) this.preview = found;
    } catch {
      if (asked === this.#asked) this.preview = null; // the menu is out of date
    }
  }

  /** The effect of an option of the current point. */
  async previewOf(option: MenuOption): Promise<Preview | null> {
    return this.#menu && this.point ? this.#menu.preview(this.point, option, this.card) : null;
  }

  // Why not

  /** Ask the server why something cannot be chosen. */
  async ask(meant: { target?: string; kind?: string; industry?: string }): Promise<void> {
    if (!this.active || !this.point) return;
    const asked = ++this.#asked;
    const query = {
      ...meant,
      chosen: this.path.map(({ decision }) => decision).join(",") || undefined,
      card: this.card ?? undefined,
    };
    try {
      const attempts = await this.server.whyNot(this.seat, query);
      if (asked !== this.#asked) return;
      if (!meant.target) this.refused = { ids: [], attempts };
      else this.refused = attempts.length ? { ids: [meant.target], attempts } : null;
    } catch (error) {
      // Some questions need a target: then show no reasons
      if (meant.target || !(error instanceof ApiError && error.code === "bad-request")) showError(error);
      else if (asked === this.#asked) this.refused = { ids: [], attempts: [] };
    }
  }

  /** Ask why an element of the board cannot be chosen. */
  askAbout(id: string): void {
    const kind =
      this.isStart && this.byAction.get(this.action ?? "")?.some(onBoard) ? this.action! : undefined;
    void this.ask({ target: id, ...(kind && { kind }), ...(this.industry && { industry: this.industry }) });
  }

  // Sending moves

  /** Send the move; returns whether it was made. The server answers when it is stored. */
  async confirm(): Promise<boolean> {
    const menu = this.#menu;
    let point = this.point;
    if (!this.canConfirm || !menu || !point) return false;
    this.busy = true;
    try {
      if (!point.node.complete && this.done) point = await menu.follow(point, this.done);
      if (!point.node.complete) {
        this.points = [...this.points, point];
        return false;
      }
      const decisions = point.path.map(({ decision }) => decision);
      await this.server.play(this.seat, menu.after, decisions);
      return true;
    } catch (error) {
      showError(error);
      if (error instanceof ApiError && error.code === "stale") this.#about = "";
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Undo the last move, or ask the other players if that is required. */
  async undo(): Promise<"undone" | "asked" | "refused"> {
    const seat = this.undoable;
    if (seat === null) return "refused";
    try {
      await post("/tables/{table_id}/undo", { ...ofTable(this.view.id), body: { seat } });
      return "undone";
    } catch (error) {
      if (
        error instanceof ApiError &&
        error.code === "undo-reveals" &&
        this.view.table?.settings.undo_requests
      ) {
        try {
          const { number, last_move } = await post("/tables/{table_id}/undo-requests", {
            ...ofTable(this.view.id),
            body: { seat },
          });
          return last_move === number ? "undone" : "asked"; // without other human players it is done at once
        } catch (again) {
          showError(again);
        }
      } else showError(error);
      return "refused";
    }
  }

  /** The user's seat that made the last move, if that can still be undone. */
  undoable = $derived.by(() =>
    this.view.behind ? null : undoable(this.view.entries, this.view.table, this.view.mine),
  );
}

/** The target of an option on the board; piles are not on the board. */
export const boardTarget = ({ target }: MenuOption): Pick<TurnTarget, "id" | "kind"> | null =>
  target && target.kind !== "pile" ? { id: target.id, kind: target.kind } : null;

export const onBoard = (option: MenuOption): boolean => boardTarget(option) !== null;

const byDecision =
  (decision: number): Choose =>
  (options) =>
    options.find((found) => found.decision === decision);

const cardsIn = (options: MenuOption[]): Set<string> => new Set(options.flatMap(({ card }) => card ?? []));
