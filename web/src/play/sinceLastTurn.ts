// What has happened since a player's last turn.
import type { EntryMessage, Position } from "$/lib/types";
import { actionEvents, keptEntries, keptMoments, momentsOf, text, type Entry } from "$/replay/history";

/** Something new on the board: who made it so. */
export interface News {
  id: string; // of a slot or a link
  seat: number;
}

/** The moves of the others since a seat's last turn, without undone ones; moves of the turn that it makes now do not count. */
export function movesSince<T extends Entry>(entries: T[], seat: number): T[] {
  const moves = keptEntries(entries) as T[];
  const end = moves.findLastIndex((entry) => entry.seat !== seat) + 1;
  const start = moves.slice(0, end).findLastIndex((entry) => entry.seat === seat) + 1;
  return moves.slice(start, end);
}

/** The same moves with the positions before and after them. */
export function momentsSince(
  entries: EntryMessage[],
  seat: number,
): { entry: EntryMessage; before: Position; position: Position }[] {
  const numbers = new Set(movesSince(entries, seat).map(({ number }) => number));
  return keptMoments(momentsOf(entries)).flatMap(({ entry, before, position }) =>
    before && numbers.has(entry.number) ? [{ entry: entry as EntryMessage, before, position }] : [],
  );
}

/** What moves have put, laid or flipped and is still there. */
export function newsOf(moves: Entry[], position: Position): News[] {
  const found = new Map<string, number>();
  for (const entry of moves) {
    if (entry.seat === null) continue;
    for (const event of actionEvents(entry)) {
      const id = event.name === "laid_link" ? text(event, "link") : text(event, "place");
      if (["built", "laid_link", "flipped"].includes(event.name)) found.set(id, entry.seat);
    }
  }
  return [...found]
    .filter(([id]) => position.slots[id] || position.links[id] != null)
    .map(([id, seat]) => ({ id, seat }));
}
