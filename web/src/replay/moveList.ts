// The list of moves: round by round, with the marks of the analyst.
import { verdictOf, type Judged } from "./analysis";
import type { Entry, Moment } from "./history";

export interface ListedMove {
  moment: number;
  entry: Entry;
  /** On the last move of a turn that gives points away, or of a turning point. */
  mark: { kind: "slip" | "blunder" | "turning"; points: number } | null;
}

export interface ListedRound {
  period: string | null;
  round: number;
  first: number; // moment
  moves: ListedMove[];
}

const markOf = (turn: Judged): ListedMove["mark"] => {
  const verdict = verdictOf(turn.cost);
  if (verdict === "slip" || verdict === "blunder") return { kind: verdict, points: turn.cost };
  return turn.point ? { kind: "turning", points: Math.abs(turn.point.points) } : null;
};

/** All moves by rounds. A move belongs to the round in which it was made. */
export function listedRounds(moments: Moment[], turns: Judged[] = []): ListedRound[] {
  const marks = new Map(turns.map((turn) => [turn.to, markOf(turn)]));
  const rounds: ListedRound[] = [];
  moments.forEach(({ entry, before, position }, moment) => {
    const { period, round } = before ?? position;
    let last = rounds.at(-1);
    if (!last || last.period !== period || last.round !== round) {
      last = { period, round, first: moment, moves: [] };
      rounds.push(last);
    }
    last.moves.push({ moment, entry, mark: marks.get(moment) ?? null });
  });
  return rounds;
}
