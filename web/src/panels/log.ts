// The log: one line per action, made from its events; rounds with their order and income.
import { gameInfo } from "$/lib/games";
import type { EntryMessage, PrintedBoard } from "$/lib/types";
import type { IconName } from "$/ui/icons";
import { add, LogReader } from "./logReader";
import type { Line, NoteLine, RoundLine, Sum } from "./logText";

const NOTE_LINES: Record<string, { icon: IconName; id: string }> = {
  joined: { icon: "person", id: "panels-log-joined" },
  left: { icon: "person", id: "panels-log-left" },
  returned: { icon: "person", id: "panels-log-returned" },
  resigned: { icon: "ban", id: "panels-log-resigned" },
  timeout: { icon: "clock", id: "panels-log-timeout" },
  undo: { icon: "undo", id: "panels-log-undo" },
  undo_asked: { icon: "undo", id: "panels-log-undo-asked" },
  undo_answered: { icon: "undo", id: "panels-log-undo-answered" },
  closed: { icon: "ban", id: "panels-log-closed" },
  frozen: { icon: "ban", id: "panels-log-frozen" },
  rematch: { icon: "play", id: "panels-log-rematch" },
};

/** All lines of a table's entries, oldest first. */
export function linesOf(entries: EntryMessage[], printed: PrintedBoard): Line[] {
  const info = gameInfo(printed.game);
  const lines: Line[] = [];
  for (const entry of entries) {
    const { number, kind, seat, data } = entry;
    if (kind === "started")
      lines.push({
        kind: "round",
        entry: number,
        round: 1,
        period: info.periods[0] ?? null,
        order: [],
        income: [],
      });
    if (kind === "play" || kind === "started") new LogReader(lines, entry, printed, info).read();
    const note = NOTE_LINES[kind];
    if (!note) continue;
    if (kind === "undo" && takeBack(lines, data.to ?? Infinity)) continue;
    lines.push({
      kind: "note",
      entry: number,
      seat,
      icon: note.icon,
      said: { id: note.id, facts: { agree: String(data.agree ?? "") } },
    });
  }
  return lines;
}

/** Take back the lines after an entry. The first action stays, marked as undone; returns whether there is one. */
function takeBack(lines: Line[], to: number): boolean {
  const isGone = (line: Line) =>
    line.entry > to && (line.kind === "action" ? !line.undone : line.kind !== "note" || line.ofMove);
  const gone = lines.filter(isGone);
  const first = gone.find((line) => line.kind === "action");
  if (first) first.undone = true;
  lines.splice(0, lines.length, ...lines.filter((line) => line === first || !gone.includes(line)));
  for (const line of lines)
    if (line.kind === "round") line.income = line.income.filter((sum) => sum.entry <= to);
  return !!first;
}

/** A round and its lines; lines before the first round have none. */
export interface Block {
  round: RoundLine | null;
  lines: Line[];
}

/** Lines grouped by round, newest first. */
export function blocksOf(lines: Line[]): Block[] {
  const found: Block[] = [{ round: null, lines: [] }];
  for (const line of lines) {
    if (line.kind !== "round") found.at(-1)!.lines.unshift(line);
    else found.push({ round: line, lines: [] });
  }
  return found.filter((block) => block.round || block.lines.length).reverse();
}

/** The income of all seats at the start of a round, in turn order if known. */
export function incomeOf({ income, order }: RoundLine): Sum[] {
  const sums: Sum[] = [];
  for (const { seat, amount } of income) add(sums, seat, amount);
  return sums.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

/** The newest line to announce: players who come and go, and requests. */
export const newsOf = (lines: Line[]): NoteLine | undefined =>
  lines.findLast(
    (line): line is NoteLine => line.kind === "note" && !line.ofMove && line.said.id !== "panels-log-undo",
  );
