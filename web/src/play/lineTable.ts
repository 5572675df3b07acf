// The table of a position outside a real table, such as a worked example or a puzzle.
import type { Position, TableShape } from "$/lib/types";

export interface LineSetup {
  id: string;
  game: string;
  map: string | null;
  players: number;
  variants: string[];
  position: Position;
}

export const lineTable = ({ id, game, map, players, variants, position }: LineSetup): TableShape => ({
  id,
  name: "",
  host: "",
  game,
  map,
  players,
  variants,
  rules: position.rules,
  settings: { hints: false, undo_requests: false, rated: false, listed: false },
  status: "playing",
  seats: position.seats.map(({ seat }) => ({
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
  to_move: position.to_move,
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
