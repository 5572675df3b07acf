"""The player aid on paper and in the terminal: one page, every text, four languages."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from typer.testing import CliRunner

from cottonopolis.aid import Aid, aid_of
from cottonopolis.cli import shared
from cottonopolis.cli.aid import show_aid
from cottonopolis.cli.main import app
from cottonopolis.cli.terminal import TerminalGame
from cottonopolis.drawing.aid_sheet import SMALLEST, draw_sheet
from cottonopolis.drawing.paper import FONTS, PLAIN, Paper, Run
from cottonopolis.errors import CottonopolisError, SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for, usual_players
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import LANGUAGES, say

GAMES = ("brass", "industry")
ONE_PAGE = re.compile(rb"/Type /Page\b")


@pytest.fixture(autouse=True)
def _language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "language", "en")


def rules_of(game: str) -> AnyRules:
    return rules_for(game, usual_players(game))


def texts(aid: Aid, lang: str) -> Iterator[str]:
    """Every text of the aid, from its messages."""
    for section in aid.sections:
        yield aid.text(lang, section.id)
        for item in section.items:
            name = f"{section.id}-{item.id}"
            yield aid.text(lang, name)
            yield from filter(None, (aid.text(lang, name, each) for each in ("name", "flips")))
        for column in section.columns:
            yield aid.text(lang, f"{section.id}-column-{column}")
        for row in section.rows:
            yield aid.text(lang, f"{section.id}-row-{row.id}")
            yield from (aid.text(lang, f"{section.id}-cell-{cell}") for cell in row.cells)


def words(text: str) -> str:
    return "".join(re.sub(r"[\s─-╿]", "", text))


class Written(Paper):
    """A page that remembers its texts and where they are."""

    found: list[tuple[str, float, float, float]]

    def write(self, text: str, x: float, y: float, size: float, run: Run = PLAIN) -> float:
        width = super().write(text, x, y, size, run)
        if self.is_drawing:
            self.__dict__.setdefault("found", []).append((text, x, y, x + width))
        return width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_is_one_page_with_every_text(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cottonopolis.drawing.aid_sheet.Paper", Written)
    board = rules_of(game).printed()
    paper = draw_sheet(aid_of(game), board, lang)
    assert isinstance(paper, Written)
    known = paper.pdf.fonts["sans"].ttfont.getBestCmap()
    assert len(ONE_PAGE.findall(paper.output())) == 1
    assert paper.smallest >= SMALLEST >= 7
    page = words(" ".join(text for text, *_ in paper.found))
    for text in texts(aid_of(game), lang):
        assert words(text) in page, text
    for text, left, top, right in paper.found:
        assert left > 10, text
        assert right < paper.width - 10, text
        assert 10 < top < paper.height - 20, text
    assert page.count("×") == len(board.tiles) + 1  # and the legend
    assert {letter for letter in page if ord(letter) not in known} == set()


def test_the_fonts_are_small_and_have_their_licences() -> None:
    fonts = list(FONTS.glob("*.ttf"))
    assert sum(font.stat().st_size for font in fonts) < 120_000
    for licence in ("LICENSE-besley.txt", "LICENSE-cabin.txt"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / licence).read_text(encoding="utf-8")


def test_an_aid_that_is_too_long_is_refused() -> None:
    aid = aid_of("brass")
    longer = [replace(section, items=section.items * 3) for section in aid.sections]
    long = Aid(aid.game, aid.currency, aid.facts, aid.sums, longer)
    with pytest.raises(CottonopolisError, match="too long"):
        draw_sheet(long, rules_of("brass").printed(), "de")


def run(*args: str) -> str:
    done = CliRunner().invoke(app, ["aid", *args], env={"COLUMNS": "200"})
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_the_command_writes_a_pdf_and_overwrites_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "aid-brass-fr.pdf" in run("brass", "--lang", "fr")
    file = tmp_path / "aid-brass-fr.pdf"
    assert file.read_bytes().startswith(b"%PDF-")
    file.write_bytes(b"mine")
    with pytest.raises(SetupError) as fault:
        run("brass", "--lang", "fr")
    assert "--force" in fault.value.text("fr")
    assert file.read_bytes() == b"mine"
    run("brass", "--lang", "fr", "--force")
    assert file.read_bytes().startswith(b"%PDF-")
    run("industry", "--output", "one.pdf")
    assert (tmp_path / "one.pdf").read_bytes().startswith(b"%PDF-")
    with pytest.raises(SetupError):
        run("industry", "--output", "nowhere/one.pdf")


def test_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "fpdf", None)
    with pytest.raises(SetupError) as fault:
        run("brass", "--output", str(tmp_path / "one.pdf"))
    assert 'pip install -e ".[print]"' in fault.value.text("en")
    assert "Take a loan" in run("brass", "--text")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_every_text_and_tile(game: str, lang: str) -> None:
    for width in (40, 80, 140):
        stream = StringIO()
        show_aid(Console(file=stream, width=width), lang, rules_of(game))
        lines = stream.getvalue().splitlines()
        assert max(map(len, lines)) <= width
        assert width < 80 or "…" not in stream.getvalue()  # no word is cut off
        if width == 80:  # in wider ones, and in tables, the lines of cells alternate
            page = words(stream.getvalue())
            for text in texts(aid_of(game), lang):
                assert words(text) in page or len(text) > 30, text
            assert say(lang, "ui-aid-tiles") in stream.getvalue()


def test_aid_is_a_command_of_a_terminal_game(tmp_path: Path) -> None:
    stream = StringIO()
    game = Game.new("brass", players=3, seed=1)
    console = Console(file=stream, width=100)
    terminal = TerminalGame(game, [], tmp_path / "game.txt", console, "en")
    assert not terminal.answer(0, "aid", game.legal())
    assert "Play 10 rounds" in stream.getvalue()  # with three players
    assert "aid" in say("en", "ui-help")
