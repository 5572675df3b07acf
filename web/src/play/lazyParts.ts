// The parts of a table that nobody sees before the board can be used: they are loaded after it.
import { LazyPart } from "$/lib/lazyPart.svelte";

export const preview = new LazyPart(() => import("./Preview.svelte"));
export const whyNot = new LazyPart(() => import("./WhyNot.svelte"));
export const moveBanner = new LazyPart(() => import("./MoveBanner.svelte"));
export const moveList = new LazyPart(() => import("$/overlays/MoveList.svelte"));
export const gameMenu = new LazyPart(() => import("./GameMenu.svelte"));
export const hintPanel = new LazyPart(() => import("./HintPanel.svelte"));
export const chat = new LazyPart(() => import("$/panels/Chat.svelte"));
export const notes = new LazyPart(() => import("$/panels/Notes.svelte"));
export const trackSheet = new LazyPart(() => import("$/panels/TrackSheet.svelte"));
export const trackDialog = new LazyPart(() => import("./TrackDialog.svelte"));
export const keyboardHelp = new LazyPart(() => import("$/learn/KeyboardHelp.svelte"));
export const watchPanel = new LazyPart(() => import("./WatchPanel.svelte"));
export const handOver = new LazyPart(() => import("$/overlays/HandOver.svelte"));
export const periodEnd = new LazyPart(() => import("$/overlays/PeriodEnd.svelte"));
export const finalScores = new LazyPart(() => import("$/overlays/FinalScores.svelte"));

/** In the order in which they are likely to be used. */
export const LATER = [
  ...[preview, moveBanner, whyNot, moveList, gameMenu, hintPanel, chat, notes, trackSheet, trackDialog],
  ...[keyboardHelp, periodEnd],
];
