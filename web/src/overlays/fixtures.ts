// Finished games for tests, as the server sends them. Made by `python -m tests.boards web/.fixtures/boards.json`.
import { readFileSync } from "node:fs";
import type { PrintedBoard } from "$/lib/types";
import { momentsOf, type Entry } from "$/replay/history";

interface Finished {
  game: string;
  score: number[];
  ranking: number[];
  printed: PrintedBoard;
  entries: Entry[];
}

const file = JSON.parse(readFileSync(".fixtures/games.json", "utf-8")) as { finished: Finished[] };

export const finished = file.finished.map((found) => ({ ...found, moments: momentsOf(found.entries) }));
export const [brass, industry] = finished as [(typeof finished)[0], (typeof finished)[0]];
