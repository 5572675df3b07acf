"""Exports every finished game as a record, with an index."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from cottonopolis.server.admin.source import MALFORMED_ROW_ERRORS, ReportProgress, opened, snapshot
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import Table
from cottonopolis.server.rooms import Room
from cottonopolis.server.settings import Settings
from cottonopolis.server.store import load_room
from cottonopolis.support.files import write_text

INDEX = "games.jsonl"


@dataclass
class Exported:
    """The result of an export."""

    games: int = 0
    left_out: list[str] = field(default_factory=list)  # ids of unreadable tables


async def export(settings: Settings, folder: Path, report_progress: ReportProgress) -> Exported:
    """Write all records, then the index."""
    found = Exported()
    lines: list[str] = []
    query = select(Table.id, Table.game).where(Table.status == "finished")
    async with opened(settings) as database:
        async with database.reading() as session:
            rows = (await session.execute(query.order_by(Table.finished_at, Table.id))).all()
        for done, (table_id, game) in enumerate(rows, 1):
            room = await _finished(database, table_id)
            if room is None:
                found.left_out.append(table_id)
            else:
                name = f"{game}-{table_id}.txt"
                write_text(folder / name, room.record())
                lines.append(msgspec.json.encode(index_line(room, name)).decode() + "\n")
                found.games += 1
            report_progress(done, len(rows))
    write_text(folder / INDEX, "".join(lines))
    return found


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
