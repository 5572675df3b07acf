// How many tiles of a level each player still has; everybody may see the stacks.
import type { Position } from "$/lib/types";

/** By seat: the viewer first, then the others in their order. */
export const tilesLeft = (
  position: Position,
  industry: string,
  level: number,
  me: number,
): { seat: number; count: number }[] =>
  position.seats
    .map(({ seat, stacks }) => ({
      seat,
      count: (stacks?.[industry] ?? []).filter((found) => found === level).length,
    }))
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
