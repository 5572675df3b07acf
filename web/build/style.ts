// Turns style.json, which Python's pictures use too, into CSS custom properties: `virtual:style.css`.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MODULE = "virtual:style.css";

type Colours = Record<string, string>;
interface Style {
  light: Colours;
  dark: Colours;
  seats: { colour: string; on: string; gold: string }[];
  cubes: Record<"light" | "dark", Record<string, Colours>>;
  location_colours: Record<string, { colour: string }>;
  fonts: Colours;
}

const rule = (selector: string, prefix: string, values: Colours, more = "") =>
  `${selector} { ${Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}: ${value};`)
    .join(" ")}${more} }\n`;

export function cssOf({ light, dark, seats, cubes, location_colours, fonts }: Style): string {
  const locations = Object.fromEntries(
    Object.entries(location_colours).map(([name, { colour }]) => [name, colour]),
  );
  return [
    rule(":root", "", { ...light, ...fonts }, " color-scheme: light;"),
    rule(":root", "location-", locations),
    rule(`:root[data-theme="dark"]`, "", dark, " color-scheme: dark;"),
    ...seats.flatMap(({ colour, on, gold }, n) => [
      rule(":root", `palette${n}-`, { colour, on, gold }),
      // A table can give a seat another colour of the palette (lib/seats.ts)
      rule(`.seat${n}`, "seat-", {
        colour: `var(--seat${n}-colour, ${colour})`,
        on: `var(--seat${n}-on, ${on})`,
        gold: `var(--seat${n}-gold, ${gold})`,
      }),
      rule(`.palette${n}`, "seat-", { colour, on, gold }),
    ]),
    ...Object.entries(cubes.light).map(([name, sides]) => rule(`.cube.${name}`, "cube-", sides)),
    ...Object.entries(cubes.dark).map(([name, sides]) =>
      rule(`[data-theme="dark"] .cube.${name}`, "cube-", sides),
    ),
  ].join("");
}

export function sharedStyle(file: string): Plugin {
  return {
    name: "style",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : undefined),
    load(id) {
      if (id !== "\0" + MODULE) return;
      this.addWatchFile(file);
      return cssOf(JSON.parse(readFileSync(file, "utf-8")) as Style);
    },
  };
}
