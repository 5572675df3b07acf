// Making a turn: from the server's menu to one confirmed move. Nothing leaves the browser until
// the person confirms, but for questions about what would happen.
import { get, post, Refusal } from "$/lib/api";
import type { TableView } from "$/lib/live.svelte";
import { complain } from "$/lib/toasts.svelte";
import type { Option, Options, ReasonShape } from "$/lib/types";
import { isBrass } from "$/lib/types";
import { ACTIONS, actionOf, cardOf, industryOf, isDone, pointed, takesTurn, type Action, type Pointed, type TargetKind } from "./actions";
import { undoable } from "./undo";

export interface Refused {
  ids: string[]; // on the board
  attempts: { move: string; reasons: ReasonShape[] }[];
}

/** What an option would do, followed to its end; `open` says that other sources could be chosen. */
export interface Foreseen {
  option: Option;
  end: Options;
  open: boolean;
}

/** What a tutorial wants of the learner: the options that may be chosen, by their notation. */
export interface Allowed {
  allows(text: string): boolean;
}

const LONGEST = 8; // choices followed for a preview
const LONGEST_MOVE = 40; // choices of one move
const REST = 40; // milliseconds that the pointer stays before anything is asked

export class Turn {
  menu = $state.raw<Options | null>(null);
  picks = $state.raw<number[][]>([]); // ids, in the portions a person chose them
  begun = $state.raw<Option | null>(null); // the option that began the move
  card = $state<string | null>(null); // picked up
  action = $state<Action | null>(null);
  industry = $state<string | null>(null);
  several = $state.raw<Option[]>([]); // more than one thing could be meant
  foreseen = $state.raw<Foreseen | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  hand = $state<string[]>([]); // as the person has arranged it

  #menus = new Map<string, Promise<Options>>();
  #asked = 0; // counts previews; only the newest is shown
  #about = ""; // what the menu is about: seat and entry

  constructor(
    readonly view: TableView,
    readonly guide: Allowed | null = null,
  ) {}

  seat = $derived.by(() => this.view.viewer);

  /** Whether this person is to decide. */
  active = $derived.by(() => this.view.legal !== null && this.view.table?.status === "playing" && this.view.viewer >= 0 && !this.view.table.seats[this.view.viewer]?.bot);

  chosen = $derived(this.picks.flat());
  stage = $derived(this.menu?.stage ?? "waiting");
  complete = $derived(this.menu?.complete ?? false);

  options = $derived.by<Option[]>(() => {
    const all = this.menu?.options ?? [];
    return this.guide ? all.filter((option) => this.guide!.allows(option.text)) : all;
  });

  /** The options of the actions that are possible at all now. */
  byAction = $derived.by(() => {
    const found = new Map<Action, Option[]>(ACTIONS.map((action) => [action, []]));
    if (this.stage === "action") for (const option of this.options) found.get(actionOf(option)!)?.push(option);
    return found;
  });

  /** What is left after picking an action and an industry. */
  #filtered = $derived.by(() =>
    this.options.filter((option) => {
      if (this.stage !== "action") return true;
      if (this.action && actionOf(option) !== this.action) return false;
      return !this.industry || !industryOf(option) || industryOf(option) === this.industry;
    }),
  );

  /** What can be chosen on the board: everything that it may mean, and whether the card in hand will do. */
  targets = $derived.by(() => {
    const found = new Map<string, Pointed & { options: Option[]; strength: "now" | "other" }>();
    if (!this.active) return found;
    for (const option of this.#filtered) {
      const at = pointed(option);
      if (!at) continue;
      // With another card, or with two at once, is second best
      const now = !takesTurn(option) && option.cards?.length !== 0 && (!this.card || option.cards == null || option.cards.includes(this.card));
      const target = found.get(at.id);
      if (!target) found.set(at.id, { ...at, options: [option], strength: now ? "now" : "other" });
      else {
        target.options.push(option);
        if (now) target.strength = "now";
      }
    }
    return found;
  });

  /** What can be chosen beside the board: loans, tiles to develop, piles, the Distant Market, cards. */
  listed = $derived.by<Option[]>(() => {
    if (!this.active) return [];
    if (this.stage !== "action") return this.options.filter((option) => !pointed(option) && !isDone(option) && !cardOf(option));
    return this.action ? (this.byAction.get(this.action) ?? []).filter((option) => !pointed(option)) : [];
  });

  /** The cards that are asked for now, or that would do for what is being hovered. */
  cardsAsked = $derived.by<Set<string> | null>(() => {
    if (!this.active || !this.stage.includes("card")) return null;
    return new Set(this.options.map(cardOf).filter((card) => card !== null));
  });

  /** Of these, the ones that do not take up the whole turn. */
  cardsAlone = $derived.by<Set<string>>(() => new Set(this.options.filter((option) => !takesTurn(option)).map(cardOf).filter((card) => card !== null)));

  /** Cards that allow anything of the action that was picked. */
  cardsUseful = $derived.by<Set<string>>(() => {
    if (this.cardsAsked) return this.cardsAsked;
    return new Set(this.#filtered.flatMap((option) => option.cards ?? []));
  });

  /** "No more": the option that ends a move which could go on. */
  done = $derived(this.options.find(isDone) ?? null);

  canConfirm = $derived.by(() => this.active && !this.busy && this.view.connection === "live" && (this.complete || this.done !== null));

  /** What the confirmed move would cost. */
  price = $derived(this.menu?.price ?? 0);

  /** Begin anew when the table has moved on. */
  async follow(): Promise<void> {
    const { table, viewer } = this.view;
    const about = this.active ? `${viewer}:${table!.last_move}` : "";
    if (about === this.#about && about) return;
    this.#about = about;
    this.#menus.clear();
    this.reset();
    this.menu = this.begun = null;
    if (!about) return;
    if (this.view.connection !== "live") {
      this.#about = ""; // asked when it is back
      return;
    }
    try {
      const menu = await this.#ask([]);
      if (this.#about === about && !this.picks.length) this.menu = menu;
    } catch (error) {
      if (this.#about === about) this.#about = ""; // asked again when the connection is back
      if (!(error instanceof Refusal && ["stale", "not-your-turn", "game-over"].includes(error.code))) complain(error);
    }
  }

  reset(): void {
    this.picks = [];
    this.several = [];
    this.foreseen = null;
    this.refused = null;
    this.action = null;
    this.industry = null;
    this.card = null;
    this.#asked += 1;
  }

  #ask(chosen: number[]): Promise<Options> {
    const key = chosen.join(",");
    let menu = this.#menus.get(key);
    if (!menu) {
      menu = get<"getOptions">(`/tables/${this.view.id}/options?seat=${this.seat}&chosen=${key}`);
      menu.catch(() => this.#menus.delete(key));
      this.#menus.set(key, menu);
    }
    return menu;
  }

  // Picking up

  pickCard(card: string): void {
    if (!this.active) return;
    this.refused = null;
    if (this.cardsAsked) {
      const option = this.options.find((found) => cardOf(found) === card);
      if (option) void this.choose(option);
      else if (this.stage === "first_card" || this.stage === "second_card") void this.#pair(card);
      return;
    }
    this.card = this.card === card ? null : card;
  }

  // Of two cards the server wants a certain one first; people may name them in any order.
  async #pair(card: string): Promise<void> {
    if (this.stage === "first_card") {
      this.card = card; // played second
      return;
    }
    const last = this.picks.at(-1);
    const first = last?.at(-1);
    if (!last || first === undefined) return;
    const before = [...this.picks.slice(0, -1), last.slice(0, -1)];
    const menu = await this.#ask(before.flat());
    const option = menu.options.find((found) => cardOf(found) === card);
    if (!option) return;
    await this.#goTo([...this.picks.slice(0, -1), [...last.slice(0, -1), option.id, first]]);
  }

  pickAction(action: Action): void {
    if (!this.active) return;
    if (this.picks.length) this.#restart();
    this.several = [];
    this.foreseen = null;
    this.refused = null;
    this.action = this.action === action ? null : action;
    if (this.action !== "build" && this.action !== "develop") this.industry = null;
    const options = this.byAction.get(action) ?? [];
    if (this.action === "pass" && options.length) void this.choose(options[0]!);
  }

  /** Back to the start of the menu, with card and filters kept. */
  #restart(): void {
    void this.#goTo([]);
  }

  /** Choices and their menu change together, so that an option always belongs to the menu that is shown. */
  async #goTo(picks: number[][]): Promise<void> {
    const before = this.picks;
    const about = this.#about;
    try {
      const menu = await this.#ask(picks.flat());
      if (this.#about !== about || this.picks !== before) return; // something else was chosen meanwhile
      this.picks = picks;
      this.menu = menu;
    } catch (error) {
      complain(error);
    }
  }

  pickIndustry(industry: string): void {
    if (!this.active) return;
    this.refused = null;
    this.foreseen = null;
    if (this.stage === "more" || this.action === "develop") {
      const option = this.options.find((found) => actionOf(found) === "develop" && industryOf(found) === industry);
      if (option) return void this.choose(option);
    }
    if (this.picks.length) this.#restart();
    this.industry = this.industry === industry ? null : industry;
    if (this.industry && this.action !== "develop") this.action = "build";
  }

  /** Something on the board that can be chosen. */
  pickTarget(id: string): void {
    const target = this.targets.get(id);
    if (!target) return;
    this.refused = null;
    if (target.options.length === 1) void this.choose(target.options[0]!);
    else this.several = target.options;
  }

  /** Choose an option, and after it whatever the card in hand answers. */
  async choose(option: Option): Promise<void> {
    this.several = [];
    this.foreseen = null;
    this.#asked += 1;
    const { picks, chosen } = this;
    const about = this.#about;
    const pick = [option.id];
    try {
      let menu = await this.#ask([...chosen, ...pick]);
      const answer = this.#byCard(menu);
      if (answer) {
        pick.push(answer.id);
        menu = await this.#ask([...chosen, ...pick]);
      }
      if (this.#about !== about || this.picks !== picks) return; // something else was chosen meanwhile
      if (!this.picks.length) this.begun = option;
      this.picks = [...this.picks, pick];
      this.menu = menu;
    } catch (error) {
      complain(error);
    }
  }

  #byCard(menu: Options): Option | null {
    if (!menu.stage.includes("card") || this.card === null) return null;
    return menu.options.find((found) => found.label.id === "choice-card" && cardOf(found) === this.card) ?? null;
  }

  /** Take the last choice back; returns whether there was one. */
  async back(): Promise<boolean> {
    this.refused = null;
    if (this.several.length) {
      this.several = [];
      return true;
    }
    if (this.picks.length) {
      this.foreseen = null;
      await this.#goTo(this.picks.slice(0, -1));
      return true;
    }
    const had = this.card !== null || this.action !== null || this.industry !== null;
    this.card = this.action = this.industry = null;
    return had;
  }

  /** Make the choices of a move in the notation (a hint), as if by hand; the person still confirms. */
  async lay(move: string): Promise<void> {
    this.reset();
    const words = ` ${move.replaceAll(" + ", " ")} `;
    const about = this.#about;
    const chosen: number[] = [];
    try {
      let menu = await this.#ask([]);
      while (!menu.complete && chosen.length < LONGEST_MOVE) {
        const begun = chosen.length > 0;
        const next = menu.options.find((option) => says(words, option, begun)) ?? (begun ? menu.options.find(isDone) : undefined);
        if (!next || isDone(next)) break;
        if (!begun) this.begun = next;
        chosen.push(next.id);
        menu = await this.#ask(chosen);
      }
      if (this.#about !== about) return;
      this.picks = chosen.length ? [chosen] : [];
      this.menu = menu;
    } catch (error) {
      complain(error);
    }
  }

  // Foreseeing

  /** Show what an option would do if it were chosen and confirmed. */
  async foresee(option: Option | null): Promise<void> {
    const asked = ++this.#asked;
    if (!option) {
      this.foreseen = null;
      return;
    }
    try {
      await new Promise((rested) => setTimeout(rested, REST));
      if (asked !== this.#asked || !this.menu?.options.includes(option)) return; // the pointer, or the move, has gone on
      const found = await this.#follow(option);
      if (asked === this.#asked) this.foreseen = found;
    } catch {
      if (asked === this.#asked) this.foreseen = null; // the menu is old by now
    }
  }

  async #follow(option: Option): Promise<Foreseen> {
    const chosen = [...this.chosen, option.id];
    let open = false;
    let end = await this.#ask(chosen);
    for (let i = 0; i < LONGEST && !end.complete; i++) {
      const next: Option | undefined = end.options.find(isDone) ?? this.#byCard(end) ?? end.options[0];
      if (!next) break;
      if (["coal", "iron", "buyer"].includes(end.stage)) open = true;
      chosen.push(next.id);
      end = await this.#ask(chosen);
    }
    return { option, end, open };
  }

  // Asking why not

  /** Something on the board that is no target: why not? Every thing it could mean is asked. */
  async ask(id: string, kind: TargetKind): Promise<void> {
    const { position, facts } = this.view;
    if (!this.active || !position || !facts) return;
    const moves: string[] = [];
    if (this.stage !== "action") {
      const pending = this.menu?.pending ?? "";
      if (this.stage === "coal" || this.stage === "iron") moves.push(`${pending} ${this.stage} from ${id}`);
      else if (this.stage === "buyer") moves.push(`${pending} to ${id}`);
    } else if (kind === "link") {
      const link = facts.links.find((found) => found.id === id);
      const period = isBrass(position) ? position.period : "rail";
      if (link) moves.push(`${link.kinds.includes(period) ? period : link.kinds[0]} ${id}`);
    } else if (kind === "slot") {
      const slot = facts.places.flatMap((place) => place.slots).find((found) => found.id === id);
      const tile = position.slots[id];
      if (this.action === "sell" || (tile && tile.owner === this.seat && !this.industry && this.action !== "build")) moves.push(`sell ${id}`);
      else {
        const wanted = this.industry ? [this.industry] : (slot?.industries ?? []);
        moves.push(...wanted.map((industry) => `build ${industry} ${id}`));
      }
    }
    await this.askWhy([id], moves);
  }

  /** Why an action is not possible at all. */
  async askWhy(ids: string[], moves: string[]): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await Promise.all(
        moves.map(async (text) => {
          const move = this.card && text.startsWith("build") ? `${text} with ${this.card}` : text;
          const { reasons } = await get<"whyNot">(`/tables/${this.view.id}/why-not?seat=${this.seat}&move=${encodeURIComponent(move)}`);
          return { move: text, reasons };
        }),
      );
      const attempts = found.filter((attempt) => attempt.reasons.length);
      if (asked === this.#asked) this.refused = attempts.length ? { ids, attempts } : null;
    } catch (error) {
      complain(error);
    }
  }

  // Deciding

  /** Send the move. The answer comes when it is safely stored; the table then tells everybody. */
  async confirm(): Promise<string | null> {
    if (!this.canConfirm || !this.menu) return null;
    this.busy = true;
    try {
      let menu = this.menu;
      const decisions = [...this.chosen];
      if (!menu.complete && this.done) {
        decisions.push(this.done.id);
        menu = await this.#ask(decisions);
      }
      if (!menu.complete) {
        this.picks = [...this.picks, decisions.slice(this.chosen.length)];
        this.menu = menu;
        return null;
      }
      await post<"makeMove">(`/tables/${this.view.id}/moves`, { seat: this.seat, after: menu.after, decisions });
      return menu.pending ?? null;
    } catch (error) {
      complain(error);
      if (error instanceof Refusal && error.code === "stale") this.#about = "";
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Take the last move back, with the others' leave where that is needed. */
  async undo(): Promise<"undone" | "asked" | "refused"> {
    const seat = this.undoable;
    if (seat === null) return "refused";
    try {
      await post<"undoMove">(`/tables/${this.view.id}/undo`, { seat });
      return "undone";
    } catch (error) {
      if (error instanceof Refusal && error.code === "undo-reveals" && this.view.table?.settings.undo_requests) {
        try {
          const { number, last_move } = await post<"askForUndo">(`/tables/${this.view.id}/undo-requests`, { seat });
          return last_move === number ? "undone" : "asked"; // where nobody else has a say it is done at once
        } catch (again) {
          complain(again);
        }
      } else complain(error);
      return "refused";
    }
  }

  /** The own seat that made the last move, if it may still be taken back. */
  undoable = $derived.by(() => undoable(this.view.entries, this.view.table, this.view.mine));

}

// Whether a move names an option: "and port" for a second tile, "with bury bolton" for two cards.
function says(words: string, option: Option, begun: boolean): boolean {
  const card = cardOf(option);
  if (card) return words.split(" with ")[1]?.split(" ").includes(card) ?? false;
  if (option.label.id === "choice-two-cards") return (words.split(" with ")[1]?.trim().split(" ").length ?? 0) > 1;
  if (begun && actionOf(option)) return words.includes(` and ${option.text.slice(option.text.indexOf(" ") + 1)} `);
  return words.includes(` ${option.text} `);
}
