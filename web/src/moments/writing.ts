// Whoever is writing keeps the keys, whatever happens at the table.
export const isWriting = (): boolean => !!document.activeElement?.matches("input, textarea");
