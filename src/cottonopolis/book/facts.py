"""Read one game for the book: the first actions of each seat, and what each seat did."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from cottonopolis.book.canonical import BOARD, OWN, is_opening, key_of
from cottonopolis.engine import game_loop
from cottonopolis.engine.events import COLUMNS, Buffer
from cottonopolis.engine.game_loop import NO_TRACE, OVER
from cottonopolis.engine.records import Records
from cottonopolis.games.rules import AnyRules, as_array_of_one
from cottonopolis.view import View

MAX_GAME_EVENTS = 8192
MAX_ROUNDS = 24  # of a whole game; later rounds are counted with the last
# Events by what they mean for a seat
LOANS = frozenset({"borrowed", "took_loan"})
INCOME = frozenset({"collected", "paid_debt", "earned", "paid_interest"})
SCORES = frozenset({"scored_tile", "scored_link", "scored_money"})
TIMES = frozenset({"turn_order_set", "period_ended"})
COUNTED = LOANS | INCOME | SCORES | TIMES | {"built", "laid_link", "developed"}


@dataclass
class FirstAction:
    """One action of the opening."""

    seat: int
    board_key: int
    own_key: int
    decision: int  # the first of the action: what is done, and where
    cards: list[int]  # kinds of card in the seat's hand, each once
    legal: list[int]  # decisions that it could begin with


@dataclass
class SeatFacts:
    """What one seat did in a game; `counts` has the columns of the file by name."""

    turn: int  # place in the first turn order, from 1
    points: int = 0
    place: int = 0  # 1 for the winner
    lead: int = 0  # points ahead of the best rival
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class GameFacts:
    """One game."""

    seed: int
    actions: list[FirstAction]
    seats: list[SeatFacts]


def read_game(rules: AnyRules, seed: int, decisions: Sequence[int]) -> GameFacts:
    """Replay a game from all its decisions."""
    events: Buffer = np.zeros((MAX_GAME_EVENTS, COLUMNS), dtype=np.int16)
    states = as_array_of_one(rules.new(seed))
    state = states[0]
    order = state.order[: rules.players].tolist()
    actions: list[FirstAction] = []
    at = 0
    while state.period == 0 and state.round_number <= rules.opening_rounds:
        if is_opening(state, rules.opening_rounds):
            actions.append(_first_action(rules, states, decisions[at]))
        game_loop.play_step(rules.board_array, states, decisions[at], events, NO_TRACE)
        at += 1
    rest = np.array(decisions[at:], dtype=np.int16)
    game_loop.replay(rules.board_array, states, rest, events, NO_TRACE)
    assert state.stage == OVER, "the game is not over"
    seats = [SeatFacts(order.index(seat) + 1) for seat in range(rules.players)]
    _count_events(rules, events, seats)
    points, ranking = rules.score(state), rules.ranking(state)
    for seat, facts in enumerate(seats):
        facts.points, facts.place = points[seat], ranking.index(seat) + 1
        facts.lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        known = sum(n for name, n in facts.counts.items() if name.startswith("points_"))
        facts.counts["points_other"] = facts.points - known  # lost for debts
    return GameFacts(seed, actions, seats)


def _first_action(rules: AnyRules, states: Records, decision: int) -> FirstAction:
    seat = rules.mover(states) or 0
    view = View(rules, states[0], seat)
    return FirstAction(
        seat,
        key_of(view, BOARD),
        key_of(view, OWN),
        decision,
        np.flatnonzero(view.state.hand[seat]).tolist(),
        rules.legal(view.state),
    )


def _count_events(rules: AnyRules, events: Buffer, seats: Sequence[SeatFacts]) -> None:
    """Count what happened to each seat."""
    industries = rules.info().industries
    kinds = list(rules.event_table)
    on_board: dict[int, str] = {}  # the industry on each slot
    period, number = 0, 1
    for row in events[1 : int(events[0, 0]) + 1].tolist():
        kind = kinds[row[0]]
        if kind.name not in COUNTED:
            continue
        fact = dict(zip(kind.fields, row[1:], strict=False))
        name = kind.name
        if name in TIMES:
            period += name == "period_ended"
            number += name == "turn_order_set" and fact["turn_number"] == 1  # a round begins
            continue
        counts = seats[fact["seat"]].counts
        when = f"_{rules.periods[period]}" if period < len(rules.periods) else ""
        in_round = f"_{min(number, MAX_ROUNDS)}"
        if name == "built":
            on_board[fact["place"]] = industries[fact["industry"]]
            counts[f"built{when}_{industries[fact['industry']]}_{fact['level']}"] += 1
        elif name == "laid_link":
            counts[f"links{when}"] += 1
        elif name == "developed":
            counts["developed"] += 1
        elif name in LOANS:
            counts[f"loans{in_round}"] += 1
        elif name in INCOME:
            counts[f"income{in_round}"] += kind.money * fact["amount"]
        elif name == "scored_tile":
            counts[f"points_{on_board[fact['place']]}"] += fact["vp"]
        elif name == "scored_link":
            counts["points_links"] += fact["vp"]
        elif name == "scored_money":
            counts["points_money"] += fact["vp"]


def columns_of(rules: AnyRules) -> list[str]:
    """Return the names of all counts of a seat, in the order of the file."""
    board = rules.printed()
    periods = [f"_{name}" for name in rules.periods] or [""]
    rounds = range(1, MAX_ROUNDS + 1)
    return [
        *(
            f"built{when}_{tile.industry}_{tile.level}"
            for when in periods
            for tile in board.tiles
            if tile.buildable
        ),
        *(f"links{when}" for when in periods),
        "developed",
        *(f"income_{number}" for number in rounds),
        *(f"loans_{number}" for number in rounds),
        *(f"points_{industry}" for industry in board.industries),
        "points_links",
        "points_money",
        "points_other",
    ]
