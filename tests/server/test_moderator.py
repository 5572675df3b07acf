"""What a moderator does to the database and in which order, without a server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from cottonopolis.server.database import Database, migrate
from cottonopolis.server.models import BrowserSession, Person, Sanction
from cottonopolis.server.moderation.actions import Moderator
from cottonopolis.server.schemas import now
from cottonopolis.server.settings import Settings

BAD = "bad-person"


def moderate(tmp_path: Path, work: Callable[[Moderator], Awaitable[Any]]) -> Any:
    """Run with a moderator, on a database with one account."""
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db")
    migrate(settings)

    async def run() -> Any:
        database = Database(settings)
        try:
            async with database.writing() as session:
                session.add(
                    Person(
                        id=BAD,
                        name="Bad",
                        password="hash",
                        email_confirmed=False,
                        language="en",
                        session_key="key",
                        created_at=now(),
                    )
                )
            table = SimpleNamespace(seat_of=lambda person: [1], seats=[], status="open")
            registry: Any = SimpleNamespace(
                database=database,
                fresh_room=lambda _: asyncio.sleep(0, SimpleNamespace(table=table)),
            )
            return await work(Moderator(database, registry, "test"))
        finally:
            await database.close()

    return asyncio.run(run())


async def sanctions(moderator: Moderator) -> list[str]:
    async with moderator.database.reading() as session:
        return list(await session.scalars(select(Sanction.kind)))


def test_who_is_removed_from_a_table_cannot_return_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def remove(moderator: Moderator, table: str, person: str) -> int:
        assert await sanctions(moderator) == ["kick"]
        return 1

    monkeypatch.setattr(Moderator, "_remove_from", remove)

    async def work(moderator: Moderator) -> list[str]:
        # The table is in the registry only
        monkeypatch.setattr(Moderator, "_add", add_without_table(Moderator._add))
        await moderator.kick("table", BAD, "Behaviour")
        return await sanctions(moderator)

    assert moderate(tmp_path, work) == ["kick"]


def add_without_table(add: Any) -> Any:
    async def without(moderator: Moderator, *words: Any, **subject: str) -> Sanction:
        subject.pop("table_id")
        found: Sanction = await add(moderator, *words, **subject)
        return found

    return without


def test_who_is_banned_cannot_take_seats_while_leaving_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    async def leave(moderator: Moderator, person: str) -> None:
        steps.append(f"leave after {await sanctions(moderator)}")

    monkeypatch.setattr(Moderator, "_leave_tables", leave)

    async def work(moderator: Moderator) -> None:
        moderator.person_changed = lambda person, signed_out: steps.append("caches are told")
        await moderator.restrict("ban", BAD, None, "Behaviour")

    moderate(tmp_path, work)
    assert steps == ["caches are told", "leave after ['ban']"]


@pytest.mark.parametrize("change", ["add_operator", "remove_operator"])
def test_with_another_secret_every_browser_asks_for_a_code(tmp_path: Path, change: str) -> None:
    """The operator may have lost the browser together with the authenticator app."""

    async def work(moderator: Moderator) -> Any:
        await moderator.add_operator(BAD)
        async with moderator.database.writing() as session:
            session.add(
                BrowserSession(id="lost", person_id=BAD, created_at=now(), verified_at=now())
            )
        await getattr(moderator, change)(BAD)
        async with moderator.database.reading() as session:
            return await session.scalar(select(BrowserSession.verified_at))

    assert moderate(tmp_path, work) is None
