// The market tiles on the map: used, and still open.
import { industryPosition } from "$/games/industry/position";
import { nameOf, t } from "$/lib/i18n.svelte";
import type { Position } from "$/lib/types";
import type { TilesSeen } from "$/panels/descriptor";

export function tilesSeen(position: Position): TilesSeen {
  const squares = Object.values(industryPosition(position).markets);
  const goods = [...new Set(squares.map(({ tile }) => tile))].sort();
  return {
    title: t("panels-seen-markets"),
    rows: goods.map((good) => {
      const same = squares.filter(({ tile }) => tile === good);
      return {
        name: nameOf("good-", good),
        total: same.length,
        gone: same.filter(({ used }) => used).length,
      };
    }),
  };
}
