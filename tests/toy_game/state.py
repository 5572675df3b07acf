"""The records of the game, and its decisions."""

from typing import Annotated, Final

import numpy as np

from cottonopolis.engine.decisions import DecisionTable, Range
from cottonopolis.engine.events import SHARED_EVENTS
from cottonopolis.engine.game_loop import SHARED_STAGES
from cottonopolis.engine.reasons import ReasonTable
from cottonopolis.engine.records import GameBoard, GameState, Ints, record_dtype
from cottonopolis.games.setup import GameSetup

SEATS: Final = 2
TOWNS: Final = ("ashford", "bexley", "corby")
TITLES: Final = ("Ashford", "Bexley", "Corby")
LINKS: Final = ("ashford-bexley", "bexley-corby", "ashford-corby")
ENDS: Final = np.array([(0, 1), (1, 2), (0, 2)])
ROUNDS: Final = 3
MONEY: Final = 10
MILL_COST: Final = 3
LINK_COST: Final = 1
MILL_VP: Final = 2
NOBODY: Final = -1

TABLE: Final = DecisionTable(
    SHARED_STAGES,
    Range("done", "never asked for", ("more",)),
    Range("build", "build a mill in a town", ("action",), slot=len(TOWNS)),
    Range("link", "lay a link", ("action",), link=len(LINKS)),
)
BUILD: Final = TABLE.kind("build")
LINK: Final = TABLE.kind("link")
slot_of: Final = TABLE.field("slot")
link_of: Final = TABLE.field("link")
build_id: Final = TABLE.encoder("build")
link_id: Final = TABLE.encoder("link")

REASONS: Final = ReasonTable()
T1_OVER: Final = REASONS.add()
T2_TAKEN: Final = REASONS.add("place")
T3_MONEY: Final = REASONS.add("price")
REASONS.name(globals())

EVENTS: Final = SHARED_EVENTS.extended()
SCORED_LINK: Final = EVENTS.add("scored_link", "seat", "link", "vp", "vp_a", "vp_b")


class Board(GameBoard):
    """Nothing is printed that differs from game to game."""


class State(GameState):
    """Everything that changes."""

    order: Annotated[Ints, SEATS]
    vp: Annotated[Ints, SEATS]
    money: Annotated[Ints, SEATS]
    tile_owner: Annotated[Ints, len(TOWNS)]
    link_owner: Annotated[Ints, len(LINKS)]


BOARD_DTYPE: Final = record_dtype(Board)
STATE_DTYPE: Final = record_dtype(State)
Setup = GameSetup[Board]
