// The action buttons of a game: icon, name and key.
import type { GameInfo } from "$/lib/types";
import { capital, has, nameOf, spelled, t } from "$/lib/i18n.svelte";
import { iconOf, type IconName } from "$/ui/icons";

export interface ActionButton {
  kind: string; // of the decision that starts the action
  icon: IconName;
  key: string;
  name: string;
  brief: string;
}

const LINK = "link"; // shown with the name and icon of the kind of link
const ACTION_KEYS: Record<string, string> = {
  build: "B",
  link: "L",
  rail: "L",
  develop: "D",
  sell: "S",
  loan: "O",
  draw: "G",
  pass: "P",
};
const RESERVED_KEYS = "HFMTWVJCR"; // other shortcuts of the table

/** The key of every action. Unknown actions get the first free letter of their name. */
export function actionKeys(actions: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const isFree = (key: string) =>
    !RESERVED_KEYS.includes(key) &&
    ![...found.values()].includes(key) &&
    !actions.some((kind) => ACTION_KEYS[kind] === key);
  for (const kind of actions) {
    const letters = [...kind.toUpperCase()].filter((letter) => /[A-Z]/.test(letter));
    found.set(kind, ACTION_KEYS[kind] ?? letters.find(isFree) ?? "");
  }
  return found;
}

export function actionButtons({ actions }: Pick<GameInfo, "actions">, linkKind: string): ActionButton[] {
  const keys = actionKeys(actions);
  return actions.map((kind) => {
    const look = kind === LINK ? linkKind : kind;
    const plain = capital(kind === LINK ? nameOf("link-kind-", linkKind) : spelled(kind));
    const worded = (id: string) => (has(id) ? t(id) : plain);
    return {
      kind,
      icon: iconOf(look, iconOf(kind, "play")),
      key: keys.get(kind)!,
      name: worded(`panels-action-${look}`),
      brief: worded(`panels-do-${look}`),
    };
  });
}
