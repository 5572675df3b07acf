// The sources of each seat's victory points, from the events of the log.
import { pointsOf } from "./scoring";
import { figure, keptMoments, text, tilesAfter, type Moment } from "$/replay/history";

export interface Part {
  links: number;
  tiles: Record<string, number>; // by industry
  money: number;
}

export interface Breakdown {
  seat: number;
  earlier: number; // scored before the log starts: the game continued a record
  parts: Record<string, Part>; // by period; "game" in a game without periods
  penalties: number; // negative
  total: number;
}

const empty = (): Part => ({ links: 0, tiles: {}, money: 0 });

/** The points of every seat by period and source. */
export function breakdownOf(moments: Moment[]): Breakdown[] {
  const kept = keptMoments(moments);
  const start = kept[0]?.position;
  if (!start) return [];
  const found: Breakdown[] = start.seats.map(({ seat, vp }) => ({
    seat,
    earlier: vp,
    parts: {},
    penalties: 0,
    total: vp,
  }));
  for (const { entry, before, position } of kept) {
    if (!before) continue;
    const slots = tilesAfter(before, entry.events);
    for (const event of entry.events) {
      const vp = pointsOf(event, position.game);
      if (!vp) continue;
      const of = found[figure(event, "seat")]!;
      of.total += vp;
      if (vp < 0) of.penalties += vp;
      else {
        const part = (of.parts[before.period ?? "game"] ??= empty());
        const place = text(event, "place");
        const industry = (slots[place] ?? position.slots[place])?.industry ?? "";
        if (event.facts.link) part.links += vp;
        else if (place) part.tiles[industry] = (part.tiles[industry] ?? 0) + vp;
        else part.money += vp;
      }
    }
  }
  return found;
}

const tilesOf = (part: Part): number => Object.values(part.tiles).reduce((sum, vp) => sum + vp, 0);
export const sumOf = (part: Part | undefined): number => (part ? part.links + tilesOf(part) + part.money : 0);
