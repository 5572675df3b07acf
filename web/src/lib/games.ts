// The server's games and their descriptions. Loaded once, when the client starts.
import { get } from "./api";
import type { EventShape, GameInfo, PlayableGame } from "./types";
import { has, loadGameMessages, t } from "./i18n.svelte";

let known: PlayableGame[] = [];

export const games = (): PlayableGame[] => known;

export function setGames(found: PlayableGame[]): void {
  known = found;
}

/** Load the games, and the messages of those that have their own. */
export async function loadGames(): Promise<void> {
  setGames(await get("/games"));
  await Promise.all(
    known.filter(({ info }) => info.has_own_messages).map(({ info }) => loadGameMessages(info.id)),
  );
}

const find = (id: string): PlayableGame | undefined => known.find(({ info }) => info.id === id);

export function gameInfo(id: string): GameInfo {
  const found = find(id);
  if (!found) throw new Error(`the server has no game ${id}`);
  return found.info;
}

export const gameName = (id: string): string =>
  has(`game-${id}`) ? t(`game-${id}`) : (find(id)?.info.name ?? id);

/** Whether there are hints and analyses. */
export const hasAdvice = (id: string): boolean => !!find(id)?.has_advice;

/** The bots of a game, weakest first. */
export const botsOf = (id: string): string[] => find(id)?.bots ?? [];

const STRONGEST = "strongest"; // the last level; styles follow it

/** The bot to offer first to somebody who studies a position. */
export function strongestBot(id: string): string | undefined {
  const bots = botsOf(id);
  return bots.includes(STRONGEST) ? STRONGEST : bots.at(-1);
}

/** The money that an event brings its seat; negative if the seat pays. */
export function moneyOf(game: GameInfo, { name, facts }: EventShape): number {
  const sign = game.events.find((event) => event.name === name)?.money ?? 0;
  return sign * Number(facts.price ?? facts.amount ?? 0);
}

/** The change of a seat's money by events. */
export const moneyMoved = (game: GameInfo, events: EventShape[], seat: number): number =>
  events.filter((event) => event.facts.seat === seat).reduce((sum, event) => sum + moneyOf(game, event), 0);
