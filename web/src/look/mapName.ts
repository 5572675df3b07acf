// The map's name in the reader's language; a map of one's own has only the name it was given.
import type { PrintedBoard } from "$/lib/types";
import { has, t } from "$/lib/words.svelte";

export function mapName(printed: Pick<PrintedBoard, "map" | "name">): string {
  const map = (printed.map ?? "").replaceAll("_", "-");
  return has(`map-${map}`) ? t(`map-${map}`) : printed.name;
}
