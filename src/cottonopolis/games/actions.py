"""What the module of an action, or of a smaller choice, tells the rest of the program.

An action (build, link, …) is one module. At its end it lists what it consists of: checks, list,
effect, price, explanation, notation and meaning. `games/<game>/play.py` lists the actions, and
`assemble` puts them together.
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
    """What somebody wants to do with an action, beyond the decision that begins it."""

    cards: tuple[int, ...] = ()  # that were named for it
    then: int | None = None  # the decision after it


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
    # Compiled: the reasons against a decision that is asked for now, as a mask
    reasons_against: Callable[[Board, State, int], int]
    # Compiled: note or carry out the decision; returns whether the action goes on by itself
    play: Callable[[Board, State, int, Buffer], bool] | None = None
    # Compiled: whether a decision can be meant for the choice that is due
    fits: Callable[[State, int], bool] | None = None
    # The decision in the notation
    write: Callable[[Setup, Step], str]
    # What the decision means
    describe: Callable[[Setup, State, int], Option]
    # What a message about a refusal of the decision may mention
    explain: Callable[[Setup, State, int], Facts] = _no_facts
    # Whether what the decision needs is there at all; tells slots of one location apart
    is_plausible: Callable[[State, int], bool] = _always
    # The card that the decision plays, to be written at the end of the line
    card: Callable[[Setup, Step], str] | None = None
    # Whether the line of the record shows the decision
    is_written: bool = True


@dataclass(frozen=True, kw_only=True)
class Action(Choice[Board, State, Setup], Generic[Board, State, Setup, Summary]):
    """A kind of decision that begins an action."""

    # Compiled: append every legal decision of the kind; returns how many there are then
    list_options: Callable[[Board, State, Summary, Buffer, int], int]
    # Compiled: the stage that asks for the next choice, or NO_STAGE if all is chosen; nothing if
    # the action consists of one decision (and what the game asks for every action)
    next_choice: Callable[[Board, State], int] | None = None
    # Compiled: do it; returns the stage that asks whether to go on, or NO_STAGE at the end
    carry_out: Callable[[Board, State, int, Buffer], int] | None = None
    # Compiled: what it costs; nothing if money plays no part
    bill: Callable[[Board, State, Summary, int], Bill] | None = None
    # How the action is read: by verb, what comes after it
    verbs: Mapping[str, Callable[[Any], None]] = field(default_factory=dict)
    # The reasons against the action as somebody wants it, with cards or with what comes after it;
    # nothing if these do not change the answer
    refuse: Callable[[Setup, State, int, Intent], Refusal | None] | None = None


def _describe_done(setup: Any, state: Any, decision: int) -> Option:
    return Option(decision=decision, kind="done", text="done")


def _write_done(setup: Any, step: Step) -> str:
    return "done"


@inlined
def _no_reason(board: Any, state: Any, decision: int) -> int:
    return OK


# "Nothing more", which every game has
DONE_CHOICE: Final[Choice[Any, Any, Any]] = Choice(
    kind=DONE,
    reasons_against=_no_reason,
    describe=_describe_done,
    write=_write_done,
    is_written=False,
)
