// A few places of a board, moved together so that they can be read in a small picture.
import { layoutOf, ROUNDEL_RADIUS, type Layout } from "$/board/layout";
import { boundsOf, type Box, type Point } from "$/board/plates";
import { language, placeName } from "$/lib/i18n.svelte";
import type { PrintedBoard } from "$/lib/types";

const CLOSER = 0.6; // distances between places, compared with the board
const MARGIN = 26; // units around the picture
const MAX_WIDTH_BY_HEIGHT = 1.75;
const MAX_HEIGHT_BY_WIDTH = 0.95;

export interface SmallBoard {
  printed: PrintedBoard;
  layout: Layout;
  view: Box;
}

const made = new WeakMap<PrintedBoard, Map<string, SmallBoard>>();

/** The places and the links between them; the same object for the same places and language. */
export function smallBoard(printed: PrintedBoard, places: string[]): SmallBoard {
  const boards = made.get(printed) ?? new Map<string, SmallBoard>();
  made.set(printed, boards);
  const key = `${language()} ${places.join(" ")}`;
  const found = boards.get(key) ?? make(printed, new Set(places));
  boards.set(key, found);
  return found;
}

function make(printed: PrintedBoard, shown: Set<string>): SmallBoard {
  const at = (id: string, xy: readonly number[]): Point => (printed.drawing?.plates?.[id] ?? xy) as Point;
  const places = printed.places.filter(({ id }) => shown.has(id));
  const homes = places.map(({ id, xy }) => at(id, xy));
  const low: Point = [Math.min(...homes.map(([x]) => x)), Math.min(...homes.map(([, y]) => y))];
  const wide = Math.max(...homes.map(([x]) => x)) - low[0];
  const high = Math.max(...homes.map(([, y]) => y)) - low[1];
  // Long pictures are squeezed: plates keep their size, only the ways between them get shorter
  const squeeze: Point = [
    CLOSER * Math.min(1, (MAX_WIDTH_BY_HEIGHT * Math.max(high, 260)) / Math.max(wide, 1)),
    CLOSER * Math.min(1, (MAX_HEIGHT_BY_WIDTH * Math.max(wide, 420)) / Math.max(high, 1)),
  ];
  const room = 320; // for the plates at the edges
  const size: Point = [wide * squeeze[0] + room, high * squeeze[1] + room];
  const small: PrintedBoard = {
    ...printed,
    canvas: size,
    drawing: { size, plates: {}, bends: {} } as unknown as PrintedBoard["drawing"],
    places: places.map((place, i) => ({
      ...place,
      xy: [(homes[i]![0] - low[0]) * squeeze[0] + room / 2, (homes[i]![1] - low[1]) * squeeze[1] + room / 2],
    })),
    links: printed.links.filter((link) => shown.has(link.a) && shown.has(link.b)),
    lanes: printed.lanes
      .filter((lane) => shown.has(lane.sea))
      .map((lane) => ({ ...lane, ports: lane.ports.filter((port) => shown.has(port)) })),
  };
  const layout = layoutOf(small, placeName);
  return { printed: small, layout, view: boxOf(layout) };
}

/** The part of the picture that shows something. */
function boxOf(layout: Layout): Box {
  const boxes: Box[] = [
    ...layout.plates.map(boundsOf),
    ...layout.curves.map(({ mid: [x, y] }) => ({
      x: x - ROUNDEL_RADIUS,
      y: y - ROUNDEL_RADIUS,
      w: 2 * ROUNDEL_RADIUS,
      h: 2 * ROUNDEL_RADIUS,
    })),
  ];
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) + MARGIN - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) + MARGIN - y,
  };
}
