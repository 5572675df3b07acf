"""Teach a network to decide as a searching bot does: an opponent for the league that is fast."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from cottonopolis.bots.network.features import feature_sizes, feature_work
from cottonopolis.bots.network.imitation import MAX_DECISIONS, record_games
from cottonopolis.bots.network.stepping import mask_bytes
from cottonopolis.bots.planner import planner_for
from cottonopolis.training.model import Network
from cottonopolis.training.plan import POINTS, POINTS_PER_UNIT, Share, TrainingPlan
from cottonopolis.training.run import new_network

FIRST_SEED = 4 * 10**9
GAMES_PER_JOB = 50
DECISIONS_PER_GAME = 320  # room for them
MINIBATCH = 1024
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@dataclass(frozen=True)
class ImitationPlan:
    """Whom to imitate, and how long."""

    plan: TrainingPlan  # the game, its set-ups and the size of the network
    games: int
    width: int = 1  # of the search
    noise: float = 1.0  # points: so that positions after mistakes are seen too
    epochs: int = 2
    learning_rate: float = 1e-3


Job = tuple[ImitationPlan, Share, int]
Rows = tuple[NDArray[Any], ...]  # counts, terms, masks, decisions, points


def _record(job: Job) -> Rows:
    """Play and record games; runs in worker processes."""
    imitation, share, seed = job
    rules = TrainingPlan(imitation.plan.game, (share,)).rules()[0]
    planner = planner_for(rules)
    sizes = feature_sizes(rules)
    room = GAMES_PER_JOB * DECISIONS_PER_GAME + MAX_DECISIONS
    rows = (
        np.zeros((room, sizes.counts), dtype=np.uint8),
        np.zeros((room, sizes.terms), dtype=np.int16),
        np.zeros((room, mask_bytes(rules.decision_count)), dtype=np.uint8),
        np.zeros(room, dtype=np.int16),
        np.zeros(room, dtype=np.int16),
    )
    count = record_games(
        rules.board_array,
        np.zeros(3, dtype=rules.state_dtype),
        planner.tree,
        planner.weights,
        imitation.width,
        imitation.noise,
        seed,
        GAMES_PER_JOB,
        np.zeros(4, dtype=np.uint32),
        feature_work(rules),
        *rows,
    )
    return tuple(part[:count] for part in rows)


def record(imitation: ImitationPlan, spread: Spread) -> Rows:
    """Record games of the bot in all set-ups."""
    whole = sum(share.share for share in imitation.plan.shares)
    jobs: list[Job] = []
    for share in imitation.plan.shares:
        count = max(1, round(imitation.games * share.share / whole / GAMES_PER_JOB))
        first = FIRST_SEED + len(jobs) * GAMES_PER_JOB
        jobs += [(imitation, share, first + k * GAMES_PER_JOB) for k in range(count)]
    parts = list(spread(_record, jobs))
    parts.sort(key=lambda part: part[3].tobytes())  # for reproducibility
    return tuple(np.concatenate(found) for found in zip(*parts, strict=True))


def imitate(
    imitation: ImitationPlan,
    rows: Rows,
    report: Callable[[dict[str, Any]], None],
    device: str = "cpu",
) -> Network:
    """Train a network to predict the decisions and the final points."""
    network = new_network(imitation.plan).to(device)
    tensors = [torch.from_numpy(part).to(device) for part in rows]
    count = len(rows[3])
    held_out = count // 20
    optimiser = torch.optim.Adam(network.parameters(), lr=imitation.learning_rate)
    generator = torch.Generator().manual_seed(imitation.plan.seed)
    order = torch.randperm(count - held_out, generator=generator).to(device)
    total = imitation.epochs * (len(order) // MINIBATCH)
    done = 0
    for _ in range(imitation.epochs):
        for part in torch.split(order, MINIBATCH):
            for group in optimiser.param_groups:
                group["lr"] = imitation.learning_rate * (1 - 0.95 * min(1.0, done / total))
            counts, terms, masks, decisions, points = (tensor[part] for tensor in tensors)
            scores, values = network(counts, terms, masks)
            loss = functional.cross_entropy(scores, decisions.long())
            wanted = points.float() / POINTS_PER_UNIT
            loss = loss + functional.smooth_l1_loss(values[:, POINTS], wanted)
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            done += 1
            if done % 200 == 0:
                report({"step": done, "of": total, "loss": float(loss.detach())})
    with torch.no_grad():
        last = slice(count - held_out, count)
        scores, _ = network(*(tensor[last] for tensor in tensors[:3]))
        right = (scores.argmax(dim=1) == tensors[3][last].long()).float().mean()
        report({"step": done, "of": total, "agrees": float(right), "decisions": count})
    return network


def save(network: Network, path: Path, about: dict[str, Any]) -> None:
    network.to_file(about).write(path)
