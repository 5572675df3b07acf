"""`cottonopolis map`: check and draw map files of the games that have several maps."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.shared import Lang
from cottonopolis.drawing import draw_board
from cottonopolis.drawing.files import check_picture, write_picture
from cottonopolis.errors import SetupError
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import game_ids, rules_class, rules_for

MAP_SUFFIX = ".toml"

app = typer.Typer(cls=HelpGroup, no_args_is_help=True)

MapFile = Annotated[Path, typer.Argument()]
GameOption = Annotated[str | None, typer.Option("--game")]


@app.callback()
def _common(lang: Lang = None) -> None:
    pass


def read_map(file: Path, game: str | None = None) -> PrintedBoard:
    """Read a map from a file, or a map of the game by its name."""
    if file.suffix != MAP_SUFFIX and file.is_file():
        raise SetupError("map-suffix", word=str(file), known=MAP_SUFFIX)
    chosen = game or next(name for name in game_ids() if rules_class(name).default_map)
    players = rules_class(chosen).map_players(str(file))
    return rules_for(chosen, players[0], (), str(file)).printed()


@app.command(cls=HelpCommand)
def check(file: MapFile, game: GameOption = None, lang: Lang = None) -> None:
    """List all faults of a map file."""
    board = read_map(file, game)
    Console().print(
        f"{board.name}: {len(board.places)} locations, "
        f"{sum(len(place.slots) for place in board.places)} slots, "
        f"{len(board.links)} links, "
        f"{sum(len(place.markets) for place in board.places)} markets, "
        f"{len(board.lanes)} ships: no fault found",
        highlight=False,
    )


@app.command("draw", cls=HelpCommand)
def draw_map(
    file: MapFile,
    output: Annotated[Path, typer.Option("--output", "-o")],
    game: GameOption = None,
    lang: Lang = None,
) -> None:
    """Draw a map file as a picture, SVG or PNG."""
    check_picture(output)
    write_picture(output, draw_board(read_map(file, game)))
