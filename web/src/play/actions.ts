// Options of the server's menu, sorted into what a person does: actions, targets, choices.
import type { BoardFacts, Option, Position } from "$/lib/types";

export const ACTIONS = ["build", "link", "develop", "sell", "loan", "draw", "pass"] as const;
export type Action = (typeof ACTIONS)[number];

const GROUPS: Record<string, Action> = {
  "action-build": "build",
  "action-link": "link",
  "action-rail": "link",
  "action-develop": "develop",
  "action-sell": "sell",
  "action-sell-goods": "sell",
  "action-loan": "loan",
  "action-draw": "draw",
  "action-pass": "pass",
};

/** The action that an option begins or goes on with; none for cards and sources. */
export const actionOf = (option: Option): Action | null => (option.group && GROUPS[option.group.id]) ?? null;

/** Which kind of thing on the board an option points to. */
export type TargetKind = "slot" | "link" | "market" | "import" | "place";

const PLACED: Record<string, TargetKind> = {
  "choice-build": "slot",
  "choice-build-two": "slot",
  "choice-dollars-build": "slot",
  "choice-link": "link",
  "choice-dollars-rail": "link",
  "choice-sell": "slot",
  "choice-seller": "slot",
  "choice-coal-source": "slot",
  "choice-iron-source": "slot",
  "choice-port": "slot",
  "choice-import": "import",
  "choice-market": "market",
  "choice-give-up": "slot",
};

export interface Pointed {
  id: string;
  kind: TargetKind;
}

/** What an option points to on the board; null for cards, loans, developing, passing. */
export function pointed(option: Option): Pointed | null {
  const kind = PLACED[option.label.id];
  const id = kind && (kind === "link" ? option.label.facts.link : option.label.facts.place);
  return kind ? { id: String(id), kind } : null;
}

/** The industry that an option builds or develops. */
export function industryOf(option: Option): string | null {
  const action = actionOf(option);
  if (action === "build") return String(option.group!.facts.industry);
  return action === "develop" ? String(option.label.facts.industry) : null;
}

/** The card that an option plays. */
export function cardOf(option: Option): string | null {
  return option.label.id === "choice-card" || option.label.id === "choice-whole-turn" ? String(option.label.facts.card) : null;
}

export const isDone = (option: Option): boolean => option.label.id === "choice-done";

/** Whether an option takes up the whole turn: two cards, or one for both actions. */
export const takesTurn = (option: Option): boolean => ["choice-build-two", "choice-two-cards", "choice-whole-turn"].includes(option.label.id);

/** Somewhere free that an industry could stand at all, to ask about. */
export const firstSlot = (facts: BoardFacts, position: Position, industry: string): string[] =>
  facts.places
    .flatMap((place) => place.slots)
    .filter((slot) => slot.industries.includes(industry) && !position.slots[slot.id])
    .slice(0, 1)
    .map((slot) => slot.id);
