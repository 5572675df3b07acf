"""`cottonopolis admin`: moderation, with the same functions as the operators' page.

A running server notices changes of people within a minute, and changes of tables within seconds.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from cottonopolis.cli import shared
from cottonopolis.cli.admin import Url, _compile, _number, _say, _settings, app
from cottonopolis.cli.help import HelpCommand
from cottonopolis.cli.shared import Lang, err
from cottonopolis.errors import SetupError
from cottonopolis.messages import LANGUAGES, say
from cottonopolis.support.files import read_text

if TYPE_CHECKING:
    from cottonopolis.server.api_errors import ApiError
    from cottonopolis.server.models import Person
    from cottonopolis.server.moderation.actions import Moderator
    from cottonopolis.server.moderation.queries import PersonDetail, ReportLine, SanctionLine

__all__ = ["app"]  # the commands of `admin`, and these

PAGES = ("terms", "privacy", "contact")
REGISTRATION_MODES = ("open", "accounts", "closed")

Who = Annotated[str, typer.Argument()]
TableName = Annotated[str, typer.Argument()]
Why = Annotated[str, typer.Option("--reason")]
Hours = Annotated[int | None, typer.Option("--hours", min=1)]
Cursor = Annotated[str, typer.Option("--cursor")]
AsJson = Annotated[bool, typer.Option("--json")]
Found = TypeVar("Found")


@asynccontextmanager
async def _moderator(database: str) -> "AsyncIterator[Moderator]":
    from litestar.channels import ChannelsPlugin
    from litestar.channels.backends.memory import MemoryChannelsBackend

    from cottonopolis.server.admin.source import opened
    from cottonopolis.server.moderation.actions import Moderator
    from cottonopolis.server.moderation.audit import COMMAND_LINE
    from cottonopolis.server.results import finish
    from cottonopolis.server.room_registry import RoomRegistry

    settings = _settings(database)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    async with opened(settings) as found:
        registry = RoomRegistry(found, channels, COMMAND_LINE, settings, finish)
        try:
            yield Moderator(found, registry, COMMAND_LINE)
        finally:
            await registry.close()


def _run(database: str, work: "Callable[[Moderator], Awaitable[Found]]", word: str = "") -> Found:
    """Run something with a moderator; errors of the server become sentences."""
    from cottonopolis.server.api_errors import ApiError

    async def run() -> Found:
        async with _moderator(database) as moderator:
            try:
                return await work(moderator)
            except ApiError as error:
                raise _fault(error, word) from None

    return asyncio.run(run())


def _fault(error: "ApiError", word: str) -> SetupError:
    if error.code == "is-operator":
        return SetupError("person-is-operator", word=word)
    if error.code in ("name-taken", "name-unusual", "bad-request"):
        return SetupError("name-refused", word=word)
    if error.code == "network":
        return SetupError("not-a-network", word=word)
    if error.code == "game-over":
        return SetupError("table-over", word=word)
    return SetupError("nothing-there", word=word)


async def _person(moderator: "Moderator", word: str) -> "Person":
    """The person with an id or a name."""
    from sqlalchemy import or_, select

    from cottonopolis.server.models import Person
    from cottonopolis.server.names import name_key

    named = or_(Person.id == word, Person.name_key == name_key(word), Person.name == word)
    async with moderator.database.reading() as session:
        found = (await session.scalars(select(Person).where(named).limit(10))).all()
    exact = [p for p in found if p.id == word or p.name_key == name_key(word)] or list(found)
    if not exact:
        raise SetupError("person-unknown", word=word)
    if len(exact) > 1:
        raise SetupError("people-alike", word=word, known=", ".join(p.id for p in exact))
    return exact[0]


def _until(hours: int | None) -> datetime | None:
    from cottonopolis.server.schemas import now

    return None if hours is None else now() + timedelta(hours=hours)


def _time(at: datetime | None) -> str:
    return at.strftime("%Y-%m-%d %H:%M") if at else "–"


def _more(cursor: str | None) -> None:
    """Say how to see the next page, beside what other programs read."""
    if cursor:
        err.print(say(shared.language, "ui-more", cursor=cursor), highlight=False, soft_wrap=True)


def _json(found: Any) -> None:
    from msgspec import to_builtins

    print(json.dumps(to_builtins(found), ensure_ascii=False))


def _fields(found: Any) -> None:
    """Print what is known of something, one line per field; nested fields with their path."""
    from msgspec import to_builtins

    for name, value in flat(to_builtins(found)).items():
        print(f"{name}  {'–' if value is None else value}")


def flat(values: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested values by their path.

    >>> flat({"registration": "open", "retention": {"guests": 180}})
    {'registration': 'open', 'retention.guests': 180}
    """
    found: dict[str, Any] = {}
    for name, value in values.items():
        inner = isinstance(value, dict)
        found |= flat(value, f"{prefix}{name}.") if inner else {f"{prefix}{name}": value}
    return found


def _rows(found: list[Any], as_json: bool, line: Callable[[Any], str]) -> None:
    """Print a list, as JSON or as one line per row."""
    if as_json:
        _json(found)
        return
    for row in found:
        print(line(row))


@app.command(cls=HelpCommand)
def operator(
    name: Who,
    remove: Annotated[bool, typer.Option("--remove")] = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Make an account an operator and show the secret for an authenticator app."""
    from cottonopolis.server.moderation import totp

    async def work(moderator: "Moderator") -> str | None:
        person = await _person(moderator, name)
        if remove:
            await moderator.remove_operator(person.id)
            return None
        if person.password is None:
            raise SetupError("person-is-guest", word=name)
        return await moderator.add_operator(person.id)

    secret = _run(database, work, name)
    if secret is None:
        _say("ui-operator-removed", name=name)
    else:
        _say("ui-operator-added", name=name, secret=secret, address=totp.setup_uri(secret, name))


@app.command(cls=HelpCommand)
def people(
    search: Annotated[str, typer.Argument()] = "",
    cursor: Cursor = "",
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """List people, the most recent ones first."""
    from cottonopolis.server.moderation import queries

    found = _run(database, lambda moderator: queries.people(moderator.database, search, cursor))
    _rows(found.people, as_json, lambda p: f"{p.id}  {_time(p.seen_at or p.created_at)}  {p.name}")
    _more(found.next)


@app.command(cls=HelpCommand)
def reports(
    closed: Annotated[bool, typer.Option("--closed")] = False,
    cursor: Cursor = "",
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """List reports about people."""
    from cottonopolis.server.moderation import queries

    found = _run(database, lambda moderator: queries.reports(moderator.database, closed, cursor))
    _rows(found.reports, as_json, _report_line)
    _more(found.next)


def _report_line(row: "ReportLine") -> str:
    place = f"{row.about} {row.about_id}" if row.about else row.table or "–"
    people = f"{row.reporter_name} → {row.person_name}"
    return f"{row.id}  {_time(row.created_at)}  {row.kind}  {place}  {people}: {row.text}"


@app.command(cls=HelpCommand)
def report(
    report: Annotated[str, typer.Argument()],
    close: Annotated[str | None, typer.Option("--close")] = None,
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Show a report with what was said or written; close it with its outcome."""
    from cottonopolis.server.moderation import queries

    if close is not None:
        _run(database, lambda moderator: moderator.close_report(report, close), report)
        _say("ui-moderated")
        return
    found = _run(database, lambda moderator: queries.report(moderator.database, report), report)
    if as_json:
        _json(found)
        return
    print(_report_line(found.report))
    for line in found.talk:
        print(f"{_time(line.at)}  {line.name}: {line.text}")
    for text in found.words:
        print(text)


@app.command(cls=HelpCommand)
def person(name: Who, as_json: AsJson = False, database: Url = "", lang: Lang = None) -> None:
    """Show a person with their sanctions, tables and addresses."""
    from cottonopolis.server.moderation import queries

    async def work(moderator: "Moderator") -> "PersonDetail":
        return await queries.person(moderator.database, (await _person(moderator, name)).id)

    found = _run(database, work, name)
    if as_json:
        _json(found)
        return
    _fields(found.person)
    print(f"operator  {found.operator}")
    print(f"email  {found.email or '–'}")
    print(f"reported  {found.reported}")
    print(f"addresses  {', '.join(found.addresses) or '–'}")
    _rows(found.sanctions, False, _sanction_line)
    _rows(
        found.tables,
        False,
        lambda t: f"{t.id}  {_time(t.created_at)}  {t.game}  {t.status}  {t.name}",
    )


@app.command(cls=HelpCommand)
def sanctions(
    cursor: Cursor = "", as_json: AsJson = False, database: Url = "", lang: Lang = None
) -> None:
    """List mutes, bans and exclusions that are in force."""
    from cottonopolis.server.moderation import queries

    found = _run(database, lambda moderator: queries.sanctions(moderator.database, cursor))
    _rows(found.sanctions, as_json, _sanction_line)
    _more(found.next)


def _sanction_line(row: "SanctionLine") -> str:
    return f"{row.id}  {row.kind}  {_time(row.until)}  {row.name or row.network}  {row.reason}"


@app.command(cls=HelpCommand)
def mute(
    name: Who, reason: Why = "", hours: Hours = None, database: Url = "", lang: Lang = None
) -> None:
    """Let a person play, but not write."""
    _restrict("mute", name, reason, hours, database)


@app.command(cls=HelpCommand)
def ban(
    name: Annotated[str, typer.Argument()] = "",
    network: Annotated[str, typer.Option("--network")] = "",
    reason: Why = "",
    hours: Hours = None,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Ban a person, or an address or range of addresses."""
    if network:

        async def work(moderator: "Moderator") -> str:
            return (await moderator.ban_network(network, _until(hours), reason)).id

        _say("ui-sanctioned", name=network, id=_run(database, work, network))
    if name or not network:
        _compile()  # the person leaves tables
        _restrict("ban", name, reason, hours, database)


def _restrict(kind: str, name: str, reason: str, hours: int | None, database: str) -> None:
    async def work(moderator: "Moderator") -> str:
        person = await _person(moderator, name)
        return (await moderator.restrict(kind, person.id, _until(hours), reason)).id

    _say("ui-sanctioned", name=name, id=_run(database, work, name))


@app.command(cls=HelpCommand)
def lift(sanction: Annotated[str, typer.Argument()], database: Url = "", lang: Lang = None) -> None:
    """End a mute, a ban or an exclusion."""
    _run(database, lambda moderator: moderator.lift(sanction), sanction)
    _say("ui-moderated")


@app.command("table", cls=HelpCommand)
def show_table(
    table: TableName, as_json: AsJson = False, database: Url = "", lang: Lang = None
) -> None:
    """Show who hosts a table and who plays at it."""
    from cottonopolis.server.moderation import queries
    from cottonopolis.server.schemas import SeatShape

    def line(seat: SeatShape) -> str:
        person = f"{seat.person.id}  {seat.person.name}" if seat.person else "–"
        mark = "  *" if seat.person and seat.person.id == found.host else ""
        return f"{seat.seat + 1}  {person}{f'  ({seat.bot})' if seat.bot else ''}{mark}"

    found = _run(database, lambda moderator: queries.table(moderator.database, table), table)
    if not as_json:
        print(f"{found.id}  {_time(found.created_at)}  {found.game}  {found.status}  {found.name}")
    _rows(found.seats, as_json, line)


@app.command(cls=HelpCommand)
def kick(
    table: TableName, name: Who, reason: Why = "", database: Url = "", lang: Lang = None
) -> None:
    """Remove a person from a table for good."""

    async def work(moderator: "Moderator") -> None:
        await moderator.kick(table, (await _person(moderator, name)).id, reason)

    _compile()
    _run(database, work, table)
    _say("ui-moderated")


@app.command("close-table", cls=HelpCommand)
def close_table(table: TableName, reason: Why = "", database: Url = "", lang: Lang = None) -> None:
    """Close a table, even during its game."""
    _compile()
    _run(database, lambda moderator: moderator.close_table(table, reason), table)
    _say("ui-moderated")


@app.command("close-tournament", cls=HelpCommand)
def close_tournament(
    tournament: Annotated[str, typer.Argument()],
    reason: Why = "",
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Cancel a tournament, and empty its name and description."""
    _run(database, lambda moderator: moderator.close_tournament(tournament, reason), tournament)
    _say("ui-moderated")


@app.command("empty-words", cls=HelpCommand)
def empty_words(
    kind: Annotated[str, typer.Argument()],
    thing: Annotated[str, typer.Argument()],
    reason: Why = "",
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Empty the words of a club, tournament, study, map or table."""
    from cottonopolis.server.moderation.words import THINGS

    if kind not in THINGS:
        raise SetupError("unknown-mode", word=kind, known=", ".join(THINGS))
    _compile()  # a table is told
    _run(database, lambda moderator: moderator.empty_words(kind, thing, reason), thing)
    _say("ui-moderated")


@app.command(cls=HelpCommand)
def rename(
    name: Who,
    new_name: Annotated[str, typer.Argument()],
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Give a person another name."""

    async def work(moderator: "Moderator") -> None:
        await moderator.rename((await _person(moderator, name)).id, new_name)

    _compile()
    _run(database, work, new_name)
    _say("ui-moderated")


@app.command("delete-person", cls=HelpCommand)
def delete_person(name: Who, database: Url = "", lang: Lang = None) -> None:
    """Delete a person's data; games stay for the other players."""

    async def work(moderator: "Moderator") -> None:
        await moderator.delete_person((await _person(moderator, name)).id)

    _compile()
    _run(database, work, name)
    _say("ui-moderated")


@app.command(cls=HelpCommand)
def registration(
    mode: Annotated[str, typer.Argument()], database: Url = "", lang: Lang = None
) -> None:
    """Accept new people (open), only accounts (accounts), or nobody (closed)."""
    from msgspec import convert
    from msgspec.structs import replace

    from cottonopolis.server.site import Registration, site_settings

    if mode not in REGISTRATION_MODES:
        raise SetupError("unknown-mode", word=mode, known=", ".join(REGISTRATION_MODES))

    async def work(moderator: "Moderator") -> None:
        settings = await site_settings(moderator.database)
        new: Registration = convert(mode, Registration)
        await moderator.set_site(replace(settings, registration=new))

    _run(database, work)
    _say("ui-moderated")


@app.command(cls=HelpCommand)
def site(
    setting: Annotated[str, typer.Argument()] = "",
    value: Annotated[str, typer.Argument()] = "",
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Show numbers and settings of the site, or change a setting."""
    from msgspec import ValidationError, convert, to_builtins

    from cottonopolis.server.moderation import queries
    from cottonopolis.server.site import SiteSettings, site_settings

    async def change(moderator: "Moderator") -> None:
        settings = to_builtins(await site_settings(moderator.database))
        known = flat(settings)
        if setting not in known:
            raise SetupError("unknown-mode", word=setting, known=", ".join(known))
        *parts, last = setting.split(".")
        inner = settings
        for part in parts:
            inner = inner[part]
        inner[last] = value
        try:
            new = convert(settings, SiteSettings, strict=False)
        except ValidationError:
            raise SetupError("unknown-value", name=setting, word=value) from None
        await moderator.set_site(new)

    async def look(moderator: "Moderator") -> dict[str, Any]:
        numbers = to_builtins(await queries.overview(moderator.database))
        return {**numbers, **to_builtins(await site_settings(moderator.database))}

    if setting:
        _run(database, change)
        _say("ui-moderated")
        return
    found = _run(database, look)
    if as_json:
        _json(found)
    else:
        _fields(found)


@app.command(cls=HelpCommand)
def retention(
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Remove idle guests and dead tables; the server does it every day."""
    from msgspec import to_builtins

    from cottonopolis.server.moderation.retention import Retention

    if not check:
        _compile()
    report = _run(database, lambda moderator: Retention(moderator).run(check))
    if as_json:
        print(json.dumps(to_builtins(report)))
        return
    counts = {name.replace("_", "-"): _number(n) for name, n in to_builtins(report).items()}
    _say("ui-retention", **counts)


@app.command(cls=HelpCommand)
def page(
    name: Annotated[str, typer.Argument()],
    language: Annotated[str, typer.Argument()],
    file: Annotated[Path, typer.Argument()],
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Publish the terms, privacy or contact page in one language, from a Markdown file."""
    if name not in PAGES:
        raise SetupError("unknown-mode", word=name, known=", ".join(PAGES))
    if language not in LANGUAGES:
        raise SetupError("language", word=language, known=", ".join(LANGUAGES))
    text = read_text(file)
    _run(database, lambda moderator: moderator.set_page(name, language, text))
    _say("ui-moderated")


@app.command(cls=HelpCommand)
def audit(
    before: Annotated[int | None, typer.Option("--before", min=1)] = None,
    as_json: AsJson = False,
    database: Url = "",
    lang: Lang = None,
) -> None:
    """Show what operators did, newest first."""
    from cottonopolis.server.moderation import queries

    found = _run(database, lambda moderator: queries.audit(moderator.database, before)).entries
    _rows(
        found,
        as_json,
        lambda e: (
            f"{e.id}  {_time(e.at)}  {e.actor_name or e.actor}  {e.action}  "
            f"{e.subject_name or e.subject or ''}  {json.dumps(e.data, ensure_ascii=False)}"
        ),
    )
