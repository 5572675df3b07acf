// The table of a tutorial: all seats belong to the learner.
import { get, ofTable, post } from "$/lib/api";
import type { TableView } from "$/lib/tableView.svelte";
import { ensureSession } from "$/lib/session.svelte";
import { t } from "$/lib/i18n.svelte";
import type { Advice, TutorialMoves } from "./guide.svelte";
import { LEARNER, type Chapter } from "./tutorial";

/** Create the table of a chapter; returns its id. */
export async function createTutorialTable(chapter: Chapter): Promise<string> {
  await ensureSession();
  const players = Number(/^players (\d)/m.exec(chapter.record)![1]);
  const snapshot = await post("/tables", {
    body: {
      seats: Array.from({ length: players }, (_, seat) => ({
        kind: "me" as const,
        bot: "beginner" as const,
        label: seat === LEARNER ? null : t(`seat-${seat}`),
      })),
      settings: {
        by_turns: false,
        clock: null,
        listed: false,
        spectators: false,
        hints: true,
        undo_requests: true,
        returns: false,
        replacement: "beginner",
        rated: false,
        lesson: true,
      },
      record: chapter.record,
      until: null,
      start: true,
    },
  });
  return snapshot.table.id;
}

/** Hand all seats to bots, so that the table ends. */
export async function leaveSeatsToBots(id: string, players: number): Promise<void> {
  for (let seat = 0; seat < players; seat++)
    await post("/tables/{table_id}/leave", { ...ofTable(id), body: { seat } });
}

/** Resolves when the view shows an entry. */
const seen = (view: TableView, number: number) =>
  new Promise<void>((resolve) => {
    if ((view.table?.last_move ?? 0) >= number) return resolve();
    const stop = view.listen((entry) => {
      if (entry.number < number) return;
      stop();
      resolve();
    });
  });

export const tutorialMoves = (view: TableView): TutorialMoves => ({
  async play(seat, move) {
    const { number } = await post("/tables/{table_id}/moves", {
      ...ofTable(view.id),
      body: {
        seat,
        after: view.table!.last_move,
        decisions: [],
        move,
      },
    });
    await seen(view, number);
  },
  async playBest(seat) {
    const { moves } = await get("/tables/{table_id}/hint", {
      params: { path: { table_id: view.id }, query: { seat } },
    });
    const { number } = await post("/tables/{table_id}/moves", {
      ...ofTable(view.id),
      body: {
        seat,
        after: view.table!.last_move,
        decisions: moves[0]!.decisions,
      },
    });
    await seen(view, number);
  },
  async advise() {
    const { moves, why } = await get("/tables/{table_id}/hint", {
      params: { path: { table_id: view.id }, query: { seat: LEARNER } },
    });
    return { move: moves[0]!.text, why: why as Advice["why"] };
  },
  async takeBack() {
    const { number } = await post("/tables/{table_id}/undo-requests", {
      ...ofTable(view.id),
      body: { seat: LEARNER },
    });
    await seen(view, number);
  },
});
