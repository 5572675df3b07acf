// Rules in sections, as games write them down.
export interface Section {
  id: string; // its words are the message `learn-section-<id>`
  rules: string[];
}

export const range = (letter: string, first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, i) => letter + (first + i));
