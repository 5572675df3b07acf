"""Commands at a table: each checks a room and drafts one entry, or raises ApiError.

Commands are plain functions that neither wait nor write; the registry stores their drafts.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
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
from cottonopolis.server.seats import with_colour
from cottonopolis.server.store import Extra

# How often one person may do something at one table. Talk and seats thus never use up what the
# others have, or the entries of the game; nothing limits moves, leaving and resigning.
MAX_CHATS = 1000
MAX_SEAT_CHANGES = 60
MAX_UNDOS = 500
SEAT_CHANGES = ("joined", "returned", "seated_bot", "colour", "ready", "not_ready")
UNDOS = (UNDO, "undo_asked", "undo_answered")


@dataclass(frozen=True)
class Draft:
    """An entry to store, and the table after it."""

    kind: str
    table: TableShape
    seat: int | None = None
    person: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    outcome: Outcome | None = None
    extra: Extra | None = None  # further writes in the same transaction


Command = Callable[[Room], Draft]


# Seats


def check_bot(game: str, name: str) -> None:
    """Raise ApiError if a bot does not play a game."""
    if name not in bots_for(game):
        raise ApiError("setup", error="bot", word=name, known=", ".join(bots_for(game)))


def seat_of(room: Room, seat: int) -> SeatShape:
    if not 0 <= seat < room.table.players:
        raise ApiError("not-found", what="seat")
    return room.table.seats[seat]


def check_owner(room: Room, seat: int, person: str) -> SeatShape:
    """Raise ApiError if a person does not own a seat."""
    found = seat_of(room, seat)
    if found.person is None or found.person.id != person:
        raise ApiError("not-your-seat", seat=seat)
    return found


def check_share(room: Room, person: str, kinds: tuple[str, ...], most: int) -> None:
    """Raise ApiError if a person has made `most` entries of some kinds at a table."""
    if sum(entry.person == person and entry.kind in kinds for entry in room.entries) >= most:
        raise ApiError("table-limit", most=most)


def check_open(room: Room) -> None:
    """Raise ApiError if the game has started."""
    if room.table.status != "open":
        raise ApiError("already-started")


def check_host(room: Room, person: str) -> None:
    """Raise ApiError if a person is not the host."""
    if room.table.host != person:
        raise ApiError("not-host")


def join(
    person: PersonShape, wanted: int | None, label: str | None = None, colour: int | None = None
) -> Command:
    """Take a seat: the requested one, or the first free one, in a colour if nobody has it."""

    def command(room: Room) -> Draft:
        check_open(room)
        check_share(room, person.id, SEAT_CHANGES, MAX_SEAT_CHANGES)
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
        if colour is not None:
            with suppress(ApiError):  # somebody else has it
                table = replace(table, seats=with_colour(table.seats, seat, colour))
        return Draft("joined", table, seat, person.id)

    return command


def leave(person: str, seat: int) -> Command:
    """Leave a seat: before the start it becomes free, later a bot plays it."""

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
    """The table with a bot playing a seat; its owner stays the same."""
    bot = room.table.settings.replacement
    table = replace(room.table, undo_asked=None, undo_agreed=[])
    if table.to_move == seat:
        table = charge(table, seat, now())  # the time used so far counts
    return reset_clock(with_seat(table, seat, bot=bot, **values), seat)


def seat_bot(person: str, seat: int, bot: str | None) -> Command:
    """Put a bot in a free seat, or remove it."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        check_share(room, person, SEAT_CHANGES, MAX_SEAT_CHANGES)
        if seat_of(room, seat).person is not None:
            raise ApiError("seat-taken", seat=seat)
        if bot is not None:
            check_bot(room.table.game, bot)
        table = with_seat(room.table, seat, bot=bot, ready=bot is not None)
        return Draft("seated_bot", table, seat, person, {"bot": bot})

    return command


def choose_colour(person: str, seat: int, colour: int) -> Command:
    """Choose the colour of one's own seat, before the start."""

    def command(room: Room) -> Draft:
        check_open(room)
        check_owner(room, seat, person)
        check_share(room, person, SEAT_CHANGES, MAX_SEAT_CHANGES)
        seats = with_colour(room.table.seats, seat, colour)
        return Draft("colour", replace(room.table, seats=seats), seat, person)

    return command


def get_ready(person: str, ready: bool) -> Command:
    """Mark a person as ready to start, or not ready."""

    def command(room: Room) -> Draft:
        check_open(room)
        mine = room.table.seat_of(person)
        if not mine:
            raise ApiError("not-your-seat", seat=None)
        check_share(room, person, SEAT_CHANGES, MAX_SEAT_CHANGES)
        table = room.table
        for seat in mine:
            table = with_seat(table, seat, ready=ready)
        return Draft("ready" if ready else "not_ready", table, mine[0], person)

    return command


def start(person: str) -> Command:
    """Start the game; every seat must be taken and every player ready."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        if any(s.person is None and s.bot is None for s in room.table.seats):
            raise ApiError("seats-open")
        if any(s.bot is None and not s.ready for s in room.table.seats):
            raise ApiError("not-ready")
        return Draft(STARTED, started_table(room.table, room), None, person)

    return command


def started_table(table: TableShape, room: Room) -> TableShape:
    """The table with its game started (or finished, if it continues a complete record)."""
    at = now()
    bank = float(table.settings.clock.bank) if table.settings.clock else None
    seats = [replace(seat, bank_left=bank) for seat in table.seats]
    table = replace(table, seats=seats, status="playing", started_at=at)
    return after_move(table, room, room.state, at)


def close(person: str) -> Command:
    """Close a table that has not started."""

    def command(room: Room) -> Draft:
        check_host(room, person)
        check_open(room)
        return Draft("closed", replace(room.table, status="closed"), None, person)

    return command


# Playing


def play(
    seat: int,
    after: int,
    move: str | Sequence[int],
    person: str | None,
    bot: str | None = None,
    extra: Extra | None = None,
) -> Command:
    """Make a move, as the owner of a seat or as the bot that plays it."""

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
        return Draft(PLAY, table, seat, person, data, outcome, extra)

    return command


def undo(person: str, seat: int) -> Command:
    """Undo the seat's last move, if it revealed nothing hidden."""

    def command(room: Room) -> Draft:
        check_owner(room, seat, person)
        check_playing(room.table)
        if not room.moves_made or room.moves_made[-1].seat != seat or room.seats_bot(seat):
            raise ApiError("nothing-to-undo")
        if room.moves_made[-1].reveals:
            raise ApiError("undo-reveals")
        check_share(room, person, UNDOS, MAX_UNDOS)
        return undo_draft(room, room.moves_made[-1].number - 1, seat, person, agreed=False)

    return command


def undo_draft(room: Room, to: int, seat: int, person: str | None, agreed: bool) -> Draft:
    """The draft of an undo back to an entry; without agreement, it gives no extra time."""
    kept = [move for move in room.moves_made if move.number <= to]
    gone = room.moves_made[len(kept)]
    state = room.state_after(gone.first_step)
    table = replace(room.table, undo_asked=None, undo_agreed=[])
    to_move = room.rules.seat_to_move(state)
    since = now()
    if turn_of(room.rules, state) == turn_of(room.rules, room.state):
        since = table.moved_at or since  # still the same turn, so its time continues
    elif table.settings.clock is not None and not agreed:
        since -= timedelta(seconds=table.settings.clock.per_move)  # only the bank is left
    return Draft(UNDO, set_clock(table, to_move, since), seat, person, {"to": to})


def ask_undo(person: str, seat: int) -> Command:
    """Ask the other players to agree to an undo, even if the move revealed something."""

    def command(room: Room) -> Draft:
        check_owner(room, seat, person)
        check_playing(room.table)
        if not room.table.settings.undo_requests:
            raise ApiError("not-allowed")
        check_share(room, person, UNDOS, MAX_UNDOS)
        mine = [move for move in room.moves_made if move.seat == seat]
        if not mine or room.table.undo_asked is not None:
            raise ApiError("nothing-to-undo")
        to = mine[-1].number - 1
        if not voters(room, seat):
            if room.table.settings.rated and any(
                m.reveals for m in room.moves_made if m.number > to
            ):
                raise ApiError("undo-reveals")
            return undo_draft(room, to, seat, person, agreed=False)
        table = replace(room.table, undo_asked=room.number + 1, undo_agreed=[])
        return Draft("undo_asked", table, seat, person, {"to": to})

    return command


def voters(room: Room, asking: int) -> list[int]:
    """The seats that must agree to an undo: one per other person who plays."""
    asker = room.table.seats[asking].person
    found: dict[str, int] = {}
    for seat in room.table.seats:
        if seat.person and seat.person != asker and seat.bot is None:
            found.setdefault(seat.person.id, seat.seat)
    return list(found.values())


def answer_undo(person: str, agree: bool) -> Command:
    """Accept or refuse an undo; it is made once everyone has agreed."""

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
            return undo_draft(room, request.data["to"], asking, person, agreed=True)
        agreed = [*room.table.undo_agreed, *mine]
        table = replace(room.table, undo_agreed=agreed)
        if not agree:
            table = replace(room.table, undo_asked=None, undo_agreed=[])
        return Draft("undo_answered", table, mine[0], person, {"agree": agree})

    return command


def resign(person: str, seat: int) -> Command:
    """Resign: a bot plays on, and the seat is ranked last."""

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
    """Hand a seat whose time is up to a bot."""

    def command(room: Room) -> Draft:
        check_playing(room.table)
        deadline = room.table.deadline
        if room.table.to_move != seat or deadline is None or deadline > now():
            raise ApiError("stale", last_move=room.table.last_move)
        bot = room.table.settings.replacement
        return Draft("timeout", hand_to_bot(room, seat, bank_left=0.0), seat, None, {"bot": bot})

    return command


def come_back(person: str, seat: int) -> Command:
    """Take a seat back from the bot that replaced its owner."""

    def command(room: Room) -> Draft:
        found = check_owner(room, seat, person)
        check_playing(room.table)
        if found.bot is None:
            raise ApiError("stale", last_move=room.table.last_move)
        if found.resigned or not room.table.settings.returns:
            raise ApiError("no-way-back")
        check_share(room, person, SEAT_CHANGES, MAX_SEAT_CHANGES)
        table = with_seat(room.table, seat, bot=None)
        clock = table.settings.clock
        if clock is not None and table.to_move == seat:
            # In the middle of a turn only the bank is left
            table = set_clock(table, seat, now() - timedelta(seconds=clock.per_move))
        else:
            table = reset_clock(table, seat)
        return Draft("returned", table, seat, person)

    return command


def chat(person: str, text: str) -> Command:
    """Send a chat message."""

    def command(room: Room) -> Draft:
        mine = room.table.seat_of(person)
        if not mine:
            raise ApiError("not-your-seat", seat=None)
        check_share(room, person, ("chat",), MAX_CHATS)
        return Draft("chat", room.table, mine[0], person, {"text": text})

    return command


def rematch(person: str, table_id: str) -> Command:
    """Store the table of the rematch; the first request wins."""

    def command(room: Room) -> Draft:
        if room.table.rematch is not None:
            raise ApiError("stale", last_move=room.table.last_move)
        return Draft("rematch", replace(room.table, rematch=table_id), None, person)

    return command


def rename(person: PersonShape) -> Command:
    """Update the name of a person, or a guest that has become an account."""

    def command(room: Room) -> Draft:
        table = room.table
        for seat in room.table.seat_of(person.id):
            table = with_seat(table, seat, person=person)
        return Draft("renamed", table, None, person.id)

    return command
