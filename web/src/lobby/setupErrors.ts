// Texts for errors in a set-up or a record, with the line of the record.
import { ApiError } from "$/lib/api";
import { errorText } from "$/lib/toasts.svelte";
import { has, t, type Facts, variantName } from "$/lib/i18n.svelte";

const named = (value: unknown): string => variantName(String(value));

export function setupText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== "setup") return errorText(error);
  const { error: code, line, column, ...rest } = error.params;
  const facts: Facts = { ...rest };
  for (const key of ["word", "second"]) if (key in facts) facts[key] = named(facts[key]);
  const words = error.reasons.length
    ? error.reasons
        .map((reason) => t(`reason-${reason.code.toLowerCase().replaceAll("_", "-")}`, reason.facts))
        .join(" ")
    : code === "seats" || code === "nobody"
      ? t(`lobby-fault-${code}`, facts)
      : has(`error-${code}`)
        ? t(`error-${code}`, facts)
        : errorText(error);
  return line ? t("lobby-fault-line", { line, column: column ?? 1, fault: words }) : words;
}

/** The line of a record that an error names. */
export const faultLine = (error: unknown): number | null =>
  error instanceof ApiError && typeof error.params.line === "number" ? error.params.line : null;
