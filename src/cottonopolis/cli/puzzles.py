"""`cottonopolis puzzles`: make puzzles from games, and check files of puzzles."""

import sys
from collections import Counter
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
from cottonopolis.puzzles import DEALS, SOURCE_BOT
from cottonopolis.support.files import read_text
from cottonopolis.support.parallel import all_cores, in_processes

if TYPE_CHECKING:
    from cottonopolis.puzzles.make import Found, Job, Plan
    from cottonopolis.puzzles.puzzle import Header

FIRST_SEED = 310_000
REJECTED = {
    "few": "ui-puzzles-rejected-few",
    "close": "ui-puzzles-rejected-close",
    "unsure": "ui-puzzles-rejected-unsure",
    "refuted": "ui-puzzles-rejected-refuted",
    "reveals": "ui-puzzles-rejected-reveals",
    "pass": "ui-puzzles-rejected-pass",
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
    count: Annotated[int, typer.Option(min=1)] = 10,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    bot: Annotated[str | None, typer.Option()] = None,
    source: Annotated[str, typer.Option()] = SOURCE_BOT,
    deals: Annotated[int, typer.Option(min=12)] = DEALS,
    seed: Annotated[int, typer.Option(min=0)] = FIRST_SEED,
    record: Annotated[list[Path] | None, typer.Option()] = None,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    lang: Lang = None,
) -> None:
    """Make puzzles from games of bots or from records, and add them to a file."""
    from cottonopolis.puzzles.make import Plan, look_for_puzzles
    from cottonopolis.puzzles.playouts import check_playout_bot, usual_playouts
    from cottonopolis.puzzles.puzzle import SUFFIX, Header, Puzzle, read_puzzles, write_puzzles
    from cottonopolis.puzzles.shipped import file_of

    clear_up_when_ended()
    rules = rules_for(game, players or usual_players(game), (), map_name)
    bot = bot or usual_playouts(rules)
    check_playout_bot(bot)
    check_playout_bot(source)
    plan = Plan(game, rules.players, rules.map_name, bot, source, deals)
    path = output or Path(f"puzzles-{file_of(game, rules.map_name)}{SUFFIX}")
    header, puzzles = Header(next_seed=seed), list[Puzzle]()
    if path.exists():
        known = read_puzzles(path)
        header, puzzles = known.header, known.puzzles
    compile_rules(rules)
    compile_part("bots", game)
    wanted = len(puzzles) + count
    err, language = shared.err, shared.language
    with progress_bar(err, say(language, "ui-puzzles-making"), count) as (progress, task):
        jobs = _jobs(plan, header.next_seed, [read_text(file) for file in record or ()])
        for found in in_processes(look_for_puzzles, jobs, processes or all_cores()):
            header = _with(header, found)
            puzzles += found.puzzles
            write_puzzles(path, header, puzzles)
            progress.update(task, completed=count - max(0, wanted - len(puzzles)))
            if not err.is_terminal:
                _show(err, language, header, len(puzzles))
            if len(puzzles) >= wanted:
                break
    _show(shared.out, language, header, len(puzzles))


def _jobs(plan: "Plan", first_seed: int, records: list[str]) -> "Iterator[Job]":
    from cottonopolis.puzzles.make import Job

    if records:
        yield from (Job(plan, first_seed + n, text) for n, text in enumerate(records))
        return
    yield from (Job(plan, seed) for seed in numbers(first_seed))


def _with(header: "Header", found: "Found") -> "Header":
    from msgspec.structs import replace

    rejected = Counter(header.rejected) + found.rejected
    return replace(
        header,
        games=header.games + 1,
        positions=header.positions + found.positions,
        rejected=dict(sorted(rejected.items())),
        playouts=header.playouts + found.playouts,
        next_seed=max(header.next_seed, found.seed + 1),
    )


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
    from cottonopolis.puzzles.puzzle import merged, read_puzzles, write_puzzles

    paths = [output, *file] if output.exists() else file
    found = merged([read_puzzles(path) for path in paths])
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
