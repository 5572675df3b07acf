// What the games add for learners. Only pages for learners load this: it is large.
import type { LearnDescriptor } from "$/learn/descriptor";

const found = import.meta.glob<{ learn: LearnDescriptor }>("./*/learn/index.ts", { eager: true });

/** What a game adds for learners; empty if the client does not know it. */
export const learnOf = (game: string): LearnDescriptor => found[`./${game}/learn/index.ts`]?.learn ?? {};
