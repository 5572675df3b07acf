// What somebody wants to play: the choices of the form, and what the server is asked for.
import type { Body } from "$/lib/api";
import type { Setups } from "$/lib/types";

export type Game = "brass" | "industry";
export type MapName = "germany" | "new_england";
export type Level = "beginner" | "greedy" | "strong" | "strongest";
export type NewTableBody = Body<"createTable">;

/** Who is to sit in a seat: "me", "open", or a bot of a level. */
export type Sitter = "me" | "open" | Level;
export interface PlannedSeat {
  who: Sitter;
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
  game: Game;
  map: MapName;
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
  replacement: Level;
}

export const LEVELS: Level[] = ["beginner", "greedy", "strong", "strongest"];
const MOST_SEATS = 5;
const seat = (who: Sitter): PlannedSeat => ({ who, label: "" });

export function firstPlan(): Plan {
  return {
    game: "brass",
    map: "germany",
    players: 4,
    variants: [],
    seats: ["me", "open", "open", "open", "open"].map((who) => seat(who as Sitter)),
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
    replacement: "strong",
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
  if (Array.isArray(kept.seats) && kept.seats.length === MOST_SEATS) {
    plan.seats = kept.seats.map(({ who, label }) => ({ who: isSitter(who) ? who : "open", label: String(label ?? "") }));
  }
  if (!["brass", "industry"].includes(plan.game)) plan.game = "brass";
  if (!["germany", "new_england"].includes(plan.map)) plan.map = "germany";
  if (!LEVELS.includes(plan.replacement)) plan.replacement = "strong";
  if (!Array.isArray(plan.variants)) plan.variants = [];
  if (!(plan.own?.minutes > 0) || !(plan.own?.bank >= 0)) plan.own = firstPlan().own;
  if (!clocksFor(plan.by_turns).includes(plan.clock)) plan.clock = "none";
  return plan;
}

const isSitter = (who: unknown): who is Sitter => who === "me" || who === "open" || LEVELS.includes(who as Level);

/** Several people at one screen: no seat is left open, and every one of them may have a name. */
export function sameScreen(plan: Plan): Plan {
  return { ...plan, seats: plan.seats.map(({ label }) => ({ who: "me", label })), listed: false, rated: false, by_turns: false, clock: "none" };
}

/** Bring number of players and variants in line with what the game offers. */
export function fitted(plan: Plan, setups: Setups): Plan {
  const setup = setups.games.find((found) => found.game === plan.game);
  if (!setup) return plan;
  const players = setup.players.includes(plan.players) ? plan.players : Math.min(...setup.players.filter((n) => n >= Math.min(plan.players, 4)));
  let variants = plan.variants.filter((name) => setup.variants.includes(name));
  if (plan.game === "brass") {
    if (players !== 2) variants = variants.filter((name) => name !== TWO);
    else if (!variants.includes(TWO) && !variants.includes(DECKS)) variants = [TWO, ...variants];
  }
  return { ...plan, players, variants };
}

const TWO = "two_player_2009";
const DECKS = "lancashire_2018";
const TWO_WAY = "two_way_virtual_link";

/** The plan after a variant was chosen or given up; what it contradicts gives way, and so does the number of players. */
export function withVariant({ variants, players }: Pick<Plan, "variants" | "players">, name: string, on: boolean): Pick<Plan, "variants" | "players"> {
  const rest = variants.filter((found) => found !== name);
  if (on) {
    const against: Record<string, string[]> = { [TWO]: [DECKS, TWO_WAY], [DECKS]: [TWO, TWO_WAY], [TWO_WAY]: [TWO, DECKS] };
    const kept = rest.filter((found) => !against[name]?.includes(found));
    return { variants: [...kept, name], players: name === TWO ? 2 : name === TWO_WAY ? Math.max(3, players) : players };
  }
  // Two play Brass by one of two variants: who gives up one takes the other
  const instead = players !== 2 ? [] : name === TWO ? [DECKS] : name === DECKS ? [TWO] : [];
  return { variants: [...rest, ...instead], players };
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
    map: plan.game === "industry" ? plan.map : null,
    variants: plan.game === "brass" ? plan.variants : [],
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
export function quick(game: Game, map: MapName | null, level: Level): NewTableBody {
  const bot = { kind: "bot" as const, bot: level };
  return { game, map, seats: [{ kind: "me" }, bot, bot, bot], settings: { listed: false, rated: false }, start: true };
}
