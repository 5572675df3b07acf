// Screen-reader announcements of an entry: the action, then its main consequences.
import { descriptorOf } from "$/games";
import type { Position } from "$/lib/types";
import { t } from "$/lib/i18n.svelte";
import { say, text, type Entry } from "$/replay/history";
import { deedText, undoText } from "./deedText";

/** A short announcement; "" if there is nothing to say. `mine` are the user's seats. */
export function announce(
  entry: Entry,
  currency: string,
  position: Position | null,
  mine: number[] = [],
  before: Position | null = null,
): string {
  const me = mine.length === 1 ? mine[0] : -1; // at a shared device everybody has a name
  if (entry.kind === "undo") return undoText(entry, me);
  if ((entry.kind !== "play" && entry.kind !== "started") || !position) return "";
  const { game } = position;
  const deeds = deedText(entry, game, currency, me);
  const parts = deeds ? [deeds] : [];
  const flips = entry.events.filter((event) => event.name === "flipped").length;
  if (flips) parts.push(t("overlays-say-flips", { count: flips }));
  const told = ["game_ended", ...(descriptorOf(game).overlays?.told ?? [])];
  for (const event of entry.events) {
    if (event.name === "period_ended")
      parts.push(t("overlays-say-period", { period: text(event, "period") }));
    else if (told.includes(event.name)) parts.push(say(event, currency));
  }
  const isNew = before && (position.round !== before.round || position.period !== before.period);
  if (isNew && position.to_move !== null) parts.push(t("overlays-say-round", { round: position.round }));
  if (position.to_move != null && position.to_move !== entry.seat && mine.includes(position.to_move))
    parts.push(
      mine.length > 1 ? t("overlays-say-turn", { seat: position.to_move }) : t("overlays-say-your-turn"),
    );
  return parts.join(" ");
}
