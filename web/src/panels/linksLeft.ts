import { has, t } from "$/lib/words.svelte";

/** What the links that a seat has left are called. */
export const linksLeft = (kind: string): string => t(has(`panels-links-${kind}`) ? `panels-links-${kind}` : "panels-links");
