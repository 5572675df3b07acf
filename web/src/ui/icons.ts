// The icons, on a grid of 24. Class `stroke` is an outline, `cutout` has the colour of the background.
import { icons } from "style.json";

export type IconName = keyof typeof icons;
export const ICONS: Record<IconName, string> = icons;

/** The icon with the name of an industry or a kind of link. */
export const iconOf = (name: string, otherwise: IconName): IconName =>
  name in icons ? (name as IconName) : otherwise;
