// A correction of a map of the game: what differs, as a small TOML file (docs/maps.md).
import type { Check } from "./mapDraft.svelte";

export type Change = Check["changes"][number];

/** Text and numbers are written in TOML as in JSON. */
const written = (value: unknown): string => JSON.stringify(value);

const entry = ({ value, old, new: now }: Change): string =>
  [
    "[[change]]",
    `value = ${written(value)}`,
    ...(old === null ? [] : [`old = ${written(old)}`]),
    ...(now === null ? [] : [`new = ${written(now)}`]),
  ].join("\n");

/** The file; a value without `old` is new, one without `new` is to be removed. */
export const correctionText = (map: string, source: string, changes: Change[]): string =>
  [
    `# A correction of Age of Industry. Check it with: cottonopolis map diff FILE\nmap = ${written(map)}\nsource = ${written(source)}`,
    ...changes.map(entry),
  ].join("\n\n") + "\n";
