// The worked examples of the rules, loaded once for each game.
import { get, type Answer } from "$/lib/api";
import { changed } from "$/lib/tableView.svelte";
import { t } from "$/lib/i18n.svelte";
import type { EntryMessage, EventShape, Position } from "$/lib/types";
import type { ExampleWords } from "../glossary";

type Served = Answer<"get", "/games/{game}/examples">[number];
export type Example = Omit<Served, "position" | "entries"> & { position: Position; entries: EntryMessage[] };

export type Refused = Example["refused"][number];

const known = new Map<string, Promise<Example[]>>();

/** The examples of a game. */
export function examplesOf(game: string): Promise<Example[]> {
  let found = known.get(game);
  if (!found) {
    found = get("/games/{game}/examples", { params: { path: { game } } }) as unknown as Promise<Example[]>;
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

export const exampleTitle = (game: string, id: string): string => t(`examples-${game}-${id}`);
export const exampleText = (game: string, id: string): string => t(`examples-${game}-${id}.text`);

/** What the search looks into. */
export const exampleWords = (game: string, examples: Example[]): ExampleWords[] =>
  examples.map(({ id, rules }) => ({
    id,
    rules,
    title: exampleTitle(game, id),
    text: exampleText(game, id),
  }));

/** The position after the moves of an example. */
export const positionAfter = ({ position, entries }: Example): Position =>
  entries.reduce((before, entry) => changed(before, entry.changes)!, position);

/** What the moves of an example do. */
export const eventsOf = ({ entries }: Example): EventShape[] => entries.flatMap(({ events }) => events);
