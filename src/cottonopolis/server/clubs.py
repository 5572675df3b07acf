"""Clubs: who belongs to them, and who may do what."""

from litestar.datastructures import State
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import (
    Club,
    ClubInvitation,
    ClubMember,
    ClubTable,
    Tournament,
)
from cottonopolis.server.permissions import database_of
from cottonopolis.server.sessions import CurrentUser

MAX_MEMBERS = 500
MAX_OWN_CLUBS = 10


def check_account(user: CurrentUser) -> None:
    """Raise ApiError if a person is a guest."""
    if user.guest:
        raise ApiError("needs-account")


async def find_club(session: AsyncSession, club_id: str) -> Club:
    club = await session.get(Club, club_id)
    if club is None:
        raise ApiError("not-found", what="club")
    return club


async def is_member(session: AsyncSession, club_id: str, person: str) -> bool:
    return await session.get(ClubMember, (club_id, person)) is not None


async def check_member(session: AsyncSession, club_id: str, person: str | None) -> Club:
    """Return the club; raise ApiError if a person does not belong to it."""
    club = await find_club(session, club_id)
    if person is None or not await is_member(session, club_id, person):
        raise ApiError("not-member")
    return club


async def check_club_owner(session: AsyncSession, club_id: str, person: str) -> Club:
    """Return the club; raise ApiError if a person does not own it."""
    club = await check_member(session, club_id, person)
    if club.owner_id != person:
        raise ApiError("not-owner")
    return club


async def member_count(session: AsyncSession, club_id: str) -> int:
    query = select(func.count()).where(ClubMember.club_id == club_id)
    return await session.scalar(query) or 0


async def check_may_use_club(state: State, club_id: str | None, user: CurrentUser) -> None:
    """Raise ApiError if a person may not create something for a club."""
    if club_id is not None:
        async with database_of(state).reading() as session:
            await check_member(session, club_id, user.id)


async def dissolve_club(session: AsyncSession, club_id: str) -> None:
    """Remove a club; its tables and tournaments stay."""
    for model in (ClubInvitation, ClubTable, ClubMember):
        await session.execute(delete(model).where(model.club_id == club_id))
    of_club = update(Tournament).where(Tournament.club_id == club_id)
    await session.execute(of_club.values(club_id=None))
    await session.execute(delete(Club).where(Club.id == club_id))
