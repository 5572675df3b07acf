"""Paging by key: a page begins after the last row of the page before.

Rows that are added or removed meanwhile move nothing, and a late page costs as much as the first.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

import msgspec
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Select, literal, tuple_
from sqlalchemy.orm import InstrumentedAttribute

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.schemas import END_OF_TEXT, ID_PATTERN

PAGE_SIZE = 50

# `next` of the page before; empty for the first page
Cursor = Annotated[str, Parameter(max_length=300, pattern=rf"^[A-Za-z0-9_\-]*{END_OF_TEXT}")]

Key = TypeVar("Key", bound=Struct)
Row = TypeVar("Row")
Query = TypeVar("Query", bound=Select[*tuple[Any, ...]])


class Newest(Struct, array_like=True, forbid_unknown_fields=True):
    """The key of a row in a list with the newest first."""

    at: Annotated[datetime, Meta(tz=True)]
    id: Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]

    def __post_init__(self) -> None:
        self.at = self.at.astimezone(UTC)


def read_cursor(text: str, kind: type[Key]) -> Key | None:
    """The key in a cursor; None for the first page. Raises ApiError for other texts."""
    if not text:
        return None
    try:
        return msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=kind)
    except (ValueError, OverflowError):
        raise ApiError("bad-request", detail="cursor") from None


def write_cursor(key: Struct) -> str:
    """A key as a text that clients send back.

    >>> from datetime import UTC, datetime
    >>> text = write_cursor(Newest(datetime(2026, 1, 2, tzinfo=UTC), "table-id"))
    >>> read_cursor(text, Newest)
    Newest(at=datetime.datetime(2026, 1, 2, 0, 0, tzinfo=datetime.timezone.utc), id='table-id')
    """
    return urlsafe_b64encode(msgspec.json.encode(key)).decode().rstrip("=")


def page_query(
    query: Query,
    columns: Sequence[InstrumentedAttribute[Any]],
    after: Sequence[Any] | None,
    ascending: bool = False,
) -> Query:
    """One page of a query in the order of some columns, usually descending, and one row more.

    `after` has the values of these columns in the last row of the page before.
    """
    if after is not None:
        query = query.where(_come_later(columns, after, ascending))
    order = [column.asc() if ascending else column.desc() for column in columns]
    return query.order_by(*order).limit(PAGE_SIZE + 1)


def _come_later(
    columns: Sequence[InstrumentedAttribute[Any]], after: Sequence[Any], ascending: bool
) -> ColumnElement[bool]:
    values = [literal(value, column.type) for column, value in zip(columns, after, strict=True)]
    last = tuple_(*values)
    return tuple_(*columns) > last if ascending else tuple_(*columns) < last


def split_page(rows: Sequence[Row], key: Callable[[Row], Struct]) -> tuple[list[Row], str | None]:
    """The rows of a page, and the cursor of the next page if there is one."""
    page = list(rows[:PAGE_SIZE])
    return page, write_cursor(key(page[-1])) if len(rows) > PAGE_SIZE else None
