// Short messages at the edge of the screen, where they cover no targets.
import { ApiError } from "./api";
import { has, t } from "./i18n.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "problem";
  action?: { label: string; run: () => void };
}

let last = 0;
const shown = $state<Toast[]>([]);

export const toasts = (): Toast[] => shown;

/** Shows a message; with Infinity seconds until the user closes it. */
export function toast(
  text: string,
  kind: Toast["kind"] = "news",
  seconds = 6,
  action?: Toast["action"],
): void {
  const id = ++last;
  shown.push({ id, text, kind, action });
  if (seconds < Infinity) setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((found) => found.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** Removes news that would lie over what is shown now. */
export function dismissNews(): void {
  for (const { id } of shown.filter(({ kind, action }) => kind === "news" && !action)) dismiss(id);
}

/** The text of an error. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("app-fault-internal");
  const id = `app-fault-${error.code}`;
  return has(id) ? t(id, error.params) : t("app-fault-internal");
}

export const showError = (error: unknown): void => {
  if (!(error instanceof ApiError)) console.error(error);
  toast(errorText(error), "problem", 8);
};
