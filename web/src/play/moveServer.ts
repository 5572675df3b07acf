// The requests of a turn: its menu, the reasons against a move, and the move itself.
import { get, ofTable, post } from "$/lib/api";
import type { Menu, WhyNot } from "$/lib/types";

/** What the user tried, after the decisions in `chosen`. */
export interface WhyNotQuery {
  target?: string;
  kind?: string;
  industry?: string;
  card?: string;
  chosen?: string;
  plan?: boolean; // about the next turn, after the actions in `prepared`
  prepared?: string;
}

/** Answers the questions of a turn. The table asks its game; the study asks about a past position. */
export interface MoveServer {
  menu(seat: number, chosen: string): Promise<Menu>;
  whyNot(seat: number, query: WhyNotQuery): Promise<WhyNot>;
  play(seat: number, after: number, decisions: number[]): Promise<unknown>;
}

/** The running game of a table. */
export const tableMoves = (id: string): MoveServer => ({
  menu: (seat, chosen) =>
    get("/tables/{table_id}/menu", {
      params: { path: { table_id: id }, query: { seat, chosen: chosen || undefined } },
    }),
  whyNot: (seat, query) =>
    get("/tables/{table_id}/why-not", {
      params: { path: { table_id: id }, query: { seat, ...query } },
    }),
  play: (seat, after, decisions) =>
    post("/tables/{table_id}/moves", { ...ofTable(id), body: { seat, after, decisions } }),
});
