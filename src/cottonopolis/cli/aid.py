"""`cottonopolis aid`: the player aid as a PDF, or as text in the terminal."""

from itertools import groupby
from pathlib import Path

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cottonopolis.aid import Aid, AidSection, aid_of, capital
from cottonopolis.errors import SetupError
from cottonopolis.games.printed import PrintedBoard, PrintedTile
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import money, say
from cottonopolis.support.files import check_writable, replacing

ROMAN = ("0", "I", "II", "III", "IV", "V")
CELL_STYLES = {"yes": "green", "no": "red"}
NARROW = 90  # columns of a terminal in which a table of cards becomes a list
FILE_MODE = 0o666  # less the umask


def find_aid(rules: AnyRules) -> Aid:
    """Return the aid of a set-up; SetupError if the game has none."""
    aid = aid_of(rules.game, rules.players, tuple(rules.variants), rules.map_name)
    if not aid.sections:
        raise SetupError("no-aid", game=rules.game)
    return aid


def save_aid(file: Path, lang: str, rules: AnyRules, force: bool = False) -> None:
    """Write the aid as a PDF; an existing file is only overwritten with `force`."""
    from cottonopolis.drawing.aid_sheet import aid_sheet

    check_writable(file)
    if file.exists() and not force:
        raise SetupError("file-exists-force", word=str(file))
    sheet = aid_sheet(find_aid(rules), rules.printed(), lang)
    with replacing(file, FILE_MODE) as stream:
        stream.write(sheet)


def show_aid(console: Console, lang: str, rules: AnyRules) -> None:
    """Print the aid, with tables as wide as the terminal."""
    aid = find_aid(rules)
    console.rule(Text(say(lang, "ui-aid-title", game=aid.game), style="bold"))
    for section in aid.sections:
        _heading(console, aid.text(lang, section.id))
        if section.kind != "table":
            _show_lines(console, lang, aid, section)
        elif console.width < NARROW:
            _list_cells(console, lang, aid, section)
        else:
            console.print(_cell_table(lang, aid, section))
    _heading(console, say(lang, "ui-aid-tiles"))
    console.print(tile_table(lang, rules.printed()))


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(Text(text, style="bold underline"))


def _show_lines(console: Console, lang: str, aid: Aid, section: AidSection) -> None:
    """Print the items of a section, each after its number or a mark."""
    lines = Table.grid(padding=(0, 1))
    lines.add_column(justify="right", no_wrap=True)
    lines.add_column()
    for number, item in enumerate(section.items, start=1):
        text = Text()
        name = aid.item_name(lang, section, item)
        if name:
            text.append(f"{name} ", style="bold")
        text.append(aid.text(lang, f"{section.id}-{item.id}"))
        flips = aid.text(lang, f"{section.id}-{item.id}", "flips")
        if flips:
            text.append(" " + say(lang, "ui-aid-flips", when=flips), style="yellow")
        lines.add_row(f"{number}." if section.kind == "steps" else "•", text)
    console.print(Padding(lines, (0, 0, 0, 1)))


def _cell(lang: str, aid: Aid, section: AidSection, cell: str) -> Text:
    style = CELL_STYLES.get(cell.split("_")[0], "yellow")
    return Text(aid.text(lang, f"{section.id}-cell-{cell}"), style=style)


def _cell_table(lang: str, aid: Aid, section: AidSection) -> Table:
    table = Table("", show_lines=True)
    for column in section.columns:
        table.add_column(Text(aid.text(lang, f"{section.id}-column-{column}")))
    for row in section.rows:
        name = Text(aid.text(lang, f"{section.id}-row-{row.id}"), style="bold")
        table.add_row(name, *(_cell(lang, aid, section, cell) for cell in row.cells))
    return table


def _list_cells(console: Console, lang: str, aid: Aid, section: AidSection) -> None:
    """Print a table of cards row by row, for narrow terminals."""
    for row in section.rows:
        console.print(Text(aid.text(lang, f"{section.id}-row-{row.id}"), style="bold"))
        lines = Table.grid(padding=(0, 2))
        for column, cell in zip(section.columns, row.cells, strict=True):
            name = Text(aid.text(lang, f"{section.id}-column-{column}"))
            lines.add_row(name, _cell(lang, aid, section, cell))
        console.print(Padding(lines, (0, 0, 0, 2)))


def tile_table(lang: str, board: PrintedBoard) -> Table:
    """Return a table of every tile, one line per level."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(say(lang, "ui-aid-tile"), no_wrap=True)
    flip = "ui-aid-income" if board.income_track else "ui-aid-cash"
    heads = ["ui-aid-price", "ui-aid-needs", "ui-aid-cubes", flip, "ui-vp"]
    for message in heads:
        table.add_column(capital(say(lang, message)), justify="right", overflow="fold")
    table.add_column("×", justify="right")
    if any(tile.periods for tile in board.tiles):
        table.add_column("", overflow="fold")
    for _, tiles in groupby(board.tiles, lambda tile: tile.industry):
        for tile in tiles:
            table.add_row(*_tile_row(lang, board, tile))
        table.add_section()
    return table


def _tile_row(lang: str, board: PrintedBoard, tile: PrintedTile) -> list[str]:
    industry = capital(say(lang, "short-" + tile.industry.replace("_", "-")))
    name = f"{industry} {ROMAN[tile.level]}"
    if not tile.buildable:
        return [name, "–", say(lang, "ui-aid-never"), "", "", "", str(tile.count)]
    needed = [(tile.coal, "resource-coal"), (tile.iron, "resource-iron")]
    needs = ", ".join(f"{count} {say(lang, name)}" for count, name in needed if count)
    income = str(tile.income)
    if not board.income_track:
        income = money(lang, f"{board.currency}{tile.income}")
    only = tile.periods[0] if len(tile.periods) == 1 else ""
    return [
        name,
        money(lang, f"{board.currency}{tile.cost}"),
        needs or "–",
        str(tile.cubes) if tile.cubes else "–",
        income,
        str(tile.vp),
        str(tile.count),
        *([say(lang, f"ui-aid-only-{only}")] if only else []),
    ]
