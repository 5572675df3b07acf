"""The player aid on one A4 page: three columns of text, the table of cards, all tiles.

The text is as large as the page allows. Structure and texts are those of the browser's aid.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations_with_replacement, groupby, pairwise, product
from typing import NamedTuple

from cottonopolis.aid import Aid, AidItem, AidSection
from cottonopolis.drawing.paper import BOLD, INK, LEADING, SANS, SERIF, Paper, Run, TooWide
from cottonopolis.drawing.pieces import piece
from cottonopolis.drawing.style import style
from cottonopolis.drawing.svg import Box
from cottonopolis.drawing.tile_rows import TileRows
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.messages import has, say

SMALLEST, LARGEST, STEP = 7.0, 9.4, 0.1  # font sizes
MARGIN = 25.0
GUTTER = 13.0
COLUMNS = 3
HEADER = 30.0
WIDE_COLUMNS = 0.65  # share of a table for the columns after the first, at least
NARROW_COLUMN = 0.16  # width of such a column by that of the page
NOTHING = "–"  # a cell that does not apply
MAX_FREE_SECTIONS = 9  # more of them stay in order: the arrangements would be too many
MAX_EXTRA = 4.6  # between lines, where a column is not full

LIGHT = style().light
PALE = LIGHT["panel-alt"]
CELLS = {  # icon and ground; "if" is under a condition
    "yes": ("check", LIGHT["accent-soft"]),
    "no": ("close", LIGHT["danger-soft"]),
    "if": ("", LIGHT["panel"]),
}


def aid_sheet(aid: Aid, board: PrintedBoard, lang: str) -> bytes:
    """Return the aid of a set-up as a PDF of one page."""
    return draw_sheet(aid, board, lang).output()


def draw_sheet(aid: Aid, board: PrintedBoard, lang: str) -> Paper:
    """Draw the sheet with the largest text that fits."""
    title = say(lang, "ui-aid-title", game=aid.game)
    paper = Paper(title, lang)
    steps = round((LARGEST - SMALLEST) / STEP)
    for step in range(steps, -1, -1):
        sheet = _Sheet(paper, aid, board, lang, SMALLEST + step * STEP)
        layout = sheet.layout()
        if layout is not None:
            sheet.draw(title, layout)
            return paper
    paper.close()
    raise CottonopolisError(f"the player aid of {aid.game} in {lang} is too long for one page")


class _Layout(NamedTuple):
    columns: list[list[AidSection]]
    heights: list[float]  # of the columns
    tables: float  # height of everything below them
    body: float  # height for the columns


class _Sheet:
    """The sheet with one font size."""

    def __init__(self, paper: Paper, aid: Aid, board: PrintedBoard, lang: str, size: float) -> None:
        self.paper, self.aid, self.board, self.lang, self.size = paper, aid, board, lang, size
        self.full = paper.width - 2 * MARGIN
        self.column = (self.full - (COLUMNS - 1) * GUTTER) / COLUMNS
        self.gap = size * 0.26  # between items
        self.tiles = TileRows(paper, board, lang, size)

    def layout(self) -> _Layout | None:
        """Return how everything fits on the page; None if it does not."""
        try:
            tables = self._measured(partial(self._tables, 0))
            heights = {
                section.id: self._measured(partial(self._section, section, 0, 0, 0))
                for section in self._texts()
            }
        except TooWide:
            return None
        body = self.paper.height - 2 * MARGIN - HEADER - tables
        best = _shortest([heights[section.id] for section in self._texts()], self.size)
        columns = [[self._texts()[i] for i in part] for part in best]
        sums = [sum(heights[section.id] for section in part) for part in columns]
        return _Layout(columns, sums, tables, body) if max(sums) <= body else None

    def _measured(self, draw: Callable[[], float]) -> float:
        self.paper.is_drawing = False
        try:
            return draw()
        finally:
            self.paper.is_drawing = True

    def draw(self, title: str, layout: _Layout) -> None:
        top = MARGIN + HEADER
        self._header(title)
        for i, (part, height) in enumerate(zip(layout.columns, layout.heights, strict=True)):
            spaces = sum(len(section.items) + 1 for section in part)
            extra = min(MAX_EXTRA, (layout.body - height) / spaces)
            x, y = MARGIN + i * (self.column + GUTTER), top
            for section in part:
                y += self._section(section, x, y, extra)
        self._tables(self.paper.height - MARGIN - layout.tables)

    def _texts(self) -> list[AidSection]:
        return [section for section in self.aid.sections if section.kind != "table"]

    def _text(self, name: str, attribute: str = "") -> str:
        return self.aid.text(self.lang, name, attribute)

    # Parts

    def _header(self, title: str) -> None:
        paper = self.paper
        paper.write(title, MARGIN, MARGIN - 6, 19, Run("", SERIF))
        setting = say(self.lang, "ui-aid-players", players=self.board.players)
        setting = " · ".join(filter(None, [self._map_name(), setting]))
        width = paper.text_width(setting, SANS, 9)
        right = paper.width - MARGIN
        paper.write(setting, right - width, MARGIN + 3.5, 9, Run("", SANS, LIGHT["ink-soft"]))
        paper.rectangle(Box(MARGIN, MARGIN + HEADER - 11, self.full, 1.6), LIGHT["brass"])

    def _map_name(self) -> str:
        if not self.board.map:
            return ""
        message = "map-" + self.board.map.replace("_", "-")
        return say(self.lang, message) if has(self.lang, message) else self.board.name

    def _heading(self, text: str, x: float, y: float, width: float) -> float:
        size = self.size * 1.22
        height = self.paper.paragraph([Run(text, SERIF)], x, y, width, size)
        self.paper.rectangle(Box(x, y + height + 1.5, width, 0.9), LIGHT["brass"])
        return height + 1.5 + self.size * 0.4

    def _section(self, section: AidSection, x: float, y: float, extra: float) -> float:
        """Draw a section of the columns; returns its height."""
        top = y
        y += self._heading(self._text(section.id), x, y, self.column) + extra / 2
        for number, item in enumerate(section.items, start=1):
            numbered = number if section.kind == "steps" else 0
            y += self._item(section, item, numbered, x, y) + self.gap + extra
        return y + self.size * 0.45 + extra / 2 - top

    def _item(self, section: AidSection, item: AidItem, number: int, x: float, y: float) -> float:
        """Draw one line of the aid with its pictures; returns its height."""
        paper, size = self.paper, self.size
        pieces = [piece(words, self.aid.currency) for words in item.pieces]
        picture = size * (2.3 if any(one.is_large for one in pieces) else 1.55)
        side = size * 2.75 if pieces else size * 1.0
        start = x + (size * 1.5 if number else 0)
        left = start + side
        runs = list(self._runs(section, item))
        width = x + self.column - left
        height = len(paper.lines(runs, width, size)) * size * LEADING
        total = max(height, picture if pieces else 0)
        paper.paragraph(runs, left, y + (total - height) / 2, width, size)
        line = y + min(total, size * LEADING) / 2 if height >= picture * 1.3 else y + total / 2
        if number:
            middle = y + total / 2
            paper.disc(x + size * 0.66, middle, size * 0.66, INK)
            white = Run("", BOLD, "#ffffff")
            paper.centred(str(number), x + size * 0.66, middle, size * 0.95, white)
        if not pieces:
            paper.disc(x + size * 0.4, line, size * 0.2, LIGHT["brass"])
        ratio = sum(one.ratio for one in pieces)
        room = side - size * 0.4
        drawn = min(picture, room / ratio) if pieces else 0.0
        across = start + (room - drawn * ratio) / 2
        for one in pieces:
            across += paper.picture(one, across, y + (total - drawn) / 2, drawn)
        return total

    def _runs(self, section: AidSection, item: AidItem) -> Iterator[Run]:
        """Yield the words of a line: its name in bold, its text, and when its tile flips."""
        name = self.aid.item_name(self.lang, section, item)
        if name:
            yield Run(name, BOLD)
        yield Run(self._text(f"{section.id}-{item.id}"))
        flips = self._text(f"{section.id}-{item.id}", "flips")
        if flips:
            yield Run(say(self.lang, "ui-aid-flips", when=flips), SANS, LIGHT["brass"])

    def _tables(self, y: float) -> float:
        """Draw the tables at the bottom; returns their height."""
        top = y
        for section in self.aid.sections:
            if section.kind == "table":
                y += self._heading(self._text(section.id), MARGIN, y, self.full)
                y += self._table(section, y) + self.size * 0.8
        y += self._heading(say(self.lang, "ui-aid-tiles"), MARGIN, y, self.full)
        return y + self.tiles.draw(MARGIN, y, self.full) - top

    def _table(self, section: AidSection, y: float) -> float:
        """Draw a table of yes and no; returns its height."""
        top = y
        heads = [self._text(f"{section.id}-column-{column}") for column in section.columns]
        y += self._row([_Cell(Run(text, BOLD), PALE) for text in ["", *heads]], y)
        for row in section.rows:
            cells = [_Cell(Run(self._text(f"{section.id}-row-{row.id}"), BOLD), PALE)]
            for name, same in groupby(row.cells):
                icon, ground = CELLS[name.split("_")[0]]
                text = self._text(f"{section.id}-cell-{name}")
                spans = len(list(same))
                cells.append(_Cell(Run(text), ground, icon if text != NOTHING else "", spans))
            y += self._row(cells, y)
        return y - top

    def _row(self, cells: list["_Cell"], y: float) -> float:
        """Draw a row of a table; returns its height."""
        paper, pad = self.paper, 2.5
        size = max(SMALLEST, self.size * 0.96)
        count = sum(cell.spans for cell in cells[1:])
        column = self.full * max(NARROW_COLUMN, WIDE_COLUMNS / count)
        first = self.full - count * column
        widths = [first, *(column * cell.spans for cell in cells[1:])]
        insets = [size * 1.25 if cell.icon else 0.0 for cell in cells]
        broken = [
            paper.lines([cell.run], width - 2 * pad - inset, size)
            for cell, width, inset in zip(cells, widths, insets, strict=True)
        ]
        height = max(map(len, broken)) * size * LEADING + 2 * pad
        x = MARGIN
        for cell, width, inset in zip(cells, widths, insets, strict=True):
            box = Box(x, y, width, height)
            paper.rectangle(box, cell.ground)
            paper.frame(box, LIGHT["rule"], 0.4)
            if cell.icon:
                paper.picture(piece(f"icon {cell.icon}"), x + pad, y + pad + size * 0.1, size)
            paper.paragraph([cell.run], x + pad + inset, y + pad, width - 2 * pad - inset, size)
            x += width
        return height


class _Cell(NamedTuple):
    """A cell of a table; equal neighbours are one cell."""

    run: Run
    ground: str
    icon: str = ""
    spans: int = 1


@cache
def _arrangements(count: int) -> list[tuple[list[list[int]], int]]:
    """Return every way to put sections into columns, and how often each leaves the order."""
    found = []
    everywhere = product(range(COLUMNS), repeat=count)
    in_order = combinations_with_replacement(range(COLUMNS), count)
    for places in everywhere if count <= MAX_FREE_SECTIONS else in_order:
        columns = [[i for i in range(count) if places[i] == place] for place in range(COLUMNS)]
        if columns[0][:1] == [0]:
            order = [i for column in columns for i in column]
            found.append((columns, sum(a > b for a, b in pairwise(order))))
    return found


def _shortest(heights: list[float], size: float) -> list[list[int]]:
    """Return the sections of each column: a short page, and close to the order of the aid."""

    def cost(arrangement: tuple[list[list[int]], int]) -> float:
        columns, leaps = arrangement
        return max(sum(heights[i] for i in column) for column in columns) + leaps * size

    return min(_arrangements(len(heights)), key=cost)[0]
