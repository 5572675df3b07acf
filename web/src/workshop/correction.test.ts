import { expect, test } from "vitest";
import { correctionText } from "./correction";

test("a correction names the source, and the old and the new value of each change", () => {
  const changes = [
    { value: "player_board.tile.coal_mine.3.cost", old: 9, new: 8 },
    { value: "location.kiel.name", old: 'Ki"el', new: null },
    { value: "location.bonn.slots", old: null, new: ["blank"] },
  ];
  expect(correctionText("germany", "page 9", changes)).toBe(`\
# A correction of Age of Industry. Check it with: cottonopolis map diff FILE
map = "germany"
source = "page 9"

[[change]]
value = "player_board.tile.coal_mine.3.cost"
old = 9
new = 8

[[change]]
value = "location.kiel.name"
old = "Ki\\"el"

[[change]]
value = "location.bonn.slots"
new = ["blank"]
`);
});
