"""The rules of one set-up, the interface to a game: playing, text, views, positions.

A game subclasses `GameRules` in its `rules.py` and registers the class (see registry.py).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.decisions import DecisionTable
from cottonopolis.engine.events import (
    CARRIED_VIA,
    NO_EVENTS,
    SCORED_MONEY,
    SCORED_TILE,
    Buffer,
    EventTable,
    new_buffer,
)
from cottonopolis.engine.game_loop import (
    ACTION,
    NO_ACTION,
    NO_TRACE,
    OK,
    OVER,
    TRACE_COLUMNS,
    GameFunctions,
)
from cottonopolis.engine.observation import ObservationLayout, Row
from cottonopolis.engine.prices import total
from cottonopolis.engine.random_players import POLICIES
from cottonopolis.engine.reasons import ReasonTable
from cottonopolis.engine.records import GameBoard, GameState, Ints, Records, Words
from cottonopolis.errors import Fact, IllegalMove, Reason, SetupError
from cottonopolis.games.actions import (
    DONE_CHOICE,
    NO_INTENT,
    Action,
    Choice,
    Facts,
    Intent,
    Refusal,
)
from cottonopolis.games.events import Event
from cottonopolis.games.info import EventInfo, GameInfo
from cottonopolis.games.notation import (
    ANY_PERIOD,
    ActionText,
    ParsedAction,
    Step,
    column_of,
    join_words,
    steps_of,
)
from cottonopolis.games.options import Option
from cottonopolis.games.positions import PointsNow, Position, SeatPoints, Tie
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.setup import GameSetup

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)
Setup = TypeVar("Setup", bound=GameSetup[Any])

MAX_GAME_STEPS = 8192
MAX_ACTION_STEPS = 256  # a decision and the forced ones after it
ANY_SEAT = -1
SPECTATOR = -1  # sees only public information
ALL_SEATS = -2  # sees all hands; only of a finished game


def as_array_of_one(record: GameState | GameBoard) -> Records:
    """Return an array of one element that shares the memory of a record.

    Compiled code receives arrays faster than records.
    """
    return np.asarray(record).reshape(1)


def new_trace(steps: int) -> Ints:
    """Return an empty trace with room for a number of steps."""
    return np.zeros((steps + 1, TRACE_COLUMNS), dtype=np.int16)


class GameRules(ABC, Generic[Board, State, Setup]):
    """One set-up of a game: a number of players, variants, a map."""

    # The game
    game: ClassVar[str]  # its id
    version: ClassVar[int]  # of the rules; raised when a recorded game could play out differently
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

    # Description

    @classmethod
    @abstractmethod
    def info(cls) -> GameInfo:
        """Return the description of the game."""

    @classmethod
    def map_players(cls, map_name: str) -> list[int]:
        """Return the numbers of players that a map, or a map file, allows."""
        raise SetupError("no-maps", word=map_name)

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
        """Return a new game, ready for its first decision."""
        states = np.zeros(1, dtype=self.state_dtype)
        game_loop.start(self.board_array, states, seed, events)
        return cast(State, states[0])

    def copy(self, state: State) -> State:
        return cast(State, np.array([state], dtype=self.state_dtype)[0])

    def seat_to_move(self, state: State) -> int | None:
        """Return the seat that must decide now, None at the end."""
        return None if state.stage == OVER else int(state.order[state.turn])

    def option_buffer(self) -> Buffer:
        """Return a buffer for the longest list of legal decisions."""
        return np.zeros(self.table.size, dtype=np.int16)

    def legal(self, state: State) -> list[int]:
        """Return the ids of all legal decisions."""
        options = self.option_buffer()
        count = game_loop.list_options(self.board_array, as_array_of_one(state), options)
        found: list[int] = options[:count].tolist()
        return found

    def is_legal(self, state: State, decision: int) -> bool:
        return 0 <= decision < self.table.size and (
            game_loop.find_reasons(self.board_array, as_array_of_one(state), decision) == OK
        )

    def step(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision, without the forced ones after it."""
        trace = new_trace(1)
        game_loop.play_step(self.board_array, as_array_of_one(state), decision, events, trace)
        return steps_of(trace)

    def apply(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision and the forced ones after it; returns all steps."""
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

    # The meaning of decisions

    def choice_of(self, decision: int) -> Choice[Any, State, Setup]:
        """Return the `Choice` or `Action` that a decision belongs to."""
        return self.kinds[int(self.table.kind_of(decision))]

    def price(self, state: State, decision: int) -> int | None:
        """Return the whole price of a decision; None if it never costs money."""
        choice = self.choice_of(decision)
        if not isinstance(choice, Action) or choice.bill is None:
            return None
        return int(total(game_loop.find_bill(self.board_array, as_array_of_one(state), decision)))

    def describe(self, state: State, decision: int) -> Option:
        """Return the meaning of a decision, without its text and price."""
        return self.choice_of(decision).describe(self.setup, state, decision)

    def option(self, state: State, decision: int) -> Option:
        """Return the meaning of a legal decision."""
        option = self.describe(state, decision)
        option.text = self.decision_text(state, decision)
        option.price = self.price(state, decision)
        return option

    def options_meant(
        self,
        state: State,
        target: str | None = None,
        kind: str | None = None,
        industry: str | None = None,
    ) -> list[Option]:
        """Return the decisions that a player may mean now, legal or not.

        They match the target, kind and industry that are given.
        """
        found = []
        for decision in self._ids_of(kind):
            choice = self.choice_of(decision)
            if not self.table.is_asked(int(state.stage), choice.kind):
                continue
            option = self.describe(state, decision)
            if (
                (target is None or (option.target is not None and option.target.id == target))
                and kind in (option.kind, None)
                and industry in (option.industry, None)
                and self._is_printed(option)
                and choice.is_plausible(state, decision)
            ):
                found.append(option)
        return found

    def _ids_of(self, kind: str | None) -> range:
        """Return all ids, or those of a kind; none if it is unknown."""
        if kind is None:
            return range(self.table.size)
        if kind not in self.table.names:
            return range(0)
        first = self.table.first(kind)
        return range(first, first + self.table.ranges[self.table.kind(kind)].size)

    def _is_printed(self, option: Option) -> bool:
        """Whether the target of an option is on this map, and a slot shows its industry."""
        target = option.target
        if target is None or target.kind not in ("slot", "link"):
            return True
        if target.kind == "link":
            return target.id in self._links
        printed = self._slot_industries.get(target.id)
        return printed is not None and (option.industry is None or option.industry in printed)

    @cached_property
    def industries(self) -> tuple[str, ...]:
        """The industries of the player boards."""
        return tuple(self.printed().industries)

    @cached_property
    def _links(self) -> frozenset[str]:
        return frozenset(link.id for link in self.printed().links)

    @cached_property
    def _slot_industries(self) -> dict[str, list[str]]:
        return {s.id: s.industries for place in self.printed().places for s in place.slots}

    def card_names(self, decisions: Iterable[int]) -> list[str]:
        """Return the names of the cards among some decisions."""
        kind = self.table.names.index("card") if "card" in self.table.names else None
        first = self.table.first("card") if kind is not None else 0
        return [self.setup.cards[d - first] for d in decisions if self.table.kind_of(d) == kind]

    def cards_for(self, state: State, decision: int) -> list[str] | None:
        """Return the cards in hand that suffice alone for a new action; None if it needs none."""
        if state.stage != ACTION:
            return None
        after = self.copy(state)
        self.step(after, decision)
        if "card" not in self.table.stages[int(after.stage)]:
            return None
        return self.card_names(self.legal(after))

    def next_order(self, state: State, seat: int, price: int) -> list[int]:
        """Return the next turn order if one seat spends a price and nobody else spends more."""
        order: list[int] = state.order[: self.players].tolist()
        return order

    # Text

    @abstractmethod
    def read(self, text: str) -> ParsedAction:
        """Parse one action in the notation."""

    def play_text(self, state: State, text: str, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one whole action given in the notation.

        Pass a copy: IllegalMove may leave the state half-played. Whether the action is refused
        never depends on hidden information.
        """
        parsed = self.read(text)
        self.check_text(state, text, parsed)
        decisions = self._resolve_slots(state, text, parsed)
        blind = self.blind_copy(state, decisions)
        if blind is not None:
            self._play_decisions(blind, text, parsed, decisions, NO_EVENTS, False)
        return self._play_decisions(state, text, parsed, decisions, events, blind is not None)

    def check_text(self, state: State, text: str, parsed: ParsedAction) -> None:
        """Raise IllegalMove for errors that show in the text but not in its decisions."""

    def blind_copy(self, state: State, decisions: list[int]) -> State | None:
        """Return a copy without hidden information if a decision follows a reveal, else None.

        The decisions are judged on this copy, so that a refusal reveals nothing.
        """
        return None

    def _play_decisions(
        self,
        state: State,
        text: str,
        parsed: ParsedAction,
        decisions: list[int],
        events: Buffer,
        may_end_early: bool,
    ) -> list[Step]:
        """Play the decisions of one action; IllegalMove says which one is refused and why."""
        before = self.copy(state)
        trace = new_trace(MAX_ACTION_STEPS)
        played = game_loop.play_actions(
            self.board_array,
            as_array_of_one(state),
            np.array(decisions, dtype=np.int16),
            np.array([len(decisions)], dtype=np.int32),
            np.array([ANY_SEAT], dtype=np.int16),
            events,
            trace,
            self.option_buffer(),
        )
        finished = state.pending == NO_ACTION
        if finished and (played == len(decisions) or (may_end_early and played > 0)):
            return steps_of(trace)
        if played == len(decisions):
            raise IllegalMove(text, [self._choose_one_of(state, self.legal(state))], len(text) + 1)
        column = column_of(text, parsed.words[played])
        reasons = self.refusal(before, state, parsed, decisions, played)
        raise IllegalMove(text, reasons, column)

    def _choose_one_of(self, state: State, options: list[int]) -> Reason:
        words = ", ".join(self.decision_text(state, decision) for decision in options)
        return Reason("NOTATION_CHOOSE", {"options": words})

    def play_all(self, state: State, actions: list[tuple[int, ParsedAction]]) -> list[Step] | None:
        """Play many actions at once, each with its seat or ANY_SEAT.

        Returns None if an action is refused or ambiguous; play them one by one to find it.
        """
        decisions: list[int] = []
        ends: list[int] = []
        for _, action in actions:
            for choice in action.choices:
                if len(choice) > 1:
                    return None
                decisions.append(choice[0])
            ends.append(len(decisions))
        trace = new_trace(MAX_GAME_STEPS)
        played = game_loop.play_actions(
            self.board_array,
            as_array_of_one(state),
            np.array(decisions, dtype=np.int16),
            np.array(ends, dtype=np.int32),
            np.array([seat for seat, _ in actions], dtype=np.int16),
            NO_EVENTS,
            trace,
            self.option_buffer(),
        )
        if played < len(decisions) or state.pending != NO_ACTION:
            return None
        steps = steps_of(trace)
        if any(action.period >= 0 for _, action in actions):
            begun = [step.period for step in steps if self.begins_action(step)]
            if len(begun) != len(actions):
                return None
            for period, (_, action) in zip(begun, actions, strict=True):
                if action.period not in (period, ANY_PERIOD):
                    return None
        return steps

    def _resolve_slots(self, state: State, text: str, parsed: ParsedAction) -> list[int]:
        """Choose the slot wherever its number was omitted."""
        chosen: list[int] = []
        for index, choice in enumerate(parsed.choices):
            if len(choice) == 1:
                chosen.append(choice[0])
                continue
            intent = Intent(tuple(parsed.cards)) if index == 0 else NO_INTENT
            fitting = [
                decision
                for decision in choice
                if (
                    not self.reasons(state, decision, intent)
                    if index == 0
                    else self.choice_of(decision).is_plausible(state, decision)
                )
            ]
            if not fitting:
                fitting = [min(choice, key=lambda d: len(self.reasons(state, d, intent)))]
            if len({self.appearance(state, decision) for decision in fitting}) > 1:
                column = column_of(text, parsed.words[index])
                raise IllegalMove(text, [self._choose_one_of(state, fitting)], column)
            chosen.append(fitting[0])
        return chosen

    @abstractmethod
    def appearance(self, state: State, decision: int) -> tuple[int, ...]:
        """Return the visible properties of a decision's slot, to tell if two slots look alike."""

    def decision_text(self, state: State, decision: int) -> str:
        """Return one decision in the notation."""
        seat = self.seat_to_move(state) or 0
        when = (int(state.stage), int(state.period), int(state.round_number))
        return self.choice_of(decision).write(self.setup, Step(decision, seat, *when))

    def begins_action(self, step: Step) -> bool:
        return step.stage == ACTION or step.stage in self.forced_stages

    def action_text(self, steps: Sequence[Step]) -> str:
        """Return the steps of one action, possibly unfinished, as one line."""
        parts: list[tuple[str, bool]] = []
        cards: list[str] = []
        for step in steps:
            choice = self.choice_of(step.decision)
            if choice.card is not None:
                cards.append(choice.card(self.setup, step))
            elif choice.is_written:
                parts.append((choice.write(self.setup, step), isinstance(choice, Action)))
        return join_words(parts, sorted(cards))

    def action_texts(self, steps: Iterable[Step]) -> list[ActionText]:
        """Group steps into actions; the last one may be unfinished."""
        grouped: list[list[Step]] = []
        for step in steps:
            if self.begins_action(step):
                grouped.append([])
            grouped[-1].append(step)
        return [
            ActionText(action[0].seat, self.action_text(action), self.title(action[0]))
            for action in grouped
        ]

    def title(self, step: Step) -> str:
        """Return the round of a step, for the comments of a record."""
        return f"round {step.round_number}"

    # Refusals

    @cached_property
    def action_kinds(self) -> tuple[str, ...]:
        """The kinds of decision that begin an action."""
        return tuple(self.table.names[action.kind] for action in self.actions)

    def kind_of_verb(self, verb: str) -> str | None:
        """Return the kind of action that a word of the notation begins."""
        found = (action.kind for action in self.actions if verb in action.verbs)
        return next((self.table.names[kind] for kind in found), None)

    def common_facts(self, state: State) -> Facts:
        """Return facts that the messages of all refusals can show."""
        return {}

    def _refused(self, state: State, decision: int, intent: Intent) -> Refusal | None:
        """Return the reasons against an intent, None if it makes no difference."""
        choice = self.choice_of(decision)
        if not isinstance(choice, Action) or choice.refuse is None:
            return None
        return choice.refuse(self.setup, state, decision, intent)

    def reason_mask(self, state: State, decision: int, intent: Intent = NO_INTENT) -> int:
        """Return the reasons against a decision, and against its intent, as a mask."""
        refused = self._refused(state, decision, intent)
        if refused is not None:
            return refused.reasons
        return int(game_loop.find_reasons(self.board_array, as_array_of_one(state), decision))

    def refusal_facts(self, state: State, decision: int, intent: Intent = NO_INTENT) -> Facts:
        """Return everything that the messages of a refusal, and of its remedies, can show."""
        choice = self.choice_of(decision)
        known = {**self.common_facts(state), **choice.explain(self.setup, state, decision)}
        if intent.cards:
            known["card"] = self.card_name(intent.cards[0])
        refused = self._refused(state, decision, intent)
        return known if refused is None else {**known, **refused.facts}

    def reasons(self, state: State, decision: int, intent: Intent = NO_INTENT) -> list[Reason]:
        """Return every reason against a decision, and against its intent."""
        if state.stage == OVER:
            return [Reason(self.game_over)]
        codes = self.reason_table.codes(self.reason_mask(state, decision, intent))
        known = self.refusal_facts(state, decision, intent) if codes else {}
        found = [Reason(code, self.reason_table.facts(code, known)) for code in codes]
        if self.card_not_held and self.card_not_held not in codes:
            missing = self.cards_not_held(state, intent.cards)
            found += [Reason(self.card_not_held, {"card": name}) for name in missing]
        return found

    def card_name(self, card: int) -> str:
        return self.setup.cards[card]

    def cards_not_held(self, state: State, cards: Sequence[int]) -> list[str]:
        """Return those of the cards that the seat to move does not hold."""
        return []

    def refusal(
        self, before: State, state: State, parsed: ParsedAction, decisions: list[int], played: int
    ) -> list[Reason]:
        """Return why decisions[played] was refused; the action began in the state `before`.

        The sources named after it are checked too, so that no reason is left out.
        """
        later = self._later_source_reasons(before, parsed, decisions, played)
        resource = parsed.resources[played]
        if resource and self.table.stages[int(state.stage)] != resource:
            part = max(i for i in range(played) if self._begins_part(decisions[i]))
            found = self._source_reasons(before, decisions[part], decisions[played], resource)
            return (found or [Reason("NOTATION_NOT_ASKED")]) + later
        if played > 0 and state.pending == NO_ACTION:
            return [Reason("NOTATION_NOT_ASKED")]
        named = (d for d in decisions[played + 1 :] if not self._plays_card(d))
        cards = tuple(parsed.cards) if played == 0 else ()
        return self.reasons(state, decisions[played], Intent(cards, next(named, None))) + later

    def _begins_part(self, decision: int) -> bool:
        return isinstance(self.choice_of(decision), Action)

    def _plays_card(self, decision: int) -> bool:
        choice = self.choice_of(decision)
        return choice.card is not None or not choice.is_written

    def _later_source_reasons(
        self, before: State, parsed: ParsedAction, decisions: list[int], played: int
    ) -> list[Reason]:
        """Return the reasons against the sources of the first part that come after a decision."""
        found: list[Reason] = []
        for index in range(1, len(decisions)):
            if self._begins_part(decisions[index]):
                break
            resource = parsed.resources[index]
            if index > played and resource:
                found += self._source_reasons(before, decisions[0], decisions[index], resource)
        return found

    def _source_reasons(
        self, state: State, action: int, source: int, resource: str
    ) -> list[Reason]:
        """Return why an action does not take a cube from a source, whether it is legal or not."""
        unneeded = self.unneeded_source(state, action, resource)
        if unneeded is not None:
            return [unneeded]
        asked = self.copy(state)
        asked.pending = self.table.kind_of(action)
        asked.chosen = action
        asked.stage = self.table.stages.index(resource)
        return self.reasons(asked, source)

    def unneeded_source(self, state: State, action: int, resource: str) -> Reason | None:
        """Return the reason if an action needs no cube of a resource."""
        return None

    # Hidden information

    def view(self, state: State, seat: int) -> State:
        """Return what a seat may see of a state. All visibility checks go through here."""
        seen = self.copy(state)
        game_loop.hide_from(self.board_array, as_array_of_one(seen), seat)
        return seen

    def redeal(self, view: State, seat: int, seed: int) -> State:
        """Return a random full state that is consistent with a seat's view."""
        guess = self.copy(view)
        game_loop.redeal_view(self.board_array, as_array_of_one(guess), seat, seed)
        return guess

    def observe(self, state: State, seat: int, full: bool = False) -> Row:
        """Return a seat's view as numbers; `full` adds the hidden information."""
        row = np.zeros(self.layouts[full].size, dtype=np.float32)
        states = as_array_of_one(state)
        game_loop.observe_seat(self.board_array, states, np.empty_like(states), seat, full, row)
        return row

    # Planning

    def planned(self, view: State, seat: int) -> State | None:
        """Return a view as if the seat began its next turn now; None if it has none to foresee.

        Pass a view, not a state: the result hides what the view hides.
        """
        plan = self.copy(view)
        if plan.stage == OVER or not self.move_to_turn(plan, seat):
            return None
        return plan

    def move_to_turn(self, view: State, seat: int) -> bool:
        """Change a view so that the seat is to move; returns False if that cannot be foreseen."""
        turn = view.order[: self.players].tolist().index(seat)
        view.round_number += 1 if turn < view.turn else 0
        view.turn = turn
        view.stage, view.pending, view.done = ACTION, NO_ACTION, 0
        return True

    def hold_any_card(self, view: State, seat: int) -> int:
        """Give a seat one of every card that it may hold, by public information; their number."""
        return 0

    # Positions

    @abstractmethod
    def position(self, state: State, pending: str | None = None) -> Position:
        """Return a state or a view in plain names."""

    def ranking(self, state: State) -> list[int]:
        """Return the seats by current rank, best first."""
        out = np.zeros(self.players, dtype=np.int16)
        game_loop.rank_seats(self.board_array, as_array_of_one(state), out)
        found: list[int] = out.tolist()
        return found

    @abstractmethod
    def decided_by(self, state: State, ahead: int, behind: int) -> str:
        """Return what decides between two seats: "vp", or a tie-break."""

    def ties(self, state: State, ranking: Sequence[int]) -> list[Tie]:
        """Return the neighbours in a ranking that have equal points."""
        found = [Tie(a, b, self.decided_by(state, a, b)) for a, b in pairwise(ranking)]
        return [tie for tie in found if tie.by != "vp"]

    def final_ranking(self, state: State) -> tuple[list[int] | None, list[Tie]]:
        """Return the ranking and its ties; None and no ties before the end."""
        if state.stage != OVER:
            return None, []
        ranking = self.ranking(state)
        return ranking, self.ties(state, ranking)

    def score(self, state: State) -> list[int]:
        """Return the victory points by seat."""
        return [int(points) for points in state.vp[: self.players]]

    def points_now(self, state: State) -> PointsNow:
        """Return what everything would score if the period, or the game, ended now.

        The rules score a copy of the state. Hidden information has no influence, so the points of
        a view are those of its state. After the end nothing is left to score.
        """
        tiles = dict.fromkeys(self.setup.slots, 0)
        links = dict.fromkeys(self.setup.links, 0)
        by_source = {source: [0] * self.players for source in ("links", "tiles", "money")}
        totals = [0] * self.players
        if state.stage != OVER:
            scored, events = self.copy(state), new_buffer()
            game_loop.score_board(self.board_array, as_array_of_one(scored), events)
            vp = self.score(state)
            totals = [after - vp[seat] for seat, after in enumerate(self.score(scored))]
            for number, *values in events[1 : int(events[0, 0]) + 1].tolist():
                facts = dict(zip(self.event_table[number].fields, values, strict=False))
                if "link" in facts:
                    in_points = self.link_unit == "vp"
                    points = facts["vp" if in_points else "amount"]
                    links[self.setup.links[facts["link"]]] = points
                    by_source["links"][facts["seat"]] += points if in_points else 0
                elif number == SCORED_TILE:
                    tiles[self.setup.slots[facts["place"]]] = facts["vp"]
                    by_source["tiles"][facts["seat"]] += facts["vp"]
                elif number == SCORED_MONEY:
                    by_source["money"][facts["seat"]] += facts["vp"]
        seats = [
            SeatPoints(
                links=links_of,
                tiles=tiles_of,
                money=money_of,
                other=total - links_of - tiles_of - money_of,
                total=total,
            )
            for links_of, tiles_of, money_of, total in zip(*by_source.values(), totals, strict=True)
        ]
        return PointsNow(seats, tiles, links, self.link_unit)

    # Events

    def events(self, buffer: Buffer) -> list[Event]:
        """Return the events of a buffer in plain names."""
        found: list[Event] = []
        for number, *values in buffer[1 : int(buffer[0, 0]) + 1].tolist():
            if number == CARRIED_VIA:
                event = found[-1]
                path = (*event.path, str(self.event_value("node", values[0])))
                found[-1] = Event(event.kind, event.facts, event.currency, path)
                continue
            kind = self.event_table[number]
            named = zip(kind.fields, values, strict=False)
            facts = {field: self.event_value(field, value) for field, value in named}
            found.append(Event(kind, facts, self.currency))
        return found

    @abstractmethod
    def event_value(self, field: str, value: int) -> Fact:
        """Translate a number of an event to a plain name."""

    # Random players

    def choose(self, state: State, policy: str, rng: Words) -> int:
        number = self.policies[policy]
        options = self.option_buffer()
        return game_loop.choose_at_random(
            self.board_array, as_array_of_one(state), number, options, rng
        )

    def max_decisions(self) -> int:
        """Return an upper limit for the number of decisions in a game."""
        return MAX_GAME_STEPS

    warm_up_parts = ("set-up", "legal", "replay", "play", "notation", "views", "simulate")

    def warm_up(self) -> Iterator[str]:
        """Compile everything; yields the name of each part when it is ready."""
        from cottonopolis.games.simulation import simulate

        state = self.new(0, new_buffer())
        yield "set-up"
        options = self.legal(state)
        yield "legal"
        self.is_legal(state, 0)
        self.replay(self.copy(state), [])
        yield "replay"
        self.apply(self.copy(state), options[0], new_buffer())
        self.play(self.copy(state), 0, new_buffer())
        yield "play"
        self.play_all(self.copy(state), [])
        yield "notation"
        self.redeal(self.view(state, 0), 0, 1)
        self.position(state)
        self.ranking(state)
        self.option(state, options[0])
        yield "views"
        self.choose(state, "sane", np.ones(4, dtype=np.uint32))
        simulate(self, 1, 0, "uniform")
        yield "simulate"


AnyRules = GameRules[Any, Any, Any]
