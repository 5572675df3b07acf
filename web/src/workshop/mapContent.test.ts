// Changes to maps and player boards.
import { expect, test } from "vitest";
import { layoutOf } from "$/board/layout";
import { draftBoard } from "./draftBoard";
import {
  completed,
  emptyMap,
  idOf,
  withBend,
  withConnection,
  withId,
  withKind,
  withNewPlace,
  withoutPlace,
  type BoardValues,
  type MapContent,
} from "./mapContent";
import {
  differences,
  missingLevels,
  tiles,
  withLevel,
  withoutLevel,
  withStated,
  withTile,
  withValue,
} from "./playerBoard";

const COLOURS = ["brown", "blue"];

function drawn(...names: string[]): MapContent {
  return names.reduce(
    (map, name, i) =>
      withNewPlace(map, name === "Bay" ? "sea" : "city", name, [200 * i + 100, 300], COLOURS)[0],
    emptyMap("Wales"),
  );
}

test("ids are made of names", () => {
  expect(idOf("São Paulo", [])).toBe("sao_paulo");
  expect(idOf("Straße 7", [])).toBe("strasse_7");
  expect(idOf("Neath", ["neath", "neath_2"])).toBe("neath_3");
  expect(idOf("東京", [])).toBe("place");
});

test("new towns have different names", () => {
  const map = drawn("Neath", "Neath", "Neath");
  expect(map.location.map(({ id, name }) => [id, name])).toEqual([
    ["neath", "Neath"],
    ["neath_2", "Neath 2"],
    ["neath_3", "Neath 3"],
  ]);
});

test("new towns take the rarest colour and stay where they were put", () => {
  const map = drawn("Neath", "Cardiff", "Bay");
  expect(map.location.map((place) => place.colour)).toEqual(["brown", "blue", "brown"]);
  expect(map.drawing!.plates!.cardiff).toEqual([300, 300]);
  expect(map.location[1]!.xy).toEqual([300, 300]);
});

test("two towns make a rail, a sea and a port a lane, and once more removes them", () => {
  let map = withConnection(drawn("Neath", "Cardiff", "Bay"), "neath", "cardiff");
  expect(map.rails).toEqual([["neath", "cardiff"]]);
  map = withConnection(map, "neath", "bay");
  expect(map.sea_lane).toEqual([{ ship: "bay", ports: ["neath"], coal_import: 2 }]);
  map = withConnection(withConnection(map, "cardiff", "neath"), "bay", "neath");
  expect(map.rails).toEqual([]);
  expect(map.sea_lane![0]!.ports).toEqual([]);
});

test("a new id is used everywhere, and a removed town leaves nothing behind", () => {
  let map = withConnection(drawn("Neath", "Cardiff", "Bay"), "neath", "cardiff");
  map = withBend(withConnection(map, "neath", "bay"), "neath-cardiff", 24);
  const renamed = withId(map, "neath", "nedd");
  expect(renamed.rails).toEqual([["nedd", "cardiff"]]);
  expect(renamed.sea_lane![0]!.ports).toEqual(["nedd"]);
  expect(renamed.drawing!.bends).toEqual({ "nedd-cardiff": 24 });
  expect(JSON.stringify(withoutPlace(renamed, "nedd"))).not.toContain("nedd");
});

test("a town that becomes a sea loses its rails and gets a lane", () => {
  const map = withKind(withConnection(drawn("Neath", "Cardiff"), "neath", "cardiff"), "neath", "sea");
  expect(map.rails).toEqual([]);
  expect(map.location[0]!.slots).toEqual(["ship"]);
  expect(map.sea_lane).toEqual([{ ship: "neath", ports: [], coal_import: 2 }]);
});

test("a map with faults is drawn as far as possible", () => {
  const map = {
    ...drawn("Neath", "Cardiff"),
    rails: [
      ["neath", "atlantis"],
      ["neath", "cardiff"],
    ],
  } as MapContent;
  const printed = draftBoard(
    { ...map, sea_lane: [{ ship: "no", ports: ["neath"], coal_import: 1 }] },
    "industry",
  );
  expect(printed.links.map((link) => link.id)).toEqual(["neath-cardiff"]);
  expect(printed.lanes).toEqual([]);
  expect(layoutOf(printed).plates.map(({ x }) => x)).toEqual([100, 300]);
  expect(draftBoard(completed({}), "industry").places).toEqual([]);
});

const BOARD: BoardValues = {
  loan: { amount: 10 },
  tile: { factory: [{ level: 4, count: 2, cost: 15, stated: ["count"] }] },
};

test("only values that differ from the printed board are written down", () => {
  const map = emptyMap("");
  let changed = withTile(BOARD, map, "factory", 4, { cost: 9 });
  expect(changed.player_board).toEqual({ tile: { factory: [{ level: 4, cost: 9 }] } });
  changed = withStated(BOARD, changed, "factory", 4, "cost", true);
  expect(tiles(BOARD, changed, "factory")[0]).toEqual({
    level: 4,
    count: 2,
    cost: 9,
    stated: ["count", "cost"],
  });
  expect(differences(BOARD, changed)).toEqual([
    { industry: "factory", level: 4, path: ["cost"], from: 15, to: 9, stated: true },
  ]);
  changed = withStated(
    BOARD,
    withTile(BOARD, changed, "factory", 4, { cost: 15 }),
    "factory",
    4,
    "cost",
    false,
  );
  expect(changed.player_board).toBeUndefined();
  changed = withValue(BOARD, changed, ["loan", "amount"], 20);
  expect(differences(BOARD, changed)[0]).toMatchObject({ path: ["loan", "amount"], from: 10, to: 20 });
  expect(withValue(BOARD, changed, ["loan", "amount"], 10).player_board).toBeUndefined();
});

test("a level can be added and removed, and comes back as printed", () => {
  const map = emptyMap("");
  const higher = withLevel(BOARD, map, "factory", 3);
  expect(higher.player_board!.tile!.factory).toEqual([
    { level: 3, count: 2, cost: 15, coal: 0, iron: 0, income: 5, stated: [] },
  ]);
  expect(missingLevels(BOARD, higher, "factory")).toEqual([1, 2]);
  expect(withoutLevel(BOARD, higher, "factory", 3).player_board).toBeUndefined();
  const without = withoutLevel(BOARD, higher, "factory", 4);
  expect(tiles(BOARD, without, "factory").map(({ level }) => level)).toEqual([3]);
  expect(differences(BOARD, without)).toContainEqual({
    industry: "factory",
    level: 4,
    path: ["count"],
    from: 2,
    to: 0,
    stated: false,
  });
  expect(withLevel(BOARD, without, "factory", 4)).toEqual(higher);
});
