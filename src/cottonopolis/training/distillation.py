"""Teach a small network to decide and to judge as a large one does, in the large one's games."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import torch
from torch.nn import functional

from cottonopolis.training.model import Network, copy_weights
from cottonopolis.training.plan import TrainingPlan
from cottonopolis.training.player import Player
from cottonopolis.training.run import new_network

FINAL_RATE = 0.02  # of the learning rate
VALUE_WEIGHT = 5.0


def distil(
    plan: TrainingPlan,
    teacher: Network,
    sizes: tuple[int, int, int],
    minutes: float,
    device: torch.device,
    report: Callable[[dict[str, Any]], None],
    learning_rate: float = 1e-3,
    turns: int | None = None,
) -> Network:
    """Return a network with other numbers of units: of counts, of terms, inner ones.

    It learns for some minutes, or from some turns of play if they are given.
    """
    count_units, term_units, inner = sizes
    smaller = replace(plan, count_units=count_units, term_units=term_units, inner=inner)
    student = new_network(smaller).to(device)
    averaged = student.blank().to(device)
    copy_weights(student, averaged)
    player = Player(plan, device, number=7)
    rollout = player.new_rollout()
    player.spread(teacher, rollout)
    on_card = device.type == "cuda"
    optimiser = torch.optim.Adam(student.parameters(), lr=learning_rate, fused=on_card)
    began = time.monotonic()
    turn = 0
    while (
        passed := (time.monotonic() - began) / 60 / minutes if turns is None else turn / turns
    ) < 1:
        for group in optimiser.param_groups:
            group["lr"] = learning_rate * (1 - (1 - FINAL_RATE) * passed)
        player.play(teacher, None, rollout)
        seen = [getattr(rollout, name).flatten(0, 1) for name in ("counts", "terms", "masks")]
        order = torch.randperm(len(seen[0]), device=device)
        total = torch.zeros(2, device=device)
        parts = order.chunk(max(1, len(order) // plan.minibatch))
        for part in parts:
            some = [tensor[part] for tensor in seen]
            with torch.no_grad():
                scores, values = teacher(some[0], some[1], some[2])
                wanted = torch.log_softmax(scores.float(), dim=1)
            with torch.autocast(device.type, dtype=torch.bfloat16, enabled=on_card):
                own_scores, own_values = student(some[0], some[1], some[2])
            logs = torch.log_softmax(own_scores.float(), dim=1)
            differs = functional.kl_div(logs, wanted, reduction="batchmean", log_target=True)
            misses = functional.mse_loss(own_values.float(), values.float())
            optimiser.zero_grad(set_to_none=True)
            (differs + VALUE_WEIGHT * misses).backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            total += torch.stack((differs, misses)).detach()
            with torch.no_grad():
                for mean, new in zip(averaged.parameters(), student.parameters(), strict=True):
                    mean.lerp_(new, 0.005)
        turn += 1
        differs_mean, misses_mean = (total / len(parts)).tolist()
        report({"turn": turn, "divergence": differs_mean, "value_error": misses_mean})
    player.close()
    return averaged
