// The games of the server, as they describe themselves. Asked for once, when the client starts.
import { get } from "./api";
import type { EventShape, GameInfo, PlayableGame } from "./types";
import { has, needGame, t } from "./words.svelte";

let known: PlayableGame[] = [];

export const games = (): PlayableGame[] => known;

export function setGames(found: PlayableGame[]): void {
  known = found;
}

/** The games, with the words of those that bring their own. */
export async function loadGames(): Promise<void> {
  setGames(await get<"getGames">("/games"));
  await Promise.all(known.filter(({ info }) => info.has_own_messages).map(({ info }) => needGame(info.id)));
}

const find = (id: string): PlayableGame | undefined => known.find(({ info }) => info.id === id);

export function gameInfo(id: string): GameInfo {
  const found = find(id);
  if (!found) throw new Error(`the server has no game ${id}`);
  return found.info;
}

export const gameName = (id: string): string => (has(`game-${id}`) ? t(`game-${id}`) : (find(id)?.info.name ?? id));

/** Whether there are hints and analyses. */
export const hasAdvice = (id: string): boolean => !!find(id)?.has_advice;

/** The bots that play a game, weakest first. */
export const botsOf = (id: string): string[] => find(id)?.bots ?? [];

/** The money that an event brings its seat; below 0 if the seat pays. */
export function moneyOf(game: GameInfo, { name, facts }: EventShape): number {
  const sign = game.events.find((event) => event.name === name)?.money ?? 0;
  return sign * Number(facts.price ?? facts.amount ?? 0);
}

/** What events did to the money of a seat. */
export const moneyMoved = (game: GameInfo, events: EventShape[], seat: number): number =>
  events.filter((event) => event.facts.seat === seat).reduce((sum, event) => sum + moneyOf(game, event), 0);
