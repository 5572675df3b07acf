// Branches: other moves after an entry of a game. They are kept in this browser, and shared in the
// address, so that the server stores nothing.
import { remember, remembered } from "$/lib/storage";

export interface Branch {
  at: number; // the entry's number
  moves: number[][]; // the decisions of each move
  name: string;
}

/** A line as the server takes it. */
export const lineText = (moves: number[][]): string => moves.map((move) => move.join(",")).join(";");

// In addresses: signs that need no encoding
const MOVE_SIGN = "~";
const DECISION_SIGN = ".";
const MAX_MOVES = 120; // as the server

const isMove = (text: string): boolean => /^\d{1,4}(\.\d{1,4})*$/.test(text);

/** The fragment of an address for a branch, without `#`. */
export function branchHash({ moves, name }: Branch): string {
  const line = moves.map((move) => move.join(DECISION_SIGN)).join(MOVE_SIGN);
  return `line=${line}${name ? `&name=${encodeURIComponent(name)}` : ""}`;
}

/** The branch in an address; null if there is none or it is damaged. */
export function readBranch(at: number | null, hash: URLSearchParams): Branch | null {
  const text = hash.get("line");
  if (at === null || !Number.isInteger(at) || text === null) return null;
  const moves = text === "" ? [] : text.split(MOVE_SIGN);
  if (moves.length > MAX_MOVES || !moves.every(isMove)) return null;
  return {
    at,
    moves: moves.map((move) => move.split(DECISION_SIGN).map(Number)),
    name: (hash.get("name") ?? "").slice(0, 60),
  };
}

const same = (a: Branch, b: Branch): boolean => a.at === b.at && lineText(a.moves) === lineText(b.moves);

/** The branches kept in this browser for a table, in the order of the game. */
export function keptBranches(table: string): Branch[] {
  try {
    const found = JSON.parse(remembered(`branches.${table}`) ?? "[]") as Branch[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Keep a branch; one with the same moves is replaced. */
export function keepBranch(table: string, branch: Branch): Branch[] {
  const kept = [...keptBranches(table).filter((other) => !same(other, branch)), branch];
  return store(
    table,
    kept.sort((a, b) => a.at - b.at),
  );
}

export const dropBranch = (table: string, branch: Branch): Branch[] =>
  store(
    table,
    keptBranches(table).filter((other) => !same(other, branch)),
  );

function store(table: string, branches: Branch[]): Branch[] {
  remember(`branches.${table}`, JSON.stringify(branches));
  return branches;
}
