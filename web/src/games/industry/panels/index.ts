import type { PanelsOfGame } from "$/panels/ofGame";
import { seatFacts } from "./facts";
import { log } from "./log";
import Markets from "./Markets.svelte";

export const panels: PanelsOfGame = { seatFacts, Markets, log };
