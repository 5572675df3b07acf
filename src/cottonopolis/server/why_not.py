"""Why a move is not possible, as clients receive it."""

from typing import NamedTuple

from msgspec import Struct

from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import Game, play_move
from cottonopolis.games.actions import Intent
from cottonopolis.games.options import Target
from cottonopolis.games.refusals import Explanation, Remedies, explain, explain_text
from cottonopolis.server.api_errors import ApiError, CauseShape, ReasonShape, Words, shape_of
from cottonopolis.server.menu import MenuSource


class Attempt(Struct):
    """An illegal action, and every reason against it."""

    kind: str  # of decision
    industry: str | None
    target: Target | None
    cause: CauseShape  # the hardest obstacle
    reasons: list[ReasonShape]
    # What would make it possible: alternatives for each obstacle; empty if nothing does now
    remedies: list[list[Words]]


class WhyNot(Struct):
    """Why something is not possible; everything is empty if it is possible."""

    summary: list[ReasonShape]  # about the whole action, if no place was named
    attempts: list[Attempt]  # nearest first
    remedies: list[list[Words]]  # of the nearest attempt, or of the summary


class WhyNotQuery(NamedTuple):
    """What the user tried: something on the board, a kind of decision, or both."""

    target: str | None
    kind: str | None  # of decision
    industry: str | None
    card: str | None


def explain_query(source: MenuSource, chosen: tuple[int, ...], query: WhyNotQuery) -> WhyNot:
    """Explain why the decisions that a query may mean are illegal after some choices."""
    rules, state = source.rules, source.rules.copy(source.state)
    for decision in chosen:
        play_move(rules, state, decision)
    names = rules.setup.cards
    if query.card is not None and query.card not in names:
        raise ApiError("not-found", what="card")
    cards = () if query.card is None else (names.index(query.card),)
    target, kind, industry = query.target, query.kind, query.industry
    return _shape(explain(rules, state, target, kind, industry, Intent(cards)))


def explain_move(game: Game, move: str) -> WhyNot:
    """Explain why an action in the notation is illegal."""
    return _shape(game.explain(move))


def explain_plan(source: MenuSource, move: str) -> WhyNot:
    """Explain why an action in the notation cannot be planned."""

    def why_not(text: str) -> list[Reason]:
        try:
            play_move(source.rules, source.rules.copy(source.state), text)
        except IllegalMove as refusal:
            return [reason for reason in refusal.reasons if reason.code != "NOTATION_CHOOSE"]
        return []

    return _shape(explain_text(source.rules, source.state, move, why_not))


def _shape(found: Explanation) -> WhyNot:
    attempts = [
        Attempt(
            attempt.option.kind,
            attempt.option.industry,
            attempt.option.target,
            CauseShape(*attempt.cause),
            [shape_of(reason) for reason in attempt.reasons],
            _words(attempt.remedies),
        )
        for attempt in found.attempts
    ]
    summary = [shape_of(reason) for reason in found.summary]
    return WhyNot(summary, attempts, _words(found.remedies))


def _words(remedies: Remedies) -> list[list[Words]]:
    return [[Words(name, facts) for name, facts in group] for group in remedies]
