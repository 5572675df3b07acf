// The tools of the map workshop.
import type { IconName } from "$/ui/icons";

export type Tool = "select" | "town" | "sea" | "connect";

export const TOOLS: { tool: Tool; icon: IconName; key: string }[] = [
  { tool: "select", icon: "select", key: "v" },
  { tool: "town", icon: "plus", key: "t" },
  { tool: "sea", icon: "ship", key: "s" },
  { tool: "connect", icon: "link", key: "c" },
];
