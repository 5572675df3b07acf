// Tutorial, rules, glossary and legend of Brass.
import type { LearnDescriptor } from "$/learn/descriptor";
import { range, type Section } from "$/learn/sections";
import type { Tutorial } from "$/learn/tutorial";
import { t } from "$/lib/i18n.svelte";
import CottonDemand from "./CottonDemand.svelte";
import { drawings } from "./drawings";
import IncomeSpaces from "./IncomeSpaces.svelte";
import { legend } from "./legend";
import { glossary, tips } from "./reading";

const sections: Section[] = [
  { id: "structure", rules: range("B", 1, 6) },
  { id: "cards", rules: range("B", 7, 8) },
  { id: "build", rules: range("B", 9, 22) },
  { id: "links", rules: range("B", 23, 25) },
  { id: "actions", rules: range("B", 26, 29) },
  { id: "scoring", rules: range("B", 30, 33) },
];

export const learn: LearnDescriptor = {
  tutorial: {
    minutes: 15,
    icons: ["cotton_mill", "canal", "port", "iron_works"],
    path: "M-10 96C60 60 100 120 170 84S300 50 350 86S430 120 470 78",
    link: "canal",
    words: () => ({ title: t("learn-tutorial-brass"), text: t("learn-tutorial-brass.text") }),
    step: (id) => ({ title: t(`learn-brass-${id}`), text: t(`learn-brass-${id}.text`) }),
    load: () => import("$/learn/tutorials/brass.json").then(({ default: found }) => found as Tutorial),
  },
  sections,
  drawings,
  firstExample: "anyones-port",
  exampleParts: { income: IncomeSpaces, market: CottonDemand },
  tips,
  tip: (id) => ({ title: t(`learn-tip-brass-${id}`), text: t(`learn-tip-brass-${id}.text`) }),
  glossary,
  legend,
};
