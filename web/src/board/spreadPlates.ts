// Pushes plates apart until none overlap, for maps that only give the positions of places.
import { boundsOf, moved, type Plate, type Point } from "./plates";

const PLATE_MARGIN = 10;

interface Body {
  plate: Plate;
  home: Point;
  at: Point;
  w: number;
  h: number;
}

/** How far two bodies must move apart, along the axis where that is least; null if they do not overlap. */
function parting(a: Body, b: Body, gap: number): Point | null {
  const dx = b.at[0] - a.at[0];
  const dy = b.at[1] - a.at[1];
  const px = (a.w + b.w) / 2 + gap - Math.abs(dx);
  const py = (a.h + b.h) / 2 + gap - Math.abs(dy);
  if (px <= 0 || py <= 0) return null;
  return px < py ? [Math.sign(dx || 1) * px, 0] : [0, Math.sign(dy || 1) * py];
}

function settled(bodies: Body[], size: Point, gapOf: (a: Body, b: Body) => number): boolean {
  for (let round = 0; round < 700; round++) {
    const pull = Math.max(0, 0.05 * (1 - round / 300)); // back to the given position, decreasing
    for (const body of bodies)
      body.at = [
        body.at[0] + (body.home[0] - body.at[0]) * pull,
        body.at[1] + (body.home[1] - body.at[1]) * pull,
      ];
    let touching = false;
    for (const [i, a] of bodies.entries()) {
      for (const b of bodies.slice(i + 1)) {
        const away = parting(a, b, gapOf(a, b));
        if (!away) continue;
        touching = true;
        a.at = [a.at[0] - away[0] * 0.52, a.at[1] - away[1] * 0.52];
        b.at = [b.at[0] + away[0] * 0.52, b.at[1] + away[1] * 0.52];
      }
    }
    for (const body of bodies) {
      body.at = [
        Math.min(size[0] - PLATE_MARGIN - body.w / 2, Math.max(PLATE_MARGIN + body.w / 2, body.at[0])),
        Math.min(size[1] - PLATE_MARGIN - body.h / 2, Math.max(PLATE_MARGIN + body.h / 2, body.at[1])),
      ];
    }
    if (!touching && pull === 0) return true;
  }
  return false;
}

/** Plates near their given positions without overlap; the map grows until there is room. */
export function spreadPlates(
  plates: Plate[],
  homes: Point[],
  size: Point,
  linked: (a: string, b: string) => boolean,
): { plates: Plate[]; size: Point } {
  for (let scale = 1; ; scale *= 1.08) {
    for (const wide of [46, 30, 14]) {
      const grown: Point = [size[0] * scale, size[1] * scale];
      const bodies = plates.map((plate, i): Body => {
        const bounds = boundsOf(plate);
        const home: Point = [homes[i]![0] * scale, homes[i]![1] * scale];
        return { plate, home, at: [...home], w: bounds.w, h: bounds.h };
      });
      if (settled(bodies, grown, (a, b) => (linked(a.plate.id, b.plate.id) ? wide : 14))) {
        return {
          plates: bodies.map((body) => moved(body.plate, Math.round(body.at[0]), Math.round(body.at[1]))),
          size: [Math.round(grown[0]), Math.round(grown[1])],
        };
      }
      if (scale < 1.55) break; // prefer a larger map to short links, up to a limit
    }
  }
}
