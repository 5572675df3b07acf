"""The words that people share: names, descriptions and comments. Operators read and empty them.

`THINGS` lists what has such words, by kind.
"""

import tomllib
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.games.map_writer import write_toml
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import Club, Tournament, TournamentTable
from cottonopolis.server.models import Map, StudyRow, Table
from cottonopolis.studies.notation import read_study, write_study

EMPTIED_NAME = "–"
MAX_WORDS = 200  # shown with a report

Names = dict[str, str]  # new names of tables


class Thing(NamedTuple):
    """A kind of thing with words."""

    model: Any
    name: str  # column
    owner: str  # column with the person who wrote them
    words: Callable[[Any], list[str]]
    empty: Callable[[AsyncSession, Any], Awaitable[Names]]


async def find_thing(session: AsyncSession, kind: str, thing_id: str) -> Any:
    """The row of a thing; raise ApiError if there is none."""
    row = await session.get(THINGS[kind].model, thing_id)
    if row is None:
        raise ApiError("not-found", what=kind)
    return row


async def _empty_club(session: AsyncSession, row: Club) -> Names:
    row.name, row.about = EMPTIED_NAME, ""
    return {}


async def empty_tournament(session: AsyncSession, row: Tournament) -> Names:
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


async def _empty_table(session: AsyncSession, row: Table) -> Names:
    row.name = ""
    return {row.id: ""}


def _words_of_study(row: StudyRow) -> list[str]:
    study = read_study(row.text)
    return [row.title, *(node.comment for node in study.root.walk())]


async def _empty_study(session: AsyncSession, row: StudyRow) -> Names:
    """The moves and drawings stay."""
    study = read_study(row.text)
    study.title = row.title = ""
    for node in study.root.walk():
        node.comment = ""
    row.text = write_study(study)
    row.version += 1  # open pages may not save the words again
    return {}


def _words_of_map(row: Map) -> list[str]:
    content = tomllib.loads(row.text)
    return [row.name, *_texts(content.get("people")), *map(_name, _places(content))]


async def _empty_map(session: AsyncSession, row: Map) -> Names:
    """It is shared no longer; tables that are played on it keep their copy."""
    content = tomllib.loads(row.text)
    row.name = content["name"] = EMPTIED_NAME
    content.pop("people", None)
    for place in _places(content):
        place["name"] = EMPTIED_NAME
    row.text = write_toml(content)
    row.shared = False
    row.version += 1
    return {}


def _places(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The locations of a map, which may have faults."""
    found = content.get("location")
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _name(place: dict[str, Any]) -> str:
    return str(place.get("name", ""))


def _texts(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []


def _words_of_group(row: Any) -> list[str]:
    return [row.name, row.about]


THINGS = {
    "club": Thing(Club, "name", "owner_id", _words_of_group, _empty_club),
    "tournament": Thing(Tournament, "name", "organiser_id", _words_of_group, empty_tournament),
    "study": Thing(StudyRow, "title", "owner_id", _words_of_study, _empty_study),
    "map": Thing(Map, "name", "owner_id", _words_of_map, _empty_map),
    "table": Thing(Table, "name", "host_id", lambda row: [row.name], _empty_table),
}


def words_of(kind: str, row: Any) -> list[str]:
    """What people read of a thing, without empty texts."""
    return [text for text in THINGS[kind].words(row) if text.strip()][:MAX_WORDS]
