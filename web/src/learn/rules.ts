// The rules as a reference: in sections, searchable, with their references to one another.
import type { TutorialGame } from "./tutorial";

export interface Section {
  id: string; // its words are the message `learn-section-<id>`
  rules: string[];
}

const range = (letter: string, first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => letter + (first + i));

export const SECTIONS: Record<TutorialGame, Section[]> = {
  brass: [
    { id: "structure", rules: range("B", 1, 6) },
    { id: "cards", rules: range("B", 7, 8) },
    { id: "build", rules: range("B", 9, 22) },
    { id: "links", rules: range("B", 23, 25) },
    { id: "actions", rules: range("B", 26, 29) },
    { id: "scoring", rules: range("B", 30, 33) },
  ],
  industry: [
    { id: "structure", rules: range("A", 1, 4) },
    { id: "build", rules: range("A", 5, 15) },
    { id: "rails", rules: range("A", 16, 21) },
    { id: "end", rules: ["A22"] },
    { id: "maps", rules: ["A23"] },
  ],
};

export const VARIANTS = ["two-player-2009", "lancashire-2018", "two-way-virtual-link", "tournament-mills"];

export const RULES: Record<TutorialGame, string[]> = {
  brass: SECTIONS.brass.flatMap((section) => section.rules),
  industry: SECTIONS.industry.flatMap((section) => section.rules),
};

export const gameOfRule = (rule: string): TutorialGame => (rule.startsWith("A") ? "industry" : "brass");
export const isRule = (name: string): boolean => RULES[gameOfRule(name)].includes(name);

/** Letters without accents and capitals, so that "depense" finds "dépensé". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").replace(/ß/g, "ss").toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/[\s,;:]+/).filter(Boolean);

export interface RuleWords {
  rule: string;
  title: string;
  text: string;
}

/** Rules in which every word occurs: the rule of that number first, then those with the words in the title. */
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
      else if (/^[ab]\d+$/.test(word)) return 0; // the number of another rule
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

export interface Piece {
  text: string;
  rule?: string; // a reference to this rule
  hit?: boolean; // found by the search
}

/** A text cut up: references to rules become links, words looked for are marked. */
export function pieces(text: string, words: string[] = []): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(/\b[AB]\d{1,2}\b/g)) {
    if (!isRule(match[0])) continue;
    found.push(...marked(text.slice(last, match.index), words), { text: match[0], rule: match[0] });
    last = match.index + match[0].length;
  }
  found.push(...marked(text.slice(last), words));
  return found.filter((piece) => piece.text);
}

function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text }];
  // Folding may change the length, so each letter remembers where it came from.
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
