// Reads the events of one entry into lines of the log.
import { descriptorOf } from "$/games";
import { moneyOf } from "$/lib/games";
import type { EntryMessage, EventShape, GameInfo, PrintedBoard } from "$/lib/types";
import { cardName, has, money, roman, type Facts } from "$/lib/i18n.svelte";
import { iconOf, type IconName } from "$/ui/icons";
import {
  at,
  by,
  type ActionLine,
  type Line,
  type RoundLine,
  type Said,
  type ScoreLine,
  type Sum,
} from "./logText";

/** Adds an event to the log. */
export type ReadEvent = (event: EventShape, log: LogReader) => void;

const ROUND_BEGAN = "round_began";
const ORDER_SET = "turn_order_set";

const roundNow = (lines: Line[]) => lines.findLast((line): line is RoundLine => line.kind === "round");

export function add(sums: Sum[], seat: number, amount: number): void {
  const known = sums.find((sum) => sum.seat === seat);
  if (known) known.amount += amount;
  else sums.push({ seat, amount });
}

export class LogReader {
  order: number[] = []; // of the next round, if known
  #action: ActionLine | null = null;
  #score: ScoreLine | null = null;

  constructor(
    readonly lines: Line[],
    readonly entry: EntryMessage,
    readonly printed: PrintedBoard,
    readonly info: GameInfo,
  ) {}

  /** Read all events of the entry. */
  read(): void {
    const ofGame = descriptorOf(this.info.id).panels?.log ?? {};
    // In games without a `round_began` event, a new turn order starts a round unless the game is over.
    const isSaid = this.info.events.some(({ name }) => name === ROUND_BEGAN);
    const isDue = () =>
      !isSaid && this.order.length > 0 && !this.isEnd && roundNow(this.lines)?.entry !== this.entry.number;
    for (const event of this.entry.events) {
      if (event.name !== ORDER_SET && isDue()) this.beginRound((roundNow(this.lines)?.round ?? 0) + 1, null);
      (ofGame[event.name] ?? EVENT_READERS[event.name] ?? plainly)(event, this);
    }
    if (isDue()) this.beginRound((roundNow(this.lines)?.round ?? 0) + 1, null);
  }

  /** Whether the game ends with this entry. */
  get isEnd(): boolean {
    return this.entry.events.some(({ name }) => name === "game_ended");
  }

  /** Whether this is between two rounds: cards are dealt and money moves without an action. */
  get isBetween(): boolean {
    return this.order.length > 0 || this.entry.kind === "started";
  }

  sum(amount: unknown): string {
    return money(Number(amount), this.printed.currency);
  }

  /** Start the line of an action. */
  doing(icon: IconName, event: EventShape, said?: Said): ActionLine {
    const line = (this.#action ??= this.#newAction(icon, event));
    if (said) {
      if (!line.what.length) line.icon = icon;
      line.what.push(said);
    }
    return line;
  }

  #newAction(icon: IconName, event: EventShape): ActionLine {
    const line: ActionLine = {
      kind: "action",
      entry: this.entry.number,
      seat: this.entry.seat ?? Number(event.facts.seat),
      icon,
      what: [],
      then: [],
      spent: 0,
      gained: 0,
    };
    this.lines.push(line);
    return line;
  }

  /** Add a consequence of the action. */
  also(said: Said, event: EventShape): void {
    this.doing("pass", event).then.push(said);
  }

  /** Add the money of an event to the action, if it is the actor's. */
  count(event: EventShape): void {
    const line = this.doing("pass", event);
    const amount = Number(event.facts.seat) === line.seat ? moneyOf(this.info, event) : 0;
    if (amount < 0) line.spent -= amount;
    else line.gained += amount;
  }

  /** Money that moves between rounds; after the last round it belongs to the scoring. */
  settle(event: EventShape): void {
    const seat = Number(event.facts.seat);
    const amount = moneyOf(this.info, event);
    if (this.isEnd) add(this.#scoring.cash, seat, amount);
    else roundNow(this.lines)?.income.push({ seat, amount, entry: this.entry.number });
  }

  get #scoring(): ScoreLine {
    return (this.#score ??= this.beginScoring({ id: "panels-log-scored" }));
  }

  beginScoring(said: Said): ScoreLine {
    this.#score = { kind: "score", entry: this.entry.number, said, vp: [], cash: [] };
    this.lines.push(this.#score);
    return this.#score;
  }

  score(event: EventShape, sign = 1): void {
    add(this.#scoring.vp, Number(event.facts.seat), sign * Number(event.facts.vp));
  }

  note(seat: number | null, icon: IconName, said: Said): void {
    this.lines.push({ kind: "note", entry: this.entry.number, seat, icon, said, ofMove: true });
  }

  beginRound(round: number, period: string | null): void {
    this.lines.push({
      kind: "round",
      entry: this.entry.number,
      round,
      period,
      order: this.order,
      income: [],
    });
  }
}

const tileFacts = ({ facts }: EventShape): Facts => ({
  what: String(facts.industry),
  grade: roman(Number(facts.level)),
});

// Cubes that go to a market together share one line.
const shipped =
  (id: string): ReadEvent =>
  (event, log) => {
    const { facts } = event;
    const line = log.doing("pass", event);
    const known = line.then.find((said) => said.id === id && said.facts?.where === at(facts.place));
    const total = Number(known?.facts?.total ?? 0) + Number(facts.price);
    const said: Facts = {
      where: at(facts.place),
      count: Number(known?.facts?.count ?? 0) + 1,
      total,
      price: log.sum(total),
    };
    if (known) known.facts = said;
    else line.then.push({ id, facts: said });
    log.count(event);
  };

const bought =
  (id: string): ReadEvent =>
  (event, log) => {
    log.also({ id, facts: { price: log.sum(event.facts.price) } }, event);
    log.count(event);
  };

const taken =
  (id: string): ReadEvent =>
  (event, log) =>
    log.also({ id, facts: { where: at(event.facts.place) } }, event);

/** A card drawn in an action; cards dealt between rounds are not logged. */
const drawn =
  (said: (event: EventShape) => Said): ReadEvent =>
  (event, log) => {
    if (!log.isBetween) log.doing("draw", event, said(event));
  };

const silent: ReadEvent = () => undefined;

// Events that several games have
const EVENT_READERS: Record<string, ReadEvent> = {
  built: (e, log) =>
    log.doing("build", e, { id: "panels-log-built", facts: { where: at(e.facts.place), ...tileFacts(e) } }),
  overbuilt: (e, log) =>
    log.also({ id: "panels-log-overbuilt", facts: { who: by(e.facts.seat), ...tileFacts(e) } }, e),
  laid_link: (e, log) =>
    log.doing(iconOf(String(e.facts.kind), "link"), e, {
      id: "panels-log-link",
      facts: { where: at(e.facts.link) },
    }),
  developed: (e, log) => log.doing("develop", e, { id: "panels-log-developed", facts: tileFacts(e) }),
  sold: (e, log) =>
    log.doing("sell", e, {
      id: "panels-log-sold",
      facts: { from: at(e.facts.mill), where: at(e.facts.place) },
    }),
  passed: (e, log) => log.doing("pass", e, { id: "panels-log-passed" }),
  drew: drawn((e) => ({ id: "panels-log-drew", facts: { what: cardName(String(e.facts.card)) } })),
  drew_hidden: drawn(() => ({ id: "panels-log-drew-hidden" })),
  took_coal: taken("panels-log-coal-from"),
  took_iron: taken("panels-log-iron-from"),
  bought_coal: bought("panels-log-coal-bought"),
  bought_iron: bought("panels-log-iron-bought"),
  shipped_coal: shipped("panels-log-coal-shipped"),
  shipped_iron: shipped("panels-log-iron-shipped"),
  flipped: (e, log) =>
    log.also({ id: "panels-log-flipped", facts: { who: by(e.facts.seat), where: at(e.facts.place) } }, e),
  paid: (e, log) => log.count(e),
  turn_order_set: (e, log) => void (log.order[Number(e.facts.turn_number) - 1] = Number(e.facts.seat)),
  round_began: (e, log) => log.beginRound(Number(e.facts.round), String(e.facts.period)),
  scored_tile: (e, log) => log.score(e),
  scored_money: (e, log) => log.score(e),
  scored_link: (e, log) => log.score(e),
  game_ended: (_, log) => log.note(null, "trophy", { id: "panels-log-over" }),
  played_card: silent,
  shuffled: silent,
};

/** An unknown event: uses the game's own messages, if any. */
const plainly: ReadEvent = (event, log) => {
  const id = `event-${event.name.replaceAll("_", "-")}`;
  if (has(id)) log.doing("play", event, { id, facts: event.facts });
  if (event.facts.seat !== undefined && moneyOf(log.info, event)) log.count(event);
};
