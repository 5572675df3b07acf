"""Draws the terminal and a table for learning as pictures: `make screenshots`."""

import re
from pathlib import Path

from rich.console import Console

from cottonopolis import Game
from cottonopolis.cli.display import show_position
from cottonopolis.drawing import draw_board
from cottonopolis.games.simulation import random_game

SEED = 101
ACTIONS = 95
FOLDER = Path(__file__).parent / "screenshots"


def midgame(name: str, players: int, map_name: str | None = None) -> Game:
    """A random game after some actions."""
    game = Game(name, players, SEED, (), map_name)
    game.take(*random_game(game.rules, SEED, "sane"))
    return Game.from_record(game.record(), ACTIONS)


def main() -> None:
    """Draw both."""
    shown = midgame("brass", 4)
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=150, file=nowhere, force_terminal=True)
        show_position(console, "en", shown.rules, shown.view(shown.seat or 0).position)
        picture = console.export_svg(title="cottonopolis replay")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from outside
    picture = re.sub(r"<!--.*?-->", "", picture).replace("Fira Code, monospace", "monospace")
    (FOLDER / "terminal.svg").write_text(picture, encoding="utf-8")
    shown = midgame("industry", 3, "new_england")
    board = draw_board(shown.rules.printed(), shown.view(shown.seat or 0).position)
    (FOLDER / "table.svg").write_text(board, encoding="utf-8")


if __name__ == "__main__":
    main()
