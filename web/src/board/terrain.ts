// Draws coasts, rivers and hills from a few points each. Seeded, so a map always looks the same.
import type { Drawing } from "$/lib/types";
import { boundsOf, within, type Box, type Plate, type Point } from "./plates";

const f = (n: number) => String(Math.round(n * 10) / 10);

function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

/** A line with the small irregularities of a coast. */
function roughened(points: Point[], amplitude: number, random: () => number, rounds = 3): Point[] {
  let line = points;
  for (let round = 0; round < rounds; round++) {
    const next: Point[] = [];
    for (const [i, [x1, y1]] of line.entries()) {
      next.push([x1, y1]);
      const end = line[i + 1];
      if (!end) break;
      const length = Math.hypot(end[0] - x1, end[1] - y1) || 1;
      const away = (random() - 0.5) * Math.min(amplitude, length * 0.26);
      next.push([
        (x1 + end[0]) / 2 - ((end[1] - y1) / length) * away,
        (y1 + end[1]) / 2 + ((end[0] - x1) / length) * away,
      ]);
    }
    line = next;
    amplitude *= 0.62;
  }
  return line;
}

/** A smooth path through points. */
export function smoothPath(points: Point[]): string {
  let d = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return d;
}

function inside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Points on the smooth curve through a ridge's few points. */
function along(points: Point[], steps: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      found.push([at(0), at(1)]);
    }
  }
  found.push(points.at(-1)!);
  return found;
}

export interface Waters {
  /** The outline of the land; null if the whole map is land. */
  land: string | null;
  lakes: string;
  rivers: string;
}

/** Coasts, lakes and rivers of a drawing. */
export function waters(drawing: Drawing): Waters {
  const random = chance(7);
  const rings = (drawing.land ?? []).map((ring) => roughened([...ring, ring[0]!], 24, random));
  const land = rings.length ? rings.map((ring) => smoothPath(ring) + "Z").join("") : null;
  const lakes = (drawing.lakes ?? [])
    .map((ring) => smoothPath(roughened([...ring, ring[0]!], 9, random, 2)) + "Z")
    .join("");
  const rivers = (drawing.rivers ?? []).map((line) => smoothPath(roughened(line, 15, random, 2))).join("");
  return { land, lakes, rivers };
}

/** Hachures of hills, from light to heavy. They avoid plates, links, the title and the sea. */
export function hills(
  drawing: Drawing,
  plates: Plate[],
  links: Point[][],
  title: Box | null,
): [string, string, string] {
  const random = chance(11);
  const rings = drawing.land ?? [];
  const blocks = [...plates.map(boundsOf), ...(title ? [title] : [])];
  const grid = new Set<string>(); // cells of 20 units that a link runs through
  for (const points of links)
    for (const [x, y] of points)
      for (const dx of [-9, 9])
        for (const dy of [-9, 9]) grid.add(`${Math.floor((x + dx) / 20)} ${Math.floor((y + dy) / 20)}`);
  const free = (x: number, y: number) =>
    !grid.has(`${Math.floor(x / 20)} ${Math.floor(y / 20)}`) &&
    !blocks.some((box) => within([x, y], box, 12)) &&
    (!rings.length || rings.some((ring) => inside([x, y], ring)));

  const strokes: [string, string, string] = ["", "", ""];
  for (const ridge of drawing.ridges ?? []) {
    const points = along(ridge, 40);
    const lengths = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]));
    const total = lengths.reduce((a, b) => a + b, 0);
    let gone = 0;
    let next = 0;
    for (const [i, step] of lengths.entries()) {
      gone += step;
      if (gone < next || !step) continue;
      next = gone + 5.4;
      const [x, y] = points[i + 1]!;
      const dx = (x - points[i]![0]) / step;
      const dy = (y - points[i]![1]) / step;
      const swell =
        Math.sin(Math.PI * Math.min(1, Math.max(0, 0.06 + (gone / total) * 0.88))) ** 0.55 *
        (0.85 + 0.2 * Math.sin(gone * 0.045));
      for (const side of [1, -1]) {
        const nx = -dy * side;
        const ny = dx * side;
        const shade = nx * 0.7 + ny * 0.7; // light falls from the north-west
        for (let row = 0; row < (shade > 0.1 ? 3 : 2); row++) {
          const base = 3 + row * 18 * swell + (random() - 0.5) * 3.4;
          const length = (row ? 12 : 16) * swell * (0.85 + random() * 0.3);
          const turn = (random() - 0.5) * 0.28;
          const x0 = x + nx * base;
          const y0 = y + ny * base;
          const ex = (nx * Math.cos(turn) - ny * Math.sin(turn)) * length;
          const ey = (nx * Math.sin(turn) + ny * Math.cos(turn)) * length;
          if (!free(x0, y0) || !free(x0 + ex * 1.3, y0 + ey * 1.3)) continue;
          const weight = row === 0 ? (shade > 0.15 ? 2 : 1) : row === 1 && shade > 0.15 ? 1 : 0;
          strokes[weight] += `M${f(x0)} ${f(y0)}l${f(ex)} ${f(ey)}`;
        }
      }
    }
  }
  return strokes;
}
