"""Speed of the Python API, in processor time: moves, copies, redealing, play-outs.

python -m benchmarks.library prints these figures alone.
"""

import random
import time
from collections.abc import Callable

from rich.console import Console

from benchmarks.measure import Figure, best_seconds
from cottonopolis import Game

SEED = 1
GAMES = 20
FIRST, LAST = 60, 160  # the decisions of a game that count as its middle
COPIES = 1000
NAMES = {"brass": "Brass", "industry": "Age of Industry"}


def pair_seconds(name: str) -> float:
    """Return the processor time of `legal` and `play` for a random decision in mid-game."""
    shortest = float("inf")
    for seed in range(SEED, SEED + GAMES):
        chance = random.Random(seed)
        game = Game.new(name, seed=seed)
        for _ in range(FIRST):
            game.play(chance.choice(game.legal()))
        began = time.process_time()
        for _ in range(FIRST, LAST):
            game.play(chance.choice(game.legal()))
        shortest = min(shortest, (time.process_time() - began) / (LAST - FIRST))
    return shortest


def cpu_seconds(action: Callable[[], object]) -> float:
    return best_seconds(action, clock=time.process_time)


def mid_game(name: str) -> Game:
    chance = random.Random(SEED)
    game = Game.new(name, seed=SEED)
    for _ in range(FIRST):
        game.play(chance.choice(game.legal()))
    return game


def figures(console: Console) -> list[Figure]:
    """Measure both games."""
    found = []
    for name, title in NAMES.items():
        with console.status(f"the Python API: {title}"):
            pair_seconds(name)  # compiles
            how = f"uniform games, seeds {SEED} to {SEED + GAMES - 1}, decisions {FIRST} to {LAST}"
            value = f"{pair_seconds(name) * 1e6:.0f} µs"
            found.append(Figure(f"{title}: legal + play", value, "below 60 µs", how))
            game = mid_game(name)
            how = f"after {FIRST} decisions of a uniform game, seed {SEED}"
            for what, action in (
                ("copy", game.copy),
                ("redeal", lambda: game.redeal(0, SEED)),  # noqa: B023
                ("view", lambda: game.view(0)),  # noqa: B023
            ):
                mean = cpu_seconds(lambda: [action() for _ in range(COPIES)]) / COPIES  # noqa: B023
                found.append(Figure(f"{title}: {what}", f"{mean * 1e6:.1f} µs", "", how))
            for bot in ("sane", "greedy"):
                mean = cpu_seconds(lambda: game.play_out(bot, seed=SEED))  # noqa: B023
                value = f"{mean * 1e3:.1f} ms"
                found.append(Figure(f"{title}: play out with {bot}", value, "", how))
    return found


if __name__ == "__main__":
    from benchmarks.__main__ import show

    console = Console(width=120)
    show(console, "The Python API", figures(console))
