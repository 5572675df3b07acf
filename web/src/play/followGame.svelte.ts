// What happens at a table when the game goes on: the menu, the plan and the panels follow.
import { tick, untrack } from "svelte";
import { screen } from "$/lib/screen.svelte";
import { toast } from "$/lib/toasts.svelte";
import { announce } from "$/overlays/announce";
import { flippedTexts } from "$/overlays/flippedText";
import { LOW_SHEET_MAX_HEIGHT_PX, type GameScreen } from "./gameScreen.svelte";
import { PAUSE_BEFORE_PLANNING_MS } from "./plan.svelte";

const MAX_ANNOUNCED = 6; // moves in one announcement

/** Follow a game while a component shows it. */
export function followGame(game: GameScreen): void {
  $effect(() => game.telling.start());
  followTurn(game);
  followPlan(game);
  followSheet(game);
}

function followTurn(game: GameScreen): void {
  const { view, turn, plan, reach } = game;
  $effect(() => {
    void [turn.active, turn.mine, plan?.actions, view.table?.last_move, view.viewer, view.connection];
    untrack(() => void turn.follow());
  });

  $effect(() => {
    if (turn.active && (turn.card || turn.action || turn.industry || turn.path.length || turn.several.length))
      game.noticed = untrack(() => view.table!.last_move);
  });

  // A rival's possibilities are shown until somebody moves or the user chooses.
  $effect(() => {
    void [view.table?.last_move, turn.action, turn.card, turn.industry, turn.path, turn.several];
    untrack(() => reach.clear());
  });
}

function followPlan({ view, turn, plan }: GameScreen): void {
  if (!plan) return;
  $effect(() => {
    void [view.table?.last_move, view.table?.status, view.viewer, view.behind];
    untrack(() => void plan.follow());
  });

  $effect.pre(() => {
    void [view.table?.last_move, view.viewer, view.behind];
    plan.isQuiet = false;
    const timer = setTimeout(() => (plan.isQuiet = true), PAUSE_BEFORE_PLANNING_MS);
    return () => clearTimeout(timer);
  });

  // What is still possible of a cancelled turn is the start of a new choice.
  $effect(() => {
    if (!plan.start.length || !turn.mine || !turn.points.length) return;
    const decisions = plan.start;
    plan.start = [];
    untrack(() => void turn.lay({ decisions, text: "" }));
  });
}

/** Open what the next choice needs: on a phone the sheet and the targets, elsewhere the tab of the tiles. */
function followSheet(game: GameScreen): void {
  const { turn } = game;
  $effect(() => {
    if (game.isInterrupted && game.height === "low") game.height = "middle";
  });

  $effect(() => {
    const ids = [...turn.targets.keys()];
    if (screen.compact && game.board && ids.length && (turn.action || turn.card || turn.path.length))
      void tick().then(() => game.board?.show(ids));
  });

  // The sheet shows the answer to a tap on the map.
  $effect(() => {
    if (!screen.compact || !(turn.several.length || turn.refused || turn.path.length)) return;
    game.tab = "play";
    if (game.height === "low") game.height = "middle";
  });

  $effect(() => {
    if (screen.layout === "column" && turn.listed.some(({ industry }) => industry))
      game.side = "player-board";
  });

  // On a low screen, the sheet makes room for the board while others move.
  $effect(() => {
    if (!turn.mine && innerHeight < LOW_SHEET_MAX_HEIGHT_PX) game.height = "low";
  });
}

/** Tell what happens: `say` gets the text for screen readers. Moves shown at the same time are told together. */
export function followNews({ view, hint }: GameScreen, say: (text: string) => void): void {
  let unsaid: string[] = [];
  $effect(() =>
    view.listen((entry, before, again) => {
      const printed = view.printed!;
      const said = announce(entry, printed.currency, view.position, view.mine, before);
      if (said && unsaid.push(said) === 1)
        void tick().then(() => {
          say(unsaid.slice(-MAX_ANNOUNCED).join(" "));
          unsaid = [];
        });
      if (entry.kind === "play" || entry.kind === "undo") hint.forget();
      if (!again && before) for (const text of flippedTexts(entry, before, printed, view.viewer)) toast(text);
    }),
  );
}
