// Setup of every test file: a `matchMedia` for jsdom (reduced motion), and the server's games.
import { existsSync, readFileSync } from "node:fs";
import { setGames } from "../src/lib/games";
import type { PlayableGame } from "../src/lib/types";

// Relative to the client's folder; made by `python -m tests.boards web/.fixtures/boards.json`
const GAMES_FIXTURE = ".fixtures/games.json";
globalThis.matchMedia ??= () =>
  ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList;
if (existsSync(GAMES_FIXTURE))
  setGames((JSON.parse(readFileSync(GAMES_FIXTURE, "utf-8")) as { games: PlayableGame[] }).games);
