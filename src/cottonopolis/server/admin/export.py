"""Exports every finished game as a record, with an index; or those that may be used by anyone."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, or_, select

from cottonopolis.games.map_texts import PREFIX
from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.server.admin.source import MALFORMED_ROW_ERRORS, ReportProgress, opened, snapshot
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import Entry, Person, Result, Seat, Table
from cottonopolis.server.rooms import Room
from cottonopolis.server.settings import Settings
from cottonopolis.server.store import load_room
from cottonopolis.support.files import write_text

INDEX = "games.jsonl"
BOTS = "bot:%"  # players of results that are no people


@dataclass
class Exported:
    """The result of an export."""

    games: int = 0
    left_out: list[str] = field(default_factory=list)  # ids of unreadable tables


async def export(
    settings: Settings, folder: Path, report_progress: ReportProgress, shared: bool = False
) -> Exported:
    """Write all records, then the index.

    With `shared`, only games in which every person has agreed to their use for puzzles and
    statistics, and without anything that leads to a person or a table.
    """
    found = Exported()
    lines: list[str] = []
    query = select(Table.id, Table.game).where(Table.status == "finished")
    if shared:
        query = query.where(*shared_games())
    async with opened(settings) as database:
        async with database.reading() as session:
            rows = (await session.execute(query.order_by(Table.finished_at, Table.id))).all()
        for done, (table_id, game) in enumerate(rows, 1):
            room = await _finished(database, table_id)
            if room is None:
                found.left_out.append(table_id)
            else:
                name = f"{game}-{found.games + 1:05}.txt" if shared else f"{game}-{table_id}.txt"
                write_text(folder / name, room.record())
                line = shared_line(room, name) if shared else index_line(room, name)
                lines.append(msgspec.json.encode(line).decode() + "\n")
                found.games += 1
            report_progress(done, len(rows))
    write_text(folder / INDEX, "".join(lines))
    return found


def shared_games() -> list[ColumnElement[bool]]:
    """Conditions: a game from its start, on a map of the program, by today's rules, whose people
    have all agreed. People are all who held a seat, were ranked, or made a move.
    """
    players: list[Any] = [
        select(Seat.person_id).where(Seat.table_id == Table.id, Seat.person_id.is_not(None)),
        select(Result.player).where(Result.table_id == Table.id, Result.player.not_like(BOTS)),
        select(Entry.person_id).where(
            Entry.table_id == Table.id, Entry.kind == "play", Entry.person_id.is_not(None)
        ),
    ]
    agreed = select(Person.id).where(Person.shares_games)
    someone = players[0].exists()
    nobody_else = [
        ~query.where(query.selected_columns[0].not_in(agreed)).exists() for query in players
    ]
    whole = [~Table.continued, Table.start.is_(None), Table.map.is_(None) | ~drawn_map()]
    today = or_(*(and_(Table.game == g, Table.rules == rules_version(g)) for g in game_ids()))
    return [someone, *nobody_else, *whole, today]


def drawn_map() -> ColumnElement[bool]:
    """Whether the map of a table is one that somebody drew."""
    return Table.map.startswith(PREFIX, autoescape=True)


def shared_line(room: Room, name: str) -> dict[str, Any]:
    """The line of the index of a game that anyone may use: no names, ids or times."""
    line = index_line(room, name)
    kept = ("record", "game", "map", "players", "variants", "rules")
    seats = [
        {key: seat[key] for key in ("bot", "score", "place", "resigned")} for seat in line["seats"]
    ]
    return {key: line[key] for key in kept} | {"seats": seats}


async def _finished(database: Database, table_id: str) -> Room | None:
    """A finished game, if it can be read; running games must not leak their cards."""
    try:
        async with snapshot(database) as session:
            room = await load_room(session, table_id)
    except (ApiError, *MALFORMED_ROW_ERRORS):
        return None
    over = room is not None and room.rules.seat_to_move(room.state) is None
    return room if over else None


def index_line(room: Room, name: str) -> dict[str, Any]:
    table = room.table
    ranking = table.ranking or []
    score = table.score or []
    return {
        "table": table.id,
        "record": name,
        "game": table.game,
        "map": table.map,
        "players": table.players,
        "variants": table.variants,
        "rules": table.rules,
        "started_at": table.started_at,
        "finished_at": table.finished_at,
        "seats": [
            {
                "name": seat.label or (seat.person.name if seat.person else seat.bot_name),
                "bot": seat.bot,
                "score": score[seat.seat],
                "place": ranking.index(seat.seat) + 1,
                "resigned": seat.resigned,
            }
            for seat in table.seats
        ],
    }
