"""Play a move on a state: a decision, its id, or a whole action as text."""

from typing import Any

from cottonopolis.arguments import Integer, as_int
from cottonopolis.decision import Decision
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import AnyRules

Move = Decision | Integer | str
"""What `Game.play` takes: a decision, its number, or a whole action in the notation."""


def play_move(rules: AnyRules, state: Any, move: Move, events: Buffer = NO_EVENTS) -> list[Step]:
    """Play a decision or a whole action on a state; IllegalMove may leave it half-played."""
    if isinstance(move, str):
        return _play_text(rules, state, move, events)
    if isinstance(move, Decision):
        if move.game != rules.game:
            raise TypeError(f"{move!r} is a decision of {move.game}, not of {rules.game}")
        decision: int | None = move.id
    else:
        decision = as_int(move)
    if decision is None:
        raise TypeError(f"a move is a decision, its id or a text, not {move!r}")
    if not 0 <= decision < rules.decision_count:
        raise IllegalMove(str(decision), [Reason("NOTATION_ID", {"word": str(decision)})])
    steps = rules.play(state, decision, events)
    if steps is None:
        text = rules.decision_text(state, decision)
        raise IllegalMove(text, rules.reasons(state, decision))
    return steps


def _play_text(rules: AnyRules, state: Any, text: str, events: Buffer) -> list[Step]:
    words = " ".join(text.split()).lower()
    for decision in rules.legal(state) if state.pending else ():
        if rules.decision_text(state, decision) == words:
            return rules.apply(state, decision, events)
    return rules.play_text(state, text, events) + rules.play_forced(state, events)
