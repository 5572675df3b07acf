// The actions of both games: what they are called by the keyboard and drawn with.
import type { IconName } from "$/look/icons";

export type ActionId = "build" | "canal" | "rail" | "develop" | "sell" | "loan" | "draw" | "pass";

export const ACTIONS: Record<ActionId, { icon: IconName; key: string }> = {
  build: { icon: "build", key: "B" },
  canal: { icon: "canal", key: "L" },
  rail: { icon: "rail", key: "L" },
  develop: { icon: "develop", key: "D" },
  sell: { icon: "sell", key: "S" },
  loan: { icon: "loan", key: "O" },
  draw: { icon: "draw", key: "G" },
  pass: { icon: "pass", key: "P" },
};

/** What can be done in a game, in the order of the buttons. */
export const actionsOf = (game: string, period: string | null): ActionId[] =>
  game === "industry" ? ["build", "rail", "develop", "sell", "draw", "pass"] : ["build", period === "rail" ? "rail" : "canal", "develop", "sell", "loan", "pass"];
