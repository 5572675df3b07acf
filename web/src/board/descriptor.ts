// What a game's descriptor may add to the map.
import type { IconName } from "$/ui/icons";

export interface BoardDescriptor {
  /** Icons (up to two) of the goods that a market buys. */
  goods?: Record<string, IconName[]>;
}
