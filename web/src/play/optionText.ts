// The text of an option, from its fields.
import type { MenuOption } from "$/lib/types";
import { has, money, t, type Facts } from "$/lib/i18n.svelte";

/** The message id of an option and its facts, as the server's own menus choose them (`message_of` in games/options.py). */
export function optionMessage(
  { kind, target, resource, cards, industry, level, card, amount }: MenuOption,
  currency: string,
): { id: string; facts: Facts } {
  const facts: Facts = { industry, level };
  const parts = [kind];
  if (target) facts[target.kind === "link" ? "link" : target.kind === "pile" ? "card" : "place"] = target.id;
  if (kind === "take" && target) parts.push(target.kind === "import" ? "import" : resource!);
  else if (kind === "sell_to" && target) parts.push(target.kind);
  else if (kind === "draw" && target?.id === "deck") parts.push("deck");
  else if (cards?.length === 0) parts.push("two");
  if (card) facts.card = card;
  if (amount != null) facts.amount = money(amount, currency);
  return { id: `option-${parts.join("-").replaceAll("_", "-")}`, facts };
}

/** The text of an option; without a message, its notation. */
export function optionWords(option: MenuOption, currency: string): string {
  const { id, facts } = optionMessage(option, currency);
  return has(id) ? t(id, facts) : option.text;
}
