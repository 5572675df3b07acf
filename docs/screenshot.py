"""Draws the terminal and a table for learning as pictures: `make screenshots`."""

import re
from pathlib import Path

from rich.console import Console

from cottonopolis import Game
from cottonopolis.cli.display import show_position
from cottonopolis.env.picture import svg
from cottonopolis.games.contract import rules_for

SEED = 101
ACTIONS = 95
FOLDER = Path(__file__).parent / "screenshots"

game = Game("brass", 4, SEED)
game.take(*rules_for("brass", 4).random_game(SEED, "sane"))
shown = Game.from_record(game.record(), ACTIONS)
with Path("/dev/null").open("w") as nowhere:
    console = Console(record=True, width=150, file=nowhere, force_terminal=True)
    position = shown.view(shown.seat or 0).position
    show_position(console, "en", {**position, "shows": shown.rules.printed_slots()})
    picture = console.export_svg(title="cottonopolis replay")
picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from outside
picture = re.sub(r"<!--.*?-->", "", picture).replace("Fira Code, monospace", "monospace")
(FOLDER / "terminal.svg").write_text(picture, encoding="utf-8")

rules = rules_for("industry", 3, (), "new_england")
game = Game("industry", 3, SEED, (), "new_england")
game.take(*rules.random_game(SEED, "sane"))
shown = Game.from_record(game.record(), ACTIONS)
board = svg(rules, shown.view(shown.seat or 0).position)
(FOLDER / "table.svg").write_text(board, encoding="utf-8")
