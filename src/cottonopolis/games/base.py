"""What every game's rules do alike behind the contract: playing, text, views, simulating."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine import course
from cottonopolis.engine.course import (
    ACTION,
    NO_ACTION,
    NO_BITS,
    NO_NOTES,
    NO_TRACE,
    OVER,
    GameFunctions,
)
from cottonopolis.engine.events import NO_EVENTS, Buffer, new_buffer
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.contract import (
    ANY_PERIOD,
    Action,
    Event,
    Json,
    Message,
    Step,
    Wanted,
    column_of,
)
from cottonopolis.games.observing import Layout, Row

State = Any

LONGEST_GAME = 8192  # steps
ANY_SEAT = -1
TRACE_ROWS = 256  # no decision sets off more steps than this


class Noted(NamedTuple):
    """Games and the choices made in them, one after the other."""

    states: Any  # at the end of each game
    counts: NDArray[np.int32]  # choices in each game
    notes: NDArray[np.int16]  # seat, stage and decision of each choice
    bits: NDArray[np.uint8]  # beside it the legal decisions, one bit each, highest bit first


class BaseRules(ABC):
    """One set-up of a game. Subclasses bring the board, the words and the explanations."""

    game: str
    version: int
    currency: str
    decisions: int  # size of the decision table
    state_dtype: Any
    functions: GameFunctions
    stages: tuple[str, ...]
    explain: Any  # the game's modules of these names
    hidden: Any
    menu: Any
    policies: dict[str, int]
    layouts: tuple[Layout, Layout]  # of what a seat sees, and with what nobody sees
    events_table: dict[int, tuple[str, tuple[str, ...]]]
    players: int
    variants: tuple[str, ...]
    map_name: str | None = None  # of a game with several maps; on the class, the default one
    board: Any
    setup: Any
    notation: Any
    forced_stages: tuple[int, ...] = ()  # decisions that are actions of their own

    # Playing

    def new(self, seed: int, events: Buffer = NO_EVENTS) -> State:
        """A game ready for its first decision."""
        state = np.zeros(1, dtype=self.state_dtype)[0]
        self.functions.start_game(self.board, state, seed, events)
        return state

    def copy(self, state: State) -> State:
        """An independent copy."""
        return np.array([state], dtype=self.state_dtype)[0]

    def alone(self, record: Any) -> Any:
        """A copy of a state or a board as an array of one, as compiled code likes it best."""
        return np.array([record], dtype=record.dtype)

    def seat_to_move(self, state: State) -> int | None:
        """Who decides now."""
        return None if state["stage"] == OVER else int(state["order"][state["turn"]])

    def options(self) -> Buffer:
        """Room for the longest list of legal decisions."""
        return np.zeros(self.decisions, dtype=np.int16)

    def legal(self, state: State) -> list[int]:
        """The ids of all legal decisions."""
        options = self.options()
        count = self.functions.legal(self.board, state, options)
        return [int(decision) for decision in options[:count]]

    def is_legal(self, state: State, decision: int) -> bool:
        """Whether this decision may be played now."""
        return 0 <= decision < self.decisions and (
            self.functions.faults(self.board, state, decision) == course.OK
        )

    def step(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision and nothing else."""
        trace = np.zeros((2, 5), dtype=np.int16)
        self.functions.step(self.board, state, decision, events, trace)
        return steps_of(trace)

    def apply(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision and what follows by itself; returns all steps."""
        return self.step(state, decision, events) + self.settle(state, events)

    def settle(self, state: State, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play what follows by itself."""
        trace = np.zeros((TRACE_ROWS, 5), dtype=np.int16)
        course.settle(self.board, state, events, trace, self.options())
        return steps_of(trace)

    def advance(
        self, boards: Any, states: Any, decision: int, scratch: Buffer, events: Buffer = NO_EVENTS
    ) -> bool:
        """Do the same in place and at top speed if the decision is legal; returns whether it was.

        Board and state are arrays of one (`alone`), `scratch` is made by `options`.
        """
        return 0 <= decision < self.decisions and (
            course.advance(boards, states, decision, events, NO_TRACE, scratch) == course.OK
        )

    @cached_property
    def boards(self) -> Any:
        """The board as an array of one."""
        return self.alone(self.board)

    def play(self, states: Any, decision: int, events: Buffer = NO_EVENTS) -> list[Step] | None:
        """The same on the rules' own board; returns all steps, or None if it is not legal."""
        if not 0 <= decision < self.decisions:
            return None
        trace = np.zeros((TRACE_ROWS, 5), dtype=np.int16)
        found = course.advance(self.boards, states, decision, events, trace, self.options())
        return steps_of(trace) if found == course.OK else None

    def replay(self, state: State, decisions: NDArray[np.int16]) -> int:
        """Play many steps at once; returns how many were legal."""
        return course.replay(self.board, state, decisions, NO_EVENTS, NO_TRACE)

    def retrace(self, state: State, decisions: Sequence[int]) -> list[Step] | None:
        """Play many steps, automatic ones included, and return them; None if one is illegal."""
        trace = np.zeros((LONGEST_GAME, 5), dtype=np.int16)
        wanted = np.array(decisions, dtype=np.int16)
        played = course.replay(self.board, state, wanted, NO_EVENTS, trace)
        return steps_of(trace) if played == len(wanted) else None

    # Text

    def play_text(self, state: State, text: str, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one whole action given in the notation.

        Raises IllegalMove and may leave the state half-way then, so pass a copy. Whether the
        action is refused never depends on what is hidden.
        """
        wanted = self.notation.read(text)
        self.check_text(state, text, wanted)
        decisions = self._chosen(state, text, wanted)
        blind = self.blind_copy(state, decisions)
        if blind is not None:
            self._follow(blind, text, wanted, decisions, NO_EVENTS, False)
        return self._follow(state, text, wanted, decisions, events, blind is not None)

    @abstractmethod
    def check_text(self, state: State, text: str, wanted: Wanted) -> None:
        """Refuse what only the words show to be wrong."""

    def blind_copy(self, state: State, decisions: list[int]) -> State | None:
        """A copy that knows nothing hidden, to judge decisions by that come after a reveal."""
        return None

    def _follow(
        self,
        state: State,
        text: str,
        wanted: Wanted,
        decisions: list[int],
        events: Buffer,
        may_end_early: bool,
    ) -> list[Step]:
        """Play the decisions of one action, or say which of them is refused and why."""
        before = self.copy(state)
        trace = np.zeros((TRACE_ROWS, 5), dtype=np.int16)
        played = course.follow(
            self.board,
            state,
            np.array(decisions, dtype=np.int16),
            np.array([len(decisions)], dtype=np.int32),
            np.array([ANY_SEAT], dtype=np.int16),
            events,
            trace,
            self.options(),
        )
        finished = state["pending"] == NO_ACTION
        if finished and (played == len(decisions) or (may_end_early and played > 0)):
            return steps_of(trace)
        if played == len(decisions):
            raise IllegalMove(text, [self._choose_one_of(state, self.legal(state))], len(text) + 1)
        column = column_of(text, wanted.words[played])
        reasons = self.refusal(before, state, wanted, decisions, played)
        raise IllegalMove(text, reasons, column)

    def _choose_one_of(self, state: State, options: list[int]) -> Reason:
        words = ", ".join(self.decision_text(state, decision) for decision in options)
        return Reason("NOTATION_CHOOSE", {"options": words})

    def play_all(self, state: State, actions: list[tuple[int, Wanted]]) -> list[Step] | None:
        """Play many actions (seat, or ANY_SEAT, and decisions) at once.

        None if something is refused or not said exactly; then play them one by one to learn what.
        """
        wanted: list[int] = []
        ends: list[int] = []
        for _, action in actions:
            for choice in action.choices:
                if len(choice) > 1:
                    return None
                wanted.append(choice[0])
            ends.append(len(wanted))
        trace = np.zeros((LONGEST_GAME, 5), dtype=np.int16)
        played = course.follow(
            self.board,
            state,
            np.array(wanted, dtype=np.int16),
            np.array(ends, dtype=np.int32),
            np.array([seat for seat, _ in actions], dtype=np.int16),
            NO_EVENTS,
            trace,
            self.options(),
        )
        if played < len(wanted) or state["pending"] != NO_ACTION:
            return None
        steps = steps_of(trace)
        if any(action.period >= 0 for _, action in actions):
            begun = [step[3] for step in steps if self.begins_action(step)]
            if len(begun) != len(actions):
                return None
            for period, (_, action) in zip(begun, actions, strict=True):
                if action.period not in (period, ANY_PERIOD):
                    return None
        return steps

    def _chosen(self, state: State, text: str, wanted: Wanted) -> list[int]:
        """Settle which slot is meant wherever its number was left out."""
        chosen: list[int] = []
        for place, choice in enumerate(wanted.choices):
            if len(choice) == 1:
                chosen.append(choice[0])
                continue
            cards = wanted.cards if place == 0 else None
            fitting = [
                decision
                for decision in choice
                if (
                    not self.reasons(state, decision, cards)
                    if place == 0
                    else self.explain.plausible(state, decision)
                )
            ]
            if not fitting:
                fitting = [min(choice, key=lambda d: len(self.reasons(state, d, cards)))]
            if len({self.explain.face(self.setup, state, decision) for decision in fitting}) > 1:
                column = column_of(text, wanted.words[place])
                raise IllegalMove(text, [self._choose_one_of(state, fitting)], column)
            chosen.append(fitting[0])
        return chosen

    def reasons(
        self,
        state: State,
        decision: int,
        cards: list[int] | None = None,
        buyer: int | None = None,
    ) -> list[Reason]:
        """Every reason against a decision, with the cards and the buyer named for it."""
        found: list[Reason] = self.explain.reasons_against(
            self.setup, state, decision, cards, buyer
        )
        return found

    def refusal(
        self, before: State, state: State, wanted: Wanted, decisions: list[int], played: int
    ) -> list[Reason]:
        """Why the action stopped at a decision, where `state` is now and `before` it began."""
        resource = wanted.resources[played]
        if resource and self.stages[int(state.stage)] != resource:
            found: list[Reason] = self.explain.source_reasons(
                self.setup, before, decisions, played, resource
            )
            return found
        if played > 0 and state["pending"] == NO_ACTION:
            return [Reason("NOTATION_NOT_ASKED")]
        buyer = decisions[played + 1] if len(decisions) > played + 1 else None
        cards = wanted.cards if played == 0 else None
        return self.reasons(state, decisions[played], cards, buyer)

    @abstractmethod
    def decision_text(self, state: State, decision: int) -> str:
        """One decision in words."""

    def begins_action(self, step: Step) -> bool:
        """Whether a step is the first of an action."""
        return step[2] == ACTION or step[2] in self.forced_stages

    def actions(self, steps: Iterable[Step]) -> list[Action]:
        """Steps as actions; the last may be unfinished."""
        grouped: list[list[Step]] = []
        for step in steps:
            if self.begins_action(step):
                grouped.append([])
            grouped[-1].append(step)
        return [
            Action(action[0][1], self.notation.action(action), self.title(action[0]))
            for action in grouped
        ]

    @abstractmethod
    def title(self, step: Step) -> str:
        """When a step was taken, for the comments of a record."""

    # Secrets

    def view(self, state: State, seat: int) -> State:
        """What a seat may know of a state."""
        seen = self.copy(state)
        self.hidden.hide(self.board, seen, seat)
        return seen

    def redeal(self, view: State, seat: int, seed: int) -> State:
        """A full state that the seat's view could come from."""
        guess = self.copy(view)
        self.hidden.redeal(self.board, guess, seat, seed)
        return guess

    def observe(self, state: State, seat: int, full: bool = False) -> Row:
        """A seat's view as numbers; `full` adds what nobody sees."""
        row = np.zeros(self.layouts[full].size, dtype=np.float32)
        states = self.alone(state)
        course.look(self.boards, states, np.empty_like(states), seat, full, row)
        return row

    # Looking

    @abstractmethod
    def position(self, state: State, seat: int | None = None, pending: str | None = None) -> Json:
        """The state in plain names."""

    @abstractmethod
    def ranking(self, state: State) -> list[int]:
        """Seats as they stand, best first."""

    def score(self, state: State) -> list[int]:
        """Victory points by seat."""
        return [int(points) for points in state["vp"][: self.players]]

    def events(self, buffer: Buffer) -> list[Event]:
        """The events of a buffer in plain names."""
        found = []
        for row in buffer[1 : int(buffer[0, 0]) + 1].tolist():
            name, fields = self.events_table[row[0]]
            values = zip(fields, row[1:], strict=False)
            facts = {field: self.event_value(field, value) for field, value in values}
            found.append(Event(name, facts, self.currency))
        return found

    @abstractmethod
    def event_value(self, field: str, value: int) -> Fact:
        """A number of an event in plain names."""

    @abstractmethod
    def printed_slots(self) -> dict[str, list[str]]:
        """The industries that fit each slot in play."""

    def option_messages(self, state: State, decision: int) -> tuple[Message, Message]:
        """How a menu words a decision: the title of its group, and its label."""
        found: tuple[Message, Message] = self.menu.option_messages(self.setup, state, decision)
        return found

    # Simulating

    def _simulate(
        self,
        games: int,
        first_seed: int,
        policy: str,
        trace: NDArray[np.int16] = NO_TRACE,
        notes: NDArray[np.int16] = NO_NOTES,
        bits: NDArray[np.uint8] = NO_BITS,
    ) -> tuple[Any, NDArray[np.int32]]:
        states = np.zeros(games, dtype=self.state_dtype)
        counts = np.zeros(games, dtype=np.int32)
        course.play_random_games(
            self.board,
            states,
            np.zeros(1, dtype=self.state_dtype),
            first_seed,
            self.policies[policy],
            self.options(),
            np.zeros(4, dtype=np.uint32),
            NO_EVENTS,
            trace,
            counts,
            notes,
            bits,
        )
        return states, counts

    def simulate(
        self, games: int, first_seed: int, policy: str
    ) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """Victory points (game by seat) and numbers of decisions of random games."""
        states, counts = self._simulate(games, first_seed, policy)
        return np.asarray(states["vp"][:, : self.players]), counts

    def random_decisions(self, games: int, first_seed: int, policy: str) -> Noted:
        """Random games with every choice in them, those that go by themselves left out."""
        _, counts = self._simulate(games, first_seed, policy)
        made = int(counts.sum())
        notes = np.zeros((made, NO_NOTES.shape[1]), dtype=np.int16)
        bits = np.zeros((made, -(-self.decisions // 8)), dtype=np.uint8)
        states, _ = self._simulate(games, first_seed, policy, NO_TRACE, notes, bits)
        return Noted(states, counts, notes, bits)

    def random_game(self, seed: int, policy: str) -> tuple[State, list[Step]]:
        """One whole random game: its final state and all its steps."""
        trace = np.zeros((LONGEST_GAME, 5), dtype=np.int16)
        states, _ = self._simulate(1, seed, policy, trace)
        return states[0], steps_of(trace)

    def choose(self, state: State, policy: str, rng: NDArray[np.uint32]) -> int:
        """The decision of a random player."""
        options = self.options()
        count = self.functions.legal(self.board, state, options)
        return self.functions.choose(self.board, state, self.policies[policy], options, count, rng)

    warm_up_parts = ("set-up", "legal", "replay", "apply", "notation", "views", "simulate")

    def warm_up(self) -> Iterator[str]:
        """Compile everything once; yields the name of each part when it is ready."""
        state = self.new(0, new_buffer())
        yield "set-up"
        self.legal(state)
        yield "legal"
        self.is_legal(state, 0)
        self.replay(self.copy(state), np.zeros(0, dtype=np.int16))
        yield "replay"
        self.apply(self.copy(state), self.legal(state)[0], new_buffer())
        self.advance(self.boards, self.alone(state), 0, self.options())
        self.play(self.alone(state), 0, new_buffer())
        yield "apply"
        self.play_all(self.copy(state), [])
        yield "notation"
        self.redeal(self.view(state, 0), 0, 1)
        self.position(state)
        self.ranking(state)
        self.option_messages(state, self.legal(state)[0])
        yield "views"
        self.choose(state, "sane", np.ones(4, dtype=np.uint32))
        self.simulate(1, 0, "uniform")
        yield "simulate"


def steps_of(trace: NDArray[np.int16]) -> list[Step]:
    """The steps of a trace."""
    return [tuple(row) for row in trace[1 : int(trace[0, 0]) + 1].tolist()]
