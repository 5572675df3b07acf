// What pages about tournaments share: types, names and small computations.
import type { Answer, Body } from "$/lib/api";
import type { GameInfo } from "$/lib/types";
import { t } from "$/lib/i18n.svelte";
import { countsOf } from "$/lobby/tableChoices";

export type TournamentPage = Answer<"get", "/tournaments/{tournament_id}">;
export type Tournament = TournamentPage["tournament"];
export type Round = TournamentPage["rounds"][number];
export type RoundTable = Round["tables"][number];
export type Standing = TournamentPage["standings"][number];
export type NewTournament = Body<"post", "/tournaments">;

export const TABLE_SIZES = [3, 4, 5];

/** The numbers of players at a table that a game allows on a map. */
export const sizesOf = (info: GameInfo, map: string | null): number[] =>
  TABLE_SIZES.filter((size) => countsOf(info, map ?? "").includes(size));

/** The name of every player by id. */
export const namesOf = (page: TournamentPage): Map<string, string> =>
  new Map(page.players.map(({ person }) => [person.id, person.name]));

export const isComplete = (round: Round | undefined): boolean => !round || round.tables.every(isOver);
export const isOver = (table: RoundTable): boolean => table.seats.every((seat) => seat.place != null);

/** The players of a table, best first once the game is over. */
export const byPlace = (table: RoundTable): RoundTable["seats"] =>
  [...table.seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);

/** Where a tournament stands, in a few words. */
export function statusText(one: Tournament): string {
  if (one.status !== "running") return t(`tournament-status-${one.status}`);
  return t("tournament-round-of", { round: one.round, rounds: one.rounds });
}

/** A result as the organiser enters it: the places of the players, shared ones included. */
export const isRanking = (places: number[]): boolean =>
  places.every((place) => place === 1 + places.filter((other) => other < place).length);
