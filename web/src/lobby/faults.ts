// Refusals of a set-up or a record, in words, with the line of the record.
import { Refusal } from "$/lib/api";
import { refusalText } from "$/lib/toasts.svelte";
import { has, t, type Facts, variantName } from "$/lib/words.svelte";

const named = (value: unknown): string => variantName(String(value));

export function setupText(error: unknown): string {
  if (!(error instanceof Refusal) || error.code !== "setup") return refusalText(error);
  const { error: code, line, column, ...rest } = error.params;
  const facts: Facts = { ...rest };
  for (const key of ["word", "second"]) if (key in facts) facts[key] = named(facts[key]);
  const words = error.reasons.length
    ? error.reasons.map((reason) => t(`reason-${reason.code.toLowerCase().replaceAll("_", "-")}`, reason.facts)).join(" ")
    : code === "seats" || code === "nobody"
      ? t(`lobby-fault-${code}`, facts)
      : has(`error-${code}`)
        ? t(`error-${code}`, facts)
        : refusalText(error);
  return line ? t("lobby-fault-line", { line, column: column ?? 1, fault: words }) : words;
}

/** The line of a record that a refusal names. */
export const faultLine = (error: unknown): number | null => (error instanceof Refusal && typeof error.params.line === "number" ? error.params.line : null);
