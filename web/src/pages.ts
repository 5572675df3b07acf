// Every page: its address, the part of the client that shows it, and the words it needs.
import type { Component } from "svelte";
import type { Part } from "./lib/words.svelte";

export type Params = Record<string, string>;
type Page = Component<{ params: Params }>;

interface Route {
  pattern: RegExp;
  words: Part[];
  bare?: boolean; // fills the window, with a header of its own
  load: () => Promise<{ default: Page }>;
}

// A page whose address says nothing more
const plain = (load: () => Promise<{ default: Component }>) => load as unknown as Route["load"];

const ID = "(?<id>[A-Za-z0-9_-]+)";

export const ROUTES: Route[] = [
  { pattern: /^\/$/, words: ["lobby"], load: plain(() => import("./lobby/Lobby.svelte")) },
  { pattern: /^\/new$/, words: ["lobby", "rules"], load: plain(() => import("./lobby/NewTable.svelte")) },
  { pattern: /^\/ladder$/, words: ["lobby"], load: plain(() => import("./lobby/Ladder.svelte")) },
  { pattern: /^\/account$/, words: ["lobby"], load: plain(() => import("./lobby/Account.svelte")) },
  { pattern: new RegExp(`^/people/${ID}$`), words: ["lobby"], load: () => import("./lobby/Profile.svelte") },
  { pattern: /^\/(?<what>confirm|reset|invitation)$/, words: ["lobby"], load: () => import("./lobby/Links.svelte") },
  { pattern: new RegExp(`^/tables/${ID}$`), words: ["board", "panels", "play", "moments"], bare: true, load: () => import("./play/TablePage.svelte") },
  { pattern: new RegExp(`^/tables/${ID}/replay$`), words: ["board", "panels", "play", "moments"], bare: true, load: () => import("./moments/ReplayPage.svelte") },
  { pattern: /^\/learn$/, words: ["learn"], load: plain(() => import("./learn/LearnPage.svelte")) },
  { pattern: /^\/learn\/rules(\/(?<rule>[a-z]\d+))?$/i, words: ["learn", "rules", "board"], load: () => import("./learn/RulesPage.svelte") },
  { pattern: /^\/learn\/(?<page>tips|glossary)$/, words: ["learn"], load: () => import("./learn/ReadPage.svelte") },
  { pattern: /^\/learn\/tutorial\/(?<game>[a-z0-9_]+)$/, words: ["board", "panels", "play", "moments", "learn"], bare: true, load: () => import("./learn/TutorialPage.svelte") },
  { pattern: /^/, words: [], load: () => import("./NotFound.svelte") as Promise<{ default: Page }> },
];

export function routeOf(path: string): { route: Route; params: Params } {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  throw new Error("the last route takes everything");
}
