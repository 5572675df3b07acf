"""Every tile of a game on paper: one row per industry, one picture per level with its numbers."""

from itertools import groupby

from cottonopolis.aid import capital
from cottonopolis.drawing.paper import BOLD, LEADING, SANS, SERIF, Paper, Run
from cottonopolis.drawing.pieces import piece
from cottonopolis.drawing.style import style
from cottonopolis.drawing.svg import Box
from cottonopolis.games.printed import PrintedBoard, PrintedTile
from cottonopolis.messages import money, say

NAME_SHARE = 0.15  # of the width, for the name of an industry
LIGHT = style().light


class TileRows:
    """The tiles of a board, with one font size."""

    def __init__(self, paper: Paper, board: PrintedBoard, lang: str, size: float) -> None:
        self.paper, self.board, self.lang, self.size = paper, board, lang, size
        by_industry = groupby(board.tiles, lambda tile: tile.industry)
        self.rows = [(industry, list(tiles)) for industry, tiles in by_industry]
        self.most = max(len(tiles) for _, tiles in self.rows)

    def draw(self, x: float, y: float, width: float) -> float:
        """Draw the legend and all rows; returns the height."""
        top = y
        y += self._legend(x, y, width)
        row = self.size * 2.75
        name = width * NAME_SHARE
        cell = (width - name) / self.most
        for i, (industry, tiles) in enumerate(self.rows):
            if i % 2 == 0:
                self.paper.rectangle(Box(x, y, width, row), LIGHT["panel"])
            words = [Run(capital(self._say("industry-" + industry.replace("_", "-"))), BOLD)]
            lines = len(self.paper.lines(words, name - 8, self.size))
            height = lines * self.size * LEADING
            self.paper.paragraph(words, x + 3, y + (row - height) / 2, name - 8, self.size)
            for k, tile in enumerate(tiles):
                self._tile(tile, x + name + k * cell, y, row)
            y += row
        return y - top

    def _say(self, message_id: str, **facts: str | int) -> str:
        return say(self.lang, message_id, **facts)

    def _legend(self, x: float, y: float, width: float) -> float:
        """Say what the symbols mean; returns the height."""
        flip = "ui-aid-income" if self.board.income_track else "ui-aid-cash"
        parts = [("icon income", self._say(flip)), ("icon vp", self._say("ui-vp"))]
        parts.insert(0, ("", self._say("ui-aid-first-line")))
        parts.append(("", self._say("ui-aid-count")))
        if any(tile.periods for tile in self.board.tiles):
            parts.append(("icon canal", self._say("ui-aid-only-canal")))
            parts.append(("icon rail", self._say("ui-aid-only-rail")))
        size, line = self.size, self.size * LEADING
        across, lines = 0.0, 1
        soft = Run("", SANS, LIGHT["ink-soft"])
        for icon, text in parts:
            needed = (size * 1.25 if icon else 0) + self.paper.text_width(text, SANS, size)
            if across and across + needed > width:
                across, lines = 0.0, lines + 1
            left, down = x + across, y + (lines - 1) * line
            if icon:
                self.paper.picture(piece(icon), left, down, size * 1.1)
            self.paper.write(text, left + (size * 1.25 if icon else 0), down, size, soft)
            across += needed + size * 1.4
        return lines * line + size * 0.25

    def _tile(self, tile: PrintedTile, x: float, y: float, row: float) -> None:
        """Draw a tile and beside it, in two lines, what it costs and what it brings."""
        paper, size = self.paper, self.size
        badge = row * 0.88
        paper.picture(piece(f"tile {tile.industry} {tile.level}"), x, y + row * 0.06, badge)
        left, first = x + badge + size * 0.5, y + row * 0.06
        second = first + size * 1.3
        if not tile.buildable:
            paper.write(self._say("ui-aid-never"), left, first, size)
            paper.write(f"×{tile.count}", left, second, size)
            return
        across = left + paper.write(self._money(tile.cost), left, first, size, Run("", SERIF))
        across += size * 0.5
        for kind, count in (("coal", tile.coal), ("iron", tile.iron)):
            for _ in range(count):
                across += paper.picture(piece(f"cube {kind}"), across, first, size * 1.15)
        if tile.cubes:
            cube = "iron" if tile.industry == "iron_works" else "coal"
            across += size * 0.5
            across += paper.write(f"+{tile.cubes}", across, first, size) + 0.5
            paper.picture(piece(f"cube {cube}"), across, first, size * 1.15)
        income = str(tile.income) if self.board.income_track else self._money(tile.income)
        across = left
        for icon, text in (("income", income), ("vp", str(tile.vp))):
            across += paper.picture(piece(f"icon {icon}"), across, second, size * 1.1) + 1
            across += paper.write(text, across, second, size, Run("", BOLD)) + size * 0.6
        across += paper.write(f"×{tile.count}", across, second, size) + size * 0.6
        if len(tile.periods) == 1:
            paper.picture(piece(f"icon {tile.periods[0]}"), across, second, size * 1.15)

    def _money(self, amount: int) -> str:
        return money(self.lang, f"{self.board.currency}{amount}")
