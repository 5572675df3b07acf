"""Give up a tile to pay a negative income: B4."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.tiles import clear_slot
from cottonopolis.games.actions import Choice, Facts
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import GIVE_UP, give_up_id, slot_of
from cottonopolis.games.brass.event_kinds import GAVE_UP
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import B4_NOT_YOUR_TILE, OK
from cottonopolis.games.brass.rounds import collect_incomes
from cottonopolis.games.brass.state import INDUSTRIES, SLOTS, Board, State
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, slot_target


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    """B4: any own tile on the board may be removed."""
    return OK if state.tile_owner[slot_of(decision)] == seat_to_move(state) else B4_NOT_YOUR_TILE


@jit
def list_tiles(board: Board, state: State, out: Buffer) -> int:
    """Write every tile that the seat may remove."""
    count = 0
    for slot in range(SLOTS):
        if state.tile_owner[slot] == seat_to_move(state):
            out[count] = give_up_id(slot)
            count += 1
    return count


@jit
def value_of(board: Board, state: State, slot: int) -> int:
    """B4: a tile is worth part of its printed price, rounded down."""
    price = as_int64(board.tile_cost[state.tile_industry[slot], state.tile_level[slot]])
    return price // as_int64(board.give_up_share)


@jit
def play(board: Board, state: State, decision: int, events: Buffer) -> bool:
    """Pay the value of the tile to the seat, remove it, and continue with the incomes."""
    seat = seat_to_move(state)
    slot = slot_of(decision)
    amount = value_of(board, state, slot)
    state.money[seat] += amount
    emit(events, GAVE_UP, seat, slot, amount)
    clear_slot(state, slot)
    collect_incomes(board, state, events)
    return False


def describe(setup: Setup, state: State, decision: int) -> Option:
    slot = slot_of(decision)
    return Option(
        decision=decision,
        kind="give_up",
        target=slot_target(setup.slots[slot]),
        industry=INDUSTRIES[int(state.tile_industry[slot])],
        level=int(state.tile_level[slot]),
        amount=int(value_of(setup.board, state, slot)),
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {"place": setup.slots[slot_of(decision)]}


def is_plausible(state: State, decision: int) -> bool:
    return bool(state.tile_owner[slot_of(decision)] == seat_to_move(state))


def write(setup: Setup, step: Step) -> str:
    """give_up SLOT"""
    return f"give_up {setup.slots[slot_of(step.decision)]}"


def read(reader: Reader) -> None:
    """give_up SLOT"""
    reader.parsed.add([give_up_id(slot) for slot in reader.slot()], 1)


CHOICE = Choice(
    kind=GIVE_UP,
    reasons_against=reasons_against,
    play=play,
    describe=describe,
    explain=explain,
    is_plausible=is_plausible,
    write=write,
)
VERBS = {"give_up": read}
