"""Hints: the turn that the strongest bot would play, with reasons and figures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.hint_sentences import turn_sentences
from cottonopolis.bots.levels import Strongest, ToTheEnd
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import NetworkPlanner, network_planner
from cottonopolis.bots.planner import Plan, Planner, planner_for
from cottonopolis.bots.search import NO_LIMIT, turn_is_over
from cottonopolis.bots.search_hooks import move_to_front, reveal, reveals, row_of
from cottonopolis.bots.selfplay import play_out
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.records import GameState, Records
from cottonopolis.errors import SetupError
from cottonopolis.games.notation import Step, steps_of
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import Message, decimal, say
from cottonopolis.view import View

if TYPE_CHECKING:
    from cottonopolis.game import Game

# All groups of terms of all games' evaluations; the messages name each of them
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
HINT_BUDGET = 4.0  # times that of the strongest bot: a person asks once, and can wait
HINT_DEALS = 12  # play-outs to estimate the result of a hint
PLAYOUT_WIDTH = 1  # search width in play-outs
MAX_GAINS_SHOWN = 3  # reasons for a move
MIN_VP_SHOWN = 0.05  # smaller changes are not mentioned


def planner_of(rules: AnyRules) -> Planner:
    """Return the planner whose evaluation explains turns."""
    return planner_for(rules)


def network_of(rules: AnyRules) -> NetworkPlanner | None:
    """Return the network that chooses and judges turns in a set-up, if there is one."""
    path = network_for(rules)
    return None if path is None else network_planner(rules, path)


def best_plan(view: View) -> Plan:
    """Return the rest of the turn as the strongest bot would play it with more time."""
    bot = Strongest()
    seed = bot.random_seed(view)
    network = network_of(view.rules)
    if network is not None:
        evaluations = round(HINT_BUDGET * bot.budget.positions)
        return network.plan(view.state, bot.effort.times(HINT_BUDGET), evaluations, seed)
    other = ToTheEnd()  # as the strongest bot plays there
    budget = other.budget.times(HINT_BUDGET)
    planner = planner_of(view.rules)
    return planner.plan(view.state, other.effort_for(budget), budget.positions, seed)


class TurnSimulation:
    """A turn played on a copy of what its seat sees.

    The seat moves to the front of the turn order, as in a search, so that its turn does not end the
    round. A decision that reveals hidden information has its likely result.
    """

    def __init__(self, planner: Planner, view: Any, seat: int) -> None:
        self.planner = planner
        self.seat = seat
        self.board = planner.board_array[0]
        self.states = np.zeros(2, dtype=planner.rules.state_dtype)  # the second is scratch space
        self.states[0] = view
        self.row = planner.weights[row_of(self.state)]
        move_to_front(self.board, self.state, seat)
        self.steps: list[Step] = []
        self.odds = 1.0  # of the simulated outcome
        self.base = 0.0  # value of the other outcomes, weighted by their chance

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def is_over(self) -> bool:
        return bool(turn_is_over(self.state, self.seat))

    def play(self, decisions: Iterable[int]) -> "TurnSimulation":
        for decision in decisions:
            if not reveals(self.state, decision):
                self.steps += self.planner.rules.step(self.state, decision)
                continue
            trace = np.zeros((4, 5), dtype=np.int16)
            chance = reveal(self.board, self.states, 0, 1, decision, NO_EVENTS, trace)
            self.steps += steps_of(trace)[:1]  # the other outcome has the same step
            if chance > 0.0:
                self.base += self.odds * chance * self.worth(self.states[1])
                self.odds *= 1.0 - chance
        return self

    def worth(self, state: Any) -> float:
        """Return the value of a position with the weights of the start of the turn."""
        return float(self.planner.terms(state, self.seat) @ self.row)

    def value(self) -> float:
        """Return the expected points of the seat, computed as for a plan."""
        return self.base + self.odds * self.worth(self.state)

    def groups(self) -> dict[str, float]:
        """Return how much each group of terms contributes to the value."""
        parts = self.planner.terms(self.state, self.seat) * self.row
        groups = self.planner.search.groups
        return {name: float(parts[first:last].sum()) for name, first, last in groups}


@dataclass(frozen=True)
class Outlook:
    """The expected result of a position, by seat."""

    points: tuple[float, ...]  # mean of the final victory points
    chances: tuple[float, ...]  # of winning
    # Standard errors of points minus the mean of all seats; empty for a single play-out
    errors: tuple[float, ...] = ()


@dataclass(frozen=True)
class HintMove:
    """One action of a hint.

    >>> from cottonopolis import Game
    >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
    >>> game = Game.from_record(end.record(), until=len(end.actions()) - 4)
    >>> [move.text for move in game.hint().moves]
    ['pass with cotton_mill', 'pass with shipyard']
    """

    decisions: tuple[int, ...]  # without forced ones; empty after hidden information appears
    text: str  # in the notation


@dataclass(frozen=True)
class Hint:
    """The rest of a turn as the strongest bot would play it.

    >>> from cottonopolis import Game
    >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
    >>> hint = Game.from_record(end.record(), until=len(end.actions()) - 2).hint()
    >>> hint.seat, len(hint.moves), hint.value
    (3, 2, 37.0)
    """

    seat: int
    moves: tuple[HintMove, ...]  # the predictable actions of the rest of the turn
    value: float  # final victory points, the mean of several play-outs
    why: tuple[Message, ...]  # in sentences
    figures: tuple[Message, ...]  # the largest gains of the evaluation, and the largest loss

    def text(self, lang: str = "en") -> str:
        """Return the hint as text: one line per action, then the reasons, then the figures.

        >>> from cottonopolis import Game
        >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
        >>> hint = Game.from_record(end.record(), until=len(end.actions()) - 4).hint()
        >>> print(hint.text())
        Strongest play: pass with cotton_mill
        then: pass with shipyard
        Nothing else is worth its price now.
        Expected at the end after this turn: 14.0 VP.
          In exchange: Cards in hand, −0.2 points
        """
        lines = [say(lang, "hint-move", move=self.moves[0].text)]
        lines += [say(lang, "hint-then", move=move.text) for move in self.moves[1:]]
        lines += [say(lang, message, **facts) for message, facts in self.why]
        lines.append(say(lang, "hint-value", vp=decimal(lang, self.value, "0.0")))
        lines += [f"  {say(lang, message, **facts)}" for message, facts in self.figures]
        return "\n".join(lines)

    @property
    def decision(self) -> int:
        """The id of the first decision; `Game.play` takes it.

        >>> from cottonopolis import Game
        >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
        >>> game = Game.from_record(end.record(), until=len(end.actions()) - 4)
        >>> events = game.play(game.hint().decision)
        >>> game.pending
        'pass'
        """
        return self.moves[0].decisions[0]

    def __str__(self) -> str:
        return self.text()


def hint(game: "Game", seat: int | None = None) -> Hint:
    """Return a hint for the seat to move, based only on what that seat sees."""
    mover = game.seat
    if mover is None:
        raise SetupError("no-hint-over")
    if seat is None:
        seat = mover
    view = game.view(seat)
    if seat != mover:
        raise SetupError("not-to-move", word=seat, known=mover)
    planner = planner_of(game.rules)
    plan = best_plan(view)
    simulation = TurnSimulation(planner, view.state, seat)
    before = simulation.groups()
    simulation.play(plan.decisions)
    texts = turn_texts(game.rules, [*game.unfinished(), *simulation.steps])
    figures = figures_of(before, simulation.groups())
    certain = plan.decisions[: len(plan.steps)]  # before hidden information appears
    value = estimate_outlook(planner, view.state, seat, HINT_DEALS, certain).points[seat]
    choices = choices_of(game.rules, view.redeal(0), certain)
    moves = tuple(
        HintMove(tuple(choices[number]) if number < len(choices) else (), text)
        for number, text in enumerate(texts)
    )
    why = turn_sentences(game.rules, view.redeal(0), seat, plan.decisions)
    return Hint(seat, moves, value, why, figures)


def choices_of(rules: AnyRules, state: GameState, decisions: Sequence[int]) -> list[list[int]]:
    """Group decisions by action, without the forced ones."""
    found: list[list[int]] = []
    for decision in decisions:
        if not state.pending or not found:
            found.append([])
        if state.stage == ACTION or len(rules.legal(state)) > 1:
            found[-1].append(decision)
        rules.step(state, decision)
    return found


def estimate_outlook(
    planner: Planner, view: Any, seat: int, deals: int, decisions: Iterable[int] = ()
) -> Outlook:
    """Play a view to the end of the game several times, with random hidden information.

    Each play-out starts with `decisions`; then all seats play the policy of the network, or use a
    quick search where there is none.
    """
    rules = planner.rules
    network = network_of(rules)
    states = np.zeros(1, dtype=rules.state_dtype)
    points = np.zeros((deals, rules.players))
    wins = np.zeros(rules.players)
    for deal in range(deals):
        states[0] = rules.redeal(view, seat, deal)
        for decision in decisions:
            rules.step(states[0], decision)
        if network is not None:
            network.play_out(states)
        else:
            play_out_quickly(planner, states)
        points[deal] = rules.score(states[0])
        wins[rules.ranking(states[0])[0]] += 1
    return Outlook(
        tuple(points.mean(axis=0).tolist()), tuple((wins / deals).tolist()), lead_errors(points)
    )


def play_out_quickly(planner: Planner, states: Records) -> None:
    """Play states[0] to the end of the game with a quick search in all seats."""
    players = planner.rules.players
    weights = np.stack([planner.weights] * players)
    widths = np.full(players, PLAYOUT_WIDTH, dtype=np.int64)
    rng = np.ones(4, dtype=np.uint32)
    planner.tree.work.limit = NO_LIMIT
    play_out(planner.board_array[0], states, planner.tree, weights, widths, rng)


def lead_errors(points: NDArray[np.float64]) -> tuple[float, ...]:
    """Return the standard error of every seat's lead over the mean; one row per play-out.

    >>> lead_errors(np.array([[50.0, 30.0], [60.0, 44.0]]))
    (1.0, 1.0)
    """
    deals = len(points)
    if deals < 2:
        return ()
    leads = points - points.mean(axis=1, keepdims=True)
    errors: list[float] = (leads.std(axis=0, ddof=1) / np.sqrt(deals)).tolist()
    return tuple(errors)


def turn_texts(rules: AnyRules, steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(action.text for action in rules.action_texts(steps))


def figures_of(before: dict[str, float], after: dict[str, float]) -> tuple[Message, ...]:
    """Return the groups of terms that gain most in a turn, and the one that loses most.

    >>> for reason in figures_of({"links": 1.0, "money": 5.0}, {"links": 4.2, "money": 3.9}):
    ...     print(reason)
    ('hint-gains', {'term': 'links', 'gain': '3.2'})
    ('hint-loses', {'term': 'money', 'gain': '-1.1'})
    """
    changes = sorted((before[name] - after[name], name) for name in before)  # largest gain first
    gains = [(name, -change) for change, name in changes if change <= -MIN_VP_SHOWN][
        :MAX_GAINS_SHOWN
    ]
    loss, loser = changes[-1]
    found: list[Message] = [_reason("hint-gains", name, gain) for name, gain in gains]
    if loss >= MIN_VP_SHOWN:
        found.append(_reason("hint-loses", loser, -loss))
    return tuple(found)


def _reason(message: str, group: str, points: float) -> Message:
    return message, {"term": group, "gain": f"{points:.1f}"}
