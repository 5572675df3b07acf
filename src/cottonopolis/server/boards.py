"""What is printed on the boards: places, links, tiles, tracks and how to draw them.

A client asks once for each set-up; positions name what lies on it.
"""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from msgspec import Struct, field

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.brass import data as brass_data
from cottonopolis.games.brass import layout as brass
from cottonopolis.games.contract import rules_for
from cottonopolis.games.industry import data as industry_data
from cottonopolis.games.industry import layout as industry
from cottonopolis.games.printed import (
    LaneFacts,
    LinkFacts,
    PlaceFacts,
    Point,
    Printed,
    named_bits,
    printed,
)
from cottonopolis.server.faults import fault_of


class TileFacts(Struct):
    """An industry tile as printed."""

    industry: str
    level: int
    count: int  # of each player
    cost: int
    coal: int
    iron: int
    income: int  # spaces of the income track, or money
    vp: int
    cubes: int
    buildable: bool
    periods: list[Literal["canal", "rail"]]


class TrackFacts(Struct):
    """A demand track: prices from the cheapest space, and the price when it is empty."""

    spaces: list[int]
    when_empty: int


class MapLabel(Struct):
    """A name that is drawn on the map and means nothing to the game."""

    text: str
    xy: Point
    kind: Literal["sea", "land", "water"] = "land"
    size: float = 26
    turn: float = 0  # degrees


class Drawing(Struct, forbid_unknown_fields=True):
    """How the map is drawn: where plates stand, and the engraving behind them."""

    size: Point
    plates: dict[str, Point] = field(default_factory=dict)  # centres, where xy would crowd
    bends: dict[str, float] = field(default_factory=dict)  # of links, to the left of a to b
    land: list[list[Point]] = field(default_factory=list)  # what is not in them is sea
    lakes: list[list[Point]] = field(default_factory=list)
    rivers: list[list[Point]] = field(default_factory=list)
    ridges: list[list[Point]] = field(default_factory=list)
    labels: list[MapLabel] = field(default_factory=list)
    title: tuple[float, float, float, float] | None = None  # where there is room for the cartouche
    compass: Point | None = None


class BoardFacts(Struct):
    """Everything printed on the board and the player boards of a set-up."""

    game: str
    map: str | None
    name: str
    players: int
    variants: list[str]
    currency: Literal["£", "$"]
    reconstructed: bool
    canvas: Point
    drawing: Drawing | None
    places: list[PlaceFacts]
    links: list[LinkFacts]
    lanes: list[LaneFacts]
    industries: list[str]
    tiles: list[TileFacts]
    cards: dict[str, int]  # in the whole deck
    hand: int
    coal_track: TrackFacts
    iron_track: TrackFacts
    income_track: list[int]  # money by space; empty where there is none
    market_bonus: list[int]  # by space of the cotton demand track
    market_tiles: list[int]
    loans: list[int]
    link_costs: dict[str, int]
    link_tiles: int  # of each player


class Boards(Controller):
    """What is printed."""

    path = "/boards"
    tags = ("tables",)

    @get("/", summary="What is printed on the board of a set-up", sync_to_thread=False)
    def board(
        self,
        game: Literal["brass", "industry"] = "brass",
        map: Literal["germany", "new_england"] | None = None,
        players: Annotated[int, Parameter(ge=2, le=5)] = 4,
        variants: Annotated[list[str] | None, Parameter(max_items=8)] = None,
    ) -> BoardFacts:
        """Places, links, tiles, tracks, and how to draw the map."""
        try:
            return board_facts(game, players, tuple(variants or ()), map)
        except CottonopolisError as error:
            raise fault_of(error) from None


@cache
def board_facts(
    game: str, players: int, variants: tuple[str, ...], map_name: str | None
) -> BoardFacts:
    """The printed board of a set-up, made once."""
    rules_for(game, players, variants, map_name)  # refuses what cannot be played
    if game == "brass":
        return _brass(brass_data.setup(players, variants))
    return _industry(industry_data.setup(players, variants, map_name or industry_data.DEFAULT_MAP))


def _brass(setup: brass_data.Setup) -> BoardFacts:
    board = setup.printed
    shown = printed(setup)
    return BoardFacts(
        game="brass",
        map=None,
        name=shown.name,
        players=setup.players,
        variants=list(setup.variants),
        currency="£",
        reconstructed=shown.reconstructed,
        canvas=shown.canvas,
        drawing=_drawing(shown),
        places=shown.places,
        links=shown.links,
        lanes=shown.lanes,
        industries=list(brass.INDUSTRIES),
        tiles=_tiles(board, brass.INDUSTRIES),
        cards=_cards(setup.cards, board["card_count"]),
        hand=board["hand"],
        coal_track=_track(board, brass.COAL),
        iron_track=_track(board, brass.IRON),
        income_track=board["income"],
        market_bonus=board["market_bonus"],
        market_tiles=board["market_tiles"][: board["market_size"]],
        loans=board["loans"],
        link_costs={
            "canal": board["canal_cost"],
            "rail": board["rail_cost"],
            "two_rails": board["two_rails_cost"],
        },
        link_tiles=board["links"],
    )


def _industry(setup: industry_data.Setup) -> BoardFacts:
    board = setup.printed
    shown = printed(setup)
    return BoardFacts(
        game="industry",
        map=setup.map_name,
        name=shown.name,
        players=setup.players,
        variants=[],
        currency="$",
        reconstructed=shown.reconstructed,
        canvas=shown.canvas,
        drawing=_drawing(shown),
        places=shown.places,
        links=shown.links,
        lanes=shown.lanes,
        industries=list(industry.INDUSTRIES),
        tiles=_tiles(board, industry.INDUSTRIES),
        cards=_cards(setup.cards, board["card_count"]),
        hand=board["hand_limit"],
        coal_track=_track(board, industry.COAL),
        iron_track=_track(board, industry.IRON),
        income_track=[],
        market_bonus=[],
        market_tiles=[],
        loans=[board["loan"]],
        link_costs={"rail": board["rail_cost"]},
        link_tiles=board["rails"],
    )


def _drawing(shown: Printed) -> Drawing | None:
    return msgspec.convert(shown.drawing, Drawing) if shown.drawing else None


def _tiles(board: dict[str, Any], industries: tuple[str, ...]) -> list[TileFacts]:
    return [
        _tile(board, i, name, level)
        for i, name in enumerate(industries)
        for level, count in enumerate(board["tile_count"][i])
        if count
    ]


def _tile(board: dict[str, Any], industry_number: int, name: str, level: int) -> TileFacts:
    def of(key: str) -> int:
        return int(board[key][industry_number][level]) if key in board else 0

    in_brass = "tile_periods" in board
    periods: list[Any] = named_bits(of("tile_periods"), brass.PERIODS) if in_brass else ["rail"]
    return TileFacts(
        name,
        level,
        of("tile_count"),
        of("tile_cost"),
        of("tile_coal"),
        of("tile_iron"),
        of("tile_income"),
        of("tile_vp") if in_brass else level,  # A22
        of("tile_cubes"),
        bool(of("tile_periods") if in_brass else of("tile_buildable")),
        periods,
    )


def _cards(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _track(board: dict[str, Any], resource: int) -> TrackFacts:
    length = board["track_length"]
    return TrackFacts(board["track_spaces"][resource][:length], board["track_empty"][resource])
