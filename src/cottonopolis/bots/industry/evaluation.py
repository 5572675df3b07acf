"""What a position of Age of Industry is worth to a seat: an estimate of its final points."""

from cottonopolis.bots.industry.hand_terms import (
    read_hand,
    read_network,
    read_places,
    read_purse,
    read_stacks,
)
from cottonopolis.bots.industry.map_terms import read_map, read_rails, read_tiles
from cottonopolis.bots.industry.terms import BIAS, ENDING, ends_now
from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.jit import jit
from cottonopolis.games.industry.state import Board, State


@jit
def read_terms(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> None:
    """Write the terms of a position for a seat; nothing hidden from the seat is looked at."""
    out[:] = 0.0
    out[BIAS] = 1.0
    ending = ends_now(board, state)
    tiles = read_map(board, state, seat, out, scratch)
    rails = read_rails(board, state, seat, tiles, ending, out, scratch)
    read_tiles(board, state, ending, out, scratch)
    read_purse(board, state, seat, out)
    if ending:
        out[ENDING] = 1.0
        return
    read_network(board, state, tiles | rails, out, scratch)
    read_stacks(board, state, seat, out, scratch)
    read_places(board, state, seat, tiles, rails, out, scratch)
    read_hand(board, state, seat, out, scratch)
