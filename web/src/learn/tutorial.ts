// The format of a tutorial: short games on real tables with scripted moves of the rivals.
export type Spotlight = "hand" | "player-board" | "markets" | "track" | "actions" | "log" | "rivals";

/** One text of the coach: the message `learn-<game>-<id>`. */
export interface Step {
  id: string;
  kind: "tell" | "move" | "free"; // a text, a required move, a free choice
  move?: string; // the required move; in a free step, a good one
  any?: string[]; // prefixes of the parts of the move that may be chosen freely
  wait?: boolean; // show it after the rivals have moved
  spotlight?: Spotlight;
  lit?: string[];
}

export interface Chapter {
  record: string; // the moves before it starts
  ends: "period" | "game" | null; // what ends it even if steps are left
  rivals: string[]; // "2: canal rochdale-yorkshire with lancaster"
  steps: Step[];
}

export interface Tutorial {
  game: string;
  chapters: Chapter[];
}

export const LEARNER = 0; // the learner's seat

/** The card in a move's notation. */
export const cardOf = (move: string): string | null => / with (\w+)/.exec(move)?.[1] ?? null;

/** A move without its free parts; two drawn cards in a fixed order. */
function plain(move: string, any: string[]): string {
  let text = move;
  for (const part of any) text = text.replaceAll(new RegExp(` ${part} \\S+`, "g"), "");
  if (!text.startsWith("draw ")) return text;
  return "draw " + text.slice(5).split(" and ").sort().join(" and ");
}

/** Whether a move is the one that a step asks for. */
export const isExpected = (step: Step, played: string): boolean =>
  step.kind === "free" ||
  (step.kind === "move" && plain(played, step.any ?? []) === plain(step.move!, step.any ?? []));

/** Whether an option is part of what a step asks for. */
export function isPart(step: Step, option: string): boolean {
  if (step.kind !== "move") return step.kind === "free";
  if (step.any?.some((part) => option.startsWith(part + " "))) return true;
  const move = ` ${step.move} `;
  const [verb, ...rest] = option.split(" ");
  const object = rest.join(" ");
  const again = step.move!.startsWith(`${verb} `) && move.includes(` and ${object} `); // a second card drawn, or another rail
  const secondCard = verb === "with" && move.includes(` + ${object} `);
  return again || secondCard || move.includes(` ${option} `);
}
