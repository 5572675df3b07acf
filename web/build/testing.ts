// For every test file: what jsdom lacks (nothing moves in tests), and the games that the server has.
import { existsSync, readFileSync } from "node:fs";
import { setGames } from "../src/lib/games";
import type { PlayableGame } from "../src/lib/types";

// Relative to the client's folder; made by `python -m tests.boards web/.fixtures/boards.json`
const FILE = ".fixtures/games.json";
globalThis.matchMedia ??= () => ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList;
if (existsSync(FILE)) setGames((JSON.parse(readFileSync(FILE, "utf-8")) as { games: PlayableGame[] }).games);
