"""Emptying the words that people read: names and descriptions."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.community_models import Tournament, TournamentTable
from cottonopolis.server.models import Table

EMPTIED_NAME = "–"


async def empty_tournament(session: AsyncSession, row: Tournament) -> dict[str, str]:
    """Empty the words of a tournament; return the new names of its tables, which repeat its own."""
    row.name, row.about = EMPTIED_NAME, ""
    query = select(TournamentTable).where(TournamentTable.tournament_id == row.id)
    names = {
        one.table_id: table_name(EMPTIED_NAME, one.round, one.number)
        for one in await session.scalars(query)
    }
    for table_id, name in names.items():
        await session.execute(update(Table).where(Table.id == table_id).values(name=name))
    return names


def table_name(tournament: str, round_number: int, number: int) -> str:
    """The name of a table of a tournament."""
    return f"{tournament} {round_number}.{number}"
