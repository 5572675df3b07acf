// The first places of a kind on a map: what the legend draws.
import type { PrintedBoard } from "$/lib/types";
import type { PlaceKind } from "./drawings";

/** The ids of the places; none if the map has no such place. */
export function placesOf({ places, lanes }: PrintedBoard, kind: PlaceKind): string[] {
  if (kind === "sea-lane") return lanes[0] ? [lanes[0].sea, ...lanes[0].ports.slice(0, 1)] : [];
  const found = places.find((place) => {
    if (kind === "import") return lanes.some(({ sea, coal }) => sea === place.id && coal > 0);
    if (kind === "external") return place.external;
    if (kind === "distant-port") return place.distant_port;
    if (kind === "village") return place.kind === "village";
    return place.slots.length === 2 && !place.external && place.kind !== "sea";
  });
  return found ? [found.id] : [];
}
