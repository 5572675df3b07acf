import { has, t } from "$/lib/i18n.svelte";

/** The label of a seat's remaining links. */
export const linksLeft = (kind: string): string =>
  t(has(`panels-links-${kind}`) ? `panels-links-${kind}` : "panels-links");
