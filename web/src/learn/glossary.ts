// The glossary: a game's words with their rules, found by their name, by players' other words for them
// (`synonyms/<language>.json`, which are never shown) and by their text.
import { learnOf } from "$/games/learn";
import { games } from "$/lib/games";
import { language, t, type Language } from "$/lib/i18n.svelte";
import { fold, search, wordsOf, type RuleWords } from "./rules";

export interface Entry {
  id: string;
  word: string;
  text: string;
  also: string[]; // searched, not shown
  rules: string[];
}

const SYNONYMS = import.meta.glob<Record<string, string[]>>("./synonyms/*.json", {
  eager: true,
  import: "default",
});
export const synonymsOf = (lang: Language): Record<string, string[]> => SYNONYMS[`./synonyms/${lang}.json`]!;

/** The words of a game in the order of the alphabet; without a game, those of all games. */
export function glossaryOf(game?: string): Entry[] {
  const rules = new Map<string, string[]>();
  for (const { info } of games()) {
    if (game && info.id !== game) continue;
    for (const [id, found] of Object.entries(learnOf(info.id).glossary ?? {}))
      rules.set(id, [...(rules.get(id) ?? []), ...found]);
  }
  const also = synonymsOf(language());
  return [...rules]
    .map(([id, found]) => ({
      id,
      rules: found,
      word: t(`glossary-${id}`),
      text: t(`glossary-${id}.text`),
      also: also[id] ?? [],
    }))
    .sort((a, b) => a.word.localeCompare(b.word, language()));
}

/** How well an entry fits: its name before players' words, both before its text. 0: not at all. */
function rank({ word, also, text }: Entry, words: string[]): number {
  const whole = words.join(" ");
  const name = fold(word);
  const others = also.map(fold);
  if (name === whole) return 7;
  if (name.split(/[\s,]+/).includes(whole)) return 6;
  if (others.includes(whole)) return 5;
  if (name.startsWith(whole)) return 4;
  if (others.some((other) => ` ${other}`.includes(` ${whole}`))) return 3;
  const named = [name, ...others].join(" ");
  if (words.every((part) => named.includes(part))) return 2;
  return words.every((part) => `${named} ${fold(text)}`.includes(part)) ? 1 : 0;
}

/** The entries that contain every word of the query, the best first. */
export function searchGlossary(entries: Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (!words.length) return entries;
  return entries
    .map((entry) => ({ entry, value: rank(entry, words) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}

/** The words of a worked example, and its rules: the first one shows it. */
export interface ExampleWords {
  id: string;
  rules: string[];
  title: string;
  text: string;
}

/** The examples that contain every word of the query, those with the words in the title first. */
export function searchExamples(examples: ExampleWords[], query: string): ExampleWords[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const has = (text: string) => words.every((word) => fold(text).includes(word));
  const titled = examples.filter(({ title }) => has(title));
  return [
    ...titled,
    ...examples.filter((found) => !titled.includes(found) && has(`${found.title} ${found.text}`)),
  ];
}

/** Rules that contain every word, those of the entries that the query names in players' words, then those whose examples contain it. */
export function findRules(
  rules: RuleWords[],
  query: string,
  entries: Entry[],
  examples: ExampleWords[] = [],
): RuleWords[] {
  const found = search(rules, query);
  const words = wordsOf(query);
  if (!words.length) return found;
  const named = new Set(entries.filter((entry) => rank(entry, words) >= 2).flatMap((entry) => entry.rules));
  const told = new Set(searchExamples(examples, query).map((example) => example.rules[0]));
  const others = rules.filter((rule) => !found.includes(rule));
  return [
    ...found,
    ...others.filter(({ rule }) => named.has(rule)),
    ...others.filter(({ rule }) => !named.has(rule) && told.has(rule)),
  ];
}
