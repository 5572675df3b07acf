// Why the tempting turn fails, in sentences made of the play-outs' figures.
import { has, industryName, number, t } from "$/lib/i18n.svelte";
import type { PuzzleAnswer } from "./puzzles";

const MIN_POINTS = 0.5; // smaller differences are not worth a sentence
const MAX_SOURCES = 2;

const points = (value: number): string => number(Math.abs(value), 1);

/** A source of points: an industry, links, money or loans. */
const sourceName = (source: string): string =>
  has(`puzzles-source-${source}`) ? t(`puzzles-source-${source}`) : industryName(source);

/** Sentences about the tempting turn, the most important first. */
export function whyWords({ tempting, own, rivals, deals }: PuzzleAnswer): string[] {
  const large = Object.entries(own).filter(([, value]) => Math.abs(value) >= MIN_POINTS);
  const lost = large.filter(([, value]) => value > 0).slice(0, MAX_SOURCES);
  const gained = large.find(([, value]) => value < 0);
  const helped = Object.entries(rivals)
    .filter(([, value]) => value <= -MIN_POINTS)
    .sort(([, a], [, b]) => a - b)[0];
  return [
    t("puzzles-why-gap", { points: points(tempting.gap), error: points(2 * tempting.error), count: deals }),
    ...lost.map(([source, value]) =>
      t("puzzles-why-lost", { source: sourceName(source), points: points(value) }),
    ),
    ...(helped ? [t("puzzles-why-rival", { seat: Number(helped[0]), points: points(helped[1]) })] : []),
    ...(gained
      ? [t("puzzles-why-gained", { source: sourceName(gained[0]), points: points(gained[1]) })]
      : []),
  ];
}
