// The choices in the form for a new table, and the request made from them.
import type { Body } from "$/lib/api";
import { botsOf, gameInfo, games } from "$/lib/games";
import type { GameInfo, VariantInfo } from "$/lib/types";

export type NewTableBody = Body<"post", "/tables">;

export interface SeatChoice {
  who: string; // "me", "open", or a bot
  label: string;
}

export const CLOCKS = {
  none: null,
  relaxed: { per_move: 120, bank: 1800 },
  brisk: { per_move: 45, bank: 600 },
  fast: { per_move: 20, bank: 180 },
  day: { per_move: 86_400, bank: 0 },
  three_days: { per_move: 3 * 86_400, bank: 0 },
  week: { per_move: 7 * 86_400, bank: 0 },
} as const;
export type ClockName = keyof typeof CLOCKS | "own";

/** Clocks for live and for turn-based play. */
export const LIVE_CLOCKS: ClockName[] = ["none", "relaxed", "brisk", "fast", "own"];
export const TURN_CLOCKS: ClockName[] = ["none", "day", "three_days", "week", "own"];
export const clocksFor = (byTurns: boolean): ClockName[] => (byTurns ? TURN_CLOCKS : LIVE_CLOCKS);

export interface TableChoices {
  game: string;
  map: string; // "" if the game has no maps
  players: number;
  variants: string[];
  seats: SeatChoice[];
  name: string;
  by_turns: boolean;
  clock: ClockName;
  own: { minutes: number; bank: number }; // of a custom clock, in minutes
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  undo_requests: boolean;
  returns: boolean;
  rated: boolean;
  replacement: string;
}

const USUAL_BOT = "strong";

/** The bot with a name; another one if the game does not have it. */
export function botOf(game: string, name: string): string {
  const bots = botsOf(game);
  return [name, USUAL_BOT, bots.at(-1)].find((bot) => bot && bots.includes(bot)) ?? "";
}

const sitterOf = (game: string, who: string): string =>
  who === "me" || who === "open" ? who : botOf(game, who) || "open";

const mostSeats = (): number => Math.max(...games().flatMap(({ info }) => info.players));
const seat = (who: string): SeatChoice => ({ who, label: "" });

export function firstPlan(): TableChoices {
  const { info } = games()[0]!;
  return {
    game: info.id,
    map: info.maps[0]?.id ?? "",
    players: info.usual_players,
    variants: [],
    seats: Array.from({ length: mostSeats() }, (_, i) => seat(i ? "open" : "me")),
    name: "",
    by_turns: false,
    clock: "none",
    own: { minutes: 5, bank: 30 },
    listed: true,
    spectators: true,
    hints: true,
    undo_requests: true,
    returns: true,
    rated: true,
    replacement: botOf(info.id, USUAL_BOT),
  };
}

/** The choices that this browser stored; invalid ones fall back to defaults. */
export function keptPlan(text: string | null): TableChoices {
  const choices = firstPlan();
  let kept: Partial<TableChoices>;
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<TableChoices>;
  } catch {
    return choices;
  }
  for (const key of Object.keys(choices) as (keyof TableChoices)[]) {
    if (key !== "seats" && typeof kept[key] === typeof choices[key])
      Object.assign(choices, { [key]: kept[key] });
  }
  if (!games().some(({ info }) => info.id === choices.game)) choices.game = firstPlan().game;
  const bots = botsOf(choices.game);
  const isSitter = (who: string) => who === "me" || who === "open" || bots.includes(who);
  if (Array.isArray(kept.seats) && kept.seats.length === choices.seats.length) {
    choices.seats = kept.seats.map(({ who, label }) => ({
      who: isSitter(who) ? who : "open",
      label: String(label ?? ""),
    }));
  }
  if (!Array.isArray(choices.variants)) choices.variants = [];
  if (!(choices.own?.minutes > 0) || !(choices.own?.bank >= 0)) choices.own = firstPlan().own;
  if (!clocksFor(choices.by_turns).includes(choices.clock)) choices.clock = "none";
  return fitted(choices);
}

/** Several players at one screen: no open seats, and a name for each. */
export function sameScreen(choices: TableChoices): TableChoices {
  return {
    ...choices,
    seats: choices.seats.map(({ label }) => ({ who: "me", label })),
    listed: false,
    rated: false,
    by_turns: false,
    clock: "none",
  };
}

const nearest = (counts: number[], to: number): number =>
  counts.reduce((best, count) => (Math.abs(count - to) < Math.abs(best - to) ? count : best));

/** The player counts of a map. */
export const countsOf = (info: GameInfo, map: string): number[] =>
  info.maps.find(({ id }) => id === map)?.players ?? info.players;

/** Variants of which one is required for a player count; none if the game allows the count anyway. */
const enablers = (info: GameInfo, players: number): VariantInfo[] =>
  info.variants.filter(({ enables }) => enables.includes(players));

/** Adjust map, player count, variants and bots to what the game offers. */
export function fitted(choices: TableChoices): TableChoices {
  const info = gameInfo(choices.game);
  const map = info.maps.some(({ id }) => id === choices.map) ? choices.map : (info.maps[0]?.id ?? "");
  const players = nearest(countsOf(info, map), choices.players);
  const variants = info.variants
    .filter((variant) => choices.variants.includes(variant.id) && variant.players.includes(players))
    .map(({ id }) => id);
  const needed = enablers(info, players);
  if (needed.length && !needed.some(({ id }) => variants.includes(id))) variants.unshift(needed[0]!.id);
  const seats = choices.seats.map(({ who, label }) => ({ who: sitterOf(choices.game, who), label }));
  return { ...choices, map, players, variants, seats, replacement: botOf(choices.game, choices.replacement) };
}

/** The choices after toggling a variant; contradicting variants and the player count are adjusted. */
export function withVariant(
  { game, variants, players }: Pick<TableChoices, "game" | "variants" | "players">,
  name: string,
  on: boolean,
): Pick<TableChoices, "variants" | "players"> {
  const info = gameInfo(game);
  const rest = variants.filter((found) => found !== name);
  if (on) {
    const chosen = info.variants.find(({ id }) => id === name)!;
    return {
      variants: [...rest.filter((found) => !chosen.excludes.includes(found)), name],
      players: nearest(chosen.players, players),
    };
  }
  // If this player count requires one of several variants, take the next one instead
  const needed = enablers(info, players);
  const instead = needed.some(({ id }) => rest.includes(id))
    ? undefined
    : needed.find(({ id }) => id !== name);
  return { variants: instead ? [...rest, instead.id] : rest, players };
}

export const seatsOf = (choices: TableChoices): SeatChoice[] => choices.seats.slice(0, choices.players);
export const mineIn = (choices: TableChoices): number =>
  seatsOf(choices).filter((found) => found.who === "me").length;
export const openIn = (choices: TableChoices): number =>
  seatsOf(choices).filter((found) => found.who === "open").length;
/** Whether only players at this screen and bots play. */
export const alone = (choices: TableChoices): boolean => openIn(choices) === 0;

export function seatBody({ who, label }: SeatChoice): NonNullable<NewTableBody["seats"]>[number] {
  if (who === "me") return { kind: "me", label: label.trim() || null };
  return who === "open" ? { kind: "open" } : { kind: "bot", bot: who };
}

export function clockBody(choices: TableChoices): { per_move: number; bank: number } | null {
  if (choices.clock !== "own") return CLOCKS[choices.clock];
  const seconds = (minutes: number, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.round(minutes * 60) || 0));
  return {
    per_move: seconds(choices.own.minutes, 5, 2_592_000),
    bank: seconds(choices.own.bank, 0, 7_776_000),
  };
}

/** The body of the request. Without open seats the game starts at once. */
export function body(choices: TableChoices, colour: number | null = null): NewTableBody {
  const several = mineIn(choices) > 1;
  const first = seatsOf(choices).findIndex(({ who }) => who === "me");
  return {
    game: choices.game,
    map: choices.map || null,
    variants: choices.variants,
    seats: seatsOf(choices).map((found, i) => ({
      ...seatBody(several ? found : { ...found, label: "" }),
      ...(i === first && colour !== null ? { colour } : {}),
    })),
    name: choices.name.trim(),
    settings: {
      by_turns: choices.by_turns && !alone(choices),
      clock: alone(choices) && !several ? null : clockBody(choices),
      listed: choices.listed,
      spectators: choices.spectators,
      hints: choices.hints,
      undo_requests: choices.undo_requests,
      returns: choices.returns,
      rated: choices.rated && !several,
      replacement: choices.replacement,
    },
    start: alone(choices),
  };
}

/** The quick game: the user against bots, unrated. */
export function quick(
  game: string,
  map: string | null,
  level: string,
  colour: number | null = null,
): NewTableBody {
  const bots = Array.from({ length: gameInfo(game).usual_players - 1 }, () => ({
    kind: "bot" as const,
    bot: level,
  }));
  return {
    game,
    map,
    seats: [{ kind: "me", ...(colour === null ? {} : { colour }) }, ...bots],
    settings: { listed: false, rated: false },
    start: true,
  };
}

export interface BoardChoice {
  game: string;
  map: string | null;
}

export const boardKey = ({ game, map }: BoardChoice): string => `${game} ${map}`;

/** Every game with each of its maps. */
export const allBoards = (): BoardChoice[] =>
  games().flatMap(({ info }): BoardChoice[] =>
    info.maps.length
      ? info.maps.map(({ id }) => ({ game: info.id, map: id }))
      : [{ game: info.id, map: null }],
  );
