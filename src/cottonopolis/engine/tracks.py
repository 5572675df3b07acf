"""A demand track: cubes lie on its dearest spaces, the cheapest cube is the next to go."""

from collections.abc import Sequence
from typing import Final, Protocol

from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.records import Ints

# Resources, the index of their tracks
COAL: Final = 0
IRON: Final = 1
RESOURCES: Final = ("coal", "iron")


class PrintedTracks(Protocol):
    """The part of a board that describes the tracks of coal and iron."""

    track_length: int
    track_spaces: Ints  # prices, by resource and space, cheapest first
    track_empty: Ints  # price of a cube when the track is empty, by resource


class TrackCubes(Protocol):
    """The part of a state that holds the cubes of the tracks."""

    track_cubes: Ints  # by resource


@inlined
def next_price(spaces: Sequence[int] | Ints, length: int, cubes: int, when_empty: int) -> int:
    """What the next cube costs."""
    if cubes == 0:
        return as_int64(when_empty)
    return as_int64(spaces[length - cubes])


@jit
def next_reward(board: PrintedTracks, state: TrackCubes, resource: int) -> int:
    """What filling the dearest empty space earns (there must be one)."""
    return int(board.track_spaces[resource, board.track_length - state.track_cubes[resource] - 1])


@jit
def track_price(board: PrintedTracks, state: TrackCubes, resource: int) -> int:
    """What the next cube of a resource costs."""
    return next_price(
        board.track_spaces[resource],
        board.track_length,
        state.track_cubes[resource],
        board.track_empty[resource],
    )
