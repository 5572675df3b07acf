// The turn interface: from the server's menu to one confirmed move. Until the user confirms,
// the client only asks the server questions.
import { ApiError } from "$/lib/api";
import { showError } from "$/lib/toasts.svelte";
import type { HintShape, MenuOption } from "$/lib/types";
import { asksForPair, cardOption, TurnMenu, type MenuPoint, type Preview } from "./menu";
import { TurnChoices, type Reached } from "./turnChoices.svelte";
import { BUILD, byCard, byDecision, hasChoice, isSum, onBoard, onlyCard, type Choose } from "./turnOptions";
import { undoMove } from "./undo";

const QUIET_ERRORS = ["stale", "not-your-turn", "game-over", "no-plan"]; // the next entry changes the menu
const HOVER_DELAY_MS = 40; // before a preview is requested

export class Turn extends TurnChoices {
  #menu: TurnMenu | null = null;
  #asked = 0; // counts requests; only the newest answer is shown
  #about = ""; // seat and entry of the menu
  #planned = ""; // the prepared actions that the menu follows, while planning
  #unfinished: { planned: string; decisions: number[] } | null = null; // a plan interrupted by the moves of others

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
        !this.startOptions().some((option) => option.kind === action && hasChoice(option)));
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
  undo(): Promise<"undone" | "asked" | "refused"> {
    return undoMove(this.view, this.undoable);
  }
}
