// Tells a player in words which of their tiles a rival's move has flipped.
import type { Position, PrintedBoard } from "$/lib/types";
import { money, t } from "$/lib/i18n.svelte";
import { placeOf } from "$/lib/printed";
import { actionEvents, figure, text, tilesAfter, type Entry } from "$/replay/history";

/** One sentence for every tile of a seat that another seat's move flipped. */
export function flippedTexts(entry: Entry, before: Position, printed: PrintedBoard, seat: number): string[] {
  if (entry.kind !== "play" || entry.seat === null || entry.seat === seat) return [];
  const events = actionEvents(entry);
  const slots = tilesAfter(before, events);
  return events.flatMap((event, i) => {
    const tile = slots[text(event, "place")];
    if (event.name !== "flipped" || figure(event, "seat") !== seat || !tile) return [];
    const about = { tile: tile.industry, industry: tile.industry };
    const facts = { mine: t("telling-mine", about), place: placeOf(text(event, "place")) };
    const moved = events[i + 1];
    if (moved?.name !== "income_moved" || figure(moved, "seat") !== seat)
      return [t("telling-flipped", facts)];
    const income = (space: string) => printed.income_track[figure(moved, space)] ?? 0;
    const change = income("to_space") - income("from_space");
    return [
      t("telling-flipped-income", {
        ...facts,
        change: (change < 0 ? "" : "+") + money(change, printed.currency),
      }),
    ];
  });
}
