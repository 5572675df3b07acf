// Requests about past positions of a finished game.
import type { BookAnswer } from "$/book/book";
import { get, ofTable, post, type Answer } from "$/lib/api";
import { ensureSession } from "$/lib/session.svelte";
import type { EntryMessage, Position } from "$/lib/types";
import { lineText, type Branch } from "./branches";

export type Judgement = Answer<"get", "/tables/{table_id}/study/judgement">;

export interface Line {
  line: number[][];
  entries: EntryMessage[];
  position: Position;
}

type Place = Pick<Branch, "at" | "moves">;

const about = (table: string, { at, moves }: Place) => ({
  path: { table_id: table },
  query: { at, line: lineText(moves) },
});

/** Play the moves of a branch, then moves in the notation as far as they are legal. */
export async function playLine(table: string, place: Place, then: string[] = []): Promise<Line> {
  const { path, query } = about(table, place);
  const found = await get("/tables/{table_id}/study/line", {
    params: { path, query: { ...query, ...(then.length && { moves: then }) } },
  });
  return found as unknown as Line;
}

/** The next move of a bot. */
export async function botMove(table: string, place: Place, bot: string): Promise<number[]> {
  await ensureSession();
  const { path, query } = about(table, place);
  return (await get("/tables/{table_id}/study/bot", { params: { path, query: { ...query, bot } } }))
    .decisions;
}

/** What the analyst says about a branch. */
export async function judge(table: string, place: Place): Promise<Judgement> {
  await ensureSession();
  return get("/tables/{table_id}/study/judgement", { params: about(table, place) });
}

/** What the opening book knows of a position; with a card, of games in which the seat held it. */
export const askBook = (table: string, place: Place, card: string): Promise<BookAnswer> => {
  const { path, query } = about(table, place);
  return get("/tables/{table_id}/study/book", { params: { path, query: { ...query, card } } });
};

/** A new table that continues a branch; returns its id. The other seats get bots. */
export async function playOn(
  table: string,
  { at, moves }: Place,
  seats: (string | null)[], // bots; null: the user
  name: string,
): Promise<string> {
  await ensureSession();
  const made = await post("/tables/{table_id}/study/tables", {
    ...ofTable(table),
    body: {
      at,
      line: moves,
      name,
      seats: seats.map((bot) => (bot === null ? { kind: "me" as const } : { kind: "bot" as const, bot })),
    },
  });
  return made.table.id;
}
