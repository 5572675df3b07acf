// The log: one line for each action, made from its events; rounds with their order and income.
import type { BoardFacts, EntryMessage, EventShape } from "$/lib/types";
import { placeOf } from "$/lib/facts";
import { capital, cardName, industryName, linkName, money, number, placeName, roman, signed, t, type Facts } from "$/lib/words.svelte";
import type { IconName } from "$/look/icons";

/** A message and its facts, worded when it is shown. */
export interface Said {
  id: string;
  facts?: Facts;
}

/** An amount for a seat: money or points. */
export interface Sum {
  seat: number;
  amount: number;
}

export interface ActionLine {
  kind: "action";
  entry: number;
  seat: number;
  icon: IconName;
  what: Said[];
  then: Said[]; // sources, flips and what else came of it
  spent: number;
  gained: number;
  undone?: boolean;
}
export interface RoundLine {
  kind: "round";
  entry: number;
  round: number;
  period: string | null;
  order: number[];
  income: (Sum & { entry: number })[]; // at the start of the round, and the entries that brought it
  undone?: boolean;
}
export interface ScoreLine {
  kind: "score";
  entry: number;
  said: Said;
  vp: Sum[];
  cash: Sum[]; // money that comes and goes before points are counted
  undone?: boolean;
}
export interface NoteLine {
  kind: "note";
  entry: number;
  seat: number | null;
  icon: IconName;
  said: Said;
  ofMove?: boolean; // came of a move, and is taken back with it
  undone?: boolean;
}
export type Line = ActionLine | RoundLine | ScoreLine | NoteLine;

// Names in a text that can be pointed at stand between these marks, whatever the language does around them.
const PLACE = "\u0001";
const SEAT = "\u0002";
const END = "\u0003";
const at = (id: string | number | undefined) => `${PLACE}${id}${END}`;
const by = (seat: string | number | undefined) => `${SEAT}${seat}${END}`;

const NOTES: Record<string, { icon: IconName; id: string }> = {
  joined: { icon: "person", id: "panels-log-joined" },
  left: { icon: "person", id: "panels-log-left" },
  returned: { icon: "person", id: "panels-log-returned" },
  resigned: { icon: "ban", id: "panels-log-resigned" },
  timeout: { icon: "clock", id: "panels-log-timeout" },
  undo: { icon: "undo", id: "panels-log-undo" },
  undo_asked: { icon: "undo", id: "panels-log-undo-asked" },
  undo_answered: { icon: "undo", id: "panels-log-undo-answered" },
  closed: { icon: "ban", id: "panels-log-closed" },
  rematch: { icon: "play", id: "panels-log-rematch" },
};

/** All lines of a table's entries, oldest first. */
export function linesOf(entries: EntryMessage[], facts: BoardFacts): Line[] {
  const lines: Line[] = [];
  const state = { round: 0 };
  for (const entry of entries) {
    if (entry.kind === "started") {
      const period = facts.income_track.length ? "canal" : null;
      lines.push({ kind: "round", entry: entry.number, round: (state.round = 1), period, order: [], income: [] });
    }
    if (entry.kind === "play" || entry.kind === "started") readEvents(lines, entry, facts, state);
    const note = NOTES[entry.kind];
    if (!note) continue;
    const data = entry.data as { to?: number; agree?: boolean };
    if (entry.kind === "undo") {
      const from = data.to ?? Infinity;
      for (const line of lines) {
        if (line.entry > from && (line.kind !== "note" || line.ofMove)) line.undone = true;
        if (line.kind === "round") line.income = line.income.filter((sum) => sum.entry <= from);
      }
      state.round = roundNow(lines)?.round ?? 1;
    }
    lines.push({ kind: "note", entry: entry.number, seat: entry.seat, icon: note.icon, said: { id: note.id, facts: { agree: String(data.agree ?? "") } } });
  }
  return lines;
}

/** The round that is played: one that was taken back is none. */
const roundNow = (lines: Line[]) => lines.findLast((line): line is RoundLine => line.kind === "round" && !line.undone);

/** A round and what happened in it; what came before the first round has none. */
export interface Block {
  round: RoundLine | null;
  lines: Line[];
}

/** Lines by rounds, newest first. What was taken back stays in the round that is played on. */
export function blocksOf(lines: Line[]): Block[] {
  const found: Block[] = [{ round: null, lines: [] }];
  for (const line of lines) {
    if (line.kind !== "round") found.at(-1)!.lines.unshift(line);
    else if (!line.undone) found.push({ round: line, lines: [] });
  }
  return found.filter((block) => block.round || block.lines.length).reverse();
}

/** What a round's start brought everybody, in the round's order where it is known. */
export function incomeOf({ income, order }: RoundLine): Sum[] {
  const sums: Sum[] = [];
  for (const { seat, amount } of income) add(sums, seat, amount);
  return sums.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

function add(sums: Sum[], seat: number, amount: number): void {
  const known = sums.find((sum) => sum.seat === seat);
  if (known) known.amount += amount;
  else sums.push({ seat, amount });
}

/** The newest that nobody else tells those who listen: people who come and go, and requests. */
export const newsOf = (lines: Line[]): NoteLine | undefined =>
  lines.findLast((line): line is NoteLine => line.kind === "note" && !line.ofMove && line.said.id !== "panels-log-undo");

type Read = (event: EventShape) => void;

/** Read the events of one entry into lines. */
function readEvents(lines: Line[], entry: EntryMessage, facts: BoardFacts, state: { round: number }): void {
  const currency = facts.currency;
  const sum = (amount: unknown) => money(Number(amount), currency);
  const ends = entry.events.some(({ name }) => name === "game_ended");
  let action: ActionLine | null = null;
  const order: number[] = [];
  let score: ScoreLine | null = null;

  const doing = (icon: IconName, event: EventShape, said?: Said): ActionLine => {
    if (!action) {
      const seat = entry.seat ?? Number(event.facts.seat);
      action = { kind: "action", entry: entry.number, seat, icon, what: [], then: [], spent: 0, gained: 0 };
      lines.push(action);
    }
    if (said) {
      if (!action.what.length) action.icon = icon;
      action.what.push(said);
    }
    return action;
  };
  const also = (said: Said, event: EventShape) => void doing("pass", event).then.push(said);
  // Between rounds cards are dealt and money moves without an action.
  const settling = () => order.length > 0 || entry.kind === "started";
  const income = (event: EventShape, sign: number) => {
    const seat = Number(event.facts.seat);
    const amount = sign * Number(event.facts.amount);
    if (ends) add(scoring().cash, seat, amount); // no round follows
    else roundNow(lines)?.income.push({ seat, amount, entry: entry.number });
  };
  const scoring = () => (score ??= newScore({ id: "panels-log-scored" }));
  const scored = (event: EventShape, sign = 1) => add(scoring().vp, Number(event.facts.seat), sign * Number(event.facts.vp));
  const newScore = (said: Said): ScoreLine => {
    const line: ScoreLine = { kind: "score", entry: entry.number, said, vp: [], cash: [] };
    lines.push(line);
    return line;
  };
  const note = (seat: number | null, icon: IconName, said: Said) => void lines.push({ kind: "note", entry: entry.number, seat, icon, said, ofMove: true });
  const beginRound = (number: number, period: string | null) => {
    state.round = number;
    lines.push({ kind: "round", entry: entry.number, round: number, period, order, income: [] });
  };

  const READ: Record<string, Read> = {
    built: (e) => doing("build", e, { id: "panels-log-built", facts: { where: at(e.facts.place), what: String(e.facts.industry), grade: roman(Number(e.facts.level)) } }),
    overbuilt: (e) => also({ id: "panels-log-overbuilt", facts: { who: by(e.facts.seat), what: String(e.facts.industry), grade: roman(Number(e.facts.level)) } }, e),
    laid_link: (e) => doing(e.facts.kind === "rail" ? "rail" : "canal", e, { id: "panels-log-link", facts: { where: at(e.facts.link) } }),
    laid_rail: (e) => doing("rail", e, { id: "panels-log-link", facts: { where: at(e.facts.link) } }),
    developed: (e) => doing("develop", e, { id: "panels-log-developed", facts: { what: String(e.facts.industry), grade: roman(Number(e.facts.level)) } }),
    removed_from_board: (e) => doing("develop", e, { id: "panels-log-developed", facts: { what: String(e.facts.industry), grade: roman(Number(e.facts.level)) } }),
    sold: (e) => doing("sell", e, { id: "panels-log-sold", facts: { from: at(e.facts.mill), where: at(e.facts.place) } }),
    sold_to_market: (e) => doing("sell", e, { id: "panels-log-sold-market", facts: { from: at(e.facts.mill), where: at(e.facts.place) } }),
    turned_market: (e) => doing("sell", e, { id: "panels-log-sold-distant", facts: { from: at(e.facts.mill), tile: number(Number(e.facts.tile)), bonus: signed(Number(e.facts.bonus)) } }),
    market_closed: (e) => doing("sell", e, { id: "panels-log-market-closed", facts: { from: at(e.facts.mill), tile: number(Number(e.facts.tile)) } }),
    borrowed: (e) => {
      doing("loan", e, { id: "panels-log-loan", facts: { amount: sum(e.facts.amount) } }).gained += Number(e.facts.amount);
    },
    took_loan: (e) => {
      if (order.length) return income(e, 1);
      also({ id: "panels-log-loan", facts: { amount: sum(e.facts.amount) } }, e);
    },
    passed: (e) => doing("pass", e, { id: "panels-log-passed" }),
    took_face_up: (e) => doing("draw", e, { id: "panels-log-drew", facts: { what: cardName(String(e.facts.card)) } }),
    drew: (e) => {
      if (!settling()) doing("draw", e, { id: "panels-log-drew", facts: { what: cardName(String(e.facts.card)) } });
    },
    drew_hidden: (e) => {
      if (!settling()) doing("draw", e, { id: "panels-log-drew-hidden" });
    },
    gave_up: (e) => {
      doing("ban", e, { id: "panels-log-gave-up", facts: { where: at(e.facts.place) } }).gained += Number(e.facts.amount);
    },
    forgiven: (e) => note(Number(e.facts.seat), "ban", { id: "panels-log-forgiven", facts: { amount: sum(e.facts.amount), vp: number(0 - Number(e.facts.vp)) } }),
    took_coal: (e) => also({ id: "panels-log-coal-from", facts: { where: at(e.facts.place) } }, e),
    took_iron: (e) => also({ id: "panels-log-iron-from", facts: { where: at(e.facts.place) } }, e),
    bought_coal: (e) => {
      also({ id: "panels-log-coal-bought", facts: { price: sum(e.facts.price) } }, e);
      doing("pass", e).spent += Number(e.facts.price);
    },
    bought_iron: (e) => {
      also({ id: "panels-log-iron-bought", facts: { price: sum(e.facts.price) } }, e);
      doing("pass", e).spent += Number(e.facts.price);
    },
    shipped_coal: (e) => shipped(e, "panels-log-coal-shipped"),
    shipped_iron: (e) => shipped(e, "panels-log-iron-shipped"),
    filled_import: (e) => also({ id: "panels-log-import", facts: { where: at(e.facts.place), count: Number(e.facts.count) } }, e),
    flipped: (e) => also({ id: "panels-log-flipped", facts: { who: by(e.facts.seat), where: at(e.facts.place) } }, e),
    // money for a flipped tile is told with the flip
    earned: (e) => {
      const line = doing("pass", e);
      if (Number(e.facts.seat) === line.seat) line.gained += Number(e.facts.amount);
      const flip = line.then.findLast((said) => said.id === "panels-log-flipped" && said.facts?.where === at(e.facts.place));
      if (flip) Object.assign(flip, { id: "panels-log-flipped-for", facts: { ...flip.facts, amount: "+" + sum(e.facts.amount) } });
    },
    income_moved: (e) => {
      const from = facts.income_track[Number(e.facts.from_space)] ?? 0;
      const to = facts.income_track[Number(e.facts.to_space)] ?? 0;
      also({ id: "panels-log-income", facts: { who: by(e.facts.seat), from: sum(from), to: sum(to) } }, e);
    },
    paid: (e) => void (doing("pass", e).spent += Number(e.facts.price)),
    took_place: (e) => void (order[Number(e.facts.place_number) - 1] = Number(e.facts.seat)),
    collected: (e) => income(e, 1),
    paid_debt: (e) => income(e, -1),
    paid_interest: (e) => income(e, -1),
    repaid_loan: (e) => income(e, -1),
    round_began: (e) => beginRound(Number(e.facts.round), String(e.facts.period)),
    scored_rail: (e) => income(e, 1),
    scored_link: (e) => scored(e),
    scored_tile: (e) => scored(e),
    scored_money: (e) => scored(e),
    scored_level: (e) => scored(e),
    scored_cash: (e) => scored(e),
    lost_for_loans: (e) => scored(e, -1),
    period_ended: (e) => void (score = newScore({ id: e.facts.period === "rail" ? "panels-log-end-rail" : "panels-log-end-canal" })),
    game_ended: () => note(null, "trophy", { id: "panels-log-over" }),
  };
  // Several cubes that go to a market together are one thing.
  function shipped(e: EventShape, id: string): void {
    const line = doing("pass", e);
    const known = line.then.find((said) => said.id === id && said.facts?.where === at(e.facts.place));
    const total = Number(known?.facts?.total ?? 0) + Number(e.facts.price);
    const said: Facts = { where: at(e.facts.place), count: Number(known?.facts?.count ?? 0) + 1, total, price: sum(total) };
    if (known) known.facts = said;
    else line.then.push({ id, facts: said });
    if (Number(e.facts.seat) === line.seat) line.gained += Number(e.facts.price);
  }

  // Age of Industry has no event for a new round: it begins when the new order is known, unless the game is over.
  const isBetween = () => order.length > 0 && !ends && !facts.income_track.length && roundNow(lines)?.entry !== entry.number;
  for (const event of entry.events) {
    if (event.name !== "took_place" && isBetween()) beginRound(state.round + 1, null);
    READ[event.name]?.(event);
  }
  if (isBetween()) beginRound(state.round + 1, null);
}

/** A text, a place that can be pointed at, or a seat's mark. */
export type Piece = string | { place: string; text: string; ids: string[] } | { seat: number };

/** What is said, in pieces. */
export function pieces({ id, facts = {} }: Said): Piece[] {
  const put: Facts = { ...facts };
  if (put.grade != null) put.what = `${industryName(String(put.what))} ${put.grade}`;
  // eslint-disable-next-line no-control-regex -- these are our marks
  return t(id, put).trim().replaceAll("  ", " ").split(/([\u0001\u0002][^\u0003]*\u0003)/).flatMap((part): Piece[] => {
    const name = part.slice(1, -1);
    if (part.startsWith(SEAT)) return [{ seat: Number(name) }];
    if (part.startsWith(PLACE)) return [name.includes("-") ? { place: name, text: linkName(name), ids: [name] } : { place: name, text: placeName(placeOf(name)), ids: [name, placeOf(name)] }];
    return part ? [part] : [];
  });
}

/** Everything an action line says, separated as a sentence; equal things are counted. */
export function sentence(line: ActionLine): Piece[] {
  const joined = (list: Said[], between: string): Piece[] => {
    const counted = new Map<string, { said: Said; count: number }>();
    for (const said of list) {
      const key = JSON.stringify(said);
      const known = counted.get(key);
      if (known) known.count += 1;
      else counted.set(key, { said, count: 1 });
    }
    return [...counted.values()].flatMap(({ said, count }, i) => [...(i ? [between] : []), ...(count > 1 ? [`${count} × `] : []), ...pieces(said)]);
  };
  // whose income or tile it is goes without saying where it is the actor's, or was said just before
  const own = by(line.seat);
  const unnamed = (said: Said, i: number, all: Said[]): Said =>
    said.facts?.who === own || (said.id === "panels-log-income" && said.facts?.who === all[i - 1]?.facts?.who) ? { ...said, facts: { ...said.facts, who: "" } } : said;
  const what = joined(line.what, ", ");
  const then = joined(line.then.map(unnamed), ", ");
  if (typeof what[0] === "string") what[0] = capital(what[0]);
  return then.length && what.length ? [...what, ", ", ...then] : [...what, ...then];
}

/** The plain words of pieces, for those who listen. */
export const plain = (list: Piece[], nameOf: (seat: number) => string): string =>
  list.map((piece) => (typeof piece === "string" ? piece : "seat" in piece ? nameOf(piece.seat) : piece.text)).join("");
