"""Prepared turns: what a player decides while others move, played when the turn comes.

A prepared turn is played as normal moves of the seat, one entry per action, if every action is
still possible and no action costs more than when it was prepared. "Still possible" means: the same
action in the notation, with the same card, places, sources and buyers, is legal. Otherwise nothing
is played, and the turn is kept with what changed until the seat moves.

The row and the entry of a move change in the same transaction, so that no process plays an action
twice. Nobody but the owner of the seat can read a prepared turn.
"""

import secrets
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import CursorResult, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.records import GameState
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import play_move
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import AnyRules
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError, ReasonShape, reasons_of
from cottonopolis.server.database import Database
from cottonopolis.server.models import PreparedTurn, Table
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import MOVE_KINDS, UNDO, Room, check_playing
from cottonopolis.server.store import Extra

MAX_ATTEMPTS = 20  # to play a turn while other requests change the table
MAX_DUE_TABLES = 100  # per poll


class PreparedAction(Struct):
    """One action of a prepared turn."""

    decisions: list[int]  # as chosen, without forced choices
    text: str  # in the notation
    price: int
    # Whether it ends where something hidden is revealed; the player then decides how to go on
    reveals: bool


class Problem(Struct):
    """Why a prepared turn cannot be played: a rule, a higher price, or an undo."""

    action: int  # index of the action
    reasons: list[ReasonShape]  # of the rules
    price: int | None = None  # if it has risen
    undone: bool = False  # an undo led to this turn
    start: list[int] = []  # the first decisions that are still legal


class PreparedShape(Struct):
    """The prepared turn of a seat."""

    seat: int
    actions: list[PreparedAction]
    complete: bool  # nothing can be added
    cancelled: Problem | None  # when its turn came
    problem: Problem | None  # why it would be cancelled if the turn came now


class TurnChangedError(Exception):
    """The prepared turn was replaced while it was being played."""


def foreseen(events: list[Event]) -> list[Event]:
    """The events before something hidden is revealed or the round ends."""
    return list(takewhile(lambda event: not event.kind.ends_preview, events))


def price_of(events: list[Event]) -> int:
    return sum(event.amount for event in foreseen(events) if event.kind.is_spending)


# Preparing and checking, on a state where the seat is to move


def prepare(
    rules: AnyRules, state: GameState, seat: int, actions: Sequence[Sequence[int]]
) -> tuple[list[PreparedAction], bool]:
    """Play the actions of a turn; returns them, and whether nothing can be added.

    Raises IllegalMove. Pass a copy of a redealt view.
    """
    found: list[PreparedAction] = []
    complete = False
    for decisions in actions:
        if complete:
            raise IllegalMove(str(decisions), [Reason("NOTATION_NOT_ASKED")])
        buffer = new_buffer()
        steps: list[Step] = []
        ended = False
        for decision in decisions:
            if ended:
                raise IllegalMove(str(decision), [Reason("NOTATION_NOT_ASKED")])
            steps += play_move(rules, state, decision, buffer)
            ended = not state.pending or reveals(rules.events(buffer))
        if not ended:
            words = ", ".join(rules.decision_text(state, one) for one in rules.legal(state))
            raise IllegalMove(str(decisions), [Reason("NOTATION_CHOOSE", {"options": words})])
        events = rules.events(buffer)
        last = next((event for event in events if event.kind.ends_preview), None)
        opens = last is not None and last.kind.reveals
        text = rules.action_texts(steps)[0].text
        found.append(PreparedAction(list(decisions), text, price_of(events), opens))
        complete = reveals(events) or rules.seat_to_move(state) != seat
    return found, complete


def problem_of(
    rules: AnyRules, state: GameState, actions: Sequence[PreparedAction]
) -> Problem | None:
    """Why a prepared turn cannot be played on a state; None if it can."""
    now = rules.copy(state)
    for index, action in enumerate(actions):
        buffer = new_buffer()
        try:
            play_move(rules, now, action.text, buffer)
        except IllegalMove as refusal:
            start = legal_start(rules, state, actions[0])
            return Problem(index, reasons_of(refusal), start=start)
        events = rules.events(buffer)
        price = price_of(events)
        if price > action.price:
            return Problem(index, [], price, start=legal_start(rules, state, actions[0]))
        if action.reveals or reveals(events):
            break  # the rest must not be checked: it would show what is hidden
    return None


def is_complete(
    rules: AnyRules, state: GameState, seat: int, actions: Sequence[PreparedAction]
) -> bool:
    """Whether nothing can be added to a turn that can be played on a state."""
    now = rules.copy(state)
    for action in actions:
        play_move(rules, now, action.text)
        if action.reveals:
            return True
    return rules.seat_to_move(now) != seat


def legal_start(rules: AnyRules, state: GameState, action: PreparedAction) -> list[int]:
    """The first decisions of an action that are still legal."""
    now = rules.copy(state)
    start: list[int] = []
    for decision in action.decisions:
        if rules.play(now, decision) is None:
            break
        start.append(decision)
        if not now.pending:
            break
    return start


def plan_state(room: Room, seat: int) -> GameState:
    """A redealt view of a seat at its next turn; raise ApiError if there is none to foresee."""
    rules = room.rules
    plan = rules.planned(rules.view(room.state, seat), seat)
    if plan is None:
        raise ApiError("no-plan")
    state: GameState = rules.redeal(plan, seat, 0)
    return state


def check_may_plan(room: Room, seat: int) -> None:
    """Raise ApiError unless a seat waits for its turn."""
    check_playing(room.table)
    if room.stored is not None or room.seats_bot(seat):
        raise ApiError("no-plan")
    if room.seat_to_move == seat:
        raise ApiError("stale", last_move=room.table.last_move)


# Storing and playing


class PreparedTurns:
    """Stores prepared turns, and plays them when their turn has come."""

    def __init__(self, database: Database, registry: RoomRegistry) -> None:
        self.database = database
        self.registry = registry

    async def read(self, room: Room, seat: int) -> PreparedShape:
        """The prepared turn of a seat, with what stands against it now."""
        if room.seat_to_move == seat:
            await self.play_due(room.table.id)
            room = await self.registry.room(room.table.id)
        row = await self._row(room.table.id, seat)
        shape = PreparedShape(seat, [], False, None, None)
        if row is None or room.table.status != "playing":
            return shape
        shape.actions = _actions(row)
        shape.cancelled = msgspec.convert(row.cancelled, Problem) if row.cancelled else None
        rules = room.rules
        plan = rules.planned(rules.view(room.state, seat), seat)
        if shape.cancelled is None and room.seat_to_move != seat and plan is not None:
            state = rules.redeal(plan, seat, 0)
            shape.problem = problem_of(rules, state, shape.actions)
            if shape.problem is None:
                shape.complete = is_complete(rules, state, seat, shape.actions)
        return shape

    async def write(self, room: Room, seat: int, after: int, actions: list[list[int]]) -> None:
        """Replace the prepared turn of a seat; raise ApiError or IllegalMove if it is illegal."""
        check_may_plan(room, seat)
        if after != room.table.last_move:
            raise ApiError("stale", last_move=room.table.last_move)
        found, _ = prepare(room.rules, plan_state(room, seat), seat, actions)
        row = PreparedTurn(
            table_id=room.table.id,
            seat=seat,
            version=secrets.token_hex(8),
            actions=msgspec.to_builtins(found),
            cancelled=None,
        )
        async with self.database.writing() as session:
            await session.merge(row)
        # The turn may have come while it was stored
        await self.play_due(room.table.id)

    async def forget(self, table_id: str, seat: int) -> None:
        """Delete the prepared turn of a seat."""
        async with self.database.writing() as session:
            await session.execute(_delete(table_id, seat))

    async def play_due(self, table_id: str) -> None:
        """Play or cancel the prepared turn of the seat to move, if there is one."""
        for _ in range(MAX_ATTEMPTS):
            room = await self.registry.fresh_room(table_id)
            seat = room.seat_to_move
            if seat is None or room.stored is not None or room.seats_bot(seat):
                return
            row = await self._row(table_id, seat)
            if row is None or row.cancelled is not None:
                return
            problem = _problem_now(room, _actions(row))
            if problem is None:
                problem = await self._play_first(room, seat, row)
            if problem is not None:
                await self._cancel(row, problem)
                return

    async def _play_first(self, room: Room, seat: int, row: PreparedTurn) -> Problem | None:
        """Play the first action; returns a problem if that is not possible."""
        first, *rest = _actions(row)
        person = room.table.seats[seat].person
        move = first.decisions if first.reveals else first.text
        command = commands.play(
            seat,
            room.table.last_move,
            move,
            person.id if person else None,
            extra=_remove_first(row, rest),
        )
        try:
            await self.registry.do(room.table.id, command)
        except ApiError as error:
            if error.code == "illegal-move":  # a forced choice has become a real one
                return Problem(0, [], start=legal_start(room.rules, room.state, first))
            if error.code not in ("stale", "not-your-turn"):
                raise
        except TurnChangedError:
            pass
        return None

    async def _cancel(self, row: PreparedTurn, problem: Problem) -> None:
        query = update(PreparedTurn).where(_is_row(row))
        async with self.database.writing() as session:
            await session.execute(query.values(cancelled=msgspec.to_builtins(problem)))

    async def due_tables(self) -> list[str]:
        """Tables where a seat with a prepared turn is to move, for example after a restart."""
        due = and_(PreparedTurn.table_id == Table.id, PreparedTurn.seat == Table.to_move)
        query = (
            select(PreparedTurn.table_id)
            .join(Table, due)
            .where(Table.status == "playing", ~Table.bot_to_move, _is_not_cancelled())
        )
        async with self.database.reading() as session:
            return list((await session.scalars(query.limit(MAX_DUE_TABLES))).all())

    async def _row(self, table_id: str, seat: int) -> PreparedTurn | None:
        columns = (PreparedTurn.version, PreparedTurn.actions, PreparedTurn.cancelled)
        where = PreparedTurn.table_id == table_id, PreparedTurn.seat == seat
        found = await self.database.first_row(select(*columns).where(*where))
        if found is None:
            return None
        version, actions, cancelled = found
        return PreparedTurn(
            table_id=table_id, seat=seat, version=version, actions=actions, cancelled=cancelled
        )


def _problem_now(room: Room, actions: list[PreparedAction]) -> Problem | None:
    """Why the seat to move cannot play its prepared turn."""
    last = next((entry for entry in reversed(room.entries) if entry.kind in MOVE_KINDS), None)
    if last is not None and last.kind == UNDO:
        # Somebody took moves back to change them: nothing may be played at once
        return Problem(0, [], undone=True, start=legal_start(room.rules, room.state, actions[0]))
    return problem_of(room.rules, room.state, actions)


def _actions(row: PreparedTurn) -> list[PreparedAction]:
    return msgspec.convert(row.actions, list[PreparedAction])


def _remove_first(row: PreparedTurn, rest: list[PreparedAction]) -> Extra:
    """The change of the row that is written together with the move."""

    async def write(session: AsyncSession) -> None:
        if rest:
            left = msgspec.to_builtins(rest)
            query: Any = update(PreparedTurn).where(_is_row(row)).values(actions=left)
        else:
            query = delete(PreparedTurn).where(_is_row(row))
        result = await session.execute(query)
        if isinstance(result, CursorResult) and result.rowcount != 1:
            raise TurnChangedError

    return write


def _is_row(row: PreparedTurn) -> Any:
    return and_(
        PreparedTurn.table_id == row.table_id,
        PreparedTurn.seat == row.seat,
        PreparedTurn.version == row.version,
    )


def _is_not_cancelled() -> Any:
    return PreparedTurn.cancelled.is_(None)


def _delete(table_id: str, seat: int) -> Any:
    return delete(PreparedTurn).where(PreparedTurn.table_id == table_id, PreparedTurn.seat == seat)
