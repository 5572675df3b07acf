"""Observations worked out once more, block by block, in plain NumPy from a seat's view."""

from typing import Any

import numpy as np

from cottonopolis.engine.game_loop import OVER
from cottonopolis.games.rules import AnyRules

TRACK = -2


def expected(rules: AnyRules, view: Any, seat: int) -> dict[str, Any]:
    """Every block of a row, by the meanings in docs/learning.md."""
    brass = rules.game == "brass"
    board, n = rules.board, rules.players
    seats = len(view.order)
    order = [(seat + k) % n for k in range(n)]  # seats as the observer counts them

    def of_seats(values: Any, scale: float) -> Any:
        out = np.zeros((seats, *np.shape(values)[1:]))
        out[:n] = np.asarray(values)[order] / scale
        return out

    def marks(size: int, *places: int) -> Any:
        out = np.zeros(size)
        out[list(places)] = 1
        return out

    def owners(values: Any) -> Any:
        return np.array([marks(seats, *([order.index(v)] if v >= 0 else [])) for v in values])

    def choice(value: int, size: int) -> Any:
        return marks(size, *([value] if value >= 0 else [size - 1] if value == TRACK else []))

    places = view.order[:n].tolist()
    built = view.tile_owner >= 0
    kinds = view.stack.shape[1]
    held = view.hand[seat]
    slots = len(built)
    chosen = rules.table.decode(int(view.chosen))[1] if view.chosen >= 0 else {}
    blocks = {
        "slot_owner": owners(view.tile_owner),
        "slot_industry": np.array(
            [choice(i if b else -1, kinds) for i, b in zip(view.tile_industry, built, strict=True)]
        ),
        "slot_level": np.where(built, view.tile_level / 4, 0),
        "slot_cubes": np.where(built, view.tile_cubes / (6 if brass else 5), 0),
        "slot_flipped": np.where(built, view.tile_flipped, 0),
        "stack": of_seats(view.stack, 3 if brass else 2),
        "seated": marks(seats, *range(n)),
        "money": of_seats(view.money, 100 if brass else 50),
        "spent": of_seats(view.spent, 50),
        "points": of_seats(view.vp, 100 if brass else 50),
        "hand_size": of_seats(view.hand_size, 8 if brass else 9),
        "place": np.array(
            [choice(places.index(order[k]) if k < n else -1, seats) for k in range(seats)]
        ),
        "to_move": marks(
            seats, *([] if view.stage == OVER else [order.index(view.order[view.turn])])
        ),
        "hand": held / 4,
        "discards": view.discards / 8,
        "actions_left": [view.actions_left / 2],
        "deck_left": [view.deck_left / 66],
        "track_cubes": view.track_cubes / (8 if brass else 6),
        "track_price": [
            (
                board.track_spaces[r][board.track_length - view.track_cubes[r]]
                if view.track_cubes[r]
                else board.track_empty[r]
            )
            / (5 if brass else 4)
            for r in (0, 1)
        ],
        "stage": marks(len(rules.table.stages), view.stage),
        "action": marks(7, view.pending),
        "chosen_slot": choice(chosen.get("slot", -1), slots),
        "chosen_industry": choice(chosen.get("industry", -1), kinds),
        "chosen_card": choice(view.pending_card, len(held)),
        "done": [view.done / 4],
    }
    if brass:
        tiles = -board.market_tiles[: board.market_size]
        turned = -view.market_tiles[: view.market_turned]
        return blocks | {
            "link_owner": owners(view.link_owner),
            "income": of_seats(board.income[view.space], 30),
            "income_space": of_seats(view.space, 99),
            "links_left": of_seats(view.links_left, 14),
            "unseen": (board.card_count - held - view.discards) / 8,
            "period": marks(2, view.period),
            "round": [view.round_number / 10],
            "rounds_left": [(board.rounds - view.round_number) / 10],
            "demand": marks(9, view.market_marker),
            "market_left": (np.bincount(tiles, minlength=5) - np.bincount(turned, minlength=5)) / 4,
            "chosen_link": choice(chosen.get("link", -1), 36),
            "chosen_loan": choice(chosen.get("loan", -1), 3),
            "chosen_second_card": choice(view.pending_card2, len(held)),
            "chosen_coal": choice(view.pending_coal, slots + 1),
            "chosen_iron": choice(view.pending_iron, slots + 1),
        }
    rails, markets = int(board.rail_count), int(board.market_count)
    goods = np.zeros((20, 4))
    goods[np.arange(markets), view.market_good[:markets]] = 1
    lanes = view.edge_owner[64 : 64 + 16] == 0
    return blocks | {
        "slot_inert": np.where(built, view.tile_inert, 0),
        "rail_owner": np.vstack([owners(view.edge_owner[:rails]), np.zeros((64 - rails, seats))]),
        "lane_open": lanes & (np.arange(16) < board.lane_count),
        "import_cubes": view.import_cubes / 4,
        "market_good": goods,
        "market_used": view.market_used,
        "loans": of_seats(view.loans, 10),
        "rails_left": of_seats(view.rails_left, 12),
        "face_up": view.face_up / 2,
        "unseen": (board.card_count - held - view.discards - view.face_up) / 8,
        "round": [view.round_number / 20],
        "chosen_level": choice(chosen.get("level", -1), 5),
        "chosen_rail": choice(chosen.get("rail", -1), 64),
        "whole_turn": [view.pending_both],
        "chosen_coal": choice(view.pending_coal, slots + 8 + 1),
        "chosen_iron": choice(view.pending_iron, slots + 8 + 1),
    }


def expected_hidden(rules: AnyRules, state: Any, seat: int) -> dict[str, Any]:
    """The blocks that only perfect information has."""
    n = rules.players
    brass = rules.game == "brass"
    hands = np.zeros(state.hand.shape)
    hands[:n] = state.hand[[(seat + k) % n for k in range(n)]] / 4
    cards = int(state.deck_left) + (int(state.set_aside) if brass else 0)
    deck = np.zeros((len(state.deck), state.hand.shape[1]))
    deck[np.arange(cards), state.deck[:cards][::-1]] = 1
    if not brass:
        return {"hands": hands, "deck": deck}
    size = int(rules.board.market_size)
    tiles = np.zeros((12, 5))
    tiles[np.arange(size), -state.market_tiles[:size]] = 1
    return {"hands": hands, "deck": deck, "market_order": tiles}
