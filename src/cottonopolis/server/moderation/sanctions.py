"""Mutes, bans and exclusions from tables: which are in force."""

from sqlalchemy import ColumnElement, and_, or_, select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import Sanction
from cottonopolis.server.schemas import now


def in_force() -> ColumnElement[bool]:
    """The condition that a sanction holds now."""
    return and_(Sanction.lifted_at.is_(None), or_(Sanction.until.is_(None), Sanction.until > now()))


async def check_not_kicked(database: Database, table_id: str, person_id: str) -> None:
    """Raise ApiError if a person was removed from a table."""
    here = and_(Sanction.table_id == table_id, Sanction.person_id == person_id)
    async with database.reading() as session:
        if await session.scalar(select(Sanction.id).where(here, in_force()).limit(1)):
            raise ApiError("kicked")
