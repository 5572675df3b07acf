"""`cottonopolis arena`: play a run with a progress bar and show the result."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cottonopolis.arena.figures import figures
from cottonopolis.arena.ledger import resume
from cottonopolis.arena.run import Result, Run, Spread, play_games
from cottonopolis.cli.display import show_table
from cottonopolis.cli.progress import progress_bar
from cottonopolis.drawing.plots import Axis, Measured, Panel, bar, dot, row_chart
from cottonopolis.messages import decimal, has, say
from cottonopolis.support.parallel import in_processes, on_ray

Json = dict[str, Any]

COLUMNS = (
    "ui-arena-seats",
    "ui-arena-mean-vp",
    "ui-arena-wins",
    "ui-arena-rating",
    "ui-arena-p50",
    "ui-arena-p95",
)


def spread_over(ray: bool, processes: int) -> Spread:
    """Return the function that distributes games over processes or a cluster."""
    return partial(on_ray if ray else in_processes, processes=processes)


def games_of(run: Run, spread: Spread, file: Path | None) -> Iterator[Result]:
    """Return the games: those in the file, then the others, which are played when asked for."""
    if file is None:
        return play_games(run, range(run.games), spread)
    return resume(run, file, spread)


def play(run: Run, games: Iterable[Result], console: Console, lang: str) -> Json:
    """Play the games of a run; returns their statistics."""
    results = []
    with progress_bar(console, say(lang, "ui-arena-playing"), run.games) as (progress, task):
        for result in games:
            results.append(result)
            progress.advance(task)
    return figures(run, results)


def show(console: Console, lang: str, found: Json) -> None:
    """Print the statistics as a table."""
    table = Table(title=summary(lang, found), title_justify="left")
    table.add_column(say(lang, "ui-arena-bot"))
    for heading in COLUMNS:
        table.add_column(say(lang, heading), justify="right")
    for bot in found["bots"]:
        table.add_row(
            bot["name"],
            str(bot["seats"]),
            _with_margin(lang, bot["mean_vp"], bot["vp_ci95"]),
            percent(lang, bot["win_rate"], "0.0"),
            decimal(lang, bot["rating"], "0.00"),
            decimal(lang, bot["p50_ms"], "#,##0.00"),
            decimal(lang, bot["p95_ms"], "#,##0.00"),
        )
    show_table(console, table)
    mean = _with_margin(lang, found["mean_winner_vp"], found["winner_vp_ci95"])
    console.print(say(lang, "ui-arena-winner", mean=mean), highlight=False)


def chart(lang: str, found: Json) -> str:
    """Draw the statistics as SVG: points with their intervals, and wins."""
    points, wins = [], []
    for bot in found["bots"]:
        mean, half = bot["mean_vp"], bot["vp_ci95"]
        ends = (None, None) if half is None else (mean - half, mean + half)
        points.append(Measured(mean, _with_margin(lang, mean, half), *ends))
        won = percent(lang, bot["win_rate"], "0.0")
        low, high = bot["win_rate_ci95"]
        wins.append(Measured(bot["win_rate"], won, low, high, bot["seats"] / found["players"]))
    vp_axis = Axis(say(lang, "ui-arena-mean-vp"), lambda number: decimal(lang, number, "#,##0.#"))
    share = Axis(say(lang, "ui-arena-wins"), lambda number: percent(lang, number, "0"), low=0)
    note = say(lang, "ui-arena-chart-note")
    names = [bot["name"] for bot in found["bots"]]
    panels = (Panel(vp_axis, points, dot), Panel(share, wins, bar))
    return row_chart(summary(lang, found), note, names, panels)


def summary(lang: str, found: Json) -> str:
    """Return the title: game, players, games and seed."""
    title = say(lang, f"game-{found['game']}")
    if found["map"] is not None:
        message = "map-" + found["map"].replace("_", "-")
        name = say(lang, message) if has(lang, message) else Path(found["map"]).stem
        title += f" ({name})"
    return say(
        lang,
        "ui-arena-summary",
        title=title,
        players=found["players"],
        games=found["games"],
        seed=str(found["seed"]),
    )


def percent(lang: str, share: float, pattern: str) -> str:
    """Format a share as a percentage."""
    return say(lang, "ui-arena-percent", share=decimal(lang, 100 * share, pattern))


def _with_margin(lang: str, mean: float, half: float | None) -> str:
    """Format a mean with its margin, if there is one."""
    margin = "" if half is None else f" ± {decimal(lang, half, '0.0')}"
    return decimal(lang, mean, "0.0") + margin
