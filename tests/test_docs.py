"""The documents are true: pages and tables are made from the program, links lead somewhere.

Write the rules page and the tables of puzzles and books with:  python -m tests.test_docs
"""

import importlib.util
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from cottonopolis import Game
from cottonopolis.book.book import Book
from cottonopolis.cli.main import app
from cottonopolis.games.brass import decisions as brass
from cottonopolis.games.industry import decisions as industry
from cottonopolis.games.registry import game_ids, game_info, usual_rules
from cottonopolis.messages import folder, has, say
from cottonopolis.scenes.examples import examples_of
from cottonopolis.studies.notation import read_study
from cottonopolis.studies.playing import play_study
from tests import shipped_tables
from tests.message_texts import texts
from tests.test_messages import parsed

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RULES_PAGE, PUZZLE_PAGE, BOOK_PAGE = DOCS / "rules.md", DOCS / "puzzles.md", DOCS / "book.md"
BALANCE_PAGE = DOCS / "balance.md"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"`([\w./-]+(?:/|\.py|\.toml|/\w+))`")  # a path in the glossary
FOREIGN = re.compile(r"""<(?:script|link|img|iframe)[^>]*(?:src|href)=["']?https?://[^>]*>""")


def rules_page() -> str:
    """All rules with their examples, the tiles, and the variants in English."""
    parts = [
        "# The rules, in our own words",
        "These texts are those of `cottonopolis rules`, which gives them in French, Italian and "
        "German too. Tests, code and refusals cite the numbers. The examples are played by tests; "
        "in the browser each opens on a board.",
    ]
    for info in map(game_info, game_ids()):
        parts.append(f"## {info.name}")
        parts += [_section(f"rule-{number.lower()}", number) for number in info.rules]
        parts += [f"## Tiles of {info.name}", _tile_table(info.id)]
    for info in map(game_info, game_ids()):
        if info.variants:
            parts.append(f"## Variants of {info.name}")
        for variant in info.variants:
            message = "variant-" + variant.id.replace("_", "-")
            parts.append(f"### {say('en', message)} (`{variant.id}`)")
            parts.append(say("en", f"{message}.text").replace("\n", " "))
    return "\n\n".join(parts) + "\n"


def _section(message: str, number: str) -> str:
    parts = [f"### {number} {say('en', message)}", say("en", f"{message}.text").replace("\n", " ")]
    ruling = f"ruling-{number.lower()}"
    if has("en", ruling):
        parts.append(f"*{say('en', 'ruling-label')}* {say('en', ruling)}")
    return "\n\n".join([*parts, *_examples(number)])


def _examples(number: str) -> list[str]:
    """The examples that a rule shows: those whose first rule it is."""
    told = _example_texts()
    found = []
    for game in game_ids():
        for example in examples_of(game):
            if example.rules[0] == number:
                title, text = told[f"examples-{game}-{example.id}"]
                lines = " ".join(line.strip() for line in text.splitlines())
                found.append(f"> **Example: {title}.** {lines}")
    return found


@cache
def _example_texts() -> dict[str, list[str]]:
    file = folder() / "web" / "examples.en.ftl"
    messages = parsed(file.read_text(encoding="utf-8"))
    return {name: texts(message) for name, message in messages.items()}


def _tile_table(game: str) -> str:
    """Every tile of one player, as printed on the usual board."""
    board = usual_rules(game).printed()
    heads = [
        "industry",
        "level",
        "tiles",
        "price",
        "coal",
        "iron",
        "cubes",
        "income",
        "VP",
        "periods",
    ]
    rows = [heads, ["---", *["---:"] * (len(heads) - 1)]]
    for tile in board.tiles:
        numbers = (tile.count, f"{board.currency}{tile.cost}", tile.coal, tile.iron, tile.cubes)
        name = say("en", "industry-" + tile.industry.replace("_", "-"))
        periods = ", ".join(tile.periods or ["all"])
        rows.append([name, *map(str, (tile.level, *numbers, tile.income, tile.vp, periods))])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def test_the_rules_page_is_up_to_date() -> None:
    assert RULES_PAGE.read_text(encoding="utf-8") == rules_page()


def test_the_tables_of_shipped_puzzles_and_books_are_up_to_date() -> None:
    assert shipped_tables.marked(PUZZLE_PAGE) == shipped_tables.puzzle_tables()
    assert shipped_tables.marked(BOOK_PAGE) == shipped_tables.book_table()
    assert shipped_tables.marked(BALANCE_PAGE) == shipped_tables.balance_table()


@pytest.mark.parametrize("map_name", ["germany", "new_england"])
def test_the_seats_of_a_book_are_as_even_as_the_page_about_balance_says(map_name: str) -> None:
    seats = Book.load("industry", players=4, map=map_name).figures.seats
    assert all(0.21 < (seat.share.wins or 0) < 0.29 for seat in seats)


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as MkDocs and GitHub make them."""
    headings = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\s-]", "", text).strip().lower().replace(" ", "-") for text in headings}


def broken_links(page: Path) -> list[str]:
    """The links of a page that lead nowhere; those to other sites are not followed."""
    broken = []
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        file = page.parent / path if path else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(target)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n[a](b.md) [b](#a-page) [c](#another) [d](page.md#a-page)\n")
    assert broken_links(page) == ["b.md", "#another"]


def test_every_page_is_in_the_navigation() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in DOCS.rglob("*.md"):
        assert re.search(
            rf"[ :]{re.escape(page.relative_to(DOCS).as_posix())}$", text, re.MULTILINE
        )


def test_the_records_of_the_notation_page_can_be_played() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    plain, study = re.findall(r"^```\n(cottonopolis 1\n.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(Game.from_record(plain).actions()) == 3
    assert len(play_study(read_study(study))) == 6  # positions, the start included


def test_the_security_test_names_tests_that_exist() -> None:
    text = (DOCS / "security-test.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| R(\d+) \|.*\| ([^|]*) \|$", text, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 18))
    for _, tests in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", tests)
        assert len(named) == len(tests.split()) > 0
        for file, test in named:
            assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), test


def test_every_picture_is_shown() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for picture in (DOCS / "screenshots").iterdir():
        assert f"screenshots/{picture.name})" in text, picture.name


def test_the_glossary_names_places_that_exist() -> None:
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    places = PLACE.findall(text)
    assert len(places) > 50
    for place in places:
        assert (ROOT / "src/cottonopolis" / place).exists() or (ROOT / place).exists(), place


def test_the_glossary_is_sorted() -> None:
    parts = (DOCS / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]
    for part in parts:
        words = re.findall(r"^\| ([^|]+?) \|", part, re.MULTILINE)[1:]
        assert words == sorted(words, key=str.lower)


def test_the_command_line_page_names_every_command() -> None:
    text = (DOCS / "reference" / "cli.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z]+)` \|", text, re.MULTILINE)
    assert sorted(rows) == sorted(get_command(app).commands)  # type: ignore[attr-defined]


def site_program() -> list[str] | None:
    """How to call MkDocs, if it is installed here or by `make docs`."""
    if importlib.util.find_spec("mkdocs") and importlib.util.find_spec("mkdocstrings_handlers"):
        return [sys.executable, "-m", "mkdocs"]
    ours = ROOT / ".venv-docs" / "bin" / "mkdocs"
    return [str(ours)] if ours.exists() else None


@pytest.mark.skipif(site_program() is None, reason="MkDocs is not installed (make docs)")
def test_the_site_is_built_and_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [*(site_program() or []), "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert (tmp_path / "search" / "search_index.json").exists()
    assert {page.stem for page in PAGES} - {"README"} <= {
        *(page.stem for page in pages),
        *(page.stem.upper() for page in pages),
    }
    for page in pages:
        assert not FOREIGN.findall(page.read_text(encoding="utf-8")), page.name
    games = (tmp_path / "reference" / "games.html").read_text(encoding="utf-8")
    assert 'href="../architecture.html#state-is-data"' in games  # a page that a docstring names
    assert "<code>amount</code> (<code>int | None</code>): money received" in games  # a comment
    env = (tmp_path / "reference" / "env.html").read_text(encoding="utf-8")
    assert "<code>players</code>, <code>map</code>, <code>variants</code>: as in" in env  # columns


def test_the_architecture_page_counts_right() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"fixed table of {brass.TABLE.size} ids" in text
    assert f"({industry.TABLE.size} in Age of Industry)" in text
    for module in re.findall(r"`(\w+\.(?:py|toml))`", text):
        assert [*(ROOT / "src").rglob(module), *(ROOT / "tests").rglob(module)], module


def test_the_hosting_page_names_every_option_of_the_server() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    for option in get_command(app).commands["serve"].params:  # type: ignore[attr-defined]
        (line,) = [line for line in lines if f"| `{option.opts[0]}`" in line]
        assert option.envvar is None or f"`{option.envvar}`" in line
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            assert f"| {option.default} |" in line


if __name__ == "__main__":
    RULES_PAGE.write_text(rules_page(), encoding="utf-8")
    shipped_tables.write(PUZZLE_PAGE, shipped_tables.puzzle_tables())
    shipped_tables.write(BOOK_PAGE, shipped_tables.book_table())
    shipped_tables.write(BALANCE_PAGE, shipped_tables.balance_table())
