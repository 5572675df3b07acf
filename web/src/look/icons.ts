// The icons, drawn on a grid of 24. `ln` is stroked, `cut` is engraved in the colour of the ground.
import { icons } from "style.json";

export type IconName = keyof typeof icons;
export const ICONS: Record<IconName, string> = icons;

/** The icon of something that is named like it: an industry, a kind of link. */
export const iconOf = (name: string, otherwise: IconName): IconName => (name in icons ? (name as IconName) : otherwise);
