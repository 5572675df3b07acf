import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cssOf } from "$/../build/style";

const style = JSON.parse(readFileSync("../src/cottonopolis/drawing/style.json", "utf-8"));
const css = cssOf(style);

test("every colour that a component names comes from style.json", () => {
  const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/var\(--([a-z][a-z0-9-]*)\)/g)].map((match) => match[1]!),
  );
  const own = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/--([a-z][a-z0-9-]*): ?/g), ...text.matchAll(/style:--([a-z][a-z0-9-]*)/g)].map(
      (match) => match[1]!,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  for (const name of new Set(named))
    expect(css.includes(`--${name}:`) || own.includes(name), name).toBe(true);
});

test("the dark theme says so and changes the colours of cubes too", () => {
  expect(css).toContain(`:root[data-theme="dark"] { --desk: ${style.dark.desk};`);
  expect(css).toContain("color-scheme: dark;");
  expect(css).toContain(`[data-theme="dark"] .cube.coal`);
});
