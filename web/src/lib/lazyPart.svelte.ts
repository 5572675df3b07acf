// A part of a page that is loaded apart from it: when it is first shown, or before, when the browser is idle.
import type { Component } from "svelte";

const IDLE_TIMEOUT_MS = 3000; // the most that loading waits for a quiet moment

/* eslint-disable @typescript-eslint/no-explicit-any -- as in the type of a component */
export type AnyProps = Record<string, any>;
type Loaded<Props extends AnyProps> = { default: Component<Props, any, any> };
/* eslint-enable @typescript-eslint/no-explicit-any */

export class LazyPart<Props extends AnyProps> {
  Shown = $state.raw<Loaded<Props>["default"] | null>(null);
  isLost = $state(false); // it could not be loaded
  #loading: Promise<void> | null = null;
  #failures = 0;

  constructor(readonly source: () => Promise<Loaded<Props>>) {}

  load(): Promise<void> {
    this.isLost = false;
    this.#loading ??= this.source().then(
      (found) => void (this.Shown = found.default),
      () => {
        this.#loading = null;
        this.#failures += 1;
        this.isLost = true;
      },
    );
    return this.#loading;
  }

  /** Try again; if that has failed too, load the page again, because it may be older than the server's files. */
  again(): void {
    if (this.#failures > 1) location.reload();
    else void this.load();
  }
}

/** Load parts one after the other, when the browser has nothing else to do. */
export function loadWhenIdle(parts: Pick<LazyPart<AnyProps>, "load">[]): void {
  const next = async () => {
    for (const part of parts) await part.load();
  };
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback(() => void next(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(() => void next(), IDLE_TIMEOUT_MS / 2); // Safari
}
