// The tiles of the Distant Market: turned in this period, and still to come.
import { brassPosition } from "$/games/brass/position";
import { number, t } from "$/lib/i18n.svelte";
import type { Position, PrintedBoard } from "$/lib/types";
import type { TilesSeen } from "$/panels/descriptor";

export function tilesSeen(position: Position, printed: PrintedBoard): TilesSeen {
  const { turned } = brassPosition(position).distant_market;
  const faces = [...new Set(printed.market_tiles)].sort((a, b) => b - a);
  return {
    title: t("panels-distant"),
    rows: faces.map((face) => ({
      name: number(face),
      face: number(face),
      total: printed.market_tiles.filter((tile) => tile === face).length,
      gone: turned.filter((tile) => tile === face).length,
    })),
  };
}
