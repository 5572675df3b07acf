"""Rules of a later version, for tests: coal mines of level 1 cost £1 more, all else is the same.

Named in COTTONOPOLIS_GAMES, this module changes Brass in a process of its own.
"""

from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.rules import BrassRules
from cottonopolis.games.brass.state import COAL_MINE


def dearer_coal_mines(
    rules: BrassRules, players: int, variants: tuple[str, ...], map_name: str | None
) -> Setup:
    made = make_setup(rules, players, variants, map_name)
    made.board.tile_cost[COAL_MINE, 1] += 1
    return made


make_setup = BrassRules.make_setup
BrassRules.make_setup = dearer_coal_mines  # type: ignore[method-assign,assignment]
BrassRules.version += 1
