"""Playing any game, over the few functions that each game brings.

A game registers its functions for the dtype of its state (`GameFunctions` lists them); the
functions of those names here call the right game, in both gears.

Every game agrees on the following: a state has the fields of `GameState`; stage ACTION is a new
action, OVER the end, MORE "one more or done?"; decision DONE is the answer "done"; `pending` is
NO_ACTION between actions.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.dispatch import ByGame
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import Bill
from cottonopolis.engine.records import GameBoard, GameState, Ints, Records, Words
from cottonopolis.engine.rng import POLICY_STREAM, seed_words

ACTION: Final = 0
OVER: Final = 1
MORE: Final = 2
FIRST_STAGES: Final = ("action", "over", "more")
NO_STAGE: Final = -1  # nothing is left to choose
DONE: Final = 0
NO_ACTION: Final = 0
OK: Final = 0

Row = NDArray[np.float32]  # an observation
Bits = NDArray[np.uint8]

# A trace is an array of rows (decision, seat, stage, period, round); row 0 column 0 counts them.
Trace = Ints
TRACE_COLUMNS: Final = 5
NO_TRACE: Trace = np.zeros((0, TRACE_COLUMNS), dtype=np.int16)


class ChoiceLog(NamedTuple):
    """Room for every choice of a simulation; none of it is written if there are no rows."""

    choices: Ints  # rows (seat, stage, decision)
    legal: Bits  # beside each row the legal decisions as bits, highest bit first


CHOICE_COLUMNS: Final = 3
NO_CHOICE_LOG: Final = ChoiceLog(
    np.zeros((0, CHOICE_COLUMNS), dtype=np.int16), np.zeros((0, 1), dtype=np.uint8)
)

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)


class GameFunctions(NamedTuple, Generic[Board, State]):
    """What a game brings, compiled."""

    # Write the legal decisions, return how many there are
    legal: Callable[[Board, State, Buffer], int]
    # The reasons against a decision as a mask, OK if none
    reasons_against: Callable[[Board, State, int], int]
    # Play exactly one legal decision
    step: Callable[[Board, State, int, Buffer, Trace], None]
    # Whether a decision, legal or not, is meant for the choice that is due
    answers: Callable[[State, int], bool]
    # A random player's choice among the legal decisions
    choose: Callable[[Board, State, int, Buffer, int, Words], int]
    # Set up a zeroed state
    start_game: Callable[[Board, State, int, Buffer], None]
    # Remove everything that a seat may not see
    hide: Callable[[Board, State, int], None]
    # Fill a view with random hidden things that fit it: (board, view, seat, seed)
    redeal: Callable[[Board, State, int, int], None]
    # Write a view, or a whole state, as numbers: (board, view, seat, out)
    observe: Callable[[Board, State, int, Row], None]
    # Write what nobody sees behind it
    observe_hidden: Callable[[Board, State, int, Row], None]
    # Write the seats, best first
    rank: Callable[[Board, State, Ints], None]
    # What a decision costs that begins an action, or goes on with one
    bill: Callable[[Board, State, int], Bill]


_BY_STATE: ByGame[GameFunctions[Any, Any]] = ByGame()
register: Final = _BY_STATE.register

legal: Callable[[GameBoard, GameState, Buffer], int] = _BY_STATE.call(
    "legal", "board", "state", "out"
)
reasons_against: Callable[[GameBoard, GameState, int], int] = _BY_STATE.call(
    "reasons_against", "board", "state", "decision"
)
step: Callable[[GameBoard, GameState, int, Buffer, Trace], None] = _BY_STATE.call(
    "step", "board", "state", "decision", "events", "trace"
)
answers: Callable[[GameState, int], bool] = _BY_STATE.call("answers", "state", "decision")
choose: Callable[[GameBoard, GameState, int, Buffer, int, Words], int] = _BY_STATE.call(
    "choose", "board", "state", "policy", "options", "count", "rng"
)
start_game: Callable[[GameBoard, GameState, int, Buffer], None] = _BY_STATE.call(
    "start_game", "board", "state", "seed", "events"
)
hide: Callable[[GameBoard, GameState, int], None] = _BY_STATE.call("hide", "board", "state", "seat")
redeal: Callable[[GameBoard, GameState, int, int], None] = _BY_STATE.call(
    "redeal", "board", "state", "seat", "seed"
)
observe: Callable[[GameBoard, GameState, int, Row], None] = _BY_STATE.call(
    "observe", "board", "state", "seat", "out"
)
observe_hidden: Callable[[GameBoard, GameState, int, Row], None] = _BY_STATE.call(
    "observe_hidden", "board", "state", "seat", "out"
)
rank: Callable[[GameBoard, GameState, Ints], None] = _BY_STATE.call("rank", "board", "state", "out")
bill: Callable[[GameBoard, GameState, int], Bill] = _BY_STATE.call(
    "bill", "board", "state", "decision"
)


@jit
def note(
    trace: Trace, decision: int, seat: int, stage: int, period: int, round_number: int
) -> None:
    """Write a step to the trace, if there is one."""
    if trace.shape[0] > 0:
        row = trace[0, 0] + 1
        trace[0, 0] = row
        trace[row, 0] = decision
        trace[row, 1] = seat
        trace[row, 2] = stage
        trace[row, 3] = period
        trace[row, 4] = round_number


# What Python calls. Board and state come as arrays of one: a record costs ten microseconds each
# time it is handed from Python to compiled code, an array next to nothing.


@jit
def start(boards: Records, states: Records, seed: int, events: Buffer) -> None:
    """Set up a new game on states[0], which must be zero."""
    start_game(boards[0], states[0], seed, events)


@jit
def list_options(boards: Records, states: Records, out: Buffer) -> int:
    """Write the legal decisions; returns how many there are."""
    return legal(boards[0], states[0], out)


@jit
def find_reasons(boards: Records, states: Records, decision: int) -> int:
    """The reasons against a decision, OK if there are none."""
    return reasons_against(boards[0], states[0], decision)


@jit
def play_step(
    boards: Records, states: Records, decision: int, events: Buffer, trace: Trace
) -> None:
    """Play exactly one legal decision."""
    step(boards[0], states[0], decision, events, trace)


@jit
def play_single_options(
    boards: Records, states: Records, events: Buffer, trace: Trace, scratch: Buffer
) -> None:
    """Play every choice that has a single option (see `play_forced`)."""
    play_forced(boards[0], states[0], events, trace, scratch)


@jit
def list_following(
    boards: Records,
    states: Records,
    decisions: Ints,
    scratch: Records,
    stages: Ints,
    counts: Ints,
    options: Buffer,
    events: Buffer,
    trace: Trace,
) -> None:
    """For every decision write what is asked after it: the stage, and the legal decisions there.

    The stage is NO_STAGE where the decision completes its action.
    """
    for index in range(decisions.shape[0]):
        scratch[0] = states[0]
        step(boards[0], scratch[0], as_int64(decisions[index]), events, trace)
        stages[index] = NO_STAGE
        if scratch[0].pending != NO_ACTION:
            stages[index] = scratch[0].stage
            counts[index] = legal(boards[0], scratch[0], options[index])


@jit
def show_to(boards: Records, states: Records, seat: int) -> None:
    """Remove from states[0] everything that a seat may not see."""
    hide(boards[0], states[0], seat)


@jit
def deal_hidden(boards: Records, states: Records, seat: int, seed: int) -> None:
    """Fill the view states[0] with random hidden things."""
    redeal(boards[0], states[0], seat, seed)


@jit
def rank_seats(boards: Records, states: Records, out: Ints) -> None:
    """Write the seats, best first."""
    rank(boards[0], states[0], out)


@jit
def find_bill(boards: Records, states: Records, decision: int) -> Bill:
    """What a decision costs that begins an action, or goes on with one."""
    return bill(boards[0], states[0], decision)


@jit
def choose_at_random(
    boards: Records, states: Records, policy: int, options: Buffer, rng: Words
) -> int:
    """A random player's choice; `options` is room to list them."""
    count = legal(boards[0], states[0], options)
    return choose(boards[0], states[0], policy, options, count, rng)


@jit
def observe_seat(
    boards: Records, states: Records, scratch: Records, seat: int, full: bool, out: Row
) -> None:
    """Write what a seat sees, or with `full` everything; a view goes into `scratch`."""
    if full:
        observe(boards[0], states[0], seat, out)
        observe_hidden(boards[0], states[0], seat, out)
        return
    scratch[0] = states[0]
    hide(boards[0], scratch[0], seat)
    observe(boards[0], scratch[0], seat, out)


@jit
def play_forced(
    board: GameBoard, state: GameState, events: Buffer, trace: Trace, scratch: Buffer
) -> int:
    """Play every choice that has a single option; a new action is always left to the player.

    Returns how many legal decisions it left in `scratch`, 0 if it did not look for them.
    """
    while state.stage != ACTION and state.stage != OVER:
        count = legal(board, state, scratch)
        if count != 1:
            return count
        step(board, state, as_int64(scratch[0]), events, trace)
    return 0


@jit
def play_if_legal(
    boards: Records,
    states: Records,
    decision: int,
    events: Buffer,
    trace: Trace,
    scratch: Buffer,
) -> int:
    """Play one decision, if it is legal, and the forced ones after it; returns what forbids it."""
    board = boards[0]
    state = states[0]
    found = reasons_against(board, state, decision)
    if found == OK:
        step(board, state, decision, events, trace)
        play_forced(board, state, events, trace, scratch)
    return found


@jit
def follow(
    boards: Records,
    states: Records,
    wanted: Ints,
    ends: NDArray[np.int32],
    seats: Ints,
    events: Buffer,
    trace: Trace,
    scratch: Buffer,
) -> int:
    """Play whole actions given as decisions; choices with a single option may be left out.

    Action k is wanted[ends[k - 1]:ends[k]] and must be taken by seats[k]; a seat below 0 is not
    checked. Returns how many decisions were played. If those are not all, or an action is still
    under way, the state is where the trouble lies.
    """
    board = boards[0]
    state = states[0]
    at = 0
    for index in range(ends.shape[0]):
        end = as_int64(ends[index])
        if state.stage != ACTION and not answers(state, as_int64(wanted[at])):
            play_forced(board, state, events, trace, scratch)  # forced choices may be left out
        if 0 <= seats[index] != state.order[state.turn]:
            return at
        while True:
            if at < end and reasons_against(board, state, as_int64(wanted[at])) == OK:
                step(board, state, as_int64(wanted[at]), events, trace)
                at += 1
            elif state.stage == MORE and at == end:
                step(board, state, as_int64(DONE), events, trace)
            elif (
                state.pending == NO_ACTION
                or state.stage == MORE
                or (at < end and answers(state, as_int64(wanted[at])))
                or legal(board, state, scratch) != 1
            ):
                return at
            else:
                step(board, state, as_int64(scratch[0]), events, trace)
            if state.pending == NO_ACTION:
                break
        if at < end:
            return at
    return at


@jit
def replay(boards: Records, states: Records, decisions: Ints, events: Buffer, trace: Trace) -> int:
    """Play a list of decisions in which nothing is left out; returns how many were legal."""
    board = boards[0]
    state = states[0]
    for index in range(decisions.shape[0]):
        decision = as_int64(decisions[index])
        if reasons_against(board, state, decision) != OK:
            return index
        step(board, state, decision, events, trace)
    return int(decisions.shape[0])


@jit
def play_random_games(
    boards: Records,
    states: Records,
    blank: Records,
    first_seed: int,
    policy: int,
    options: Buffer,
    rng: Words,
    events: Buffer,
    trace: Trace,
    counts: NDArray[np.int32],
    log: ChoiceLog,
) -> None:
    """Play one game on each state of an array; game k uses seed first_seed + k."""
    board = boards[0]
    made = 0
    for index in range(states.shape[0]):
        states[index] = blank[0]
        state = states[index]
        start_game(board, state, first_seed + index, events)
        seed_words(rng, first_seed + index, POLICY_STREAM)
        counts[index] = 0
        n = 0
        while state.stage != OVER:
            if n == 0:
                n = legal(board, state, options)
            decision = choose(board, state, policy, options, n, rng)
            if log.choices.shape[0] > 0:
                log.choices[made, 0] = seat_to_move(state)
                log.choices[made, 1] = state.stage
                log.choices[made, 2] = decision
                for option in range(n):
                    log.legal[made, options[option] >> 3] |= 128 >> (options[option] & 7)
                made += 1
            step(board, state, decision, events, trace)
            n = play_forced(board, state, events, trace, options)
            counts[index] += 1
