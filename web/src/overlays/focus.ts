// Focus of overlays. The user did not open them, so they must not interrupt typing, and they give the focus back.
export const isWriting = (): boolean => !!document.activeElement?.matches("input, textarea");

/** Take the focus; the returned function gives it back, unless it has moved elsewhere. */
export function borrowFocus(by: Element): () => void {
  const last = document.activeElement as HTMLElement | null;
  return () => {
    const at = document.activeElement;
    if (!at || at === document.body || by.contains(at)) last?.focus();
  };
}
