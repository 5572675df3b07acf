import type { LobbyDescriptor } from "$/lobby/descriptor";

export const lobby: LobbyDescriptor = { about: "lobby-industry-about" };
