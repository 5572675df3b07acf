import type { PanelsDescriptor } from "$/panels/descriptor";
import { seatFigures } from "./figures";
import { log } from "./log";
import Markets from "./Markets.svelte";

export const panels: PanelsDescriptor = { seatFigures, Markets, log };
