"""What operators can do, in the browser and on the command line. Every action is recorded."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from msgspec import to_builtins
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import Tournament
from cottonopolis.server.database import Database
from cottonopolis.server.models import (
    BrowserSession,
    Complaint,
    Operator,
    Person,
    Sanction,
    Seat,
    SitePage,
    Table,
)
from cottonopolis.server.moderation import totp
from cottonopolis.server.moderation.audit import record
from cottonopolis.server.moderation.people import erase
from cottonopolis.server.moderation.table_commands import (
    GOING_ON,
    close_table,
    remove_from_seat,
    rename_at_tables,
    show_name,
)
from cottonopolis.server.moderation.words import THINGS, empty_tournament, find_thing
from cottonopolis.server.name_checks import check_name_is_free
from cottonopolis.server.names import checked_name, name_key, skeleton
from cottonopolis.server.restrictions import parse_network
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import new_id
from cottonopolis.server.site import SiteSettings, store_site_settings


def _nobody_changed(person: str, signed_out: bool) -> None:
    pass


def _nothing_changed() -> None:
    pass


def _nobody_erased(person: str) -> None:
    pass


@dataclass
class Moderator:
    """Acts for one operator, in one process."""

    database: Database
    registry: RoomRegistry
    actor: str  # person id, or one of the names in audit.py
    person_changed: Callable[[str, bool], None] = _nobody_changed  # with True, close sockets
    networks_changed: Callable[[], None] = _nothing_changed
    person_erased: Callable[[str], None] = _nobody_erased

    # Sanctions

    async def restrict(
        self, kind: str, person_id: str, until: datetime | None, reason: str
    ) -> Sanction:
        """Mute or ban a person; a banned person leaves all tables."""
        person = await self.subject(person_id)
        sanction = await self._add(kind, until, reason, person_id=person.id)
        self.person_changed(person.id, kind == "ban")  # first, or they could take other seats
        if kind == "ban":
            await self._leave_tables(person.id)
        return sanction

    async def ban_network(self, network: str, until: datetime | None, reason: str) -> Sanction:
        """Ban an address or a range of addresses."""
        found = str(parse_network(network))
        sanction = await self._add("ban", until, reason, network=found)
        self.networks_changed()
        return sanction

    async def _add(
        self, kind: str, until: datetime | None, reason: str, **subject: str
    ) -> Sanction:
        sanction = Sanction(
            id=new_id(), kind=kind, reason=reason, created_at=now(), until=until, **subject
        )
        data = {"reason": reason, "until": until.isoformat() if until else None, **subject}
        async with self.database.writing() as session:
            session.add(sanction)
            about = subject.get("person_id") or subject.get("network")
            record(session, self.actor, kind, about, **data)
        return sanction

    async def lift(self, sanction_id: str) -> None:
        """End a sanction before its time."""
        async with self.database.writing() as session:
            sanction = await session.get(Sanction, sanction_id)
            if sanction is None or sanction.lifted_at is not None:
                raise ApiError("not-found", what="sanction")
            sanction.lifted_at = now()
            about = sanction.person_id or sanction.network
            record(session, self.actor, "lift", about, kind=sanction.kind, sanction=sanction_id)
        if sanction.person_id:
            self.person_changed(sanction.person_id, False)
        self.networks_changed()

    # Tables

    async def kick(self, table_id: str, person_id: str, reason: str) -> None:
        """Remove a person from a table for good."""
        person = await self.subject(person_id)
        room = await self.registry.fresh_room(table_id)
        if not room.table.seat_of(person.id):
            raise ApiError("not-found", what="seat")
        # First, or they could take the seat again
        await self._add("kick", None, reason, person_id=person.id, table_id=table_id)
        await self._remove_from(table_id, person.id)

    async def _remove_from(self, table_id: str, person_id: str) -> int:
        """Empty a person's seats; a game that only bots would play on is closed."""
        room = await self.registry.fresh_room(table_id)
        seats = room.table.seats
        others = [s for s in seats if s.person and s.person.id != person_id and s.bot is None]
        mine = room.table.seat_of(person_id)
        if mine and not others and room.table.status == "playing":
            with suppress(ApiError):
                await self.registry.do(table_id, close_table())
            return len(mine)
        removed = 0
        for seat in mine:
            with suppress(ApiError):  # the game ended meanwhile
                await self.registry.do(table_id, remove_from_seat(person_id, seat))
                removed += 1
        return removed

    async def _leave_tables(self, person_id: str) -> None:
        """Remove a person from all tables, and close those that wait for players with them."""
        seated = select(Seat.table_id).where(Seat.person_id == person_id)
        mine = (Table.host_id == person_id) | Table.id.in_(seated)
        query = select(Table.id, Table.host_id, Table.status).where(
            mine, Table.status.in_(GOING_ON)
        )
        async with self.database.reading() as session:
            tables = (await session.execute(query)).all()
        for table_id, host, status in tables:
            await self._remove_from(table_id, person_id)
            if host == person_id and status == "open":
                with suppress(ApiError):
                    await self.registry.do(table_id, close_table())

    async def close_table(self, table_id: str, reason: str) -> None:
        await self.registry.do(table_id, close_table())
        async with self.database.writing() as session:
            record(session, self.actor, "close_table", table_id, reason=reason)

    async def close_tournament(self, tournament_id: str, reason: str) -> None:
        """Cancel a tournament and empty its words, its tables' names too; games that run go on."""
        async with self.database.writing() as session:
            row = await session.get(Tournament, tournament_id)
            if row is None:
                raise ApiError("not-found", what="tournament")
            if row.status in ("open", "running"):
                row.status, row.finished_at = "cancelled", now()
            tables = await empty_tournament(session, row)
            record(session, self.actor, "close_tournament", tournament_id, reason=reason)
        await self._show_names(tables)

    async def empty_words(self, kind: str, thing_id: str, reason: str) -> None:
        """Empty the words of a club, tournament, study, map or table; see `words.THINGS`."""
        async with self.database.writing() as session:
            row = await find_thing(session, kind, thing_id)
            tables = await THINGS[kind].empty(session, row)
            record(session, self.actor, "empty_words", thing_id, kind=kind, reason=reason)
        await self._show_names(tables)

    async def _show_names(self, names: dict[str, str]) -> None:
        """Let rooms and open pages show names of tables that have changed in the database."""
        self.database.recent.clear()
        for table_id, name in names.items():
            with suppress(ApiError):
                await self.registry.do(table_id, show_name(name))

    # People

    async def subject(self, person_id: str) -> Person:
        """A person whom operators may act upon; other operators are protected."""
        async with self.database.reading() as session:
            person = await session.get(Person, person_id)
            if person is None:
                raise ApiError("not-found", what="person")
            if await session.get(Operator, person_id) is not None:
                raise ApiError("is-operator")
        return person

    async def rename(self, person_id: str, name: str) -> Person:
        """Give a person another name, at their tables too."""
        await self.subject(person_id)
        name = checked_name(name)
        await check_name_is_free(self.database, name, person_id)
        try:
            async with self.database.writing() as session:
                person = await session.get_one(Person, person_id)
                old, person.name = person.name, name
                if person.password is not None:
                    person.name_key, person.name_skeleton = name_key(name), skeleton(name)
                record(session, self.actor, "rename", person_id, old=old, new=name)
        except IntegrityError:
            raise ApiError("name-taken") from None
        self.person_changed(person_id, False)
        await rename_at_tables(self.registry, person)
        return person

    async def delete_person(self, person_id: str) -> None:
        """Delete a person's data; the games stay for the other players."""
        await self.subject(person_id)
        await self._leave_tables(person_id)
        async with self.database.writing() as session:
            tables = await erase(session, person_id)
            record(session, self.actor, "delete_person", person_id)
        await self.registry.reload(tables)
        self.person_erased(person_id)

    # Reports and the site

    async def close_report(self, report_id: str, outcome: str) -> None:
        async with self.database.writing() as session:
            report = await session.get(Complaint, report_id)
            if report is None or report.status != "open":
                raise ApiError("not-found", what="report")
            report.status, report.closed_at, report.outcome = "closed", now(), outcome
            record(session, self.actor, "close_report", report_id, outcome=outcome)

    async def set_site(self, settings: SiteSettings) -> None:
        async with self.database.writing() as session:
            await store_site_settings(session, settings)
            record(session, self.actor, "site", None, **to_builtins(settings))

    async def set_page(self, name: str, language: str, text: str) -> None:
        """Write a page of the site; an empty text removes it."""
        async with self.database.writing() as session:
            stored = await session.get(SitePage, (name, language))
            if not text.strip():
                if stored is not None:
                    await session.delete(stored)
            else:
                await session.merge(
                    SitePage(name=name, language=language, text=text, changed_at=now())
                )
            record(session, self.actor, "page", name, language=language, chars=len(text))

    # Operators

    async def add_operator(self, person_id: str) -> str:
        """Make an account an operator, or give it a new secret; return the secret."""
        secret = totp.new_secret()
        async with self.database.writing() as session:
            person = await session.get(Person, person_id)
            if person is None or person.password is None:
                raise ApiError("needs-account")
            await session.merge(
                Operator(
                    person_id=person_id,
                    totp_secret=secret,
                    last_step=0,
                    tries=0,
                    tried_at=None,
                    created_at=now(),
                )
            )
            await _end_verification(session, person_id)
            record(session, self.actor, "add_operator", person_id)
        self.person_changed(person_id, False)
        return secret

    async def remove_operator(self, person_id: str) -> None:
        async with self.database.writing() as session:
            found = await session.get(Operator, person_id)
            if found is None:
                raise ApiError("not-found", what="operator")
            await session.delete(found)
            await _end_verification(session, person_id)
            record(session, self.actor, "remove_operator", person_id)
        self.person_changed(person_id, False)


async def _end_verification(session: AsyncSession, person_id: str) -> None:
    """Let every browser of an operator ask for a code again."""
    own = update(BrowserSession).where(BrowserSession.person_id == person_id)
    await session.execute(own.values(verified_at=None))
