// What a screen reader says when something happens at the table: the deed, then what follows from it, briefly.
import { descriptorOf } from "$/games";
import type { Position } from "$/lib/types";
import { money, t } from "$/lib/words.svelte";
import { costOf, deedsOf, say, text, type Entry } from "./story";

/** An entry in a few words; "" if there is nothing to say. `mine` are the seats of whoever listens. */
export function announce(entry: Entry, currency: string, position: Position | null, mine: number[] = [], before: Position | null = null): string {
  if (entry.kind === "undo") return t("moments-say-undo", { seat: entry.seat });
  if ((entry.kind !== "play" && entry.kind !== "started") || !position) return "";
  const { game } = position;
  const parts = deedsOf(entry, game).map((event) => say(event, currency));
  const cost = costOf(entry, game);
  if (cost > 0) parts.push(t("moments-say-cost", { price: money(cost, currency) }));
  const flips = entry.events.filter((event) => event.name === "flipped").length;
  if (flips) parts.push(t("moments-say-flips", { count: flips }));
  const told = ["game_ended", ...(descriptorOf(game).moments?.told ?? [])];
  for (const event of entry.events) {
    if (event.name === "period_ended") parts.push(t("moments-say-period", { period: text(event, "period") }));
    else if (told.includes(event.name)) parts.push(say(event, currency));
  }
  const isNew = before && (position.round !== before.round || position.period !== before.period);
  if (isNew && position.to_move !== null) parts.push(t("moments-say-round", { round: position.round }));
  if (position.to_move != null && position.to_move !== entry.seat && mine.includes(position.to_move)) parts.push(mine.length > 1 ? t("moments-say-turn", { seat: position.to_move }) : t("moments-say-your-turn"));
  return parts.join(" ");
}
