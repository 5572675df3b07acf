// The turn interface: from the server's menu to one confirmed move. Until the user confirms,
// the client only asks the server questions.
import { ApiError, ofTable, post } from "$/lib/api";
import type { TableView } from "$/lib/tableView.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { HintShape, MenuOption, TargetKind, WhyNot } from "$/lib/types";
import {
  asksForPair,
  cardOption,
  isDone,
  pairsAt,
  takesTurn,
  TurnMenu,
  type MenuPoint,
  type Preview,
} from "./menu";
import { tableMoves, type MoveServer } from "./moveServer";
import type { Plan } from "./plan.svelte";
import { undoable } from "./undo";

export interface Refused {
  ids: string[]; // on the board
  why: WhyNot;
}

/** A target on the board: its options, and whether the picked card is enough. */
export interface TurnTarget {
  id: string;
  kind: Exclude<TargetKind, "pile">;
  options: MenuOption[];
  strength: "now" | "other" | "two"; // other: with another card; two: as a whole turn
}

/** A point of the menu that the user has reached, and the move if it ends from there as soon as possible. */
interface Reached extends MenuPoint {
  expected: Preview | null; // null before the first choice
}

/** The options that a tutorial allows. */
export interface Allowed {
  allows(text: string): boolean;
}

/** Chooses among options. */
type Choose = (options: MenuOption[]) => MenuOption | undefined;

export const BUILD = "build"; // the kind of decision that a click on an industry starts
export const SELL = "sell"; // its targets get a mark of their own
const QUIET_ERRORS = ["stale", "not-your-turn", "game-over", "no-plan"]; // the next entry changes the menu
const HOVER_DELAY_MS = 40; // before a preview is requested
const STRENGTHS = ["now", "other", "two"]; // of a target with several options: the first

export class Turn {
  points = $state.raw<Reached[]>([]); // one for each choice
  card = $state<string | null>(null); // picked up
  pairCard = $state<string | null>(null); // the first of two cards
  action = $state<string | null>(null); // the kind of decision picked
  industry = $state<string | null>(null);
  several = $state.raw<MenuOption[]>([]); // options that share a target
  preview = $state.raw<Preview | null>(null); // of the option under the pointer
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  hand = $state<string[]>([]); // in the user's order
  actionsLeft = $state(0); // of the turn that is planned

  #menu: TurnMenu | null = null;
  #asked = 0; // counts requests; only the newest answer is shown
  #about = ""; // seat and entry of the menu
  #planned = ""; // the prepared actions that the menu follows, while planning
  #unfinished: { planned: string; decisions: number[] } | null = null; // a plan interrupted by the moves of others

  constructor(
    readonly view: TableView,
    readonly guide: Allowed | null = null,
    readonly server: MoveServer = tableMoves(view.id),
    readonly plan: Plan | null = null, // for planning while others move
  ) {}

  seat = $derived.by(() => this.view.viewer);

  /** Whether the user is to move, and has been told all moves before. */
  mine = $derived.by(
    () =>
      this.view.toDecide &&
      !this.view.behind &&
      this.view.table?.status === "playing" &&
      this.view.viewer >= 0 &&
      !this.view.table.seats[this.view.viewer]?.bot,
  );

  /** Whether the user plans the next turn while somebody else is to move. */
  planning = $derived.by(() => !this.mine && !!this.plan?.isOpen);
  /** Whether the user can choose: now, or for the next turn. */
  active = $derived.by(() => this.mine || this.planning);

  /** Whether the panel shows the prepared turn, or why it was cancelled: while nothing is chosen. */
  showsPrepared = $derived.by(
    () =>
      !!this.plan?.prepared?.actions.length &&
      (!this.mine || !!this.plan.prepared.cancelled) &&
      !this.path.length &&
      !this.several.length &&
      this.card === null &&
      this.action === null &&
      this.industry === null,
  );

  /** The current point in the menu. */
  point = $derived.by(() => this.points.at(-1) ?? null);
  path = $derived.by<MenuOption[]>(() => this.point?.path ?? []);
  stage = $derived.by(() => this.point?.node.stage ?? "waiting");
  complete = $derived.by(() => this.point?.node.complete ?? false);
  /** Whether the next choice starts an action. */
  isStart = $derived.by(() => this.stage === "action");
  /** The effect of the choices so far; null before the first. */
  chosen = $derived.by<Preview | null>(() => this.point?.expected ?? null);
  /** What the board shows: the option under the pointer, or else the choices so far. */
  shown = $derived.by<Preview | null>(() => this.preview ?? this.chosen);
  /** The action that is being done, whichever way it was chosen. */
  actionShown = $derived.by<string | null>(() => this.path[0]?.kind ?? this.several[0]?.kind ?? this.action);

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

  /** Why actions are not possible at all, by kind. */
  impossible = $derived.by(
    () => new Map(this.points[0]?.refusals?.impossible?.map(({ kind, reasons }) => [kind, reasons] as const)),
  );

  /** Why the next tiles of industries cannot be built. */
  unbuildable = $derived.by(
    () =>
      new Map(
        this.points[0]?.refusals?.unbuildable?.map(({ industry, cause }) => [industry, cause] as const),
      ),
  );

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
      const now = !this.card || option.cards == null || option.cards.includes(this.card);
      const strength = takesTurn(option) ? "two" : now ? "now" : "other";
      const target = found.get(at.id);
      if (!target) found.set(at.id, { ...at, options: [option], strength });
      else {
        target.options.push(option);
        if (STRENGTHS.indexOf(strength) < STRENGTHS.indexOf(target.strength)) target.strength = strength;
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

  /** Sums to choose from instead of the chosen one: a loan starts with the largest. */
  sums = $derived.by<MenuOption[]>(() => {
    const [first] = this.path;
    if (!first || !isSum(first)) return [];
    return this.#startOptions().filter(({ kind }) => kind === first.kind);
  });

  #startOptions(): MenuOption[] {
    const all = this.points[0]?.node.options ?? [];
    return this.guide ? all.filter((option) => this.guide!.allows(option.text)) : all;
  }

  /** The pairs to choose from if two cards are to be played. */
  pairs = $derived.by<[string, string][]>(() => (this.active && this.point ? pairsAt(this.point) : []));

  /** The cards to choose from; null if no card is to be chosen now. */
  cardsAsked = $derived.by<Set<string> | null>(() => {
    if (!this.active || !this.options.some((option) => option.card)) return null;
    if (!this.pairs.length) return cardsIn(this.options);
    return new Set(this.pairCard ? partners(this.pairs, this.pairCard) : this.pairs.flat());
  });

  /** Those of them that can be played for a single action. */
  cardsAlone = $derived.by<Set<string>>(() =>
    this.pairs.length ? new Set() : cardsIn(this.options.filter((option) => !takesTurn(option))),
  );

  /** The cards chosen so far. If only one fits, the server plays it without asking. */
  cardsChosen = $derived.by<string[]>(() => {
    const asked = this.path.flatMap(({ card }) => card ?? []);
    const [only, ...others] = this.path[0]?.cards ?? [];
    if (!asked.length && only && !others.length && !this.cardsAsked) return [only];
    return this.pairCard ? [...asked, this.pairCard] : asked;
  });

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
    const planned = this.planning ? `:${JSON.stringify(this.plan!.actions)}` : "";
    const about = this.active ? `${viewer}:${table!.last_move}${planned}` : "";
    if (about === this.#about && about) return;
    const decisions = this.path.map(({ decision }) => decision);
    if (this.#planned) this.#unfinished = { planned: this.#planned, decisions };
    const again = planned && this.#unfinished?.planned === planned ? this.#unfinished.decisions : [];
    this.#planned = planned;
    this.#about = about;
    this.reset();
    this.points = [];
    this.#menu = null;
    if (!about) return;
    if (this.view.connection !== "live") {
      this.#about = ""; // reload after reconnecting
      return;
    }
    const menu = (this.#menu = new TurnMenu(this.planning ? this.plan!.server : this.server, viewer));
    try {
      const start = await menu.start();
      if (this.#menu !== menu || this.points.length) return;
      this.actionsLeft = menu.actionsLeft;
      if (planned && menu.after !== table!.last_move) return; // the newer moves are told first
      this.points = [{ ...start, expected: null }];
      if (again.length) await this.#go(this.points, again.map(byDecision)); // keep the plan while others move
    } catch (error) {
      if (this.#about === about) this.#about = ""; // reload after reconnecting
      if (!(error instanceof ApiError && QUIET_ERRORS.includes(error.code))) showError(error);
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
    this.pairCard = null;
    this.#asked += 1;
  }

  // Picking up

  pickCard(card: string): void {
    if (!this.active) return;
    this.refused = null;
    if (this.pairs.length) {
      if (this.cardsAsked?.has(card)) this.#pickOfPair(card);
      else if (card === this.pairCard) this.pairCard = null;
      return;
    }
    if (this.cardsAsked) {
      const option = this.options.find((found) => found.card === card);
      if (option) void this.choose(option);
      return;
    }
    if (!this.path.length) this.card = this.card === card ? null : card;
  }

  // The server lists each pair once; users pick the two cards in any order.
  #pickOfPair(card: string): void {
    const first = this.pairCard;
    if (first === null) {
      this.pairCard = card;
      return;
    }
    const pair = this.pairs.find(
      ([one, other]) => (one === first && other === card) || (one === card && other === first),
    )!;
    this.pairCard = null;
    void this.#go(this.points, pair.map(byCard));
  }

  pickAction(action: string): void {
    if (!this.active) return;
    const isAgain =
      this.actionShown === action &&
      (!this.path.length ||
        !this.#startOptions().some((option) => option.kind === action && hasChoice(option)));
    this.points = this.points.slice(0, 1);
    this.several = [];
    this.preview = null;
    this.refused = null;
    this.pairCard = null;
    this.action = isAgain ? null : action;
    const options = this.byAction.get(action) ?? [];
    if (!options.some((option) => option.industry)) this.industry = null;
    if (!this.action) return;
    if (options.length && options.every(isSum)) {
      void this.choose(options.reduce((most, option) => (option.amount! > most.amount! ? option : most)));
      return;
    }
    const [only] = options;
    if (only && !only.target && !only.industry) void this.choose(only); // there is nothing else to choose
  }

  /** Choose another sum; the card stays. */
  pickSum(option: MenuOption): void {
    const played = this.path.flatMap(({ card }) => card ?? []);
    void this.#go(this.points.slice(0, 1), [() => option, ...played.map(byCard)]);
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
    else if (this.action === BUILD) this.action = null;
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

  /** Choose options from a point. Points and choices change together. */
  async #go(from: Reached[], choices: Choose[]): Promise<void> {
    const menu = this.#menu;
    const before = this.points;
    let point: MenuPoint | undefined = from.at(-1);
    if (!menu || !point) return;
    try {
      for (const choose of choices) {
        const option = choose(point.node.options);
        if (!option) break;
        point = await menu.follow(point, option);
      }
      const [only] = point.node.options;
      if (only && point.node.options.length === 1 && asksForPair(only))
        point = await menu.follow(point, only);
      const reached = [await this.#reached(menu, point)];
      const card = onlyCard(point.node.options);
      if (card) reached.push(await this.#reached(menu, await menu.follow(point, card)));
      if (this.#menu !== menu || this.points !== before) return; // another choice was made meanwhile
      this.points = [...from, ...reached];
      this.pairCard = null;
    } catch (error) {
      showError(error);
    }
  }

  async #reached(menu: TurnMenu, point: MenuPoint): Promise<Reached> {
    const [first] = point.path;
    return { ...point, expected: first ? await menu.expect(point, first, this.card) : null };
  }

  /** Undo the last choice; returns whether there was one. */
  back(): boolean {
    this.refused = null;
    if (this.several.length) {
      this.several = [];
      return true;
    }
    if (this.pairCard !== null) {
      this.pairCard = null;
      return true;
    }
    if (this.points.length > 1) {
      this.preview = null;
      this.points = this.points.slice(0, -1);
      // an action without a choice of its own ends with it
      if (this.points.length === 1 && !(this.byAction.get(this.action ?? "") ?? []).some(hasChoice))
        this.action = null;
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
    let point: MenuPoint | undefined = this.points[0];
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

  /** The effect of an option that starts an action, such as another sum. */
  async startPreview(option: MenuOption): Promise<Preview | null> {
    const start = this.points[0];
    return this.#menu && start ? this.#menu.preview(start, option, this.card) : null;
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
      const why = await (this.#menu?.server ?? this.server).whyNot(this.seat, query);
      if (asked !== this.#asked) return;
      const isRefused = why.summary.length || why.attempts.length;
      this.refused = isRefused ? { ids: meant.target ? [meant.target] : [], why } : null;
    } catch (error) {
      showError(error);
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
    let point: MenuPoint | null = this.point;
    if (!this.canConfirm || !menu || !point) return false;
    this.busy = true;
    try {
      if (!point.node.complete && this.done) point = await menu.follow(point, this.done);
      if (!point.node.complete) {
        this.points = [...this.points, { ...point, expected: this.chosen }];
        return false;
      }
      const decisions = point.path.map(({ decision }) => decision);
      await menu.server.play(this.seat, menu.after, decisions);
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

/** Whether an option is only a sum of money. */
export const isSum = ({ amount, target, industry }: MenuOption): boolean =>
  amount != null && !target && !industry;

const hasChoice = ({ target, industry }: MenuOption): boolean => !!target || !!industry;

/** The only card that fits alone, if the alternative is to play two: chosen at once, and undone to play two. */
function onlyCard(options: MenuOption[]): MenuOption | null {
  const [card, ...others] = options.filter((option) => !takesTurn(option));
  return card?.card && !others.length && options.length > 1 ? card : null;
}

/** The cards that form a pair with a card. */
const partners = (pairs: [string, string][], card: string): string[] =>
  pairs.flatMap(([one, other]) => (one === card ? other : other === card ? one : []));

const byCard =
  (card: string): Choose =>
  (options) =>
    options.find((found) => found.card === card);

const byDecision =
  (decision: number): Choose =>
  (options) =>
    options.find((found) => found.decision === decision);

const cardsIn = (options: MenuOption[]): Set<string> => new Set(options.flatMap(({ card }) => card ?? []));
