// What happens in a replay by itself: the log and the analysis load, and the board and the address follow.
import { untrack } from "svelte";
import { nameSeats } from "$/lib/i18n.svelte";
import { hash, query } from "$/lib/router.svelte";
import { screen } from "$/lib/screen.svelte";
import { useColours } from "$/lib/seats";
import { followLine } from "$/play/followLine.svelte";
import { readBranch } from "./branches";
import type { ReplayScreen } from "./replayScreen.svelte";

/** Follow a replay while a component shows it. */
export function followReplay(replay: ReplayScreen): void {
  followTable(replay);
  followAnalyst(replay);
  followBranch(replay);
  $effect(() => {
    if (replay.lit.length && screen.compact) replay.board?.show(replay.lit);
  });
}

function followTable({ view }: ReplayScreen): void {
  $effect(() =>
    untrack(() => {
      nameSeats((seat) => view.name(seat));
      const stop = view.open();
      return () => {
        stop();
        nameSeats(null);
      };
    }),
  );
  const seats = $derived(view.table?.seats);
  $effect(() => (seats ? useColours(seats) : undefined));
}

function followAnalyst(replay: ReplayScreen): void {
  const { analyst, better } = replay;
  $effect(() => {
    if (replay.hasAnalyst) untrack(() => void analyst.load(query().has("graph")));
  });
  $effect(() => (analyst.isThinking ? analyst.follow() : undefined));
  $effect(() => better.load());
}

function followBranch(replay: ReplayScreen): void {
  const { branch } = replay;
  followLine(
    () => branch.view,
    () => branch.turn,
  );
  // A branch in the address, once the log is there
  let isRead = false;
  $effect(() => {
    if (isRead || !replay.isOver || replay.moments.length < 2 || !replay.view.printed) return;
    isRead = true;
    const found = untrack(() => readBranch(replay.chosen, hash()));
    if (found) void replay.open(found);
  });
  // The address follows the branch
  $effect(() => {
    if (!branch.view) return;
    void [branch.view.moves, branch.name];
    untrack(() => replay.writeAddress());
  });
}
