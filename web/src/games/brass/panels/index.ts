import type { PanelsOfGame } from "$/panels/ofGame";
import { marketFacts, scoreFacts, seatFacts } from "./facts";
import Frame from "./Frame.svelte";
import { log } from "./log";
import Markets from "./Markets.svelte";
import Track from "./Track.svelte";

export const panels: PanelsOfGame = { seatFacts, scoreFacts, marketFacts, Frame, Markets, Track, log };
