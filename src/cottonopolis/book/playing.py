"""Play games for the book, and list the decisions of each.

Every game depends on its seed and the players alone.
"""

import zlib
from collections.abc import Sequence

from cottonopolis.arena.match import play_game
from cottonopolis.book.canonical import OPENING_ROUNDS
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import network_planner
from cottonopolis.bots.network.search import play_to_end
from cottonopolis.bots.network.styles import bias_of
from cottonopolis.engine.game_loop import OVER
from cottonopolis.errors import SetupError
from cottonopolis.games.notation import steps_of
from cottonopolis.games.rules import MAX_GAME_STEPS, AnyRules, as_array_of_one, new_trace

POLICY = "policy"  # the network's policy: its odds in the opening, its likeliest decisions later
POLICY_TEMPERATURE = 1.0
STRONG = "strong"  # plays where there is no network


def default_bots(rules: AnyRules) -> str:
    """Return who plays for the book: the network's policy, or the engineer without a network.

    >>> from cottonopolis.games.registry import rules_for
    >>> default_bots(rules_for("brass", 4))
    'policy'
    """
    return STRONG if network_for(rules) is None else POLICY


def play_decisions(rules: AnyRules, names: Sequence[str], seed: int) -> list[int]:
    """Play one game; returns all its decisions, forced ones included."""
    if POLICY in names:
        return _policy_game(rules, seed)
    chosen: list[int] = []
    play_game(rules, names, seed, watch=lambda state, seat, decision: chosen.append(decision))
    state = rules.new(seed)
    decisions: list[int] = []
    for decision in chosen:
        decisions += [step.decision for step in rules.play(state, decision) or ()]
    return decisions


def _policy_game(rules: AnyRules, seed: int) -> list[int]:
    """Play the opening by the odds of the policy, and the rest by its likeliest decisions."""
    path = network_for(rules)
    if path is None:
        raise SetupError("network-none", word=POLICY, known=rules.game)
    planner = network_planner(rules, path)
    planner.prefer(bias_of(rules.game, None))
    states = as_array_of_one(rules.new(seed))
    state = states[0]
    decisions: list[int] = []
    while state.stage != OVER and state.period == 0 and state.round_number <= OPENING_ROUNDS:
        chance = zlib.crc32(f"{seed} {len(decisions)}".encode())
        view = rules.view(state, rules.mover(states) or 0)
        decision = planner.decide(view, POLICY_TEMPERATURE, chance)
        rules.step(state, decision)
        decisions.append(decision)
    trace = new_trace(MAX_GAME_STEPS)
    work = planner.work._replace(trace=trace)
    play_to_end(rules.board_array, states, planner.weights, work)
    return decisions + [step.decision for step in steps_of(trace)]
