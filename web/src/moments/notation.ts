// Actions in the notation of records, in words.
import { cardName, industryName, language, linkName, money, placeName, t } from "$/lib/words.svelte";

const listed = (names: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** "develop port and port iron from bolton.3 with oldham" as a phrase; where cubes come from is left out. */
export function actionInWords(action: string, currency: string): string {
  const [deed, ...rest] = action.replace(/ (coal|iron) from [\w.]+/g, "").split(" with ");
  const [verb, ...words] = deed!.split(" ");
  const things = words.join(" ").split(" and ");
  const card = rest[0]?.replace(" whole_turn", "");
  const done = phrase(verb!, things, currency);
  return card ? t("moments-act-card", { deed: done, played: listed(card.split(" + ").map(cardName)) }) : done;
}

function phrase(verb: string, things: string[], currency: string): string {
  switch (verb) {
    case "build": {
      const [industry, place] = things[0]!.split(" ");
      return t("moments-act-build", { industry: industry!, place: place! });
    }
    case "canal":
    case "rail":
      return t(`moments-act-${verb}`, { links: listed(things.map(linkName)) });
    case "develop":
      return t("moments-act-develop", { things: listed(things.map((thing) => industryName(thing.split(" ")[0]!))) });
    case "sell":
      return t("moments-act-sell", { things: listed(things.map(sale)) });
    case "loan":
      return t("moments-act-loan", { amount: money(Number(things[0]), currency) });
    case "draw":
      return t("moments-act-draw", { things: listed(things.map((thing) => (thing === "deck" ? t("choice-pile-deck") : cardName(thing)))) });
    case "give_up":
      return t("moments-act-give-up", { place: things[0]! });
    default:
      return t("moments-act-pass");
  }
}

function sale(thing: string): string {
  const [from, to] = thing.split(" to ");
  return `${placeName(from!)} → ${to === "distant_market" ? t("choice-distant-market") : placeName(to ?? "")}`;
}
