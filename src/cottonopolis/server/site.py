"""Settings of the site that operators change while it runs."""

from typing import Annotated, Any, Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from msgspec import Meta, Struct, field
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.middleware import address_of
from cottonopolis.server.models import ServerValue

SITE_KEY = "site"
Days = Annotated[int, Meta(ge=0, le=3650)]
Registration = Literal["open", "accounts", "closed"]


class Retention(Struct, forbid_unknown_fields=True):
    """After how many days of rest something is removed; 0: never."""

    guests: Days = 180  # as long as their cookies last
    open_tables: Days = 30  # that never started are closed
    stalled_games: Days = 365  # in which nobody moves are closed
    closed_tables: Days = 30  # are deleted
    reports: Days = 365  # that are closed are deleted


class SiteSettings(Struct, forbid_unknown_fields=True):
    """The settings of the site."""

    registration: Registration = "open"  # accounts: no new guests
    keep_addresses: Days = 0  # of new sessions, to find the addresses of abusers
    retention: Retention = field(default_factory=Retention)


async def site_settings(database: Database) -> SiteSettings:
    async with database.reading() as session:
        row = await session.get(ServerValue, SITE_KEY)
    if row is None:
        return SiteSettings()
    return msgspec.json.decode(row.value, type=SiteSettings)


async def store_site_settings(session: AsyncSession, settings: SiteSettings) -> None:
    value = msgspec.json.encode(settings).decode()
    await session.merge(ServerValue(key=SITE_KEY, value=value))


async def check_registration(database: Database, guest: bool) -> None:
    """Raise ApiError if the operator accepts no new people."""
    mode = (await site_settings(database)).registration
    if mode == "closed" or (mode == "accounts" and guest):
        raise ApiError("registration-closed")


async def kept_address(state: State, request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The address to store with a new session, if the operator keeps them."""
    settings = await site_settings(state.database)
    return address_of(request)[:45] if settings.keep_addresses else None
