// What somebody wants to play: the choices of the form, and what the server is asked for.
import type { Body } from "$/lib/api";
import { botsOf, gameInfo, games } from "$/lib/games";
import type { GameInfo, VariantInfo } from "$/lib/types";

export type NewTableBody = Body<"createTable">;

export interface PlannedSeat {
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

/** Clocks that make sense for people who sit there together, and for those who come by. */
export const LIVE_CLOCKS: ClockName[] = ["none", "relaxed", "brisk", "fast", "own"];
export const TURN_CLOCKS: ClockName[] = ["none", "day", "three_days", "week", "own"];
export const clocksFor = (byTurns: boolean): ClockName[] => (byTurns ? TURN_CLOCKS : LIVE_CLOCKS);

export interface Plan {
  game: string;
  map: string; // "" if the game has no maps
  players: number;
  variants: string[];
  seats: PlannedSeat[];
  name: string;
  by_turns: boolean;
  clock: ClockName;
  own: { minutes: number; bank: number }; // of a clock of one's own, in minutes
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  undo_requests: boolean;
  returns: boolean;
  rated: boolean;
  replacement: string;
}

const USUAL_BOT = "strong";

/** The bot of a game that is meant by a name; another one if the game has none of that name. */
export function botOf(game: string, name: string): string {
  const bots = botsOf(game);
  return [name, USUAL_BOT, bots.at(-1)].find((bot) => bot && bots.includes(bot)) ?? "";
}

const sitterOf = (game: string, who: string): string => (who === "me" || who === "open" ? who : botOf(game, who) || "open");

const mostSeats = (): number => Math.max(...games().flatMap(({ info }) => info.players));
const seat = (who: string): PlannedSeat => ({ who, label: "" });

export function firstPlan(): Plan {
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

/** A plan kept by this browser; whatever is no longer a choice falls back. */
export function keptPlan(text: string | null): Plan {
  const plan = firstPlan();
  let kept: Partial<Plan>;
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Plan>;
  } catch {
    return plan;
  }
  for (const key of Object.keys(plan) as (keyof Plan)[]) {
    if (key !== "seats" && typeof kept[key] === typeof plan[key]) Object.assign(plan, { [key]: kept[key] });
  }
  if (!games().some(({ info }) => info.id === plan.game)) plan.game = firstPlan().game;
  const bots = botsOf(plan.game);
  const isSitter = (who: string) => who === "me" || who === "open" || bots.includes(who);
  if (Array.isArray(kept.seats) && kept.seats.length === plan.seats.length) {
    plan.seats = kept.seats.map(({ who, label }) => ({ who: isSitter(who) ? who : "open", label: String(label ?? "") }));
  }
  if (!Array.isArray(plan.variants)) plan.variants = [];
  if (!(plan.own?.minutes > 0) || !(plan.own?.bank >= 0)) plan.own = firstPlan().own;
  if (!clocksFor(plan.by_turns).includes(plan.clock)) plan.clock = "none";
  return fitted(plan);
}

/** Several people at one screen: no seat is left open, and every one of them may have a name. */
export function sameScreen(plan: Plan): Plan {
  return { ...plan, seats: plan.seats.map(({ label }) => ({ who: "me", label })), listed: false, rated: false, by_turns: false, clock: "none" };
}

const nearest = (counts: number[], to: number): number => counts.reduce((best, count) => (Math.abs(count - to) < Math.abs(best - to) ? count : best));

/** The numbers of players that a map takes. */
export const countsOf = (info: GameInfo, map: string): number[] => info.maps.find(({ id }) => id === map)?.players ?? info.players;

/** Variants of which one must be played for so many players; none if the game takes them anyway. */
const enablers = (info: GameInfo, players: number): VariantInfo[] => info.variants.filter(({ enables }) => enables.includes(players));

/** Bring map, number of players, variants and bots in line with what the game offers. */
export function fitted(plan: Plan): Plan {
  const info = gameInfo(plan.game);
  const map = info.maps.some(({ id }) => id === plan.map) ? plan.map : (info.maps[0]?.id ?? "");
  const players = nearest(countsOf(info, map), plan.players);
  const variants = info.variants.filter((variant) => plan.variants.includes(variant.id) && variant.players.includes(players)).map(({ id }) => id);
  const needed = enablers(info, players);
  if (needed.length && !needed.some(({ id }) => variants.includes(id))) variants.unshift(needed[0]!.id);
  const seats = plan.seats.map(({ who, label }) => ({ who: sitterOf(plan.game, who), label }));
  return { ...plan, map, players, variants, seats, replacement: botOf(plan.game, plan.replacement) };
}

/** The plan after a variant was chosen or given up; what it contradicts gives way, and so does the number of players. */
export function withVariant({ game, variants, players }: Pick<Plan, "game" | "variants" | "players">, name: string, on: boolean): Pick<Plan, "variants" | "players"> {
  const info = gameInfo(game);
  const rest = variants.filter((found) => found !== name);
  if (on) {
    const chosen = info.variants.find(({ id }) => id === name)!;
    return { variants: [...rest.filter((found) => !chosen.excludes.includes(found)), name], players: nearest(chosen.players, players) };
  }
  // Where so many can only play by one of several variants, the next one comes instead
  const needed = enablers(info, players);
  const instead = needed.some(({ id }) => rest.includes(id)) ? undefined : needed.find(({ id }) => id !== name);
  return { variants: instead ? [...rest, instead.id] : rest, players };
}

export const seatsOf = (plan: Plan): PlannedSeat[] => plan.seats.slice(0, plan.players);
export const mineIn = (plan: Plan): number => seatsOf(plan).filter((found) => found.who === "me").length;
export const openIn = (plan: Plan): number => seatsOf(plan).filter((found) => found.who === "open").length;
/** Whether others than the person at this screen may play. */
export const alone = (plan: Plan): boolean => openIn(plan) === 0;

export function seatBody({ who, label }: PlannedSeat): NonNullable<NewTableBody["seats"]>[number] {
  if (who === "me") return { kind: "me", label: label.trim() || null };
  return who === "open" ? { kind: "open" } : { kind: "bot", bot: who };
}

export function clockBody(plan: Plan): { per_move: number; bank: number } | null {
  if (plan.clock !== "own") return CLOCKS[plan.clock];
  const seconds = (minutes: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(minutes * 60) || 0));
  return { per_move: seconds(plan.own.minutes, 5, 2_592_000), bank: seconds(plan.own.bank, 0, 7_776_000) };
}

/** What the server is asked for. Whoever plays alone is not kept waiting: the game begins at once. */
export function body(plan: Plan): NewTableBody {
  const several = mineIn(plan) > 1;
  return {
    game: plan.game,
    map: plan.map || null,
    variants: plan.variants,
    seats: seatsOf(plan).map((found) => seatBody(several ? found : { ...found, label: "" })),
    name: plan.name.trim(),
    settings: {
      by_turns: plan.by_turns && !alone(plan),
      clock: alone(plan) && !several ? null : clockBody(plan),
      listed: plan.listed,
      spectators: plan.spectators,
      hints: plan.hints,
      undo_requests: plan.undo_requests,
      returns: plan.returns,
      rated: plan.rated && !several,
      replacement: plan.replacement,
    },
    start: alone(plan),
  };
}

/** One press of a button: oneself against bots, nothing asked, nothing at stake. */
export function quick(game: string, map: string | null, level: string): NewTableBody {
  const bots = Array.from({ length: gameInfo(game).usual_players - 1 }, () => ({ kind: "bot" as const, bot: level }));
  return { game, map, seats: [{ kind: "me" }, ...bots], settings: { listed: false, rated: false }, start: true };
}

/** Every game with every map of it. */
export const allBoards = (): { game: string; map: string | null }[] =>
  games().flatMap(({ info }): { game: string; map: string | null }[] => (info.maps.length ? info.maps.map(({ id }) => ({ game: info.id, map: id })) : [{ game: info.id, map: null }]));
