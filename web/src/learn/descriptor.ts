// What a game's descriptor may add for learners.
import type { IconName } from "$/ui/icons";
import type { LegendItem, Scene } from "./drawings";
import type { ExamplePart } from "./examples/parts/parts";
import type { Section } from "./sections";
import type { Tutorial } from "./tutorial";

export interface Words {
  title: string;
  text: string;
}

export interface Tip {
  id: string;
  icon: IconName;
  rules: string[];
}

export interface LearnDescriptor {
  tutorial?: {
    minutes: number;
    icons: IconName[];
    path: string; // of the link in its picture, which is drawn as canal or rail
    link: "canal" | "rail";
    words: () => Words;
    step: (id: string) => Words;
    load: () => Promise<Tutorial>;
  };
  /** The rules in sections; a rule may have a drawing. */
  sections?: Section[];
  drawings?: Record<string, Scene>;
  /** The example in the introduction. */
  firstExample?: string;
  /** What only this game's examples draw, by name. */
  exampleParts?: Record<string, ExamplePart>;
  tips?: Tip[];
  tip?: (id: string) => Words;
  /** The glossary entries and their rules. */
  glossary?: Record<string, string[]>;
  /** What is drawn on board, cards and panels. */
  legend?: LegendItem[];
}
