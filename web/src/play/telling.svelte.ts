// Tells the moves of a table one at a time: announces each, lets its pieces travel, then shows the position after it.
import { descriptorOf } from "$/games";
import type { Stage, Told } from "$/lib/entryQueue";
import { remember, remembered } from "$/lib/storage";
import type { TableView } from "$/lib/tableView.svelte";
import { prefersReducedMotion } from "$/lib/theme.svelte";
import type { EventShape, Position } from "$/lib/types";
import { animationsOf, counted, paced, whileCubesTravel, type Movement } from "$/overlays/animationPlan";
import type { Revealed } from "$/overlays/descriptor";
import { boardAtStep, boardWhileScoring, isScoring, stepsOf } from "$/overlays/scoring";
import { actionEvents, litBy } from "$/replay/history";

export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const PACE_FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, "at-once": 1 };
const ANNOUNCE_MS = 360; // before anything moves
const FOLLOW_MS = 520; // while flips are shown and figures count
const STILL_FOLLOW_MS = 640; // for a move without moving pieces: time to read
const STILL_ANNOUNCE_MS = 500; // the same without animations
const COUNT_STEP_MS = 40;
/** More entries than this, after a long absence, are not told. */
export const MAX_BEHIND = 24;
/** With less time on the clock the moves before one's own turn are not told. */
const SHORT_TIME_MS = 20_000;

/** Moves pieces over the board. */
export interface Mover {
  play(movements: Movement[]): void;
  stop(): void;
}

/** A scoring, which waits until the user continues. */
export interface Scoring extends Told {
  before: Position;
  done: () => void;
}

const paceOf = (text: string | null): Pace => PACES.find((pace) => pace === text) ?? "normal";

export class Telling {
  pace = $state<Pace>(paceOf(remembered("pace")));
  motion = $state(remembered("motion") !== "off");
  now = $state.raw<Told | null>(null); // the move being told
  landed = $state(false); // its position is shown
  figures = $state.raw<Position | null>(null); // while figures count towards the position
  revealed = $state.raw<(Revealed & { done: () => void }) | null>(null);
  scoring = $state.raw<Scoring | null>(null);
  mover: Mover | null = null;

  #stage: Stage | null = null;
  #start: Position | null = null; // of the scoring
  #isHurried = false;
  #wake: (() => void) | null = null;
  #counting: ReturnType<typeof setInterval> | undefined;
  #skippedTo = -1; // entries up to this number are not told

  constructor(readonly view: TableView) {}

  /** The events to show on the board before the position changes. */
  events = $derived.by<EventShape[]>(() => (this.now && !this.landed ? actionEvents(this.now.entry) : []));
  /** What the move touches on the board. */
  lit = $derived.by<string[]>(() => (this.now ? litBy(this.now.entry) : []));
  /** Where the move is seen best. */
  focus = $derived.by<string[]>(() => {
    const built = (this.now ? actionEvents(this.now.entry) : []).filter(({ name }) =>
      ["built", "laid_link"].includes(name),
    );
    return built.length ? built.map(({ facts }) => String(facts.link ?? facts.place)) : this.lit;
  });

  /** Start to tell; returns a function that ends this. */
  start(): () => void {
    const stop = this.view.tell((told, stage) => this.#tell(told, stage));
    const look = () => document.hidden && this.skip();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      this.#end();
      stop();
    };
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
    if (pace === "at-once") this.skip();
  }

  setMotion(on: boolean): void {
    this.motion = on;
    remember("motion", on ? "on" : "off");
  }

  /** Whether a move is told that does not wait for the user. */
  canHurry = $derived.by(() => this.now !== null && !this.scoring && !this.revealed);

  /** Finish the move being told; the next one follows. */
  hurry(): void {
    if (!this.canHurry) return;
    this.#isHurried = true;
    this.#wake?.();
  }

  /** Show all moves that wait. A scoring still waits for the user. */
  skip(): void {
    this.#skippedTo = this.view.newest?.number ?? -1;
    this.hurry();
  }

  /** Tell moves once more. */
  again(moves: Parameters<TableView["retell"]>[0]): void {
    this.#skippedTo = -1;
    this.view.retell(moves);
  }

  /** Show the board at a step of the scoring; -1: before the first. */
  score(step: number): void {
    const { scoring } = this;
    if (!scoring || !this.#start) return;
    const steps = stepsOf(scoring.entry, scoring.before);
    this.#stage?.show(boardAtStep(this.#start, scoring.after.position!, steps, step));
  }

  get #isAnimated(): boolean {
    return this.motion && !prefersReducedMotion();
  }

  #isShownAtOnce({ entry, again }: Told): boolean {
    const { view } = this;
    if (document.hidden || entry.number <= this.#skippedTo || view.behind > MAX_BEHIND) return true;
    if (again) return false;
    const { toDecide, table } = view.newest!;
    return (
      this.pace === "at-once" ||
      (toDecide && !!table.deadline && Date.parse(table.deadline) - view.now() < SHORT_TIME_MS)
    );
  }

  #isOwn({ entry, again }: Told): boolean {
    const { mine, table } = this.view;
    return !again && entry.seat !== null && mine.includes(entry.seat) && !table?.seats[entry.seat]?.bot;
  }

  #tell(told: Told, stage: Stage): Promise<void> | null {
    const { entry, before } = told;
    if (!before || (entry.kind !== "play" && entry.kind !== "undo")) return null;
    const isAtOnce = this.#isShownAtOnce(told);
    if (isAtOnce && !isScoring(entry) && !(this.#isOwn(told) && this.#revealsOf(told).length)) return null;
    return this.#perform(told, before, stage, isAtOnce).finally(() => {
      if (this.#stage === stage) this.#end();
    });
  }

  async #perform(told: Told, before: Position, stage: Stage, isAtOnce: boolean): Promise<void> {
    const { entry, after } = told;
    stage.signal.addEventListener("abort", () => this.#stage === stage && this.#end());
    this.#stage = stage;
    this.#isHurried = isAtOnce;
    this.now = told;
    this.landed = false;
    const factor = PACE_FACTORS[this.pace];
    const isStill = !this.#isAnimated;
    if (!this.#isOwn(told)) await this.#pause((isStill ? STILL_ANNOUNCE_MS : ANNOUNCE_MS) * factor);
    if (stage.signal.aborted) return;
    const { coming, comingMs, following } = animationsOf(entry, before, this.view.printed!);
    if (coming.length && !isStill && !this.#isHurried) {
      if (coming.some(({ kind }) => kind === "cube"))
        stage.show(whileCubesTravel(entry, before, after.position!));
      this.mover?.play(coming.map((movement) => paced(movement, factor)));
      await this.#pause(comingMs * factor);
      this.mover?.stop();
    }
    await this.#ask(told, before, stage);
    if (stage.signal.aborted) return;
    const shown = this.view.position!;
    stage.land();
    this.landed = true;
    if (!isStill && !this.#isHurried) {
      this.mover?.play(following.map((movement) => paced(movement, factor)));
      this.#count(shown, after.position!, FOLLOW_MS * factor);
    }
    await this.#pause((coming.length && !isStill ? FOLLOW_MS : STILL_FOLLOW_MS) * factor);
  }

  /** Show what waits for the user: revealed tiles and the scoring. */
  async #ask(told: Told, before: Position, stage: Stage): Promise<void> {
    const { entry, after } = told;
    const isHurried = this.#isHurried;
    for (const revealed of this.#revealsOf(told)) {
      if (stage.signal.aborted) return;
      await this.#answer(stage, (done) => (this.revealed = { ...revealed, done }));
      this.revealed = null;
    }
    if (isScoring(entry) && !stage.signal.aborted) {
      this.#start = boardWhileScoring(entry, before, after.position!, this.view.printed!);
      stage.show(this.#start);
      await this.#answer(stage, (done) => (this.scoring = { ...told, before, done }));
      this.scoring = null;
    }
    this.#isHurried = isHurried;
  }

  #revealsOf({ entry, before }: Told): Revealed[] {
    return (before && descriptorOf(before.game).overlays?.reveals?.(entry, before)) ?? [];
  }

  /** Wait for the user, or until the entry is no longer told. */
  #answer(stage: Stage, ask: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      stage.signal.addEventListener("abort", () => resolve());
      ask(resolve);
    });
  }

  #pause(ms: number): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      // On a slow machine too, every state is painted before the next
      const timer = setTimeout(() => requestAnimationFrame(() => resolve()), ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Count all figures of the seats from those shown to those of the position. */
  #count(from: Position, to: Position, ms: number): void {
    const steps = Math.max(1, Math.round(ms / COUNT_STEP_MS));
    let step = 0;
    const next = () => {
      step += 1;
      this.figures = step < steps ? counted(from, to, step / steps) : null;
      if (step >= steps) clearInterval(this.#counting);
    };
    this.figures = from.seats === to.seats ? null : counted(from, to, 0);
    clearInterval(this.#counting);
    this.#counting = setInterval(next, COUNT_STEP_MS);
  }

  #end(): void {
    this.#stage = null;
    this.#start = null;
    this.#wake?.();
    this.#wake = null;
    clearInterval(this.#counting);
    this.mover?.stop();
    this.now = this.revealed = this.scoring = this.figures = null;
    this.landed = false;
  }
}
