"""Commands of operators at a table."""

from msgspec.structs import replace
from sqlalchemy import select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.clock import with_seat
from cottonopolis.server.commands import Command, Draft, hand_to_bot, rename, seat_of
from cottonopolis.server.models import Person, Seat, Table
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.store import person_shape

BY_OPERATOR = {"by": "operator"}
GOING_ON = ("open", "playing")  # status of a table


async def rename_at_tables(registry: RoomRegistry, person: Person) -> None:
    """Show a person's new name, or that a guest has an account now, at all tables going on."""
    query = select(Seat.table_id).where(Seat.person_id == person.id).distinct()
    going_on = query.join(Table).where(Table.status.in_(GOING_ON))
    async with registry.database.reading() as session:
        tables = (await session.scalars(going_on)).all()
    for table_id in tables:
        await registry.do(table_id, rename(person_shape(person)))


def show_name(name: str) -> Command:
    """Tell everybody the name of a table, which the database has already."""

    def command(room: Room) -> Draft:
        return Draft("renamed", replace(room.table, name=name), None, None, dict(BY_OPERATOR))

    return command


def remove_from_seat(person: str, seat: int) -> Command:
    """Free a seat before the start; later, a bot plays it and its owner cannot return."""

    def command(room: Room) -> Draft:
        found = seat_of(room, seat)
        if found.person is None or found.person.id != person:
            raise ApiError("not-found", what="seat")
        if room.table.status == "open":
            table = with_seat(room.table, seat, person=None, label=None, ready=False)
            return Draft("left", table, seat, person, dict(BY_OPERATOR))
        if room.table.status != "playing" or found.resigned:
            raise ApiError("game-over")
        data = {"bot": room.table.settings.replacement, **BY_OPERATOR}
        return Draft("resigned", hand_to_bot(room, seat, resigned=True), seat, person, data)

    return command


def close_table() -> Command:
    """Close a table, even during its game."""

    def command(room: Room) -> Draft:
        if room.table.status not in ("open", "playing", "frozen"):
            raise ApiError("game-over")
        table = replace(
            room.table,
            status="closed",
            to_move=None,
            deadline=None,
            undo_asked=None,
            undo_agreed=[],
        )
        return Draft("closed", table, None, None, dict(BY_OPERATOR))

    return command
