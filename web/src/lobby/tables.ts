// Sorting and labels of tables in lists.
import { gameName } from "$/lib/games";
import type { TableShape } from "$/lib/types";
import { nameOf, t } from "$/lib/i18n.svelte";
import { fullName } from "$/lib/seats";

/** Whether this player is to move. */
export function myTurn(table: TableShape, me: string | undefined): boolean {
  if (!me || table.status !== "playing" || table.to_move == null) return false;
  const seat = table.seats[table.to_move];
  return seat?.person?.id === me && !seat.bot;
}

export const freeSeats = (table: TableShape): number =>
  table.seats.filter((seat) => !seat.person && !seat.bot).length;
export const sitsAt = (table: TableShape, me: string | undefined): boolean =>
  !!me && table.seats.some((seat) => seat.person?.id === me);
export const allReady = (table: TableShape): boolean =>
  table.seats.every((seat) => seat.bot || (seat.person && seat.ready));

/** Whether a table may be cleared away: over, or nobody else waits there. */
export const isClearable = (table: TableShape, me: string | undefined): boolean =>
  ["finished", "frozen", "closed"].includes(table.status) ||
  table.seats.every((seat) => !seat.person || seat.person.id === me || seat.bot);

/** What one of the user's tables needs from them, most urgent first. */
export type Need = "turn" | "start" | "ready" | "wait" | "gather";
const NEEDS_BY_URGENCY: Need[] = ["turn", "start", "ready", "wait", "gather"];

export function needOf(table: TableShape, me: string | undefined): Need {
  if (myTurn(table, me)) return "turn";
  if (table.status !== "open") return "wait";
  if (table.host === me && allReady(table)) return "start";
  return table.seats.some((seat) => seat.person?.id === me && !seat.ready) ? "ready" : "gather";
}

const time = (iso: string | null | undefined): number => (iso ? new Date(iso).getTime() : Infinity);

/** The user's tables: first those where it is their turn, by deadline. */
export function mySort(tables: TableShape[], me: string | undefined): TableShape[] {
  const rank = (table: TableShape) => NEEDS_BY_URGENCY.indexOf(needOf(table, me));
  return [...tables].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (time(a.deadline) === time(b.deadline) ? 0 : time(a.deadline) - time(b.deadline)) ||
      time(b.moved_at ?? b.created_at) - time(a.moved_at ?? a.created_at),
  );
}

/** Open tables to join: fewest free seats first, since these start soonest. */
export function openSort(tables: TableShape[], me: string | undefined): TableShape[] {
  return tables
    .filter((table) => freeSeats(table) > 0 && !sitsAt(table, me) && table.host !== me)
    .sort((a, b) => freeSeats(a) - freeSeats(b) || time(b.created_at) - time(a.created_at));
}

const ABANDONED_AFTER_MS = 3 * 3_600_000; // live games without a move for this long

/** Games to watch: those with the most human players first. */
export function watchSort(tables: TableShape[], me: string | undefined, now = Date.now()): TableShape[] {
  const people = (table: TableShape) => table.seats.filter((seat) => seat.person && !seat.bot).length;
  return tables
    .filter(
      (table) =>
        table.settings.spectators &&
        !sitsAt(table, me) &&
        (table.settings.by_turns || now - time(table.moved_at) < ABANDONED_AFTER_MS),
    )
    .sort((a, b) => people(b) - people(a) || time(b.moved_at) - time(a.moved_at));
}

export const finishedSort = (tables: TableShape[]): TableShape[] =>
  [...tables].sort((a, b) => time(b.finished_at) - time(a.finished_at));

/** The name of a seat's player in lists. */
export function sitter(table: TableShape, number: number): string {
  return fullName(table.seats, number);
}

/** A table's name, or else its game and map. */
export function tableTitle(
  table: Pick<TableShape, "name" | "game" | "map"> & { settings?: Pick<TableShape["settings"], "lesson"> },
): string {
  if (table.settings?.lesson) return t("app-lesson", { game: table.game });
  return table.name || gameTitle(table.game, table.map);
}

export function gameTitle(game: string, map: string | null): string {
  if (!map) return gameName(game);
  const name = map.startsWith("map_") ? t("app-own-map") : nameOf("map-", map);
  return `${gameName(game)} · ${name}`;
}

/** Seats from the winner to the last. */
export const ranked = (table: TableShape): number[] => table.ranking ?? table.seats.map((seat) => seat.seat);

/** A clock as text. */
export function clockText(clock: { per_move: number; bank?: number } | null): string {
  if (!clock) return t("lobby-clock-none");
  const { per_move: each, bank = 0 } = clock;
  const time = (seconds: number) => {
    if (seconds >= 86_400) return t("lobby-time-days", { count: Math.round(seconds / 86_400) });
    return seconds >= 120
      ? t("lobby-time-minutes", { count: Math.round(seconds / 60) })
      : t("lobby-time-seconds", { count: seconds });
  };
  return bank
    ? t("lobby-clock-both", { each: time(each), bank: time(bank) })
    : t("lobby-clock-each", { each: time(each) });
}
