// What a game brings for the lobby, beyond what every game has.
export interface LobbyOfGame {
  /** What a single press begins, as a message. */
  about?: string;
}
