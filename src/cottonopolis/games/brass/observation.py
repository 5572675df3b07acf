"""Brass as a row of numbers, for learning: what a seat sees, and what nobody sees.

Seats are counted from the observer: 0 is the observer, 1 the seat after it, and so on.
"""

from typing import Final

from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move, seats_after
from cottonopolis.engine.tracks import track_price
from cottonopolis.games.brass.layout import (
    CARDS,
    DECK,
    INDUSTRIES,
    LEVELS,
    LINKS,
    LOANS,
    MARKET_SPACES,
    MARKET_TILES,
    NOBODY,
    OVER,
    PASS,
    PERIODS,
    SEATS,
    SLOTS,
    STAGES,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.brass.loan import income_of
from cottonopolis.games.observing import Block, Layout, Row, mark, observe_cards

INDUSTRY_COUNT: Final = len(INDUSTRIES)
MARKET_KINDS: Final = 5  # tiles move the marker down by 0 to 4
SOURCES: Final = SLOTS + 1  # a tile, or the demand track

SEEN: Final = Layout(
    "brass",
    1,
    (
        Block("slot_owner", (SLOTS, SEATS), "who owns the tile on a slot"),
        Block("slot_industry", (SLOTS, INDUSTRY_COUNT), "the industry of that tile"),
        Block("slot_level", (SLOTS,), "its level / 4"),
        Block("slot_cubes", (SLOTS,), "cubes on it / 6"),
        Block("slot_flipped", (SLOTS,), "whether it is flipped"),
        Block("link_owner", (LINKS, SEATS), "who owns a canal or rail"),
        Block("stack", (SEATS, INDUSTRY_COUNT, LEVELS), "tiles left of each level / 3"),
        Block("seated", (SEATS,), "whether somebody sits there"),
        Block("money", (SEATS,), "pounds / 100", 0, 10),
        Block("spent", (SEATS,), "pounds spent this round / 50", 0, 10),
        Block("income", (SEATS,), "pounds a round / 30", -1, 1),
        Block("income_space", (SEATS,), "space of the income track / 99"),
        Block("points", (SEATS,), "victory points / 100", 0, 10),
        Block("links_left", (SEATS,), "link tiles left / 14"),
        Block("hand_size", (SEATS,), "cards in hand / 8"),
        Block("place", (SEATS, SEATS), "place in the turn order"),
        Block("to_move", (SEATS,), "who must decide"),
        Block("hand", (CARDS,), "the observer's cards of each kind / 4", 0, 2),
        Block("discards", (CARDS,), "cards of each kind that were played / 8"),
        Block("unseen", (CARDS,), "cards of each kind the observer has not seen / 8"),
        Block("period", (len(PERIODS),), "canal or rail period"),
        Block("round", (1,), "number of the round / 10"),
        Block("rounds_left", (1,), "rounds after this one / 10"),
        Block("actions_left", (1,), "actions left in this turn / 2"),
        Block("deck_left", (1,), "cards in the draw deck / 66"),
        Block("track_cubes", (2,), "coal and iron on the demand tracks / 8"),
        Block("track_price", (2,), "price of the next coal and iron there / 5"),
        Block("demand", (MARKET_SPACES + 1,), "cotton demand marker; the last is no demand"),
        Block("market_left", (MARKET_KINDS,), "Distant Market tiles not turned, by value / 4"),
        Block("stage", (len(STAGES),), "what is to be decided"),
        Block("action", (PASS + 1,), "the action being put together; the first is none"),
        Block("chosen_slot", (SLOTS,), "its slot"),
        Block("chosen_industry", (INDUSTRY_COUNT,), "its industry"),
        Block("chosen_link", (LINKS,), "its link"),
        Block("chosen_loan", (LOANS,), "its loan"),
        Block("chosen_card", (CARDS,), "its card"),
        Block("chosen_second_card", (CARDS,), "its second card"),
        Block("chosen_coal", (SOURCES,), "where its coal comes from; the last is the track"),
        Block("chosen_iron", (SOURCES,), "where its iron comes from; the last is the track"),
        Block("done", (1,), "rails, developments or sales made in this action / 4", 0, 4),
    ),
)
HIDDEN: Final = (
    Block("hands", (SEATS, CARDS), "cards of each kind in every hand / 4", 0, 2),
    Block("deck", (DECK, CARDS), "the draw deck, next card first, then the cards set aside"),
    Block("market_order", (MARKET_TILES, MARKET_KINDS), "Distant Market tiles in order"),
)

_AT: Final = SEEN.starts
SLOT_OWNER: Final = _AT["slot_owner"]
SLOT_INDUSTRY: Final = _AT["slot_industry"]
SLOT_LEVEL: Final = _AT["slot_level"]
SLOT_CUBES: Final = _AT["slot_cubes"]
SLOT_FLIPPED: Final = _AT["slot_flipped"]
LINK_OWNER: Final = _AT["link_owner"]
STACK: Final = _AT["stack"]
SEATED: Final = _AT["seated"]
MONEY: Final = _AT["money"]
SPENT: Final = _AT["spent"]
INCOME: Final = _AT["income"]
INCOME_SPACE: Final = _AT["income_space"]
POINTS: Final = _AT["points"]
LINKS_LEFT: Final = _AT["links_left"]
HAND_SIZE: Final = _AT["hand_size"]
PLACE: Final = _AT["place"]
TO_MOVE: Final = _AT["to_move"]
HAND: Final = _AT["hand"]
DISCARDS: Final = _AT["discards"]
UNSEEN: Final = _AT["unseen"]
PERIOD: Final = _AT["period"]
ROUND: Final = _AT["round"]
ROUNDS_LEFT: Final = _AT["rounds_left"]
ACTIONS_LEFT: Final = _AT["actions_left"]
DECK_LEFT: Final = _AT["deck_left"]
TRACK_CUBES: Final = _AT["track_cubes"]
TRACK_PRICE: Final = _AT["track_price"]
DEMAND: Final = _AT["demand"]
MARKET_LEFT: Final = _AT["market_left"]
STAGE: Final = _AT["stage"]
KIND: Final = _AT["action"]
CHOSEN_SLOT: Final = _AT["chosen_slot"]
CHOSEN_INDUSTRY: Final = _AT["chosen_industry"]
CHOSEN_LINK: Final = _AT["chosen_link"]
CHOSEN_LOAN: Final = _AT["chosen_loan"]
CHOSEN_CARD: Final = _AT["chosen_card"]
CHOSEN_SECOND_CARD: Final = _AT["chosen_second_card"]
CHOSEN_COAL: Final = _AT["chosen_coal"]
CHOSEN_IRON: Final = _AT["chosen_iron"]
MADE: Final = _AT["done"]
SIZE: Final = SEEN.size
MARKET_ORDER: Final = SIZE + (SEATS + DECK) * CARDS


@jit
def observe(board: Board, view: State, seat: int, out: Row) -> None:
    """Write what a seat's view shows."""
    players = wide(board.players)
    out[:SIZE] = 0
    for slot in range(SLOTS):
        owner = wide(view.tile_owner[slot])
        if owner != NOBODY:
            out[SLOT_OWNER + slot * SEATS + seats_after(seat, owner, players)] = 1
            out[SLOT_INDUSTRY + slot * INDUSTRY_COUNT + view.tile_industry[slot]] = 1
            out[SLOT_LEVEL + slot] = view.tile_level[slot] / 4
            out[SLOT_CUBES + slot] = view.tile_cubes[slot] / 6
            out[SLOT_FLIPPED + slot] = view.tile_flipped[slot]
    for link in range(LINKS):
        owner = wide(view.link_owner[link])
        if owner != NOBODY:
            out[LINK_OWNER + link * SEATS + seats_after(seat, owner, players)] = 1
    for index in range(players):
        _observe_seat(board, view, (seat + index) % players, index, out)
        after = seats_after(seat, wide(view.order[index]), players)
        out[PLACE + after * SEATS + index] = 1
    if view.stage != OVER:
        out[TO_MOVE + seats_after(seat, seat_to_move(view), players)] = 1
    for card in range(CARDS):
        held = view.hand[seat, card]
        out[HAND + card] = held / 4
        out[DISCARDS + card] = view.discards[card] / 8
        out[UNSEEN + card] = (board.card_count[card] - held - view.discards[card]) / 8
    _observe_course(board, view, out)
    _observe_choices(view, out)


@jit
def _observe_seat(board: Board, view: State, seat: int, index: int, out: Row) -> None:
    out[SEATED + index] = 1
    out[MONEY + index] = view.money[seat] / 100
    out[SPENT + index] = view.spent[seat] / 50
    out[INCOME + index] = income_of(board, view, seat) / 30
    out[INCOME_SPACE + index] = view.space[seat] / 99
    out[POINTS + index] = view.vp[seat] / 100
    out[LINKS_LEFT + index] = view.links_left[seat] / 14
    out[HAND_SIZE + index] = view.hand_size[seat] / 8
    at = STACK + index * INDUSTRY_COUNT * LEVELS
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            out[at + industry * LEVELS + level] = view.stack[seat, industry, level] / 3


@jit
def _observe_course(board: Board, view: State, out: Row) -> None:
    out[PERIOD + view.period] = 1
    out[ROUND] = view.round_number / 10
    out[ROUNDS_LEFT] = (board.rounds - view.round_number) / 10
    out[ACTIONS_LEFT] = view.actions_left / 2
    out[DECK_LEFT] = view.deck_left / 66
    for resource in range(2):
        out[TRACK_CUBES + resource] = view.track_cubes[resource] / 8
        out[TRACK_PRICE + resource] = track_price(board, view, resource) / 5
    out[DEMAND + view.market_marker] = 1
    for index in range(board.market_size):
        out[MARKET_LEFT - board.market_tiles[index]] += 0.25
    for index in range(view.market_turned):
        out[MARKET_LEFT - view.market_tiles[index]] -= 0.25
    out[STAGE + view.stage] = 1
    out[KIND + view.pending] = 1
    out[MADE] = view.done / 4


@jit
def _observe_choices(view: State, out: Row) -> None:
    mark(out, CHOSEN_SLOT, wide(view.pending_slot))
    mark(out, CHOSEN_INDUSTRY, wide(view.pending_industry))
    mark(out, CHOSEN_LINK, wide(view.pending_link))
    mark(out, CHOSEN_LOAN, wide(view.pending_loan))
    mark(out, CHOSEN_CARD, wide(view.pending_card))
    mark(out, CHOSEN_SECOND_CARD, wide(view.pending_card2))
    _mark_source(out, CHOSEN_COAL, wide(view.pending_coal))
    _mark_source(out, CHOSEN_IRON, wide(view.pending_iron))


@jit
def _mark_source(out: Row, start: int, choice: int) -> None:
    mark(out, start, SLOTS if choice == TRACK else choice)


@jit
def observe_hidden(board: Board, state: State, seat: int, out: Row) -> None:
    """Write what nobody sees behind what a seat sees."""
    out[SIZE:] = 0
    left = wide(state.set_aside) + wide(state.deck_left)
    observe_cards(board, state, seat, left, SIZE, out)
    for index in range(board.market_size):
        out[MARKET_ORDER + index * MARKET_KINDS - state.market_tiles[index]] = 1
