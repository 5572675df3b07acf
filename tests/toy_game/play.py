"""The actions, put together, and what happens around them."""

from typing import Annotated, Final, NamedTuple

from cottonopolis.engine.events import GAME_ENDED, SCORED_TILE, Buffer, emit
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, NO_STAGE, OVER, Row
from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.observation import Block, ObservationLayout
from cottonopolis.engine.random_players import random_chooser
from cottonopolis.engine.records import Ints
from cottonopolis.engine.rng import chance_below, hide_chance
from cottonopolis.games.assembly import TurnHooks, assemble
from tests.toy_game import build, link
from tests.toy_game.state import (
    ENDS,
    LINKS,
    MILL_VP,
    MONEY,
    NOBODY,
    ROUNDS,
    SCORED_LINK,
    SEATS,
    T1_OVER,
    TABLE,
    TOWNS,
    Board,
    State,
    build_id,
)

TOWN_COUNT = len(TOWNS)
LINK_COUNT = len(LINKS)

# Turns


@jit
def start_game(board: Board, state: State, events: Buffer) -> None:
    """Chance decides who plays first."""
    first = chance_below(state.chance, SEATS)
    for place in range(SEATS):
        state.order[place] = (first + place) % SEATS
        state.money[place] = MONEY
    state.tile_owner[:] = NOBODY
    state.link_owner[:] = NOBODY
    state.round_number = 1
    state.actions_left = 1
    state.chosen = NOBODY


@jit
def end_action(board: Board, state: State, events: Buffer) -> None:
    """The other player's turn, the next round, or the end."""
    state.pending = NO_ACTION
    state.chosen = NOBODY
    state.stage = ACTION
    state.turn += 1
    if state.turn < SEATS:
        return
    state.turn = 0
    if state.round_number == ROUNDS:
        score(board, state, events)
        state.stage = OVER
        emit(events, GAME_ENDED)
        return
    state.round_number += 1


@jit
def score(board: Board, state: State, events: Buffer) -> None:
    """Mills, and links by the mills that they join."""
    for slot in range(TOWN_COUNT):
        owner = as_int64(state.tile_owner[slot])
        if owner != NOBODY:
            state.vp[owner] += MILL_VP
            emit(events, SCORED_TILE, owner, slot, MILL_VP)
    for number in range(LINK_COUNT):
        owner = as_int64(state.link_owner[number])
        if owner != NOBODY:
            at_a = 1 if state.tile_owner[ENDS[number, 0]] == owner else 0
            at_b = 1 if state.tile_owner[ENDS[number, 1]] == owner else 0
            state.vp[owner] += at_a + at_b
            emit(events, SCORED_LINK, owner, number, at_a + at_b, at_a, at_b)


@jit
def rank(board: Board, state: State, out: Ints) -> None:
    """More points, then more money, then who played later."""
    first, second = as_int64(state.order[0]), as_int64(state.order[1])
    better = state.vp[first] > state.vp[second] or (
        state.vp[first] == state.vp[second] and state.money[first] > state.money[second]
    )
    out[0] = first if better else second
    out[1] = second if better else first


# Decisions


@inlined
def no_choice(board: Board, state: State) -> int:
    return NO_STAGE


@inlined
def nothing_to_play(board: Board, state: State, seat: int, events: Buffer) -> None:
    pass


@inlined
def nothing_to_forget(state: State) -> None:
    pass


@inlined
def no_summary(board: Board, state: State) -> int:
    return 0


@inlined
def not_asked(state: State, kind: int) -> int:
    return T1_OVER


@inlined
def is_sane(board: Board, state: State, summary: int, decision: int) -> bool:
    return True


ACTIONS: Final = (build.ACTION, link.ACTION)
HOOKS: Final = TurnHooks(no_choice, nothing_to_play, nothing_to_forget, end_action, not_asked)
PLAY: Final = assemble(TABLE, ACTIONS, (), {}, no_summary, HOOKS)
choose: Final = random_chooser(TABLE, {"build": 1, "link": 1}, is_sane, no_summary, build_id(0))

# What is seen


@jit
def hide(board: Board, state: State, seat: int) -> None:
    """Nothing but the generator is hidden."""
    hide_chance(state.chance)


@jit
def redeal(board: Board, view: State, seat: int) -> None:
    """Nothing but the generator is new."""


class Seen(NamedTuple):
    """An observation."""

    tiles: Annotated[int, Block((len(TOWNS), SEATS), "who owns the mill in a town")]
    links: Annotated[int, Block((len(LINKS), SEATS), "who owns a link")]
    money: Annotated[int, Block((SEATS,), "pounds", scale=10)]


SEEN: Final = ObservationLayout.of("toy", 1, Seen)
OFFSET: Final = SEEN.starts(Seen)
SCALE: Final = SEEN.scales(Seen)


@jit
def observe(board: Board, view: State, seat: int, out: Row) -> None:
    """Write the view of a seat, which counts itself first."""
    for slot in range(TOWN_COUNT):
        if view.tile_owner[slot] != NOBODY:
            out[OFFSET.tiles + slot * SEATS + (view.tile_owner[slot] - seat) % SEATS] = 1
    for number in range(LINK_COUNT):
        if view.link_owner[number] != NOBODY:
            out[OFFSET.links + number * SEATS + (view.link_owner[number] - seat) % SEATS] = 1
    for other in range(SEATS):
        out[OFFSET.money + other] = view.money[(seat + other) % SEATS] / SCALE.money


@jit
def observe_hidden(board: Board, state: State, seat: int, out: Row) -> None:
    """Nothing is hidden."""
