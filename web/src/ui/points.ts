// Points if scored now, in words.
import { language, number, signed, t } from "$/lib/i18n.svelte";
import type { SeatPoints } from "$/lib/types";

/** "12 points, and 14 more if scored now: links 6, tiles 8." */
export function pointsText(vp: number, now: SeatPoints): string {
  const parts = (["links", "tiles", "money", "other"] as const)
    .filter((source) => now[source])
    .map((source) => t(`panels-points-${source}`, { vp: signed(now[source]) }));
  return t("panels-points-now", {
    vp: number(vp),
    more: signed(now.total),
    parts: parts.length ? new Intl.ListFormat(language(), { type: "unit" }).format(parts) : "none",
  });
}
