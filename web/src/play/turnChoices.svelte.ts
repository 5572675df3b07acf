// What the user has chosen of a turn, and what can be chosen next.
import type { TableView } from "$/lib/tableView.svelte";
import type { MenuOption, WhyNot } from "$/lib/types";
import { isDone, pairsAt, takesTurn, type MenuPoint, type Preview } from "./menu";
import { tableMoves, type MoveServer } from "./moveServer";
import type { Plan } from "./plan.svelte";
import { boardTarget, cardsIn, isSum, onBoard, partners, type TurnTarget } from "./turnOptions";
import { undoable } from "./undo";

export interface Refused {
  ids: string[]; // on the board
  why: WhyNot;
}

/** A point of the menu that the user has reached, and the move if it ends from there as soon as possible. */
export interface Reached extends MenuPoint {
  expected: Preview | null; // null before the first choice
}

/** The options that a tutorial allows. */
export interface Allowed {
  allows(text: string): boolean;
}

const STRENGTHS = ["now", "other", "two"]; // of a target with several options: the first

export class TurnChoices {
  points = $state.raw<Reached[]>([]); // one for each choice
  card = $state<string | null>(null); // picked up
  pairCard = $state<string | null>(null); // the first of two cards
  action = $state<string | null>(null); // the kind of decision picked
  industry = $state<string | null>(null);
  several = $state.raw<MenuOption[]>([]); // options that share a target
  preview = $state.raw<Preview | null>(null); // of the option under the pointer
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  hands = $state.raw<string[][]>([]); // in the user's order, the newest last
  hand = $derived.by(() => this.hands.at(-1) ?? []);
  actionsLeft = $state(0); // of the turn that is planned

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
  /** Whether a note on the board tells about a choice, or why there is none. */
  isTelling = $derived.by(() => !!(this.shown ?? this.refused ?? this.several.length));
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
  protected filtered = $derived.by(() =>
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
    for (const option of this.filtered) {
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
    return this.startOptions().filter(({ kind }) => kind === first.kind);
  });

  protected startOptions(): MenuOption[] {
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
    () => this.cardsAsked ?? new Set(this.filtered.flatMap((option) => option.cards ?? [])),
  );

  /** "No more": the option that ends a move which could continue. */
  done = $derived.by(() => this.options.find(isDone) ?? null);

  canConfirm = $derived.by(
    () =>
      this.active && !this.busy && this.view.connection === "live" && (this.complete || this.done !== null),
  );

  /** The price of the chosen move. */
  price = $derived.by(() => this.point?.node.price ?? 0);

  /** The user's seat that made the last move, if that can still be undone. */
  undoable = $derived.by(() =>
    this.view.behind ? null : undoable(this.view.entries, this.view.table, this.view.mine),
  );
}
