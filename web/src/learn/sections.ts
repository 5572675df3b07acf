// Sections of rules, as a game's descriptor lists them.
export interface Section {
  id: string; // its text is the message `learn-section-<id>`
  rules: string[];
}

export const range = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => letter + (first + i));
