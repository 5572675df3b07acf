"""Rooms and stand-ins, to test background jobs without a database and worker processes."""

from collections.abc import Sequence
from typing import Any, Literal

from cottonopolis import Game
from cottonopolis.server.new_tables import NewTable
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import EntryShape, PersonShape, TableShape, now
from cottonopolis.server.seats import SeatPlan, new_seats

TABLE = "a-table-0001"
Kind = Literal["me", "open", "bot"]
HOST = PersonShape("host", "Ada", True)


def room_with(
    seed: int = 11, kinds: Sequence[Kind] = ("bot",) * 4, entries: Sequence[EntryShape] = ()
) -> Room:
    """A running game with seats of some kinds ("me", "open" or "bot")."""
    rules = Game.new("brass", players=4, seed=seed).rules
    plans = [SeatPlan("bot", bot="beginner") if kind == "bot" else SeatPlan(kind) for kind in kinds]
    table = TableShape(
        id=TABLE,
        name="",
        host=HOST.id,
        game="brass",
        map=rules.map_name,
        players=4,
        variants=[],
        rules=rules.version,
        settings=NewTable().settings,
        status="playing",
        seats=new_seats(rules, plans, HOST),
        entries=len(entries),
        last_move=5,
        created_at=now(),
    )
    return Room(table, seed, [], entries)


class Registry:
    """Stands for the registry: it has one room."""

    def __init__(self, room: Room) -> None:
        self.found = room
        self.entry_handlers: list[Any] = []

    async def room(self, table_id: str) -> Room:
        return self.found

    async def fill_gaps(self) -> None:
        """Nothing is missing."""


class Prepared:
    """Stands for prepared turns: there are none."""

    async def due_tables(self) -> list[str]:
        return []
