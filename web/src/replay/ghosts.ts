// What events would put on the board.
import type { Ghost } from "$/board/types";
import { printedTile } from "$/lib/printed";
import type { EventShape, Position, PrintedBoard } from "$/lib/types";

export function ghostsOf(events: EventShape[], printed: PrintedBoard, position: Position): Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { name, facts } of events) {
    const slot = String(facts.place);
    if (name === "laid_link")
      ghosts.push({ link: String(facts.link), owner: Number(facts.seat), kind: String(facts.kind) });
    if (name === "built") {
      const industry = String(facts.industry);
      const level = Number(facts.level);
      const { cubes } = printedTile(printed, industry, level);
      ghosts.push({ slot, tile: { owner: Number(facts.seat), industry, level, flipped: false, cubes } });
    }
    if (name === "flipped" && position.slots[slot])
      ghosts.push({ slot, tile: { ...position.slots[slot], flipped: true, cubes: 0 } });
  }
  return ghosts;
}
