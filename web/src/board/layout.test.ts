import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PrintedBoard, PrintedPlace } from "$/lib/types";
import { clashes, layoutOf } from "./layout";
import { boxesOf, overlap } from "./plates";

// Made by `python -m tests.boards web/.fixtures/boards.json`; relative to the client's folder
const FIXTURES = ".fixtures/boards.json";
if (!existsSync(FIXTURES)) throw new Error(`${FIXTURES} is missing: python -m tests.boards web/${FIXTURES}`);
const boards = JSON.parse(readFileSync(FIXTURES, "utf-8")) as PrintedBoard[];
const LANGUAGES = ["en", "fr", "it", "de"];

/** The names of places in a language, from the messages. */
function names(language: string): (id: string) => string {
  const text = readFileSync(`../messages/${language}.ftl`, "utf-8");
  const found = new Map([...text.matchAll(/^place-(\S+) = (.+)$/gm)].map((match) => [match[1]!, match[2]!]));
  return (id) => found.get(id.replaceAll("_", "-"))!;
}

describe.each(boards.map((board) => [`${board.name}, ${board.players} players`, board] as const))(
  "%s",
  (_name, board) => {
    test("is drawn from its own data", () => expect(board.drawing).not.toBeNull());
    test("nothing is in the way of anything", () => expect(clashes(layoutOf(board))).toEqual([]));
    test.each(LANGUAGES)("nor with the names in %s", (language) =>
      expect(clashes(layoutOf(board, names(language)))).toEqual([]),
    );
    test("places, slots, markets and links are all there", () => {
      const layout = layoutOf(board);
      expect(layout.plates.flatMap((plate) => plate.slots.map((cell) => cell.id))).toEqual(
        board.places.flatMap((place) => place.slots.map((slot) => slot.id)),
      );
      expect(layout.plates.flatMap((plate) => plate.markets.map((cell) => cell.id))).toEqual(
        board.places.flatMap((place) => place.markets),
      );
      expect(layout.curves.map((curve) => curve.id)).toEqual(board.links.map((link) => link.id));
      expect(layout.lanes).toHaveLength(board.lanes.flatMap((lane) => lane.ports).length);
    });
    test("stands well by itself where nothing says how it is drawn", () => {
      const layout = layoutOf({ ...board, drawing: null });
      expect(clashes(layout).filter((clash) => clash.startsWith("plate"))).toEqual([]);
      expect(layout.size[0]).toBeLessThan(board.canvas[0] * 2.4);
    }, 20000);
  },
);

/** An invented map: many towns close together. */
function crowd(): PrintedBoard {
  const place = (id: string, x: number, y: number, slots: number): PrintedPlace => ({
    id,
    name: id,
    kind: "city",
    xy: [x, y],
    slots: Array.from({ length: slots }, (_, i) => ({ id: `${id}.${i + 1}`, industries: ["port"] })),
    external: false,
    discs: 0,
    colour: "blue",
    markets: [],
    distant_port: false,
    no_passing_through: false,
  });
  const places = [
    place("one", 300, 300, 4),
    place("two", 302, 300, 4),
    place("three", 300, 303, 1),
    place("four", 300, 300, 2),
    place("five", 900, 40, 1),
    place("six", 890, 44, 0),
  ];
  const link = (a: string, b: string) => ({ id: `${a}-${b}`, a, b, kinds: ["rail" as const] });
  return {
    ...boards[2]!,
    canvas: [1000, 800],
    drawing: null,
    places,
    lanes: [],
    links: [
      link("one", "two"),
      link("two", "three"),
      link("three", "four"),
      link("four", "five"),
      link("five", "six"),
      link("one", "six"),
    ],
  };
}

describe("a map without a drawing", () => {
  test("has no overlapping plates, even from a crowd", () => {
    const { plates } = layoutOf(crowd());
    for (const [i, a] of plates.entries())
      for (const b of plates.slice(i + 1))
        expect(boxesOf(a).some((box) => boxesOf(b).some((other) => overlap(box, other)))).toBe(false);
  });
  test("has links that can be seen", () => expect(clashes(layoutOf(crowd()))).toEqual([]));
});

describe("clashes are found", () => {
  const [lancashire] = boards as [PrintedBoard];
  const drawn = (change: Partial<NonNullable<PrintedBoard["drawing"]>>) =>
    clashes(layoutOf({ ...lancashire, drawing: { ...lancashire.drawing!, ...change } }));
  const plates = lancashire.drawing!.plates ?? {};

  test("between plates", () =>
    expect(drawn({ plates: { ...plates, oldham: plates.stockport! } })).toContain(
      "plates oldham and stockport overlap",
    ));
  test("with the map's edge", () =>
    expect(drawn({ plates: { ...plates, colne: [-30, 500] } })).toContain("plate colne is off the map"));
  test("of links with plates of others", () => {
    const between: [number, number] = [
      (plates.lancaster![0] + plates.preston![0]) / 2,
      (plates.lancaster![1] + plates.preston![1]) / 2,
    ];
    expect(drawn({ plates: { ...plates, fleetwood: between } })).toContain(
      "link lancaster-preston crosses fleetwood",
    );
  });
  test("of links too short to be seen", () => {
    const close: [number, number] = [plates.stockport![0], plates.stockport![1] + 130];
    expect(
      drawn({ plates: { ...plates, macclesfield: close } }).some((clash) =>
        clash.startsWith("link macclesfield-stockport shows only"),
      ),
    ).toBe(true);
  });
  test("of names with plates", () => {
    const label = { text: "Anywhere", xy: plates.bolton!, kind: "land" as const, size: 26, turn: 0 };
    expect(drawn({ labels: [label] })).toEqual(["plate bolton covers the name Anywhere"]);
  });
});
