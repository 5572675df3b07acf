// Texts of a move's consequences.
import { descriptorOf } from "$/games";
import { has, money, roman, t } from "$/lib/i18n.svelte";
import { SHIPPED, type Consequence } from "./consequences";
import type { About, TellEvent, Told } from "./descriptor";

const tile =
  (id: string): TellEvent =>
  ({ facts }) => ({ text: t(id, { industry: facts.industry, level: roman(Number(facts.level)) }) });

// Consequences shared by several games
const EVENT_TEXTS: Record<string, TellEvent> = {
  flipped: ({ facts }, { position, industry }) => ({
    text: t("play-flips", {
      industry: position.slots[String(facts.place)]?.industry ?? industry,
      place: facts.place,
    }),
    ofSeat: true,
  }),
  sold: ({ facts }) => ({ text: t("play-sells", { mill: facts.mill, place: facts.place }) }),
  overbuilt: (event, about) => ({ ...tile("play-overbuilds")(event, about), ofSeat: true }),
  developed: tile("play-develops"),
};
const SILENT_EVENTS = new Set(["passed", "took_face_up"]); // clear from the choice itself

/** The text of a consequence; null if there is nothing to say. */
export function consequenceWords({ event, count, price }: Consequence, about: About): Told | null {
  const { name, facts } = event;
  const resource = SHIPPED[name];
  if (resource)
    return { text: t("play-ships", { count, resource, amount: money(price, about.printed.currency) }) };
  const tell = EVENT_TEXTS[name] ?? descriptorOf(about.printed.game).play?.consequences?.[name];
  if (tell) return tell(event, about);
  const id = `event-${name.replaceAll("_", "-")}`;
  return SILENT_EVENTS.has(name) || !has(id) ? null : { text: t(id, facts) };
}
