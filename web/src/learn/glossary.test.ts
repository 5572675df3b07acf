import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { learnOf } from "$/games/learn";
import { LANGUAGES, loadMessages, setLanguage, type Language } from "$/lib/i18n.svelte";
import { findRules, glossaryOf, searchExamples, searchGlossary, synonymsOf } from "./glossary";
import { rulesOf, ruleWords } from "./rules";

const GAMES = ["brass", "industry"];

beforeAll(() => loadMessages("shared", "rules", "glossary"));

const best = (query: string, game?: string) => searchGlossary(glossaryOf(game), query)[0]?.id;

// What players say, and the entry that they mean
const PLAYERS_WORDS: Record<Language, Record<string, string>> = {
  en: {
    era: "period",
    upgrade: "overbuild",
    overbuild: "overbuild",
    merge: "whole-turn",
    combine: "whole-turn",
    "overseas market": "distant-market",
    town: "location",
    city: "location",
    ironworks: "iron-works",
    foundry: "iron-works",
    mine: "coal-mine",
    mill: "cotton-mill",
    railway: "rail",
    harbour: "port",
    disc: "link-tile",
    "amount spent": "spent",
    initiative: "turn-order",
    "income level": "income-space",
    tiebreak: "tie",
    ferry: "virtual-link",
  },
  fr: {
    upgrade: "overbuild",
    marqueur: "tile",
    ville: "location",
    localisation: "location",
    lieu: "location",
    industrie: "industry",
    entreprise: "industry",
    fonderie: "iron-works",
    "marché lointain": "distant-market",
    époque: "period",
    "niveau de revenu": "income-space",
    combiner: "whole-turn",
    prêt: "loan",
    "voie ferrée": "rail",
    depenses: "spent",
    disque: "link-tile",
  },
  it: {
    rendita: "income",
    "mercato lontano": "distant-market",
    ferriera: "iron-works",
    upgrade: "overbuild",
    città: "location",
    era: "period",
    filanda: "cotton-mill",
    "ordine di turno": "turn-order",
    combinare: "whole-turn",
    binario: "rail",
    segnalino: "tile",
  },
  de: {
    Kohlemine: "coal-mine",
    Eisenhütte: "iron-works",
    Eisenwerk: "iron-works",
    Schiene: "rail",
    Eisenbahn: "rail",
    "Ferner Markt": "distant-market",
    Upgrade: "overbuild",
    Epoche: "period",
    Stadt: "location",
    Darlehen: "loan",
    Netzwerk: "network",
    Schiffswerft: "shipyard",
    "Aktionen kombinieren": "whole-turn",
    Fähre: "virtual-link",
  },
};

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));
  afterAll(() => setLanguage("en"));

  it("finds every entry by its own name", () => {
    for (const game of GAMES)
      for (const { id, word } of glossaryOf(game))
        for (const name of word.split(", ")) expect(best(name, game), name).toBe(id);
  });

  it.each(Object.entries(PLAYERS_WORDS[language]))("understands what players call %s", (word, id) => {
    expect(best(word)).toBe(id);
  });

  it("has synonyms only for entries, none of them a name", () => {
    const entries = glossaryOf();
    expect(Object.keys(synonymsOf(language)).sort()).toEqual(entries.map(({ id }) => id).sort());
    for (const { word, also } of entries) expect(also).not.toContain(word);
  });

  it("finds rules by players’ words", () => {
    const found = (game: string, query: string) =>
      findRules(rulesOf(game).map(ruleWords), query, glossaryOf(game)).map(({ rule }) => rule);
    const word = synonymsOf(language)["whole-turn"]![0]!;
    expect(found("brass", word)).toContain("B8");
    expect(found("industry", word)).toContain("A4");
    expect(found("brass", synonymsOf(language).overbuild![0]!)).toContain("B20");
  });
});

describe.each(GAMES)("%s", (game) => {
  it("draws in the legend only what the glossary names, once", () => {
    const words = learnOf(game).legend!.map(({ word }) => word);
    expect(words.length).toBeGreaterThan(20);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(learnOf(game).glossary).toHaveProperty([word]);
  });

  it("has a word for every rule, and no rule that does not exist", () => {
    const named = new Set(Object.values(learnOf(game).glossary!).flat());
    expect([...named].sort()).toEqual([...rulesOf(game)].sort());
  });
});

it("shows everything when nothing is asked, and nothing for a word that is not there", () => {
  expect(searchGlossary(glossaryOf("brass"), " ")).toHaveLength(glossaryOf("brass").length);
  expect(searchGlossary(glossaryOf("brass"), "zeppelin")).toEqual([]);
});

it("puts the words of a game only into its own glossary", () => {
  const ids = (game: string) => glossaryOf(game).map(({ id }) => id);
  expect(ids("brass")).not.toContain("village");
  expect(ids("industry")).not.toContain("distant-market");
});

describe("examples", () => {
  const examples = [
    { id: "oldham", rules: ["B13", "B9"], title: "A mill at Oldham", text: "No card names it." },
    { id: "track", rules: ["B17"], title: "The next cube", text: "Oldham is connected to a port." },
  ];
  it("are found by their words, titles first", () => {
    const ids = (query: string) => searchExamples(examples, query).map(({ id }) => id);
    expect(ids("oldham")).toEqual(["oldham", "track"]);
    expect(ids("OLDHAM port")).toEqual(["track"]);
    expect(ids("")).toEqual([]);
  });
  it("lead to the rule that shows them", () => {
    const rules = rulesOf("brass").map(ruleWords);
    const found = findRules(rules, "oldham", glossaryOf("brass"), examples).map(({ rule }) => rule);
    expect(found).toEqual(expect.arrayContaining(["B13", "B17"]));
    expect(found).not.toContain("B9");
    expect(findRules(rules, "oldham", glossaryOf("brass"))).toEqual([]);
  });
});
