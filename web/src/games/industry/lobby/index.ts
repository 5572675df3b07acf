import type { LobbyOfGame } from "$/lobby/ofGame";

export const lobby: LobbyOfGame = { about: "lobby-industry-about" };
