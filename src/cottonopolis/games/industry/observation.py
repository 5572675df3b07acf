"""Age of Industry as a row of numbers, for learning: a seat's view, and the hidden information.

Seats are counted from the observer: 0 is the observer, 1 the next seat, and so on. A map uses the
first part of each block, as in the state.
"""

from typing import Annotated, Final, NamedTuple

from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.observation import (
    Block,
    ObservationLayout,
    Row,
    flag_choice,
    flag_source,
    observe_cards,
)
from cottonopolis.engine.order import seat_to_move, seats_after
from cottonopolis.engine.tracks import track_price
from cottonopolis.games.industry.decisions import PASS, industry_of, level_of, rail_of, slot_of
from cottonopolis.games.industry.state import (
    CARDS,
    DECK,
    GOODS,
    INDUSTRY_COUNT,
    LANES,
    LEVELS,
    MARKETS,
    NOBODY,
    OPEN,
    RAILS,
    SEATS,
    SHIPS,
    SLOTS,
    SOURCES,
    STAGES,
    TRACK,
    Board,
    State,
)

VERSION: Final = 1


class Seen(NamedTuple):
    """The visible blocks."""

    slot_owner: Annotated[int, Block((SLOTS, SEATS), "who owns the tile on a slot")]
    slot_industry: Annotated[int, Block((SLOTS, INDUSTRY_COUNT), "the industry of that tile")]
    slot_level: Annotated[int, Block((SLOTS,), "its level", scale=4)]
    slot_cubes: Annotated[int, Block((SLOTS,), "cubes on it", scale=5)]
    slot_flipped: Annotated[int, Block((SLOTS,), "whether it is flipped")]
    slot_inert: Annotated[int, Block((SLOTS,), "whether it never flips: a ship built over a ship")]
    rail_owner: Annotated[int, Block((RAILS, SEATS), "who owns a railway")]
    lane_open: Annotated[int, Block((LANES,), "whether a sea lane carries")]
    import_cubes: Annotated[int, Block((SHIPS,), "coal left on a ship's import", scale=4)]
    market_good: Annotated[int, Block((MARKETS, len(GOODS)), "what a market takes")]
    market_used: Annotated[int, Block((MARKETS,), "whether it has been sold to")]
    stack: Annotated[
        int, Block((SEATS, INDUSTRY_COUNT, LEVELS), "tiles left of each level", scale=2)
    ]
    seated: Annotated[int, Block((SEATS,), "whether the seat is taken")]
    money: Annotated[int, Block((SEATS,), "dollars", 0, 10, scale=50)]
    spent: Annotated[int, Block((SEATS,), "dollars spent this round", 0, 10, scale=50)]
    loans: Annotated[int, Block((SEATS,), "loans", 0, 20, scale=10)]
    points: Annotated[int, Block((SEATS,), "victory points (at the end only)", -20, 20, scale=50)]
    rails_left: Annotated[int, Block((SEATS,), "rail tiles left", scale=12)]
    hand_size: Annotated[int, Block((SEATS,), "cards in hand", scale=9)]
    place: Annotated[int, Block((SEATS, SEATS), "place in the turn order")]
    to_move: Annotated[int, Block((SEATS,), "who must decide")]
    hand: Annotated[int, Block((CARDS,), "the observer's cards of each kind", 0, 2, scale=4)]
    face_up: Annotated[int, Block((CARDS,), "face-up cards of each kind", 0, 2, scale=2)]
    discards: Annotated[int, Block((CARDS,), "cards of each kind that were played", scale=8)]
    unseen: Annotated[int, Block((CARDS,), "cards of each kind the observer has not seen", scale=8)]
    round: Annotated[int, Block((1,), "number of the round", 0, 4, scale=20)]
    actions_left: Annotated[int, Block((1,), "actions left in this turn", scale=2)]
    deck_left: Annotated[int, Block((1,), "cards in the draw deck", scale=66)]
    track_cubes: Annotated[int, Block((2,), "coal and iron on the demand tracks", scale=6)]
    track_price: Annotated[int, Block((2,), "price of the next coal and iron there", scale=4)]
    stage: Annotated[int, Block((len(STAGES),), "the kind of choice to be made")]
    action: Annotated[int, Block((PASS + 1,), "the pending action; the first is none")]
    chosen_slot: Annotated[int, Block((SLOTS,), "its slot")]
    chosen_industry: Annotated[int, Block((INDUSTRY_COUNT,), "its industry")]
    chosen_level: Annotated[int, Block((LEVELS,), "the level of its tile")]
    chosen_rail: Annotated[int, Block((RAILS,), "its railway")]
    chosen_card: Annotated[int, Block((CARDS,), "its card")]
    whole_turn: Annotated[int, Block((1,), "whether it takes both actions")]
    chosen_coal: Annotated[
        int, Block((SOURCES + 1,), "tile, import or (last) track its coal comes from")
    ]
    chosen_iron: Annotated[int, Block((SOURCES + 1,), "the same for its iron")]
    done: Annotated[int, Block((1,), "sales made or cards drawn in this action", 0, 8, scale=4)]


class Hidden(NamedTuple):
    """The blocks of hidden information."""

    hands: Annotated[int, Block((SEATS, CARDS), "cards of each kind in every hand", 0, 2, scale=4)]
    deck: Annotated[int, Block((DECK, CARDS), "the draw deck, next card first")]


SEEN: Final = ObservationLayout.of("industry", VERSION, Seen)
FULL: Final = ObservationLayout.of("industry", VERSION, Seen, Hidden)
OFFSET: Final = SEEN.starts(Seen)  # of each block
SCALE: Final = SEEN.scales(Seen)  # what its numbers are divided by
HIDDEN_OFFSET: Final = FULL.starts(Hidden)
HIDDEN_SCALE: Final = FULL.scales(Hidden)
SIZE: Final = SEEN.size


@jit
def observe(board: Board, view: State, seat: int, out: Row) -> None:
    """Write a seat's view."""
    players = as_int64(board.players)
    out[:SIZE] = 0
    for slot in range(as_int64(board.slot_count)):
        owner = as_int64(view.tile_owner[slot])
        if owner != NOBODY:
            out[OFFSET.slot_owner + slot * SEATS + seats_after(seat, owner, players)] = 1
            out[OFFSET.slot_industry + slot * INDUSTRY_COUNT + view.tile_industry[slot]] = 1
            out[OFFSET.slot_level + slot] = view.tile_level[slot] / SCALE.slot_level
            out[OFFSET.slot_cubes + slot] = view.tile_cubes[slot] / SCALE.slot_cubes
            out[OFFSET.slot_flipped + slot] = view.tile_flipped[slot]
            out[OFFSET.slot_inert + slot] = view.tile_inert[slot]
    for rail in range(as_int64(board.rail_count)):
        owner = as_int64(view.edge_owner[rail])
        if owner != NOBODY:
            out[OFFSET.rail_owner + rail * SEATS + seats_after(seat, owner, players)] = 1
    for index in range(players):
        _observe_seat(view, (seat + index) % players, index, out)
        after = seats_after(seat, as_int64(view.order[index]), players)
        out[OFFSET.place + after * SEATS + index] = 1
    if view.stage != OVER:
        out[OFFSET.to_move + seats_after(seat, seat_to_move(view), players)] = 1
    for card in range(CARDS):
        held = view.hand[seat, card]
        seen = held + view.face_up[card] + view.discards[card]
        out[OFFSET.hand + card] = held / SCALE.hand
        out[OFFSET.face_up + card] = view.face_up[card] / SCALE.face_up
        out[OFFSET.discards + card] = view.discards[card] / SCALE.discards
        out[OFFSET.unseen + card] = (board.card_count[card] - seen) / SCALE.unseen
    _observe_sea_and_markets(board, view, out)
    _observe_progress(board, view, out)
    _observe_choices(view, out)


@jit
def _observe_seat(view: State, seat: int, index: int, out: Row) -> None:
    out[OFFSET.seated + index] = 1
    out[OFFSET.money + index] = view.money[seat] / SCALE.money
    out[OFFSET.spent + index] = view.spent[seat] / SCALE.spent
    out[OFFSET.loans + index] = view.loans[seat] / SCALE.loans
    out[OFFSET.points + index] = view.vp[seat] / SCALE.points
    out[OFFSET.rails_left + index] = view.rails_left[seat] / SCALE.rails_left
    out[OFFSET.hand_size + index] = view.hand_size[seat] / SCALE.hand_size
    at = OFFSET.stack + index * INDUSTRY_COUNT * LEVELS
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            left = view.stack[seat, industry, level]
            out[at + industry * LEVELS + level] = left / SCALE.stack


@jit
def _observe_sea_and_markets(board: Board, view: State, out: Row) -> None:
    for lane in range(as_int64(board.lane_count)):
        if view.edge_owner[RAILS + lane] == OPEN:
            out[OFFSET.lane_open + lane] = 1
    for ship in range(as_int64(board.ship_count)):
        out[OFFSET.import_cubes + ship] = view.import_cubes[ship] / SCALE.import_cubes
    for market in range(as_int64(board.market_count)):
        out[OFFSET.market_good + market * len(GOODS) + view.market_good[market]] = 1
        out[OFFSET.market_used + market] = view.market_used[market]


@jit
def _observe_progress(board: Board, view: State, out: Row) -> None:
    out[OFFSET.round] = view.round_number / SCALE.round
    out[OFFSET.actions_left] = view.actions_left / SCALE.actions_left
    out[OFFSET.deck_left] = view.deck_left / SCALE.deck_left
    for resource in range(2):
        out[OFFSET.track_cubes + resource] = view.track_cubes[resource] / SCALE.track_cubes
        out[OFFSET.track_price + resource] = track_price(board, view, resource) / SCALE.track_price
    out[OFFSET.stage + view.stage] = 1
    out[OFFSET.action + view.pending] = 1
    out[OFFSET.whole_turn] = view.pending_both
    out[OFFSET.done] = view.done / SCALE.done


@jit
def _observe_choices(view: State, out: Row) -> None:
    flag_choice(out, OFFSET.chosen_slot, slot_of(view.chosen))
    flag_choice(out, OFFSET.chosen_industry, industry_of(view.chosen))
    flag_choice(out, OFFSET.chosen_level, level_of(view.chosen))
    flag_choice(out, OFFSET.chosen_rail, rail_of(view.chosen))
    flag_choice(out, OFFSET.chosen_card, as_int64(view.pending_card))
    flag_source(out, OFFSET.chosen_coal, as_int64(view.pending_coal), TRACK, SOURCES)
    flag_source(out, OFFSET.chosen_iron, as_int64(view.pending_iron), TRACK, SOURCES)


@jit
def observe_hidden(board: Board, state: State, seat: int, out: Row) -> None:
    """Write the hidden information after the visible blocks."""
    out[SIZE:] = 0
    left = as_int64(state.deck_left)
    players = as_int64(board.players)
    observe_cards(players, state, seat, left, HIDDEN_OFFSET.hands, HIDDEN_SCALE.hands, out)
