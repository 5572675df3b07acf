"""Brass as a row of numbers, for learning: a seat's view, and the hidden information.

Seats are counted from the observer: 0 is the observer, 1 the next seat, and so on.
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
from cottonopolis.games.brass.decisions import (
    PASS,
    industry_of,
    link_of,
    loan_of,
    slot_of,
)
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.state import (
    CARDS,
    DECK,
    INDUSTRY_COUNT,
    LEVELS,
    LINKS,
    LOANS,
    MARKET_SPACES,
    MARKET_TILES,
    NOBODY,
    PERIODS,
    SEATS,
    SLOTS,
    STAGES,
    TRACK,
    Board,
    State,
)

VERSION: Final = 1
MARKET_KINDS: Final = 5  # tiles move the marker down by 0 to 4
SOURCES: Final = SLOTS + 1  # tiles, then the demand track


class Seen(NamedTuple):
    """The visible blocks."""

    slot_owner: Annotated[int, Block((SLOTS, SEATS), "who owns the tile on a slot")]
    slot_industry: Annotated[int, Block((SLOTS, INDUSTRY_COUNT), "the industry of that tile")]
    slot_level: Annotated[int, Block((SLOTS,), "its level", scale=4)]
    slot_cubes: Annotated[int, Block((SLOTS,), "cubes on it", scale=6)]
    slot_flipped: Annotated[int, Block((SLOTS,), "whether it is flipped")]
    link_owner: Annotated[int, Block((LINKS, SEATS), "who owns a canal or rail")]
    stack: Annotated[
        int, Block((SEATS, INDUSTRY_COUNT, LEVELS), "tiles left of each level", scale=3)
    ]
    seated: Annotated[int, Block((SEATS,), "whether the seat is taken")]
    money: Annotated[int, Block((SEATS,), "pounds", 0, 10, scale=100)]
    spent: Annotated[int, Block((SEATS,), "pounds spent this round", 0, 10, scale=50)]
    income: Annotated[int, Block((SEATS,), "pounds per round", -1, 1, scale=30)]
    income_space: Annotated[int, Block((SEATS,), "space of the income track", scale=99)]
    points: Annotated[int, Block((SEATS,), "victory points", 0, 10, scale=100)]
    links_left: Annotated[int, Block((SEATS,), "link tiles left", scale=14)]
    hand_size: Annotated[int, Block((SEATS,), "cards in hand", scale=8)]
    place: Annotated[int, Block((SEATS, SEATS), "place in the turn order")]
    to_move: Annotated[int, Block((SEATS,), "who must decide")]
    hand: Annotated[int, Block((CARDS,), "the observer's cards of each kind", 0, 2, scale=4)]
    discards: Annotated[int, Block((CARDS,), "cards of each kind that were played", scale=8)]
    unseen: Annotated[int, Block((CARDS,), "cards of each kind the observer has not seen", scale=8)]
    period: Annotated[int, Block((len(PERIODS),), "canal or rail period")]
    round: Annotated[int, Block((1,), "number of the round", scale=10)]
    rounds_left: Annotated[int, Block((1,), "rounds after this one", scale=10)]
    actions_left: Annotated[int, Block((1,), "actions left in this turn", scale=2)]
    deck_left: Annotated[int, Block((1,), "cards in the draw deck", scale=66)]
    track_cubes: Annotated[int, Block((2,), "coal and iron on the demand tracks", scale=8)]
    track_price: Annotated[int, Block((2,), "price of the next coal and iron there", scale=5)]
    demand: Annotated[
        int, Block((MARKET_SPACES + 1,), "cotton demand marker; the last is no demand")
    ]
    market_left: Annotated[
        int, Block((MARKET_KINDS,), "Distant Market tiles not turned, by value", scale=4)
    ]
    stage: Annotated[int, Block((len(STAGES),), "the kind of choice to be made")]
    action: Annotated[int, Block((PASS + 1,), "the pending action; the first is none")]
    chosen_slot: Annotated[int, Block((SLOTS,), "its slot")]
    chosen_industry: Annotated[int, Block((INDUSTRY_COUNT,), "its industry")]
    chosen_link: Annotated[int, Block((LINKS,), "its link")]
    chosen_loan: Annotated[int, Block((LOANS,), "its loan")]
    chosen_card: Annotated[int, Block((CARDS,), "its card")]
    chosen_second_card: Annotated[int, Block((CARDS,), "its second card")]
    chosen_coal: Annotated[
        int, Block((SOURCES,), "where its coal comes from; the last is the track")
    ]
    chosen_iron: Annotated[
        int, Block((SOURCES,), "where its iron comes from; the last is the track")
    ]
    done: Annotated[
        int, Block((1,), "rails, developments or sales made in this action", 0, 4, scale=4)
    ]


class Hidden(NamedTuple):
    """The blocks of hidden information."""

    hands: Annotated[int, Block((SEATS, CARDS), "cards of each kind in every hand", 0, 2, scale=4)]
    deck: Annotated[
        int, Block((DECK, CARDS), "the draw deck, next card first, then the cards set aside")
    ]
    market_order: Annotated[
        int, Block((MARKET_TILES, MARKET_KINDS), "Distant Market tiles in order")
    ]


SEEN: Final = ObservationLayout.of("brass", VERSION, Seen)
FULL: Final = ObservationLayout.of("brass", VERSION, Seen, Hidden)
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
    for slot in range(SLOTS):
        owner = as_int64(view.tile_owner[slot])
        if owner != NOBODY:
            out[OFFSET.slot_owner + slot * SEATS + seats_after(seat, owner, players)] = 1
            out[OFFSET.slot_industry + slot * INDUSTRY_COUNT + view.tile_industry[slot]] = 1
            out[OFFSET.slot_level + slot] = view.tile_level[slot] / SCALE.slot_level
            out[OFFSET.slot_cubes + slot] = view.tile_cubes[slot] / SCALE.slot_cubes
            out[OFFSET.slot_flipped + slot] = view.tile_flipped[slot]
    for link in range(LINKS):
        owner = as_int64(view.link_owner[link])
        if owner != NOBODY:
            out[OFFSET.link_owner + link * SEATS + seats_after(seat, owner, players)] = 1
    for index in range(players):
        _observe_seat(board, view, (seat + index) % players, index, out)
        after = seats_after(seat, as_int64(view.order[index]), players)
        out[OFFSET.place + after * SEATS + index] = 1
    if view.stage != OVER:
        out[OFFSET.to_move + seats_after(seat, seat_to_move(view), players)] = 1
    for card in range(CARDS):
        held = view.hand[seat, card]
        unseen = board.card_count[card] - held - view.discards[card]
        out[OFFSET.hand + card] = held / SCALE.hand
        out[OFFSET.discards + card] = view.discards[card] / SCALE.discards
        out[OFFSET.unseen + card] = unseen / SCALE.unseen
    _observe_progress(board, view, out)
    _observe_choices(view, out)


@jit
def _observe_seat(board: Board, view: State, seat: int, index: int, out: Row) -> None:
    out[OFFSET.seated + index] = 1
    out[OFFSET.money + index] = view.money[seat] / SCALE.money
    out[OFFSET.spent + index] = view.spent[seat] / SCALE.spent
    out[OFFSET.income + index] = income_of(board, view, seat) / SCALE.income
    out[OFFSET.income_space + index] = view.space[seat] / SCALE.income_space
    out[OFFSET.points + index] = view.vp[seat] / SCALE.points
    out[OFFSET.links_left + index] = view.links_left[seat] / SCALE.links_left
    out[OFFSET.hand_size + index] = view.hand_size[seat] / SCALE.hand_size
    at = OFFSET.stack + index * INDUSTRY_COUNT * LEVELS
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            left = view.stack[seat, industry, level]
            out[at + industry * LEVELS + level] = left / SCALE.stack


@jit
def _observe_progress(board: Board, view: State, out: Row) -> None:
    out[OFFSET.period + view.period] = 1
    out[OFFSET.round] = view.round_number / SCALE.round
    out[OFFSET.rounds_left] = (board.rounds - view.round_number) / SCALE.rounds_left
    out[OFFSET.actions_left] = view.actions_left / SCALE.actions_left
    out[OFFSET.deck_left] = view.deck_left / SCALE.deck_left
    for resource in range(2):
        out[OFFSET.track_cubes + resource] = view.track_cubes[resource] / SCALE.track_cubes
        out[OFFSET.track_price + resource] = track_price(board, view, resource) / SCALE.track_price
    out[OFFSET.demand + view.market_marker] = 1
    for index in range(board.market_size):
        out[OFFSET.market_left - board.market_tiles[index]] += 1 / SCALE.market_left
    for index in range(view.market_turned):
        out[OFFSET.market_left - view.market_tiles[index]] -= 1 / SCALE.market_left
    out[OFFSET.stage + view.stage] = 1
    out[OFFSET.action + view.pending] = 1
    out[OFFSET.done] = view.done / SCALE.done


@jit
def _observe_choices(view: State, out: Row) -> None:
    flag_choice(out, OFFSET.chosen_slot, slot_of(view.chosen))
    flag_choice(out, OFFSET.chosen_industry, industry_of(view.chosen))
    flag_choice(out, OFFSET.chosen_link, link_of(view.chosen))
    flag_choice(out, OFFSET.chosen_loan, loan_of(view.chosen))
    flag_choice(out, OFFSET.chosen_card, as_int64(view.pending_card))
    flag_choice(out, OFFSET.chosen_second_card, as_int64(view.pending_card2))
    flag_source(out, OFFSET.chosen_coal, as_int64(view.pending_coal), TRACK, SLOTS)
    flag_source(out, OFFSET.chosen_iron, as_int64(view.pending_iron), TRACK, SLOTS)


@jit
def observe_hidden(board: Board, state: State, seat: int, out: Row) -> None:
    """Write the hidden information after the visible blocks."""
    out[SIZE:] = 0
    left = as_int64(state.set_aside) + as_int64(state.deck_left)
    players = as_int64(board.players)
    observe_cards(players, state, seat, left, HIDDEN_OFFSET.hands, HIDDEN_SCALE.hands, out)
    for index in range(board.market_size):
        out[HIDDEN_OFFSET.market_order + index * MARKET_KINDS - state.market_tiles[index]] = 1
