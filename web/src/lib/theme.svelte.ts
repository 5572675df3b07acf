// Light or dark theme: the user's choice, or else the system's.
import { remember, remembered } from "./storage";

const dark = matchMedia("(prefers-color-scheme: dark)");
const chosen = $state({ theme: remembered("theme"), system: dark.matches ? "dark" : "light" });
dark.addEventListener("change", () => {
  chosen.system = dark.matches ? "dark" : "light";
  apply();
});

export const theme = (): string => chosen.theme ?? chosen.system;

export function toggleTheme(): void {
  chosen.theme = theme() === "dark" ? "light" : "dark";
  remember("theme", chosen.theme);
  apply();
}

function apply(): void {
  document.documentElement.dataset.theme = theme();
}
apply();

/** Whether the system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
