// The text of a whole move, from chosen options or from the notation.
import type { MenuOption } from "$/lib/types";
import { cardName, has, industryName, linkName, money, placeName, t } from "$/lib/i18n.svelte";

export interface Move {
  verb: string; // of the notation
  text: string; // shown if there are no words for the verb
  industries: string[];
  places: string[];
  links: string[];
  sales: [seller: string, buyer: string][]; // without a buyer yet: ""
  piles: string[];
  cards: string[];
  amount: number;
}

const DISTANT_MARKET = "distant_market";
const BUYERS = ["sell_to", DISTANT_MARKET]; // kinds of the decision after a seller

/** The move made by options. */
export function moveOf(options: MenuOption[], linkKind: string): Move {
  const [first] = options;
  const targets = (kind: string) =>
    options.flatMap(({ target, kind: of }) => (target?.kind === kind && of === first?.kind ? target.id : []));
  return {
    verb: first?.target?.kind === "link" ? linkKind : (first?.kind ?? ""),
    text: options.map(({ text }) => text).join(" "),
    industries: options.flatMap(({ industry }) => industry ?? []),
    places: targets("slot"),
    links: targets("link"),
    sales: options.flatMap(({ kind, target }, i): Move["sales"] => {
      const buyer = options[i + 1];
      if (kind !== "sell" || !target) return [];
      return [[target.id, buyer && BUYERS.includes(buyer.kind) ? (buyer.target?.id ?? DISTANT_MARKET) : ""]];
    }),
    piles: targets("pile"),
    cards: options.flatMap(({ card }) => card ?? []),
    amount: first?.amount ?? 0,
  };
}

/** The move in a notation such as "build port liverpool.1 with liverpool". */
export function readMove(text: string): Move {
  const [what = "", played = ""] = text.split(" with ");
  const [verb = "", ...rest] = what
    .split(/ (?:coal|iron) from \S+| to \S+| /)
    .filter((word) => word && word !== "and");
  return {
    verb,
    text,
    industries: rest,
    places: verb === "build" ? rest.slice(1) : rest,
    links: rest.filter((word) => word.includes("-")),
    sales: [...what.matchAll(/(?:^sell| and) (\S+)(?: to (\S+))?/g)].map(([, seller, buyer]) => [
      seller!,
      buyer ?? "",
    ]),
    piles: rest,
    cards: played.split(" ").filter((word) => /\w/.test(word) && word !== "whole_turn"),
    amount: Number(rest[0]),
  };
}

/** A sale: who sells, and to which port or market. */
function saleWords([seller, buyer]: Move["sales"][number]): string {
  if (!buyer) return placeName(seller);
  const to =
    buyer === DISTANT_MARKET
      ? t("option-distant-market")
      : /\.m\d+$/.test(buyer)
        ? t("option-sell-to-market", { place: buyer })
        : placeName(buyer);
  return `${placeName(seller)} → ${to}`;
}

/** Names without repetition: "2 × shipyard". */
const counted = (names: string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });

/** A move as text. */
export function moveWords(
  { verb, text, industries, places, links, sales, piles, cards, amount }: Move,
  currency: string,
): string {
  const id = `play-move-${verb.replaceAll("_", "-")}`;
  if (!has(id)) return text;
  const played = cards.length ? t("play-move-with", { cards: cards.map(cardName).join(" + ") }) : "";
  return (
    t(id, {
      industry: industries[0] ?? "",
      place: places[0] ?? "",
      places: verb === "sell" ? sales.map(saleWords).join(", ") : places.map(placeName).join(", "),
      links: links.map(linkName).join(", "),
      tiles: counted(industries.filter((word) => /^[a-z]/.test(word)).map(industryName)).join(", "),
      cards: piles.map((pile) => (pile === "deck" ? t("option-draw-deck") : cardName(pile))).join(", "),
      amount: money(amount, currency),
    }) + played
  );
}
