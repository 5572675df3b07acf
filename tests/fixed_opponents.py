"""Digests of the decisions of fixed opponents: one game per bot and map, by seed.

Fixed opponents must play the same for ever, so write digests only for new ones:

    python -m tests.fixed_opponents strongest-2026b
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from cottonopolis.arena.match import play_game
from cottonopolis.games.registry import rules_for

DIGESTS = Path(__file__).parent / "golden" / "fixed-opponents.json"
SETUPS = {"brass": ("brass", None)} | {
    name: ("industry", name) for name in ("germany", "new_england")
}
PLAYERS = 3
SEED = 104
BUDGETS = {"strongest-2026a": 0.2}  # times the usual one, so that a game takes about a second


def digest_of(bot: str, setup: str) -> str:
    """Return a hash of all decisions of a game in which a bot has all seats."""
    game, map_name = SETUPS[setup]
    decisions: list[int] = []

    def watch(state: Any, seat: int, decision: int) -> None:
        decisions.append(decision)

    rules = rules_for(game, PLAYERS, (), map_name)
    play_game(rules, [bot] * PLAYERS, SEED, BUDGETS.get(bot, 1.0), watch)
    return hashlib.sha256(" ".join(map(str, decisions)).encode()).hexdigest()[:16]


def main() -> None:
    """Add digests of the bots named on the command line."""
    found = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    for bot in sys.argv[1:]:
        found[bot] = {setup: digest_of(bot, setup) for setup in SETUPS}
    DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
