// Calls the user when it is their turn: the tab's title and icon, a bell, a notification.
import { t } from "$/lib/i18n.svelte";
import { remember, remembered } from "$/lib/storage";

const ICON = "/icon.svg";
const ICON_WITH_DOT = "/icon-turn.svg";

const chosen = $state({ bell: remembered("bell") === "on", notify: remembered("notify") === "on" });

export const hasBell = (): boolean => chosen.bell;
export const wantsNotifications = (): boolean => chosen.notify;

export function setBell(on: boolean): void {
  chosen.bell = on;
  remember("bell", on ? "on" : "off");
  if (on) void ringBell();
}

export function setNotifications(on: boolean): void {
  chosen.notify = on;
  remember("notify", on ? "on" : "off");
}

const ringBell = async () => (await import("./bell")).ring();

/** The title of a table's tab. */
export const tabTitle = (name: string, isMyTurn: boolean): string =>
  isMyTurn ? `● ${t("app-your-turn")} · ${name}` : `${name} · Cottonopolis`;

/** Put a dot on the tab's icon, or remove it. */
export function markIcon(isMyTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isMyTurn ? ICON_WITH_DOT : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** The user's turn has begun at a table. */
export async function callUser(name: string, path: string): Promise<void> {
  if (chosen.bell) void ringBell();
  if (!chosen.notify || document.hasFocus() || globalThis.Notification?.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(name, {
    body: t("app-turn-notice"),
    icon: "/icons/192.png",
    tag: path, // replaces the last one of this table
    data: { path },
  });
}
