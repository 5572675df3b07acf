"""The rules of one set-up: what a game declares, and playing it by decisions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, cast

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.decisions import DecisionTable
from cottonopolis.engine.events import CARRIED_VIA, NO_EVENTS, Buffer, EventTable
from cottonopolis.engine.game_loop import NO_TRACE, OK, OVER, TRACE_COLUMNS, GameFunctions
from cottonopolis.engine.observation import ObservationLayout
from cottonopolis.engine.random_players import POLICIES
from cottonopolis.engine.reasons import ReasonTable
from cottonopolis.engine.records import GameBoard, GameState, Ints, Records
from cottonopolis.engine.rng import chance_words
from cottonopolis.errors import SetupError
from cottonopolis.games.actions import DONE_CHOICE, Action, Choice
from cottonopolis.games.info import EventInfo, GameInfo
from cottonopolis.games.map_texts import CheckedMap, MapChange
from cottonopolis.games.notation import Step, steps_of
from cottonopolis.games.positions import Position
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.setup import GameSetup

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)
Setup = TypeVar("Setup", bound=GameSetup[Any])

MAX_GAME_STEPS = 8192
MAX_ACTION_STEPS = 256  # a decision and the forced ones after it


def as_array_of_one(record: GameState | GameBoard) -> Records:
    """Return an array of one element that shares the memory of a record.

    Compiled code receives arrays faster than records.
    """
    return np.asarray(record).reshape(1)


def new_trace(steps: int) -> Ints:
    """Return an empty trace with room for a number of steps."""
    return np.zeros((steps + 1, TRACE_COLUMNS), dtype=np.int16)


class BaseRules(ABC, Generic[Board, State, Setup]):
    """What a game declares, and how it is played by decisions."""

    # The game
    game: ClassVar[str]  # its id
    version: ClassVar[int]  # of the rules; raised when a recorded game could play out differently
    older_versions: ClassVar[tuple[int, ...]] = ()  # whose games go on, see `map_of_version`
    currency: ClassVar[str]
    default_map: ClassVar[str | None] = None  # None if the game has one map only
    messages: ClassVar[Path | None] = None  # folder with the messages of an external game
    state_dtype: ClassVar[np.dtype[Any]]
    table: ClassVar[DecisionTable]
    functions: ClassVar[GameFunctions[Any, Any]]
    actions: ClassVar[tuple[Action[Any, Any, Any, Any], ...]]  # in the order of a menu
    choices: ClassVar[tuple[Choice[Any, Any, Any], ...]]  # all other kinds of decision
    forced_stages: ClassVar[tuple[int, ...]] = ()  # between actions; each decision is an action
    reason_table: ClassVar[ReasonTable]
    game_over: ClassVar[str]  # the reason code against any move after the end
    card_not_held: ClassVar[str | None] = None  # the reason code against a card not in hand
    event_table: ClassVar[EventTable]
    tie_breaks: ClassVar[tuple[str, ...]]
    # Of observations, without and with hidden information
    layouts: ClassVar[tuple[ObservationLayout, ObservationLayout]]
    position_type: ClassVar[type[Position]]
    policies: ClassVar[dict[str, int]] = POLICIES
    periods: ClassVar[tuple[str, ...]] = ()  # names, if the game has periods
    opening_rounds: ClassVar[int] = 2  # that an opening book covers (docs/book.md)
    link_unit: ClassVar[Literal["vp", "money"]] = "vp"  # what links score

    # The set-up
    players: int
    variants: tuple[str, ...]
    map_name: str | None
    setup: Setup
    board: Board

    def __init__(self, players: int, variants: Iterable[str], map_name: str | None) -> None:
        self.players = players
        self.variants = tuple(sorted(variants))
        self.setup = self.make_setup(players, self.variants, map_name)
        self.map_name = self.setup.map_name
        self.board = self.setup.board
        self.kinds: dict[int, Choice[Any, Any, Any]] = {
            choice.kind: choice for choice in (*self.actions, *self.choices, DONE_CHOICE)
        }

    @property
    def key(self) -> tuple[str, int, tuple[str, ...], str | None]:
        """The set-up in plain words: equal for rules that are the same."""
        return self.game, self.players, self.variants, self.map_name

    def __reduce__(self) -> Any:
        # A set-up is immutable and cached, so that a pickle needs only its name
        from cottonopolis.games.registry import rules_for

        return rules_for, self.key

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    # Description

    @classmethod
    @abstractmethod
    def info(cls) -> GameInfo:
        """Return the description of the game.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules_for("brass", players=4).info().periods
        ['canal', 'rail']
        """

    @classmethod
    def map_players(cls, map_name: str) -> list[int]:
        """Return the numbers of players that a map, or a map file, allows."""
        raise SetupError("no-maps", word=map_name)

    @classmethod
    def map_of_version(cls, version: int, map_name: str | None) -> str | None:
        """Return the map on which a game of an older version goes on."""
        return map_name

    @classmethod
    def check_map(cls, text: str) -> CheckedMap:
        """Check the text of a map, and return its faults."""
        raise SetupError("no-maps", word=cls.game)

    @classmethod
    def shipped_map(cls, name: str) -> str:
        """Return the text of a map of the game, by its name."""
        raise SetupError("no-maps", word=name)

    @classmethod
    def read_correction(cls, text: str) -> tuple[str, str, list[MapChange]] | None:
        """Return the map, the source and the changes of a correction; None if the text is none."""
        return None

    @classmethod
    def map_values(cls, name: str) -> dict[str, Any] | None:
        """Return every value of a map of the game by its path; None if there is no such map."""
        return None

    @classmethod
    def player_board(cls) -> dict[str, Any]:
        """Return the values printed on the player boards, which a map may change."""
        raise SetupError("no-maps", word=cls.game)

    @classmethod
    def player_board_text(cls, text: str) -> str:
        """Return the whole player board file with the changes of a map's text."""
        raise SetupError("no-maps", word=cls.game)

    @classmethod
    def event_infos(cls) -> list[EventInfo]:
        """Return the kinds of event, for the description."""
        return [
            EventInfo(kind.name, list(kind.fields), kind.money, kind.reveals)
            for number, kind in enumerate(cls.event_table)
            if number != CARRIED_VIA  # becomes the path of the preceding event
        ]

    @abstractmethod
    def make_setup(self, players: int, variants: tuple[str, ...], map_name: str | None) -> Setup:
        """Check the set-up and load its data."""

    def period_names(self) -> list[str]:
        """Return names of people of the time and place, for bots."""
        return []

    def map_of_weights(self) -> str | None:
        """Return the map whose tuned bots play this one."""
        return self.map_name

    def money_per_vp(self) -> int | None:
        """Return how much money scores one victory point; None if money is no measure here."""
        return None

    def open_buyers(self, state: State) -> dict[str, int]:
        """Return for each kind of goods how many buyers are left; empty if goods are not sold."""
        return {}

    @abstractmethod
    def printed(self) -> PrintedBoard:
        """Return everything printed on the board and the player boards."""

    # Playing

    @cached_property
    def board_array(self) -> Records:
        """The board as an array of one element, for compiled code."""
        return as_array_of_one(self.board)

    @property
    def decision_count(self) -> int:
        return self.table.size

    def new(self, seed: int, events: Buffer = NO_EVENTS) -> State:
        """Return a new game, ready for its first decision.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> rules.new(seed=11).money.tolist()
        [30, 30, 30, 30]
        """
        states = np.zeros(1, dtype=self.state_dtype)
        states["chance"] = chance_words(seed)
        game_loop.start(self.board_array, states, events)
        return cast(State, states[0])

    def copy(self, state: State) -> State:
        """Return an independent copy of a state.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> state = rules.new(seed=11)
        >>> bool(rules.copy(state) == state)
        True
        """
        return cast(State, np.array([state], dtype=self.state_dtype)[0])

    def seat_to_move(self, state: State) -> int | None:
        """Return the seat that must decide now, None at the end.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> rules.seat_to_move(rules.new(seed=11))
        3
        """
        return self.mover(as_array_of_one(state))

    def mover(self, states: Records) -> int | None:
        """Like `seat_to_move`, for states[0]; reading a field of an array is much faster."""
        if states["stage"][0] == OVER:
            return None
        return int(states["order"][0, states["turn"][0]])

    def option_buffer(self) -> Buffer:
        """Return a buffer for the longest list of legal decisions."""
        return np.zeros(self.table.size, dtype=np.int16)

    def legal(self, state: State) -> list[int]:
        """Return the ids of all legal decisions.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> rules.legal(rules.new(seed=11))[:4]
        [16, 21, 31, 36]
        """
        return self.legal_ids(as_array_of_one(state))

    def legal_ids(self, states: Records) -> list[int]:
        """Return the ids of all legal decisions in states[0]."""
        options = self.option_buffer()
        count = game_loop.list_options(self.board_array, states, options)
        found: list[int] = options[:count].tolist()
        return found

    def is_legal(self, state: State, decision: int) -> bool:
        """Whether a decision is legal now; any number may be asked.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> state = rules.new(seed=11)
        >>> rules.is_legal(state, rules.legal(state)[0]), rules.is_legal(state, -1)
        (True, False)
        """
        return 0 <= decision < self.table.size and (
            game_loop.find_reasons(self.board_array, as_array_of_one(state), decision) == OK
        )

    def step(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one legal decision, without the forced ones after it; returns the step.

        Check other decisions first (`is_legal`): this method does not.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> state = rules.new(seed=11)
        >>> [step.seat for step in rules.step(state, rules.legal(state)[0])]
        [3]
        >>> [rules.decision_text(state, decision) for decision in rules.legal(state)]
        ['with blackburn', 'with cotton_mill']
        """
        trace = new_trace(1)
        game_loop.play_step(self.board_array, as_array_of_one(state), decision, events, trace)
        return steps_of(trace)

    def apply(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one legal decision and the forced ones after it; returns all steps.

        Like `step`, it does not check the decision.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> state = rules.new(seed=11)
        >>> steps = rules.apply(state, rules.legal(state)[-1])
        >>> rules.action_text(steps)
        'pass'
        """
        return self.step(state, decision, events) + self.play_forced(state, events)

    def play_forced(self, state: State, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play every choice that has a single option."""
        trace = new_trace(MAX_ACTION_STEPS)
        scratch = self.option_buffer()
        game_loop.play_single_options(
            self.board_array, as_array_of_one(state), events, trace, scratch
        )
        return steps_of(trace)

    def play(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step] | None:
        """Play a decision and the forced ones after it, if it is legal; returns all steps."""
        if not 0 <= decision < self.table.size:
            return None
        trace = new_trace(MAX_ACTION_STEPS)
        states, scratch = as_array_of_one(state), self.option_buffer()
        found = game_loop.play_if_legal(self.board_array, states, decision, events, trace, scratch)
        return steps_of(trace) if found == OK else None

    def play_fast(
        self, states: Records, decision: int, scratch: Buffer, events: Buffer = NO_EVENTS
    ) -> bool:
        """Like `play`, on states[0] and without a trace; returns whether it was legal."""
        return 0 <= decision < self.table.size and (
            game_loop.play_if_legal(self.board_array, states, decision, events, NO_TRACE, scratch)
            == OK
        )

    def replay(self, state: State, decisions: Sequence[int]) -> list[Step] | None:
        """Play many decisions, forced ones included; returns the steps, None if one is illegal."""
        trace = new_trace(MAX_GAME_STEPS)
        given = np.array(decisions, dtype=np.int16)
        played = game_loop.replay(self.board_array, as_array_of_one(state), given, NO_EVENTS, trace)
        return steps_of(trace) if played == len(given) else None
