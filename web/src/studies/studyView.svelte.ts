// The position of a study as the turn interface sees it: the reader decides for every seat.
import { t } from "$/lib/i18n.svelte";
import type { Position, PrintedBoard, TableShape } from "$/lib/types";
import { LineView } from "$/play/lineView.svelte";
import type { Moment } from "$/replay/history";
import { menuServer, type StudyShape } from "./studyApi";

const tableOf = (study: StudyShape): TableShape => ({
  id: study.id,
  name: study.title,
  host: "",
  game: study.game,
  map: study.map,
  players: study.players,
  variants: study.variants,
  rules: study.rules,
  settings: { hints: false, undo_requests: false, rated: false, listed: false },
  status: "playing",
  seats: study.position.seats.map(({ seat }) => ({
    seat,
    person: null,
    label: null,
    bot: null,
    ready: true,
    resigned: false,
    bank_left: null,
    bot_name: null,
    colour: null,
  })),
  entries: 0,
  last_move: 0,
  to_move: study.position.to_move,
  moved_at: null,
  deadline: null,
  created_at: "",
  started_at: null,
  finished_at: null,
  undo_asked: null,
  undo_agreed: [],
  ranking: null,
  score: null,
  ties: [],
  continued: false,
  rematch: null,
});

interface Hooks {
  play: (decisions: number[]) => Promise<void>;
  back: () => void;
}

export class StudyView extends LineView {
  constructor(
    study: StudyShape,
    printed: PrintedBoard,
    readonly hooks: Hooks,
  ) {
    super(tableOf(study), printed, study.position as Position, menuServer(study.id));
  }

  /** Show the position after moves. */
  showLine(moves: number[][], moments: Moment[]): void {
    this.moves = moves;
    this.moments = moments;
    super.showFirst(moves.length);
  }

  /** The turn panel undoes a move: the study goes one move back. */
  override showFirst(): void {
    this.hooks.back();
  }

  override play(...moves: number[][]): Promise<void> {
    return this.hooks.play(moves.flat());
  }

  override name(seat: number): string {
    return t(`seat-${seat}`);
  }
}
