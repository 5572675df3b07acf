// What a screen reader says when something happens at the table: the deed, then what follows from it, briefly.
import { money, t } from "$/lib/words.svelte";
import { isBrass, type Position } from "$/lib/types";
import { costOf, deedsOf, figure, say, text, type Entry } from "./story";

/** An entry in a few words; "" if there is nothing to say. `mine` are the seats of whoever listens; with the position `before` it, a new round is told in every game. */
export function announce(entry: Entry, currency: string, position: Position | null, mine: number[] = [], before: Position | null = null): string {
  if (entry.kind === "undo") return t("moments-say-undo", { seat: entry.seat });
  if (entry.kind !== "play" && entry.kind !== "started") return "";
  const parts = deedsOf(entry).map((event) => say(event, currency));
  const cost = costOf(entry);
  if (cost > 0) parts.push(t("moments-say-cost", { price: money(cost, currency) }));
  const flips = entry.events.filter((event) => event.name === "flipped").length;
  if (flips) parts.push(t("moments-say-flips", { count: flips }));
  for (const event of entry.events) {
    if (event.name === "forgiven") parts.push(say(event, currency));
    if (event.name === "round_began") parts.push(t("moments-say-round", { round: figure(event, "round") }));
    if (event.name === "period_ended") parts.push(t("moments-say-period", { period: text(event, "period") }));
    if (event.name === "game_ended") parts.push(say(event, currency));
  }
  // Age of Industry has no event for a new round
  if (position && before && !isBrass(position) && position.round !== before.round) parts.push(t("moments-say-round", { round: position.round }));
  if (position?.to_move != null && position.to_move !== entry.seat && mine.includes(position.to_move)) parts.push(mine.length > 1 ? t("moments-say-turn", { seat: position.to_move }) : t("moments-say-your-turn"));
  return parts.join(" ");
}
