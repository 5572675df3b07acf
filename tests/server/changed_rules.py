"""A later version of the rules of Brass, for tests: coal mines of level 1 cost £1 more.

Set COTTONOPOLIS_GAMES to this module to apply it to a process.
"""

from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.rules import BrassRules
from cottonopolis.games.brass.state import COAL_MINE


def make_changed_setup(
    rules: BrassRules, players: int, variants: tuple[str, ...], map_name: str | None
) -> Setup:
    made = make_setup(rules, players, variants, map_name)
    made.board.tile_cost[COAL_MINE, 1] += 1
    return made


make_setup = BrassRules.make_setup
BrassRules.make_setup = make_changed_setup  # type: ignore[method-assign,assignment]
BrassRules.version += 1
