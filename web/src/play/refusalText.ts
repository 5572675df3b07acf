// Refusals in words: the reasons of the rules, the nearest miss, and what would help.
import { capital, has, t, type Facts } from "$/lib/i18n.svelte";
import type { Attempt, Cause, ReasonShape, Words } from "$/lib/types";

/** A reason of the rules; games from elsewhere may have none in words. */
export function reasonWords({ code, facts }: ReasonShape): string {
  const id = "reason-" + code.toLowerCase().replaceAll("_", "-");
  return has(id) ? t(id, facts as Facts) : code;
}

/** What is in the way, in a few words: "£7 short". */
export function causeWords({ obstacle, missing }: Cause): string {
  const id = `cause-${obstacle}`;
  return has(id) ? t(id, { missing }) : obstacle;
}

/** The nearest miss; empty if it is not on the board. */
export function nearestWords({ target, industry, cause }: Attempt): string {
  if (!target) return "";
  const words = causeWords(cause);
  if (target.kind === "link") return t("refusal-nearest-link", { link: target.id, cause: words });
  return industry ? t("refusal-nearest", { industry, place: target.id, cause: words }) : "";
}

/** What would make it possible: alternatives for each obstacle. Empty if nothing would. */
export function remedyWords(remedies: Words[][]): string {
  const join = (id: string, parts: string[]) => parts.reduce((first, second) => t(id, { first, second }));
  const groups = remedies.map((group) =>
    join(
      "refusal-or",
      group.map(({ id, facts }) => t(id, facts as Facts)),
    ),
  );
  return groups.length ? capital(t("refusal-needs", { remedies: join("refusal-and", groups) })) : "";
}
