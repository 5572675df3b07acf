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
    void tick().then(() => {
      for (let length = parts.length; length; length--) {
        const name = CSS.escape(parts.slice(0, length).join("/"));
        const found = root.querySelector<HTMLElement>(`[data-at="${name}"]`);
        if (found) return found.scrollIntoView({ block: length < parts.length ? "start" : block });
      }
    });
  });
}
