// What a game's descriptor may add to the lobby.
export interface LobbyDescriptor {
  /** The id of a message that introduces the game. */
  about?: string;
}
