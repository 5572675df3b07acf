"""Checks a state that was described by facts.

Compiled rules trust their states: a number out of bounds would read other memory.
"""

from typing import Any

import numpy as np

from cottonopolis.games.rules import AnyRules

MOST = 9999  # money and points
FEW = 99  # pieces of one kind


def fault_of(rules: AnyRules, state: Any) -> str | None:
    """Return the name of the first field of a state that cannot be right, None if all can."""
    bounds = _bounds(rules, state)
    for name in state.dtype.names:
        low, high = bounds.get(name, (-1, FEW))
        values = np.asarray(state[name]).astype(np.int64)
        if name != "chance" and (values.min() < low or values.max() > high):
            return str(name)
    if sorted(state.order[: rules.players].tolist()) != list(range(rules.players)):
        return "order"
    if "deck" in state.dtype.names:
        size = int(state.deck_left) + (int(state.set_aside) if "set_aside" in bounds else 0)
        if size > len(state.deck) or (size and state.deck[:size].min() < 0):
            return "deck"
        if np.any(state.hand.sum(axis=1) != state.hand_size):
            return "hand"
    return None


def _bounds(rules: AnyRules, state: Any) -> dict[str, tuple[int, int]]:
    """Return the lowest and highest value of the fields that are more than counts."""
    table, board = rules.table, rules.board
    found = {
        "period": (0, max(0, len(rules.periods) - 1)),
        "round_number": (1, FEW),
        "stage": (0, len(table.stages) - 1),
        "turn": (0, rules.players - 1),
        "order": (0, len(state.order) - 1),
        "actions_left": (0, 2),
        "pending": (0, len(table.names) - 1),
        "chosen": (-1, table.size - 1),
        "done": (0, FEW),
        "vp": (-MOST, MOST),
        "money": (-MOST, MOST),
        "spent": (0, MOST),
    }
    names = state.dtype.names
    owner = (-2, rules.players - 1)
    found |= {name: owner for name in ("tile_owner", "link_owner", "edge_owner") if name in names}
    if "stack" in names:
        _, industries, levels = state.stack.shape
        found |= {"tile_industry": (-1, industries - 1), "tile_level": (-1, levels - 1)}
        found |= {"stack": (0, FEW), "component": (0, len(state.component) - 1)}
        found["track_cubes"] = (0, int(board.track_length))
    if "hand" in names:
        kinds = state.hand.shape[1]
        found |= dict.fromkeys(("hand", "hand_size", "discards", "deck_left"), (0, FEW))
        found |= {"deck": (-1, kinds - 1), "pending_card": (-1, kinds - 1)}
        found |= {"pending_card2": (-1, kinds - 1)}
        found |= {
            name: (-2, len(state.tile_owner) - 1) for name in ("pending_coal", "pending_iron")
        }
    if "market_marker" in names:
        found |= {"set_aside": (0, FEW), "space": (0, len(board.income) - 1)}
        found |= {"market_marker": (0, len(board.market_bonus))}
        found |= {"market_turned": (0, int(board.market_size)), "market_tiles": (-FEW, 1)}
    if "market_good" in names:
        found |= {"market_good": (0, int(board.market_tiles.max())), "market_used": (0, 1)}
        last = len(state.tile_owner) + len(state.import_cubes) - 1
        found |= dict.fromkeys(("pending_coal", "pending_iron"), (-2, last))
    return found
