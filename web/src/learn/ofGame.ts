// What a game brings for those who learn it, beyond what every game has.
import type { IconName } from "$/look/icons";
import type { Scene } from "./drawings";
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

export interface LearnOfGame {
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
  tips?: Tip[];
  tip?: (id: string) => Words;
  /** The words of the glossary and the rules that speak of them. */
  glossary?: Record<string, string[]>;
}
