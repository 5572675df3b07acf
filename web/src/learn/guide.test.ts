import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EntryMessage, Position, TableShape } from "$/lib/types";
import { Guide, type TutorialMoves } from "./guide.svelte";
import brass from "./tutorials/brass.json";
import industry from "./tutorials/industry.json";
import { cardOf, isExpected, isPart, type Step, type Tutorial } from "./tutorial";

const small: Tutorial = {
  game: "brass",
  chapters: [
    {
      record: "",
      ends: "period",
      rivals: ["1: loan 30 with wigan", "1: pass with wigan"],
      steps: [
        { id: "goal", kind: "tell", spotlight: "hand" },
        {
          id: "first-canal",
          kind: "move",
          move: "canal manchester-warrington_runcorn with preston",
          lit: ["manchester"],
        },
        { id: "order", kind: "tell", wait: true },
        { id: "choice", kind: "free", move: "loan 10 with port" },
        { id: "scoring", kind: "tell" },
      ],
    },
  ],
};

/** A fake table that only records moves. */
class Table {
  table = { last_move: 2 } as TableShape;
  position = { to_move: 0, period: "canal" } as unknown as Position;
  listeners = new Set<(entry: EntryMessage, before: Position | null) => void>();
  listen(listener: (entry: EntryMessage, before: Position | null) => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  tell(seat: number, kind: string, acted: string[], to_move: number, period = "canal") {
    this.position = { to_move, period } as unknown as Position;
    for (const listener of this.listeners)
      listener({ seat, kind, data: { acted } } as unknown as EntryMessage, null);
  }
}

let table: Table;
let played: string[];
let refuse: string | null;
let hands: TutorialMoves;
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
const begin = (tutorial = small) => {
  const guide = new Guide(tutorial, table, hands, undefined, 0);
  guide.start();
  return guide;
};

beforeEach(() => {
  table = new Table();
  played = [];
  refuse = null;
  hands = {
    play: vi.fn(async (seat: number, move: string) => {
      if (move === refuse) throw Object.assign(new Error(), { code: "illegal-move" });
      played.push(`${seat}: ${move}`);
      table.tell(seat, "play", [move], 0);
    }),
    playBest: vi.fn(async (seat: number) => {
      played.push(`${seat}: pass with colne`);
      table.tell(seat, "play", ["pass with colne"], 0);
    }),
    takeBack: vi.fn(async () => table.tell(0, "undo", [], 0)),
    advise: vi.fn(async () => ({ move: "loan 10 with port", why: [] })),
  };
});

describe("the guide", () => {
  it("tells, then waits for exactly the move", () => {
    const guide = begin();
    expect(guide.canNext).toBe(true);
    expect(guide.spotlight).toBe("hand");
    expect(guide.allows("canal manchester-warrington_runcorn")).toBe(false);
    guide.next();
    expect(guide.canNext).toBe(false);
    expect(guide.expects).toBe("canal manchester-warrington_runcorn with preston");
    expect(guide.card).toBe("preston");
    expect(guide.lit).toEqual(["manchester"]);
    expect(guide.allows("canal manchester-warrington_runcorn")).toBe(true);
    expect(guide.allows("with preston")).toBe(true);
    expect(guide.allows("with port")).toBe(false);
    expect(guide.allows("loan 30")).toBe(false);
  });

  it("goes on after the move, lets the rivals play, and then speaks", async () => {
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 1);
    expect(guide.watching).toBe(true);
    expect(guide.step.id).toBe("order");
    await rest();
    expect(played).toEqual(["1: loan 30 with wigan"]);
    expect(guide.watching).toBe(false);
    expect(guide.canNext).toBe(true);
  });

  it("comments on a move that the learner chose", async () => {
    const freely = async (move: string) => {
      const guide = begin({
        ...small,
        chapters: [{ ...small.chapters[0]!, steps: small.chapters[0]!.steps.slice(3) }],
      });
      await rest();
      expect(hands.advise).toHaveBeenCalledOnce();
      table.tell(0, "play", [move], 0);
      await rest();
      expect(guide.step.id).toBe("scoring");
      return guide.comment;
    };
    expect(await freely("loan 10 with wigan")).toEqual({ move: "loan 10 with port", why: [], isSame: true });
    vi.mocked(hands.advise).mockClear();
    expect((await freely("loan 30 with wigan"))?.isSame).toBe(false);
    vi.mocked(hands.advise).mockReset().mockRejectedValue(new Error("no hint"));
    expect(await freely("pass with wigan")).toBeNull();
  });

  it("takes another move back and says so", async () => {
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["loan 30 with preston"], 1);
    await rest();
    expect(hands.takeBack).toHaveBeenCalledOnce();
    expect(guide.wrong).toBe(true);
    expect(guide.step.id).toBe("first-canal");
    expect(played).toEqual([]);
  });

  it("goes back to the move that the learner takes back", async () => {
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 0);
    expect(guide.step.id).toBe("order");
    table.tell(0, "undo", [], 0);
    expect(guide.step.id).toBe("first-canal");
  });

  it("lets a rival do something else when the written move is not possible", async () => {
    refuse = "loan 30 with wigan";
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 1);
    await rest();
    expect(played).toEqual(["1: pass with colne"]);
    expect(guide.step.id).toBe("order");
  });

  it("keeps a rival's move for later when the server cannot be reached", async () => {
    const guide = begin();
    guide.next();
    const real = hands.play;
    hands.play = async () => {
      throw Object.assign(new Error(), { code: "offline" });
    };
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 1);
    await rest();
    expect(guide.fault).not.toBeNull();
    hands.play = real;
    await guide.drive();
    expect(played).toEqual(["1: loan 30 with wigan"]);
    expect(guide.fault).toBeNull();
  });

  it("allows everything in a free step, and leaves it when the chapter is over", async () => {
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 0);
    guide.next();
    expect(guide.step.kind).toBe("free");
    expect(guide.allows("anything at all")).toBe(true);
    expect(guide.expects).toBeNull();
    table.tell(0, "play", ["build port liverpool.1 with port + wigan"], 1, "rail");
    await rest();
    expect(guide.step.id).toBe("scoring");
    expect(guide.isLast).toBe(true);
    expect(played).toEqual([]); // the chapter is over: no further moves
  });

  it("leaves a free step for which no time is left", async () => {
    const guide = begin();
    guide.next();
    table.tell(0, "play", ["canal manchester-warrington_runcorn with preston"], 0);
    guide.next();
    table.tell(1, "play", ["pass with wigan"], 2, "rail");
    expect(guide.step.id).toBe("scoring");
  });

  it("lets one read what was said before, without going back in the game", () => {
    const guide = begin();
    guide.next();
    guide.back();
    expect(guide.number).toBe(1);
    expect(guide.step.id).toBe("first-canal");
    expect(guide.allows("with preston")).toBe(true);
    guide.next();
    expect(guide.looksBack).toBe(false);
  });
});

describe("steps", () => {
  const step = (move: string, any?: string[]): Step => ({ id: "x", kind: "move", move, any });

  it("leaves free what may be chosen", () => {
    const mill = step("build cotton_mill macclesfield.1 coal from warrington_runcorn.2 with cotton_mill", [
      "coal from",
    ]);
    expect(isPart(mill, "coal from oldham.1")).toBe(true);
    expect(isExpected(mill, "build cotton_mill macclesfield.1 coal from oldham.1 with cotton_mill")).toBe(
      true,
    );
    expect(isExpected(mill, "build cotton_mill macclesfield.2 coal from oldham.1 with cotton_mill")).toBe(
      false,
    );
  });

  it("takes two cards in either order", () => {
    const draw = step("draw purple and deck");
    expect(isPart(draw, "draw deck")).toBe(true);
    expect(isPart(draw, "draw coal_mine")).toBe(false);
    expect(isExpected(draw, "draw deck and purple")).toBe(true);
    expect(isExpected(draw, "draw deck and deck")).toBe(false);
  });

  it("knows whole words only", () =>
    expect(isPart(step("build port liverpool.12 with port"), "build port liverpool.1")).toBe(false));

  it("knows the card of a move", () => {
    expect(cardOf("loan 30 with blackburn")).toBe("blackburn");
    expect(cardOf("rail lowell-boston")).toBeNull();
  });

  it.each([brass, industry] as Tutorial[])("are complete in $game", ({ chapters }) => {
    for (const { steps } of chapters) {
      expect(steps.at(-1)!.kind).toBe("tell");
      for (const { kind, move } of steps) expect(!!move).toBe(kind !== "tell");
    }
  });
});
