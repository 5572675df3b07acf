// The tables of the start page, reloaded regularly while it is visible.
import { get } from "$/lib/api";
import { keptTables } from "$/lib/offline";
import { me } from "$/lib/session.svelte";
import type { TableShape } from "$/lib/types";

const REFRESH_INTERVAL_S = 10;
const FINISHED_REFRESH_EVERY = 6; // finished tables are loaded at every sixth refresh

const tablesIn = async (status: TableShape["status"], mine = false) =>
  (await get("/tables", { params: { query: { status, mine } } })).tables;

export class LobbyTables {
  mine = $state.raw<TableShape[]>([]); // not over
  mineDone = $state.raw<TableShape[]>([]);
  open = $state.raw<TableShape[]>([]);
  followed = $state.raw<TableShape[]>([]); // open tables of players that the user follows
  playing = $state.raw<TableShape[]>([]);
  finished = $state.raw<TableShape[]>([]);
  isLoaded = $state(false);
  isUnreachable = $state(false);
  now = $state(Date.now()); // of the last refresh
  #refreshes = 0;

  async refresh(): Promise<void> {
    try {
      const mineIn = (status: TableShape["status"]) => (me() ? tablesIn(status, true) : []);
      const [open, playing, ...mine] = await Promise.all([
        tablesIn("open"),
        tablesIn("playing"),
        mineIn("playing"),
        mineIn("open"),
        mineIn("frozen"),
      ]);
      this.followed = me() ? (await get("/me/following")).tables : [];
      this.open = open;
      this.playing = playing;
      this.mine = mine.flat();
      if (this.#refreshes++ % FINISHED_REFRESH_EVERY === 0)
        [this.finished, this.mineDone] = await Promise.all([tablesIn("finished"), mineIn("finished")]);
      this.isLoaded = true;
      this.isUnreachable = false;
    } catch {
      this.isUnreachable = true; // shown in the page until a refresh succeeds
      if (!this.isLoaded) this.mineDone = await keptTables().catch(() => []);
    }
    this.now = Date.now();
  }

  /** Load the finished tables too. */
  reload = (): void => {
    this.#refreshes = 0;
    void this.refresh();
  };

  /** Refresh while the page is visible; returns a function that ends this. */
  follow(): () => void {
    this.#refreshes = 0;
    const look = () => document.visibilityState === "visible" && void this.refresh();
    look();
    const timer = setInterval(look, REFRESH_INTERVAL_S * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
