"""The database tables of clubs, tournaments and followed players."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cottonopolis.server.columns import Base, DateTimeUTC
from cottonopolis.server.models import ID, WORD

TITLE = String(60)


class Club(Base):
    """A group of people with private tables."""

    __tablename__ = "clubs"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(TITLE)
    about: Mapped[str] = mapped_column(Text)
    owner_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ClubMember(Base):
    """A member of a club; its owner is one too."""

    __tablename__ = "club_members"
    club_id: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    joined_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ClubInvitation(Base):
    """An invitation link to a club; only a hash of its secret word is stored."""

    __tablename__ = "club_invitations"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    club_id: Mapped[str] = mapped_column(ForeignKey("clubs.id"), index=True)
    word_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    revoked_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))


class ClubTable(Base):
    """A table that the members of a club may view and join."""

    __tablename__ = "club_tables"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    club_id: Mapped[str] = mapped_column(ForeignKey("clubs.id"))
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))  # of the table

    __table_args__ = (Index("ix_club_tables_club_id", "club_id", "created_at", "table_id"),)


class Tournament(Base):
    """A tournament with its settings and its status."""

    __tablename__ = "tournaments"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(TITLE)
    about: Mapped[str] = mapped_column(Text)
    organiser_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    club_id: Mapped[str | None] = mapped_column(ForeignKey("clubs.id"))
    system: Mapped[str] = mapped_column(WORD)  # see `pairing.System`
    game: Mapped[str] = mapped_column(WORD)
    map: Mapped[str | None] = mapped_column(WORD)
    variants: Mapped[list[str]] = mapped_column(JSON)
    table_size: Mapped[int]  # the usual number of players at a table
    sizes: Mapped[list[int]] = mapped_column(JSON)  # all allowed numbers
    rounds: Mapped[int]  # planned
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)  # see `schemas.TableSettings`
    status: Mapped[str] = mapped_column(WORD)  # open, running, finished, cancelled
    round: Mapped[int]  # 0 before the first one
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    started_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    finished_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (
        Index("ix_tournaments_created_at", "created_at", "id"),
        Index("ix_tournaments_status_created_at", "status", "created_at", "id"),
        Index("ix_tournaments_club_id", "club_id", "created_at", "id"),
    )


class TournamentPlayer(Base):
    """A player of a tournament."""

    __tablename__ = "tournament_players"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    status: Mapped[str] = mapped_column(WORD)  # playing, withdrawn, dropped
    seed: Mapped[int | None]  # 1 for the best rated; set at the start
    registered_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class TournamentTable(Base):
    """A table of a round."""

    __tablename__ = "tournament_tables"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)
    corrected: Mapped[bool]  # whether the organiser set the result


class TournamentSeat(Base):
    """What a player has in a round: a seat at a table and its result, or a bye."""

    __tablename__ = "tournament_seats"
    tournament_id: Mapped[str] = mapped_column(ID, primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[str] = mapped_column(ID, primary_key=True)
    number: Mapped[int | None]  # of the table; None for a bye
    seat: Mapped[int | None]
    place: Mapped[int | None]  # None until the game is over
    vp: Mapped[int | None]

    __table_args__ = (
        ForeignKeyConstraint(
            ["tournament_id", "person_id"],
            ["tournament_players.tournament_id", "tournament_players.person_id"],
        ),
    )


class Follow(Base):
    """A person follows another one, to find their open tables."""

    __tablename__ = "follows"
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    followed_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
