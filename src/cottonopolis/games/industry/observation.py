"""Age of Industry as a row of numbers, for learning: what a seat sees, and what nobody sees.

Seats are counted from the observer: 0 is the observer, 1 the seat after it, and so on. A map fills
the first part of each plane, as it does in the state.
"""

from typing import Final

from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move, seats_after
from cottonopolis.engine.tracks import track_price
from cottonopolis.games.industry.layout import (
    CARDS,
    DECK,
    GOODS,
    INDUSTRY_COUNT,
    LANES,
    LEVELS,
    MARKETS,
    NOBODY,
    OPEN,
    OVER,
    PASS,
    RAILS,
    SEATS,
    SHIPS,
    SLOTS,
    STAGES,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.observing import Block, Layout, Row, mark, observe_cards

SOURCES: Final = SLOTS + SHIPS  # a tile, or a coal import; the demand track comes after them

SEEN: Final = Layout(
    "industry",
    1,
    (
        Block("slot_owner", (SLOTS, SEATS), "who owns the tile on a slot"),
        Block("slot_industry", (SLOTS, INDUSTRY_COUNT), "the industry of that tile"),
        Block("slot_level", (SLOTS,), "its level / 4"),
        Block("slot_cubes", (SLOTS,), "cubes on it / 5"),
        Block("slot_flipped", (SLOTS,), "whether it is flipped"),
        Block("slot_inert", (SLOTS,), "whether it never flips: a ship built over a ship"),
        Block("rail_owner", (RAILS, SEATS), "who owns a railway"),
        Block("lane_open", (LANES,), "whether a sea lane carries"),
        Block("import_cubes", (SHIPS,), "coal left on a ship's import / 4"),
        Block("market_good", (MARKETS, len(GOODS)), "what a market takes"),
        Block("market_used", (MARKETS,), "whether it has been sold to"),
        Block("stack", (SEATS, INDUSTRY_COUNT, LEVELS), "tiles left of each level / 2"),
        Block("seated", (SEATS,), "whether somebody sits there"),
        Block("money", (SEATS,), "dollars / 50", 0, 10),
        Block("spent", (SEATS,), "dollars spent this round / 50", 0, 10),
        Block("loans", (SEATS,), "loans / 10", 0, 20),
        Block("points", (SEATS,), "victory points / 50, at the end only", -20, 20),
        Block("rails_left", (SEATS,), "rail tiles left / 12"),
        Block("hand_size", (SEATS,), "cards in hand / 9"),
        Block("place", (SEATS, SEATS), "place in the turn order"),
        Block("to_move", (SEATS,), "who must decide"),
        Block("hand", (CARDS,), "the observer's cards of each kind / 4", 0, 2),
        Block("face_up", (CARDS,), "face-up cards of each kind / 2", 0, 2),
        Block("discards", (CARDS,), "cards of each kind that were played / 8"),
        Block("unseen", (CARDS,), "cards of each kind the observer has not seen / 8"),
        Block("round", (1,), "number of the round / 20", 0, 4),
        Block("actions_left", (1,), "actions left in this turn / 2"),
        Block("deck_left", (1,), "cards in the draw deck / 66"),
        Block("track_cubes", (2,), "coal and iron on the demand tracks / 6"),
        Block("track_price", (2,), "price of the next coal and iron there / 4"),
        Block("stage", (len(STAGES),), "what is to be decided"),
        Block("action", (PASS + 1,), "the action being put together; the first is none"),
        Block("chosen_slot", (SLOTS,), "its slot"),
        Block("chosen_industry", (INDUSTRY_COUNT,), "its industry"),
        Block("chosen_level", (LEVELS,), "the level of its tile"),
        Block("chosen_rail", (RAILS,), "its railway"),
        Block("chosen_card", (CARDS,), "its card"),
        Block("whole_turn", (1,), "whether it takes both actions"),
        Block("chosen_coal", (SOURCES + 1,), "tile, import or (last) track its coal comes from"),
        Block("chosen_iron", (SOURCES + 1,), "the same for its iron"),
        Block("done", (1,), "sales made or cards drawn in this action / 4", 0, 8),
    ),
)
HIDDEN: Final = (
    Block("hands", (SEATS, CARDS), "cards of each kind in every hand / 4", 0, 2),
    Block("deck", (DECK, CARDS), "the draw deck, next card first"),
)

_AT: Final = SEEN.starts
SLOT_OWNER: Final = _AT["slot_owner"]
SLOT_INDUSTRY: Final = _AT["slot_industry"]
SLOT_LEVEL: Final = _AT["slot_level"]
SLOT_CUBES: Final = _AT["slot_cubes"]
SLOT_FLIPPED: Final = _AT["slot_flipped"]
SLOT_INERT: Final = _AT["slot_inert"]
RAIL_OWNER: Final = _AT["rail_owner"]
LANE_OPEN: Final = _AT["lane_open"]
IMPORT_CUBES: Final = _AT["import_cubes"]
MARKET_GOOD: Final = _AT["market_good"]
MARKET_USED: Final = _AT["market_used"]
STACK: Final = _AT["stack"]
SEATED: Final = _AT["seated"]
MONEY: Final = _AT["money"]
SPENT: Final = _AT["spent"]
LOANS: Final = _AT["loans"]
POINTS: Final = _AT["points"]
RAILS_LEFT: Final = _AT["rails_left"]
HAND_SIZE: Final = _AT["hand_size"]
PLACE: Final = _AT["place"]
TO_MOVE: Final = _AT["to_move"]
HAND: Final = _AT["hand"]
FACE_UP: Final = _AT["face_up"]
DISCARDS: Final = _AT["discards"]
UNSEEN: Final = _AT["unseen"]
ROUND: Final = _AT["round"]
ACTIONS_LEFT: Final = _AT["actions_left"]
DECK_LEFT: Final = _AT["deck_left"]
TRACK_CUBES: Final = _AT["track_cubes"]
TRACK_PRICE: Final = _AT["track_price"]
STAGE: Final = _AT["stage"]
KIND: Final = _AT["action"]
CHOSEN_SLOT: Final = _AT["chosen_slot"]
CHOSEN_INDUSTRY: Final = _AT["chosen_industry"]
CHOSEN_LEVEL: Final = _AT["chosen_level"]
CHOSEN_RAIL: Final = _AT["chosen_rail"]
CHOSEN_CARD: Final = _AT["chosen_card"]
WHOLE_TURN: Final = _AT["whole_turn"]
CHOSEN_COAL: Final = _AT["chosen_coal"]
CHOSEN_IRON: Final = _AT["chosen_iron"]
MADE: Final = _AT["done"]
SIZE: Final = SEEN.size


@jit
def observe(board: Board, view: State, seat: int, out: Row) -> None:
    """Write what a seat's view shows."""
    players = wide(board.players)
    out[:SIZE] = 0
    for slot in range(wide(board.slot_count)):
        owner = wide(view.tile_owner[slot])
        if owner != NOBODY:
            out[SLOT_OWNER + slot * SEATS + seats_after(seat, owner, players)] = 1
            out[SLOT_INDUSTRY + slot * INDUSTRY_COUNT + view.tile_industry[slot]] = 1
            out[SLOT_LEVEL + slot] = view.tile_level[slot] / 4
            out[SLOT_CUBES + slot] = view.tile_cubes[slot] / 5
            out[SLOT_FLIPPED + slot] = view.tile_flipped[slot]
            out[SLOT_INERT + slot] = view.tile_inert[slot]
    for rail in range(wide(board.rail_count)):
        owner = wide(view.edge_owner[rail])
        if owner != NOBODY:
            out[RAIL_OWNER + rail * SEATS + seats_after(seat, owner, players)] = 1
    for index in range(players):
        _observe_seat(view, (seat + index) % players, index, out)
        after = seats_after(seat, wide(view.order[index]), players)
        out[PLACE + after * SEATS + index] = 1
    if view.stage != OVER:
        out[TO_MOVE + seats_after(seat, seat_to_move(view), players)] = 1
    for card in range(CARDS):
        held = view.hand[seat, card]
        seen = held + view.face_up[card] + view.discards[card]
        out[HAND + card] = held / 4
        out[FACE_UP + card] = view.face_up[card] / 2
        out[DISCARDS + card] = view.discards[card] / 8
        out[UNSEEN + card] = (board.card_count[card] - seen) / 8
    _observe_sea_and_markets(board, view, out)
    _observe_course(board, view, out)
    _observe_choices(view, out)


@jit
def _observe_seat(view: State, seat: int, index: int, out: Row) -> None:
    out[SEATED + index] = 1
    out[MONEY + index] = view.money[seat] / 50
    out[SPENT + index] = view.spent[seat] / 50
    out[LOANS + index] = view.loans[seat] / 10
    out[POINTS + index] = view.vp[seat] / 50
    out[RAILS_LEFT + index] = view.rails_left[seat] / 12
    out[HAND_SIZE + index] = view.hand_size[seat] / 9
    at = STACK + index * INDUSTRY_COUNT * LEVELS
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            out[at + industry * LEVELS + level] = view.stack[seat, industry, level] / 2


@jit
def _observe_sea_and_markets(board: Board, view: State, out: Row) -> None:
    for lane in range(wide(board.lane_count)):
        if view.edge_owner[RAILS + lane] == OPEN:
            out[LANE_OPEN + lane] = 1
    for ship in range(wide(board.ship_count)):
        out[IMPORT_CUBES + ship] = view.import_cubes[ship] / 4
    for market in range(wide(board.market_count)):
        out[MARKET_GOOD + market * len(GOODS) + view.market_good[market]] = 1
        out[MARKET_USED + market] = view.market_used[market]


@jit
def _observe_course(board: Board, view: State, out: Row) -> None:
    out[ROUND] = view.round_number / 20
    out[ACTIONS_LEFT] = view.actions_left / 2
    out[DECK_LEFT] = view.deck_left / 66
    for resource in range(2):
        out[TRACK_CUBES + resource] = view.track_cubes[resource] / 6
        out[TRACK_PRICE + resource] = track_price(board, view, resource) / 4
    out[STAGE + view.stage] = 1
    out[KIND + view.pending] = 1
    out[WHOLE_TURN] = view.pending_both
    out[MADE] = view.done / 4


@jit
def _observe_choices(view: State, out: Row) -> None:
    mark(out, CHOSEN_SLOT, wide(view.pending_slot))
    mark(out, CHOSEN_INDUSTRY, wide(view.pending_industry))
    mark(out, CHOSEN_LEVEL, wide(view.pending_level))
    mark(out, CHOSEN_RAIL, wide(view.pending_edge))
    mark(out, CHOSEN_CARD, wide(view.pending_card))
    _mark_source(out, CHOSEN_COAL, wide(view.pending_coal))
    _mark_source(out, CHOSEN_IRON, wide(view.pending_iron))


@jit
def _mark_source(out: Row, start: int, choice: int) -> None:
    mark(out, start, SOURCES if choice == TRACK else choice)


@jit
def observe_hidden(board: Board, state: State, seat: int, out: Row) -> None:
    """Write what nobody sees behind what a seat sees."""
    out[SIZE:] = 0
    observe_cards(board, state, seat, wide(state.deck_left), SIZE, out)
