import { describe, expect, it } from "vitest";
import { glance, lineSpan } from "./record";

const RECORD =
  "cottonopolis 1\ngame brass\nrules 1\nplayers 3\nseed 7\n\n# canal period, round 1\n0: build port liverpool.1 with liverpool\n\n1: loan 30 with colne # poor\n";

describe("a glance at a record", () => {
  it("tells game, players and actions with their lines", () => {
    expect(glance(RECORD)).toEqual({
      game: "brass",
      players: 3,
      actions: [
        { text: "0: build port liverpool.1 with liverpool", line: 8 },
        { text: "1: loan 30 with colne", line: 10 },
      ],
    });
  });

  it("reads files with Windows line ends", () => {
    expect(glance(RECORD.replaceAll("\n", "\r\n"))!.actions).toHaveLength(2);
  });

  it("knows what is none", () => {
    expect(glance("")).toBeNull();
    expect(glance("1. e4 e5")).toBeNull();
    expect(glance("cottonopolis 1")!.players).toBeNull();
  });

  it("finds a line in the text", () => {
    const [start, end] = lineSpan(RECORD, 8);
    expect(RECORD.slice(start, end)).toBe("0: build port liverpool.1 with liverpool");
  });
});
