// The message files that the client needs, cut into parts: `virtual:words/board.de` and so on;
// `virtual:words` loads any of them by name.
// What the client never says (the terminal, the server's administration) stays out.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../messages", import.meta.url));
const LANGUAGES = ["en", "fr", "it", "de"];
const PREFIX = "virtual:words/";
// Of the files that Python reads too; rules and places fill parts of their own
const SHARED = /^(industry|short|resource|game|period|link-kind|seat|place|colour|good|map|bot|variant|reason|event|stage|option|hint|term|word)-|^error-(no-record|record-format|header|rules-version|not-to-move|unknown-(game|variant|map)|variant|players|seed|map-players)/;
const RULES = /^rule-/;

/** The entries of a file: an id, and its text with attributes. */
function entries(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (const line of text.split("\n")) {
    const start = /^([a-z][a-z0-9-]*) *=/.exec(line);
    if (start) found.push([start[1]!, line]);
    else if (/^\s|^\}/.test(line) && line.trim() && found.length) found.at(-1)![1] += "\n" + line;
  }
  return found;
}

function part(name: string, lang: string): { text: string; file: string } {
  const shared = name === "shared" || name === "rules";
  const file = shared ? `${FOLDER}/${lang}.ftl` : `${FOLDER}/web/${name}.${lang}.ftl`;
  const wanted = name === "rules" ? RULES : SHARED;
  const text = readFileSync(file, "utf-8");
  const kept = entries(text).filter(([id]) => !shared || wanted.test(id));
  return { text: kept.map(([, entry]) => entry).join("\n") + "\n", file };
}

/** Names of the parts in `messages/web/`. */
export function partNames(): string[] {
  return [...new Set(readdirSync(`${FOLDER}/web`).map((file) => file.split(".")[0]!))].sort();
}

export function wordsOfTheGame(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === "virtual:words" || id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0virtual:words") {
        const all = ["shared", "rules", ...partNames()];
        const rows = LANGUAGES.flatMap((lang) => all.map((name) => `${name}.${lang}`));
        return `export default {${rows.map((row) => `"${row}": () => import("${PREFIX}${row}")`)}};`;
      }
      if (!id.startsWith("\0" + PREFIX)) return;
      const [name, lang] = id.slice(PREFIX.length + 1).split(".");
      const { text, file } = part(name!, lang!);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
