"""Why a turn fails: where the points of two turns come from, in the mean of play-outs."""

from collections import defaultdict
from typing import Any

from cottonopolis.bots.advice import planner_of
from cottonopolis.bots.planner import Effort
from cottonopolis.bots.search import NO_LIMIT
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import Event
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.puzzle import Reasons
from cottonopolis.puzzles.turns import PlayedTurn

REASON_DEALS = 24
EFFORT = Effort(width=1)
LINKS, MONEY, LOANS = "links", "money", "loans"
GAINS = {"scored_link": LINKS, "scored_money": MONEY}
LOSSES = {"lost_for_loans": LOANS, "forgiven": LOANS}
MIN_SHOWN_VP = 0.05

Sources = dict[str, float]


def reasons_for(
    rules: AnyRules,
    view: Any,
    seat: int,
    solution: PlayedTurn,
    tempting: PlayedTurn,
    seed: int,
    deals: int = REASON_DEALS,
) -> Reasons:
    """Compare the sources of points after two turns; deals are paired."""
    own: Sources = defaultdict(float)
    rivals: dict[int, float] = defaultdict(float)
    for deal in range(deals):
        for sign, turn in ((1, solution), (-1, tempting)):
            state = rules.redeal(view, seat, seed + deal)
            for owner, sources in enumerate(points_by_source(rules, state, turn)):
                for source, points in sources.items():
                    if owner == seat:
                        own[source] += sign * points / deals
                    else:
                        rivals[owner] += sign * points / deals
    return Reasons(_rounded(own), {s: round(p, 1) for s, p in sorted(rivals.items())}, deals)


def points_by_source(rules: AnyRules, state: Any, turn: PlayedTurn) -> list[Sources]:
    """Play a turn and the rest of the game; returns the points scored by seat and source."""
    planner = planner_of(rules)
    found: list[Sources] = [defaultdict(float) for _ in range(rules.players)]
    tiles = {
        slot: tile.industry
        for slot, tile in rules.position(state).slots.items()
        if tile is not None
    }

    def play(decision: int) -> None:
        buffer = new_buffer()
        rules.step(state, decision, buffer)
        for event in rules.events(buffer):
            _count(event, tiles, found)

    for decision in turn.decisions:
        play(decision)
    while (mover := rules.seat_to_move(state)) is not None:
        plan = planner.plan(rules.view(state, mover), EFFORT, NO_LIMIT, 0)
        for _, decision in plan.steps:
            play(decision)
    return found


def _count(event: Event, tiles: dict[str, str], found: list[Sources]) -> None:
    facts = event.facts
    if event.name == "built":
        tiles[str(facts["place"])] = str(facts["industry"])
    elif event.name == "scored_tile":
        found[int(facts["seat"])][tiles[str(facts["place"])]] += int(facts["vp"])
    elif event.name in GAINS:
        found[int(facts["seat"])][GAINS[event.name]] += int(facts["vp"])
    elif event.name in LOSSES:
        found[int(facts["seat"])][LOSSES[event.name]] -= int(facts["vp"])


def _rounded(sources: Sources) -> Sources:
    """The largest difference first, without those that are nearly zero."""
    ordered = sorted(sources.items(), key=lambda item: (-abs(item[1]), item[0]))
    return {name: round(points, 1) for name, points in ordered if abs(points) >= MIN_SHOWN_VP}
