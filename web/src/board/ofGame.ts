// What a game brings for the map, beyond what every game has.
import type { IconName } from "$/look/icons";

export interface BoardOfGame {
  /** What a market with a good buys: up to two icons. */
  goods?: Record<string, IconName[]>;
}
