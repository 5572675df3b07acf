// A hint of the strongest bot, for the position that it was asked about.
import { get } from "$/lib/api";
import { complain } from "$/lib/toasts.svelte";
import type { HintShape, MenuOption } from "$/lib/types";
import type { Turn } from "./turn.svelte";

export class Hint {
  found = $state.raw<HintShape | null>(null);
  options = $state.raw<MenuOption[]>([]); // that its first move chooses
  thinking = $state(false);

  constructor(readonly turn: Turn) {}

  async ask(): Promise<void> {
    const { turn } = this;
    const { view } = turn;
    if (this.thinking || !turn.active) return;
    this.thinking = true;
    const about = () => `${view.viewer}:${view.table!.last_move}`;
    const asked = about();
    try {
      const found = await get<"getHint">(`/tables/${view.id}/hint?seat=${view.viewer}`);
      const options = await turn.optionsOf(found.moves[0]?.decisions ?? []);
      if (asked !== about()) return;
      this.options = options;
      this.found = found;
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Lay its first move on the board. */
  use(): void {
    if (this.found?.moves[0]) void this.turn.lay(this.found.moves[0]);
    this.forget();
  }

  forget(): void {
    this.found = null;
  }
}
