import type { GameDescriptor } from "..";
import { overlays } from "./overlays";
import { panels } from "./panels";
import { play } from "./play";

export const descriptor: GameDescriptor = { panels, play, overlays };
