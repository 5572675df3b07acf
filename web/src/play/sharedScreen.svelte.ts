// Several players at one screen: the next one confirms before their cards are shown.
import type { Telling } from "./telling.svelte";
import type { Turn } from "./turn.svelte";

export class SharedScreen {
  #seen = $state<number | null>(null); // the seat that uses the screen

  constructor(
    readonly turn: Turn,
    readonly telling: Telling,
    readonly isAllowed: boolean, // not in a tutorial
  ) {}

  next = $derived.by(() => this.turn.view.table!.to_move);

  #isShared = $derived.by(() => {
    const { mine, table } = this.turn.view;
    return this.isAllowed && mine.length > 1 && table!.status === "playing";
  });

  /** Whether the screen is handed to the next player. */
  isHandedOver = $derived.by(() => {
    const { mine, table, viewer } = this.turn.view;
    return (
      this.#isShared &&
      this.next !== null &&
      mine.includes(this.next) &&
      !table!.seats[this.next]?.bot &&
      (this.#seen !== this.next || viewer !== this.next) &&
      !this.telling.now
    );
  });

  /** Whether cards are hidden, because another player may be looking. */
  isCovered = $derived.by(() => this.#isShared && (this.#seen !== this.turn.view.viewer || !this.turn.mine));

  /** The next player takes the screen. */
  takeOver(): void {
    const { view } = this.turn;
    this.#seen = this.next;
    if (this.next !== null && this.next !== view.viewer) view.look(this.next);
  }
}
