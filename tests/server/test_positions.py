"""What a viewer is told adds up to what the rules let that viewer know, after every decision."""

from typing import Any

import pytest

from cottonopolis.games.contract import rules_for
from cottonopolis.server.rooms import PLAY, Room
from cottonopolis.server.shapes import (
    SPECTATOR,
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
        to_move=None,
        moved_at=None,
        deadline=None,
        created_at=now(),
    )


@pytest.mark.parametrize(
    ("game", "map_name"), [("brass", None), ("industry", "germany"), ("industry", "new_england")]
)
def test_changes_add_up_to_what_each_viewer_may_know(game: str, map_name: str | None) -> None:
    rules = rules_for(game, PLAYERS, (), map_name)
    seed = 5
    _, steps = rules.random_game(seed, "sane")
    room = Room(an_empty_table(game, map_name), seed, [], [])
    viewers = range(SPECTATOR, PLAYERS)
    shown: dict[int, Any] = {viewer: copied(room.position(viewer)) for viewer in viewers}
    for number, (decision, seat, *_) in enumerate(steps, 1):
        before = {viewer: room.position(viewer) for viewer in viewers}
        room.add(EntryShape(number, PLAY, seat, None, {"steps": [decision]}, now()), room.table)
        for viewer in viewers:
            message = room._message(room.entries[-1], viewer, before[viewer])
            carry_out(shown[viewer], message)
            mine = rules.seat_to_move(room.state) == viewer
            pending = room.text_with([]) if mine and room.state.pending else None
            assert shown[viewer] == rules.position(rules.view(room.state, viewer), viewer, pending)


def carry_out(position: Any, message: EntryMessage) -> None:
    for path, value in message.changes.items():
        put_at(position, path, copied(value))


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value
