"""Turns that a seat could play from a position: their moves, events and results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec.structs import replace

from cottonopolis.bots.advice import turn_texts
from cottonopolis.bots.interface import Bot
from cottonopolis.bots.planner import Planner
from cottonopolis.bots.search import MAX_TURNS, NO_LIMIT, search_turn
from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import DONE, NO_ACTION
from cottonopolis.engine.rng import BOT_STREAM, seed_words
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.notation import Step
from cottonopolis.games.positions import Position
from cottonopolis.games.rules import SPECTATOR, AnyRules
from cottonopolis.view import View

SEARCH_WIDTH = 20  # first actions whose continuations are searched
# What follows the turn: the end of the round, of the period, of the game
AFTER_THE_TURN = ("turn_order_set", "round_began", "period_ended", "game_ended", "shuffled")


@dataclass(frozen=True)
class PlayedTurn:
    """A turn played on a copy of the position."""

    decisions: tuple[int, ...]
    texts: tuple[str, ...]  # its actions in the notation; the last one whole even if it is cut
    events: tuple[Event, ...]  # up to the end of the turn
    result: Position  # afterwards, as spectators see it; the same for other discards
    is_complete: bool  # to its end, or to a decision that reveals hidden information
    is_cut: bool  # it ends at such a decision, before its own end


@dataclass(frozen=True)
class Candidate:
    """A turn, and the value that the bots' evaluation gives it."""

    turn: PlayedTurn
    worth: float


def turn_of(rules: AnyRules, state: Any) -> tuple[int, int, int, int | None]:
    """Return a value that identifies the current turn."""
    when = int(state.period), int(state.round_number), int(state.turn)
    return *when, rules.seat_to_move(state)


def result_of(rules: AnyRules, state: Any) -> Position:
    """Return what the table sees, without the discards: the cards played do not count."""
    return replace(rules.position(rules.view(state, SPECTATOR)), discards=[])


def play_turn(rules: AnyRules, start: Any, decisions: Iterable[int]) -> PlayedTurn:
    """Play decisions up to the end of the turn, or to the first that reveals something."""
    state = rules.copy(start)
    turn = turn_of(rules, state)
    steps: list[Step] = []
    events: list[Event] = []
    is_over = is_cut = False
    for decision in decisions:
        buffer = new_buffer()
        steps += rules.step(state, decision, buffer)
        new = rules.events(buffer)
        events += new
        is_over = turn_of(rules, state) != turn
        is_cut = not is_over and reveals(new)
        if is_over or is_cut:
            break
    result = result_of(rules, state)
    written = [*steps, *_rest_of_action(rules, state, turn)] if is_cut else steps
    return PlayedTurn(
        tuple(step.decision for step in steps),
        turn_texts(rules, written),
        tuple(_of_the_turn(events)),
        result,
        is_over or is_cut,
        is_cut,
    )


def _rest_of_action(
    rules: AnyRules, state: Any, turn: tuple[int, int, int, int | None]
) -> list[Step]:
    """End the action under way, so that it can be written: as soon as possible, from the deck."""
    steps: list[Step] = []
    while state.pending != NO_ACTION and turn_of(rules, state) == turn:
        options = rules.legal(state)
        steps += rules.step(state, DONE if DONE in options else options[-1])
    return steps


def play_texts(rules: AnyRules, start: Any, texts: Sequence[str]) -> PlayedTurn:
    """Play a turn in the notation."""
    state = rules.copy(start)
    steps: list[Step] = []
    for text in texts:
        steps += rules.play_text(state, text) + rules.play_forced(state)
    return play_turn(rules, start, [step.decision for step in steps])


def _of_the_turn(events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if event.name in AFTER_THE_TURN:
            return
        yield event


def searched_turns(
    planner: Planner, view: Any, keep: int = MAX_TURNS, noise: float = 0.0, seed: int = 0
) -> list[tuple[tuple[int, ...], float]]:
    """Return the best turns of a search as decisions and values, best first.

    `noise` is a random error of the values: it finds turns that the evaluation underrates.
    """
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, BOT_STREAM)
    tree = planner.tree
    tree.work.evaluated, tree.work.limit = 0, NO_LIMIT
    tree.states[0] = view
    found = search_turn(
        planner.board_array[0], tree, planner.weights, SEARCH_WIDTH, keep, noise, rng
    )
    return [
        (tuple(node["path"][: node["length"]].tolist()), float(node["value"]))
        for node in tree.best[:found]
    ]


def bot_turn(rules: AnyRules, start: Any, seat: int, bot: Bot) -> tuple[int, ...]:
    """Return the decisions of a bot, up to the first that reveals something."""
    state = rules.copy(start)
    turn = turn_of(rules, state)
    decisions: list[int] = []
    while turn_of(rules, state) == turn:
        decision = bot.decide(View(rules, state, seat), bot.budget).decision
        decisions.append(decision)
        buffer = new_buffer()
        steps = rules.apply(state, decision, buffer)
        decisions += [step.decision for step in steps[1:] if step.seat == seat]
        if reveals(rules.events(buffer)):
            break
    return tuple(decisions)


def distinct(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Keep the first of the turns that lead to the same result."""
    found: list[Candidate] = []
    for candidate in candidates:
        if all(candidate.turn.result != known.turn.result for known in found):
            found.append(candidate)
    return found
