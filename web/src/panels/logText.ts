// The lines of the log and their texts.
import { placeOf } from "$/lib/printed";
import { capital, industryName, linkName, placeName, t, type Facts } from "$/lib/i18n.svelte";
import type { IconName } from "$/ui/icons";

/** A message id with its facts, formatted when shown. */
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
  then: Said[]; // sources, flips and other consequences
  spent: number;
  gained: number;
  undone?: boolean; // taken back: the only line that is left of what an undo took back
}
export interface RoundLine {
  kind: "round";
  entry: number;
  round: number;
  period: string | null;
  order: number[];
  income: (Sum & { entry: number })[]; // at the start of the round, with the entry that each sum comes from
}
export interface ScoreLine {
  kind: "score";
  entry: number;
  said: Said;
  vp: Sum[];
  cash: Sum[]; // money that moves before points are counted
}
export interface NoteLine {
  kind: "note";
  entry: number;
  seat: number | null;
  icon: IconName;
  said: Said;
  ofMove?: boolean; // belongs to a move and is undone with it
}
export type Line = ActionLine | RoundLine | ScoreLine | NoteLine;

// Marks around clickable names in a formatted text.
const PLACE_MARK = "\u0001";
const SEAT_MARK = "\u0002";
const END_MARK = "\u0003";
// eslint-disable-next-line no-control-regex -- the control characters above
const MARKED = /([\u0001\u0002][^\u0003]*\u0003)/;
/** Marks a place or link in a fact, so that it becomes clickable. */
export const at = (id: string | number | undefined) => `${PLACE_MARK}${id}${END_MARK}`;
/** Marks a seat in a fact. */
export const by = (seat: string | number | undefined) => `${SEAT_MARK}${seat}${END_MARK}`;

/** A text, a clickable place, or a seat's mark. */
export type Piece = string | { place: string; text: string; ids: string[] } | { seat: number };

/** Splits a formatted message into pieces. */
export function pieces({ id, facts = {} }: Said): Piece[] {
  const put: Facts = { ...facts };
  if (put.grade != null) put.what = `${industryName(String(put.what))} ${put.grade}`;
  return t(id, put)
    .trim()
    .replaceAll("  ", " ")
    .split(MARKED)
    .flatMap((part): Piece[] => {
      const name = part.slice(1, -1);
      if (part.startsWith(SEAT_MARK)) return [{ seat: Number(name) }];
      if (part.startsWith(PLACE_MARK))
        return [
          name.includes("-")
            ? { place: name, text: linkName(name), ids: [name] }
            : { place: name, text: placeName(placeOf(name)), ids: [name, placeOf(name)] },
        ];
      return part ? [part] : [];
    });
}

/** Texts in a row; equal ones are counted. */
function joined(list: Said[], between: string): Piece[] {
  const all = new Map<string, { said: Said; count: number }>();
  for (const said of list) {
    const key = JSON.stringify(said);
    const known = all.get(key);
    if (known) known.count += 1;
    else all.set(key, { said, count: 1 });
  }
  return [...all.values()].flatMap(({ said, count }, i) => [
    ...(i ? [between] : []),
    ...(count > 1 ? [`${count} × `] : []),
    ...pieces(said),
  ]);
}

/** The consequences of an action; the owner of a tile or income is left out if it is the actor or was just mentioned. */
function consequences(line: ActionLine): Piece[] {
  const own = by(line.seat);
  const unnamed = (said: Said, i: number, all: Said[]): Said =>
    said.facts?.who === own || (said.id === "panels-log-income" && said.facts?.who === all[i - 1]?.facts?.who)
      ? { ...said, facts: { ...said.facts, who: "" } }
      : said;
  return joined(line.then.map(unnamed), ", ");
}

/** The whole text of an action line; equal consequences are counted. */
export function sentence(line: ActionLine): Piece[] {
  const what = joined(line.what, ", ");
  const then = consequences(line);
  if (typeof what[0] === "string") what[0] = capital(what[0]);
  return then.length && what.length ? [...what, ", ", ...then] : [...what, ...then];
}

/** Only the consequences, as plain text. */
export const consequenceText = (line: ActionLine, nameOf: (seat: number) => string): string =>
  capital(plain(consequences(line), nameOf));

/** The plain text of pieces, for screen readers. */
export const plain = (list: Piece[], nameOf: (seat: number) => string): string =>
  list
    .map((piece) => (typeof piece === "string" ? piece : "seat" in piece ? nameOf(piece.seat) : piece.text))
    .join("");
