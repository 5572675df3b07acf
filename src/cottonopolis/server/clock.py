"""Clocks and results of tables."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from cottonopolis.engine.records import GameState
from cottonopolis.games.positions import Tie
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.rooms import Room, turn_of
from cottonopolis.server.schemas import TableShape, now


def with_seat(table: TableShape, seat: int, **values: Any) -> TableShape:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **values)
    return replace(table, seats=seats)


def set_clock(table: TableShape, to_move: int | None, since: datetime) -> TableShape:
    """Return the table with `to_move` to move since `since`, and the deadline of that seat."""
    deadline = None
    clock = table.settings.clock
    if to_move is not None and clock is not None and table.seats[to_move].bot is None:
        bank = table.seats[to_move].bank_left or 0.0
        deadline = since + timedelta(seconds=clock.per_move + bank)
    return replace(table, to_move=to_move, moved_at=since, deadline=deadline)


def reset_clock(table: TableShape, seat: int) -> TableShape:
    """Return the table after a seat got another player; if it is to move, its time restarts."""
    since = None if table.to_move == seat else table.moved_at
    return set_clock(table, table.to_move, since or now())


def charge(table: TableShape, seat: int | None, at: datetime) -> TableShape:
    """Subtract the time used beyond `per_move` from the time bank of a seat."""
    clock = table.settings.clock
    if clock is None or seat is None or table.moved_at is None or table.seats[seat].bot:
        return table
    over = max(0.0, (at - table.moved_at).total_seconds() - clock.per_move)
    left = max(0.0, (table.seats[seat].bank_left or 0.0) - over)
    return with_seat(table, seat, bank_left=round(left, 3))


def after_move(table: TableShape, room: Room, state: GameState, at: datetime) -> TableShape:
    """The table after a move: the next seat to move, or the result."""
    rules = room.rules
    to_move = rules.seat_to_move(state)
    if to_move is None:
        ended = replace(set_clock(table, None, at), status="finished", finished_at=at)
        return with_result(ended, rules, state)
    if table.to_move is None or turn_of(rules, state) != turn_of(rules, room.state):
        return set_clock(charge(table, table.to_move, at), to_move, at)
    return set_clock(table, to_move, table.moved_at or at)


def with_result(table: TableShape, rules: AnyRules, state: GameState) -> TableShape:
    """The table of a finished game with ranking, score and ties."""
    ranking = final_ranking(table, rules.ranking(state))
    return replace(
        table, ranking=ranking, score=rules.score(state), ties=_ties(table, rules, state, ranking)
    )


def _ties(table: TableShape, rules: AnyRules, state: GameState, ranking: list[int]) -> list[Tie]:
    """Neighbours in the ranking whose order does not follow from points alone."""
    ties = {(tie.ahead, tie.behind): tie for tie in rules.ties(state, ranking)}
    for ahead, behind in pairwise(ranking):
        gone = table.seats[behind].resigned and not table.seats[ahead].resigned
        if gone and state.vp[behind] >= state.vp[ahead]:
            ties[ahead, behind] = Tie(ahead, behind, "resigned")
    return list(ties.values())


def final_ranking(table: TableShape, ranking: Sequence[int]) -> list[int]:
    """The seats, best first; seats that resigned are last."""
    return sorted(ranking, key=lambda seat: table.seats[seat].resigned)
