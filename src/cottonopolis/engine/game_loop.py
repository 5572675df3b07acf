"""The game loop, written once for all games.

A game registers its functions (`GameFunctions`) for the dtype of its state; the functions of the
same names here dispatch to the right game, compiled or interpreted.

Conventions that every game follows: a state has the fields of `GameState`; stage ACTION asks for a
new action, MORE for one more part of it or DONE, and OVER is the end; `pending` is NO_ACTION
between actions.
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
from cottonopolis.engine.rng import (
    GAME_STREAM,
    POLICY_STREAM,
    REDEAL_STREAM,
    seed_chance,
    seed_words,
)

ACTION: Final = 0
OVER: Final = 1
MORE: Final = 2
SHARED_STAGES: Final = ("action", "over", "more")
NO_STAGE: Final = -1  # no choice left
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
    """Buffers for the choices of a simulation; nothing is logged if they have no rows."""

    choices: Ints  # rows (seat, stage, decision)
    legal: Bits  # for each row the legal decisions as bits, highest bit first


CHOICE_COLUMNS: Final = 3
NO_CHOICE_LOG: Final = ChoiceLog(
    np.zeros((0, CHOICE_COLUMNS), dtype=np.int16), np.zeros((0, 1), dtype=np.uint8)
)

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)


class GameFunctions(NamedTuple, Generic[Board, State]):
    """The compiled functions that a game provides."""

    # Write the legal decisions; returns their number
    legal: Callable[[Board, State, Buffer], int]
    # Return the reasons against a decision as a mask, OK if none
    reasons_against: Callable[[Board, State, int], int]
    # Play exactly one legal decision
    step: Callable[[Board, State, int, Buffer, Trace], None]
    # Whether a decision, legal or not, belongs to the current choice
    answers: Callable[[State, int], bool]
    # A random player's choice among the legal decisions
    choose: Callable[[Board, State, int, Buffer, int, Words], int]
    # Set up a state that is all zeros, except for its chance
    start_game: Callable[[Board, State, Buffer], None]
    # Remove everything the seat may not see
    hide: Callable[[Board, State, int], None]
    # Fill in the hidden parts of a view that has a new chance: (board, view, seat)
    redeal: Callable[[Board, State, int], None]
    # Write a view, or a full state, as numbers: (board, view, seat, out)
    observe: Callable[[Board, State, int, Row], None]
    # Append the hidden information to it
    observe_hidden: Callable[[Board, State, int, Row], None]
    # Write the seats in ranking order, best first
    rank: Callable[[Board, State, Ints], None]
    # Score the board as at the end of the period or the game
    score: Callable[[Board, State, Buffer], None]
    # Return the price of a decision that begins or continues an action
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
start_game: Callable[[GameBoard, GameState, Buffer], None] = _BY_STATE.call(
    "start_game", "board", "state", "events"
)
hide: Callable[[GameBoard, GameState, int], None] = _BY_STATE.call("hide", "board", "state", "seat")
fill_in: Callable[[GameBoard, GameState, int], None] = _BY_STATE.call(
    "redeal", "board", "state", "seat"
)
observe: Callable[[GameBoard, GameState, int, Row], None] = _BY_STATE.call(
    "observe", "board", "state", "seat", "out"
)
observe_hidden: Callable[[GameBoard, GameState, int, Row], None] = _BY_STATE.call(
    "observe_hidden", "board", "state", "seat", "out"
)
rank: Callable[[GameBoard, GameState, Ints], None] = _BY_STATE.call("rank", "board", "state", "out")
score: Callable[[GameBoard, GameState, Buffer], None] = _BY_STATE.call(
    "score", "board", "state", "events"
)
bill: Callable[[GameBoard, GameState, int], Bill] = _BY_STATE.call(
    "bill", "board", "state", "decision"
)


@jit
def append_to_trace(
    trace: Trace, decision: int, seat: int, stage: int, period: int, round_number: int
) -> None:
    """Append a step to the trace, unless it is NO_TRACE."""
    if trace.shape[0] > 0:
        row = trace[0, 0] + 1
        trace[0, 0] = row
        trace[row, 0] = decision
        trace[row, 1] = seat
        trace[row, 2] = stage
        trace[row, 3] = period
        trace[row, 4] = round_number


# Entry points for Python. Board and state are passed as arrays of one element: passing a record
# from Python to compiled code takes ten microseconds, passing an array almost nothing.


@jit
def start(board_array: Records, state_array: Records, events: Buffer) -> None:
    """Set up a new game on state_array[0], which must be all zeros, except for its chance."""
    start_game(board_array[0], state_array[0], events)


@jit
def list_options(board_array: Records, state_array: Records, out: Buffer) -> int:
    """Write the legal decisions; returns their number."""
    return legal(board_array[0], state_array[0], out)


@jit
def find_reasons(board_array: Records, state_array: Records, decision: int) -> int:
    """Return the reasons against a decision as a mask, OK if there are none."""
    return reasons_against(board_array[0], state_array[0], decision)


@jit
def play_step(
    board_array: Records, state_array: Records, decision: int, events: Buffer, trace: Trace
) -> None:
    """Play exactly one legal decision."""
    step(board_array[0], state_array[0], decision, events, trace)


@jit
def play_single_options(
    board_array: Records, state_array: Records, events: Buffer, trace: Trace, scratch: Buffer
) -> None:
    """Play forced choices (see `play_forced`)."""
    play_forced(board_array[0], state_array[0], events, trace, scratch)


@jit
def list_following(
    board_array: Records,
    state_array: Records,
    decisions: Ints,
    scratch: Records,
    stages: Ints,
    counts: Ints,
    options: Buffer,
    events: Buffer,
    trace: Trace,
) -> None:
    """For every decision, write the stage it leads to and the legal decisions there.

    The stage is NO_STAGE if the decision completes its action.
    """
    for index in range(decisions.shape[0]):
        scratch[0] = state_array[0]
        step(board_array[0], scratch[0], as_int64(decisions[index]), events, trace)
        stages[index] = NO_STAGE
        if scratch[0].pending != NO_ACTION:
            stages[index] = scratch[0].stage
            counts[index] = legal(board_array[0], scratch[0], options[index])


@jit
def hide_from(board_array: Records, state_array: Records, seat: int) -> None:
    """Remove from state_array[0] everything the seat may not see."""
    hide(board_array[0], state_array[0], seat)


@jit
def redeal(board: GameBoard, view: GameState, seat: int, seed: int) -> None:
    """Fill in the hidden parts of a view at random, by a seed from 0 to 2**63 - 1."""
    seed_chance(view.chance, seed, REDEAL_STREAM)
    fill_in(board, view, seat)


@jit
def redeal_view(board_array: Records, state_array: Records, seat: int) -> None:
    """Fill in the hidden parts of the view state_array[0] by its new chance."""
    fill_in(board_array[0], state_array[0], seat)


@jit
def rank_seats(board_array: Records, state_array: Records, out: Ints) -> None:
    """Write the seats in ranking order, best first."""
    rank(board_array[0], state_array[0], out)


@jit
def score_board(board_array: Records, state_array: Records, events: Buffer) -> None:
    """Score state_array[0] as at the end of the period or the game."""
    score(board_array[0], state_array[0], events)


@jit
def find_bill(board_array: Records, state_array: Records, decision: int) -> Bill:
    """Return the price of a decision that begins or continues an action."""
    return bill(board_array[0], state_array[0], decision)


@jit
def choose_at_random(
    board_array: Records, state_array: Records, policy: int, options: Buffer, rng: Words
) -> int:
    """Return a random player's choice; `options` is a scratch buffer."""
    count = legal(board_array[0], state_array[0], options)
    return choose(board_array[0], state_array[0], policy, options, count, rng)


@jit
def observe_seat(
    board_array: Records, state_array: Records, scratch: Records, seat: int, full: bool, out: Row
) -> None:
    """Write what a seat sees, or everything if `full`; `scratch` receives the view."""
    if full:
        observe(board_array[0], state_array[0], seat, out)
        observe_hidden(board_array[0], state_array[0], seat, out)
        return
    scratch[0] = state_array[0]
    hide(board_array[0], scratch[0], seat)
    observe(board_array[0], scratch[0], seat, out)


@jit
def play_forced(
    board: GameBoard, state: GameState, events: Buffer, trace: Trace, scratch: Buffer
) -> int:
    """Play every choice that has a single option, except a new action.

    Returns the number of legal decisions left in `scratch`, 0 if they were not listed.
    """
    while state.stage != ACTION and state.stage != OVER:
        count = legal(board, state, scratch)
        if count != 1:
            return count
        step(board, state, as_int64(scratch[0]), events, trace)
    return 0


@jit
def play_if_legal(
    board_array: Records,
    state_array: Records,
    decision: int,
    events: Buffer,
    trace: Trace,
    scratch: Buffer,
) -> int:
    """Play a decision and the forced ones after it if it is legal; returns the reasons if not."""
    board = board_array[0]
    state = state_array[0]
    found = reasons_against(board, state, decision)
    if found == OK:
        step(board, state, decision, events, trace)
        play_forced(board, state, events, trace, scratch)
    return found


@jit
def play_actions(
    board_array: Records,
    state_array: Records,
    wanted: Ints,
    ends: NDArray[np.int32],
    seats: Ints,
    events: Buffer,
    trace: Trace,
    scratch: Buffer,
) -> int:
    """Play whole actions given as decisions; forced choices may be omitted.

    Action k is wanted[ends[k - 1]:ends[k]], played by seats[k] (any seat if negative). Returns the
    number of decisions played. If some are left, or an action is unfinished, the state is the
    position where playing failed.
    """
    board = board_array[0]
    state = state_array[0]
    at = 0
    for index in range(ends.shape[0]):
        end = as_int64(ends[index])
        if state.stage != ACTION and not answers(state, as_int64(wanted[at])):
            play_forced(board, state, events, trace, scratch)  # forced choices that were omitted
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
def replay(
    board_array: Records, state_array: Records, decisions: Ints, events: Buffer, trace: Trace
) -> int:
    """Play a complete list of decisions; returns how many were legal."""
    board = board_array[0]
    state = state_array[0]
    for index in range(decisions.shape[0]):
        decision = as_int64(decisions[index])
        if reasons_against(board, state, decision) != OK:
            return index
        step(board, state, decision, events, trace)
    return int(decisions.shape[0])


@jit
def play_random_games(
    board_array: Records,
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
    """Play one random game on each state of an array; game k uses seed first_seed + k."""
    board = board_array[0]
    made = 0
    for index in range(states.shape[0]):
        states[index] = blank[0]
        state = states[index]
        seed_chance(state.chance, first_seed + index, GAME_STREAM)
        start_game(board, state, events)
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
