// Moments come unasked: whoever is writing keeps the keys, and everybody gets the focus back.
export const isWriting = (): boolean => !!document.activeElement?.matches("input, textarea");

/** Something borrows the focus; the answer gives it back, unless it has gone elsewhere in the meantime. */
export function borrowFocus(by: Element): () => void {
  const last = document.activeElement as HTMLElement | null;
  return () => {
    const at = document.activeElement;
    if (!at || at === document.body || by.contains(at)) last?.focus();
  };
}
