// What the client knows of single games. Everything else comes from the server: a game without a descriptor can be
// played on a plain board.
import type { BoardOfGame } from "$/board/ofGame";
import type { LearnOfGame } from "$/learn/ofGame";
import type { LobbyOfGame } from "$/lobby/ofGame";
import type { MomentsOfGame } from "$/moments/ofGame";
import type { PanelsOfGame } from "$/panels/ofGame";
import type { PlayOfGame } from "$/play/ofGame";

export interface GameDescriptor {
  board?: BoardOfGame;
  panels?: PanelsOfGame;
  play?: PlayOfGame;
  moments?: MomentsOfGame;
  learn?: LearnOfGame;
  lobby?: LobbyOfGame;
}

const found = import.meta.glob<{ descriptor: GameDescriptor }>("./*/index.ts", { eager: true });

/** What is known of a game; nothing, if it is new to this client. */
export const descriptorOf = (game: string): GameDescriptor => found[`./${game}/index.ts`]?.descriptor ?? {};
