// Names of map elements for screen readers.
import type { PrintedBoard, PlacedTile, PrintedSlot } from "$/lib/types";
import { industryName, language, nameOf, roman, t } from "$/lib/i18n.svelte";
import type { BoardPosition } from "./types";

const either = (names: string[]) => new Intl.ListFormat(language(), { type: "disjunction" }).format(names);

const withWorth = (text: string, worth: string) => (worth ? `${text}, ${worth}` : text);

export const slotName = (slot: PrintedSlot, tile: PlacedTile | null, worth = ""): string =>
  withWorth(slotText(slot, tile), worth);

function slotText(slot: PrintedSlot, tile: PlacedTile | null): string {
  if (!tile)
    return t("board-slot-free", { slot: slot.id, industries: either(slot.industries.map(industryName)) });
  const facts = { slot: slot.id, industry: tile.industry, level: roman(tile.level), owner: tile.owner };
  if (tile.flipped) return t("board-tile-flipped", facts);
  if (tile.inert) return t("board-tile-inert", facts);
  return tile.cubes ? t("board-tile-cubes", { ...facts, cubes: tile.cubes }) : t("board-tile", facts);
}

export function linkTitle(id: string, owner: number | null | undefined, worth = ""): string {
  return owner == null
    ? t("board-link-free", { link: id })
    : withWorth(t("board-link-built", { link: id, owner }), worth);
}

export function marketName(id: string, position: BoardPosition | null): string {
  const square = position?.markets?.[id];
  const good = square ? nameOf("good-", square.tile) : "";
  if (!square) return t("board-market", { place: id });
  return square.used
    ? t("board-market-used", { place: id, good })
    : t("board-market-open", { place: id, good });
}

export function placeTitle(printed: PrintedBoard, id: string): string {
  const place = printed.places.find((found) => found.id === id)!;
  const says: string[] = [];
  if (place.colour) says.push(t("board-place-colour", { colour: nameOf("colour-", place.colour) }));
  if (place.external) says.push(t("board-place-external"));
  if (place.distant_port) says.push(t("board-place-distant-port"));
  if (place.discs) says.push(t("board-place-discs", { count: place.discs }));
  if (place.no_passing_through) says.push(t("board-place-no-passing"));
  return says.length
    ? t("board-place", { place: id, says: new Intl.ListFormat(language(), { type: "unit" }).format(says) })
    : t("board-place-plain", { place: id });
}
