// Shows the entries of a table one at a time: each waits until the one before has been told.
import type { EntryMessage, Position, TableShape } from "./types";

/** What a table shows after an entry. */
export interface Moment {
  number: number; // of the entry
  table: TableShape;
  position: Position | null;
  toDecide: boolean;
}

/** An entry to be shown, with the position before it and the moment after it. */
export interface Told {
  entry: EntryMessage;
  before: Position | null;
  after: Moment;
  again: boolean; // told once more, on request
}

/** What a teller may do while it tells an entry. */
export interface Stage {
  /** Show the moment after the entry. */
  land: () => void;
  /** Show a position between the two, before landing. */
  show: (position: Position) => void;
  /** Aborted when the entry is no longer told: nothing more may be shown. */
  signal: AbortSignal;
}

/** Tells an entry; resolves when the next one may follow. Null: the entry is shown at once. */
export type Teller = (told: Told, stage: Stage) => Promise<void> | null;

export class EntryQueue {
  #waiting: Told[] = []; // not landed yet
  #current: AbortController | null = null; // of the entry that is being told
  #teller: Teller | null = null;

  constructor(
    readonly on: {
      land: (told: Told) => void;
      show: (position: Position) => void;
      count: (waiting: number) => void;
    },
  ) {}

  /** Let a teller tell the entries; returns a function that removes it and shows everything at once. */
  attach(teller: Teller): () => void {
    this.#teller = teller;
    return () => {
      if (this.#teller === teller) this.#teller = null;
      this.#current?.abort();
      this.#current = null;
      this.#run();
    };
  }

  add(told: Told): void {
    this.#waiting.push(told);
    this.#counted();
    this.#run();
  }

  /** Tell entries before those that wait. */
  addFirst(list: Told[]): void {
    this.#waiting.unshift(...list);
    this.#counted();
    this.#run();
  }

  /** Forget the entries that wait: a newer moment is shown. */
  clear(): void {
    this.#current?.abort();
    this.#current = null;
    this.#waiting = [];
    this.#counted();
  }

  #counted(): void {
    this.on.count(this.#waiting.length);
  }

  #run(): void {
    while (!this.#current && this.#waiting.length) {
      const told = this.#waiting[0]!;
      const current = new AbortController();
      const { signal } = current;
      const land = () => {
        if (signal.aborted || this.#waiting[0] !== told) return;
        this.#waiting.shift();
        this.#counted();
        this.on.land(told);
      };
      const show = (position: Position) => {
        if (!signal.aborted && this.#waiting[0] === told) this.on.show(position);
      };
      const telling = this.#teller?.(told, { land, show, signal });
      if (!telling) {
        land();
        continue;
      }
      this.#current = current;
      const next = () => {
        if (this.#current !== current) return;
        land();
        this.#current = null;
        this.#run();
      };
      telling.then(next, (error: unknown) => {
        console.error(error);
        next();
      });
    }
  }
}
