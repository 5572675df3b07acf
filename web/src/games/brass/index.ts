import type { GameDescriptor } from "..";
import { learn } from "./learn";
import { moments } from "./moments";
import { panels } from "./panels";
import { play } from "./play";

export const descriptor: GameDescriptor = { panels, play, moments, learn };
