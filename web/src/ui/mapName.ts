// The map's name in the current language; custom maps have only their own name.
import type { PrintedBoard } from "$/lib/types";
import { has, t } from "$/lib/i18n.svelte";

export function mapName(printed: Pick<PrintedBoard, "map" | "name">): string {
  const map = (printed.map ?? "").replaceAll("_", "-");
  return has(`map-${map}`) ? t(`map-${map}`) : printed.name;
}
