"""`cottonopolis analyse`: analyse a game with a progress bar and show the result."""

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cottonopolis.bots.analyst import Analysis, Turn, analyse
from cottonopolis.cli.display import fits, seat_text
from cottonopolis.cli.progress import progress_bar
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.game import Game
from cottonopolis.messages import decimal, has, say

MIN_COST_SHOWN_VP = 0.05
SIGNED_PATTERN = "+0.0;−0.0"
TABLE_WIDTH = 120  # letters; in a narrower terminal its columns would be cut
MOVE_INDENT = 5  # letters, in a narrow terminal


def run_analysis(game: Game, deals: int, budget: float, console: Console, lang: str) -> Analysis:
    """Analyse a game with a progress bar."""
    with progress_bar(console, say(lang, "ui-analysing"), 1) as (progress, task):
        return analyse(
            game,
            deals=deals,
            budget=budget,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def show(console: Console, lang: str, found: Analysis) -> None:
    """Print the turns as a table, the turning points, and the mean cost of each seat."""
    if not found.turns:
        console.print(say(lang, "ui-analysis-none"), highlight=False)
        return
    table = Table(title=_title(lang, found), title_justify="left")
    table.add_column(say(lang, "ui-analysis-turn"), justify="right")
    table.add_column(say(lang, "ui-analysis-round"))
    table.add_column(say(lang, "ui-seat"), no_wrap=True)
    table.add_column(say(lang, "ui-analysis-standing"), no_wrap=True)
    table.add_column(say(lang, "ui-analysis-played"))
    table.add_column(say(lang, "ui-analysis-cost"), justify="right")
    table.add_column(say(lang, "ui-analysis-best"))
    for turn in found.turns:
        costly = turn.cost >= MIN_COST_SHOWN_VP
        table.add_row(
            str(turn.number),
            _round(lang, turn),
            seat_text(lang, turn.seat),
            _standing(lang, turn.standing, turn.seat),
            Text("\n".join(turn.played)),
            decimal(lang, turn.cost, "0.0") if costly else "",
            Text("\n".join(turn.best) if costly else ""),
        )
    table.add_section()
    table.add_row("", "", "", _standing(lang, found.standing, found.leader))
    if console.width >= TABLE_WIDTH or fits(console, table):
        console.print(table)
    else:
        _show_lines(console, lang, found)
    if found.turning_points:
        console.print(say(lang, "ui-analysis-points"), style="bold", highlight=False)
    for line in turning_lines(lang, found):
        console.print(line, markup=False, highlight=False)
    console.print(say(lang, "ui-analysis-mean"), style="bold", highlight=False)
    for seat, cost in enumerate(found.mean_cost):
        points = decimal(lang, cost, "0.00")
        console.print(say(lang, "ui-analysis-mean-line", seat=seat, points=points), highlight=False)


def _show_lines(console: Console, lang: str, found: Analysis) -> None:
    """Print the turns one below the other, for a terminal narrower than the table."""
    console.print(_title(lang, found), style="italic", highlight=False)
    cost, best = say(lang, "ui-analysis-cost"), say(lang, "ui-analysis-best")
    for turn in found.turns:
        line = Text(f"{turn.number:>3}  {_round(lang, turn)}  ")
        line.append_text(seat_text(lang, turn.seat)).append(" ")
        line.append_text(_standing(lang, turn.standing, turn.seat))
        console.print(line)
        for move in turn.played:
            _print_move(console, move)
        if turn.cost >= MIN_COST_SHOWN_VP:
            points = f"{cost} {decimal(lang, turn.cost, '0.0')}"
            console.print(Padding(Text(f"{points} · {best}:", style="dim"), (0, 0, 0, MOVE_INDENT)))
            for move in turn.best:
                _print_move(console, move)
    console.print(
        Text(" " * MOVE_INDENT).append_text(_standing(lang, found.standing, found.leader))
    )


def _print_move(console: Console, move: str) -> None:
    """Print a move, broken between words only."""
    console.print(Padding(Text(move), (0, 0, 0, MOVE_INDENT)))


def turning_lines(lang: str, found: Analysis) -> list[str]:
    """Return the turning points as text."""
    lines = []
    for point in found.turning_points:
        turn = found.turns[point.turn - 1]
        move = "; ".join(turn.played)
        facts: dict[str, str | int] = {"turn": point.turn, "seat": turn.seat, "move": move}
        if point.kind == "cost":
            points = decimal(lang, point.points, "0.0")
            lines.append(say(lang, "ui-analysis-point-cost", points=points, **facts))
        else:
            points = decimal(lang, point.points, SIGNED_PATTERN)
            leader = say(lang, f"seat-{found.leader}")
            lines.append(
                say(lang, "ui-analysis-point-swing", points=points, leader=leader, **facts)
            )
    return lines


def chart(lang: str, found: Analysis) -> str:
    """Draw the standing of every seat, turn by turn, up to the result."""
    standings = [*(turn.standing for turn in found.turns), found.standing]
    series = [
        Series(say(lang, f"seat-{seat}"), list(enumerate((s[seat] for s in standings), start=1)))
        for seat in range(found.players)
    ]
    marks = [
        (float(p.turn), decimal(lang, -p.points if p.kind == "cost" else p.points, SIGNED_PATTERN))
        for p in found.turning_points
    ]
    across = Axis(say(lang, "ui-analysis-axis-turn"), low=1, high=max(len(standings), 2))
    up = Axis(say(lang, "ui-analysis-axis-vp"), lambda vp: decimal(lang, vp, "0.#"))
    note = say(lang, "ui-analysis-note")
    return line_chart(_title(lang, found), across, up, series, marks, note=note)


def _title(lang: str, found: Analysis) -> str:
    title = say(lang, f"game-{found.game}")
    if found.map is not None:
        message = "map-" + found.map.replace("_", "-")
        title += f" ({say(lang, message) if has(lang, message) else Path(found.map).stem})"
    return say(lang, "ui-analysis-title", title=title)


def _round(lang: str, turn: Turn) -> str:
    if turn.period is None:
        return str(turn.round)
    return say(lang, "ui-analysis-short-round", phase=turn.period, round=turn.round)


def _standing(lang: str, standing: tuple[float, ...], seat: int) -> Text:
    text = Text()
    for number, points in enumerate(standing):
        style = "bold" if number == seat else ""
        text.append(f"{decimal(lang, points, '0'):>4}", style)
    return text
