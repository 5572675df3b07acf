// What a player did, as sentences: "Arkwright builds a cotton mill I (Bolton) for £12.", or "You build …".
import { placeOf } from "$/lib/printed";
import type { EventShape } from "$/lib/types";
import { has, language, money, roman, t } from "$/lib/i18n.svelte";
import { costOf, deedsOf, inMoney, say, type Entry } from "$/replay/history";

const tileText = ({ facts }: EventShape): string =>
  t("telling-tile", {
    tile: String(facts.industry),
    industry: facts.industry,
    level: roman(Number(facts.level)),
  });

const TOGETHER = ["developed"]; // several in one move share a sentence

/** The start of a sentence without its price and full stop; "" for events without a message of their own. */
function startOf(events: EventShape[], me: number, currency: string): string {
  const [event] = events as [EventShape];
  const name = event.name.replaceAll("_", "-");
  const own = `telling-you-${name}`;
  const id = event.facts.seat === me && has(own) ? own : `telling-${name}`;
  if (!has(id)) return "";
  const facts = inMoney(event, currency);
  const tile =
    facts.level === undefined ? facts.tile : new Intl.ListFormat(language()).format(events.map(tileText));
  const place = facts.place === undefined ? undefined : placeOf(String(facts.place));
  return t(id, { ...facts, place, way: facts.kind, tile });
}

/** The deeds of an entry and their price as sentences; "" if nothing was done. Those of `me` are in the second person. */
export function deedText(entry: Entry, game: string, currency: string, me = -1): string {
  const groups: EventShape[][] = [];
  for (const event of deedsOf(entry, game)) {
    const last = groups.at(-1);
    if (last && TOGETHER.includes(event.name) && last[0]!.name === event.name) last.push(event);
    else groups.push([event]);
  }
  const cost = costOf(entry, game);
  let price = cost > 0 ? money(cost, currency) : "";
  const sentences = groups.map((events, i) => {
    const start = startOf(events, me, currency);
    if (!start) return events.map((event) => say(event, currency)).join(" ");
    if (!price || i < groups.length - 1) return `${start}.`;
    const text = `${t("telling-for", { deed: start, price })}.`;
    price = "";
    return text;
  });
  if (price && sentences.length) sentences.push(t("overlays-say-cost", { price }));
  return sentences.join(" ");
}

/** An undone move as a sentence. */
export const undoText = ({ seat }: Entry, me = -1): string =>
  seat !== null && seat === me ? t("telling-you-undo") : t("overlays-say-undo", { seat });
