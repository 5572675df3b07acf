import { describe, expect, it } from "vitest";
import { fold, pieces, rulesOf, search, sectionsOf, type RuleWords } from "./rules";

const rules: RuleWords[] = [
  { rule: "B1", title: "Joueurs et mise en place", text: "Chaque case porte un cube." },
  {
    rule: "B17",
    title: "Charbon pour une construction",
    text: "Le charbon vient de la mine la plus proche, ou d’un port relié.",
  },
  { rule: "B18", title: "Fer", text: "Le fer ne demande aucun port ; voir B17." },
  { rule: "B29", title: "Emprunt", text: "L’argent déjà dépensé ne compte pas." },
];
const found = (query: string) => search(rules, query).map(({ rule }) => rule);

describe("search", () => {
  it("shows everything when nothing is asked", () =>
    expect(found("  ")).toEqual(["B1", "B17", "B18", "B29"]));
  it("does not mind accents, capitals and apostrophes", () => {
    expect(found("DEPENSE")).toEqual(["B29"]);
    expect(found("l'argent")).toEqual(["B29"]);
  });
  it("wants all words", () => expect(found("charbon port")).toEqual(["B17"]));
  it("puts the words of a title first", () => expect(found("fer")[0]).toBe("B18"));
  it("finds a rule by its number, not those that mention it", () => {
    expect(found("b17")).toEqual(["B17"]);
    expect(found("17")[0]).toBe("B17");
    expect(found("b1")).toEqual(["B1"]);
  });
  it("finds nothing when there is nothing", () => expect(found("locomotive")).toEqual([]));
});

describe("pieces", () => {
  const shown = (text: string, words: string[] = []) =>
    pieces(text, words)
      .map((piece) => (piece.rule ? `[${piece.rule}]` : piece.hit ? `<${piece.text}>` : piece.text))
      .join("");

  it("makes links of references", () =>
    expect(shown("as in B18, or (A10).")).toBe("as in [B18], or ([A10])."));
  it("leaves alone what is no rule", () =>
    expect(shown("B99 and A24, 5B1 or B123")).toBe("B99 and A24, 5B1 or B123"));
  it("marks words where they stand, accents and all", () =>
    expect(shown("Dépensé, puis gagné", ["depense", "gagn"])).toBe("<Dépensé>, puis <gagn>é"));
  it("keeps places right after letters that fold to two", () =>
    expect(shown("Straße frei", ["frei"])).toBe("Straße <frei>"));
  it("gives the whole text back", () => {
    const text = "Jede (B17) Kohle – siehe A10 – für Straßen.";
    expect(
      pieces(text, ["kohle", "strassen"])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

it.each(["brass", "industry"])("has every rule of %s in one section", (game) => {
  expect(sectionsOf(game).flatMap(({ rules: found }) => found)).toEqual(rulesOf(game));
});

it("folds", () => expect(fold("Écosse’s Größe")).toBe("ecosse's grosse"));
