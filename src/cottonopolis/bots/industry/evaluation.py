"""The evaluation of an Age of Industry position: an estimate of a seat's final points."""

from cottonopolis.bots.industry.hand_terms import (
    read_hand,
    read_money,
    read_network,
    read_places,
    read_stacks,
)
from cottonopolis.bots.industry.map_terms import read_map, read_rails, read_tiles
from cottonopolis.bots.industry.terms import BIAS, ENDING, ends_now
from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.jit import jit
from cottonopolis.games.industry.state import Board, State


@jit
def read_terms(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> None:
    """Write the terms of a position for a seat, without reading hidden information."""
    out[:] = 0.0
    out[BIAS] = 1.0
    ending = ends_now(board, state)
    tiles = read_map(board, state, seat, out, scratch)
    rails = read_rails(board, state, seat, tiles, ending, out, scratch)
    read_tiles(board, state, ending, out, scratch)
    read_money(board, state, seat, out)
    if ending:
        out[ENDING] = 1.0
        return
    read_network(board, state, tiles | rails, out, scratch)
    read_stacks(board, state, seat, out, scratch)
    read_places(board, state, seat, tiles, rails, out, scratch)
    read_hand(board, state, seat, out, scratch)
