"""`cottonopolis map balance`: tune bots on a map, play it, and show the figures."""

from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cottonopolis.arena.balance import (
    TUNING_ROUNDS,
    BalancePlan,
    first_weights,
    play,
    tuned_weights,
)
from cottonopolis.arena.balance_figures import ALIVE_COST_VP, ALIVE_SHARE, balance_figures
from cottonopolis.cli.arena import percent, summary
from cottonopolis.cli.display import show_table
from cottonopolis.cli.progress import progress_bar
from cottonopolis.drawing.files import write_picture
from cottonopolis.drawing.plots import Axis, Measured, Panel, bar, dot, row_chart
from cottonopolis.messages import decimal, say
from cottonopolis.support.parallel import in_processes

Json = dict[str, Any]

DASH = "–"  # where there is no figure


def measure(plan: BalancePlan, processes: int, console: Console, lang: str) -> Json:
    """Tune, play and compute the figures, with progress bars."""
    spread = partial(in_processes, processes=processes)
    steps = []
    weights = first_weights(plan.rules)
    if plan.tuning_games:
        title = say(lang, "ui-balance-tuning")
        with progress_bar(console, title, TUNING_ROUNDS + 1) as (progress, task):
            for step, best in tuned_weights(plan, spread):
                weights = best
                steps.append(step)
                progress.advance(task)
    games = []
    with progress_bar(console, say(lang, "ui-arena-playing"), plan.games) as (progress, task):
        for part in play(plan, weights, spread):
            games += part
            progress.advance(task, len(part))
    tuning = [{"round": step.round, "mean_vp": step.mean_vp} for step in steps]
    return {**balance_figures(plan, games), "tuning": tuning}


# Text


def show(console: Console, lang: str, found: Json) -> None:
    """Print the figures as tables and sentences."""
    console.print(summary(lang, found), style="bold", highlight=False)
    for table in (seat_table(lang, found), tile_table(lang, found), opening_table(lang, found)):
        show_table(console, table)
    for sentence in sentences(lang, found):
        console.print(sentence, highlight=False)


def seat_table(lang: str, found: Json) -> Table:
    table = _table(lang, "seat", "wins", "mean-vp")
    for seat in found["seats"]:
        table.add_row(str(seat["turn"]), won(lang, seat), decimal(lang, seat["mean_vp"], "0.0"))
    return table


def tile_table(lang: str, found: Json) -> Table:
    """Return the returns of industries and levels, and what their builders win."""
    table = _table(lang, "tile", "built", "flipped", "return", "won-with", "won-without")
    for industry in found["industries"]:
        name = say(lang, "industry-" + industry["industry"].replace("_", "-"))
        table.add_row(
            f"[bold]{name}[/]",
            decimal(lang, industry["built_per_game"], "0.0"),
            "",
            f"[bold]{net(lang, industry)}[/]",
            "",
            "",
        )
        for level in industry["levels"]:
            table.add_row(
                f"  {level['level']}",
                decimal(lang, level["built_per_game"], "0.0"),
                share(lang, level["flipped"]),
                net(lang, level),
                won(lang, level["builders"]),
                won(lang, level["others"]),
            )
    links = found["links"]
    table.add_row(
        f"[bold]{say(lang, 'ui-links')}[/]",
        decimal(lang, links["built_per_game"], "0.0"),
        "",
        f"[bold]{net(lang, links)}[/]",
        "",
        "",
    )
    return table


def opening_table(lang: str, found: Json) -> Table:
    table = _table(lang, "opening", "played", "wins", "instead")
    for one in found["openings"]["first"]:
        table.add_row(one["opening"], share(lang, one["share"]), won(lang, one), trial(lang, one))
    return table


def _table(lang: str, first: str, *others: str) -> Table:
    table = Table()
    table.add_column(say(lang, f"ui-balance-{first}"))
    for heading in others:
        table.add_column(say(lang, f"ui-balance-{heading}"), justify="right")
    return table


def sentences(lang: str, found: Json) -> list[str]:
    """Return what is no table: how returns are counted, openings, length, droughts, the unused."""
    openings, rounds, droughts = found["openings"], found["rounds"], found["droughts"]
    lines = openings["lines"]
    shown = [
        say(lang, "ui-balance-note", price=f"{currency(found)}{found['money_per_vp']}"),
        say(
            lang,
            "ui-balance-alive",
            count=openings["alive"],
            share=percent(lang, ALIVE_SHARE, "0"),
            points=decimal(lang, ALIVE_COST_VP, "0.#"),
            lines=lines["alive"],
            effective=decimal(lang, lines["effective"], "0.0"),
        ),
        *(
            f"  {percent(lang, line['share'], '0.0')} {line['line']}"
            for line in lines["most_played"]
        ),
        say(
            lang,
            "ui-balance-rounds",
            mean=decimal(lang, rounds["mean"], "0.0"),
            low=decimal(lang, rounds["p5"], "0"),
            high=decimal(lang, rounds["p95"], "0"),
        ),
    ]
    for kind in ("rounds_without_buyers", "unsold"):
        listed = [
            f"{say(lang, 'industry-' + good.replace('_', '-'))} {share(lang, value)}"
            for good, value in droughts[kind].items()
        ]
        if listed:
            message = "ui-balance-dry" if kind == "rounds_without_buyers" else "ui-balance-unsold"
            shown.append(say(lang, message, list=", ".join(listed)))
    shown.append(say(lang, "ui-balance-idle", share=share(lang, droughts["idle_actions"])))
    never = [name for names in found["never_built"].values() for name in names]
    if never:
        shown.append(say(lang, "ui-balance-never", list=", ".join(never)))
    else:
        shown.append(say(lang, "ui-balance-never-none"))
    return shown


def currency(found: Json) -> str:
    from cottonopolis.games.registry import rules_class

    return rules_class(found["game"]).currency


def share(lang: str, value: float | None) -> str:
    return DASH if value is None else percent(lang, value, "0.0")


def won(lang: str, found: Json) -> str:
    """Format a share of wins with its interval."""
    if found["win_rate"] is None:
        return DASH
    low, high = (decimal(lang, 100 * end, "0") for end in found["win_rate_ci95"])
    return f"{percent(lang, found['win_rate'], '0.0')} ({low}–{high})"


def net(lang: str, found: Json) -> str:
    """Format a net return per action."""
    return with_margin(lang, found["net_per_action"], found["net_per_action_ci95"])


def trial(lang: str, found: Json) -> str:
    """Format the difference that another first action makes."""
    return with_margin(lang, found["trial_vp"], found["trial_vp_ci95"], "+0.0;−0.0")


def with_margin(lang: str, mean: float | None, half: float | None, pattern: str = "0.0") -> str:
    if mean is None:
        return DASH
    margin = "" if half is None else f" ± {decimal(lang, half, '0.0')}"
    return decimal(lang, mean, pattern) + margin


# Pictures


def write_charts(folder: Path, suffix: str, lang: str, found: Json) -> list[Path]:
    """Draw all charts into a folder; returns the files."""
    charts = {
        "seats": seat_chart(lang, found),
        "returns": return_chart(lang, found),
        "wins": win_chart(lang, found),
        "openings": opening_chart(lang, found),
    }
    files = []
    for name, picture in charts.items():
        files.append(folder / f"{name}{suffix}")
        write_picture(files[-1], picture)
    return files


def seat_chart(lang: str, found: Json) -> str:
    """Draw the wins and the points by place in the turn order."""
    names = [say(lang, "ui-balance-turn", number=seat["turn"]) for seat in found["seats"]]
    wins = [_won(lang, seat, 1 / found["players"]) for seat in found["seats"]]
    points = [
        Measured(seat["mean_vp"], decimal(lang, seat["mean_vp"], "0.0")) for seat in found["seats"]
    ]
    panels = (
        Panel(_percent_axis(lang, "wins"), wins, bar),
        Panel(_number_axis(lang, "mean-vp"), points, dot),
    )
    return _chart(lang, found, names, panels)


def return_chart(lang: str, found: Json) -> str:
    """Draw the net return per action of industries and levels, and how often they are built."""
    rows = [(name, row) for name, row in _tiles(lang, found) if row["net_per_action"] is not None]
    returns = []
    for _, row in rows:
        mean, half = row["net_per_action"], row["net_per_action_ci95"] or 0.0
        returns.append(Measured(mean, decimal(lang, mean, "0.0"), mean - half, mean + half))
    built = [
        Measured(row["built_per_game"], decimal(lang, row["built_per_game"], "0.0"))
        for _, row in rows
    ]
    panels = (
        Panel(_number_axis(lang, "return"), returns, dot),
        Panel(Axis(say(lang, "ui-balance-built"), low=0), built, bar),
    )
    return _chart(lang, found, [name for name, _ in rows], panels)


def win_chart(lang: str, found: Json) -> str:
    """Draw what those win who built a tile, and the others."""
    rows = [
        (name, row)
        for name, row in _tiles(lang, found)
        if "builders" in row and row["builders"]["players"] and row["others"]["players"]
    ]
    fair = 1 / found["players"]
    panels = tuple(
        Panel(_percent_axis(lang, heading), [_won(lang, row[key], fair) for _, row in rows], bar)
        for heading, key in (("won-with", "builders"), ("won-without", "others"))
    )
    return _chart(lang, found, [name for name, _ in rows], panels)


def opening_chart(lang: str, found: Json) -> str:
    """Draw how often each first action is played, and what it changes if it is not the best."""
    first = found["openings"]["first"]
    played = [Measured(one["share"], percent(lang, one["share"], "0.0")) for one in first]
    instead = []
    for one in first:
        mean, half = one["trial_vp"] or 0.0, one["trial_vp_ci95"] or 0.0
        instead.append(Measured(mean, trial(lang, one), mean - half, mean + half))
    panels = (
        Panel(_percent_axis(lang, "played"), played, bar),
        Panel(_number_axis(lang, "instead"), instead, dot),
    )
    return _chart(lang, found, [one["opening"] for one in first], panels)


def _tiles(lang: str, found: Json) -> list[tuple[str, Json]]:
    """Return the names and figures of all industries, each followed by its levels."""
    rows = []
    for industry in found["industries"]:
        name = say(lang, "industry-" + industry["industry"].replace("_", "-"))
        rows.append((name, industry))
        rows += [(f"{name} {level['level']}", level) for level in industry["levels"]]
    return rows


def _won(lang: str, row: Json, usual: float) -> Measured:
    low, high = row["win_rate_ci95"]
    return Measured(row["win_rate"], percent(lang, row["win_rate"], "0.0"), low, high, usual)


def _percent_axis(lang: str, heading: str) -> Axis:
    return Axis(
        say(lang, f"ui-balance-{heading}"), lambda number: percent(lang, number, "0"), low=0
    )


def _number_axis(lang: str, heading: str) -> Axis:
    return Axis(say(lang, f"ui-balance-{heading}"), lambda n: decimal(lang, n, "#,##0.#"))


def _chart(lang: str, found: Json, names: list[str], panels: tuple[Panel, ...]) -> str:
    return row_chart(summary(lang, found), say(lang, "ui-balance-chart-note"), names, panels)
