// Tutorial, rules, glossary and legend of Age of Industry.
import type { LearnDescriptor } from "$/learn/descriptor";
import { range, type Section } from "$/learn/sections";
import type { Tutorial } from "$/learn/tutorial";
import { t } from "$/lib/i18n.svelte";
import { drawings } from "./drawings";
import { legend } from "./legend";
import { glossary, tips } from "./reading";

const sections: Section[] = [
  { id: "structure", rules: range("A", 1, 4) },
  { id: "build", rules: range("A", 5, 15) },
  { id: "rails", rules: range("A", 16, 21) },
  { id: "end", rules: ["A22"] },
  { id: "maps", rules: ["A23"] },
];

export const learn: LearnDescriptor = {
  tutorial: {
    minutes: 12,
    icons: ["factory", "rail", "ship", "coal_mine"],
    path: "M-10 70C70 110 120 60 200 92S330 110 390 70S440 60 470 66",
    link: "rail",
    words: () => ({ title: t("learn-tutorial-industry"), text: t("learn-tutorial-industry.text") }),
    step: (id) => ({ title: t(`learn-industry-${id}`), text: t(`learn-industry-${id}.text`) }),
    load: () => import("$/learn/tutorials/industry.json").then(({ default: found }) => found as Tutorial),
  },
  sections,
  drawings,
  firstExample: "ratisbon",
  tips,
  tip: (id) => ({ title: t(`learn-tip-industry-${id}`), text: t(`learn-tip-industry-${id}.text`) }),
  glossary,
  legend,
};
