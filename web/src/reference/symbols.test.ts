import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { learnOf } from "$/games/learn";
import { finished } from "$/overlays/fixtures";
import type { PrintedBoard } from "$/lib/types";
import { cardEntry, marketEntry, tileEntry } from "./entries";
import { symbolAround, wordsOf, wordsOfEntry, wordsOnBoard } from "./symbols";

const boards = JSON.parse(readFileSync(".fixtures/boards.json", "utf-8")) as PrintedBoard[];

/** The word of the game's glossary that names a symbol, and its rules. */
function named(words: string[], game: string): [string, string[]] | undefined {
  const glossary = learnOf(game).glossary ?? {};
  const word = words.find((id) => id in glossary);
  return word ? [word, glossary[word]!] : undefined;
}

describe.each(finished)("every symbol of $game", ({ game, moments, printed: own }) => {
  const { position } = moments.at(-1)!;
  const printed = boards.find((board) => board.game === game && board.map === own.map) ?? own;

  it("on the board has a word with rules", () => {
    const shown = [
      ...printed.places.map(({ id }) => [id, "place"]),
      ...Object.keys(position.slots).map((id) => [id, "slot"]),
      ...Object.keys(position.links).map((id) => [id, "link"]),
    ];
    for (const [id, kind] of shown)
      expect(
        named(wordsOnBoard(id!, kind!, printed, position), game)?.[1].length,
        `${kind} ${id}`,
      ).toBeGreaterThan(0);
  });

  it("in the panels has a word with rules", () => {
    const entries = [
      ...printed.industries.map((industry) => tileEntry(industry, 1)),
      ...Object.keys(printed.cards).map(cardEntry),
      ...["coal", "iron", "tiles"].map(marketEntry),
    ];
    for (const entry of entries)
      expect(named(wordsOfEntry(entry, printed), game)?.[1].length, entry).toBeGreaterThan(0);
  });
});

describe("symbols", () => {
  const [brass, industry] = finished.map(({ moments, printed }) => ({
    printed,
    position: moments.at(-1)!.position,
  }));

  it("are named by what they are", () => {
    const { printed, position } = brass!;
    expect(wordsOfEntry(marketEntry("coal"), printed)).toEqual(["demand-track"]);
    expect(wordsOnBoard("scotland", "place", printed, position)).toEqual(["external"]);
    expect(named(wordsOfEntry(marketEntry("tiles"), industry!.printed), "industry")?.[0]).toBe("market-tile");
    const sea = industry!.printed.places.find(({ kind }) => kind === "sea");
    if (sea)
      expect(wordsOnBoard(sea.id, "place", industry!.printed, industry!.position)).toEqual(["sea-lane"]);
  });

  it("are found around an element, the smallest first", () => {
    document.body.innerHTML = `<ul><li data-entry="tiles/port/1"><b data-word="price">3</b><i>x</i></li></ul>`;
    const { printed, position } = brass!;
    const word = (selector: string) =>
      wordsOf(symbolAround(document.querySelector(selector))!, printed, position);
    expect(word("b")).toEqual(["price"]);
    expect(word("i")).toEqual(["port"]);
    expect(symbolAround(document.body)).toBeNull();
  });
});
