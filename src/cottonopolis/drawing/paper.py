"""A printed page: text in three fonts, broken into lines, and small pictures.

A page can be measured before it is drawn: with `is_drawing` false, everything takes its space and
nothing is written.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from cottonopolis.drawing.pieces import Piece
from cottonopolis.drawing.style import style
from cottonopolis.drawing.svg import Box
from cottonopolis.support.extras import need

FONTS = Path(__file__).parent / "fonts"
SANS, BOLD, SERIF = "sans", "sans-bold", "serif-bold"
INK = style().light["ink"]
LEADING = 1.17  # height of a line, relative to the font size
BASELINE = 0.86  # from the top of a line
MAKING = datetime(2026, 1, 1, tzinfo=UTC)  # the same sheet is the same file


class Run(NamedTuple):
    """Words in one font and colour."""

    text: str
    font: str = SANS
    colour: str = INK


PLAIN = Run("")


class TooWide(Exception):
    """A word is wider than its column."""


class Paper:
    """One A4 page; lengths in points."""

    def __init__(self, title: str, lang: str) -> None:
        pdf: Any = need("fpdf", "print").FPDF(unit="pt", format="A4")
        pdf.set_auto_page_break(False)
        pdf.set_margin(0)
        pdf.c_margin = 0
        pdf.set_title(title)
        pdf.set_lang(lang)
        pdf.set_creation_date(MAKING)
        for name in (SANS, BOLD, SERIF):
            pdf.add_font(name, "", FONTS / f"{name}.ttf")
        pdf.add_page()
        self.pdf = pdf
        self.width, self.height = float(pdf.w), float(pdf.h)
        self.is_drawing = True
        self.smallest = 99.0  # the smallest text written
        self._widths: dict[tuple[str, str], float] = {}

    def output(self) -> bytes:
        """Return the finished file."""
        try:
            return bytes(self.pdf.output())
        finally:
            self.close()

    def close(self) -> None:
        """Close the files of the fonts."""
        for font in self.pdf.fonts.values():
            font.ttfont.close()

    def text_width(self, text: str, font: str, size: float) -> float:
        if (text, font) not in self._widths:
            self.pdf.set_font(font, "", 100)
            self._widths[text, font] = float(self.pdf.get_string_width(text)) / 100
        return self._widths[text, font] * size

    def write(self, text: str, x: float, y: float, size: float, run: Run = PLAIN) -> float:
        """Write a text whose line begins at the top `y`; returns its width."""
        if self.is_drawing:
            self.smallest = min(self.smallest, size)
            self.pdf.set_font(run.font, "", size)
            self.pdf.set_text_color(run.colour)
            self.pdf.text(x, y + BASELINE * size * LEADING, text)
        return self.text_width(text, run.font, size)

    def lines(self, runs: Iterable[Run], width: float, size: float) -> list[list[Run]]:
        """Break runs into lines at spaces."""
        lines: list[list[Run]] = [[]]
        used = 0.0
        for run in runs:
            space = self.text_width(" ", run.font, size)
            for word in run.text.split(" "):
                needed = self.text_width(word, run.font, size)
                if needed > width:
                    raise TooWide(word)
                if lines[-1] and used + space + needed > width:
                    lines.append([])
                    used = 0.0
                used += needed + (space if lines[-1] else 0)
                lines[-1].append(run._replace(text=word))
        return lines

    def paragraph(
        self, runs: Iterable[Run], x: float, y: float, width: float, size: float
    ) -> float:
        """Write runs in lines; returns the height."""
        lines = self.lines(runs, width, size)
        if self.is_drawing:
            for i, line in enumerate(lines):
                self._line(line, x, y + i * size * LEADING, size)
        return len(lines) * size * LEADING

    def _line(self, line: list[Run], x: float, y: float, size: float) -> None:
        """Write the words of a line, those of one font together."""
        joined: list[Run] = []
        for word in line:
            if joined and joined[-1][1:] == word[1:]:
                joined[-1] = word._replace(text=f"{joined[-1].text} {word.text}")
            else:
                joined.append(word)
        for run in joined:
            x += self.write(run.text, x, y, size, run) + self.text_width(" ", run.font, size)

    def centred(self, text: str, x: float, y: float, size: float, run: Run) -> None:
        """Write a text around a point."""
        left = x - self.text_width(text, run.font, size) / 2
        self.write(text, left, y - size * 0.64, size, run)

    def rectangle(self, box: Box, fill: str, radius: float = 0) -> None:
        if self.is_drawing:
            self.pdf.set_fill_color(fill)
            self.pdf.rect(*box, style="F", round_corners=radius > 0, corner_radius=radius)

    def frame(self, box: Box, colour: str, width: float) -> None:
        if self.is_drawing:
            self.pdf.set_draw_color(colour)
            self.pdf.set_line_width(width)
            self.pdf.rect(*box, style="D")

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        if self.is_drawing:
            self.pdf.set_fill_color(fill)
            self.pdf.circle(x=x, y=y, radius=radius, style="F")

    def picture(self, piece: Piece, x: float, y: float, height: float) -> float:
        """Draw a picture with its top left corner at (x, y); returns its width."""
        width = height * piece.ratio
        if self.is_drawing:
            self.pdf.image(BytesIO(piece.svg.encode()), x=x, y=y, w=width, h=height)
            if piece.label:
                text, across, down, size, colour = piece.label
                run = Run(text, BOLD, colour)
                self._label(text, x + across * height, y + down * height, size * height, run)
        return width

    def _label(self, text: str, x: float, y: float, size: float, run: Run) -> None:
        """Write on a picture; this is part of the picture, and may be smaller than text."""
        smallest = self.smallest
        self.centred(text, x, y, size, run)
        self.smallest = smallest
