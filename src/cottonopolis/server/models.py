"""The tables of the database. The truth about a game is its entries; all else can be rebuilt."""

from datetime import datetime
from typing import Any

from advanced_alchemy.base import DefaultBase as Base
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import Mapped, mapped_column

ID = String(24)
NAME = String(40)
WORD = String(24)


class ServerValue(Base):
    """Something about the whole server, such as the key that signs cookies."""

    __tablename__ = "server_values"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """Somebody who plays: a guest, or an account once there is a password."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    name_key: Mapped[str | None] = mapped_column(String(80), unique=True)  # of accounts only
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    webhook: Mapped[str | None] = mapped_column(String(500))
    language: Mapped[str] = mapped_column(String(8), default="en")
    session_key: Mapped[str] = mapped_column(ID)  # a new one ends all sessions
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Table(Base):
    """One game with its settings and where it stands."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    game: Mapped[str] = mapped_column(WORD)
    map: Mapped[str | None] = mapped_column(WORD)
    players: Mapped[int]
    variants: Mapped[list[str]] = mapped_column(JSON)
    rules: Mapped[int]  # version
    seed: Mapped[int] = mapped_column(BigInteger)
    continued: Mapped[bool]  # whether it goes on from a record, whose seed somebody knows
    opening: Mapped[list[int]] = mapped_column(JSON)  # decisions of that record
    opening_moves: Mapped[bytes | None] = mapped_column(LargeBinary)  # and what they led to
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)  # see `schemas.TableSettings`
    status: Mapped[str] = mapped_column(WORD)
    entries: Mapped[int]  # number of the last entry
    last_move: Mapped[int]  # number of the last entry that changed the position
    to_move: Mapped[int | None]
    bot_to_move: Mapped[bool]
    moved_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    deadline: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    started_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    finished_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    rematch: Mapped[str | None] = mapped_column(ID)  # the table that goes on from this one

    __table_args__ = (
        Index("ix_tables_status_created_at", "status", "created_at"),
        Index("ix_tables_deadline", "deadline"),
        Index("ix_tables_bot_to_move", "bot_to_move", "moved_at"),
        Index("ix_tables_host_id", "host_id"),
    )


class Seat(Base):
    """One seat of a table: whose it is and who plays it."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    label: Mapped[str | None] = mapped_column(NAME)  # a name at a screen that several share
    bot: Mapped[str | None] = mapped_column(WORD)
    ready: Mapped[bool]
    resigned: Mapped[bool]
    bank_left: Mapped[float | None]


class Entry(Base):
    """Something that happened at a table, never changed or removed."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(WORD)
    seat: Mapped[int | None]
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    outcome: Mapped[bytes | None] = mapped_column(LargeBinary)  # of a move (see history.py)


class StateLayout(Base):
    """How the states that entries led to are laid out."""

    __tablename__ = "state_layouts"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)  # hexadecimal
    game: Mapped[str] = mapped_column(WORD)
    fields: Mapped[list[Any]] = mapped_column(JSON)


class Invitation(Base):
    """A link that lets people in; only a hash of its word is kept."""

    __tablename__ = "invitations"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    word_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    revoked_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))


class Invited(Base):
    """Somebody whom an invitation let in to a table that is not listed."""

    __tablename__ = "invited"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    invitation_id: Mapped[str | None] = mapped_column(ForeignKey("invitations.id"))


class Note(Base):
    """What a person wrote down about a table, for nobody else."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Result(Base):
    """How one seat of a finished game did."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(String(40), index=True)  # a person's id, or bot:LEVEL
    game: Mapped[str] = mapped_column(WORD)
    map: Mapped[str | None] = mapped_column(WORD)
    players: Mapped[int]
    place: Mapped[int]  # 1 for the winner
    vp: Mapped[int]
    resigned: Mapped[bool]
    rated: Mapped[bool]
    built: Mapped[dict[str, int]] = mapped_column(JSON)  # tiles built by industry
    mu: Mapped[float | None]  # the rating after the game
    sigma: Mapped[float | None]
    finished_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Rating(Base):
    """How strong somebody is at one game with one number of players."""

    __tablename__ = "ratings"
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(WORD, primary_key=True)
    players: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]  # what the leaderboard sorts by
    games: Mapped[int]

    __table_args__ = (Index("ix_ratings_ladder", "game", "players", "ordinal"),)


class Analysis(Base):
    """What the analyst says about a finished game, or how far it has come."""

    __tablename__ = "analyses"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    status: Mapped[str] = mapped_column(WORD)  # waiting, working, done, failed
    done: Mapped[int]  # turns looked at
    turns: Mapped[int]  # turns in all
    found: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    asked_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    touched_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (UniqueConstraint("table_id"),)
