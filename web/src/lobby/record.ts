// Reads the header and the actions of a record before it is uploaded.
export interface Glance {
  game: string | null;
  players: number | null;
  actions: { text: string; line: number }[]; // line: from 1
}

/** The header and actions; null if the text does not start like a record. */
export function glance(text: string): Glance | null {
  const lines = text.replaceAll("\r", "").split("\n");
  if (!/^\s*cottonopolis\s+\d/.test(lines[0] ?? "")) return null;
  const found: Glance = { game: null, players: null, actions: [] };
  let header = true;
  lines.forEach((whole, index) => {
    const line = whole.split("#")[0]!.trim();
    if (header) {
      if (index > 0 && !whole.trim()) header = false;
      const [key, value] = line.split(/\s+/);
      if (key === "game" && value) found.game = value;
      if (key === "players" && /^\d$/.test(value ?? "")) found.players = Number(value);
    } else if (line) found.actions.push({ text: line, line: index + 1 });
  });
  return found;
}

/** The start and end of a line in a text. */
export function lineSpan(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
