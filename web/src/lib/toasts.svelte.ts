// Short messages at the edge of the screen; they never take a tap that was meant for the board.
import { Refusal } from "./api";
import { has, t } from "./words.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "problem";
}

let last = 0;
const shown = $state<Toast[]>([]);

export const toasts = (): Toast[] => shown;

export function toast(text: string, kind: Toast["kind"] = "news", seconds = 6): void {
  const id = ++last;
  shown.push({ id, text, kind });
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((found) => found.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** A refusal in words. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("app-fault-internal");
  const id = `app-fault-${error.code}`;
  return has(id) ? t(id, error.params) : t("app-fault-internal");
}

export const complain = (error: unknown): void => {
  if (!(error instanceof Refusal)) console.error(error);
  toast(refusalText(error), "problem", 8);
};
