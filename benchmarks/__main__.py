"""Print all benchmarks; every line names its seed and its count."""

import platform

from rich.console import Console
from rich.table import Table

from benchmarks import brass, env, industry, library, starting
from benchmarks.measure import Figure

# Speed of other engines, one core, random legal play (sources: docs/performance.md)
OTHER_ENGINES = (
    ("fastest public Brass engine (Birmingham, Rust)", "434 games/s", 434.0),
    ("Pax Pamir, rally-the-troops (JavaScript)", "615 games/s", 615.0),
    ("backgammon, OpenSpiel (C++)", "547 games/s", 547.0),
    ("Splendor in Numba driven from Python", "397 games/s", 397.0),
    ("catanatron (Python, Catan)", "33 games/s", 33.0),
    ("Go Brass engine for reinforcement learning", "4.1 games/s", 4.1),
)

# The same for environments with masks and observations
OTHER_ENVIRONMENTS = (("catanatron, Gymnasium", 6_460), ("backgammon, pgx (JAX on a CPU)", 50_000))


def main() -> None:
    console = Console(width=120)
    console.print(f"Python {platform.python_version()}, {platform.machine()}, one core")
    show(console, "Brass", brass.figures(console))
    show(console, "Age of Industry", industry.figures(console))
    show(console, "The Python API", library.figures(console))
    show(console, "Learning", env.figures(console))
    show(console, "Starting", starting.figures(console))
    ours = brass.games_per_second
    table = Table(
        "engine", "speed", "ours is faster by", title="Beside others", title_justify="left"
    )
    for name, speed, rate in OTHER_ENGINES:
        table.add_row(name, speed, f"{ours / rate:.0f}×" if ours else "")
    console.print(table)
    table = Table(
        "environment", "speed", "ours is faster by", title="Beside others", title_justify="left"
    )
    for name, rate in OTHER_ENVIRONMENTS:
        table.add_row(name, f"{rate:,} decisions/s", f"{env.batch_rate / rate:.0f}×")
    console.print(table)


def show(console: Console, title: str, figures: list[Figure]) -> None:
    table = Table("what", "measured", "wanted", "how", title=title, title_justify="left")
    for figure in figures:
        table.add_row(figure.name, figure.value, figure.wanted, figure.how)
    console.print(table)


if __name__ == "__main__":
    main()
