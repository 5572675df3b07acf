// The descriptors of the games at a table; learn.ts and lobby.ts have those of the other pages.
// Everything else comes from the server: a game without a descriptor is played on a plain board.
import type { BoardDescriptor } from "$/board/descriptor";
import type { OverlaysDescriptor } from "$/overlays/descriptor";
import type { PanelsDescriptor } from "$/panels/descriptor";
import type { PlayDescriptor } from "$/play/descriptor";

export interface GameDescriptor {
  board?: BoardDescriptor;
  panels?: PanelsDescriptor;
  play?: PlayDescriptor;
  overlays?: OverlaysDescriptor;
}

const found = import.meta.glob<{ descriptor: GameDescriptor }>("./*/index.ts", { eager: true });

/** The descriptor of a game; empty if the client does not know it. */
export const descriptorOf = (game: string): GameDescriptor => found[`./${game}/index.ts`]?.descriptor ?? {};
