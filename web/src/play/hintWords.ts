// The words of the glossary that a sentence of a hint speaks of. The glossary has their rules.

/** By the id of the message; the first word that the game's glossary has is meant. */
export const HINT_WORDS: Record<string, string[]> = {
  "hint-sells": ["sell"],
  "hint-market": ["distant-market", "market-square"],
  "hint-own-port": ["port"],
  "hint-ships": ["ship-cubes"],
  "hint-flips": ["flip"],
  "hint-cubes": ["flip"],
  "hint-port-own": ["port"],
  "hint-port": ["port"],
  "hint-goods": ["sell"],
  "hint-last-level": ["stack"],
  "hint-overbuilds": ["overbuild"],
  "hint-overbuilds-rival": ["overbuild"],
  "hint-flips-own": ["flip"],
  "hint-link-sells": ["connected"],
  "hint-link-points": ["scoring"],
  "hint-link-money": ["scoring"],
  "hint-link": ["network", "route"],
  "hint-develops": ["develop"],
  "hint-develops-more": ["develop"],
  "hint-loan-low": ["loan"],
  "hint-loan": ["loan"],
  "hint-draws": ["draw"],
  "hint-passes": ["pass"],
  "hint-first": ["turn-order"],
};

/** The rules that a sentence speaks of; none if it is about no rule. */
export function rulesOfHint(id: string, glossary: Record<string, string[]>): string[] {
  const word = HINT_WORDS[id]?.find((found) => found in glossary);
  return word ? glossary[word]! : [];
}
