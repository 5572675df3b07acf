"""Estimates the memory that a room needs, without looking at every object.

The sizes were measured with tracemalloc on finished four-player games of Brass
(`tests/server/test_room_memory.py` compares them).
"""

from cottonopolis.server.rooms import Room

ROOM_BYTES = 10_000  # table, states, lock
ENTRY_BYTES = 900
STEP_BYTES = 120
STORED_MOVE_BYTES = 4_000  # of a game with another version of the rules
POSITION_BYTES = 30_000  # as one viewer sees it


def memory_bytes(room: Room) -> int:
    """About how many bytes a room needs, with what it has computed for its viewers."""
    found = ROOM_BYTES + ENTRY_BYTES * room.number + STEP_BYTES * len(room.steps)
    found += STORED_MOVE_BYTES * len(room.stored or ())
    found += POSITION_BYTES * room.cached_positions
    return found + room.cached_bytes
