"""Names that are shown to others: not those of accounts, and not of people who are muted."""

from sqlalchemy import select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import Person
from cottonopolis.server.names import is_plain, name_key, normalise_name, skeleton
from cottonopolis.server.sessions import CurrentUser


async def check_name_is_free(database: Database, name: str, owner: str | None = None) -> None:
    """Raise ApiError if another account has this name or one that looks like it."""
    alike = (Person.name_key == name_key(name)) | (Person.name_skeleton == skeleton(name))
    query = select(Person.id).where(alike, Person.id != (owner or "")).limit(1)
    async with database.reading() as session:
        if (await session.scalars(query)).first() is not None:
            raise ApiError("name-taken")


async def checked_label(database: Database, user: CurrentUser, label: str | None) -> str | None:
    """Normalise the name of a player at a shared screen; raise ApiError if it is not allowed."""
    found = normalise_name(label or "")
    if not found:
        return None
    user.check_not("mute", "muted")
    if not is_plain(found, min_visible=1):
        raise ApiError("name-unusual")
    await check_name_is_free(database, found, user.id)
    return found


def checked_title(user: CurrentUser, title: str) -> str:
    """Normalise the name of a table; raise ApiError if the person may not write."""
    found = normalise_name(title)
    if found:
        user.check_not("mute", "muted")
    return found
