"""The shapes of positions (docs/notation.md), as the OpenAPI document describes them."""

from typing import Literal, TypedDict


class PlacedTile(TypedDict):
    """A tile on a slot; `inert` in Age of Industry only."""

    owner: int
    industry: str
    level: int
    flipped: bool
    cubes: int
    inert: bool | None


class DemandTrack(TypedDict):
    """A demand track and what is left on it."""

    cubes: int
    spaces: list[int]
    next_price: int


class DistantMarket(TypedDict):
    """The cotton demand of Brass."""

    marker: int
    open: bool
    bonus: int | None
    turned: list[int]
    stack: list[int] | None


class BrassSeat(TypedDict):
    """What a seat has in Brass; the hand only for whom it belongs to."""

    seat: int
    money: int
    spent: int
    income_space: int
    income: int
    vp: int
    links_left: int
    hand: list[str] | None
    hand_size: int
    stacks: dict[str, list[int]]


class BrassPosition(TypedDict):
    """A position of Brass."""

    game: str
    players: int
    variants: list[str]
    period: Literal["canal", "rail"]
    round: int
    rounds: int
    order: list[int]
    to_move: int | None
    stage: str
    actions_left: int
    pending: str | None
    seats: list[BrassSeat]
    slots: dict[str, PlacedTile | None]
    links: dict[str, int | None]
    coal_track: DemandTrack
    iron_track: DemandTrack
    distant_market: DistantMarket
    deck_left: int
    discards: list[str]
    ranking: list[int] | None


class MarketSquare(TypedDict):
    """A market square of Age of Industry."""

    tile: str
    used: bool


class IndustrySeat(TypedDict):
    """What a seat has in Age of Industry."""

    seat: int
    money: int
    loans: int
    spent: int
    vp: int
    rails_left: int
    hand: list[str] | None
    hand_size: int
    stacks: dict[str, list[int]]


class IndustryPosition(TypedDict):
    """A position of Age of Industry."""

    map: str
    players: int
    variants: list[str]
    round: int
    order: list[int]
    to_move: int | None
    stage: str
    actions_left: int
    pending: str | None
    seats: list[IndustrySeat]
    slots: dict[str, PlacedTile | None]
    rails: dict[str, int | None]
    imports: dict[str, int]
    markets: dict[str, MarketSquare]
    coal_track: DemandTrack
    iron_track: DemandTrack
    face_up: list[str]
    deck_left: int
    discards: list[str]
    ranking: list[int] | None


POSITIONS = (BrassPosition, IndustryPosition)
