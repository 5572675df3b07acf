// Everything that trying other moves needs; loaded when the first branch is opened.
export { default as BoardArea } from "$/play/BoardArea.svelte";
export { default as LineTurn } from "$/play/LineTurn.svelte";
export { Turn } from "$/play/turn.svelte";
export { default as BranchPanel } from "./BranchPanel.svelte";
export { BranchView } from "./branchView.svelte";
