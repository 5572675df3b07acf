// Keyboard shortcuts of the table. learn/shortcutList.ts documents them for users.
import { actionKeys } from "$/panels/actionButtons";
import type { Turn } from "./turn.svelte";

interface Doing {
  turn: Turn;
  confirm: () => void;
  back: () => void;
  hint: () => void;
  fit: () => void;
  zoom: (factor: number) => void;
  enter: () => void; // to the first target on the board
  open: (what: "menu" | "keys" | "track") => void;
  show: (what: "player-board" | "rivals" | "log" | "chat") => void;
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
    } else if (key.startsWith("arrow") && !pressing(event.target)) act(event, doing.enter);
    else if (key === "backspace") act(event, doing.back);
    else if (key === "escape") act(event, () => (turn.refused ? (turn.refused = null) : void turn.back()));
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

function act(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  deed();
}
