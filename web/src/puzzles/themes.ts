// The names of the themes of puzzles.
import { t } from "$/lib/i18n.svelte";
import type { IconName } from "$/ui/icons";

const dashed = (theme: string) => theme.replaceAll("_", "-");

export const themeTitle = (theme: string): string => t(`puzzles-theme-${dashed(theme)}`);
export const themeText = (theme: string): string => t(`puzzles-theme-${dashed(theme)}.text`);

const ICONS: Record<string, IconName> = {
  sale_order: "sell",
  last_loan: "loan",
  two_rails: "rail",
  overbuild: "build",
  rival_cubes: "coal_mine",
  end_of_period: "clock",
  preparation: "next",
  turn_order: "coin",
  distant_market: "ship",
  loan: "loan",
  demand_track: "iron_works",
  develop: "develop",
  sale: "sell",
  draw: "draw",
  last_round: "last",
  link: "link",
  build: "build",
  pass: "pass",
};

export const themeIcon = (theme: string): IconName => ICONS[theme] ?? "hint";
