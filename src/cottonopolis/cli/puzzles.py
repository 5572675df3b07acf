"""`cottonopolis puzzles`: make puzzles from games, and check files of puzzles."""

import dataclasses
import math
import sys
import time
from collections.abc import Iterator
from itertools import count as numbers
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from cottonopolis.cli import shared
from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.progress import progress_bar
from cottonopolis.cli.shared import Lang, clear_up_when_ended, compile_part, compile_rules
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for, usual_players
from cottonopolis.messages import say
from cottonopolis.puzzles import DEALS
from cottonopolis.support.files import check_writable, read_text
from cottonopolis.support.parallel import all_cores, in_processes

if TYPE_CHECKING:
    from cottonopolis.puzzles.make import Job, Plan
    from cottonopolis.puzzles.pile import Pile
    from cottonopolis.puzzles.positions import Wish
    from cottonopolis.puzzles.puzzle import Header

FIRST_SEED = 310_000
COUNT = 10  # puzzles that are made unless a number or a time is given
REJECTED = {
    "few": "ui-puzzles-rejected-few",
    "close": "ui-puzzles-rejected-close",
    "unsure": "ui-puzzles-rejected-unsure",
    "refuted": "ui-puzzles-rejected-refuted",
    "reveals": "ui-puzzles-rejected-reveals",
    "pass": "ui-puzzles-rejected-pass",
    "kind": "ui-puzzles-rejected-kind",
    "counted": "ui-puzzles-rejected-counted",
}

app = typer.Typer(cls=HelpGroup, no_args_is_help=True)


@app.callback()
def _common(lang: Lang = None) -> None:
    pass


@app.command(cls=HelpCommand)
def make(
    game: Annotated[str, typer.Option()] = "brass",
    map_name: Annotated[str | None, typer.Option("--map")] = None,
    players: Annotated[int | None, typer.Option()] = None,
    variant: Annotated[list[str] | None, typer.Option()] = None,
    count: Annotated[int | None, typer.Option(min=1)] = None,
    minutes: Annotated[float | None, typer.Option(min=0.1)] = None,
    theme: Annotated[list[str] | None, typer.Option()] = None,
    period: Annotated[str | None, typer.Option()] = None,
    most: Annotated[int | None, typer.Option(min=1)] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    bot: Annotated[str | None, typer.Option()] = None,
    source: Annotated[str | None, typer.Option()] = None,
    deals: Annotated[int, typer.Option(min=16)] = DEALS,
    seed: Annotated[int, typer.Option(min=0)] = FIRST_SEED,
    record: Annotated[list[Path] | None, typer.Option()] = None,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    lang: Lang = None,
) -> None:
    """Make puzzles from games of bots or from records, and add them to a file."""
    from cottonopolis.puzzles.make import Plan, look_for_puzzles
    from cottonopolis.puzzles.pile import Pile
    from cottonopolis.puzzles.playouts import check_playout_bot, usual_playouts, usual_source
    from cottonopolis.puzzles.positions import Wish
    from cottonopolis.puzzles.puzzle import SUFFIX, write_puzzles
    from cottonopolis.puzzles.shipped import file_of
    from cottonopolis.record.reader import read_rules

    clear_up_when_ended()
    rules = rules_for(game, players or usual_players(game), tuple(variant or ()), map_name)
    bot, source = bot or usual_playouts(rules), source or usual_source(rules)
    check_playout_bot(bot)
    check_playout_bot(source)
    wish = Wish(tuple(theme or ()), period)
    wish.check(rules)
    set_up = (game, rules.players, rules.map_name, rules.variants)
    plan = Plan(*set_up, bot=bot, source=source, deals=deals)
    path = output or Path(f"puzzles-{file_of(game, rules.map_name)}{SUFFIX}")
    pile = Pile.of_file(path, seed, most)
    check_writable(path)
    records = [read_text(file) for file in record or ()]
    for text in records:
        read_rules(text)
    compile_rules(rules)
    compile_part("bots", game)
    if count is None and minutes is None:
        count = COUNT
    wanted = math.inf if count is None else len(pile.puzzles) + count
    until = None if minutes is None else time.time() + 60 * minutes
    err, language = shared.err, shared.language
    with progress_bar(err, say(language, "ui-puzzles-making"), count) as (progress, task):
        jobs = _jobs(plan, wish, pile, until, records)
        for found in in_processes(look_for_puzzles, jobs, processes or all_cores()):
            before = len(pile.puzzles)
            pile.add(found)
            write_puzzles(path, pile.header, pile.puzzles)
            progress.advance(task, len(pile.puzzles) - before)
            if not err.is_terminal:
                _show(err, language, pile.header, len(pile.puzzles))
            if len(pile.puzzles) >= wanted:
                break
    _show(shared.out, language, pile.header, len(pile.puzzles))


def _jobs(
    plan: "Plan", wish: "Wish", pile: "Pile", until: float | None, records: list[str]
) -> "Iterator[Job]":
    """Yield jobs until the time is over; later ones know what kinds there are enough of."""
    from cottonopolis.puzzles.make import Job

    first = pile.header.next_seed
    for number, record in enumerate(records) if records else ((n, None) for n in numbers()):
        if until is not None and time.time() > until:
            return
        full = dataclasses.replace(wish, full=pile.full())
        yield Job(plan, first + number, full, record, until)


def _show(console: Console, lang: str, header: "Header", puzzles: int) -> None:
    """Print how many positions were looked at, and why the others are no puzzles."""
    facts = {"games": header.games, "positions": header.positions, "puzzles": puzzles}
    console.print(say(lang, "ui-puzzles-made", **facts), highlight=False)
    for reason, number in sorted(header.rejected.items(), key=lambda item: -item[1]):
        text = say(lang, REJECTED[reason])
        console.print(f"  {number:>5}  {text}", highlight=False)


@app.command(cls=HelpCommand)
def merge(
    file: Annotated[list[Path], typer.Argument()],
    output: Annotated[Path, typer.Option("--output", "-o")],
    lang: Lang = None,
) -> None:
    """Add the puzzles of files to another file."""
    from cottonopolis.puzzles.puzzle import merged, read_puzzles, with_few_counted, write_puzzles

    paths = [output, *file] if output.exists() else file
    found = with_few_counted(merged([read_puzzles(path) for path in paths]))
    write_puzzles(output, found.header, found.puzzles)
    _show(shared.out, shared.language, found.header, len(found.puzzles))


@app.command(cls=HelpCommand)
def check(
    file: Annotated[list[Path] | None, typer.Argument()] = None,
    replay: Annotated[bool, typer.Option("--replay")] = False,
    bot: Annotated[str | None, typer.Option()] = None,
    drop: Annotated[bool, typer.Option("--drop")] = False,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    lang: Lang = None,
) -> None:
    """Check puzzles again: that they can be played, and with new deals that they are right."""
    from cottonopolis.puzzles.check import check_puzzle, replay_fault
    from cottonopolis.puzzles.playouts import check_playout_bot
    from cottonopolis.puzzles.puzzle import SUFFIX, read_puzzles, without, write_puzzles
    from cottonopolis.puzzles.shipped import FOLDER

    if bot is not None:
        check_playout_bot(bot)
    language, faults = shared.language, list[str]()
    for path in file or sorted(FOLDER.glob(f"*{SUFFIX}")):
        known = read_puzzles(path)
        puzzles = known.puzzles
        if not puzzles:
            raise SetupError("puzzle-file", word=str(path), fault="0")
        work = replay_fault if replay else check_puzzle
        jobs = [(puzzle, bot) for puzzle in puzzles]
        with progress_bar(shared.err, str(path), len(puzzles)) as (progress, task):
            for id, fault in in_processes(work, jobs, processes or all_cores()):
                progress.advance(task)
                if fault is not None:
                    faults.append(id)
                    text = say(language, "ui-puzzles-fault", id=id, fault=fault)
                    shared.out.print(text, highlight=False, markup=False)
        if drop:
            left = without(known, faults)
            write_puzzles(path, left.header, left.puzzles)
        total = say(language, "ui-puzzles-checked", file=path.name, puzzles=len(puzzles))
        shared.out.print(total, highlight=False, markup=False)
    if faults and not drop:
        sys.exit(1)
