import type { PanelsDescriptor } from "$/panels/descriptor";
import { marketFigures, scoreFigures, seatFigures } from "./figures";
import Frame from "./Frame.svelte";
import { log } from "./log";
import Markets from "./Markets.svelte";
import { tilesSeen } from "./tilesSeen";
import Track from "./Track.svelte";

export const panels: PanelsDescriptor = {
  seatFigures,
  scoreFigures,
  marketFigures,
  tilesSeen,
  Frame,
  Markets,
  Track,
  log,
};
