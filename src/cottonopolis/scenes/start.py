"""Where a game starts if not from its seed: a state as facts of a scene, and back.

The record of such a game has one header line `start FACT` per fact (docs/notation.md). Facts are
written as far as the scenes' notation goes; what is left is written as plain numbers
(`field NAME 0 1 2 …`), so that reading them gives exactly the same state.
"""

from typing import Any, Union

import msgspec
import numpy as np

from cottonopolis.engine.game_loop import OVER
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.notation import Step
from cottonopolis.games.positions import Position
from cottonopolis.games.registry import game_ids, rules_class
from cottonopolis.games.rules import SPECTATOR, AnyRules
from cottonopolis.scenes.bounds import fault_of
from cottonopolis.scenes.notation import (
    SceneError,
    begin_scene,
    end_scene,
    has_scenes,
    put_fact,
    scenes_of,
)

BEGUN = "begun"  # the fact that lists the steps of a pending action


def start_facts(game: Game) -> list[str]:
    """Return the facts that describe the beginning of a game, none of them superfluous."""
    target = game.state_after(0)
    begin = Game.from_state(target, game.rules, game.seed)
    found = _blank(game.rules, game.seed)
    kept = [f"round {int(target.round_number)}"]
    put_fact(found, 0, kept[0])
    name = game.rules.game
    for line in scenes_of(name).facts(begin.position(), begin) if has_scenes(name) else ():
        before = found.state.tobytes()
        put_fact(found, 0, line)
        if found.state.tobytes() != before:
            kept.append(line)
    for name in target.dtype.names or ():
        values = np.asarray(target[name])
        if np.any(values != np.asarray(found.state[name])):
            kept.append(" ".join(["field", name, *(str(v) for v in values.ravel().tolist())]))
    if game._begun:
        stages = game.rules.table.stages
        steps = [f"{step.decision}:{stages[step.stage]}" for step in game._begun]
        kept.append(" ".join([BEGUN, *steps]))
    return kept


def set_start(game: Game, facts: list[tuple[int, str]]) -> None:
    """Put a new game into the position that numbered facts describe; raises SceneError."""
    blank = _blank(game.rules, game.seed)
    begun: list[Step] | None = None
    for number, line in facts:
        words = line.split()
        if words[:1] == [BEGUN]:
            begun = _steps(blank, number, line, words[1:])
        else:
            put_fact(blank, number, line)
    game.state = blank.state
    fault = fault_of(game.rules, game.state)
    if fault is not None:
        raise SceneError(*facts[-1], f"the position cannot be right: {fault}")
    game._begin_here()
    if begun is not None:
        game._begun = begun


def _steps(game: Game, number: int, line: str, words: list[str]) -> list[Step]:
    state, rules = game.state, game.rules
    when = (int(state.period), int(state.round_number))
    found = []
    for word in words:
        decision, _, stage = word.partition(":")
        known = decision.isdigit() and int(decision) < rules.decision_count
        if not known or stage not in rules.table.stages:
            raise SceneError(number, line, f"unknown step “{word}”")
        stages = rules.table.stages
        found.append(Step(int(decision), game.seat or 0, stages.index(stage), *when))
    return found


def _blank(rules: AnyRules, seed: int) -> Game:
    """Return a game in the position of a scene without facts."""
    game = Game(rules.game, rules.players, seed, rules.variants, rules.map_name)
    begin_scene(game)
    return game


# Positions


def game_from_position(position: Position | str | bytes, seed: int) -> Game:
    """Return a game in a position; what the position does not show is dealt at random."""
    found = position if isinstance(position, Position) else _decoded(position)
    name = next(g for g in game_ids() if isinstance(found, rules_class(g).position_type))
    if not has_scenes(name):
        raise SetupError("no-positions", word=name)
    game = Game(name, found.players, seed, found.variants, found.map)
    try:
        return _in_position(game, found, seed)
    except SceneError as fault:
        raise SetupError("position-unreadable", fault=str(fault)) from None


def _decoded(text: str | bytes) -> Position:
    kinds: Any = Union[tuple(rules_class(game).position_type for game in game_ids())]  # noqa: UP007
    try:
        found: Position = msgspec.json.decode(text, type=kinds)
    except (msgspec.DecodeError, TypeError) as fault:
        raise SetupError("position-unreadable", fault=str(fault)) from None
    return found


def _in_position(game: Game, position: Position, seed: int) -> Game:
    rules = game.rules
    begin_scene(game)
    for line in scenes_of(rules.game).facts(position, None):
        put_fact(game, 0, line)
    end_scene(game)
    stage = rules.table.stages.index(position.stage)
    if stage == OVER or stage in rules.forced_stages:
        game.state.stage = stage
    shown = [seat.seat for seat in position.seats if seat.hand]  # all see an empty hand
    viewer = shown[0] if shown else SPECTATOR
    if position.pending is not None and position.to_move is not None:
        viewer = position.to_move  # only the seat to move sees the pending action
    is_hidden = any(seat.hand is None for seat in position.seats)
    is_hidden = is_hidden or getattr(position, "deck", []) is None
    if is_hidden:
        game.state = rules.redeal(game.state, viewer, seed)
    fault = fault_of(rules, game.state)
    if fault is not None:
        raise SetupError("position-impossible", word=fault)
    chosen = _with_choices(game, position.pending, stage)
    if chosen is None:
        raise SetupError("position-pending", word=str(position.pending))
    chosen._begin(chosen._states.copy(), begun=chosen.unfinished(), from_seed=False)
    seen = rules.view(chosen.state, viewer) if is_hidden else chosen.state
    made = rules.position(seen, chosen.pending if position.pending else None)
    for field in made.__struct_fields__:
        if field != "rules" and getattr(made, field) != getattr(position, field):
            raise SetupError("position-impossible", word=field)
    return chosen


def _with_choices(game: Game, pending: str | None, stage: int) -> Game | None:
    """Return the game after the choices of a pending action; None if they cannot be found."""
    if game.state.stage == stage and game.pending == pending:
        return game
    words = set((pending or "").split())
    for decision in game.legal():
        is_written = game.rules.choice_of(decision.id).is_written
        if set(decision.text.split()) <= words or (not is_written and decision.kind != "done"):
            further = game.copy()
            further.steps += further.rules.step(further.state, decision.id)
            found = _with_choices(further, pending, stage)
            if found is not None:
                return found
    return None
