"""`cottonopolis map`: check and draw map files of Age of Industry."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from cottonopolis.cli.files import write_text
from cottonopolis.engine.datafile import DataTable
from cottonopolis.games.industry.mapdraw import draw
from cottonopolis.games.industry.mapfile import load_map

FOLDER = Path(__file__).parent.parent / "games" / "industry"

app = typer.Typer(help="Check and draw maps of Age of Industry.", no_args_is_help=True)

MapFile = Annotated[Path, typer.Argument(help="A map file, or the name of a map of the game.")]


def read_map(file: Path) -> dict[str, Any]:
    """A sound map from a file, or one of the game's own by its name."""
    shipped = FOLDER / "maps" / f"{str(file).replace('-', '_')}.toml"
    player_board = DataTable.load(FOLDER / "player_board.toml")
    colours = player_board.table("cards").names("colours")
    tiles = player_board.table("market_tiles").values
    return load_map(shipped if shipped.is_file() else file, colours, sum(tiles.values()))


@app.command()
def check(file: MapFile) -> None:
    """Say everything that is wrong with a map file."""
    content = read_map(file)
    Console().print(
        f"{content['name']}: {len(content['location'])} locations, "
        f"{sum(len(place['slots']) for place in content['location'])} slots, "
        f"{len(content['rails'])} rails, "
        f"{sum(place.get('markets', 0) for place in content['location'])} markets, "
        f"{len(content.get('sea_lane', []))} ships: no fault found",
        highlight=False,
    )


@app.command("draw")
def draw_map(
    file: MapFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write.")],
) -> None:
    """Draw a map file as an SVG picture."""
    write_text(output, draw(read_map(file)))
