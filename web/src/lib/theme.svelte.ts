// Light or dark: what the person chose, or else what the system prefers.
import { remember, remembered } from "./storage";

const dark = matchMedia("(prefers-color-scheme: dark)");
const chosen = $state({ theme: remembered("theme"), system: dark.matches ? "dark" : "light" });
dark.addEventListener("change", () => {
  chosen.system = dark.matches ? "dark" : "light";
  apply();
});

export const theme = (): string => chosen.theme ?? chosen.system;

export function turnTheme(): void {
  chosen.theme = theme() === "dark" ? "light" : "dark";
  remember("theme", chosen.theme);
  apply();
}

function apply(): void {
  document.documentElement.dataset.theme = theme();
}
apply();

/** Whether the system asks for less motion. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
