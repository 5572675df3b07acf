// Where the victory points of a finished game came from, seat by seat, from the events of its log.
import { isBrass, type Position, type TableShape } from "$/lib/types";
import { figure, settled, text, tilesAfter, type Moment } from "./story";

export interface Part {
  links: number;
  tiles: Record<string, number>; // by industry
  money: number;
}

export interface Breakdown {
  seat: number;
  earlier: number; // scored before this log begins: the game went on from a record
  parts: Record<string, Part>; // by period; "game" in a game without periods
  penalties: number; // what debts cost, below 0
  total: number;
}

const empty = (): Part => ({ links: 0, tiles: {}, money: 0 });

/** The points of every seat, by period and by what brought them. */
export function breakdownOf(moments: Moment[]): Breakdown[] {
  const kept = settled(moments);
  const start = kept[0]?.position;
  if (!start) return [];
  const found: Breakdown[] = start.seats.map(({ seat, vp }) => ({ seat, earlier: vp, parts: {}, penalties: 0, total: vp }));
  for (const { entry, before, position } of kept) {
    if (!before) continue;
    const period = isBrass(before) ? before.period : "game";
    const slots = tilesAfter(before, entry.events);
    for (const event of entry.events) {
      const of = found[figure(event, "seat")]!;
      const vp = figure(event, "vp");
      const part = () => (of.parts[period] ??= empty());
      if (event.name === "scored_link") part().links += vp;
      else if (event.name === "scored_tile" || event.name === "scored_level") {
        const place = text(event, "place");
        const industry = (slots[place] ?? position.slots[place])?.industry ?? "";
        const tiles = part().tiles;
        tiles[industry] = (tiles[industry] ?? 0) + vp;
      } else if (event.name === "scored_money" || event.name === "scored_cash") part().money += vp;
      else if (event.name === "forgiven" || event.name === "lost_for_loans") of.penalties -= vp;
      else continue;
      of.total += event.name === "forgiven" || event.name === "lost_for_loans" ? -vp : vp;
    }
  }
  return found;
}

export const sumOf = (part: Part | undefined): number => (part ? part.links + tilesOf(part) + part.money : 0);
export const tilesOf = (part: Part | undefined): number => Object.values(part?.tiles ?? {}).reduce((sum, vp) => sum + vp, 0);

export type Tie = { by: "resigned" | "income" | "money" | "order"; ahead: number; behind: number };

/** Why one seat is ranked before another with as many points (B32, A22); null if the points decide. */
export function tieOf(position: Position, table: Pick<TableShape, "seats">, ahead: number, behind: number): Tie | null {
  const a = position.seats[ahead]!;
  const b = position.seats[behind]!;
  const gone = table.seats[behind]?.resigned && !table.seats[ahead]?.resigned;
  if (gone && b.vp >= a.vp) return { by: "resigned", ahead, behind };
  if (a.vp !== b.vp) return null;
  if (isBrass(position) && "income" in a && "income" in b) {
    if (a.income !== b.income) return { by: "income", ahead, behind };
    if (a.money !== b.money) return { by: "money", ahead, behind };
  }
  return { by: "order", ahead, behind };
}

/** All places of a ranking that points alone do not explain. */
export const tiesOf = (position: Position, table: Pick<TableShape, "seats">, ranking: number[]): Tie[] =>
  ranking.slice(1).flatMap((behind, index) => tieOf(position, table, ranking[index]!, behind) ?? []);
