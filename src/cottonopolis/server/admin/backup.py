"""Backs up a database to one file, and restores it to SQLite or PostgreSQL.

The file is gzipped JSON lines: a header with the columns, one line per row, and a checksum of all
lines before it. It contains password hashes and the key that signs cookies.
"""

import asyncio
import gzip
import hashlib
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    LargeBinary,
    TableClause,
    Text,
    column,
    func,
    insert,
    select,
    table,
)
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.types import TypeEngine

from cottonopolis import __version__
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.server.admin.source import (
    ReportProgress,
    connected,
    opened,
    revisions,
    schema_of,
    snapshot,
)
from cottonopolis.server.columns import DateTimeUTC
from cottonopolis.server.database import DATABASE_ERRORS, migrate, sqlite_file, unreachable
from cottonopolis.server.models import Person
from cottonopolis.server.schemas import now
from cottonopolis.server.settings import Settings
from cottonopolis.support.files import replacing

FORMAT = 1
OWNER_ONLY = 0o600
ROWS_PER_BATCH = 500
MAX_LINE_BYTES = 64 * 1024 * 1024

KIND_OF_TYPE: dict[type[Any], str] = {
    str: "text",
    int: "int",
    bool: "bool",
    float: "float",
    datetime: "time",
    bytes: "bytes",
    object: "json",
}
TYPE_OF_KIND: dict[str, TypeEngine[Any]] = {
    "text": Text(),
    "int": BigInteger(),
    "bool": Boolean(),
    "float": Double(),
    "time": DateTimeUTC(timezone=True),
    "bytes": LargeBinary(),
    "json": JSON(none_as_null=True),
}


class Header(Struct):
    """The first line: what the backup contains."""

    cottonopolis_backup: int  # version of the format
    program: str
    schema: str  # revision
    rules: dict[str, int]  # version by game
    at: datetime
    # Kinds by table and column; tables in the order of insertion
    columns: dict[str, dict[str, str]]
    rows: dict[str, int]  # number by table

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class Checksum(Struct):
    """The last line: a checksum of all lines before it."""

    sha256: str


Row = tuple[str, list[Any]]
read_header = msgspec.json.Decoder(Header).decode
read_checksum = msgspec.json.Decoder(Checksum).decode
read_row = msgspec.json.Decoder(Row).decode


# Writing


async def write_backup(settings: Settings, file: Path, report_progress: ReportProgress) -> Header:
    """Write a consistent backup; the file is complete, or not created."""
    async with opened(settings) as database, snapshot(database) as session:
        header = await _header(session)
        with replacing(file, OWNER_ONLY) as stream, _with_checksum(stream) as write:
            write(header)
            done = 0
            async for rows in _all_rows(session, header):
                for row in rows:
                    write(row)
                done += len(rows)
                report_progress(done, header.total)
    return header


async def _header(session: AsyncSession) -> Header:
    tables = Person.metadata.sorted_tables
    counts = {
        str(found.name): await session.scalar(select(func.count()).select_from(found)) or 0
        for found in tables
    }
    columns = {str(t.name): {str(c.name): _kind(c) for c in t.columns} for t in tables}
    rules = {game: rules_version(game) for game in game_ids()}
    return Header(FORMAT, __version__, revisions()[0], rules, now(), columns, counts)


def _kind(found: Column[Any]) -> str:
    return KIND_OF_TYPE[found.type.python_type]


async def _all_rows(session: AsyncSession, header: Header) -> Any:
    """Yield all rows in batches."""
    for found in Person.metadata.sorted_tables:
        name = str(found.name)
        kinds = list(header.columns[name].values())
        query = select(found).order_by(*found.primary_key.columns)
        result = await session.stream(query)
        async for part in result.partitions(ROWS_PER_BATCH):
            yield [
                (name, [_encode_value(k, v) for k, v in zip(kinds, row, strict=True)])
                for row in part
            ]


def _encode_value(kind: str, value: Any) -> Any:
    if kind == "time" and value is not None:
        return value.astimezone(UTC).isoformat()
    if kind == "bytes" and value is not None:
        return b64encode(value).decode()
    return value


@contextmanager
def _with_checksum(stream: BinaryIO) -> Iterator[Any]:
    """Yield a function that writes lines; add their checksum at the end."""
    digest = hashlib.sha256()
    with gzip.GzipFile(fileobj=stream, mode="wb", filename="") as packed:

        def write(line: Any) -> None:
            data = msgspec.json.encode(line) + b"\n"
            digest.update(data)
            packed.write(data)

        yield write
        packed.write(msgspec.json.encode(Checksum(digest.hexdigest())) + b"\n")


# Reading


def check_backup(file: Path) -> Header:
    """Check a whole backup; raise SetupError if it is damaged or too new."""
    digest = hashlib.sha256()
    last = b""
    first: bytes | None = None
    count = 0
    for line in _lines(file):
        digest.update(last)
        first = first or line
        last = line
        count += 1
    try:
        header = read_header(first or b"")
    except msgspec.DecodeError:
        raise SetupError("no-backup", word=str(file)) from None
    try:
        whole = read_checksum(last).sha256 == digest.hexdigest() and count == header.total + 2
    except msgspec.DecodeError:
        whole = False
    if not whole:
        raise SetupError("backup-damaged", word=str(file))
    if header.cottonopolis_backup != FORMAT or header.schema not in revisions():
        raise SetupError("backup-newer", word=str(file), known=header.program)
    return header


def _lines(file: Path) -> Iterator[bytes]:
    begun = False
    try:
        with gzip.open(file, "rb") as stream:
            while line := stream.readline(MAX_LINE_BYTES):
                begun = True
                yield line
    except FileNotFoundError:
        raise SetupError("file-missing", word=str(file)) from None
    except IsADirectoryError:
        raise SetupError("is-a-folder", word=str(file)) from None
    except (gzip.BadGzipFile, EOFError, zlib.error):
        if begun:
            raise SetupError("backup-damaged", word=str(file)) from None
        raise SetupError("no-backup", word=str(file)) from None
    except OSError as error:
        raise SetupError("file-unreadable", word=str(file), fault=str(error.strerror)) from None


def _rows(file: Path, header: Header) -> Iterator[Row]:
    return map(read_row, islice(_lines(file), 1, header.total + 1))


def restore_backup(settings: Settings, file: Path, report_progress: ReportProgress) -> Header:
    """Fill a new database from a backup (must not be called in an event loop)."""
    header = check_backup(file)
    asyncio.run(_refuse_used(settings, header))
    try:
        migrate(settings, header.schema)
        asyncio.run(_fill(settings, file, header, report_progress))
        migrate(settings)  # the backup may have an older schema
    except DATABASE_ERRORS as error:
        raise unreachable(settings, error) from None
    return header


async def _refuse_used(settings: Settings, header: Header) -> None:
    embedded = sqlite_file(settings)
    if embedded is not None and not embedded.exists():
        return  # connecting would create it, readable for others
    async with connected(settings) as database:
        names, revision = await schema_of(database)
        if not names and revision is None:
            return
        same = revision == header.schema and names == set(header.columns)
        async with database.reading() as session:
            if not same or await _count(session, names):
                raise SetupError("database-used")


async def _count(session: AsyncSession, names: Iterable[str]) -> int:
    return sum(
        [await session.scalar(select(func.count()).select_from(table(n))) or 0 for n in names]
    )


async def _fill(
    settings: Settings, file: Path, header: Header, report_progress: ReportProgress
) -> None:
    """Insert all rows in one transaction."""
    async with connected(settings) as database, database.writing() as session:
        if await _count(session, header.columns):
            raise SetupError("database-used")  # filled by another process meanwhile
        done = 0
        for name, rows in groupby(_rows(file, header), key=lambda row: row[0]):
            kinds = header.columns[name]
            while batch := [_values(kinds, row) for _, row in islice(rows, ROWS_PER_BATCH)]:
                await session.execute(insert(_table(name, kinds)), batch)
                done += len(batch)
                report_progress(done, header.total)
        if not database.is_sqlite:
            await _set_sequences(session, header)


def _table(name: str, kinds: dict[str, str]) -> TableClause:
    return table(name, *(column(key, TYPE_OF_KIND[kind]) for key, kind in kinds.items()))


def _values(kinds: dict[str, str], row: list[Any]) -> dict[str, Any]:
    pairs = zip(kinds.items(), row, strict=True)
    return {name: _decode_value(kind, value) for (name, kind), value in pairs}


def _decode_value(kind: str, value: Any) -> Any:
    if kind == "time" and value is not None:
        return datetime.fromisoformat(value)
    if kind == "bytes" and value is not None:
        return b64decode(value)
    return value


async def _set_sequences(session: AsyncSession, header: Header) -> None:
    """Set the sequences of PostgreSQL to the highest values in use."""
    for name, kinds in header.columns.items():
        for key in (key for key, kind in kinds.items() if kind == "int"):
            sequence = func.pg_get_serial_sequence(name, key)
            if await session.scalar(select(sequence)) is not None:
                highest = await session.scalar(
                    select(func.max(column(key))).select_from(table(name))
                )
                if highest is not None:
                    await session.execute(select(func.setval(sequence, highest)))
