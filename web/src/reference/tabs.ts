// The tabs of the reference, in their order. To add one: write `<Name>Tab.svelte` with the props below, add it here
// with the parts of the messages that it needs, and give it the message `reference-tab-<id>`.
import type { Component } from "svelte";
import type { Part } from "$/lib/i18n.svelte";
import type { Position, PrintedBoard } from "$/lib/types";

export interface TabProps {
  printed: PrintedBoard;
  position: Position | null; // null without a table
  me: number; // the viewer's seat; −1 for a spectator
  entry: string; // what to show first, e.g. "cotton_mill/3"; empty: nothing in particular
  asked: number; // grows whenever an entry is asked for, even the same again
  onshow: (address: string) => void; // go to another entry, e.g. "cards/manchester"
}

interface Tab {
  id: string;
  messages: Part[];
  load: () => Promise<{ default: Component<TabProps> }>;
}

export const TABS = [
  { id: "aid", messages: ["aid"], load: () => import("./AidTab.svelte") },
  { id: "tiles", messages: ["panels", "aid"], load: () => import("./TilesTab.svelte") },
  { id: "cards", messages: ["panels", "aid"], load: () => import("./CardsTab.svelte") },
  { id: "legend", messages: ["panels", "glossary", "board"], load: () => import("./LegendTab.svelte") },
  {
    id: "rules",
    messages: ["rules", "learn", "glossary", "examples", "replay"],
    load: () => import("./RulesTab.svelte"),
  },
  { id: "glossary", messages: ["glossary", "examples"], load: () => import("./GlossaryTab.svelte") },
] as const satisfies Tab[];

export type TabId = (typeof TABS)[number]["id"];

/** The tab of a name; the first one if there is none. */
export const tabOf = (id: string): Tab & { id: TabId } => TABS.find((tab) => tab.id === id) ?? TABS[0];
