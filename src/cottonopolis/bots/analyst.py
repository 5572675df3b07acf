"""The analyst: the value and the cost of every turn of a game, and its turning points.

The standing is the mean of play-outs with random hidden information. Costs and swings are
differences of the bots' evaluation, so they do not depend on random play-outs.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cottonopolis.bots.advice import (
    Outlook,
    TurnSimulation,
    estimate_outlook,
    network_of,
    planner_of,
    turn_texts,
)
from cottonopolis.bots.network.planner import Effort as NetworkEffort
from cottonopolis.bots.network.planner import NetworkPlanner
from cottonopolis.bots.planner import Effort, Planner
from cottonopolis.bots.search_hooks import move_to_front, reveals, row_of
from cottonopolis.engine.records import GameState
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import AnyRules

ANALYSIS_DEALS = 12  # play-outs per position
ANALYSIS_EFFORT = Effort(width=20)  # of the search for the best turn
ANALYSIS_POSITIONS = 60_000  # limit per search
# With a network: of the search, and of the comparison with the turn that was played
# (in points alone, as its costs are)
NETWORK_EFFORT = NetworkEffort(margin=0.0)
NETWORK_EVALUATIONS = 20_000
JUDGING_EFFORT = NetworkEffort(trials=16, margin=0.0)
NETWORK_SEED = 1_000  # of its deals; the search uses others
MAX_TURNING_POINTS = 5
MIN_TURNING_POINT_VP = 1.0
MIN_COST_VP = 1e-6  # a smaller difference is a rounding error
JSON_DECIMALS = 2


@dataclass(frozen=True)
class Turn:
    """One turn: all actions of a seat in a round. Numbers are victory points at the end.

    >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
    >>> late = Game.from_record(end.record(), until=len(end.actions()) - 2)
    >>> game = Game.from_state(late.state, late.rules)  # its last turn
    >>> events = game.play("pass with manchester"), game.play("pass with manchester")
    >>> turn = analyse(game, deals=1).turns[0]
    >>> turn.period, turn.round, turn.value < turn.best_value
    ('rail', 8, True)
    """

    number: int  # from 1
    period: str | None  # None in a game without periods
    round: int
    seat: int
    standing: tuple[float, ...]  # expected points by seat before the turn
    chances: tuple[float, ...]  # of winning, by seat, before the turn
    played: tuple[str, ...]  # actions in the notation
    value: float  # expected points of its seat with the turn as played
    best: tuple[str, ...]  # the best turn found, or the one played
    best_value: float
    cost: float  # best_value - value: points lost by the choice, without luck
    swing: float  # change of the leader's margin over the best rival
    errors: tuple[float, ...]  # standard errors of the leads over the mean; see Outlook


@dataclass(frozen=True)
class TurningPoint:
    """A turn with a large cost, or a large effect on the leader's margin."""

    turn: int  # its number
    kind: str  # "cost" or "swing"
    points: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, turn by turn.

    >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
    >>> analysis = analyse(Game.from_state(end.state, end.rules))  # without turns
    >>> analysis.turns, analysis.over, analysis.leader, analysis.standing
    ((), True, 3, (22.0, 12.0, 14.0, 26.0))
    """

    game: str
    map: str | None
    players: int
    seed: int
    over: bool
    leader: int  # the winner, or the seat with the best standing
    turns: tuple[Turn, ...]
    turning_points: tuple[TurningPoint, ...]  # in playing order
    mean_cost: tuple[float, ...]  # per turn, by seat
    standing: tuple[float, ...]  # after the last turn; the score if the game is over
    chances: tuple[float, ...]  # of winning, at the same time
    errors: tuple[float, ...]  # of the leads over the mean, at the same time
    samples: int  # play-outs per position

    def as_json(self) -> dict[str, Any]:
        """Return the analysis as plain data, rounded.

        >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
        >>> analyse(Game.from_state(end.state, end.rules)).as_json()["standing"]
        [22.0, 12.0, 14.0, 26.0]
        """
        plain: dict[str, Any] = _rounded(asdict(self))
        return plain


@dataclass(frozen=True)
class PlayedTurn:
    """A turn as it was played."""

    state: Any  # the full state before it
    seat: int
    steps: list[Step]  # empty if the current rules forbid them; then the turn is not judged
    texts: tuple[str, ...]  # its actions in the notation


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, JSON_DECIMALS) + 0.0  # never a negative zero
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list | tuple) else value


def analyse(
    game: Game,
    effort: Effort = ANALYSIS_EFFORT,
    positions: int = ANALYSIS_POSITIONS,
    deals: int = ANALYSIS_DEALS,
    progress: Callable[[int, int], None] | None = None,
    budget: float = 1.0,
) -> Analysis:
    """Analyse every complete turn of a game; calls `progress` with turns done and total.

    Best turns and standings are based only on what the seat to move could see. A `budget` of 4
    searches four times as much for the best turns.

    >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
    >>> late = Game.from_record(end.record(), until=len(end.actions()) - 2)
    >>> game = Game.from_state(late.state, late.rules)  # its last turn
    >>> events = game.play("pass with manchester"), game.play("pass with manchester")
    >>> turn = analyse(game, deals=1).turns[0]
    >>> turn.seat, turn.played, round(turn.cost, 1)
    (3, ('pass with manchester', 'pass with manchester'), 12.0)
    >>> turn.best[0]
    'rail blackburn-preston coal from bolton.2 with manchester'
    """
    turns = played_turns(game)
    return analyse_turns(
        game.rules, game.seed, turns, game.state, effort, positions, deals, progress, budget
    )


def analyse_turns(
    rules: AnyRules,
    seed: int,
    played: Sequence[PlayedTurn],
    end: GameState,
    effort: Effort = ANALYSIS_EFFORT,
    positions: int = ANALYSIS_POSITIONS,
    deals: int = ANALYSIS_DEALS,
    progress: Callable[[int, int], None] | None = None,
    budget: float = 1.0,
) -> Analysis:
    """Analyse turns; `end` is the state after the last one."""
    analyst = _Analyst(rules, effort, positions, deals, budget)
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
        last.errors,
        deals,
    )


def played_turns(game: Game) -> list[PlayedTurn]:
    """Return every complete turn of a game."""
    rules, state = game.rules, game.state_after(0)
    found = []
    for steps in split_turns(game):
        texts = turn_texts(rules, steps)
        found.append(PlayedTurn(rules.copy(state), steps[0].seat, steps, texts))
        for step in steps:
            rules.step(state, step.decision)
    return found


def split_turns(game: Game) -> list[list[Step]]:
    """Return the steps of every complete turn; forced steps between turns form a group."""
    parts = _turn_parts(game)
    return parts[:-1] if parts and _is_unfinished(game, parts[-1]) else parts


def _turn_parts(game: Game) -> list[list[Step]]:
    """Return the steps of every turn, the last one perhaps unfinished."""
    forced = game.rules.forced_stages
    parts: list[list[Step]] = []
    before: tuple[int, int, int, bool] | None = None
    for step in game.steps:
        kind = (step[1], step[3], step[4], step[2] in forced)
        if kind != before:
            parts.append([])
        parts[-1].append(step)
        before = kind
    return parts


def _is_unfinished(game: Game, last: list[Step]) -> bool:
    """Whether the last turn of a game goes on."""
    if game.is_over:
        return False
    forced = game.rules.forced_stages
    state, step = game.state, last[-1]
    now = (game.seat, int(state.round_number), int(state.stage) in forced)
    return now == (step[1], step[4], step[2] in forced)


@dataclass(frozen=True)
class LineTurn:
    """A turn of a line that was tried instead of the moves of a game."""

    seat: int
    moves: tuple[str, ...]  # actions in the notation
    cost: float  # points lost against the best turn found
    best: tuple[str, ...]
    finished: bool  # an unfinished turn is judged as if its rest was played well


@dataclass(frozen=True)
class LineAnalysis:
    """What the analyst says about a line."""

    turns: tuple[LineTurn, ...]  # from the first turn that differs
    played: LineTurn | None  # the turn of the game in place of the first one
    outlook: Outlook  # after the line


def analyse_line(
    game: Game, played: Game, first: int, deals: int = ANALYSIS_DEALS, budget: float = 1.0
) -> LineAnalysis:
    """Judge the turns of a line: a game that leaves another game after `first` steps.

    A `budget` of 4 searches four times as much for the best turns.
    """
    analyst = _Analyst(game.rules, ANALYSIS_EFFORT, ANALYSIS_POSITIONS, deals, budget)
    turns, start, begin = [], 0, None
    parts = _turn_parts(game)
    for number, steps in enumerate(parts, 1):
        if start + len(steps) > first:
            begin = start if begin is None else begin
            finished = number < len(parts) or not _is_unfinished(game, steps)
            turns.append(analyst.line_turn(game.state_after(start), steps, finished))
        start += len(steps)
    instead, start = None, 0
    for steps in _turn_parts(played):
        if start == begin:
            instead = analyst.line_turn(played.state_after(start), steps, True)
        start += len(steps)
    return LineAnalysis(tuple(turns), instead, analyst.outlook(game.state))


def turning_points(turns: Sequence[Turn]) -> tuple[TurningPoint, ...]:
    """Return the turns with the largest cost or swing, in playing order."""
    found = []
    for turn in turns:
        kind, points = ("cost", turn.cost)
        if abs(turn.swing) > turn.cost:
            kind, points = ("swing", turn.swing)
        if abs(points) >= MIN_TURNING_POINT_VP:
            found.append(TurningPoint(turn.number, kind, points))
    largest = sorted(found, key=lambda point: (-abs(point.points), point.turn))[:MAX_TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.turn))


class _Analyst:
    """Analyses the turns of one game."""

    def __init__(
        self, rules: AnyRules, effort: Effort, positions: int, deals: int, budget: float = 1.0
    ) -> None:
        if not isinstance(deals, int) or deals < 1:
            raise SetupError("deals", word=repr(deals))
        if not budget > 0:
            raise SetupError("budget", word=repr(budget))
        self.rules = rules
        self.planner: Planner = planner_of(rules)
        self.effort = effort
        self.positions = round(positions * budget)
        self.network_effort = NETWORK_EFFORT.times(budget)
        self.network_evaluations = round(NETWORK_EVALUATIONS * budget)
        self.deals = deals

    def turn(self, number: int, turn: PlayedTurn, leader: int) -> Turn:
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
            outlook.errors,
        )

    def outlook(self, state: Any) -> Outlook:
        """Return the outlook of all seats, based on what the seat to move sees."""
        seat = self.rules.seat_to_move(state)
        if seat is None:
            winner = self.rules.ranking(state)[0]
            chances = tuple(float(s == winner) for s in range(self.rules.players))
            points = tuple(float(vp) for vp in self.rules.score(state))
            return Outlook(points, chances, (0.0,) * self.rules.players)
        return estimate_outlook(self.planner, self.rules.view(state, seat), seat, self.deals)

    def plan(self, view: Any) -> tuple[float, tuple[int, ...]]:
        """Search for the best rest of a turn; returns its value and its decisions."""
        plan = self.planner.plan(view, self.effort, self.positions, 0)
        return plan.value, plan.decisions

    def line_turn(self, state: Any, steps: list[Step], finished: bool) -> LineTurn:
        """Judge a turn from the full state before it."""
        decisions = [step.decision for step in steps]
        cost, best = self.judge(state, steps[0].seat, decisions, finished)
        return LineTurn(steps[0].seat, self.texts(steps), cost, best, finished)

    def judge(
        self, state: Any, seat: int, decisions: list[int], finished: bool = True
    ) -> tuple[float, tuple[str, ...]]:
        """Return the cost of a turn, and the best turn in the notation.

        A turn that reveals hidden information is judged in two parts: up to the reveal by its
        expected value, and after it from the actual position. The rest of an unfinished turn is
        the best one found.
        """
        view = self.rules.view(state, seat)
        network = network_of(self.rules)
        if network is not None:
            return self.judge_by_network(network, state, seat, decisions, finished)
        value, path = self.plan(view)
        best = TurnSimulation(self.planner, view, seat).play(path)
        simulation = TurnSimulation(self.planner, view, seat)
        played = 0
        revealed = False
        while played < len(decisions) and not revealed:
            revealed = bool(reveals(simulation.state, decisions[played]))
            simulation.play(decisions[played : played + 1])
            played += 1
        reached = simulation.value()
        if not simulation.is_over and (revealed or not finished):
            reached = simulation.base + simulation.odds * self.plan(simulation.state)[0]
        cost = _cost(value, reached)
        if played < len(decisions):
            real = self.rules.copy(state)
            for decision in decisions[:played]:
                self.rules.step(real, decision)
            cost += self.judge(real, seat, decisions[played:], finished)[0]
        return cost, self.texts(best.steps)

    def judge_by_network(
        self,
        network: NetworkPlanner,
        state: Any,
        seat: int,
        decisions: list[int],
        finished: bool,
    ) -> tuple[float, tuple[str, ...]]:
        """The same with a network: the turn and the best one are continued in the same deals."""
        view = self.rules.view(state, seat)
        path = network.plan(view, self.network_effort, self.network_evaluations, 0).decisions
        best = TurnSimulation(self.planner, view, seat).play(path)
        simulation = TurnSimulation(self.planner, view, seat)
        played = 0
        revealed = False
        while played < len(decisions) and not revealed:
            revealed = bool(reveals(simulation.state, decisions[played]))
            simulation.play(decisions[played : played + 1])
            played += 1
        begun = tuple(decisions[:played])
        cost = 0.0
        if path[:played] != begun or (finished and not revealed and len(path) != played):
            values = network.compare(view, [path, begun], JUDGING_EFFORT, NETWORK_SEED)
            cost = _cost(*values.mean(axis=0).tolist())
        if played < len(decisions):
            real = self.rules.copy(state)
            for decision in begun:
                self.rules.step(real, decision)
            cost += self.judge(real, seat, decisions[played:], finished)[0]
        return cost, self.texts(best.steps)

    def texts(self, steps: list[Step]) -> tuple[str, ...]:
        """Return a turn in the notation; empty if it starts in the middle of an action."""
        return turn_texts(self.rules, steps) if self.rules.begins_action(steps[0]) else ()

    def effects(self, state: Any, seat: int, steps: list[Step], cost: float) -> list[float]:
        """Return the change of every seat's expected points; minus the cost for `seat`."""
        after = self.rules.copy(state)
        move_to_front(self.planner.board_array[0], after, seat)
        row = self.planner.weights[row_of(after)]
        before = self.values(after, row)
        for step in steps:
            self.rules.step(after, step[0])
        found = [b - a for a, b in zip(before, self.values(after, row), strict=True)]
        found[seat] = -cost
        return found

    def values(self, state: Any, row: Any) -> list[float]:
        """Evaluate a state for every seat, based on what that seat sees."""
        views = [self.rules.view(state, seat) for seat in range(self.rules.players)]
        return [float(self.planner.terms(view, seat) @ row) for seat, view in enumerate(views)]


def _cost(best: float, played: float) -> float:
    return best - played if best - played > MIN_COST_VP else 0.0


def _margin(points: Sequence[float], leader: int) -> float:
    return points[leader] - max(p for seat, p in enumerate(points) if seat != leader)


def _highest(points: Sequence[float]) -> int:
    return max(range(len(points)), key=lambda seat: points[seat])


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
