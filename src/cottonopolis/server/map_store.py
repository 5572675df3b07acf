"""Maps that people draw: who may read them, and the copies that tables are played on."""

import re

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.map_texts import CheckedMap, add_map_text, is_map_id, map_id, map_text
from cottonopolis.games.registry import game_info, rules_class
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.database import Database, insert_if_missing
from cottonopolis.server.heavy_work import in_turn
from cottonopolis.server.models import Map, MapText

RECORD_MAP = re.compile(r"^map (map_[0-9a-f]+)\s*$", re.MULTILINE)


async def load_map(session: AsyncSession, name: str | None) -> None:
    """Make the map of a table known to this process; does nothing for maps of the program."""
    if name is not None and is_map_id(name) and map_text(name) is None:
        found = await session.scalar(select(MapText.text).where(MapText.id == name))
        if found is not None:
            add_map_text(found)


async def know_map(database: Database, name: str | None) -> None:
    """Like `load_map`, with a session of its own only if the map is not known yet."""
    if name is not None and is_map_id(name) and map_text(name) is None:
        async with database.reading() as session:
            await load_map(session, name)


async def know_map_of_record(database: Database, record: str) -> None:
    found = RECORD_MAP.search(record)
    await know_map(database, found[1] if found else None)


async def check(game: str, text: str) -> CheckedMap:
    """Check the text of a map in another thread; raise ApiError if the game has no maps."""
    try:
        rules = rules_class(game)
        return await in_turn(lambda: rules.check_map(text))
    except CottonopolisError as error:
        raise api_error_of(error) from None


async def readable_map(session: AsyncSession, name: str, person: str | None) -> Map | None:
    """A stored map, if it is the person's own or a shared one."""
    row = await session.get(Map, name)
    return row if row is not None and (row.shared or row.owner_id == person) else None


def is_shipped(game: str, name: str) -> bool:
    return name.replace("-", "_") in {found.id for found in game_info(game).maps}


async def playable_map(database: Database, game: str, name: str, person: str) -> str:
    """The name to play a map by: a stored map is copied as it is now.

    Raises ApiError if it has faults.
    """
    if is_map_id(name):
        await know_map(database, name)
        return name
    async with database.reading() as session:
        row = await readable_map(session, name, person)
    if row is None or row.game != game:
        return name
    checked = await check(game, row.text)
    if checked.faults:
        raise ApiError("map-faults", count=len(checked.faults))
    copied = map_id(row.text)
    async with database.writing() as session:
        values = {"id": copied, "game": game, "text": row.text}
        await insert_if_missing(session, MapText, values)
    await know_map(database, copied)
    return copied
