// Serves the message files as modules, one per part and language: `virtual:messages/board.de`.
// `virtual:messages` loads any of them by name.
import { Junk, Message, parse } from "@fluent/syntax";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import sharedPrefixes from "./shared_messages.json" with { type: "json" };

const FOLDER = fileURLToPath(new URL("../../messages", import.meta.url));
const LANGUAGES = ["en", "fr", "it", "de"];
const INDEX = "virtual:messages";
const PREFIX = "virtual:messages/";
// Parts of `messages/<language>.ftl`, which Python reads too: the prefixes of the ids that the client uses.
// Messages of the terminal and of the server's administration are left out.
const SHARED_PARTS: Record<string, string[]> = sharedPrefixes;
// Parts with a folder of their own, which Python reads too
const SHARED_FOLDERS = ["aid"];

/** The messages of a file without its comments, each with its id. */
export function splitMessages(text: string, file: string): { id: string; text: string }[] {
  return parse(text, { withSpans: true }).body.flatMap((entry) => {
    if (entry instanceof Junk) throw new Error(`${file}: ${entry.annotations[0]?.message}\n${entry.content}`);
    return entry instanceof Message
      ? [{ id: entry.id.name, text: text.slice(entry.id.span!.start, entry.span!.end) }]
      : [];
  });
}

function readPart(name: string, language: string): { text: string; file: string } {
  const prefixes = SHARED_PARTS[name];
  const file = SHARED_FOLDERS.includes(name)
    ? `${FOLDER}/${name}/${language}.ftl`
    : prefixes
      ? `${FOLDER}/${language}.ftl`
      : `${FOLDER}/web/${name}.${language}.ftl`;
  const kept = splitMessages(readFileSync(file, "utf-8"), file).filter(
    ({ id }) => !prefixes || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return { text: kept.map((message) => message.text).join("\n") + "\n", file };
}

/** Names of the parts in `messages/web/`. */
function ownParts(): string[] {
  return [...new Set(readdirSync(`${FOLDER}/web`).map((file) => file.split(".")[0]!))].sort();
}

export function messageModules(): Plugin {
  return {
    name: "messages",
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + INDEX) {
        const parts = [...Object.keys(SHARED_PARTS), ...SHARED_FOLDERS, ...ownParts()];
        const names = LANGUAGES.flatMap((language) => parts.map((part) => `${part}.${language}`));
        return `export default {${names.map((name) => `"${name}": () => import("${PREFIX}${name}")`)}};`;
      }
      if (!id.startsWith("\0" + PREFIX)) return;
      const [part, language] = id.slice(PREFIX.length + 1).split(".");
      const { text, file } = readPart(part!, language!);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
