"""Speed of the Age of Industry engine."""

from rich.console import Console

from benchmarks.measure import Figure, best_seconds
from cottonopolis.games.industry.state import STATE_DTYPE
from cottonopolis.games.registry import rules_for
from cottonopolis.games.simulation import simulate

GAMES = 3000
SEED = 1


def figures(console: Console) -> list[Figure]:
    """Measure random games on each map."""
    found = []
    for name in ("germany", "new_england"):
        with console.status(name):
            rules = rules_for("industry", 4, (), name)
            seconds = best_seconds(lambda: simulate(rules, GAMES, SEED, "uniform"), 3)  # noqa: B023
            decisions = int(simulate(rules, GAMES, SEED, "uniform")[1].sum())
            value = f"{GAMES / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s"
            how = f"{GAMES} games, seeds {SEED} and up"
            title = f"uniform random games, 4 players, {name}"
            found.append(Figure(title, value, "1,500 games/s", how))
    size = f"{STATE_DTYPE.itemsize} bytes"
    return [*found, Figure("size of a state", size, "below 4 KB", "")]
