"""Demand tracks: cubes fill the most expensive spaces, and the cheapest cube is sold first."""

from collections.abc import Sequence
from typing import Final, Protocol

from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.records import Ints

# Resources, the index of their tracks
COAL: Final = 0
IRON: Final = 1
RESOURCES: Final = ("coal", "iron")


class PrintedTracks(Protocol):
    """The part of a board that describes the coal and iron tracks."""

    track_length: int
    track_spaces: Ints  # prices, by resource and space, cheapest first
    track_empty: Ints  # price of a cube when the track is empty, by resource


class TrackCubes(Protocol):
    """The part of a state that holds the cubes on the tracks."""

    track_cubes: Ints  # by resource


@inlined
def next_price(spaces: Sequence[int] | Ints, length: int, cubes: int, when_empty: int) -> int:
    """Return the price of the next cube."""
    if cubes == 0:
        return as_int64(when_empty)
    return as_int64(spaces[length - cubes])


@jit
def next_reward(board: PrintedTracks, state: TrackCubes, resource: int) -> int:
    """Return the reward for filling the most expensive empty space (there must be one)."""
    return int(board.track_spaces[resource, board.track_length - state.track_cubes[resource] - 1])


@jit
def track_price(board: PrintedTracks, state: TrackCubes, resource: int) -> int:
    """Return the price of the next cube of a resource."""
    return next_price(
        board.track_spaces[resource],
        board.track_length,
        state.track_cubes[resource],
        board.track_empty[resource],
    )
