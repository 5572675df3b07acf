// What the games add to the lobby, without the parts for tables and learners.
import type { LobbyDescriptor } from "$/lobby/descriptor";

const found = import.meta.glob<{ lobby: LobbyDescriptor }>("./*/lobby/index.ts", { eager: true });
const tutorials = import.meta.glob("../learn/tutorials/*.json");

/** What a game adds to the lobby; empty if the client does not know it. */
export const lobbyOf = (game: string): LobbyDescriptor => found[`./${game}/lobby/index.ts`]?.lobby ?? {};

export const hasTutorial = (game: string): boolean => `../learn/tutorials/${game}.json` in tutorials;
