// The buttons for the actions of a game: how they are drawn, called and pressed.
import type { GameInfo } from "$/lib/types";
import { capital, has, nameOf, spelled, t } from "$/lib/words.svelte";
import { iconOf, type IconName } from "$/look/icons";

export interface ActionButton {
  kind: string; // of the decision that begins the action
  icon: IconName;
  key: string;
  name: string;
  brief: string;
}

const LINK = "link"; // the kind of decision that is drawn and called by the kind of link
const KEYS: Record<string, string> = { build: "B", link: "L", rail: "L", develop: "D", sell: "S", loan: "O", draw: "G", pass: "P" };
const TAKEN = "HFMTWVJC"; // letters that mean something else at the table

/** The letter of every action. One that is new to the client gets the first that is free. */
export function actionKeys(actions: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const isFree = (key: string) => !TAKEN.includes(key) && ![...found.values()].includes(key) && !actions.some((kind) => KEYS[kind] === key);
  for (const kind of actions) {
    const letters = [...kind.toUpperCase()].filter((letter) => /[A-Z]/.test(letter));
    found.set(kind, KEYS[kind] ?? letters.find(isFree) ?? "");
  }
  return found;
}

export function actionButtons({ actions }: Pick<GameInfo, "actions">, linkKind: string): ActionButton[] {
  const keys = actionKeys(actions);
  return actions.map((kind) => {
    const look = kind === LINK ? linkKind : kind;
    const plain = capital(kind === LINK ? nameOf("link-kind-", linkKind) : spelled(kind));
    const worded = (id: string) => (has(id) ? t(id) : plain);
    return { kind, icon: iconOf(look, iconOf(kind, "play")), key: keys.get(kind)!, name: worded(`panels-action-${look}`), brief: worded(`panels-do-${look}`) };
  });
}
