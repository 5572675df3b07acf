// Changes of a map that were not saved, kept in the browser until the map is opened again.
import { forget, remember, remembered } from "$/lib/storage";
import type { MapContent } from "./mapContent";

interface Unsaved {
  version: number; // of the saved map that was changed
  content: MapContent;
}

const keyOf = (id: string): string => `map.${id || "new"}`;

export const keepUnsaved = (id: string, unsaved: Unsaved): void =>
  remember(keyOf(id), JSON.stringify(unsaved));

export const forgetUnsaved = (id: string): void => forget(keyOf(id));

/** The unsaved changes of a map; null if there are none, or if the map was saved elsewhere since. */
export function unsavedOf(id: string, version: number): MapContent | null {
  try {
    const found = JSON.parse(remembered(keyOf(id)) ?? "null") as Unsaved | null;
    return found && found.version === version ? found.content : null;
  } catch {
    return null;
  }
}
