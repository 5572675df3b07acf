// From a symbol on the screen to its word in the glossary, which has the rules. Elements name their word with
// `data-word`; the word of an entry (`data-entry`) or of something on the board follows from what it is.
import { placeOf } from "$/lib/printed";
import type { Position, PrintedBoard } from "$/lib/types";

const SYMBOL = "[data-word], [data-entry], .board [data-id]";

/** The symbol that an element belongs to. */
export const symbolAround = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>(SYMBOL) ?? null;

/** The symbol at a point of the screen. A button may lie over the symbols of its row: the smallest one is meant. */
export function symbolAt(x: number, y: number): HTMLElement | null {
  const found = symbolAround(document.elementFromPoint(x, y));
  const inner = [...(found?.querySelectorAll<HTMLElement>("[data-word]") ?? [])].filter((symbol) => {
    const { left, right, top, bottom } = symbol.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return inner.at(-1) ?? found;
}

/** The words that may name an entry of the reference, the best first. */
export function wordsOfEntry(address: string, printed: PrintedBoard): string[] {
  const [tab, entry = ""] = address.split("/");
  if (!entry) return [];
  if (tab === "glossary" || tab === "legend") return [entry];
  if (tab === "tiles") return [entry.replaceAll("_", "-")];
  if (tab !== "cards") return [];
  if (entry === "market-tiles") return ["distant-market", "market-tile"];
  if (entry.startsWith("market-")) return ["demand-track"];
  return [printed.industries.includes(entry) ? "card-industry" : "card-location"];
}

/** The words that may name something on the board, the best first. */
export function wordsOnBoard(id: string, kind: string, printed: PrintedBoard, position: Position): string[] {
  const place = printed.places.find((found) => found.id === placeOf(id));
  if (kind === "link") return position.links[id] == null ? ["route", "link"] : [position.link_kind, "link"];
  if (kind === "market") return ["market-square"];
  if (kind === "import") return ["import"];
  if (kind === "slot") {
    const tile = position.slots[id];
    if (tile) return [tile.industry.replaceAll("_", "-")];
    return place?.kind === "sea" ? ["ship-slot", "slot"] : ["slot"];
  }
  if (place?.kind === "sea") return ["sea-lane"];
  if (place?.external) return ["external"];
  if (place?.distant_port) return ["distant-port"];
  return place?.kind === "village" ? ["village"] : ["location"];
}

/** The words that may name a symbol, the best first: the first one in the game's glossary is meant. */
export function wordsOf(symbol: HTMLElement, printed: PrintedBoard, position: Position): string[] {
  const { word, entry, id, kind = "" } = symbol.dataset;
  if (word) return word.split(" ");
  if (entry) return wordsOfEntry(entry, printed);
  return id ? wordsOnBoard(id, kind, printed, position) : [];
}
