// Everything that trying other moves needs; loaded when the first branch is opened.
export { default as BoardArea } from "$/play/BoardArea.svelte";
export { default as HandPanel } from "$/play/HandPanel.svelte";
export { default as PlayerBoardPanel } from "$/play/PlayerBoardPanel.svelte";
export { default as TurnPanel } from "$/play/TurnPanel.svelte";
export { default as WhyNot } from "$/play/WhyNot.svelte";
export { Turn } from "$/play/turn.svelte";
export { default as BranchPanel } from "./BranchPanel.svelte";
export { BranchView } from "./branchView.svelte";
