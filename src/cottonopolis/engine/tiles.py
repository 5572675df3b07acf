"""Industry tiles: stacks and slots.

A stack stores how many tiles of each level are left; a slot with the owner NOBODY is empty.
"""

from typing import Final, Protocol

from cottonopolis.engine.events import BUILT, OVERBUILT, Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import Ints

EMPTY: Final = -1  # the level on top of an empty stack
NOBODY: Final = -1  # owner of an empty slot or link


class PrintedTiles(Protocol):
    """The part of a board that describes tiles."""

    tile_cubes: Ints  # by industry and level


class PlacedTiles(Protocol):
    """The part of a state that holds tiles."""

    stack: Ints  # by seat, industry and level
    tile_owner: Ints
    tile_industry: Ints
    tile_level: Ints
    tile_cubes: Ints
    tile_flipped: Ints


@jit
def lowest_level(left: Ints) -> int:
    """Return the level of the top tile of a stack, or EMPTY."""
    for level in range(left.shape[0]):
        if left[level] > 0:
            return level
    return EMPTY


@jit
def place_tile(
    board: PrintedTiles,
    state: PlacedTiles,
    seat: int,
    slot: int,
    industry: int,
    level: int,
    events: Buffer,
) -> None:
    """Move a tile from its stack to a slot; an old tile there leaves the game."""
    if state.tile_owner[slot] != NOBODY:
        old_industry = state.tile_industry[slot]
        emit(events, OVERBUILT, state.tile_owner[slot], slot, old_industry, state.tile_level[slot])
    state.stack[seat, industry, level] -= 1
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    state.tile_cubes[slot] = board.tile_cubes[industry, level]
    state.tile_flipped[slot] = 0
    emit(events, BUILT, seat, slot, industry, level)


@jit
def clear_slot(state: PlacedTiles, slot: int) -> None:
    """Remove a tile and its cubes from the game."""
    state.tile_owner[slot] = NOBODY
    state.tile_industry[slot] = NOBODY
    state.tile_level[slot] = 0
    state.tile_cubes[slot] = 0
    state.tile_flipped[slot] = 0
