// A hint of the strongest bot for one position.
import { get } from "$/lib/api";
import { showError } from "$/lib/toasts.svelte";
import type { HintShape, MenuOption } from "$/lib/types";
import type { Turn } from "./turn.svelte";

export class Hint {
  found = $state.raw<HintShape | null>(null);
  options = $state.raw<MenuOption[]>([]); // of its first move
  thinking = $state(false);

  constructor(readonly turn: Turn) {}

  async ask(): Promise<void> {
    const { turn } = this;
    const { view } = turn;
    if (this.thinking || !turn.mine) return;
    this.thinking = true;
    const about = () => `${view.viewer}:${view.table!.last_move}`;
    const asked = about();
    try {
      const found = await get("/tables/{table_id}/hint", {
        params: { path: { table_id: view.id }, query: { seat: view.viewer } },
      });
      const options = await turn.optionsOf(found.moves[0]?.decisions ?? []);
      if (asked !== about()) return;
      this.options = options;
      this.found = found;
    } catch (error) {
      showError(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Choose its first move in the turn interface. */
  use(): void {
    if (this.found?.moves[0]) void this.turn.lay(this.found.moves[0]);
    this.forget();
  }

  forget(): void {
    this.found = null;
  }
}
