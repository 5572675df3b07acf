// After a key, the focus goes to the next choice, so that a whole game can be played without the Tab key.
import { tick } from "svelte";
import { isWriting } from "$/overlays/focus";
import type { Turn } from "./turn.svelte";

// Parts of the page that the focus may leave by itself
const OWN_PARTS = ".board, .hand, .turn, .notices, [data-panel=player-board], [data-overlay], dialog";

const first = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.checkVisibility?.() ?? true) ??
  null;

export const CHOICE = "[data-choices] [data-choice]:not([aria-disabled])";
const TARGET = ".board [data-id][tabindex='0']";
const CARD = ".hand [data-card]:not([aria-disabled])";

/** The first element of the next choice. */
export function nextChoice(turn: Turn, key: string): HTMLElement | null {
  if (!turn.active) return null;
  if (turn.several.length) return first(`[role=dialog] ${CHOICE}`) ?? first(CHOICE);
  // A loan starts with a sum, which can still be changed; Enter on it leads on to the cards
  if (turn.sums.length && turn.cardsAsked && key !== "Enter" && key !== " ")
    return first(`${CHOICE}[aria-pressed=true]`);
  if (turn.canConfirm) return first("[data-confirm]");
  return furtherChoice(turn) ?? first("[data-action]:not([aria-disabled])");
}

/** The first element of a choice besides Confirm. */
export function furtherChoice(turn: Turn): HTMLElement | null {
  if (turn.cardsAsked) return first(CARD);
  const isStarted = !turn.isStart || turn.path.length || turn.action || turn.industry || turn.card;
  return isStarted ? (first(CHOICE) ?? first(TARGET)) : null;
}

/** Follow the turn with the focus while the user uses the keyboard; not while an overlay is in the way. */
export function followFocus(turn: Turn, isBlocked: () => boolean): void {
  let key: string | null = null; // the last one; null after the pointer was used
  const keyed = (event: KeyboardEvent) => {
    key = event.key;
    // Holding Enter must not choose and confirm in one go
    if (event.repeat && event.key === "Enter" && !isWriting()) event.preventDefault();
  };
  const pointed = () => (key = null);
  $effect(() => {
    addEventListener("keydown", keyed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", keyed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  });
  $effect(() => {
    void [turn.points, turn.several, turn.action, turn.industry, turn.card, turn.pairCard, turn.active];
    if (isBlocked() || key === null) return;
    void tick().then(() => {
      if (key === null || isWriting()) return;
      const at = document.activeElement;
      if (at && at !== document.body && !at.closest(OWN_PARTS)) return;
      nextChoice(turn, key)?.focus();
    });
  });
}
