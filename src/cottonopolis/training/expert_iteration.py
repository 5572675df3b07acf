"""Expert iteration: a network learns to decide as its own search does.

The search plays games in all seats, or against the hand-made search. Every turn that it compared
is recorded with its share: what the search found best gets most, but a turn that is nearly as good
keeps some. The network learns these shares, and the results of the games. Its next games are
searched with what it has learned.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from cottonopolis.bots import planner
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.bots.network.planner import Effort, NetworkPlanner, network_planner
from cottonopolis.bots.network.recording import ROWS_PER_TURN, Rows, joined
from cottonopolis.engine.game_loop import OVER
from cottonopolis.games.rules import AnyRules
from cottonopolis.training.model import Network, copy_weights
from cottonopolis.training.plan import (
    MARGIN,
    PARTS,
    POINTS,
    POINTS_PER_UNIT,
    RANK,
    WIN,
    Share,
    TrainingPlan,
)

EFFORT = Effort(plans=6, trials=8, looks=1)
FIRST_SEED = 4_500_000_000  # between the games of imitation and those of training
SEEDS_PER_ROUND = 1_000_000
ROWS_PER_GAME = 4000
EVALUATIONS = 10**6  # per turn: the effort limits the search, not this
RIVAL = planner.Effort(width=2)  # of the hand-made search
RIVAL_POSITIONS = 4_000
VALUE_WEIGHT = 0.5
AVERAGING = 0.01  # share of the new weights in the averaged network, per step

Report = Callable[[dict[str, Any]], None]
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@dataclass(frozen=True)
class SearchPlan:
    """How much is searched, and how the network learns from it."""

    plan: TrainingPlan  # the game, its set-ups and the seed
    games: int  # per round
    rounds: int = 1
    effort: Effort = EFFORT
    spread: float = 1.0  # points by which a turn must be better for e times the share
    least: float = 0.05  # smaller shares are left out
    wander: float = 0.1  # chance that a turn is played at random by the policy instead
    hand_made: float = 0.25  # share of games in which the hand-made search has other seats
    epochs: int = 2
    minibatch: int = 2048
    learning_rate: float = 2e-4


Job = tuple[SearchPlan, Share, Path, int]


def record_game(job: Job) -> Rows:
    """Play one game with the search and record its turns; runs in worker processes."""
    search, share, network, seed = job
    rules = TrainingPlan(search.plan.game, (share,)).rules()[0]
    player = network_planner(rules, network)
    chance = np.random.default_rng(seed)
    rivals = _rival_seats(search, rules.players, chance)
    rows = Rows.empty(rules, ROWS_PER_GAME + ROWS_PER_TURN, len(PARTS))
    turns: list[tuple[int, int, int, int]] = []  # seat, points so far, first and last row
    state = rules.new(seed)
    at = 0
    while (seat := rules.seat_to_move(state)) is not None:
        view = rules.view(state, seat)
        move_seed = int(chance.integers(2**31))
        if seat in rivals:
            found = planner.planner_for(rules).plan(view, RIVAL, RIVAL_POSITIONS, move_seed)
            _follow(rules, state, [decision for _, decision in found.steps])
            continue
        count = player.search(view, search.effort, EVALUATIONS, move_seed)
        if at < ROWS_PER_GAME and count > 1:
            first, at = (
                at,
                player.record(count, search.effort, search.spread, search.least, rows, at),
            )
            turns.append((seat, int(state.vp[seat]), first, at))
        if chance.random() < search.wander:
            _wander(rules, state, seat, player, chance)
        else:
            best = player.work.plans[0]
            _follow(rules, state, best["path"][: best["length"]].tolist())
    results = _results(state, rules.players)
    for seat, points, first, last in turns:
        rows.values[first:last] = results[seat]
        rows.values[first:last, 0] -= points / POINTS_PER_UNIT
    return rows.part(0, at)


def _rival_seats(search: SearchPlan, players: int, chance: np.random.Generator) -> frozenset[int]:
    """Choose the seats of the hand-made search: most seats of some games."""
    if chance.random() >= search.hand_made:
        return frozenset()
    order = chance.permutation(players)
    return frozenset(int(seat) for seat in order[: chance.integers(1, players)])


def _follow(rules: AnyRules, state: Any, path: list[int]) -> None:
    """Play a turn up to where it becomes impossible, at least one decision."""
    seat = rules.seat_to_move(state)
    for decision in path:
        if state.stage == OVER or rules.seat_to_move(state) != seat:
            return
        if decision not in rules.legal(state):
            return
        rules.step(state, decision)


def _wander(
    rules: AnyRules, state: Any, seat: int, player: NetworkPlanner, chance: np.random.Generator
) -> None:
    """Play a turn at random by the policy."""
    while state.stage != OVER and rules.seat_to_move(state) == seat:
        view = rules.view(state, seat)
        rules.step(state, player.decide(view, 1.0, int(chance.integers(2**31))))
        if state.pending == 0 and chance.random() < 0.5:
            return


def _results(state: Any, players: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return the parts of the reward for all seats, as `rollout.rewards_of` has them."""
    points = np.array(state.vp[:players], dtype=np.float32)
    found = np.zeros((players, len(PARTS)), dtype=np.float32)
    found[:, POINTS] = points / POINTS_PER_UNIT
    for seat in range(players):
        rivals = np.delete(points, seat)
        found[seat, MARGIN] = (points[seat] - rivals.max()) / POINTS_PER_UNIT
        found[seat, RANK] = (np.sign(points[seat] - rivals).mean() + 1) / 2
    best = points == points.max()
    found[best, WIN] = 1.0 / best.sum()
    return found


def record(search: SearchPlan, network: Path, number: int, spread: Spread, report: Report) -> Rows:
    """Record the games of one round in all set-ups."""
    whole = sum(share.share for share in search.plan.shares)
    first = FIRST_SEED + (search.plan.seed * 100 + number) * SEEDS_PER_ROUND
    jobs: list[Job] = []
    for share in search.plan.shares:
        for _ in range(max(1, round(search.games * share.share / whole))):
            jobs.append((search, share, network, first + len(jobs)))
    parts = []
    for part in spread(record_game, jobs):
        parts.append(part)
        report({"round": number, "games": len(parts), "of": len(jobs)})
    parts.sort(key=lambda part: part.decisions.tobytes())  # for reproducibility
    return joined(parts)


def learn(search: SearchPlan, network: Network, rows: Rows, report: Report) -> Network:
    """Let a network learn from recorded turns; returns the average of its last weights."""
    device = next(network.parameters()).device
    averaged = network.blank().to(device)
    copy_weights(network, averaged)
    on_card = device.type == "cuda"
    kept = [torch.from_numpy(array) for array in rows]
    held_out = len(rows.decisions) // 20
    optimiser = torch.optim.Adam(network.parameters(), lr=search.learning_rate, fused=on_card)
    generator = torch.Generator().manual_seed(search.plan.seed)
    count = len(rows.decisions) - held_out
    total = search.epochs * max(1, count // search.minibatch)
    done = 0
    before = _losses(network, kept, count, device)
    for _ in range(search.epochs):
        order = torch.randperm(count, generator=generator)
        for part in torch.split(order, search.minibatch):
            for group in optimiser.param_groups:
                group["lr"] = search.learning_rate * (1 - 0.95 * min(1.0, done / total))
            policy, value = _loss(network, [tensor[part].to(device) for tensor in kept])
            optimiser.zero_grad(set_to_none=True)
            (policy + VALUE_WEIGHT * value).backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            done += 1
            with torch.no_grad():
                for mean, new in zip(averaged.parameters(), network.parameters(), strict=True):
                    mean.lerp_(new, AVERAGING)
    after = _losses(averaged, kept, count, device)
    report({"steps": done, "rows": count, "before": before, "after": after})
    return averaged


def _loss(network: Network, seen: list[Tensor]) -> tuple[Tensor, Tensor]:
    counts, terms, masks, decisions, shares, values, played = seen
    scores, judged = network(counts, terms, masks)
    misses = functional.cross_entropy(scores, decisions.long(), reduction="none")
    policy = (misses * shares).sum() / shares.sum()
    wrong = functional.smooth_l1_loss(judged, values, reduction="none").mean(dim=1)
    weight = played.float()
    return policy, (wrong * weight).sum() / weight.sum().clamp(min=1.0)


@torch.no_grad()
def _losses(
    network: Network, kept: list[Tensor], first: int, device: torch.device
) -> tuple[float, float]:
    """Return the losses of policy and values on the rows that were held out."""
    some = [tensor[first:].to(device) for tensor in kept]
    if not len(some[0]):
        return 0.0, 0.0
    policy, value = _loss(network, some)
    return float(policy), float(value)


def iterate(
    search: SearchPlan,
    start: Path,
    folder: Path,
    spread: Spread,
    report: Report,
    device: str = "cpu",
) -> Path:
    """Search, learn and search again; returns the file of the last network."""
    folder.mkdir(parents=True, exist_ok=True)
    rules = search.plan.rules()[0]
    at = start
    for number in range(search.rounds):
        rows = record(search, at, number, spread, report)
        found = NetworkFile.read(at)
        network = new_network_for(rules, found).to(torch.device(device))
        better = learn(search, network, rows, report)
        at = folder / f"network-{number + 1}.npz"
        better.to_file(_about(search, found, number, len(rows.decisions))).write(at)
    return at


def new_network_for(rules: AnyRules, found: NetworkFile) -> Network:
    """Make a network of a file, with inputs scaled as for a new network of its game."""
    from cottonopolis.training.run import new_network, with_units_of

    share = Share(rules.players, rules.map_name, rules.variants)
    plan = with_units_of(TrainingPlan(rules.game, (share,)), found)
    network = new_network(plan)
    network.load(found)
    return network


def _about(search: SearchPlan, found: NetworkFile, number: int, rows: int) -> dict[str, Any]:
    """Return the history of a network: that of the one it comes from, and this round."""
    first = FIRST_SEED + (search.plan.seed * 100 + number) * SEEDS_PER_ROUND
    step = {
        "seeds": [first, first + SEEDS_PER_ROUND - 1],
        "games": search.games,
        "rows": rows,
        "plans": search.effort.plans,
        "trials": search.effort.trials,
        "spread": search.spread,
        "hand_made": search.hand_made,
        "learning_rate": search.learning_rate,
        "epochs": search.epochs,
    }
    kept = {name: value for name, value in found.about.items() if name != "figures"}
    return {**kept, "expert_iteration": [*found.about.get("expert_iteration", []), step]}
