// The player board: printed values, and the changes that a map makes to them.
import type { BoardValues, MapContent, TileValues } from "./mapContent";

export const TILE_KEYS = ["count", "cost", "coal", "iron", "income", "cubes"] as const;
export type TileKey = (typeof TILE_KEYS)[number];
export const MOST: Record<TileKey, number> = { count: 9, cost: 99, coal: 1, iron: 1, income: 99, cubes: 9 };
export const WITH_CUBES = ["coal_mine", "iron_works"];

/** The tables of single numbers, in the order in which they are shown. */
export const TABLES = ["setup", "rail", "loan", "scoring", "cards", "market_tiles"] as const;

const tilesOf = (board: BoardValues, industry: string): TileValues[] => board.tile?.[industry] ?? [];

/** The highest level of a tile. */
export const MAX_LEVEL = 4;

/** The tiles of an industry with the changes of a map, in the order of the file; 0 tiles are none. */
export function tiles(printed: BoardValues, content: MapContent, industry: string): TileValues[] {
  const all = new Map(tilesOf(printed, industry).map((tile) => [tile.level, tile]));
  for (const tile of tilesOf(content.player_board ?? {}, industry))
    all.set(tile.level, { ...all.get(tile.level), ...tile });
  return [...all.values()].filter((tile) => tile.count !== 0);
}

/** The levels that an industry does not have. */
export function missingLevels(printed: BoardValues, content: MapContent, industry: string): number[] {
  const has = tiles(printed, content, industry).map((tile) => tile.level);
  return Array.from({ length: MAX_LEVEL }, (_, i) => i + 1).filter((level) => !has.includes(level));
}

/** Add a level: as printed, or else with the values of the next lower one. */
export function withLevel(
  printed: BoardValues,
  content: MapContent,
  industry: string,
  level: number,
): MapContent {
  const original = printedTileOf(printed, industry, level);
  if (original) return withTile(printed, content, industry, level, { count: original.count });
  const built = tiles(printed, content, industry)
    .filter((tile) => tile.level > 0)
    .sort((a, b) => a.level - b.level);
  const model = built.findLast((tile) => tile.level < level) ?? built[0];
  const values: TileValues = { level, count: 2, cost: 5, coal: 0, iron: 0, income: 5, ...model };
  if (WITH_CUBES.includes(industry)) values.cubes ??= 3;
  return withTile(printed, content, industry, level, { ...values, level, stated: [] });
}

/** Remove a level. */
export function withoutLevel(
  printed: BoardValues,
  content: MapContent,
  industry: string,
  level: number,
): MapContent {
  const board = content.player_board ?? {};
  const others = tilesOf(board, industry).filter((tile) => tile.level !== level);
  const none = printedTileOf(printed, industry, level) ? [{ level, count: 0 }] : [];
  const next = [...others, ...none].sort((a, b) => a.level - b.level);
  return withBoard(content, { ...board, tile: { ...board.tile, [industry]: next } });
}

export const printedTileOf = (
  printed: BoardValues,
  industry: string,
  level: number,
): TileValues | undefined => tilesOf(printed, industry).find((tile) => tile.level === level);

type Plain = Record<string, unknown>;
const isTable = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Without tables that say nothing. */
function pruned(board: BoardValues): BoardValues | undefined {
  const kept = Object.entries(board).flatMap(([key, value]): [string, unknown][] => {
    const inner = isTable(value) ? pruned(value as BoardValues) : value;
    return inner === undefined || (Array.isArray(inner) && key !== "spaces" && !inner.length)
      ? []
      : [[key, inner]];
  });
  return kept.length ? (Object.fromEntries(kept) as BoardValues) : undefined;
}

function withBoard(content: MapContent, board: BoardValues): MapContent {
  const next = { ...content, player_board: pruned(board) };
  if (!next.player_board) delete next.player_board;
  return next;
}

/** Change values of a tile; what is as printed is not written down. */
export function withTile(
  printed: BoardValues,
  content: MapContent,
  industry: string,
  level: number,
  changes: Partial<TileValues>,
): MapContent {
  const board = content.player_board ?? {};
  const original: Plain = { ...printedTileOf(printed, industry, level) };
  const own = tilesOf(board, industry).find((tile) => tile.level === level);
  const wanted = Object.entries({ ...own, ...changes }).filter(
    ([key, value]) => key !== "level" && value !== undefined && !same(value, original[key]),
  );
  const others = tilesOf(board, industry).filter((tile) => tile.level !== level);
  const next = wanted.length ? [...others, { level, ...Object.fromEntries(wanted) } as TileValues] : others;
  next.sort((a, b) => a.level - b.level);
  return withBoard(content, { ...board, tile: { ...board.tile, [industry]: next } });
}

/** Mark a value of a tile as read from the box, or as a reconstruction. */
export function withStated(
  printed: BoardValues,
  content: MapContent,
  industry: string,
  level: number,
  key: string,
  stated: boolean,
): MapContent {
  const now = tiles(printed, content, industry).find((tile) => tile.level === level)?.stated ?? [];
  const next = stated ? [...now.filter((name) => name !== key), key] : now.filter((name) => name !== key);
  const original = printedTileOf(printed, industry, level)?.stated ?? [];
  const equal = next.length === original.length && next.every((name) => original.includes(name));
  return withTile(printed, content, industry, level, { stated: equal ? original : next });
}

/** A value outside the tiles, by its path, such as ["loan", "amount"]. */
export function valueAt(board: BoardValues | undefined, path: string[]): unknown {
  return path.reduce<unknown>((found, key) => (isTable(found) ? found[key] : undefined), board);
}

export function withValue(
  printed: BoardValues,
  content: MapContent,
  path: string[],
  value: unknown,
): MapContent {
  const write = (table: Plain, [key, ...rest]: string[]): Plain => {
    const inner = rest.length ? write(isTable(table[key!]) ? (table[key!] as Plain) : {}, rest) : value;
    return { ...table, [key!]: !rest.length && same(value, valueAt(printed, path)) ? undefined : inner };
  };
  return withBoard(content, write(content.player_board ?? {}, path) as BoardValues);
}

/** The paths of all plain numbers of a table: ["cards", "per_colour"], ["cards", "industry", "port"], … */
export function numbersIn(printed: BoardValues, table: string): string[][] {
  const found = printed[table];
  if (!isTable(found)) return [];
  return Object.entries(found).flatMap(([key, value]): string[][] =>
    typeof value === "number"
      ? [[table, key]]
      : isTable(value)
        ? Object.keys(value).map((name) => [table, key, name])
        : [],
  );
}

export interface Difference {
  industry: string | null;
  level: number | null;
  path: string[];
  from: unknown;
  to: unknown;
  stated: boolean;
}

/** Every value that differs from what is printed. */
export function differences(printed: BoardValues, content: MapContent): Difference[] {
  const board = content.player_board ?? {};
  const ofTiles = Object.entries(board.tile ?? {}).flatMap(([industry, list]) =>
    list.flatMap((tile) =>
      TILE_KEYS.filter((key) => tile[key] !== undefined).map((key): Difference => ({
        industry,
        level: tile.level,
        path: [key],
        from: printedTileOf(printed, industry, tile.level)?.[key] ?? null,
        to: tile[key],
        stated: !!tiles(printed, content, industry)
          .find(({ level }) => level === tile.level)
          ?.stated?.includes(key),
      })),
    ),
  );
  const paths = [...TABLES.flatMap((table) => numbersIn(printed, table)), ...TRACKS];
  const others = paths
    .filter((path) => valueAt(board, path) !== undefined)
    .map((path): Difference => ({
      industry: null,
      level: null,
      path,
      from: valueAt(printed, path),
      to: valueAt(board, path),
      stated: false,
    }));
  return [...ofTiles, ...others];
}

export const TRACKS = ["coal_track", "iron_track"].flatMap((track) => [
  [track, "spaces"],
  [track, "when_empty"],
]);
