// All pages: address, component and parts of the messages.
import type { Component } from "svelte";
import type { Part } from "./lib/i18n.svelte";

export type Params = Record<string, string>;
type Page = Component<{ params: Params }>;

interface Route {
  pattern: RegExp;
  messages: Part[];
  bare?: boolean; // fills the window, without the common header
  load: () => Promise<{ default: Page }>;
}

// A page without parameters in its address
const plain = (load: () => Promise<{ default: Component }>) => load as unknown as Route["load"];

const ID = "(?<id>[A-Za-z0-9_-]+)";

export const ROUTES: Route[] = [
  { pattern: /^\/$/, messages: ["lobby"], load: plain(() => import("./lobby/Lobby.svelte")) },
  { pattern: /^\/new$/, messages: ["lobby", "rules"], load: plain(() => import("./lobby/NewTable.svelte")) },
  { pattern: /^\/ladder$/, messages: ["lobby"], load: plain(() => import("./lobby/Leaderboard.svelte")) },
  {
    pattern: /^\/community$/,
    messages: ["community", "tournament", "lobby"],
    load: plain(() => import("./clubs/CommunityPage.svelte")),
  },
  {
    pattern: new RegExp(`^/clubs/${ID}$`),
    messages: ["community", "tournament", "lobby"],
    load: () => import("./clubs/ClubPage.svelte"),
  },
  {
    pattern: /^\/club-invitation$/,
    messages: ["community", "lobby"],
    load: plain(() => import("./clubs/JoinClub.svelte")),
  },
  {
    pattern: /^\/tournaments\/new$/,
    messages: ["tournament", "lobby"],
    load: plain(() => import("./tournaments/NewTournament.svelte")),
  },
  {
    pattern: new RegExp(`^/tournaments/${ID}$`),
    messages: ["tournament", "lobby"],
    load: () => import("./tournaments/TournamentPage.svelte"),
  },
  {
    pattern: /^\/account$/,
    messages: ["lobby", "rights"],
    load: plain(() => import("./lobby/Account.svelte")),
  },
  {
    pattern:
      /^\/admin(\/(?<section>reports|people|tables|sanctions|site|pages|audit))?(\/(?<id>[A-Za-z0-9_-]+))?$/,
    messages: ["admin", "lobby"],
    load: () => import("./admin/AdminPage.svelte"),
  },
  {
    pattern: /^\/pages\/(?<name>terms|privacy|contact)$/,
    messages: ["rights"],
    load: () => import("./rights/SitePage.svelte"),
  },
  {
    pattern: /^\/maps$/,
    messages: ["workshop", "faults", "lobby"],
    load: plain(() => import("./workshop/MapsPage.svelte")),
  },
  {
    pattern: new RegExp(`^/maps/${ID}$`),
    messages: ["workshop", "faults", "board", "lobby"],
    bare: true,
    load: () => import("./workshop/MapPage.svelte"),
  },
  {
    pattern: new RegExp(`^/people/${ID}$`),
    messages: ["lobby"],
    load: () => import("./lobby/Profile.svelte"),
  },
  {
    pattern: /^\/(?<what>confirm|reset|invitation)$/,
    messages: ["lobby"],
    load: () => import("./lobby/TokenPage.svelte"),
  },
  {
    pattern: new RegExp(`^/tables/${ID}$`),
    messages: ["board", "panels", "play", "choice", "overlays", "telling"],
    bare: true,
    load: () => import("./play/TablePage.svelte"),
  },
  {
    pattern: new RegExp(`^/tables/${ID}/replay$`),
    messages: ["board", "panels", "play", "choice", "overlays", "telling", "replay", "book"],
    bare: true,
    load: () => import("./replay/ReplayPage.svelte"),
  },
  {
    pattern: /^\/studies$/,
    messages: ["lobby", "studies"],
    load: plain(() => import("./studies/StudiesPage.svelte")),
  },
  {
    pattern: new RegExp(`^/studies/${ID}$`),
    messages: ["board", "panels", "play", "choice", "overlays", "telling", "replay", "studies", "book"],
    bare: true,
    load: () => import("./studies/StudyPage.svelte"),
  },
  {
    pattern: /^\/learn$/,
    messages: ["learn", "about", "book"],
    load: plain(() => import("./learn/LearnPage.svelte")),
  },
  {
    pattern: /^\/learn\/rules(\/(?<rule>[a-z]\d+))?$/i,
    messages: ["learn", "rules", "glossary", "examples", "board", "panels", "play", "replay"],
    load: () => import("./learn/RulesPage.svelte"),
  },
  {
    pattern: /^\/learn\/about\/(?<game>[a-z0-9_]+)$/,
    messages: ["learn", "about", "examples", "board", "panels", "play", "replay"],
    load: () => import("./learn/AboutGame.svelte"),
  },
  {
    pattern: new RegExp(`^/learn/examples/(?<game>[a-z0-9_]+)/${ID}$`),
    messages: ["board", "panels", "play", "choice", "overlays", "telling", "replay", "learn", "examples"],
    bare: true,
    load: () => import("./learn/examples/ExamplePage.svelte"),
  },
  {
    pattern: /^\/learn\/(?<page>tips|glossary)$/,
    messages: ["learn", "glossary", "examples"],
    load: () => import("./learn/ReadPage.svelte"),
  },
  {
    pattern: /^\/learn\/(?<page>aid|tiles|legend)(\/(?<game>[a-z0-9_]+))?$/,
    messages: ["learn", "reference", "aid", "panels", "glossary", "board"],
    load: () => import("./reference/ReferencePage.svelte"),
  },
  {
    pattern: /^\/learn\/what-wins(\/(?<game>[a-z0-9_]+))?$/,
    messages: ["learn", "book"],
    load: () => import("./book/WhatWinsPage.svelte"),
  },
  {
    pattern: /^\/learn\/tutorial\/(?<game>[a-z0-9_]+)$/,
    messages: ["board", "panels", "play", "choice", "overlays", "telling", "learn"],
    bare: true,
    load: () => import("./learn/TutorialPage.svelte"),
  },
  {
    pattern: /^\/puzzles$/,
    messages: ["puzzles"],
    load: plain(() => import("./puzzles/PuzzlesPage.svelte")),
  },
  {
    pattern: new RegExp(`^/puzzles/${ID}$`),
    messages: ["board", "panels", "play", "choice", "overlays", "telling", "replay", "puzzles"],
    bare: true,
    load: () => import("./puzzles/PuzzlePage.svelte"),
  },
  { pattern: /^/, messages: [], load: () => import("./NotFound.svelte") as Promise<{ default: Page }> },
];

export function routeOf(path: string): { route: Route; params: Params } {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  throw new Error("the last route takes everything");
}
