"""A state of Brass in plain names (docs/notation.md)."""

import numpy as np
from msgspec import Struct

from cottonopolis.engine.game_loop import ACTION, OVER
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.loan import find_loans
from cottonopolis.games.brass.state import (
    FACE_DOWN,
    INDUSTRIES,
    LOANS,
    MARKET_SPACES,
    NOBODY,
    PERIODS,
    STAGES,
    State,
)
from cottonopolis.games.positions import (
    DemandTrack,
    PointsNow,
    Position,
    Seat,
    Tie,
    Tile,
    card_names,
    hand,
    stacks,
    tiles,
    track,
)
from cottonopolis.games.setup import PlainRecord, plain_record


class Loan(Struct, frozen=True):
    """A loan that a seat could take, and the resulting space of its income marker."""

    amount: int
    space: int


class BrassSeat(Seat, kw_only=True, frozen=True):
    """A seat of Brass."""

    spent: int
    income_space: int
    income: int
    links_left: int
    loans: list[Loan]  # that the seat could take if it were its turn
    stacks: dict[str, list[int]]


class DistantMarket(Struct, frozen=True):
    """The Distant Market for cotton."""

    marker: int
    open: bool
    bonus: int | None
    turned: list[int]
    stack: list[int] | None  # tiles still to be turned; None if hidden


class BrassPosition(Position, kw_only=True, frozen=True, tag="brass"):
    """A position of Brass."""

    seats: list[BrassSeat]
    slots: dict[str, Tile | None]
    rounds: int  # in the period
    coal_track: DemandTrack
    iron_track: DemandTrack
    distant_market: DistantMarket
    deck: list[str] | None  # next card first
    set_aside: list[str] | None


def position(
    setup: Setup,
    version: int,
    record: State,
    pending: str | None,
    ranking: list[int] | None,
    ties: list[Tie],
    points_now: PointsNow,
) -> BrassPosition:
    """Return a state or a view in plain names."""
    board = setup.plain_board
    state = plain_record(record)
    over = state["stage"] == OVER
    aside = state["set_aside"]
    cards = state["deck"][: aside + state["deck_left"]]
    known = NOBODY not in cards
    loans = _loans(setup, record)
    period = state["period"]
    return BrassPosition(
        rules=version,
        players=setup.players,
        map=None,
        variants=list(setup.variants),
        period=PERIODS[period],
        round=state["round_number"],
        rounds=board["rounds"],
        order=state["order"][: setup.players],
        to_move=None if over else state["order"][state["turn"]],
        stage=STAGES[state["stage"]],
        actions_left=state["actions_left"],
        pending=pending if state["stage"] != ACTION else None,
        seats=[_seat(setup, state, seat, loans[seat]) for seat in range(setup.players)],
        slots={
            name: tile
            for name, tile, shown in zip(
                setup.slots, tiles(state, INDUSTRIES), board["slot_shows"], strict=True
            )
            if shown
        },
        links={
            name: None if owner == NOBODY else owner
            for name, owner, kinds in zip(
                setup.links, state["link_owner"], board["link_kinds"], strict=True
            )
            if (kinds >> period) & 1
        },
        link_kind=PERIODS[period],
        coal_track=track(board, state, COAL),
        iron_track=track(board, state, IRON),
        distant_market=_market(board, state),
        deck=[setup.cards[card] for card in reversed(cards[aside:])] if known else None,
        deck_left=state["deck_left"],
        discards=card_names(setup.cards, state["discards"]),
        set_aside=sorted(setup.cards[card] for card in cards[:aside]) if known else None,
        ranking=ranking,
        ties=ties,
        points_now=points_now,
    )


def _market(board: PlainRecord, state: PlainRecord) -> DistantMarket:
    marker = state["market_marker"]
    turned = state["market_turned"]
    tiles = state["market_tiles"][: board["market_size"]]
    is_open = marker < MARKET_SPACES
    return DistantMarket(
        marker,
        is_open,
        board["market_bonus"][marker] if is_open else None,
        tiles[:turned],
        None if FACE_DOWN in tiles[turned:] else tiles[turned:],
    )


def _loans(setup: Setup, record: State) -> list[list[Loan]]:
    spaces = np.zeros((setup.players, LOANS), dtype=np.int16)
    find_loans(setup.board, record, spaces)
    amounts = setup.plain_board["loans"]
    return [
        [Loan(amount, space) for amount, space in zip(amounts, row, strict=True) if space != NOBODY]
        for row in spaces.tolist()
    ]


def _seat(setup: Setup, state: PlainRecord, seat: int, loans: list[Loan]) -> BrassSeat:
    space = state["space"][seat]
    return BrassSeat(
        seat=seat,
        vp=state["vp"][seat],
        money=state["money"][seat],
        spent=state["spent"][seat],
        income_space=space,
        income=setup.plain_board["income"][space],
        links_left=state["links_left"][seat],
        loans=loans,
        hand=hand(setup.cards, state, seat),
        hand_size=state["hand_size"][seat],
        stacks=stacks(state, seat, INDUSTRIES),
    )
