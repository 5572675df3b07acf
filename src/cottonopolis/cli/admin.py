"""`cottonopolis admin`: check, save, restore and export the games of a server."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cottonopolis.cli import shared
from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.progress import progress_bar
from cottonopolis.cli.shared import Lang, clear_up_when_ended, compile_rules, err, out
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import game_ids, usual_rules
from cottonopolis.messages import decimal, say
from cottonopolis.support.extras import need

if TYPE_CHECKING:
    from cottonopolis.server.admin.backup import Header
    from cottonopolis.server.admin.verify import Difference, Report
    from cottonopolis.server.settings import Settings

DIFFERENCES_EXIT_CODE = 1
COUNT_PATTERN = "#,##0"
SECONDS_PER_HOUR = 3600

app = typer.Typer(cls=HelpGroup)


@app.callback()
def _needs(lang: Lang = None) -> None:
    need("cottonopolis.server.database", "server")


Url = Annotated[str, typer.Option(envvar="COTTONOPOLIS_DATABASE")]

# The message of each kind of difference
DIFFERENCE_MESSAGES = {
    "setup": "ui-verify-setup",
    "opening": "ui-verify-opening",
    "missing": "ui-verify-missing",
    "unreadable": "ui-verify-unreadable",
    "misplaced": "ui-verify-misplaced",
    "turn": "ui-verify-turn",
    "illegal": "ui-verify-illegal",
    "undo": "ui-verify-undo",
    "told": "ui-verify-told",
    "column": "ui-verify-column",
    "outcome": "ui-verify-outcome",
    "result": "ui-verify-result",
}


def _settings(database: str) -> "Settings":
    from cottonopolis.server.configuration import load

    return load(given={"database": database} if database else {})[0]


async def _check(settings: "Settings") -> None:
    """Raise SetupError if the database cannot be opened; before the rules are compiled."""
    from cottonopolis.server.admin.source import opened

    async with opened(settings):
        pass


def _compile() -> None:
    for game in game_ids():
        compile_rules(usual_rules(game))


@contextmanager
def _show_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; yields a function of (done, total)."""
    with progress_bar(err, title, 0) as (progress, task):
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _say(message: str, **facts: str | int) -> None:
    text = say(shared.language, message, **facts)
    out.print(text, markup=False, highlight=False, soft_wrap=True)


def _number(count: int) -> str:
    return decimal(shared.language, count, COUNT_PATTERN)


@app.command(cls=HelpCommand)
def verify(
    database: Url = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Replay every stored game and report differences; the exit code is 1 if there are any."""
    from cottonopolis.server.admin.verify import verify as run

    settings = _settings(database)
    asyncio.run(_check(settings))
    _compile()
    with _show_progress(say(shared.language, "ui-verifying")) as report_progress:
        report = asyncio.run(run(settings, report_progress))
    if as_json:
        print(json.dumps(asdict(report)))
    else:
        _show(report)
    if report.differences:
        raise typer.Exit(DIFFERENCES_EXIT_CODE)


@app.command(cls=HelpCommand)
def upgrade(
    database: Url = "",
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Upgrade stored games to the current rules; the server also does this when it starts."""
    from cottonopolis.server.admin.source import opened
    from cottonopolis.server.upgrade import Fate, UpgradeReport
    from cottonopolis.server.upgrade import upgrade as run

    settings = _settings(database)
    asyncio.run(_check(settings))
    _compile()

    async def work() -> UpgradeReport:
        async with opened(settings) as found:
            return await run(found, check, report_progress)

    with _show_progress(say(shared.language, "ui-upgrading")) as report_progress:
        report = asyncio.run(work())
    if as_json:
        print(json.dumps(asdict(report)))
        return
    for one in report.tables:
        facts: dict[str, str | int] = {
            "table": one.table,
            "game": one.game,
            "stored": one.stored,
            "known": one.known,
        }
        where = {} if one.entry is None else {"entry": one.entry}
        _say(f"ui-upgrade-{one.fate.replace('_', '-')}", **facts, **where)
    counts = {fate.value: report.count(fate) for fate in Fate}
    _say("ui-upgrade-done", packed=_number(report.packed), **counts)


def _show(report: "Report") -> None:
    for difference in report.differences:
        _say("ui-verify-line", table=difference.table, text=_words(difference))
    for game in report.not_judged:
        text = say(
            shared.language, "ui-verify-not-judged", rules=str(game.rules), known=str(game.known)
        )
        _say("ui-verify-line", table=game.table, text=text)
    _say(
        "ui-verified",
        games=_number(report.tables),
        entries=_number(report.entries),
        differences=_number(len(report.differences)),
        unjudged=_number(len(report.not_judged)),
    )


def _words(difference: "Difference") -> str:
    facts = {key: _plain(value) for key, value in difference.facts.items()}
    return say(shared.language, DIFFERENCE_MESSAGES[difference.code], **facts)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


@app.command(cls=HelpCommand)
def backup(
    file: Annotated[Path, typer.Argument()],
    database: Url = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    keep: Annotated[int | None, typer.Option(min=1)] = None,
    every: Annotated[float | None, typer.Option(min=0.01)] = None,
    lang: Lang = None,
) -> None:
    """Save the whole database in one file, even while the server runs."""
    from cottonopolis.server.admin.backup import write_backup

    settings = _settings(database)
    if keep is not None:
        clear_up_when_ended()
        _keep_backups(settings, file, keep, every)
        return
    if every is not None:
        raise SetupError("every-keep")
    if file.is_file() and not force:
        raise SetupError("file-exists-force", word=str(file))
    with _show_progress(say(shared.language, "ui-backing-up")) as report_progress:
        header = asyncio.run(write_backup(settings, file, report_progress))
    _say_backed_up(file, header)


def _say_backed_up(file: Path, header: "Header") -> None:
    games = _number(header.rows["tables"])
    _say("ui-backed-up", file=str(file), games=games, rows=_number(header.total))


def _keep_backups(settings: "Settings", folder: Path, keep: int, every: float | None) -> None:
    """Write a backup into a folder and delete old ones; with `every`, go on for ever."""
    from cottonopolis.cli.simulate import make_folder
    from cottonopolis.server.admin.retention import back_up, seconds_until_due
    from cottonopolis.server.schemas import now

    make_folder(folder)
    while True:
        if every is not None:
            time.sleep(seconds_until_due(folder, every * SECONDS_PER_HOUR, now()))
        with _show_progress(say(shared.language, "ui-backing-up")) as report_progress:
            file, header, deleted = back_up(settings, folder, keep, report_progress)
        _say_backed_up(file, header)
        if deleted:
            _say("ui-backups-deleted", count=_number(len(deleted)))
        if every is None:
            return


@app.command(cls=HelpCommand)
def restore(
    file: Annotated[Path, typer.Argument()],
    database: Url = "",
    drill: Annotated[bool, typer.Option("--drill")] = False,
    lang: Lang = None,
) -> None:
    """Fill a new, empty database from a backup."""
    from cottonopolis.server.admin.backup import restore_backup

    settings = _settings(database)
    if drill:
        _drill(settings, file)
        return
    with _show_progress(say(shared.language, "ui-restoring")) as report_progress:
        header = restore_backup(settings, file, report_progress)
    games = _number(header.rows["tables"])
    _say("ui-restored", file=str(file), games=games, rows=_number(header.total))


def _drill(settings: "Settings", place: Path) -> None:
    """Try the newest backup of a folder, or one file."""
    from cottonopolis.server.admin.drill import drill
    from cottonopolis.server.admin.retention import newest_backup

    clear_up_when_ended()
    file = newest_backup(place)
    _compile()
    with _show_progress(say(shared.language, "ui-drilling")) as report_progress:
        found = drill(settings, file, report_progress)
    for difference in found.report.differences:
        _say("ui-verify-line", table=difference.table, text=_words(difference))
    _say(
        "ui-drilled",
        file=str(file),
        games=_number(found.header.rows["tables"]),
        rows=_number(found.header.total),
        differences=_number(len(found.report.differences)),
    )
    if found.report.differences:
        raise typer.Exit(DIFFERENCES_EXIT_CODE)


@app.command(cls=HelpCommand)
def export(
    folder: Annotated[Path, typer.Argument()],
    database: Url = "",
    shared_games: Annotated[bool, typer.Option("--shared")] = False,
    lang: Lang = None,
) -> None:
    """Write every finished game as a record, with an index."""
    from cottonopolis.cli.simulate import make_folder
    from cottonopolis.server.admin.export import export as run

    settings = _settings(database)
    asyncio.run(_check(settings))
    make_folder(folder)
    _compile()
    with _show_progress(say(shared.language, "ui-exporting")) as report_progress:
        found = asyncio.run(run(settings, folder, report_progress, shared_games))
    for table in found.left_out:
        _say("ui-export-left-out", table=table)
    _say("ui-exported", games=_number(found.games), folder=str(folder))
    if found.left_out:
        raise typer.Exit(DIFFERENCES_EXIT_CODE)
