"""The analyst: what every turn of a game was worth, what it cost, and where the game turned.

Standing comes from games played on from the position in several deals of what is hidden; costs
and swings come from the bots' evaluation, which is exact where it compares two ways of playing the
same turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cottonopolis.bots.advice import Outlook, Walk, planner_of, play_on, turn_texts
from cottonopolis.bots.planner import Effort, Planner
from cottonopolis.bots.search_hooks import move_to_front, reveals, row_of
from cottonopolis.engine.records import GameState
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import AnyRules

DEALS = 12  # in which every position is played on
CARE = Effort(width=20)  # how the best move is looked for
POSITIONS = 60_000  # that a search may look at
MOST_POINTS = 5  # turning points named
LEAST_POINTS = 1.0  # that make a turning point
EXACT = 1e-6  # a smaller difference is none
DIGITS = 2  # of a number of points in JSON


@dataclass(frozen=True)
class Turn:
    """One turn: all actions of a seat in a round. Numbers are victory points at the end."""

    number: int  # from 1
    period: str | None  # None in a game without periods
    round: int
    seat: int
    standing: tuple[float, ...]  # what every seat may expect before the turn
    chances: tuple[float, ...]  # of winning, by seat, before the turn
    played: tuple[str, ...]  # actions in the notation
    value: float  # what its seat may expect with the turn played
    best: tuple[str, ...]  # the best turn found; the one played if none is better
    best_value: float
    cost: float  # best_value - value: points given away; what luck did is not counted
    swing: float  # by how much the turn changed the leader's margin over the best rival


@dataclass(frozen=True)
class TurningPoint:
    """A turn that mattered: a costly one, or one that changed the leader's margin."""

    turn: int  # its number
    kind: str  # "cost" or "swing"
    points: float


@dataclass(frozen=True)
class Analysis:
    """A game looked at turn by turn."""

    game: str
    map: str | None
    players: int
    seed: int
    over: bool
    leader: int  # the winner, or who stands best so far
    turns: tuple[Turn, ...]
    turning_points: tuple[TurningPoint, ...]  # in the order of play
    mean_cost: tuple[float, ...]  # of a turn, by seat
    standing: tuple[float, ...]  # after the last turn; the score if the game is over
    chances: tuple[float, ...]  # the same for winning

    def as_json(self) -> dict[str, Any]:
        """Everything, in plain names and numbers."""
        plain: dict[str, Any] = _rounded(asdict(self))
        return plain


@dataclass(frozen=True)
class PlayedTurn:
    """A turn as it was played."""

    state: Any  # the complete state before it
    seat: int
    steps: list[Step]  # none if the present rules do not allow them: then nothing is judged
    texts: tuple[str, ...]  # its actions in the notation


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # never a negative zero
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list | tuple) else value


def analyse(
    game: Game,
    effort: Effort = CARE,
    positions: int = POSITIONS,
    deals: int = DEALS,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every complete turn of a game; `progress` is told turns done and turns in all.

    Best moves and standings are found from what the seat to move could see.
    """
    turns = played_turns(game)
    return analyse_turns(
        game.rules, game.seed, turns, game.state, effort, positions, deals, progress
    )


def analyse_turns(
    rules: AnyRules,
    seed: int,
    played: Sequence[PlayedTurn],
    end: GameState,
    effort: Effort = CARE,
    positions: int = POSITIONS,
    deals: int = DEALS,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at turns one by one; `end` is the state after the last of them."""
    if not isinstance(deals, int) or deals < 1:
        raise SetupError("deals", word=repr(deals))
    analyst = _Analyst(rules, effort, positions, deals)
    over = rules.seat_to_move(end) is None
    last = analyst.outlook(end)
    leader = rules.ranking(end)[0] if over else _highest(last.points)
    turns: list[Turn] = []
    for one in played:
        turns.append(analyst.turn(len(turns) + 1, one, leader))
        if progress is not None:
            progress(len(turns), len(played))
    return Analysis(
        rules.game,
        rules.map_name,
        rules.players,
        seed,
        over,
        leader,
        tuple(turns),
        turning_points(turns),
        tuple(_mean([turn.cost for turn in turns if turn.seat == s]) for s in range(rules.players)),
        last.points,
        last.chances,
    )


def played_turns(game: Game) -> list[PlayedTurn]:
    """Every complete turn of a game."""
    rules, state = game.rules, game.state_after(0)
    found = []
    for steps in split_turns(game):
        texts = turn_texts(rules, steps)
        found.append(PlayedTurn(rules.copy(state), steps[0].seat, steps, texts))
        for step in steps:
            rules.step(state, step.decision)
    return found


def split_turns(game: Game) -> list[list[Step]]:
    """The steps of every complete turn; what is forced between turns stands alone."""
    forced = game.rules.forced_stages
    parts: list[list[Step]] = []
    before: tuple[int, int, int, bool] | None = None
    for step in game.steps:
        kind = (step[1], step[3], step[4], step[2] in forced)
        if kind != before:
            parts.append([])
        parts[-1].append(step)
        before = kind
    if before is not None and not game.is_over:
        state = game.state
        now = (game.seat, int(state.round_number), int(state.stage) in forced)
        if now == (before[0], before[2], before[3]):  # that turn goes on
            parts.pop()
    return parts


def turning_points(turns: Sequence[Turn]) -> tuple[TurningPoint, ...]:
    """The turns with the largest cost or swing, whichever is larger, in the order of play."""
    found = []
    for turn in turns:
        kind, points = ("cost", turn.cost)
        if abs(turn.swing) > turn.cost:
            kind, points = ("swing", turn.swing)
        if abs(points) >= LEAST_POINTS:
            found.append(TurningPoint(turn.number, kind, points))
    largest = sorted(found, key=lambda point: (-abs(point.points), point.turn))[:MOST_POINTS]
    return tuple(sorted(largest, key=lambda point: point.turn))


class _Analyst:
    """Looks at the turns of one game."""

    def __init__(self, rules: AnyRules, effort: Effort, positions: int, deals: int) -> None:
        self.rules = rules
        self.planner: Planner = planner_of(rules)
        self.effort = effort
        self.positions = positions
        self.deals = deals

    def turn(self, number: int, turn: PlayedTurn, leader: int) -> Turn:
        """All about one turn."""
        state, seat, played = turn.state, turn.seat, turn.texts
        when = self.rules.position(self.rules.view(state, seat))
        outlook = self.outlook(state)
        cost, best, effects = 0.0, played, [0.0] * self.rules.players
        if turn.steps:
            cost, best = self.judge(state, seat, [step.decision for step in turn.steps])
            effects = self.effects(state, seat, turn.steps, cost)
        after = [points + effects[s] for s, points in enumerate(outlook.points)]
        return Turn(
            number,
            when.period,
            when.round,
            seat,
            outlook.points,
            outlook.chances,
            played,
            outlook.points[seat] - cost,
            played if cost == 0.0 else best,
            outlook.points[seat],
            cost,
            _margin(after, leader) - _margin(outlook.points, leader),
        )

    def outlook(self, state: Any) -> Outlook:
        """What every seat may expect, as the seat to move sees it."""
        seat = self.rules.seat_to_move(state)
        if seat is None:
            winner = self.rules.ranking(state)[0]
            chances = tuple(float(s == winner) for s in range(self.rules.players))
            return Outlook(tuple(float(vp) for vp in self.rules.score(state)), chances)
        return play_on(self.planner, self.rules.view(state, seat), seat, self.deals)

    def plan(self, view: Any) -> tuple[float, tuple[int, ...]]:
        """The best way to play the rest of a turn that a search finds, and its value."""
        plan = self.planner.plan(view, self.effort, self.positions, 0)
        return plan.value, plan.decisions

    def judge(self, state: Any, seat: int, decisions: list[int]) -> tuple[float, tuple[str, ...]]:
        """What a turn gave away, and the best turn in the notation.

        A turn in which something hidden turns up is judged in parts: first by what could be
        expected of it, then by what was made of what came.
        """
        view = self.rules.view(state, seat)
        value, path = self.plan(view)
        best = Walk(self.planner, view, seat).play(path)
        walk = Walk(self.planner, view, seat)
        played = 0
        revealed = False
        while played < len(decisions) and not revealed:
            revealed = bool(reveals(walk.state, decisions[played]))
            walk.play(decisions[played : played + 1])
            played += 1
        reached = walk.value()
        if revealed and not walk.is_over:
            reached = walk.base + walk.odds * self.plan(walk.state)[0]
        cost = _cost(value, reached)
        if played < len(decisions):
            real = self.rules.copy(state)
            for decision in decisions[:played]:
                self.rules.step(real, decision)
            cost += self.judge(real, seat, decisions[played:])[0]
        return cost, self.texts(best.steps)

    def texts(self, steps: list[Step]) -> tuple[str, ...]:
        """A turn in the notation; none where it goes on with an action begun before."""
        return turn_texts(self.rules, steps) if self.rules.begins_action(steps[0]) else ()

    def effects(self, state: Any, seat: int, steps: list[Step], cost: float) -> list[float]:
        """What a turn did to the expectation of every seat: to its own, what it gave away."""
        after = self.rules.copy(state)
        move_to_front(self.planner.boards[0], after, seat)
        row = self.planner.weights[row_of(after)]
        before = self.values(after, row)
        for step in steps:
            self.rules.step(after, step[0])
        found = [b - a for a, b in zip(before, self.values(after, row), strict=True)]
        found[seat] = -cost
        return found

    def values(self, state: Any, row: Any) -> list[float]:
        """The evaluation of every seat, each from what it sees."""
        views = [self.rules.view(state, seat) for seat in range(self.rules.players)]
        return [float(self.planner.terms(view, seat) @ row) for seat, view in enumerate(views)]


def _cost(best: float, played: float) -> float:
    return best - played if best - played > EXACT else 0.0


def _margin(points: Sequence[float], leader: int) -> float:
    return points[leader] - max(p for seat, p in enumerate(points) if seat != leader)


def _highest(points: Sequence[float]) -> int:
    return max(range(len(points)), key=lambda seat: points[seat])


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
