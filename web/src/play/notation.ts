// A move in the notation, put into words: "build port liverpool.1 with liverpool".
import { cardName, industryName, linkName, money, placeName, t } from "$/lib/words.svelte";

/** A whole move in words; what it does not know it leaves as it is written. */
export function moveWords(text: string): string {
  const [what, ...rest] = text.split(" ");
  const card = / with ([\w+ ]+?)(?: whole_turn)?$/.exec(text)?.[1];
  const played = card ? t("play-move-with", { cards: card.split(/ \+ | and /).map(cardName).join(" + ") }) : "";
  const said = (id: string, facts: Record<string, string | number>) => t(id, facts) + played;
  switch (what) {
    case "build":
      return said("play-move-build", { industry: rest[0]!, place: rest[1]! });
    case "canal":
    case "rail":
      return said(`play-move-${what}`, { links: rails(text).map(linkName).join(", ") });
    case "develop":
      return said("play-move-develop", { tiles: developed(text).map(industryName).join(", ") });
    case "sell":
      return said("play-move-sell", { places: sold(text).map(placeName).join(", ") });
    case "loan":
      return said("play-move-loan", { amount: money(Number(rest[0]), "£") });
    case "draw":
      return t("play-move-draw", { cards: rest.filter((word) => word !== "and").map((word) => (word === "deck" ? t("choice-pile-deck") : cardName(word))).join(", ") });
    case "pass":
      return said("play-move-pass", {});
    case "give_up":
      return t("play-move-give-up", { place: rest[0]! });
    default:
      return text;
  }
}

const rails = (text: string): string[] => text.split(" ").filter((word) => /^[a-z_]+-[a-z_]+$/.test(word));
const developed = (text: string): string[] => text.split(" with ")[0]!.split(" ").filter((word) => /^(cotton_mill|coal_mine|iron_works|port|shipyard|factory|ship)$/.test(word));
const sold = (text: string): string[] => [...text.matchAll(/(?:sell|and) ([a-z_.0-9]+)/g)].map((match) => match[1]!);
