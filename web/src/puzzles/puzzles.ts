// Puzzles: what the server tells about them.
import { get, post, type Answer } from "$/lib/api";
import { ensureSession } from "$/lib/session.svelte";
import type { EntryMessage, Position } from "$/lib/types";

type Served = Answer<"get", "/puzzles/{puzzle_id}">;
export type PuzzlePosition = Omit<Served["puzzle"], "position"> & { position: Position };
export type Puzzle = Omit<Served, "puzzle"> & { puzzle: PuzzlePosition };
export type Overview = Answer<"get", "/puzzles">;
export type Hint = Answer<"get", "/puzzles/{puzzle_id}/hint">;

type ServedResult = Answer<"post", "/puzzles/{puzzle_id}/attempts">;
type ServedAnswer = ServedResult["answer"];
export type PuzzleTurn = Omit<ServedAnswer["solution"], "entries"> & { entries: EntryMessage[] };
export type PuzzleAnswer = Omit<ServedAnswer, "solution" | "tempting"> & {
  solution: PuzzleTurn;
  tempting: PuzzleTurn;
};
export type Result = Omit<ServedResult, "answer"> & { answer: PuzzleAnswer };

export const DAILY = "daily"; // instead of an id: the puzzle of the day
export const NEXT = "next"; // any other puzzle

/** Which puzzle comes next. */
export interface Wish {
  theme?: string;
  game?: string;
  map?: string;
  after?: string;
}

/** A puzzle by its id, the puzzle of the day, or the next one. */
export function loadPuzzle(id: string, wish: Wish = {}): Promise<Puzzle> {
  const found =
    id === DAILY
      ? get("/puzzles/daily")
      : id === NEXT
        ? get("/puzzles/next", { params: { query: wish } })
        : get("/puzzles/{puzzle_id}", { params: { path: { puzzle_id: id } } });
  return found as unknown as Promise<Puzzle>;
}

export const loadHint = (id: string, step: number): Promise<Hint> =>
  get("/puzzles/{puzzle_id}/hint", { params: { path: { puzzle_id: id }, query: { step } } });

/** Answer a puzzle with a whole turn; a visitor becomes a guest. */
export async function answer(id: string, line: number[][], hints: number): Promise<Result> {
  await ensureSession();
  return (await post("/puzzles/{puzzle_id}/attempts", {
    params: { path: { puzzle_id: id } },
    body: { line, hints },
  })) as unknown as Result;
}
