// A tutorial: short games on real tables, in which every move of the rivals is written down.
export type Spotlight = "hand" | "works" | "markets" | "track" | "actions" | "log" | "rivals";

/** One thing the coach says. Its words are the message `learn-<game>-<id>`. */
export interface Step {
  id: string;
  kind: "tell" | "move" | "free"; // something to read, a move to make, a choice of one's own
  move?: string; // what is to be played; in a free step, what would be good
  any?: string[]; // parts of the move that may be chosen freely, by how they begin
  wait?: boolean; // say it only when the rivals have moved
  spotlight?: Spotlight;
  lit?: string[];
}

export interface Chapter {
  record: string; // what has been played before it begins
  ends: "period" | "game" | null; // with what it is over even if steps are left
  rivals: string[]; // "2: canal rochdale-yorkshire with lancaster"
  steps: Step[];
}

export interface Tutorial {
  game: string;
  chapters: Chapter[];
}

export const LEARNER = 0; // the seat of whoever learns

/** The card that a move is played with. */
export const cardOf = (move: string): string | null => / with (\w+)/.exec(move)?.[1] ?? null;

/** A move without the parts that are free to choose; two drawn cards in one order. */
function plain(move: string, any: string[]): string {
  let text = move;
  for (const part of any) text = text.replaceAll(new RegExp(` ${part} \\S+`, "g"), "");
  if (!text.startsWith("draw ")) return text;
  return "draw " + text.slice(5).split(" and ").sort().join(" and ");
}

/** Whether a move that was played is the one a step asks for. */
export const isExpected = (step: Step, played: string): boolean =>
  step.kind === "free" || (step.kind === "move" && plain(played, step.any ?? []) === plain(step.move!, step.any ?? []));

/** Whether an option is part of what a step asks for. */
export function isPart(step: Step, option: string): boolean {
  if (step.kind !== "move") return step.kind === "free";
  if (step.any?.some((part) => option.startsWith(part + " "))) return true;
  const move = ` ${step.move} `;
  return move.includes(` ${option} `) || (option.startsWith("draw ") && move.includes(` and ${option.slice(5)} `));
}
