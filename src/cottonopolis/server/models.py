"""The database tables. The entries define a game; everything else about it can be rebuilt."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import Mapped, mapped_column, validates

from cottonopolis.server.columns import Base, DateTimeUTC
from cottonopolis.server.names import name_key

ID = String(24)
NAME = String(40)
WORD = String(24)
NOT_PLAYED = text("kind <> 'play'")  # entries of talk, joining and the like
NOT_LIFTED = text("lifted_at IS NULL")
# Compared letter by letter, so that an index finds names by their beginning
SEARCH_NAME = String(80).with_variant(String(80, collation="C"), "postgresql")


def _now() -> datetime:
    return datetime.now(UTC)


class SeedNumber(TypeDecorator[int]):
    """A seed: no database has integers of 128 bits."""

    impl = String(40)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


class ServerValue(Base):
    """A value for the whole server, such as the key that signs cookies."""

    __tablename__ = "server_values"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """A player: a guest, or an account if there is a password."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    name_key: Mapped[str | None] = mapped_column(String(80), unique=True)  # accounts only
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    webhook: Mapped[str | None] = mapped_column(String(500))
    language: Mapped[str] = mapped_column(String(8), default="en")
    session_key: Mapped[str] = mapped_column(ID)  # changing it ends all sessions
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    # What the name looks like (see names.py); accounts only
    name_skeleton: Mapped[str | None] = mapped_column(String(160), index=True)
    # Last use of a session, to the day; everybody has one
    seen_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True), default=_now)
    search_name: Mapped[str] = mapped_column(SEARCH_NAME, default="", server_default="")
    # Whether finished games may be used for puzzles and statistics
    shares_games: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (  # operators list and search people
        Index("ix_people_seen_at", "seen_at", "id"),
        Index("ix_people_search_name", "search_name", "id"),
    )

    @validates("name")
    def _set_search_name(self, _column: str, name: str) -> str:
        self.search_name = name_key(name)
        return name


class BrowserSession(Base):
    """A session of a person in one browser; signing out removes it."""

    __tablename__ = "browser_sessions"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True), index=True)
    # IP address, if the operator keeps them for some days
    address: Mapped[str | None] = mapped_column(String(45))
    # When an operator last entered a code of the second factor
    verified_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))


class Operator(Base):
    """An account that may moderate, with its second factor."""

    __tablename__ = "operators"
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    totp_secret: Mapped[str] = mapped_column(String(64))  # base32
    last_step: Mapped[int] = mapped_column(default=0)  # a code is accepted once
    tries: Mapped[int] = mapped_column(default=0)  # wrong codes since `tried_at`
    tried_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Sanction(Base):
    """A mute, a ban (of a person or of addresses), or a person's exclusion from one table."""

    __tablename__ = "sanctions"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(WORD)  # mute, ban or kick
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    network: Mapped[str | None] = mapped_column(String(50))  # e.g. 192.0.2.0/24
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), index=True)
    reason: Mapped[str] = mapped_column(String(300))
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    until: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))  # None: for good
    lifted_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))

    # As for `ix_entries_person`, the migration gives PostgreSQL's index the same condition
    __table_args__ = (
        Index("ix_sanctions_in_force", "created_at", "id", sqlite_where=NOT_LIFTED),
        Index("ix_sanctions_person_id", "person_id", "created_at", "id"),
    )


class Complaint(Base):
    """A person's report about somebody, at a table or in what they share."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(WORD)  # talk, name, behaviour or text
    status: Mapped[str] = mapped_column(WORD)  # open or closed
    reporter_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)  # reported
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), index=True)
    about: Mapped[str | None] = mapped_column(WORD)  # what they share: see `words.THINGS`
    about_id: Mapped[str | None] = mapped_column(ID)  # it may be gone
    text: Mapped[str] = mapped_column(String(500))
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    closed_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    outcome: Mapped[str | None] = mapped_column(String(300))

    __table_args__ = (
        Index("ix_reports_status_created_at", "status", "created_at", "id"),
        Index("ix_reports_status_closed_at", "status", "closed_at", "id"),
    )


class AuditEntry(Base):
    """What an operator did; a trigger refuses changes and removals."""

    __tablename__ = "audit_log"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    actor: Mapped[str] = mapped_column(NAME)  # person id, or "command line" or "schedule"
    action: Mapped[str] = mapped_column(WORD)
    subject: Mapped[str | None] = mapped_column(String(60))  # id of a person, table, …
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


class SitePage(Base):
    """A page that the operator writes: terms, privacy or contact."""

    __tablename__ = "site_pages"
    name: Mapped[str] = mapped_column(WORD, primary_key=True)
    language: Mapped[str] = mapped_column(String(8), primary_key=True)
    text: Mapped[str] = mapped_column(Text)  # Markdown
    changed_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class SentMail(Base):
    """When a kind of e-mail was last sent to an address, to limit it."""

    __tablename__ = "sent_mails"
    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of kind and address
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class PushSubscription(Base):
    """A browser that receives web push messages for a person."""

    __tablename__ = "push_subscriptions"
    endpoint: Mapped[str] = mapped_column(String(500), primary_key=True)  # URL of the push service
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    p256dh: Mapped[str] = mapped_column(String(100))  # public key of the browser, base64url
    auth: Mapped[str] = mapped_column(String(40))  # secret shared with the browser, base64url
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Table(Base):
    """One table with its settings and the status of its game."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    game: Mapped[str] = mapped_column(WORD)
    map: Mapped[str | None] = mapped_column(WORD)
    players: Mapped[int]
    variants: Mapped[list[str]] = mapped_column(JSON)
    rules: Mapped[int]  # version of the rules
    seed: Mapped[int] = mapped_column(SeedNumber)
    continued: Mapped[bool]  # whether it continues a record, whose seed is known
    opening: Mapped[list[int]] = mapped_column(JSON)  # decisions of that record
    opening_moves: Mapped[bytes | None] = mapped_column(LargeBinary)  # packed, with their outcomes
    # Facts of the position it starts from, as in a record; None: the position of the seed
    start: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)  # see `schemas.TableSettings`
    listed: Mapped[bool]  # as in the settings
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
    rematch: Mapped[str | None] = mapped_column(ID)  # id of the table of the rematch

    __table_args__ = (
        # The lobby, with and without its filters
        Index("ix_tables_listed", "listed", "created_at", "id"),
        Index("ix_tables_status", "status", "listed", "created_at", "id"),
        Index("ix_tables_game", "game", "listed", "created_at", "id"),
        Index("ix_tables_game_status", "game", "status", "listed", "created_at", "id"),
        Index("ix_tables_deadline", "deadline"),
        Index("ix_tables_bot_to_move", "bot_to_move", "moved_at"),
        Index("ix_tables_host_id", "host_id", "created_at", "id"),
    )


class Seat(Base):
    """One seat of a table."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    label: Mapped[str | None] = mapped_column(NAME)  # player name at a shared screen
    bot: Mapped[str | None] = mapped_column(WORD)
    ready: Mapped[bool]
    resigned: Mapped[bool]
    bank_left: Mapped[float | None]  # seconds of the time bank
    bot_name: Mapped[str | None] = mapped_column(NAME)  # of a bot that plays it
    colour: Mapped[int | None]  # None: as its number


class Entry(Base):
    """An entry of a table's log; never changed or removed."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(WORD)
    seat: Mapped[int | None]
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    outcome: Mapped[bytes | None] = mapped_column(LargeBinary)  # packed, of a move (see history.py)

    __table_args__ = (
        # The tables at which a person has talked, joined or left. The migration gives PostgreSQL's
        # index the same condition: naming it here would load that dialect at every start
        Index("ix_entries_person", "person_id", "table_id", sqlite_where=NOT_PLAYED),
    )


class StateLayout(Base):
    """A memory layout of stored states."""

    __tablename__ = "state_layouts"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)  # hexadecimal
    game: Mapped[str] = mapped_column(WORD)
    fields: Mapped[list[Any]] = mapped_column(JSON)


class Invitation(Base):
    """An invitation link; only a hash of its secret word is stored."""

    __tablename__ = "invitations"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    word_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    revoked_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))


class Invited(Base):
    """A person with access to an unlisted table."""

    __tablename__ = "invited"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    invitation_id: Mapped[str | None] = mapped_column(ForeignKey("invitations.id"))


class OwnTable(Base):
    """A table in a person's list (see own_tables.py)."""

    __tablename__ = "own_tables"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    status: Mapped[str] = mapped_column(WORD)  # of the table
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))  # of the table
    hidden: Mapped[bool]  # whether the person cleared it away

    __table_args__ = (
        Index("ix_own_tables_person", "person_id", "hidden", "created_at", "table_id"),
        Index(
            "ix_own_tables_person_status", "person_id", "status", "hidden", "created_at", "table_id"
        ),
    )


class Note(Base):
    """The private notes of a person about a table."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class PreparedTurn(Base):
    """The private turn that a seat has prepared, or why it was cancelled."""

    __tablename__ = "prepared_turns"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    version: Mapped[str] = mapped_column(ID)  # changes with the actions
    actions: Mapped[list[Any]] = mapped_column(JSON)  # see `prepared.PreparedAction`
    # See `prepared.Problem`
    cancelled: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class Result(Base):
    """The result of one seat of a finished game."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(String(40))  # person id, or bot:LEVEL
    game: Mapped[str] = mapped_column(WORD)
    map: Mapped[str | None] = mapped_column(WORD)
    players: Mapped[int]
    place: Mapped[int]  # 1 for the winner
    vp: Mapped[int]
    resigned: Mapped[bool]
    rated: Mapped[bool]
    built: Mapped[dict[str, int]] = mapped_column(JSON)  # number of tiles by industry
    mu: Mapped[float | None]  # the rating after the game
    sigma: Mapped[float | None]
    finished_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (Index("ix_results_player", "player", "finished_at", "table_id", "seat"),)


class Rating(Base):
    """The rating of a player for one game, number of players, map and season."""

    __tablename__ = "ratings"
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(WORD, primary_key=True)
    players: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    map: Mapped[str] = mapped_column(WORD, primary_key=True)  # empty: all maps
    season: Mapped[str] = mapped_column(WORD, primary_key=True)  # "2026-4"; empty: all seasons
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]  # sort key of the leaderboard
    games: Mapped[int]

    __table_args__ = (
        Index("ix_ratings_ladder", "game", "players", "map", "season", "ordinal", "player"),
    )


class Analysis(Base):
    """The analysis of a finished game, or its progress."""

    __tablename__ = "analyses"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    status: Mapped[str] = mapped_column(WORD)  # waiting, working, done, failed
    done: Mapped[int]  # turns analysed
    turns: Mapped[int]  # turns in total
    found: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # the result, when done
    asked_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    touched_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (UniqueConstraint("table_id"),)


class Map(Base):
    """A map that a person draws. Games use a copy (`MapText`), so that later changes do no harm."""

    __tablename__ = "maps"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    game: Mapped[str] = mapped_column(WORD)
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)  # TOML
    version: Mapped[int]  # counts the changes
    shared: Mapped[bool]  # whether everyone who knows the id may read it
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    changed_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (Index("ix_maps_owner_id", "owner_id", "changed_at"),)


class MapText(Base):
    """The text of a map that tables are played on; never changed or removed."""

    __tablename__ = "map_texts"
    id: Mapped[str] = mapped_column(ID, primary_key=True)  # see `map_texts.map_id`
    game: Mapped[str] = mapped_column(WORD)
    text: Mapped[str] = mapped_column(Text)


class PuzzleAttempt(Base):
    """The first attempt of a person at a puzzle."""

    __tablename__ = "puzzle_attempts"
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    puzzle_id: Mapped[str] = mapped_column(NAME, primary_key=True)
    solved: Mapped[bool]
    hints: Mapped[int]  # seen before the attempt
    rated: Mapped[bool]
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class PuzzleRating(Base):
    """The rating of a puzzle, from the rated attempts at it."""

    __tablename__ = "puzzle_ratings"
    puzzle_id: Mapped[str] = mapped_column(NAME, primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    attempts: Mapped[int]
    solved: Mapped[int]


class PuzzleSolver(Base):
    """The rating and the streaks of a person who solves puzzles."""

    __tablename__ = "puzzle_solvers"
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    attempts: Mapped[int]  # rated ones
    solved: Mapped[int]
    streak: Mapped[int]
    best_streak: Mapped[int]
    day: Mapped[str | None] = mapped_column(String(10))  # of the last puzzle of the day solved
    day_streak: Mapped[int]


class StudyRow(Base):
    """A study: a record with variations, as text (docs/studies.md)."""

    __tablename__ = "studies"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    title: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(WORD)
    text: Mapped[str] = mapped_column(Text)
    version: Mapped[int]  # grows with every change
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))  # where it comes from
    forked_from: Mapped[str | None] = mapped_column(ID)  # id of a study, which may be gone
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    updated_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))

    __table_args__ = (
        Index("ix_studies_owner_id", "owner_id", "updated_at"),
        Index("ix_studies_table_id", "table_id"),
    )
