// What a link or tile would score now, in words.
import { money, signed, t } from "$/lib/i18n.svelte";
import type { PointsNow } from "$/lib/types";
import type { BoardPosition } from "./types";

type Unit = PointsNow["link_unit"];

/** The shortest form, for a tag on the map: "+3", "+$5". */
export const unitsOfWorth = (amount: number, unit: Unit, currency: string): string =>
  unit === "money" ? `+${money(amount, currency)}` : signed(amount);

const worth = (amount: number, unit: Unit, currency: string): string =>
  unit === "money"
    ? t("board-worth-money", { amount: money(amount, currency) })
    : t("board-worth", { count: amount });

/** "worth 3 points now"; empty for a free slot. */
export const tileWorth = (position: BoardPosition | null, slot: string, currency: string): string =>
  position?.points_now && position.slots[slot]
    ? worth(position.points_now.tiles[slot] ?? 0, "vp", currency)
    : "";

/** The same for a link. */
export const linkWorth = (position: BoardPosition | null, link: string, currency: string): string =>
  position?.points_now && position.links[link] != null
    ? worth(position.points_now.links[link] ?? 0, position.points_now.link_unit, currency)
    : "";
