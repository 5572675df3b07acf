"""The game, put together."""

from pathlib import Path

import numpy as np

from cottonopolis.engine.game_loop import OVER, GameFunctions, register
from cottonopolis.errors import Fact, SetupError
from cottonopolis.games.info import GameInfo
from cottonopolis.games.notation import ParsedAction, WordReader, read_action
from cottonopolis.games.positions import Position, Seat, Tile
from cottonopolis.games.printed import (
    PrintedBoard,
    PrintedLink,
    PrintedPlace,
    PrintedSlot,
    PrintedTile,
)
from cottonopolis.games.registry import register_game
from cottonopolis.games.rules import GameRules
from tests.toy_game.play import (
    ACTIONS,
    PLAY,
    SEEN,
    choose,
    hide,
    observe,
    observe_hidden,
    rank,
    redeal,
    score,
    start_game,
)
from tests.toy_game.state import (
    BOARD_DTYPE,
    ENDS,
    EVENTS,
    LINKS,
    MILL_COST,
    MILL_VP,
    NOBODY,
    REASONS,
    ROUNDS,
    SEATS,
    STATE_DTYPE,
    TABLE,
    TITLES,
    TOWNS,
    Board,
    Setup,
    State,
)

XY = ((120, 360), (400, 80), (680, 360))
KIND = "path"

FUNCTIONS: GameFunctions[Board, State] = GameFunctions(
    legal=PLAY.legal,
    reasons_against=PLAY.reasons_against,
    step=PLAY.step,
    answers=PLAY.answers,
    bill=PLAY.bill_now,
    choose=choose,
    start_game=start_game,
    hide=hide,
    redeal=redeal,
    observe=observe,
    observe_hidden=observe_hidden,
    rank=rank,
    score=score,
)
register(STATE_DTYPE, FUNCTIONS)


class ToyPosition(Position, kw_only=True, frozen=True, tag="toy"):
    """A position."""

    seats: list[Seat]
    slots: dict[str, Tile | None]


@register_game
class ToyRules(GameRules[Board, State, Setup]):
    """The only set-up."""

    game = "toy"
    version = 1
    currency = "£"
    messages = Path(__file__).parent / "messages"
    state_dtype = STATE_DTYPE
    table = TABLE
    functions = FUNCTIONS
    actions = ACTIONS
    choices = ()
    reason_table = REASONS
    game_over = "T1_OVER"
    event_table = EVENTS
    tie_breaks = ("vp", "money", "order")
    layouts = (SEEN, SEEN)
    position_type = ToyPosition

    @classmethod
    def info(cls) -> GameInfo:
        return GameInfo(
            id=cls.game,
            name="Three Towns",
            rules_version=cls.version,
            currency=cls.currency,
            players=[SEATS],
            usual_players=SEATS,
            industries=["cotton_mill"],
            link_kinds=[KIND],
            actions=[TABLE.names[action.kind] for action in ACTIONS],
            stages=list(TABLE.stages),
            events=cls.event_infos(),
            rules=["T1", "T2", "T3"],
            has_own_messages=True,
        )

    def make_setup(self, players: int, variants: tuple[str, ...], map_name: str | None) -> Setup:
        if players != SEATS:
            raise SetupError("toy-players", players=players)
        if variants:
            raise SetupError("no-variants", word=variants[0])
        board: Board = np.zeros(1, dtype=BOARD_DTYPE)[0]
        board.players = SEATS
        return Setup(SEATS, (), None, board, TOWNS, TITLES, TOWNS, LINKS, (), XY)

    def printed(self) -> PrintedBoard:
        return PrintedBoard(
            game=self.game,
            map=None,
            name="Three Towns",
            players=SEATS,
            variants=[],
            currency=self.currency,
            canvas=(800, 480),
            places=[
                PrintedPlace(
                    id=town,
                    name=title,
                    kind="town",
                    xy=xy,
                    slots=[PrintedSlot(town, ["cotton_mill"])],
                )
                for town, title, xy in zip(TOWNS, TITLES, XY, strict=True)
            ],
            links=[
                PrintedLink(name, TOWNS[a], TOWNS[b], [KIND])
                for name, (a, b) in zip(LINKS, ENDS, strict=True)
            ],
            industries=["cotton_mill"],
            tiles=[
                PrintedTile(
                    industry="cotton_mill",
                    level=1,
                    count=ROUNDS,
                    cost=MILL_COST,
                    coal=0,
                    iron=0,
                    income=0,
                    vp=MILL_VP,
                    cubes=0,
                    buildable=True,
                    periods=[],
                )
            ],
        )

    def read(self, text: str) -> ParsedAction:
        verbs = {verb: read for action in ACTIONS for verb, read in action.verbs.items()}
        return read_action(WordReader(text), verbs)

    def appearance(self, state: State, decision: int) -> tuple[int, ...]:
        return (decision,)

    def decided_by(self, state: State, ahead: int, behind: int) -> str:
        if state.vp[ahead] != state.vp[behind]:
            return "vp"
        return "order" if state.money[ahead] == state.money[behind] else "money"

    def max_decisions(self) -> int:
        return SEATS * ROUNDS

    def position(self, state: State, pending: str | None = None) -> ToyPosition:
        ranking, ties = self.final_ranking(state)
        over = state.stage == OVER
        return ToyPosition(
            rules=self.version,
            players=SEATS,
            map=None,
            variants=[],
            period=None,
            round=int(state.round_number),
            order=state.order.tolist(),
            to_move=None if over else int(state.order[state.turn]),
            stage=TABLE.stages[int(state.stage)],
            actions_left=int(state.actions_left),
            pending=pending,
            slots={
                name: None if owner == NOBODY else Tile(owner, "cotton_mill", 1, False, 0)
                for name, owner in zip(TOWNS, state.tile_owner.tolist(), strict=True)
            },
            links={
                name: None if owner == NOBODY else owner
                for name, owner in zip(LINKS, state.link_owner.tolist(), strict=True)
            },
            link_kind=KIND,
            seats=[
                Seat(seat=seat, vp=int(state.vp[seat]), money=int(state.money[seat]), hand=[])
                for seat in range(SEATS)
            ],
            deck_left=0,
            discards=[],
            ranking=ranking,
            ties=ties,
            points_now=self.points_now(state),
        )

    def event_value(self, field: str, value: int) -> Fact:
        if field == "place":
            return TOWNS[value]
        if field == "link":
            return LINKS[value]
        if field == "industry":
            return "cotton_mill"
        return KIND if field == "kind" else value
