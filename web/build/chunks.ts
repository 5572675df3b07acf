// Which modules share a file. A request has almost a kilobyte of headers, and small files compress badly,
// so the first visit of a page loads few files: what all pages need, what all pages with a board need, and
// the rest of a running game.
import { fileURLToPath } from "node:url";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = source("main.ts");
const LOBBY = source("lobby/Lobby.svelte");
const TABLE = source("play/TablePage.svelte");
const NEW_TABLE = source("lobby/NewTable.svelte");
const REPLAY = source("replay/ReplayPage.svelte");

// Messages that are loaded together, by the name of their file
const MESSAGE_FILES: Record<string, RegExp> = {
  everywhere: /^(app|shared)$/,
  table: /^(board|panels|play|choice|overlays|telling)$/,
};
const MESSAGES = /virtual:messages\/(\w+)\.(\w+)$/;

/** A module and everything that it imports at once. */
function reachedFrom(start: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const id of graph.getModuleInfo(start)?.importedIds ?? []) reachedFrom(id, graph, found);
  return found;
}

/** Returns a function that names the file of a module; null leaves it to the bundler. */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<string, Set<string>>();
  const isNeededBy = (page: string, id: string, graph: ModuleGraph): boolean => {
    if (!reached.has(page)) reached.set(page, reachedFrom(page, graph));
    return reached.get(page)!.has(id);
  };
  return (id, graph) => {
    const [, part, language] = MESSAGES.exec(id) ?? [];
    if (part) {
      const [file] = Object.entries(MESSAGE_FILES).find(([, parts]) => parts.test(part)) ?? [];
      return file ? `${file}.${language}` : null;
    }
    const isIn = (page: string) => isNeededBy(page, id, graph);
    if (!isIn(TABLE)) return isIn(LOBBY) && isIn(NEW_TABLE) ? "tables" : null;
    if (isIn(MAIN) || isIn(LOBBY)) return "everywhere";
    if (isIn(REPLAY)) return "board";
    return id === TABLE ? null : "game";
  };
}
