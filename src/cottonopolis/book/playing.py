"""Play games for the book, and list the decisions of each.

Every game depends on its seed and the players alone.
"""

import zlib
from collections.abc import Sequence

from cottonopolis.arena.match import play_game
from cottonopolis.bots.interface import Bot
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import network_planner
from cottonopolis.bots.network.search import play_to_end
from cottonopolis.bots.registry import bot_class
from cottonopolis.engine.game_loop import OVER
from cottonopolis.errors import SetupError
from cottonopolis.games.notation import steps_of
from cottonopolis.games.rules import MAX_GAME_STEPS, AnyRules, as_array_of_one, new_trace
from cottonopolis.playout import bot_seed
from cottonopolis.view import View

POLICY = "policy"  # the network's policy: its odds in the opening, its likeliest decisions later
THEN_POLICY = "+policy"  # after the name of a bot that plays the opening instead
POLICY_TEMPERATURE = 1.0
STRONG = "strong"  # plays where there is no network


def default_bots(rules: AnyRules) -> str:
    """Return who plays for the book: the network's policy, or the engineer without a network.

    >>> from cottonopolis.games.registry import rules_for
    >>> default_bots(rules_for("brass", 4))
    'policy'
    """
    return STRONG if network_for(rules) is None else POLICY


def is_of_policy(words: str) -> bool:
    """Return whether the network's policy plays for all seats, at least after the opening.

    >>> is_of_policy("policy"), is_of_policy("master+policy"), is_of_policy("master")
    (True, True, False)
    """
    return words == POLICY or words.endswith(THEN_POLICY)


def opening_bot(words: str) -> type[Bot] | None:
    """Return the bot that plays the opening of such games; None for the policy.

    >>> opening_bot("policy"), opening_bot("master+policy").name
    (None, 'master')
    """
    return None if words == POLICY else bot_class(words.removesuffix(THEN_POLICY))


def play_decisions(rules: AnyRules, names: Sequence[str], seed: int) -> list[int]:
    """Play one game; returns all its decisions, forced ones included."""
    if is_of_policy(names[0]):
        return _policy_game(rules, opening_bot(names[0]), seed)
    chosen: list[int] = []
    play_game(rules, names, seed, watch=lambda state, seat, decision: chosen.append(decision))
    state = rules.new(seed)
    decisions: list[int] = []
    for decision in chosen:
        decisions += [step.decision for step in rules.play(state, decision) or ()]
    return decisions


def _policy_game(rules: AnyRules, opening: type[Bot] | None, seed: int) -> list[int]:
    """Play the opening by a bot or by the odds of the policy, then its likeliest decisions."""
    path = network_for(rules)
    if path is None:
        raise SetupError("network-none", word=POLICY, known=rules.game)
    planner = network_planner(rules, path)
    states = as_array_of_one(rules.new(seed))
    state = states[0]
    bots = [opening(bot_seed(seed, seat)) for seat in range(rules.players)] if opening else []
    decisions: list[int] = []
    while state.stage != OVER and state.period == 0 and state.round_number <= rules.opening_rounds:
        seat = rules.mover(states) or 0
        forced = rules.legal(state)
        if len(forced) == 1:
            decision = forced[0]
        elif bots:
            view = View(rules, state, seat)
            decision = bots[seat].decide(view, bots[seat].budget).decision
        else:
            chance = zlib.crc32(f"{seed} {len(decisions)}".encode())
            decision = planner.decide(rules.view(state, seat), POLICY_TEMPERATURE, chance)
        rules.step(state, decision)
        decisions.append(decision)
    trace = new_trace(MAX_GAME_STEPS)
    work = planner.work._replace(trace=trace)
    play_to_end(rules.board_array, states, planner.weights, work)
    return decisions + [step.decision for step in steps_of(trace)]
