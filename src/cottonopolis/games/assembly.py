"""Combine the actions and choices of a game: list, check and play decisions by kind."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from cottonopolis.engine.decisions import DecisionTable
from cottonopolis.engine.dispatch import by_kind, chain_counts
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import ACTION, DONE, MORE, NO_STAGE, OVER, Trace, append_to_trace
from cottonopolis.engine.graph import has_bit
from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import FREE, Bill
from cottonopolis.engine.records import GameBoard, GameState
from cottonopolis.games.actions import Action, Choice

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)
Summary = TypeVar("Summary")


class TurnHooks(NamedTuple, Generic[Board, State]):
    """Functions that a game runs around its actions."""

    # The stage of a choice that every action needs, such as its card; or NO_STAGE
    first_choice: Callable[[Board, State], int]
    # When everything is chosen: play the cards
    begin_effect: Callable[[Board, State, int, Buffer], None]
    # When the action continues: clear the choices that its next part makes again
    forget_part: Callable[[State], None]
    # At the end of the action: next action, next player, next round
    end_action: Callable[[Board, State, Buffer], None]
    # The reason why a kind of decision is not asked for now, as a mask
    not_asked: Callable[[State, int], int]


class Assembled(NamedTuple, Generic[Board, State, Summary]):
    """The compiled functions of a game over all its decisions."""

    legal: Callable[[Board, State, Buffer], int]
    reasons_against: Callable[[Board, State, int], int]
    step: Callable[[Board, State, int, Buffer, Trace], None]
    answers: Callable[[State, int], bool]
    bill: Callable[[Board, State, Summary, int], Bill]
    bill_now: Callable[[Board, State, int], Bill]  # computes the summary itself


def assemble(
    table: DecisionTable,
    actions: tuple[Action[Board, State, Any, Summary], ...],
    choices: tuple[Choice[Board, State, Any], ...],
    lists: Mapping[int, Callable[[Board, State, Buffer], int]],
    summarise: Callable[[Board, State], Summary],
    hooks: TurnHooks[Board, State],
) -> Assembled[Board, State, Summary]:
    """Make the functions of a game.

    `lists` has the function that lists the options of each stage other than ACTION and MORE.
    """
    every: tuple[Choice[Board, State, Any], ...] = (*actions, *choices)
    kind_of = table.kind_of
    asked = table.asked_in()
    action_kinds = sum(1 << action.kind for action in actions)
    list_actions = chain_counts(tuple(action.list_options for action in actions))
    list_kind = by_kind({action.kind: action.list_options for action in actions}, _no_options)
    list_stage = by_kind(lists, _nothing_asked)
    check = by_kind({one.kind: one.reasons_against for one in every}, _no_reason)
    play = by_kind({one.kind: one.play for one in choices if one.play}, _not_played)
    fits = by_kind({one.kind: one.fits for one in every if one.fits}, _fits)
    next_choice = by_kind({a.kind: a.next_choice for a in actions if a.next_choice}, _no_choice)
    carry_out = by_kind({a.kind: a.carry_out for a in actions if a.carry_out}, _no_effect)
    bill_of = by_kind({a.kind: a.bill for a in actions if a.bill}, _no_bill)
    first_choice, begin_effect, forget_part, end_action, not_asked = hooks

    @inlined
    def is_asked(state: State, kind: int) -> bool:
        if not has_bit(asked[state.stage], kind):
            return False
        return bool(state.stage != MORE or kind == DONE or kind == state.pending)

    @jit
    def legal(board: Board, state: State, out: Buffer) -> int:
        if state.stage == OVER:
            return 0
        if state.stage == ACTION:
            return list_actions(board, state, summarise(board, state), out, 0)
        if state.stage == MORE:
            summary = summarise(board, state)
            count = list_kind(as_int64(state.pending), board, state, summary, out, 0)
            out[count] = DONE
            return count + 1
        return list_stage(as_int64(state.stage), board, state, out)

    @jit
    def reasons_against(board: Board, state: State, decision: int) -> int:
        kind = kind_of(decision)
        if not is_asked(state, kind):
            return not_asked(state, kind)
        return check(kind, board, state, decision)

    @jit
    def step(board: Board, state: State, decision: int, events: Buffer, trace: Trace) -> None:
        seat = seat_to_move(state)
        append_to_trace(trace, decision, seat, state.stage, state.period, state.round_number)
        kind = kind_of(decision)
        if kind == DONE:
            end_action(board, state, events)
            return
        if has_bit(action_kinds, kind):
            state.pending = kind
            state.chosen = decision
        elif not play(kind, board, state, decision, events):
            return
        pending = as_int64(state.pending)
        stage = first_choice(board, state)
        if stage == NO_STAGE:
            stage = next_choice(pending, board, state)
        if stage == NO_STAGE:
            begin_effect(board, state, seat, events)
            stage = carry_out(pending, board, state, seat, events)
            if stage == NO_STAGE:
                end_action(board, state, events)
                return
            state.done += 1
            forget_part(state)
        state.stage = stage

    @jit
    def answers(state: State, decision: int) -> bool:
        if state.stage == ACTION or state.stage == MORE:
            return False
        kind = kind_of(decision)
        return has_bit(asked[state.stage], kind) and fits(kind, state, decision)

    @inlined
    def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
        return bill_of(kind_of(decision), board, state, summary, decision)

    @inlined
    def bill_now(board: Board, state: State, decision: int) -> Bill:
        return bill_of(kind_of(decision), board, state, summarise(board, state), decision)

    return Assembled(legal, reasons_against, step, answers, bill, bill_now)


@inlined
def _no_options(board: Any, state: Any, summary: Any, out: Buffer, count: int) -> int:
    return count


@inlined
def _nothing_asked(board: Any, state: Any, out: Buffer) -> int:
    return 0


@inlined
def _no_reason(board: Any, state: Any, decision: int) -> int:
    return 0


@inlined
def _not_played(board: Any, state: Any, decision: int, events: Buffer) -> bool:
    return False


@inlined
def _fits(state: Any, decision: int) -> bool:
    return True


@inlined
def _no_choice(board: Any, state: Any) -> int:
    return NO_STAGE


@inlined
def _no_effect(board: Any, state: Any, seat: int, events: Buffer) -> int:
    return NO_STAGE


@inlined
def _no_bill(board: Any, state: Any, summary: Any, decision: int) -> Bill:
    return FREE
