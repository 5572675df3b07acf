"""Stores the result of a tournament table, in the transaction that ends its game."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.community_models import TournamentSeat, TournamentTable
from cottonopolis.server.schemas import TableShape


async def store_tournament_result(session: AsyncSession, table: TableShape) -> None:
    """Store places and points, unless the organiser has set the result."""
    query = select(TournamentTable).where(TournamentTable.table_id == table.id)
    found = (await session.scalars(query)).one_or_none()
    if found is None or found.corrected:
        return
    seats = await session.scalars(
        select(TournamentSeat).where(
            TournamentSeat.tournament_id == found.tournament_id,
            TournamentSeat.round == found.round,
            TournamentSeat.number == found.number,
        )
    )
    ranking, score = table.ranking or [], table.score or []
    for one in seats:
        if one.seat is not None:
            one.place = ranking.index(one.seat) + 1
            one.vp = score[one.seat]
