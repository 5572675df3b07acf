// Options of the menu: what they are about, and how one is found among others.
import type { MenuOption, TargetKind } from "$/lib/types";
import { takesTurn } from "./menu";

export const BUILD = "build"; // the kind of decision that a click on an industry starts
export const SELL = "sell"; // its targets get a mark of their own

/** A target on the board: its options, and whether the picked card is enough. */
export interface TurnTarget {
  id: string;
  kind: Exclude<TargetKind, "pile">;
  options: MenuOption[];
  strength: "now" | "other" | "two"; // other: with another card; two: as a whole turn
}

/** Chooses among options. */
export type Choose = (options: MenuOption[]) => MenuOption | undefined;

/** The target of an option on the board; piles are not on the board. */
export const boardTarget = ({ target }: MenuOption): Pick<TurnTarget, "id" | "kind"> | null =>
  target && target.kind !== "pile" ? { id: target.id, kind: target.kind } : null;

export const onBoard = (option: MenuOption): boolean => boardTarget(option) !== null;

/** Whether an option is only a sum of money. */
export const isSum = ({ amount, target, industry }: MenuOption): boolean =>
  amount != null && !target && !industry;

export const hasChoice = ({ target, industry }: MenuOption): boolean => !!target || !!industry;

/** The only card that fits alone, if the alternative is to play two: chosen at once, and undone to play two. */
export function onlyCard(options: MenuOption[]): MenuOption | null {
  const [card, ...others] = options.filter((option) => !takesTurn(option));
  return card?.card && !others.length && options.length > 1 ? card : null;
}

/** The cards that form a pair with a card. */
export const partners = (pairs: [string, string][], card: string): string[] =>
  pairs.flatMap(([one, other]) => (one === card ? other : other === card ? one : []));

export const byCard =
  (card: string): Choose =>
  (options) =>
    options.find((found) => found.card === card);

export const byDecision =
  (decision: number): Choose =>
  (options) =>
    options.find((found) => found.decision === decision);

export const cardsIn = (options: MenuOption[]): Set<string> =>
  new Set(options.flatMap(({ card }) => card ?? []));
