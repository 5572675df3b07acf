"""The list of each person's own tables: those they host or have a seat at, without lessons.

The organiser of a tournament hosts its tables, but they are not theirs to play.
"""

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.models import OwnTable
from cottonopolis.server.schemas import TableShape
from cottonopolis.server.store import Extra

UPDATE_STATUS = (
    update(OwnTable.__table__)  # type: ignore[arg-type]
    .where(OwnTable.table_id == bindparam("key"))
    .values(status=bindparam("new_status"))
)


def seated_people(table: TableShape) -> set[str]:
    return {seat.person.id for seat in table.seats if seat.person}


async def list_new_table(session: AsyncSession, table: TableShape, host_plays: bool) -> None:
    """Add a new table to the lists of its people."""
    people = seated_people(table) | ({table.host} if host_plays else set())
    if people and not table.settings.lesson:
        await session.execute(insert(OwnTable), [_row(table, person) for person in sorted(people)])


def list_changes(before: TableShape, after: TableShape) -> Extra | None:
    """What an entry changes in people's lists, if anything."""
    if after.settings.lesson:
        return None
    joined = seated_people(after) - seated_people(before)
    left = seated_people(before) - seated_people(after) - {after.host}
    if not joined and not left and before.status == after.status:
        return None

    async def write(session: AsyncSession) -> None:
        for person in sorted(joined):
            await insert_if_missing(session, OwnTable, _row(after, person))
        if left:
            here = OwnTable.table_id == after.id
            await session.execute(delete(OwnTable).where(here, OwnTable.person_id.in_(left)))
        if before.status != after.status:
            await list_status(session, after)

    return write


async def list_status(session: AsyncSession, table: TableShape) -> None:
    """Write the status of a table to the lists it is in."""
    await session.execute(UPDATE_STATUS, [{"key": table.id, "new_status": table.status}])


def _row(table: TableShape, person: str) -> dict[str, object]:
    return {
        "table_id": table.id,
        "person_id": person,
        "status": table.status,
        "created_at": table.created_at,
        "hidden": False,
    }
