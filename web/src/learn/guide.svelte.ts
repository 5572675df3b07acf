// Runs one chapter of a tutorial: the coach's texts, the allowed moves and the rivals' moves.
// The table's entries tell it what was played; the turn interface only asks it what is allowed.
import { learnOf } from "$/games/learn";
import { gameInfo } from "$/lib/games";
import type { EntryMessage, Position, TableShape } from "$/lib/types";
import { t, type Facts } from "$/lib/i18n.svelte";
import type { Words } from "./descriptor";
import {
  cardOf,
  isExpected,
  isPart,
  LEARNER,
  type Chapter,
  type Spotlight,
  type Step,
  type Tutorial,
} from "./tutorial";

/** The part of `TableView` that a guide needs. */
export interface Watched {
  readonly table: TableShape | null;
  readonly position: Position | null;
  listen(listener: (entry: EntryMessage, before: Position | null) => void): () => void;
}

/** Moves that a guide makes; each resolves when the view shows it. */
export interface TutorialMoves {
  play(seat: number, move: string): Promise<void>;
  playBest(seat: number): Promise<void>; // a good move, if the scripted one is not possible
  takeBack(): Promise<void>;
  advise(): Promise<Advice>; // what the strongest bot would play now
}

export interface Advice {
  move: string; // in the notation
  why: { id: string; facts: Facts }[];
}

/** A comment on a move that the learner chose freely. */
export interface Comment extends Advice {
  isSame: boolean;
}

/** What a move does, without the cards played for it. */
const withoutCards = (move: string): string => move.split(" with ")[0]!;

export interface Progress {
  chapter: number;
  index: number;
  rivals: string[];
}

export class Guide {
  index = $state(0); // the learner's current step
  shown = $state(0); // the step on display, perhaps an earlier one
  wrong = $state(false); // another move was played and undone
  fault = $state.raw<unknown>(null);
  comment = $state.raw<Comment | null>(null); // on the free move before the current step

  readonly chapter: number;
  readonly game: Tutorial["game"];
  readonly steps: Step[];
  readonly #plan: Chapter;
  readonly #before: number; // steps of the chapters before
  readonly count: number; // steps of all chapters
  #rivals = $state.raw<string[]>([]); // their remaining moves
  #driving = false;
  #stopped = false;
  #mending = false;
  #advice: { index: number; found: Promise<Advice | null> } | null = null; // for the free step at this index

  constructor(
    tutorial: Tutorial,
    readonly view: Watched,
    readonly hands: TutorialMoves,
    progress: Progress = { chapter: 0, index: 0, rivals: [] },
    readonly pause = 900, // milliseconds before each move of a rival
  ) {
    this.chapter = progress.chapter;
    this.game = tutorial.game;
    this.#plan = tutorial.chapters[progress.chapter]!;
    this.steps = this.#plan.steps;
    this.#before = tutorial.chapters
      .slice(0, progress.chapter)
      .reduce((sum, { steps }) => sum + steps.length, 0);
    this.count = tutorial.chapters.reduce((sum, { steps }) => sum + steps.length, 0);
    this.index = this.shown = progress.index;
    this.#rivals = progress.index ? [...progress.rivals] : [...this.#plan.rivals];
  }

  /** Start listening and playing the rivals' moves; returns a function that stops it. */
  start(): () => void {
    const stop = this.view.listen((entry) => this.#hear(entry));
    void this.drive();
    return () => {
      this.#stopped = true;
      stop();
    };
  }

  // For the turn interface

  get step(): Step {
    return this.steps[this.index]!;
  }

  /** The rivals move before this step. */
  get watching(): boolean {
    const position = this.view.position;
    return (
      !!position &&
      !this.ended &&
      (this.step.kind !== "tell" || !!this.step.wait) &&
      position.to_move !== LEARNER
    );
  }

  /** Whether an option may be chosen now. */
  allows(option: string): boolean {
    return !this.watching && isPart(this.step, option);
  }

  /** The move that the step asks for. */
  get expects(): string | null {
    return this.step.kind === "move" && !this.watching ? this.step.move! : null;
  }

  /** The card that the step asks for. */
  get card(): string | null {
    return this.expects ? cardOf(this.expects) : null;
  }

  get lit(): string[] {
    return this.watching ? [] : (this.steps[this.shown]!.lit ?? []);
  }

  get spotlight(): Spotlight | null {
    return this.watching ? "log" : (this.steps[this.shown]!.spotlight ?? null);
  }

  // For the coach

  get message(): Words {
    if (this.watching && !this.looksBack) return { title: t("learn-watch"), text: t("learn-watch.text") };
    const { id } = this.steps[this.shown]!;
    return learnOf(this.game).tutorial!.step(id);
  }

  get number(): number {
    return this.#before + this.shown + 1;
  }

  get looksBack(): boolean {
    return this.shown < this.index;
  }

  get isLast(): boolean {
    return this.index === this.steps.length - 1;
  }

  get canNext(): boolean {
    return this.looksBack || (this.step.kind === "tell" && !this.watching && !this.isLast);
  }

  get canBack(): boolean {
    return this.shown > 0;
  }

  /** Whether the chapter is over, even if steps are left. */
  get ended(): boolean {
    const position = this.view.position;
    if (!position || !this.#plan.ends) return false;
    return (
      position.to_move === null ||
      (this.#plan.ends === "period" && position.period !== gameInfo(this.game).periods[0])
    );
  }

  get progress(): Progress {
    return { chapter: this.chapter, index: this.index, rivals: this.#rivals };
  }

  next(): void {
    if (this.looksBack) this.shown += 1;
    else if (this.canNext) {
      this.comment = null;
      this.#go(this.index + 1);
    }
  }

  back(): void {
    if (this.canBack) this.shown -= 1;
  }

  #go(index: number): void {
    let to = Math.max(0, Math.min(index, this.steps.length - 1));
    while (this.ended && this.steps[to]!.kind !== "tell" && to < this.steps.length - 1) to += 1;
    this.index = this.shown = to;
    this.wrong = false;
    void this.drive();
  }

  // Events at the table

  /** Called when the turn interface has sent a move; the table reports which one. */
  done(): void {
    void this.drive();
  }

  #hear(entry: EntryMessage): void {
    if (entry.seat === LEARNER && entry.kind === "play") {
      for (const move of entry.data.acted ?? []) this.#played(move);
    } else if (entry.seat === LEARNER && entry.kind === "undo" && !this.#mending) {
      const before = this.steps.findLastIndex((step, at) => at < this.index && step.kind !== "tell");
      if (before >= 0) this.#go(before);
    }
    if (this.ended && this.step.kind !== "tell") this.#go(this.index); // skip the steps that are left
    void this.drive();
  }

  #played(move: string): void {
    if (!isExpected(this.step, move)) return void this.#mend();
    this.comment = null;
    if (this.step.kind === "free") void this.#commentOn(move);
    this.#go(this.index + 1);
  }

  /** Ask for advice before a free move, to comment on the move afterwards. */
  #consult(): void {
    if (this.step.kind !== "free" || this.watching || this.ended || this.#advice?.index === this.index)
      return;
    this.#advice = { index: this.index, found: this.hands.advise().catch(() => null) };
  }

  async #commentOn(move: string): Promise<void> {
    const { index } = this;
    const advice = this.#advice?.index === index ? await this.#advice.found : null;
    if (advice && this.index === index + 1)
      this.comment = { ...advice, isSame: withoutCards(advice.move) === withoutCards(move) };
  }

  async #mend(): Promise<void> {
    this.#mending = true;
    try {
      await this.hands.takeBack();
      this.shown = this.index;
      this.wrong = true;
    } catch (error) {
      this.fault = error;
    } finally {
      this.#mending = false;
    }
  }

  /** Play the rivals' moves until the learner is to move. */
  async drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      while (this.watching && !this.#stopped && !this.#mending) {
        await new Promise((resolve) => setTimeout(resolve, this.pause));
        if (this.watching && !this.#stopped && !this.#mending)
          await this.#rival(this.view.position!.to_move!);
      }
      this.fault = null;
      if (!this.#stopped) this.#consult();
    } catch (error) {
      this.fault = error;
    } finally {
      this.#driving = false;
    }
  }

  async #rival(seat: number): Promise<void> {
    const at = this.#rivals.findIndex((line) => line.startsWith(`${seat}: `));
    const line = this.#rivals[at] ?? null;
    const before = this.#rivals;
    this.#rivals = before.filter((_, i) => i !== at);
    try {
      if (line === null) throw new Error("nothing is written down");
      await this.hands.play(seat, line.slice(3));
    } catch (error) {
      if (line !== null && (error as { code?: string }).code !== "illegal-move") {
        this.#rivals = before; // retry later
        throw error;
      }
      await this.hands.playBest(seat);
    }
  }
}
