import type { GameDescriptor } from "..";
import { overlays } from "./overlays";
import { panels } from "./panels";
import { play } from "./play";

export const descriptor: GameDescriptor = {
  board: {
    goods: {
      cotton: ["cotton_mill"],
      factory: ["factory"],
      both: ["cotton_mill", "factory"],
      no_demand: ["ban"],
    },
  },
  panels,
  play,
  overlays,
};
