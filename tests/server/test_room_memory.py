"""A process keeps games in memory up to a number of bytes, not of games."""

import gc
import tracemalloc
from asyncio import Future, new_event_loop
from collections import OrderedDict
from pathlib import Path

import pytest

from cottonopolis.game import Game
from cottonopolis.server.room_memory import POSITION_BYTES, memory_bytes
from cottonopolis.server.room_registry import RoomRegistry, RoomSlot
from cottonopolis.server.rooms import Room
from tests.server.test_loopholes import a_room

GOLDEN = Path(__file__).parents[1] / "golden" / "4p-sane-101.txt"
VIEWERS = (-1, 0, 1, 2, 3)


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.from_record(GOLDEN.read_text())


def played(game: Game, steps: int | None = None) -> Room:
    """A room after some steps of a game."""
    opening = [step.decision for step in game.steps[:steps]]
    return Room(a_room().table, game.seed, opening, []).opening_room()


def test_the_estimate_is_near_what_a_room_needs(game: Game) -> None:
    played(game).position(0)  # loads what all rooms share
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    room = played(game)
    for viewer in VIEWERS:
        room.position(viewer)
        room.last_message(viewer)
    gc.collect()
    needed = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert needed / 2 < memory_bytes(room) < needed * 2


def test_what_is_computed_for_viewers_counts(game: Game) -> None:
    room = played(game, 30)
    before = memory_bytes(room)
    room.position(0)
    assert memory_bytes(room) == before + POSITION_BYTES
    loop = new_event_loop()
    for result in (b"x" * 5000, None):
        menu: Future[bytes] = loop.create_future()
        if result:
            menu.set_result(result)
        room.menus[(result,)] = menu  # one is still being computed
    loop.close()
    assert memory_bytes(room) == before + POSITION_BYTES + 5000


def a_registry(most_bytes: int) -> RoomRegistry:
    registry = RoomRegistry.__new__(RoomRegistry)
    registry.slots = OrderedDict()
    registry.max_bytes, registry.bytes_kept = most_bytes, 0
    return registry


def test_many_small_games_or_few_large_ones_are_kept(game: Game) -> None:
    small, large = played(game, 2), played(game)
    most = 3 * memory_bytes(large)
    assert most > 10 * memory_bytes(small)
    for room, fewest in ((small, 11), (large, 2)):
        registry = a_registry(most)
        for number in range(60):
            registry._slot(f"table-{number}").room = room
            registry._slot(f"table-{number}")
            assert registry.bytes_kept == sum(slot.bytes for slot in registry.slots.values())
            assert registry.bytes_kept <= most
        assert fewest <= len(registry.slots) < 60
        assert list(registry.slots)[-1] == "table-59"
    assert len(registry.slots) < 11


def test_games_that_somebody_views_stay(game: Game) -> None:
    room = played(game)
    registry = a_registry(2 * memory_bytes(room))
    watched = RoomSlot(room=room)
    watched.listeners.add(object())  # type: ignore[arg-type]
    registry.slots["watched"] = watched
    for number in range(20):
        registry._slot(f"table-{number}").room = room
        registry._slot(f"table-{number}")
    assert "watched" in registry.slots
    assert "table-19" in registry.slots
    assert len(registry.slots) <= 3
    registry.forget("table-19")
    registry.forget("never there")
    assert registry.bytes_kept == sum(slot.bytes for slot in registry.slots.values())
