"""What may be done at a table: each command looks at a room and drafts one entry, or refuses.

Commands are plain functions without waiting or writing; the registry carries their drafts out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from cottonopolis.bots.registry import bots_for
from cottonopolis.errors import CottonopolisError
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.clock import after_move, charge, reset_clock, set_clock, with_seat
from cottonopolis.server.rooms import (
    PLAY,
    STARTED,
    UNDO,
    Outcome,
    Room,
    check_playing,
    turn_of,
)
from cottonopolis.server.schemas import PersonShape, SeatShape, TableShape, now

MOST_TALK = 3000  # entries after which a table is only played at


@dataclass(frozen=True)
class Draft:
    """An entry to be written, and the table as it will be then."""

    kind: str
    table: TableShape
    seat: int | None = None
    person: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    outcome: Outcome | None = None


Command = Callable[[Room], Draft]


# Seats


def check_bot(game: str, name: str) -> None:
    """Refuse a bot that does not play a game."""
    if name not in bots_for(game):
        raise ApiError("setup", error="bot", word=name, known=", ".join(bots_for(game)))


def seat_of(room: Room, seat: int) -> SeatShape:
    """A seat of the table."""
    if not 0 <= seat < room.table.players:
        raise ApiError("not-found", what="seat")
    return room.table.seats[seat]


def check_owner(room: Room, seat: int, person: str) -> SeatShape:
    """Refuse who does not own a seat."""
    found = seat_of(room, seat)
    if found.person is None or found.person.id != person:
        raise ApiError("not-your-seat", seat=seat)
    return found


def check_open(room: Room) -> None:
    """Refuse what can be done before the start only."""
    if room.table.status != "open":
        raise ApiError("already-started")


def check_host(room: Room, person: str) -> None:
    """Refuse everybody but the host."""
    if room.table.host != person:
        raise ApiError("not-host")


def join(person: PersonShape, wanted: int | None, label: str | None = None) -> Command:
    """Take a seat: the one wanted, or the first that is free."""

    def command(room: Room) -> Draft:
        check_open(room)
        free = [s.seat for s in room.table.seats if s.person is None and s.bot is None]
        if wanted is None:
            if room.table.seat_of(person.id) and label is None:
                raise ApiError("seat-taken", seat=room.table.seat_of(person.id)[0])
            if not free:
                raise ApiError("table-full")
        elif seat_of(room, wanted).seat not in free:
            raise ApiError("seat-taken", seat=wanted)
        seat = free[0] if wanted is None else wanted
        ready = room.table.host == person.id
        table = with_seat(room.table, seat, person=person, label=label, ready=ready)
        return Draft("joined", table, seat, person.id)

    return command


def leave(person: str, seat: int) -> Command:
    """Give a seat up: before the start it is free again, later a bot plays it."""

    def command(room: Room) -> Draft:
        found = check_owner(room, seat, person)
        if room.table.status == "open":
            table = with_seat(room.table, seat, person=None, label=None, ready=False)
            return Draft("left", table, seat, person)
        check_playing(room.table)
        if found.bot is not None:
            raise ApiError("stale", last_move=room.table.last_move)
        bot = room.table.settings.replacement
        return Draft("left", hand_to_bot(room, seat), seat, person, {"bot": bot})

    return command


def hand_to_bot(room: Room, seat: int, **values: Any) -> TableShape:
    """The table with a bot in a person's place; the seat stays that person's."""
    bot = room.table.settings.replacement
    table = replace(room.table, undo_asked=None, undo_agreed=[])
    if table.to_move == seat:
        table = charge(table, seat, now())  # what was thought is paid for, whoever goes on
    return reset_clock(with_seat(table, seat, bot=bot, **values), seat)


def seat_bot(person: str, seat: int, bot: str | None) -> Command:
    """The host puts a bot in a free seat, or takes it away again."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        if seat_of(room, seat).person is not None:
            raise ApiError("seat-taken", seat=seat)
        if bot is not None:
            check_bot(room.table.game, bot)
        table = with_seat(room.table, seat, bot=bot, ready=bot is not None)
        return Draft("seated_bot", table, seat, person, {"bot": bot})

    return command


def get_ready(person: str, ready: bool) -> Command:
    """Say that one is ready to start, or not yet."""

    def command(room: Room) -> Draft:
        check_open(room)
        mine = room.table.seat_of(person)
        if room.number >= MOST_TALK:
            raise ApiError("not-allowed")
        if not mine:
            raise ApiError("not-your-seat", seat=None)
        table = room.table
        for seat in mine:
            table = with_seat(table, seat, ready=ready)
        return Draft("ready" if ready else "not_ready", table, mine[0], person)

    return command


def start(person: str) -> Command:
    """Begin the game once every seat is taken and everybody is ready."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        if any(s.person is None and s.bot is None for s in room.table.seats):
            raise ApiError("seats-open")
        if any(s.bot is None and not s.ready for s in room.table.seats):
            raise ApiError("not-ready")
        return Draft(STARTED, begun(room.table, room), None, person)

    return command


def begun(table: TableShape, room: Room) -> TableShape:
    """A table whose game begins now (or is over at once: a record that was read)."""
    at = now()
    bank = float(table.settings.clock.bank) if table.settings.clock else None
    seats = [replace(seat, bank_left=bank) for seat in table.seats]
    table = replace(table, seats=seats, status="playing", started_at=at)
    return after_move(table, room, room.state, at)


def close(person: str) -> Command:
    """The host gives up a table that has not begun."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        return Draft("closed", replace(room.table, status="closed"), None, person)

    return command


# Playing


def play(
    seat: int, after: int, move: str | Sequence[int], person: str | None, bot: str | None = None
) -> Command:
    """Make a move: a person for an own seat, or the bot that plays a seat."""

    def command(room: Room) -> Draft:
        if bot is None:
            check_owner(room, seat, person or "")
            if seat_of(room, seat).bot is not None:
                raise ApiError("not-your-turn", to_move=room.seat_to_move)
        elif seat_of(room, seat).bot != bot:
            raise ApiError("stale", last_move=room.table.last_move)
        try:
            outcome = room.attempt(seat, after, move)
        except CottonopolisError as error:
            raise api_error_of(error) from None
        table = after_move(room.table, room, outcome.state, now())
        table = replace(table, undo_asked=None, undo_agreed=[])
        data: dict[str, Any] = {
            "steps": [step.decision for step in outcome.steps],
            "acted": outcome.acted,
            "reveals": outcome.reveals,
        }
        if bot is not None:
            data["by_bot"] = bot
        return Draft(PLAY, table, seat, person, data, outcome)

    return command


def undo(person: str, seat: int) -> Command:
    """Take back the seat's last move, if nothing hidden has turned up with it."""

    def command(room: Room) -> Draft:
        check_owner(room, seat, person)
        check_playing(room.table)
        if not room.marks or room.marks[-1].seat != seat or room.seats_bot(seat):
            raise ApiError("nothing-to-undo")
        if room.marks[-1].reveals:
            raise ApiError("undo-reveals")
        return taken_back(room, room.marks[-1].number - 1, seat, person, agreed=False)

    return command


def taken_back(room: Room, to: int, seat: int, person: str | None, agreed: bool) -> Draft:
    """The draft of going back to an entry; an undo that nobody agreed to wins no time."""
    kept = [mark for mark in room.marks if mark.number <= to]
    gone = room.marks[len(kept)]
    state = room.state_after(gone.first_step)
    table = replace(room.table, undo_asked=None, undo_agreed=[])
    to_move = room.rules.seat_to_move(state)
    since = now()
    if turn_of(room.rules, state) == turn_of(room.rules, room.state):
        since = table.moved_at or since  # the same turn goes on, and so does its time
    elif table.settings.clock is not None and not agreed:
        since -= timedelta(seconds=table.settings.clock.per_move)  # there is only the bank
    return Draft(UNDO, set_clock(table, to_move, since), seat, person, {"to": to})


def ask_undo(person: str, seat: int) -> Command:
    """Ask the others to let one take back one's last move, whatever it showed."""

    def command(room: Room) -> Draft:
        check_owner(room, seat, person)
        check_playing(room.table)
        if not room.table.settings.undo_requests:
            raise ApiError("not-allowed")
        mine = [mark for mark in room.marks if mark.seat == seat]
        if not mine or room.table.undo_asked is not None:
            raise ApiError("nothing-to-undo")
        to = mine[-1].number - 1
        if not voters(room, seat):
            if room.table.settings.rated and any(m.reveals for m in room.marks if m.number > to):
                raise ApiError("undo-reveals")
            return taken_back(room, to, seat, person, agreed=False)
        table = replace(room.table, undo_asked=room.number + 1, undo_agreed=[])
        return Draft("undo_asked", table, seat, person, {"to": to})

    return command


def voters(room: Room, asking: int) -> list[int]:
    """The seats that must agree to an undo: one of every other person who plays."""
    asker = room.table.seats[asking].person
    found: dict[str, int] = {}
    for seat in room.table.seats:
        if seat.person and seat.person != asker and seat.bot is None:
            found.setdefault(seat.person.id, seat.seat)
    return list(found.values())


def answer_undo(person: str, agree: bool) -> Command:
    """Agree to an undo, or refuse it; the last to agree carries it out."""

    def command(room: Room) -> Draft:
        check_playing(room.table)
        asked = room.table.undo_asked
        if asked is None:
            raise ApiError("no-undo-request")
        request = room.entries[asked - 1]
        asking = request.seat or 0
        due = [s for s in voters(room, asking) if s not in room.table.undo_agreed]
        mine = [s for s in due if s in room.table.seat_of(person)]
        if not mine:
            raise ApiError("not-allowed")
        if agree and due == mine:
            return taken_back(room, request.data["to"], asking, person, agreed=True)
        agreed = [*room.table.undo_agreed, *mine]
        table = replace(room.table, undo_agreed=agreed)
        if not agree:
            table = replace(room.table, undo_asked=None, undo_agreed=[])
        return Draft("undo_answered", table, mine[0], person, {"agree": agree})

    return command


def resign(person: str, seat: int) -> Command:
    """Give a game up: a bot plays on, and the seat is ranked last."""

    def command(room: Room) -> Draft:
        found = check_owner(room, seat, person)
        check_playing(room.table)
        if found.resigned:
            raise ApiError("stale", last_move=room.table.last_move)
        bot = room.table.settings.replacement
        table = hand_to_bot(room, seat, resigned=True)
        return Draft("resigned", table, seat, person, {"bot": bot})

    return command


def time_out(seat: int) -> Command:
    """A seat's time is up: a bot plays it."""

    def command(room: Room) -> Draft:
        check_playing(room.table)
        deadline = room.table.deadline
        if room.table.to_move != seat or deadline is None or deadline > now():
            raise ApiError("stale", last_move=room.table.last_move)
        bot = room.table.settings.replacement
        return Draft("timeout", hand_to_bot(room, seat, bank_left=0.0), seat, None, {"bot": bot})

    return command


def come_back(person: str, seat: int) -> Command:
    """Play one's seat again."""

    def command(room: Room) -> Draft:
        found = check_owner(room, seat, person)
        check_playing(room.table)
        if found.bot is None:
            raise ApiError("stale", last_move=room.table.last_move)
        if found.resigned or not room.table.settings.returns:
            raise ApiError("no-way-back")
        table = with_seat(room.table, seat, bot=None)
        clock = table.settings.clock
        if clock is not None and table.to_move == seat:
            # In the middle of the own turn there is only the bank
            table = set_clock(table, seat, now() - timedelta(seconds=clock.per_move))
        else:
            table = reset_clock(table, seat)
        return Draft("returned", table, seat, person)

    return command


def chat(person: str, text: str) -> Command:
    """Say something at the table."""

    def command(room: Room) -> Draft:
        mine = room.table.seat_of(person)
        if not mine:
            raise ApiError("not-your-seat", seat=None)
        if room.number >= MOST_TALK:
            raise ApiError("not-allowed")
        return Draft("chat", room.table, mine[0], person, {"text": text})

    return command


def rematch(person: str, table_id: str) -> Command:
    """Say where the same people play again; the first to ask decides."""

    def command(room: Room) -> Draft:
        if room.table.rematch is not None:
            raise ApiError("stale", last_move=room.table.last_move)
        return Draft("rematch", replace(room.table, rematch=table_id), None, person)

    return command


def rename(person: PersonShape) -> Command:
    """Somebody goes by another name now, or has become an account."""

    def command(room: Room) -> Draft:
        table = room.table
        for seat in room.table.seat_of(person.id):
            table = with_seat(table, seat, person=person)
        return Draft("renamed", table, None, person.id)

    return command
