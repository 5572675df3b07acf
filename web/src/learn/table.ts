// The table of a tutorial: everybody's seats belong to whoever learns.
import { get, post } from "$/lib/api";
import type { TableView } from "$/lib/live.svelte";
import { beSomebody } from "$/lib/session.svelte";
import { t } from "$/lib/words.svelte";
import type { Hands } from "./guide.svelte";
import { LEARNER, type Chapter } from "./tutorial";

/** Lay out a chapter; the id of its table. */
export async function layOut(game: string, chapter: Chapter): Promise<string> {
  await beSomebody();
  const players = Number(/^players (\d)/m.exec(chapter.record)![1]);
  const snapshot = await post<"createTable">("/tables", {
    name: t("learn-table", { game }),
    seats: Array.from({ length: players }, (_, seat) => ({ kind: "me" as const, bot: "beginner" as const, label: seat === LEARNER ? null : t(`seat-${seat}`) })),
    settings: {
      by_turns: false, clock: null, listed: false, spectators: false, hints: true, undo_requests: true, returns: false, replacement: "beginner", rated: false,
    },
    record: chapter.record,
    until: null,
    start: true,
  });
  return snapshot.table.id;
}

/** Whoever has learnt enough leaves the seats to bots, so that the table comes to an end. */
export async function clearAway(id: string, players: number): Promise<void> {
  for (let seat = 0; seat < players; seat++) await post<"leaveSeat">(`/tables/${id}/leave`, { seat });
}

/** When the view shows an entry. */
const seen = (view: TableView, number: number) =>
  new Promise<void>((resolve) => {
    if ((view.table?.last_move ?? 0) >= number) return resolve();
    const stop = view.listen((entry) => {
      if (entry.number < number) return;
      stop();
      resolve();
    });
  });

export const handsAt = (view: TableView): Hands => ({
  async play(seat, move) {
    const { number } = await post<"makeMove">(`/tables/${view.id}/moves`, { seat, after: view.table!.last_move, decisions: [], move });
    await seen(view, number);
  },
  async playBest(seat) {
    const { moves } = await get<"getHint">(`/tables/${view.id}/hint?seat=${seat}`);
    const { number } = await post<"makeMove">(`/tables/${view.id}/moves`, { seat, after: view.table!.last_move, decisions: moves[0]!.decisions });
    await seen(view, number);
  },
  async takeBack() {
    const { number } = await post<"askForUndo">(`/tables/${view.id}/undo-requests`, { seat: LEARNER });
    await seen(view, number);
  },
});
