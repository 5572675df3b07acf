// The lines of the log, and how they are put into words.
import { placeOf } from "$/lib/printed";
import { capital, industryName, linkName, placeName, t, type Facts } from "$/lib/words.svelte";
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
/** A place or a link, by its id. */
export const at = (id: string | number | undefined) => `${PLACE}${id}${END}`;
/** A seat. */
export const by = (seat: string | number | undefined) => `${SEAT}${seat}${END}`;

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
