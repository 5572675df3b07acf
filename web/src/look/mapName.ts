// The map's name in the reader's language; a map of one's own has only the name it was given.
import type { BoardFacts } from "$/lib/types";
import { has, t } from "$/lib/words.svelte";

export function mapName(facts: Pick<BoardFacts, "map" | "name">): string {
  const map = (facts.map ?? "").replaceAll("_", "-");
  return has(`map-${map}`) ? t(`map-${map}`) : facts.name;
}
