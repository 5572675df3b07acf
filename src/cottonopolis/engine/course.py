"""The course of any game, over the few functions that each game brings.

A game registers its functions for the type of its state (`GameFunctions` lists them); the functions
of those names here go to the right game, by that type, in both gears.

Every game agrees on the following: a state has the fields `stage`, `pending`, `order` and `turn`;
stage ACTION is a new action, OVER the end, MORE "one more or done?"; decision DONE is the answer
"done"; `pending` is NO_ACTION between actions.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import COMPILED, jit, wide
from cottonopolis.engine.rng import POLICY_STREAM, Words, seed_words

ACTION: Final = 0
OVER: Final = 1
MORE: Final = 2
DONE: Final = 0
NO_ACTION: Final = 0
OK: Final = 0

# A trace is an array of rows (decision, seat, stage, period, round); row 0 column 0 counts them.
Trace = NDArray[np.int16]
NO_TRACE: Trace = np.zeros((0, 5), dtype=np.int16)

Row = NDArray[np.float32]  # an observation

# Notes are rows (seat, stage, decision), and beside each row the legal decisions as bits
Bits = NDArray[np.uint8]
NO_NOTES: Trace = np.zeros((0, 3), dtype=np.int16)
NO_BITS: Bits = np.zeros((0, 1), dtype=np.uint8)


class GameFunctions(NamedTuple):
    """What a game brings."""

    legal: Callable[..., int]  # (board, state, out): write the legal decisions, return how many
    faults: Callable[..., int]  # (board, state, decision): reasons against it, OK if none
    step: Callable[..., None]  # (board, state, decision, events, trace): play exactly one
    answers: Callable[..., bool]  # (state, decision): is it meant for the choice that is due?
    choose: Callable[..., int]  # (board, state, policy, options, n, rng): a random player's choice
    start_game: Callable[..., None]  # (board, state, seed, events): set up a zeroed state
    hide: Callable[..., None]  # (board, state, seat): leave what the seat may know
    observe: Callable[..., None]  # (board, view, seat, out): write a view, or a state, as numbers
    observe_hidden: Callable[..., None]  # (board, state, seat, out): and what nobody sees
    rank: Callable[..., None]  # (board, state, out): write the seats, best first


_GAMES: dict[Any, GameFunctions] = {}


def register(state_dtype: Any, functions: GameFunctions) -> None:
    """Bring a game."""
    _GAMES[state_dtype] = functions
    if COMPILED:
        import numba

        _GAMES[numba.from_dtype(state_dtype)] = functions


def legal(board: Any, state: Any, out: Buffer) -> int:
    """The legal decisions of whatever game this is."""
    return _GAMES[state.dtype].legal(board, state, out)


def faults(board: Any, state: Any, decision: int) -> int:
    """The reasons against a decision in whatever game this is."""
    return _GAMES[state.dtype].faults(board, state, decision)


def step(board: Any, state: Any, decision: int, events: Buffer, trace: Trace) -> None:
    """One decision of whatever game this is."""
    _GAMES[state.dtype].step(board, state, decision, events, trace)


def answers(state: Any, decision: int) -> bool:
    """Whether a decision answers the choice that is due."""
    return _GAMES[state.dtype].answers(state, decision)


def choose(board: Any, state: Any, policy: int, options: Buffer, n: int, rng: Words) -> int:
    """A random player's choice in whatever game this is."""
    return _GAMES[state.dtype].choose(board, state, policy, options, n, rng)


def start_game(board: Any, state: Any, seed: int, events: Buffer) -> None:
    """Set up whatever game this is."""
    _GAMES[state.dtype].start_game(board, state, seed, events)


def hide(board: Any, state: Any, seat: int) -> None:
    """Leave of a state what a seat may know."""
    _GAMES[state.dtype].hide(board, state, seat)


def observe(board: Any, view: Any, seat: int, out: Row) -> None:
    """Write a view as numbers."""
    _GAMES[view.dtype].observe(board, view, seat, out)


def observe_hidden(board: Any, state: Any, seat: int, out: Row) -> None:
    """Write what nobody sees as numbers behind what a seat sees."""
    _GAMES[state.dtype].observe_hidden(board, state, seat, out)


def rank(board: Any, state: Any, out: Buffer) -> None:
    """Write the seats as they stand, best first."""
    _GAMES[state.dtype].rank(board, state, out)


if COMPILED:
    from numba.extending import overload

    @overload(legal, strict=False)
    def _legal(board: Any, state: Any, out: Any) -> Any:
        chosen = _GAMES[state].legal
        return lambda board, state, out: chosen(board, state, out)

    @overload(faults, strict=False)
    def _faults(board: Any, state: Any, decision: Any) -> Any:
        chosen = _GAMES[state].faults
        return lambda board, state, decision: chosen(board, state, decision)

    @overload(step, strict=False)
    def _step(board: Any, state: Any, decision: Any, events: Any, trace: Any) -> Any:
        chosen = _GAMES[state].step
        return lambda board, state, decision, events, trace: chosen(
            board, state, decision, events, trace
        )

    @overload(answers, strict=False)
    def _answers(state: Any, decision: Any) -> Any:
        chosen = _GAMES[state].answers
        return lambda state, decision: chosen(state, decision)

    @overload(choose, strict=False)
    def _choose(board: Any, state: Any, policy: Any, options: Any, n: Any, rng: Any) -> Any:
        chosen = _GAMES[state].choose
        return lambda board, state, policy, options, n, rng: chosen(
            board, state, policy, options, n, rng
        )

    @overload(start_game, strict=False)
    def _start_game(board: Any, state: Any, seed: Any, events: Any) -> Any:
        chosen = _GAMES[state].start_game
        return lambda board, state, seed, events: chosen(board, state, seed, events)

    @overload(hide, strict=False)
    def _hide(board: Any, state: Any, seat: Any) -> Any:
        chosen = _GAMES[state].hide
        return lambda board, state, seat: chosen(board, state, seat)

    @overload(observe, strict=False)
    def _observe(board: Any, view: Any, seat: Any, out: Any) -> Any:
        chosen = _GAMES[view].observe
        return lambda board, view, seat, out: chosen(board, view, seat, out)

    @overload(observe_hidden, strict=False)
    def _observe_hidden(board: Any, state: Any, seat: Any, out: Any) -> Any:
        chosen = _GAMES[state].observe_hidden
        return lambda board, state, seat, out: chosen(board, state, seat, out)

    @overload(rank, strict=False)
    def _rank(board: Any, state: Any, out: Any) -> Any:
        chosen = _GAMES[state].rank
        return lambda board, state, out: chosen(board, state, out)


@jit
def note(
    trace: Trace, decision: int, seat: int, stage: int, period: int, round_number: int
) -> None:
    """Remember a step, if anybody asked."""
    if trace.shape[0] > 0:
        row = trace[0, 0] + 1
        trace[0, 0] = row
        trace[row, 0] = decision
        trace[row, 1] = seat
        trace[row, 2] = stage
        trace[row, 3] = period
        trace[row, 4] = round_number


@jit
def list_options(boards: Any, states: Any, out: Buffer) -> int:
    """The legal decisions, of a board and a state that come as arrays of one (see `advance`)."""
    return legal(boards[0], states[0], out)


@jit
def look(boards: Any, states: Any, scratch: Any, seat: int, full: bool, out: Row) -> None:
    """Write what a seat sees, or with `full` everything; a view goes into `scratch`."""
    if full:
        observe(boards[0], states[0], seat, out)
        observe_hidden(boards[0], states[0], seat, out)
        return
    scratch[0] = states[0]
    hide(boards[0], scratch[0], seat)
    observe(boards[0], scratch[0], seat, out)


@jit
def settle(board: Any, state: Any, events: Buffer, trace: Trace, scratch: Buffer) -> int:
    """Play every choice that has a single option; a new action is always left to the player.

    Returns how many legal decisions it left in `scratch`, 0 if it did not look for them.
    """
    while state.stage != ACTION and state.stage != OVER:
        count = legal(board, state, scratch)
        if count != 1:
            return count
        step(board, state, wide(scratch[0]), events, trace)
    return 0


@jit
def advance(
    boards: Any, states: Any, decision: int, events: Buffer, trace: Trace, scratch: Buffer
) -> int:
    """Play one decision, if it is legal, and what follows by itself; returns the faults.

    Board and state come as arrays of one: a record costs ten microseconds each time it is handed
    from Python to compiled code, an array next to nothing.
    """
    board = boards[0]
    state = states[0]
    found = faults(board, state, decision)
    if found == OK:
        step(board, state, decision, events, trace)
        settle(board, state, events, trace, scratch)
    return found


@jit
def follow(
    board: Any,
    state: Any,
    wanted: NDArray[np.int16],
    ends: NDArray[np.int32],
    seats: NDArray[np.int16],
    events: Buffer,
    trace: Trace,
    scratch: Buffer,
) -> int:
    """Play whole actions given as decisions; choices with a single option may be left out.

    Action k is wanted[ends[k - 1]:ends[k]] and must be taken by seats[k]; a seat below 0 is not
    checked. Returns how many decisions were played. If those are not all, or an action is still
    under way, the state is where the trouble lies.
    """
    at = 0
    for index in range(ends.shape[0]):
        end = wide(ends[index])
        if state.stage != ACTION and not answers(state, wide(wanted[at])):
            settle(board, state, events, trace, scratch)  # what goes by itself may be left out
        if 0 <= seats[index] != state.order[state.turn]:
            return at
        while True:
            if at < end and faults(board, state, wide(wanted[at])) == OK:
                step(board, state, wide(wanted[at]), events, trace)
                at += 1
            elif state.stage == MORE and at == end:
                step(board, state, wide(DONE), events, trace)
            elif (
                state.pending == NO_ACTION
                or state.stage == MORE
                or (at < end and answers(state, wide(wanted[at])))
                or legal(board, state, scratch) != 1
            ):
                return at
            else:
                step(board, state, wide(scratch[0]), events, trace)
            if state.pending == NO_ACTION:
                break
        if at < end:
            return at
    return at


@jit
def replay(
    board: Any, state: Any, decisions: NDArray[np.int16], events: Buffer, trace: Trace
) -> int:
    """Play a list of decisions in which nothing is left out; returns how many were legal."""
    for index in range(decisions.shape[0]):
        decision = wide(decisions[index])
        if faults(board, state, decision) != OK:
            return index
        step(board, state, decision, events, trace)
    return int(decisions.shape[0])


@jit
def play_random_games(
    board: Any,
    states: Any,
    blank: Any,
    first_seed: int,
    policy: int,
    options: Buffer,
    rng: Words,
    events: Buffer,
    trace: Trace,
    counts: NDArray[np.int32],
    notes: Trace,
    bits: Bits,
) -> None:
    """Play one game on each state of an array; game k uses seed first_seed + k.

    Every choice is written into the notes, if there is room for them at all.
    """
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
            if notes.shape[0] > 0:
                notes[made, 0] = state.order[state.turn]
                notes[made, 1] = state.stage
                notes[made, 2] = decision
                for option in range(n):
                    bits[made, options[option] >> 3] |= 128 >> (options[option] & 7)
                made += 1
            step(board, state, decision, events, trace)
            n = settle(board, state, events, trace, options)
            counts[index] += 1
