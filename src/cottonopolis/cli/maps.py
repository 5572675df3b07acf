"""`cottonopolis map`: check and draw map files of Age of Industry."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from cottonopolis.files import write_text
from cottonopolis.games.industry.data import shipped_files
from cottonopolis.games.industry.mapdraw import draw

app = typer.Typer(help="Check and draw maps of Age of Industry.", no_args_is_help=True)

MapFile = Annotated[Path, typer.Argument(help="A map file, or the name of a map of the game.")]


def read_map(file: Path) -> dict[str, Any]:
    """A sound map from a file, or one of the game's own by its name."""
    return shipped_files().read_map(str(file)).values


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
