"""How good are the turns that a search chooses? python -m benchmarks.choices

    python -m benchmarks.choices --games 80 --seed 9872000 --effort plans=6,trials=16,looks=1 \
        --effort plans=6,trials=12,looks=3 --effort plans=16,trials=64,looks=4

The policy plays games in all seats. In some of its turns every search looks for the best turn. The
turns that they find, and the policy's own, are then played to the end of the game in new deals, the
same for all. What a turn gains over the policy's is measured in this way with far fewer games than
whole games between the searches would need.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import Effort, NetworkPlanner, network_planner
from cottonopolis.engine.records import GameState
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules

PLAYERS = 4
TURNS_PER_GAME = 4  # that are looked at
TURNS = 60  # of all seats in a game, at least
SETUPS = {"brass": None, "germany": "germany", "new_england": "new_england"}
TO_THE_END = 100  # own turns: more than a game has
WHOLE = ("plans", "trials", "turns_ahead", "looks")  # numbers of an effort
MANY = 10**9  # evaluations: the efforts limit the searches
SEARCH_SEED, JUDGING_SEED = 1_000, 50_000_000  # of deals


@dataclass
class Chosen:
    """What one search chose."""

    effort: Effort
    gains: list[float] = field(default_factory=list)  # over the policy's turn
    seconds: float = 0.0  # of processor time
    evaluations: int = 0


def positions(
    rules: AnyRules, planner: NetworkPlanner, seeds: range
) -> Iterator[tuple[int, GameState]]:
    """Yield views at the beginning of some turns, with the number of the game."""
    chance = np.random.default_rng(seeds.start)
    for game, seed in enumerate(seeds):
        state = rules.new(seed)
        picked = set(chance.choice(TURNS, TURNS_PER_GAME, replace=False).tolist())
        turns, last = 0, None
        while (seat := rules.seat_to_move(state)) is not None:
            view = rules.view(state, seat)
            now = (seat, int(state.turn))
            if now != last and len(rules.legal(state)) > 1:
                if turns in picked:
                    yield game, view
                last = now
                turns += 1
            rules.step(state, planner.decide(view, 0.0, 0))


def judge(
    planner: NetworkPlanner, view: GameState, game: int, searches: list[Chosen], deals: int
) -> None:
    """Let every search choose a turn, and compare the turns to the end of the game."""
    found = []
    for search in searches:
        began = time.process_time()
        planner.search(view, search.effort, MANY, SEARCH_SEED + game)
        search.seconds += time.process_time() - began
        search.evaluations += int(planner.work.counters[0])
        best = planner.work.plans[0]
        found.append(tuple(best["path"][: best["length"]].tolist()))
    usual = planner.list_turns(view, 1)[0]
    paths = sorted({usual, *found})
    ends = Effort(trials=deals, turns_ahead=TO_THE_END, looks=1)
    values = planner.compare(view, paths, ends, JUDGING_SEED + deals * game).mean(axis=0)
    value = dict(zip(paths, values.tolist(), strict=True))
    for search, path in zip(searches, found, strict=True):
        search.gains.append(value[path] - value[usual])


def interval(numbers: list[float]) -> str:
    spread = 1.96 * float(np.std(numbers)) / len(numbers) ** 0.5
    return f"{np.mean(numbers):+.2f} ± {spread:.2f}"


def parse_effort(text: str) -> Effort:
    """Return an effort from words such as `plans=6,trials=12`, or `times=4`."""
    words = dict(word.split("=") for word in text.split(","))
    effort = Effort().times(float(words.pop("times", 1)))
    numbers: dict[str, Any] = {
        name: int(word) if name in WHOLE else float(word) for name, word in words.items()
    }
    return replace(effort, **numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--setup", choices=SETUPS, default="brass")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=9_872_000)
    parser.add_argument("--deals", type=int, default=96, help="to the end of the game, per turn")
    parser.add_argument("--effort", action="append", required=True, help="plans=6,trials=12, …")
    asked = parser.parse_args()
    game = "brass" if SETUPS[asked.setup] is None else "industry"
    rules = rules_for(game, PLAYERS, (), SETUPS[asked.setup])
    network = network_for(rules)
    assert network is not None
    planner = network_planner(rules, network)
    searches = [Chosen(parse_effort(text)) for text in asked.effort]
    seeds = range(asked.seed, asked.seed + asked.games)
    for number, view in positions(rules, planner, seeds):
        judge(planner, view, number, searches, asked.deals)
    count = len(searches[0].gains)
    columns = ("effort", "gain over the policy", "over the first", "evaluations", "ms")
    title = f"{asked.setup}: {count} turns of {asked.games} games from {asked.seed}"
    table = Table(*columns, title=title)
    for text, search in zip(asked.effort, searches, strict=True):
        over = [a - b for a, b in zip(search.gains, searches[0].gains, strict=True)]
        table.add_row(
            text,
            interval(search.gains),
            interval(over),
            str(search.evaluations // count),
            f"{1000 * search.seconds / count:.0f}",
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
