// Lets the choice of a move follow the positions of a line.
import { untrack } from "svelte";
import type { LineView } from "./lineView.svelte";
import type { Turn } from "./turn.svelte";

/** Load the menu of every position that a line shows, while a component is shown. */
export function followLine(line: () => LineView | null, choice: () => Turn | null): void {
  $effect(() => {
    const [view, turn] = [line(), choice()];
    if (!view || !turn) return;
    void [turn.active, view.table?.last_move];
    untrack(() => void turn.follow());
  });
}
