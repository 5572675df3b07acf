"""The interface of an action, and of the smaller choices within one.

An action (build, link, …) is one module. It ends with an `Action` object that lists its functions:
checks, options, effect, price, explanation, notation and meaning. `games/<game>/play.py` lists the
actions, and `assemble` combines them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import DONE, OK
from cottonopolis.engine.jit import inlined
from cottonopolis.engine.prices import Bill
from cottonopolis.engine.records import GameBoard, GameState
from cottonopolis.errors import Fact
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option
from cottonopolis.games.setup import GameSetup

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)
Setup = TypeVar("Setup", bound=GameSetup[Any])
Summary = TypeVar("Summary")

Facts = dict[str, Fact]


class Intent(NamedTuple):
    """What a player wants to do with an action, beyond the decision that begins it."""

    cards: tuple[int, ...] = ()  # the cards named for it
    then: int | None = None  # the next decision


NO_INTENT = Intent()


class Refusal(NamedTuple):
    """The reasons against an intent, and the facts for their messages."""

    reasons: int  # a mask
    facts: Facts


def _no_facts(setup: Any, state: Any, decision: int) -> Facts:
    return {}


def _always(state: Any, decision: int) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Choice(Generic[Board, State, Setup]):
    """One kind of decision."""

    kind: int
    # Compiled: the reasons against a decision of the current choice, as a mask
    reasons_against: Callable[[Board, State, int], int]
    # Compiled: store or carry out the decision; returns whether `step` continues the action
    play: Callable[[Board, State, int, Buffer], bool] | None = None
    # Compiled: whether a decision can belong to the current choice
    fits: Callable[[State, int], bool] | None = None
    # The decision in the notation
    write: Callable[[Setup, Step], str]
    # The meaning of the decision
    describe: Callable[[Setup, State, int], Option]
    # Facts that the message of a refusal can show
    explain: Callable[[Setup, State, int], Facts] = _no_facts
    # Whether the decision can make sense at all; selects among the slots of one location
    is_plausible: Callable[[State, int], bool] = _always
    # The card that the decision plays; written at the end of the line
    card: Callable[[Setup, Step], str] | None = None
    # Whether the line of the record shows the decision
    is_written: bool = True


@dataclass(frozen=True, kw_only=True)
class Action(Choice[Board, State, Setup], Generic[Board, State, Setup, Summary]):
    """A kind of decision that begins an action."""

    # Compiled: append every legal decision of the kind; returns the new count
    list_options: Callable[[Board, State, Summary, Buffer, int], int]
    # Compiled: the stage of the next choice, NO_STAGE if all is chosen; None if the action is one
    # decision (apart from the choices that every action of the game needs)
    next_choice: Callable[[Board, State], int] | None = None
    # Compiled: the effect; returns the stage that asks for another part, NO_STAGE at the end
    carry_out: Callable[[Board, State, int, Buffer], int] | None = None
    # Compiled: the price; None if the action never costs money
    bill: Callable[[Board, State, Summary, int], Bill] | None = None
    # Notation: for each verb, the function that reads the words after it
    verbs: Mapping[str, Callable[[Any], None]] = field(default_factory=dict)
    # The reasons against the action with the cards and the next decision of an intent; None if
    # they make no difference
    refuse: Callable[[Setup, State, int, Intent], Refusal | None] | None = None
    # The code of the summary if no decision of the kind is legal, given the industry asked for and
    # the hardest obstacle of the nearest miss (None: no decision comes near); None: no summary
    sum_up: Callable[[Setup, State, str | None, str | None], str | None] | None = None


def _describe_done(setup: Any, state: Any, decision: int) -> Option:
    return Option(decision=decision, kind="done", text="done")


def _write_done(setup: Any, step: Step) -> str:
    return "done"


@inlined
def _no_reason(board: Any, state: Any, decision: int) -> int:
    return OK


# The decision DONE, which every game has
DONE_CHOICE: Final[Choice[Any, Any, Any]] = Choice(
    kind=DONE,
    reasons_against=_no_reason,
    describe=_describe_done,
    write=_write_done,
    is_written=False,
)
