// The numbers of the graph: each seat's expected points minus the mean of all seats, with intervals.
import { language, t } from "$/lib/i18n.svelte";
import type { Sight } from "./analysis";

/** A point of a seat's line: its lead over the mean, and the interval around it. */
export interface LeadPoint {
  moment: number;
  lead: number;
  low: number;
  high: number;
}

const NORMAL_95 = 1.6449; // the quantile of the normal distribution

/** The factor of a 90 % interval around a mean of samples (Student's t, Cornish–Fisher expansion). */
export function intervalFactor(samples: number): number {
  const freedom = samples - 1;
  const z = NORMAL_95;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom * freedom);
}

/** Expected points minus the mean of all seats. */
export function leadsOf(standing: number[]): number[] {
  const mean = standing.reduce((sum, points) => sum + points, 0) / standing.length;
  return standing.map((points) => points - mean);
}

/** The line of every seat. Without errors the interval is the lead itself. */
export function leadLines(sights: Sight[], samples: number): LeadPoint[][] {
  const factor = samples > 1 ? intervalFactor(samples) : 0;
  const seats = sights[0]?.standing.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    sights.map(({ moment, standing, errors }) => {
      const lead = leadsOf(standing)[seat]!;
      const reach = factor * (errors[seat] ?? 0);
      return { moment, lead, low: lead - reach, high: lead + reach };
    }),
  );
}

const GRID_STEPS = [2, 5, 10, 20, 25, 50, 100];

/** The range of the graph and its grid lines, zero among them. */
export function scaleOf(lines: LeadPoint[][], most = 4): { floor: number; ceiling: number; grid: number[] } {
  const values = lines.flat().flatMap(({ low, high }) => [low, high]);
  const floor = Math.min(-3, ...values);
  const ceiling = Math.max(3, ...values);
  const step = GRID_STEPS.find((found) => (ceiling - floor) / found <= most) ?? 200;
  const grid: number[] = [];
  for (let line = Math.ceil(floor / step); line * step <= ceiling; line++) grid.push(line * step);
  return { floor, ceiling, grid };
}

const EXACT_SAMPLES = 30; // below, chances are words
const SHARES: [number, string][] = [
  [0, "none"],
  [1 / 6, "sixth"],
  [1 / 4, "quarter"],
  [1 / 3, "third"],
  [1 / 2, "half"],
  [2 / 3, "two-thirds"],
  [3 / 4, "three-quarters"],
  [1, "sure"],
];

/** The word for a chance that few samples support. */
export const shareOf = (chance: number): string =>
  SHARES.reduce((best, found) =>
    Math.abs(found[0] - chance) < Math.abs(best[0] - chance) ? found : best,
  )[1];

/** A chance as text: a percentage only if there are enough samples. */
export const chanceText = (chance: number, samples: number): string =>
  samples < EXACT_SAMPLES
    ? t("replay-chance", { share: shareOf(chance) })
    : new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
