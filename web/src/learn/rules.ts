// The rules as a reference: sections, search, cross-references.
import { learnOf } from "$/games/learn";
import { gameInfo, games } from "$/lib/games";
import { has, t } from "$/lib/i18n.svelte";
import type { Section } from "./sections";

/** The rules of a game; a game without sections has a single one. */
export const sectionsOf = (game: string): Section[] =>
  learnOf(game).sections ?? [{ id: "structure", rules: rulesOf(game) }];

export const rulesOf = (game: string): string[] => gameInfo(game).rules;

/** The games that have rules to show. */
export const gamesWithRules = (): string[] =>
  games()
    .filter(({ info }) => info.rules.some((rule) => has(`rule-${rule.toLowerCase()}.text`)))
    .map(({ info }) => info.id);

export const gameOfRule = (rule: string): string | undefined =>
  games().find(({ info }) => info.rules.includes(rule))?.info.id;

/** Letters without accents and capitals, so that "depense" finds "dépensé". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").replace(/ß/g, "ss").toLowerCase();

export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[\s,;:]+/)
    .filter(Boolean);

export interface RuleWords {
  rule: string;
  title: string;
  text: string;
}

/** Rules that contain every word: the rule with that number first, then those with the words in the title. */
export function search(rules: RuleWords[], query: string): RuleWords[] {
  const words = wordsOf(query);
  if (!words.length) return rules;
  const rank = ({ rule, title, text }: RuleWords): number => {
    const number = rule.toLowerCase();
    const head = fold(title);
    const all = `${head} ${fold(text)}`;
    let sum = 0;
    for (const word of words) {
      if (word === number || word === number.slice(1)) sum += 100;
      else if (/^[a-z]\d+$/.test(word))
        return 0; // the number of another rule
      else if (head.includes(word)) sum += 10;
      else if (all.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  };
  return rules
    .map((found) => ({ found, value: rank(found) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ found }) => found);
}

export const ruleWords = (rule: string): RuleWords => ({
  rule,
  title: t(`rule-${rule.toLowerCase()}`),
  text: t(`rule-${rule.toLowerCase()}.text`),
});

export interface Piece {
  text: string;
  rule?: string; // a reference to this rule
  hit?: boolean; // found by the search
}

/** Splits a text: references to rules become links, search words are marked. */
export function pieces(text: string, words: string[] = []): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(/\b[A-Z]\d{1,2}\b/g)) {
    if (!gameOfRule(match[0])) continue;
    found.push(...marked(text.slice(last, match.index), words), { text: match[0], rule: match[0] });
    last = match.index + match[0].length;
  }
  found.push(...marked(text.slice(last), words));
  return found.filter((piece) => piece.text);
}

function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text }];
  // Folding may change the length, so keep the origin of each letter.
  let folded = "";
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    for (const letter of fold(text[i]!)) {
      folded += letter;
      from.push(i);
    }
  }
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) hit[from[i]!] = true;
    }
  }
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const piece = found.at(-1);
    if (piece && !!piece.hit === hit[i]) piece.text += text[i];
    else found.push(hit[i] ? { text: text[i]!, hit: true } : { text: text[i]! });
  }
  return found;
}
