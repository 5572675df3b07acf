"""Fills a database with many stored tables: rows as the lists need them, without moves."""

import asyncio
from collections.abc import Iterator

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from cottonopolis.games.registry import rules_version
from cottonopolis.server.database import SECRET_KEY, migrate
from cottonopolis.server.models import Person
from cottonopolis.server.moderation.retention import RAN_KEY
from cottonopolis.server.schemas import TableSettings
from cottonopolis.server.settings import Settings

SECRET = "benchmark"  # signs the cookies of the readers
SESSION_KEY = "session-key"
READER = "reader-1"  # has a seat at every 97th table
OPERATOR = "operator-1"
OPERATOR_SESSION = "operator-session"  # has entered a code of the second factor
CLUB = "club-0001"  # every 50th table is one of its tables
CLUBS_OF_READER = 10
STUDIES_OF_READER = 300  # as many as an account may have
MAPS_OF_READER = 100
PLAYERS = 4
MIN_PEOPLE = 100
TABLES_PER_PERSON = 5
PEOPLE_PER_REPORT = 10
TABLES_PER_TOURNAMENT = 100  # stored ones, of all kinds
TABLES_OF_TOURNAMENT = 5  # that belong to it
SEASONS = ("", "2026-3", "2026-4")
FIRST_S = 1_600_000_000  # when the first table was created, in seconds since 1970
STEP_S = 60  # between two tables
SQLITE_CACHE_KB = 500_000  # while it is filled

# Of table number n; ids are not in the order of creation
TABLE_ID = "('table-' || CAST((n * 2654435761) % 4294967291 AS TEXT))"
TOURNAMENT_ID = "('tournament-' || CAST((n * 7919) % 1000003 AS TEXT))"  # of tournament number n
STATUS = """CASE WHEN n % 100 < 94 THEN 'finished' WHEN n % 100 < 96 THEN 'closed'
    WHEN n % 100 < 98 THEN 'playing' ELSE 'open' END"""
GAME = "CASE WHEN n % 3 = 0 THEN 'industry' ELSE 'brass' END"
MAP = "CASE WHEN n % 3 = 0 THEN 'germany' END"
SETTINGS = msgspec.json.encode(TableSettings()).decode()
CREATED_S = f"{FIRST_S} + n * {STEP_S}"


class Dialect:
    """What differs between the two databases."""

    def __init__(self, is_sqlite: bool) -> None:
        self.is_sqlite = is_sqlite

    def at(self, seconds: str = CREATED_S) -> str:
        """A time, as the database stores it."""
        if self.is_sqlite:
            return f"(datetime({seconds}, 'unixepoch') || '.000000')"
        return f"to_timestamp({seconds})"

    def numbers(self, most: int, name: str = "n") -> str:
        """A source of rows with the numbers from 1."""
        if self.is_sqlite:
            step = f"SELECT {name} + 1 FROM counted WHERE {name} < {most}"
            counted = f"WITH RECURSIVE counted({name}) AS (SELECT 1 UNION ALL {step})"
            return f"({counted} SELECT {name} FROM counted) AS numbers_{name}"
        return f"generate_series(CAST(1 AS BIGINT), {most}) AS numbers_{name}({name})"

    def json(self, expression: str) -> str:
        return expression if self.is_sqlite else f"CAST({expression} AS JSON)"

    @property
    def before(self) -> tuple[str, ...]:
        """What makes filling fast; nothing has to survive a crash."""
        if self.is_sqlite:
            return "PRAGMA synchronous = OFF", f"PRAGMA cache_size = -{SQLITE_CACHE_KB}"
        return ("SET session_replication_role = replica",)  # checks no foreign keys


def person_id(number: int) -> str:
    return f"person-{number:07}"


def fill(database: str, tables: int) -> int:
    """Migrate an empty database and fill it; returns the number of people."""
    settings = Settings(database=database)
    migrate(settings)
    people = max(MIN_PEOPLE, tables // TABLES_PER_PERSON)

    async def run() -> None:
        engine = create_async_engine(settings.database_url())
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_fill, tables, people)
                await connection.commit()
        finally:
            await engine.dispose()

    asyncio.run(run())
    return people


def _fill(connection: Connection, tables: int, people: int) -> None:
    dialect = Dialect(connection.dialect.name == "sqlite")
    for statement in dialect.before:
        connection.exec_driver_sql(statement)
    indexes = [index for table in Person.metadata.sorted_tables for index in table.indexes]
    # Those of a part of the rows stay: only the migration knows which part on PostgreSQL
    indexes = [index for index in indexes if index.dialect_kwargs.get("sqlite_where") is None]
    for index in indexes:  # built at once, they take a fraction of the time
        index.drop(connection)
    for statement in _statements(dialect, tables, people):
        connection.exec_driver_sql(statement)
    values = {SECRET_KEY: SECRET, RAN_KEY: "9999"}  # retention would close the old tables
    connection.execute(
        text("INSERT INTO server_values (key, value) VALUES (:key, :value)"),
        [{"key": key, "value": value} for key, value in values.items()],
    )
    for index in indexes:
        index.create(connection)
    if not dialect.is_sqlite:
        connection.exec_driver_sql("ANALYZE")  # as PostgreSQL does by itself after a while


def _statements(dialect: Dialect, tables: int, people: int) -> Iterator[str]:
    """The statements that insert everything, in the order of foreign keys."""
    yes, no = ("1", "0") if dialect.is_sqlite else ("true", "false")
    numbered = dialect.numbers(tables)
    # The reader has the first seat of every 97th table; somebody else has it in all others
    number = f"1 + (n * 48271 + seat * 7919) % {people}"
    digits = f"substr('000000' || CAST({number} AS TEXT), -7)"
    if not dialect.is_sqlite:
        digits = f"lpad(CAST({number} AS TEXT), 7, '0')"
    at_seat = f"CASE WHEN n % 97 = 0 AND seat = 0 THEN '{READER}' ELSE 'person-' || {digits} END"
    at_first = at_seat.replace("seat", "0")
    seat_numbers = f"(SELECT m - 1 AS seat FROM {dialect.numbers(PLAYERS, 'm')}) AS seat_numbers"
    begun = dialect.at(str(FIRST_S))

    yield (
        "INSERT INTO people (id, name, name_key, search_name, password, email_confirmed, language,"
        f" session_key, created_at, seen_at) SELECT 'person-' || {digits.replace(number, 'n')},"
        " 'Person ' || CAST(n AS TEXT), 'person ' || CAST(n AS TEXT),"
        f" 'person ' || CAST(n AS TEXT), 'x', {no}, 'en', '{SESSION_KEY}',"
        f" {begun}, {dialect.at(CREATED_S)} FROM {dialect.numbers(people)}"
    )
    for who in (READER, OPERATOR):
        yield (
            "INSERT INTO people (id, name, name_key, search_name, password, email_confirmed,"
            f" language, session_key, created_at, seen_at) VALUES ('{who}', '{who}', '{who}',"
            f" '{who}', 'x', {no}, 'en', '{SESSION_KEY}', {begun}, {begun})"
        )
    yield from _moderation(dialect, people)
    versions = f"CASE WHEN n % 3 = 0 THEN {rules_version('industry')} ELSE {rules_version('brass')}"
    yield (
        "INSERT INTO tables (id, name, host_id, game, map, players, variants, rules, seed,"
        " continued, opening, settings, listed, status, entries, last_move, bot_to_move,"
        f" created_at, started_at, finished_at) SELECT {TABLE_ID}, 'Table ' || CAST(n AS TEXT),"
        f" {at_first}, {GAME}, {MAP}, {PLAYERS}, '[]', {versions} END, CAST(n AS TEXT), {no}, '[]',"
        f" '{SETTINGS}', n % 5 <> 0, {STATUS}, 1, 0, {no}, {dialect.at()},"
        f" CASE WHEN n % 100 < 98 THEN {dialect.at()} END,"
        f" CASE WHEN n % 100 < 94 THEN {dialect.at()} END FROM {numbered}"
    )
    yield (
        "INSERT INTO seats (table_id, seat, person_id, ready, resigned) SELECT"
        f" {TABLE_ID}, seat, {at_seat}, {yes}, {no} FROM {numbered}, {seat_numbers}"
    )
    yield (
        "INSERT INTO entries (table_id, number, kind, person_id, data, at) SELECT"
        f" {TABLE_ID}, 1, 'created', {at_first}, '{{}}', {dialect.at()} FROM {numbered}"
    )
    yield (
        "INSERT INTO own_tables (table_id, person_id, status, created_at, hidden) SELECT DISTINCT"
        f" {TABLE_ID}, {at_seat}, {STATUS}, {dialect.at()}, n % 10 = 0"
        f" FROM {numbered}, {seat_numbers}"
    )
    yield (
        "INSERT INTO results (table_id, seat, player, game, map, players, place, vp, resigned,"
        f" rated, built, mu, sigma, finished_at) SELECT {TABLE_ID}, seat, {at_seat}, {GAME}, {MAP},"
        f" {PLAYERS}, seat + 1, 100 - seat, {no}, {yes}, '{{\"cotton_mill\": 3}}', 25, 8,"
        f" {dialect.at()} FROM {numbered}, {seat_numbers} WHERE n % 100 < 94"
    )
    yield from _ratings()
    yield from _communities(dialect, tables)
    yield from _rounds(dialect, tables, f"{numbered}, {seat_numbers}", at_seat)
    yield from _drawers(dialect, tables)


def _moderation(dialect: Dialect, people: int) -> Iterator[str]:
    """An operator with a verified session, and a report and a sanction for every tenth person."""
    verified = "datetime('now') || '.000000'" if dialect.is_sqlite else "now()"
    begun = dialect.at(str(FIRST_S))
    yield (
        "INSERT INTO operators (person_id, totp_secret, last_step, tries, created_at) VALUES"
        f" ('{OPERATOR}', 'x', 0, 0, {begun})"
    )
    yield (
        "INSERT INTO browser_sessions (id, person_id, created_at, verified_at) VALUES"
        f" ('{OPERATOR_SESSION}', '{OPERATOR}', {verified}, {verified})"
    )
    numbers, at = dialect.numbers(max(1, people // PEOPLE_PER_REPORT)), dialect.at(CREATED_S)
    yield (
        "INSERT INTO reports (id, kind, status, reporter_id, person_id, text, created_at,"
        " closed_at) SELECT 'report-' || CAST(n AS TEXT), 'talk',"
        f" CASE WHEN n % 2 = 0 THEN 'closed' ELSE 'open' END, '{OPERATOR}', '{READER}', 'Rude',"
        f" {at}, CASE WHEN n % 2 = 0 THEN {at} END FROM {numbers}"
    )
    yield (
        "INSERT INTO sanctions (id, kind, person_id, reason, created_at, until, lifted_at) SELECT"
        f" 'sanction-' || CAST(n AS TEXT), 'mute', '{READER}', 'Rude', {at},"
        f" CASE WHEN n % 2 = 0 THEN {at} END, CASE WHEN n % 3 = 0 THEN {at} END FROM {numbers}"
    )


def _ratings() -> Iterator[str]:
    for season in SEASONS:
        yield (
            "INSERT INTO ratings (player, game, players, map, season, mu, sigma, ordinal, games)"
            f" SELECT id, 'brass', {PLAYERS}, '', '{season}', 25.0, 4.0,"
            " 0.003 * (CAST(substr(id, 8) AS INTEGER) % 9973), 7"
            f" FROM people WHERE id LIKE 'person-%'"
        )
    yield (
        "INSERT INTO ratings (player, game, players, map, season, mu, sigma, ordinal, games)"
        f" VALUES ('{READER}', 'brass', {PLAYERS}, '', '', 20, 4, 8, 7)"
    )


def _communities(dialect: Dialect, tables: int) -> Iterator[str]:
    clubs = dialect.numbers(CLUBS_OF_READER)
    begun = dialect.at(str(FIRST_S))
    number = "substr('000' || CAST(n AS TEXT), -4)"
    if not dialect.is_sqlite:
        number = "lpad(CAST(n AS TEXT), 4, '0')"
    yield (
        f"INSERT INTO clubs (id, name, about, owner_id, created_at) SELECT 'club-' || {number},"
        f" 'Club', '', '{READER}', {begun} FROM {clubs}"
    )
    yield (
        f"INSERT INTO club_members (club_id, person_id, joined_at) SELECT id, '{READER}', {begun}"
        " FROM clubs"
    )
    yield (
        f"INSERT INTO club_tables (table_id, club_id, created_at) SELECT {TABLE_ID}, '{CLUB}',"
        f" {dialect.at()} FROM {dialect.numbers(tables)} WHERE n % 50 = 0"
    )
    private = SETTINGS.replace('"listed":true', '"listed":false')
    settings = f"CASE WHEN n % 5 = 0 THEN '{private}' ELSE '{SETTINGS}' END"
    count = max(1, tables // TABLES_PER_TOURNAMENT)
    yield (
        "INSERT INTO tournaments (id, name, about, organiser_id, club_id, system, game, variants,"
        f" table_size, sizes, rounds, settings, status, round, created_at) SELECT {TOURNAMENT_ID},"
        f" 'Cup', '', '{person_id(1)}',"
        f" CASE WHEN n % 5 = 0 THEN '{CLUB}' END, 'swiss', 'brass', '[]', 4, '[4]', 3,"
        f" {dialect.json(settings)},"
        " CASE WHEN n % 50 = 0 THEN 'open' ELSE 'finished' END, 0,"
        f" {dialect.at()} FROM {dialect.numbers(count)}"
    )
    yield (
        "INSERT INTO tournament_players (tournament_id, person_id, status, registered_at) SELECT"
        f" id, '{READER}', 'playing', {begun} FROM tournaments WHERE id LIKE '%7'"
    )
    yield (
        f"INSERT INTO follows (person_id, followed_id, created_at) SELECT '{READER}', id, {begun}"
        f" FROM people WHERE id <> '{READER}' AND id <= '{person_id(MIN_PEOPLE)}'"
    )


def _rounds(dialect: Dialect, tables: int, at_seats: str, person: str) -> Iterator[str]:
    """One round of each tournament, at tables where the reader has no seat."""
    share = TABLES_PER_TOURNAMENT // TABLES_OF_TOURNAMENT
    last = max(1, tables // TABLES_PER_TOURNAMENT) * TABLES_PER_TOURNAMENT
    tournament = TOURNAMENT_ID.replace("(n ", f"(((n - 1) / {TABLES_PER_TOURNAMENT} + 1) ")
    number = f"(n - 1) % {TABLES_PER_TOURNAMENT} / {share} + 1"
    chosen = f"WHERE n % {share} = 0 AND n % 97 <> 0 AND n <= {last}"
    yield (
        "INSERT INTO tournament_tables (tournament_id, round, number, table_id, corrected)"
        f" SELECT {tournament}, 1, {number}, {TABLE_ID}, {'0' if dialect.is_sqlite else 'false'}"
        f" FROM {dialect.numbers(tables)} {chosen}"
    )
    # With few people somebody might sit at two tables of a tournament
    yield (
        "INSERT INTO tournament_players (tournament_id, person_id, status, registered_at) SELECT"
        f" {tournament}, {person}, 'playing', {dialect.at()} FROM {at_seats} {chosen}"
        " ON CONFLICT DO NOTHING"
    )
    yield (
        "INSERT INTO tournament_seats (tournament_id, round, person_id, number, seat, place, vp)"
        f" SELECT {tournament}, 1, {person}, {number}, seat, seat + 1, 100 - seat"
        f" FROM {at_seats} {chosen} ON CONFLICT DO NOTHING"
    )


def _drawers(dialect: Dialect, tables: int) -> Iterator[str]:
    """Studies and maps, of the reader and of somebody else."""
    others = max(1, tables // TABLES_PER_TOURNAMENT)
    for owner, studies, maps in (
        (READER, STUDIES_OF_READER, MAPS_OF_READER),
        (person_id(1), others, others),
    ):
        yield (
            "INSERT INTO studies (id, owner_id, title, game, text, version, created_at, updated_at)"
            f" SELECT '{owner}-' || CAST(n AS TEXT), '{owner}', 'Study', 'brass', '', 1,"
            f" {dialect.at()}, {dialect.at()} FROM {dialect.numbers(studies)}"
        )
        yield (
            "INSERT INTO maps (id, owner_id, game, name, text, version, shared, created_at,"
            f" changed_at) SELECT '{owner}-' || CAST(n AS TEXT), '{owner}', 'industry', 'Map', '',"
            f" 1, {'0' if dialect.is_sqlite else 'false'}, {dialect.at()}, {dialect.at()}"
            f" FROM {dialect.numbers(maps)}"
        )
