import type { PanelsDescriptor } from "$/panels/descriptor";
import { seatFigures } from "./figures";
import { log } from "./log";
import Markets from "./Markets.svelte";
import { tilesSeen } from "./tilesSeen";

export const panels: PanelsDescriptor = { seatFigures, Markets, titleHeightPx: 243, tilesSeen, log };
