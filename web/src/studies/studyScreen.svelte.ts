// A study on the screen: its tree, the node that is shown, edits and their storing.
import { go } from "$/lib/router.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { Position, PrintedBoard } from "$/lib/types";
import { momentsAfter } from "$/play/lineView.svelte";
import { Turn } from "$/play/turn.svelte";
import type { Judgement } from "$/replay/study";
import { botMove, copyStudy, judge, playMoves, saveStudy, studyAddress, type StudyShape } from "./studyApi";
import { StudyView } from "./studyView.svelte";
import {
  allNodes,
  isMain,
  newNode,
  pathTo,
  promote,
  readNodes,
  removeNode,
  rowsOf,
  sibling,
  toggled,
  wholeLine,
  type Colour,
  type StudyNode,
} from "./tree";

const SAVE_DELAY_MS = 900;

export class StudyScreen {
  readonly view: StudyView;
  readonly turn: Turn;
  readonly root: StudyNode;
  title = $state("");
  status = $state<"saved" | "waiting" | "failed">("saved");
  isBusy = $state(false); // a bot or the analyst is thinking
  isDrawing = $state(false); // a click marks a place
  colour = $state<Colour>("green");
  from = $state<string | null>(null); // where an arrow begins
  isPlayingOn = $state(false);
  #current = $state.raw<StudyNode>(newNode(null));
  #revision = $state(0); // grows with every change of the tree
  #judged = $state.raw<{ node: StudyNode; found: Judgement } | null>(null);
  #begun: number[] = []; // decisions of a move that revealed something and goes on
  #version: number;
  #edits = 0;
  #isSending = false;
  #saving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly study: StudyShape,
    printed: PrintedBoard,
  ) {
    this.title = study.title;
    this.#version = study.version;
    this.root = readNodes(study.nodes)[0]!;
    this.view = new StudyView(study, printed, {
      play: (decisions) => this.play(decisions),
      back: () => void this.back(),
    });
    this.turn = new Turn(this.view, null, this.view.server());
    this.#current = this.root;
  }

  // What is shown
  node = $derived.by(() => {
    void this.#revision;
    return { ...this.#current };
  });
  rows = $derived.by(() => {
    void this.#revision;
    return rowsOf(this.root);
  });
  number = $derived.by(() => {
    void this.#revision;
    return allNodes(this.root).indexOf(this.#current);
  });
  isMain = $derived.by(() => {
    void this.#revision;
    return isMain(this.#current);
  });
  hasNext = $derived.by(() => this.node.children.length > 0);
  lastEntry = $derived.by(() => this.view.moments[this.view.upTo - 1]?.entry ?? null);
  verdict = $derived.by(() => (this.#judged?.node === this.#current ? this.#judged.found : null));
  /** Whether what the user changes is stored. */
  get isMine(): boolean {
    return this.study.mine;
  }
  get current(): StudyNode {
    return this.#current;
  }
  get moves(): number[][] {
    return pathTo(this.#current).map(({ choices }) => choices);
  }
  address = $derived.by(() => location.origin + studyAddress(this.study.id, this.number));

  // Walking through the tree
  async show(node: StudyNode): Promise<void> {
    try {
      await this.#load(node);
    } catch (error) {
      showError(error);
      return;
    }
    const path = pathTo(node);
    this.#begun = [];
    this.from = null;
    this.#current = node;
    this.view.showLine(
      path.map(({ choices }) => choices),
      path.map(({ moment }) => moment!),
    );
    history.replaceState(null, "", studyAddress(this.study.id, this.number));
  }

  /** Have the server play the line of a node, as far as it is not known. */
  async #load(node: StudyNode): Promise<void> {
    if (!node.parent || node.moment) return;
    const line = wholeLine(node);
    const first = line.findIndex(({ moment }) => !moment);
    const found = await playMoves(
      this.study.id,
      line.map(({ choices }) => choices),
      first,
    );
    const before = line[first - 1]?.moment?.position ?? (this.study.position as Position);
    momentsAfter(before, found.entries).forEach((moment, i) => (line[first + i]!.moment = moment));
    this.#revision += 1; // the list names rounds
  }

  back = async (): Promise<void> => {
    if (this.#begun.length) await this.show(this.#current);
    else if (this.#current.parent) await this.show(this.#current.parent);
  };
  next = async (): Promise<void> => {
    if (this.#current.children[0]) await this.show(this.#current.children[0]);
  };
  first = (): Promise<void> => this.show(this.root);
  last = (): Promise<void> => this.show(wholeLine(this.#current).at(-1) ?? this.root);
  /** Another variation at this place. */
  across = async (by: number): Promise<void> => {
    const found = sibling(this.#current, by);
    if (found) await this.show(found);
  };
  showNumber(number: number): Promise<void> {
    return this.show(allNodes(this.root)[number] ?? this.root);
  }

  // Moves
  async play(decisions: number[]): Promise<void> {
    const node = this.#current;
    const [path, begun] = [pathTo(node), [...this.#begun, ...decisions]];
    const moves = [...path.map(({ choices }) => choices), begun];
    const { line, entries } = await playMoves(this.study.id, moves, path.length);
    const [moment] = momentsAfter(node.moment?.position ?? (this.study.position as Position), entries);
    const [move] = moment!.entry.data.acted ?? [];
    if (!move) {
      this.#begun = begun;
      this.view.showLine(moves, [...path.map((found) => found.moment!), moment!]);
      return;
    }
    let child = node.children.find((other) => other.move === move);
    if (!child) {
      child = newNode(node, { seat: moment!.entry.seat, move, choices: line.at(-1)!, moment: moment! });
      node.children.push(child);
      this.#changed();
    }
    await this.show(child);
  }

  async #think(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      showError(error);
    }
    this.isBusy = false;
  }

  answer = (bot: string): Promise<void> =>
    this.#think(async () => {
      const node = this.#current;
      const decisions = await botMove(this.study.id, this.moves, bot);
      if (node === this.#current) await this.play(decisions);
    });

  ask = (): Promise<void> =>
    this.#think(async () => {
      const node = this.#current;
      this.#judged = { node, found: await judge(this.study.id, this.moves) };
    });

  // Edits
  comment(text: string): void {
    this.#current.comment = text;
    this.#changed();
  }
  rename(title: string): void {
    this.title = title;
    this.#changed();
  }
  mark = (place: string): void => {
    this.#current.marks = toggled(this.#current.marks, { place, colour: this.colour });
    this.#changed();
  };
  arrow = (start: string, end: string): void => {
    this.#current.arrows = toggled(this.#current.arrows, { start, end, colour: this.colour });
    this.#changed();
  };
  clearDrawings = (): void => {
    this.#current.arrows = [];
    this.#current.marks = [];
    this.#changed();
  };
  promote = (): void => {
    promote(this.#current);
    this.#changed();
  };
  remove = async (): Promise<void> => {
    const { parent } = this.#current;
    if (!parent) return;
    removeNode(this.#current);
    this.#changed();
    await this.show(parent);
  };

  #changed(): void {
    this.#revision += 1;
    this.#edits += 1;
    if (!this.isMine) return;
    this.status = "waiting";
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => void this.save(), SAVE_DELAY_MS);
  }

  /** Store what was changed. */
  save = async (): Promise<void> => {
    clearTimeout(this.#saving);
    if (this.status === "saved" || !this.isMine || this.#isSending) return;
    const edits = this.#edits;
    this.#isSending = true;
    try {
      this.#version = await saveStudy(this.study.id, this.#version, this.title, this.root);
      if (edits === this.#edits) this.status = "saved";
      else this.#saving = setTimeout(() => void this.save(), SAVE_DELAY_MS);
    } catch (error) {
      this.status = "failed";
      showError(error);
    }
    this.#isSending = false;
  };

  /** A copy that belongs to the user, with what was tried here. */
  copy = (): Promise<void> =>
    this.#think(async () => {
      const id = await copyStudy(this.study.id);
      await saveStudy(id, 1, this.title, this.root);
      go(studyAddress(id, this.number));
    });
}
