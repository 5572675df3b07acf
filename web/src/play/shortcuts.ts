// Keyboard shortcuts of the table. learn/shortcutList.ts documents them for users.
import { actionKeys } from "$/panels/actionButtons";
import { CHOICE, furtherChoice } from "./focusNext.svelte";
import type { Dialog, Panel } from "./gameScreen.svelte";
import type { Turn } from "./turn.svelte";

interface Doing {
  turn: Turn;
  confirm: () => void;
  back: () => void;
  hint: () => void;
  fit: () => void;
  zoom: (factor: number) => void;
  enter: () => void; // to the first target on the board
  open: (what: Dialog) => void;
  show: (what: Panel) => void;
  refer: () => void; // opens or closes the reference
  leave: () => boolean; // closes the reference; whether it was open
  blocked: () => boolean; // a dialog is open
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
const pressing = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, a, [role=button], [role=tab]") !== null;

export function shortcuts(doing: Doing): (event: KeyboardEvent) => void {
  const { turn } = doing;
  const actionOf = (letter: string) =>
    [...actionKeys(turn.view.info.actions)].find(([, key]) => key.toLowerCase() === letter)?.[0];
  return (event) => {
    if (event.defaultPrevented || typing(event.target) || doing.blocked()) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === "z") return act(event, doing.back);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-9]$/.test(key)) {
      // Numbers choose within a list that has the focus, elsewhere a card
      const listed = turn.cardsAsked ? undefined : itemsAround(event.target, LISTS)[Number(key) - 1];
      if (listed) return act(event, () => listed.click());
      const card = turn.hand[Number(key) - 1];
      if (card !== undefined) act(event, () => turn.pickCard(card));
    } else if (actionOf(key)) {
      const action = actionOf(key)!;
      if (turn.active && (!turn.isStart || turn.byAction.has(action)))
        act(event, () => turn.pickAction(action));
    } else if (key === "enter") {
      // Enter activates a focused target or button; elsewhere it confirms.
      const chosen = turn.complete && (event.target as Element).closest("[data-id], [data-card]");
      if (!pressing(event.target) || chosen) act(event, doing.confirm);
    } else if (key.startsWith("arrow")) {
      const next = neighbour(event.target, key) ?? (isConfirm(event.target) ? furtherChoice(turn) : null);
      if (next) act(event, () => next.focus());
      else if (!pressing(event.target)) act(event, doing.enter);
    } else if (key === "backspace") act(event, doing.back);
    else if (key === "escape")
      act(event, () => (turn.refused ? (turn.refused = null) : turn.back() || doing.leave()));
    else if (key === "r") act(event, doing.refer);
    else if (key === "h") act(event, doing.hint);
    else if (key === "f") act(event, doing.fit);
    else if (key === "+" || key === "=") act(event, () => doing.zoom(1.3));
    else if (key === "-" || key === "−") act(event, () => doing.zoom(1 / 1.3));
    else if (key === "?") act(event, () => doing.open("keys"));
    else if (key === "m") act(event, () => doing.open("menu"));
    else if (key === "t") act(event, () => doing.open("track"));
    else if (key === "w") act(event, () => doing.show("player-board"));
    else if (key === "v") act(event, () => doing.show("rivals"));
    else if (key === "j") act(event, () => doing.show("log"));
    else if (key === "c") act(event, () => doing.show("chat"));
  };
}

// Lists in which arrow keys move, and what they consist of
const LISTS: Record<string, string> = { "[data-choices]": CHOICE };
const GROUPS: Record<string, string> = { ...LISTS, "[data-actions]": "[data-action]" };

/** The items of the list that contains an element. */
function itemsAround(target: EventTarget | null, lists: Record<string, string>): HTMLElement[] {
  for (const [list, item] of Object.entries(lists)) {
    const found = target instanceof Element && target.closest(list);
    if (found) return [...found.querySelectorAll<HTMLElement>(item)];
  }
  return [];
}

/** The next item of a list in the direction of an arrow key; after the last comes the first. */
function neighbour(target: EventTarget | null, key: string): HTMLElement | null {
  const items = itemsAround(target, GROUPS);
  const at = items.findIndex((item) => item === target);
  const step = key === "arrowleft" || key === "arrowup" ? -1 : 1;
  return at < 0 ? null : (items[(at + step + items.length) % items.length] ?? null);
}

const isConfirm = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-confirm]") !== null;

function act(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  deed();
}
