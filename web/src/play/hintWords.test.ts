import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { learnOf } from "$/games/learn";
import { HINT_WORDS, rulesOfHint } from "./hintWords";

// Sentences about the plan and the figures, not about a rule
const WITHOUT_RULE = ["move", "then", "prepares", "gains", "loses", "value"].map((id) => `hint-${id}`);

it("gives every sentence of a hint its rules, in every game", () => {
  const ids = [...readFileSync("../messages/en.ftl", "utf-8").matchAll(/^(hint-[\w-]+) =/gm)].map(
    ([, id]) => id!,
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids.filter((found) => !WITHOUT_RULE.includes(found))) {
    expect(HINT_WORDS, id).toHaveProperty(id);
    const rules = ["brass", "industry"].map((game) => rulesOfHint(id, learnOf(game).glossary!));
    expect(rules.flat().length, id).toBeGreaterThan(0);
  }
  expect(rulesOfHint("hint-loan", learnOf("brass").glossary!)).toEqual(["B29"]);
  expect(rulesOfHint("hint-prepares", learnOf("brass").glossary!)).toEqual([]);
});
