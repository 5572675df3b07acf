// Requests about studies.
import type { BookAnswer } from "$/book/book";
import { get, post, put, remove, type Answer, type Body } from "$/lib/api";
import { ensureSession } from "$/lib/session.svelte";
import type { Menu } from "$/lib/types";
import type { Line, LineServer } from "$/play/lineView.svelte";
import { lineText } from "$/replay/branches";
import type { Judgement } from "$/replay/study";
import { nodeEdits, type StudyNode } from "./tree";

export type StudyShape = Answer<"get", "/studies/{study_id}">;
export type StudyItem = Answer<"get", "/studies">[number];
export type NewStudy = Body<"post", "/studies">;

const ofStudy = (id: string) => ({ params: { path: { study_id: id } } });

export const studyAddress = (id: string, node = 0): string => `/studies/${id}${node ? `?node=${node}` : ""}`;

export const fetchStudy = (id: string): Promise<StudyShape> => get("/studies/{study_id}", ofStudy(id));

export const myStudies = (): Promise<StudyItem[]> => get("/studies");

/** Create a study; returns its address. */
export async function createStudy(body: NewStudy): Promise<string> {
  await ensureSession();
  const { id, node } = await post("/studies", { body });
  return studyAddress(id, node);
}

/** Store the tree; returns the new version. */
export async function saveStudy(
  id: string,
  version: number,
  title: string,
  root: StudyNode,
): Promise<number> {
  const body = { version, title, nodes: nodeEdits(root) };
  return (await put("/studies/{study_id}", { ...ofStudy(id), body })).version;
}

export const deleteStudy = async (id: string): Promise<void> =>
  void (await remove("/studies/{study_id}", ofStudy(id)));

/** Copy a study for the current user; returns its id. */
export async function copyStudy(id: string): Promise<string> {
  await ensureSession();
  return (await post("/studies/{study_id}/copies", ofStudy(id))).id;
}

/** Play moves from the start; the first `skip` get no entries. */
export async function playMoves(id: string, moves: number[][], skip: number): Promise<Line> {
  const query = { line: lineText(moves), skip };
  const found = await get("/studies/{study_id}/line", { params: { path: { study_id: id }, query } });
  return found as unknown as Line;
}

/** Answers the turn interface; moves are played by the screen of the study. */
export function menuServer(id: string): LineServer {
  const path = { study_id: id };
  return {
    play: (moves) => playMoves(id, moves, 0),
    menu: (moves, chosen) =>
      get("/studies/{study_id}/menu", {
        params: { path, query: { line: lineText(moves), chosen: chosen || undefined } },
      }) as Promise<Menu>,
    whyNot: (moves, { target, kind, industry, card, chosen }) =>
      get("/studies/{study_id}/why-not", {
        params: { path, query: { line: lineText(moves), target, kind, industry, card, chosen } },
      }),
  };
}

export async function botMove(id: string, moves: number[][], bot: string): Promise<number[]> {
  await ensureSession();
  const query = { line: lineText(moves), bot };
  return (await get("/studies/{study_id}/bot", { params: { path: { study_id: id }, query } })).decisions;
}

export async function judge(id: string, moves: number[][]): Promise<Judgement> {
  await ensureSession();
  const query = { line: lineText(moves) };
  return get("/studies/{study_id}/judgement", { params: { path: { study_id: id }, query } });
}

/** What the opening book knows of a position; with a card, of games in which the seat held it. */
export const askBook = (id: string, moves: number[][], card: string): Promise<BookAnswer> => {
  const query = { line: lineText(moves), card };
  return get("/studies/{study_id}/book", { params: { path: { study_id: id }, query } });
};

/** A new table that continues a line; returns its id. */
export async function playOn(id: string, body: Body<"post", "/studies/{study_id}/tables">): Promise<string> {
  await ensureSession();
  return (await post("/studies/{study_id}/tables", { ...ofStudy(id), body })).table.id;
}
