"""What the strongest bot would do, and why, in words built from the terms of its evaluation."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from cottonopolis.bots.levels import Strongest
from cottonopolis.bots.planner import Planner, planner_for
from cottonopolis.bots.search import NO_LIMIT, turn_is_over
from cottonopolis.bots.search_hooks import move_to_front, reveal, reveals, row_of
from cottonopolis.bots.selfplay import play_out
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.records import GameState
from cottonopolis.errors import SetupError
from cottonopolis.games.notation import Step, steps_of
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import Message, decimal, say

if TYPE_CHECKING:
    from cottonopolis.game import Game

# Every group of terms that some game's evaluation has; each has a name in the messages
TERM_GROUPS = (
    "scored",
    "cotton",
    "goods",
    "ports",
    "ships",
    "coal-iron",
    "links",
    "railways",
    "money",
    "supply",
    "order",
    "places",
    "stacks",
    "cards",
    "network",
)
DEALS = 12  # in which a hint is played on, to say what may be expected
QUICK = 1  # width of the searches of those who play on
MOST_GAINS = 3  # reasons given for a move
SMALLEST = 0.05  # points that are worth a word


def planner_of(rules: AnyRules) -> Planner:
    """The evaluation that the strongest bots use in a set-up."""
    return planner_for(rules, Strongest.tuned)


class Walk:
    """A turn as its seat can foresee it: played on a copy of what the seat sees.

    The seat stands first in the order of the copy, as in a search, so the end of the turn does not
    end the round; where something hidden would turn up, what is likely does.
    """

    def __init__(self, planner: Planner, view: Any, seat: int) -> None:
        self.planner = planner
        self.seat = seat
        self.board = planner.boards[0]
        self.states = np.zeros(2, dtype=planner.rules.state_dtype)  # the second is spare
        self.states[0] = view
        self.row = planner.weights[row_of(self.state)]
        move_to_front(self.board, self.state, seat)
        self.steps: list[Step] = []
        self.odds = 1.0  # of what is taken to happen
        self.base = 0.0  # worth of what may happen instead, weighted by its chance

    @property
    def state(self) -> Any:
        """Where the turn has come to."""
        return self.states[0]

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return bool(turn_is_over(self.state, self.seat))

    def play(self, decisions: Iterable[int]) -> "Walk":
        """Play on."""
        for decision in decisions:
            if not reveals(self.state, decision):
                self.steps += self.planner.rules.step(self.state, decision)
                continue
            trace = np.zeros((4, 5), dtype=np.int16)
            chance = reveal(self.board, self.states, 0, 1, decision, NO_EVENTS, trace)
            self.steps += steps_of(trace)[:1]  # the other way it may go has the same step
            if chance > 0.0:
                self.base += self.odds * chance * self.worth(self.states[1])
                self.odds *= 1.0 - chance
        return self

    def worth(self, state: Any) -> float:
        """A position's value by the weights that the turn began with."""
        return float(self.planner.terms(state, self.seat) @ self.row)

    def value(self) -> float:
        """What the seat may expect now, as a plan counts it."""
        return self.base + self.odds * self.worth(self.state)

    def groups(self) -> dict[str, float]:
        """What each group of terms adds to the value now."""
        parts = self.planner.terms(self.state, self.seat) * self.row
        groups = self.planner.search.groups
        return {name: float(parts[first:last].sum()) for name, first, last in groups}


@dataclass(frozen=True)
class Outlook:
    """What may come of a position, by seat."""

    points: tuple[float, ...]  # mean of the final victory points
    chances: tuple[float, ...]  # of winning


@dataclass(frozen=True)
class HintMove:
    """One action of a hint."""

    decisions: tuple[int, ...]  # those with a choice; none after something hidden turns up
    text: str  # in the notation


@dataclass(frozen=True)
class Hint:
    """What the strongest bot would do now."""

    seat: int
    moves: tuple[HintMove, ...]  # all actions of the rest of the turn, as far as can be foreseen
    value: float  # final victory points, the mean of games played on from there
    why: tuple[Message, ...]  # what the turn gains most, and what it gives up for that

    def text(self, lang: str = "en") -> str:
        """The hint in words: the actions, a line each, and the reasons."""
        lines = [say(lang, "hint-move", move=self.moves[0].text)]
        lines += [say(lang, "hint-then", move=move.text) for move in self.moves[1:]]
        lines += [say(lang, message, **facts) for message, facts in self.why]
        lines.append(say(lang, "hint-value", vp=decimal(lang, self.value, "0.0")))
        return "\n".join(lines)

    @property
    def decision(self) -> int:
        """The next decision."""
        return self.moves[0].decisions[0]

    def __str__(self) -> str:
        return self.text()


def hint(game: "Game", seat: int | None = None) -> Hint:
    """What the strongest bot would do in a seat that is to move, from what that seat sees."""
    mover = game.seat
    if mover is None:
        raise SetupError("no-hint-over")
    if seat is None:
        seat = mover
    view = game.view(seat)
    if seat != mover:
        raise SetupError("not-to-move", word=seat, known=mover)
    bot = Strongest()
    planner = planner_of(game.rules)
    plan = planner.plan(view.state, bot.effort, bot.budget.positions, bot.random_seed(view))
    walk = Walk(planner, view.state, seat)
    before = walk.groups()
    walk.play(plan.decisions)
    texts = turn_texts(game.rules, [*game.unfinished(), *walk.steps])
    why = reasons(before, walk.groups())
    certain = plan.decisions[: len(plan.steps)]  # until something hidden turns up
    value = play_on(planner, view.state, seat, DEALS, certain).points[seat]
    choices = choices_of(game.rules, view.redeal(0), certain)
    moves = tuple(
        HintMove(tuple(choices[number]) if number < len(choices) else (), text)
        for number, text in enumerate(texts)
    )
    return Hint(seat, moves, value, why)


def choices_of(rules: AnyRules, state: GameState, decisions: Sequence[int]) -> list[list[int]]:
    """By action, those of some decisions that are a real choice; forced ones are left out."""
    found: list[list[int]] = []
    for decision in decisions:
        if not state.pending or not found:
            found.append([])
        if state.stage == ACTION or len(rules.legal(state)) > 1:
            found[-1].append(decision)
        rules.step(state, decision)
    return found


def play_on(
    planner: Planner, view: Any, seat: int, deals: int, decisions: Iterable[int] = ()
) -> Outlook:
    """Play a view to the end of the game in several deals of what is hidden from its seat.

    `decisions` come first; then everybody plays quickly and well.
    """
    rules = planner.rules
    weights = np.stack([planner.weights] * rules.players)
    widths = np.full(rules.players, QUICK, dtype=np.int64)
    states = np.zeros(1, dtype=rules.state_dtype)
    points = np.zeros((deals, rules.players))
    wins = np.zeros(rules.players)
    for deal in range(deals):
        states[0] = rules.redeal(view, seat, deal)
        for decision in decisions:
            rules.step(states[0], decision)
        planner.tree.work.limit = NO_LIMIT
        play_out(
            planner.boards[0], states, planner.tree, weights, widths, np.ones(4, dtype=np.uint32)
        )
        points[deal] = rules.score(states[0])
        wins[rules.ranking(states[0])[0]] += 1
    return Outlook(tuple(points.mean(axis=0).tolist()), tuple((wins / deals).tolist()))


def turn_texts(rules: AnyRules, steps: Iterable[Step]) -> tuple[str, ...]:
    """The actions of a turn in the notation."""
    return tuple(action.text for action in rules.action_texts(steps))


def reasons(before: dict[str, float], after: dict[str, float]) -> tuple[Message, ...]:
    """The groups of terms that gain most through a turn, and the one that loses most.

    >>> for reason in reasons({"links": 1.0, "money": 5.0}, {"links": 4.2, "money": 3.9}):
    ...     print(reason)
    ('hint-gains', {'term': 'links', 'gain': '3.2'})
    ('hint-loses', {'term': 'money', 'gain': '-1.1'})
    """
    changes = sorted((before[name] - after[name], name) for name in before)  # greatest gain first
    gains = [(name, -change) for change, name in changes if change <= -SMALLEST][:MOST_GAINS]
    loss, loser = changes[-1]
    found: list[Message] = [_reason("hint-gains", name, gain) for name, gain in gains]
    if loss >= SMALLEST:
        found.append(_reason("hint-loses", loser, -loss))
    return tuple(found)


def _reason(message: str, group: str, points: float) -> Message:
    return message, {"term": group, "gain": f"{points:.1f}"}
