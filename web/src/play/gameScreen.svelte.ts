// What the parts of a running game share: the table, the turn, and what the user has opened or points at.
import { tick } from "svelte";
import type Board from "$/board/Board.svelte";
import { descriptorOf } from "$/games";
import { areMarketsBeside } from "$/lib/printed";
import { screen } from "$/lib/screen.svelte";
import type { TableView } from "$/lib/tableView.svelte";
import { toast } from "$/lib/toasts.svelte";
import { t } from "$/lib/i18n.svelte";
import type { Height } from "$/panels/bottomSheet";
import type { PhoneTab } from "$/panels/PhoneTabs.svelte";
import { boardEntry, entryInHand, entryOfElement } from "$/reference/entries";
import { Reference } from "$/reference/reference.svelte";
import { consequences } from "./consequences";
import { Hint } from "./hint.svelte";
import { Plan } from "./plan.svelte";
import { Reach } from "./reach.svelte";
import { SharedScreen } from "./sharedScreen.svelte";
import type { SideTab } from "./SidePanel.svelte";
import { movesSince, newsOf } from "./sinceLastTurn";
import { Telling } from "./telling.svelte";
import { Turn } from "./turn.svelte";
import type { Allowed } from "./turnChoices.svelte";

/** A tutorial that leads through the game. */
export interface TableGuide extends Allowed {
  lit: string[];
  spotlight: string | null;
  done(): void;
}

/** What lies over the whole table. */
export type Dialog = "menu" | "keys" | "track";
/** A panel that a key opens. */
export type Panel = "player-board" | "rivals" | "log" | "chat";

/** On a lower screen the sheet of a phone starts as a row of cards. */
export const LOW_SHEET_MAX_HEIGHT_PX = 700;
const TITLE_SIZE_PX = [392, 207] as const; // of the markets on the map
const MIN_TITLE_SCALE = 0.76;
const FRAME_WIDTH_PX = 50;

export class GameScreen {
  board = $state<Board>();
  boardWidth = $state(0);
  boardHeight = $state(0);
  lit = $state.raw<string[]>([]);
  scored = $state.raw<string[]>([]); // highlighted by an overlay, such as the scoring
  network = $state<number | null>(null); // the seat whose network is highlighted
  pointed = $state<string | null>(null); // the action under the pointer
  noticed = $state(0); // the newest entry when the user last chose something
  open = $state<Dialog | null>(null);
  tab = $state<PhoneTab>("play");
  side = $state<SideTab>(screen.layout === "column" ? "player-board" : "log");
  height = $state<Height>(innerHeight < LOW_SHEET_MAX_HEIGHT_PX ? "low" : "middle"); // of the sheet

  readonly plan: Plan | null;
  readonly turn: Turn;
  readonly hint: Hint;
  readonly telling: Telling;
  readonly reach: Reach;
  readonly shared: SharedScreen;
  readonly reference = new Reference();

  constructor(
    readonly view: TableView,
    readonly guide: TableGuide | null,
  ) {
    this.plan = guide ? null : new Plan(view);
    this.turn = new Turn(view, guide, undefined, this.plan);
    this.hint = new Hint(this.turn);
    this.telling = new Telling(view);
    this.reach = new Reach(view);
    this.shared = new SharedScreen(this.turn, this.telling, !guide);
  }

  printed = $derived.by(() => this.view.printed!);
  position = $derived.by(() => this.telling.figures ?? this.view.position!); // figures count towards the position
  mine = $derived.by(() => this.position.seats[this.view.viewer] ?? null);
  isOver = $derived.by(() => this.view.table!.status === "finished");
  isEnded = $derived.by(() => this.isOver || this.view.table!.status === "frozen");

  /** The scoring and the hand-over take the place of the turn panel, so that the board stays in sight. */
  isInterrupted = $derived.by(() => this.telling.scoring !== null || this.shared.isHandedOver);

  /** The effects of the move that the board shows. */
  events = $derived.by(() => this.turn.shown?.point.node.events ?? []);
  moneyLeft = $derived.by(() =>
    this.events.length
      ? consequences(this.events, this.view.viewer, this.position, this.view.info).money
      : undefined,
  );
  spent = $derived.by(() => {
    const price = this.turn.shown?.point.node.price ?? 0;
    return price ? { seat: this.view.viewer, spent: (this.mine?.spent ?? 0) + price } : null;
  });

  /** What is new since the user's last turn is marked until their first choice. */
  marks = $derived.by(() =>
    this.mine
      ? newsOf(
          movesSince(this.view.entries, this.view.viewer).filter(({ number }) => number > this.noticed),
          this.view.position!,
        )
      : [],
  );

  /** Whether the markets would be too small to read on the map, and are shown beside it. */
  isDocked = $derived.by(() => {
    const { title, size } = this.printed.drawing ?? {};
    if (!title || !size) return true;
    if (!this.boardWidth) return areMarketsBeside(this.printed);
    const scale = Math.min(
      (this.boardWidth - FRAME_WIDTH_PX) / size[0],
      (this.boardHeight - FRAME_WIDTH_PX) / size[1],
    );
    const height = descriptorOf(this.printed.game).panels?.titleHeightPx ?? TITLE_SIZE_PX[1];
    return Math.min(title[2] / TITLE_SIZE_PX[0], title[3] / height) * scale < MIN_TITLE_SCALE;
  });

  #piles = $derived.by(() =>
    this.turn.active ? this.turn.options.filter(({ target }) => target?.kind === "pile") : [],
  );
  /** Piles of cards to draw from, which are beside the markets. */
  piles = $derived.by(() => ({
    piles: this.#piles.map(({ target }) => target!.id),
    onpile: (id: string) => {
      const option = this.#piles.find(({ target }) => target!.id === id);
      if (option) void this.turn.choose(option);
    },
  }));

  light = (ids: string[]): void => void (this.lit = ids);

  confirm = async (): Promise<void> => {
    if (await this.turn.confirm()) this.guide?.done();
  };

  /** Undo the last choice, or else the last move. */
  back = async (): Promise<void> => {
    const { turn, reach } = this;
    if (reach.found) return reach.clear();
    if (turn.back()) return;
    if (turn.undoable === null || this.guide) return;
    const done = await turn.undo();
    if (done === "undone") toast(t("play-undone"));
    else if (done === "asked") toast(t("play-undo-asked"));
  };

  /** Open the reference at an entry. It lies beside the board; on a phone it is a tab of the sheet. */
  refer = (address = ""): void => {
    this.open = null;
    this.reference.show(address);
    if (!screen.compact) return;
    this.tab = "reference";
    this.height = "high";
  };

  /** The entry of an element: its own, or that of something on the board. */
  entryOf = (element: Element | null | undefined): string | null =>
    entryOfElement(element, this.printed, this.position);

  /** Whether a note beside something on the board says more than its name. */
  isTelling = (symbol: HTMLElement): boolean => !!symbol.dataset.id && this.turn.isTelling;

  /** Open the reference at something on the board. */
  about = (id: string, kind: string): void => {
    const entry = boardEntry(id, kind, this.printed, this.position);
    if (entry) this.refer(entry);
  };

  /** Open the reference at what the user points at, or else close it. */
  toggleReference = (): void => this.reference.toggle(entryInHand(this.entryOf), this.refer);

  /** Open a panel and focus it. */
  async show(what: Panel): Promise<void> {
    if (what === "log" || what === "chat" || screen.layout === "column") this.side = what;
    if (screen.compact) this.tab = what === "chat" ? "log" : what;
    await tick();
    const wanted =
      what === "chat"
        ? "[role=tabpanel] input, [role=tabpanel] textarea"
        : what === "log"
          ? "[role=tabpanel]"
          : `[data-panel="${what}"]`;
    document.querySelector<HTMLElement>(wanted)?.focus();
  }
}
