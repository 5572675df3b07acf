"""A state of Age of Industry in plain names (docs/notation-industry.md)."""

from msgspec import Struct

from cottonopolis.engine.game_loop import ACTION, OVER
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.state import (
    GOODS,
    INDUSTRIES,
    LINK_KINDS,
    NOBODY,
    STAGES,
    State,
)
from cottonopolis.games.positions import (
    DemandTrack,
    PointsNow,
    Position,
    Seat,
    Tie,
    card_names,
    hand,
    stacks,
    tiles,
    track,
)
from cottonopolis.games.setup import PlainRecord, plain_record


class IndustryTile(Struct, frozen=True):
    """A tile on a slot."""

    owner: int
    industry: str
    level: int
    flipped: bool
    cubes: int
    inert: bool  # never flips: a ship built over a ship (A15)


class IndustrySeat(Seat, kw_only=True, frozen=True):
    """A seat of Age of Industry."""

    loans: int
    spent: int
    links_left: int
    stacks: dict[str, list[int]]


class MarketSquare(Struct, frozen=True):
    """A market square and its tile."""

    tile: str
    used: bool


class IndustryPosition(Position, kw_only=True, frozen=True, tag="industry"):
    """A position of Age of Industry."""

    seats: list[IndustrySeat]
    slots: dict[str, IndustryTile | None]
    imports: dict[str, int]  # coal left on each import
    markets: dict[str, MarketSquare]
    coal_track: DemandTrack
    iron_track: DemandTrack
    face_up: list[str]
    deck: list[str] | None  # next card first


def position(
    setup: Setup,
    version: int,
    record: State,
    pending: str | None,
    ranking: list[int] | None,
    ties: list[Tie],
    points_now: PointsNow,
) -> IndustryPosition:
    """Return a state or a view in plain names."""
    board = setup.plain_board
    state = plain_record(record)
    over = state["stage"] == OVER
    deck = state["deck"][: state["deck_left"]]
    return IndustryPosition(
        rules=version,
        players=setup.players,
        map=setup.map_name,
        variants=list(setup.variants),
        period=None,
        round=state["round_number"],
        order=state["order"][: setup.players],
        to_move=None if over else state["order"][state["turn"]],
        stage=STAGES[state["stage"]],
        actions_left=state["actions_left"],
        pending=pending if state["stage"] != ACTION else None,
        seats=[_seat(setup, state, seat) for seat in range(setup.players)],
        slots=dict(zip(setup.slots, _tiles(state), strict=False)),
        links={
            name: None if owner == NOBODY else owner
            for name, owner in zip(setup.links, state["edge_owner"], strict=False)
        },
        link_kind=LINK_KINDS[0],
        imports={
            name.removesuffix(".import"): state["import_cubes"][ship]
            for ship, name in enumerate(setup.imports)
        },
        markets={
            name: MarketSquare(
                GOODS[state["market_good"][market]], bool(state["market_used"][market])
            )
            for market, name in enumerate(setup.markets)
        },
        coal_track=track(board, state, COAL),
        iron_track=track(board, state, IRON),
        face_up=card_names(setup.cards, state["face_up"]),
        deck=None if NOBODY in deck else [setup.cards[card] for card in reversed(deck)],
        deck_left=state["deck_left"],
        discards=card_names(setup.cards, state["discards"]),
        ranking=ranking,
        ties=ties,
        points_now=points_now,
    )


def _seat(setup: Setup, state: PlainRecord, seat: int) -> IndustrySeat:
    return IndustrySeat(
        seat=seat,
        vp=state["vp"][seat],
        money=state["money"][seat],
        loans=state["loans"][seat],
        spent=state["spent"][seat],
        links_left=state["rails_left"][seat],
        hand=hand(setup.cards, state, seat),
        hand_size=state["hand_size"][seat],
        stacks=stacks(state, seat, INDUSTRIES),
    )


def _tiles(state: PlainRecord) -> list[IndustryTile | None]:
    found = zip(tiles(state, INDUSTRIES), state["tile_inert"], strict=True)
    return [
        None
        if tile is None
        else IndustryTile(
            tile.owner, tile.industry, tile.level, tile.flipped, tile.cubes, inert != 0
        )
        for tile, inert in found
    ]
