// The move that is being chosen, as a sentence: "Canal Liverpool – Wigan".
import { descriptorOf } from "$/games";
import { capital, industryName, linkName, money, placeName, roman, t } from "$/lib/i18n.svelte";
import { placeOf } from "$/lib/printed";
import type { MenuOption, Position, PrintedBoard } from "$/lib/types";
import { moveOf, moveWords } from "./moveText";
import { BUILD, isSum, SELL } from "./turnOptions";

const BUYER_KINDS = ["sell_to", "distant_market"];

/** Context of a choice. */
export interface ChoiceContext {
  printed: PrintedBoard;
  position: Position;
  seat: number;
  linkName: string; // of the action that builds links
}

/** The chosen options as text, without price and cards. */
export function choiceText(options: MenuOption[], context: ChoiceContext): string {
  const [first] = options;
  if (!first) return "";
  const { printed } = context;
  const same = options.filter(({ kind }) => kind === first.kind);
  if (first.kind === BUILD) return capital(buildText(first, context));
  if (first.target?.kind === "link")
    return t("choice-link", {
      action: context.linkName,
      links: same.map(({ target }) => linkName(target!.id)).join(", "),
    });
  if (options.some(({ kind }) => BUYER_KINDS.includes(kind)) || first.kind === SELL)
    return saleTexts(options, context).join("; ");
  if (first.industry && !first.target)
    return t("choice-develop", {
      tiles: same.map((option, i) => tileText(option, same.slice(0, i), context)).join(", "),
    });
  if (isSum(first)) return t("choice-loan", { amount: money(first.amount!, printed.currency) });
  return capital(moveWords({ ...moveOf(options, context.position.link_kind), cards: [] }, printed.currency));
}

function buildText({ industry, level, target }: MenuOption, { position, seat }: ChoiceContext): string {
  const next = level ?? position.seats[seat]?.stacks?.[industry!]?.[0];
  return t("choice-build", {
    industry,
    level: next === undefined ? "" : roman(next),
    place: placeOf(target!.id),
  });
}

/** A tile to develop; earlier ones of the same industry are gone by then. */
function tileText(
  { industry, level }: MenuOption,
  earlier: MenuOption[],
  { position, seat }: ChoiceContext,
): string {
  const gone = earlier.filter((other) => other.industry === industry).length;
  const next = level ?? position.seats[seat]?.stacks?.[industry!]?.[gone];
  return `${industryName(industry!)} ${next === undefined ? "" : roman(next)}`.trim();
}

/** One text for each sale: the seller, then the buyer. */
function saleTexts(options: MenuOption[], context: ChoiceContext): string[] {
  const texts: string[] = [];
  for (const option of options) {
    if (option.kind === SELL) texts.push(sellerText(option, context));
    if (BUYER_KINDS.includes(option.kind)) texts.push(`${texts.pop() ?? ""} ${buyerText(option)}`.trim());
  }
  return texts;
}

/** "Sell the cotton mill in Lancaster"; the slot is named only if it has a twin. */
export function sellerText({ industry, target }: MenuOption, { position, seat }: ChoiceContext): string {
  const place = placeOf(target!.id);
  const twins = Object.entries(position.slots).filter(
    ([id, tile]) => placeOf(id) === place && tile?.industry === industry && tile?.owner === seat,
  );
  return t("choice-sell", { industry, place: twins.length > 1 ? target!.id : place });
}

function buyerText({ kind, target }: MenuOption): string {
  if (!target) return t(`choice-to-${kind.replaceAll("_", "-")}`);
  return t(target.kind === "slot" ? "choice-to-slot" : "choice-to-market", {
    place: placeName(placeOf(target.id)),
  });
}

/** How a game calls an action that takes the whole turn. */
export const wholeTurnText = (game: string, where: "" | "badge-" | "card-" | "legend-" = ""): string =>
  t(`choice-${where}${descriptorOf(game).play?.combinesCards ? "two-cards" : "whole-turn"}`);
