// Brings an entry of the reference into view whenever it is asked for.
import { tick } from "svelte";

/** Scroll to the element with `data-at` of the entry, or of the longest part of it that exists. */
export function showEntry(
  within: () => HTMLElement | undefined,
  entry: () => string,
  asked: () => number,
  block: ScrollLogicalPosition = "center",
) {
  $effect(() => {
    void asked();
    const parts = entry().split("/");
    const root = within();
    if (!root || !parts[0]) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void tick().then(() => {
      for (let length = parts.length; length; length--) {
        const name = CSS.escape(parts.slice(0, length).join("/"));
        const found = root.querySelector<HTMLElement>(`[data-at="${name}"]`);
        if (found && !isGone)
          return (stop = keepInPlace(root, found, length < parts.length ? "start" : block));
      }
    });
    return () => {
      isGone = true;
      stop?.();
    };
  });
}

/** Scroll to an entry, and again while drawings above it arrive, until the reader scrolls. */
function keepInPlace(list: HTMLElement, entry: Element, block: ScrollLogicalPosition): () => void {
  const show = () => entry.scrollIntoView({ block });
  show();
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const watch = new ResizeObserver(show);
  watch.observe(list);
  const done = new AbortController();
  const stop = () => {
    watch.disconnect();
    done.abort();
  };
  for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"])
    window.addEventListener(moved, stop, { signal: done.signal, passive: true });
  return stop;
}
