"""The messages of a viewer add up to the viewer's position, after every decision."""

from typing import Any

import pytest
from msgspec import to_builtins

from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import SPECTATOR
from cottonopolis.games.simulation import random_game
from cottonopolis.server.rooms import PLAY, Room
from cottonopolis.server.schemas import (
    EntryMessage,
    EntryShape,
    SeatShape,
    TableSettings,
    TableShape,
    now,
)
from tests.server.kit import put_at

PLAYERS = 4


def an_empty_table(game: str, map_name: str | None) -> TableShape:
    return TableShape(
        id="a table",
        name="",
        host="somebody",
        game=game,
        map=map_name,
        players=PLAYERS,
        variants=[],
        rules=1,
        settings=TableSettings(),
        status="playing",
        seats=[SeatShape(seat) for seat in range(PLAYERS)],
        entries=0,
        last_move=0,
        created_at=now(),
    )


@pytest.mark.parametrize(
    ("game", "map_name"), [("brass", None), ("industry", "germany"), ("industry", "new_england")]
)
def test_changes_add_up_to_what_each_viewer_may_know(game: str, map_name: str | None) -> None:
    rules = rules_for(game, PLAYERS, (), map_name)
    seed = 5
    _, steps = random_game(rules, seed, "sane")
    room = Room(an_empty_table(game, map_name), seed, [], [])
    viewers = range(SPECTATOR, PLAYERS)
    shown: dict[int, Any] = {viewer: to_builtins(room.position(viewer)) for viewer in viewers}
    for number, (decision, seat, *_) in enumerate(steps, 1):
        before = {viewer: room.position(viewer) for viewer in viewers}
        room.add(EntryShape(number, PLAY, seat, None, {"steps": [decision]}, now()), room.table)
        for viewer in viewers:
            message = room._message(room.entries[-1], viewer, before[viewer])
            carry_out(shown[viewer], message)
            mine = rules.seat_to_move(room.state) == viewer
            pending = room.text_with([]) if mine and room.state.pending else None
            expected = rules.position(rules.view(room.state, viewer), pending)
            assert shown[viewer] == to_builtins(expected)


def carry_out(position: Any, message: EntryMessage) -> None:
    for path, value in message.changes.items():
        put_at(position, path, to_builtins(value))
