"""Learning from rollouts: proximal policy optimisation (PPO)."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from cottonopolis.training.model import Network, copy_weights
from cottonopolis.training.plan import TrainingPlan
from cottonopolis.training.rollout import Rollout, advantages, rewards_of

MAX_GRADIENT = 1.0
VALUE_WEIGHT = 0.5


class Rates(NamedTuple):
    """What falls during training."""

    learning: float
    entropy: float


def rates_at(plan: TrainingPlan, progress: float) -> Rates:
    """Return the rates at a share of the run, from 0 to 1; both fall in a straight line."""
    left = 1.0 - min(max(progress, 0.0), 1.0)
    return Rates(
        plan.final_learning_rate + left * (plan.learning_rate - plan.final_learning_rate),
        plan.final_entropy + left * (plan.entropy - plan.final_entropy),
    )


class Learner:
    """The network that learns, its running average, and the optimiser."""

    def __init__(self, plan: TrainingPlan, network: Network, device: torch.device) -> None:
        self.plan = plan
        self.device = device
        self.network = network.to(device)
        self.averaged = network.blank().to(device)
        copy_weights(network, self.averaged)
        on_card = device.type == "cuda"
        self.optimiser = torch.optim.Adam(
            self.network.parameters(), lr=plan.learning_rate, eps=1e-5, fused=on_card
        )
        self.generator = torch.Generator(device).manual_seed(plan.seed + 1)
        self.half_precision = on_card

    def learn(self, rollout: Rollout, players: Tensor, rates: Rates) -> dict[str, float]:
        """Learn from a rollout; returns figures about it."""
        plan = self.plan
        with torch.no_grad():
            rewards = rewards_of(rollout, players)
            gains, known = advantages(rollout, rewards, plan.gae_lambda)
            targets = gains + rollout.values
            weights = torch.tensor(plan.weights, device=self.device)
            worth = (gains * weights).sum(dim=2)
            usable = known & rollout.learns
            some = worth[usable]
            worth = (worth - some.mean()) / (some.std() + 1e-6)
            rows = usable.flatten().nonzero().squeeze(1)
            variance = targets[usable].var(dim=0)
            missed = gains[usable].var(dim=0)
        for group in self.optimiser.param_groups:
            group["lr"] = rates.learning
        flat = {
            name: getattr(rollout, name).flatten(0, 1)
            for name in ("counts", "terms", "masks", "decisions", "chances")
        }
        flat["worth"], flat["targets"] = worth.flatten(), targets.flatten(0, 1)
        totals: list[Tensor] = []
        for _ in range(plan.epochs):
            for part in self._minibatches(rows):
                totals.append(self._update({k: t[part] for k, t in flat.items()}, rates.entropy))
        with torch.no_grad():
            pairs = zip(self.averaged.parameters(), self.network.parameters(), strict=True)
            for mean, new in pairs:
                mean.lerp_(new, 1.0 - plan.averaging)
        figures = torch.stack(totals).mean(dim=0).tolist()
        names = ("policy_loss", "value_loss", "entropy", "divergence", "clipped")
        explained = (1.0 - missed / (variance + 1e-9))[0]
        return {
            **dict(zip(names, figures, strict=True)),
            "explained": float(explained),
            "samples": len(rows),
        }

    def _minibatches(self, rows: Tensor) -> Iterator[Tensor]:
        order = torch.randperm(len(rows), generator=self.generator, device=self.device)
        count = max(1, round(len(rows) / self.plan.minibatch))
        yield from rows[order].chunk(count)

    def _update(self, part: dict[str, Tensor], entropy_weight: float) -> Tensor:
        clip = self.plan.clip
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.half_precision):
            scores, values = self.network(part["counts"], part["terms"], part["masks"])
        logs = torch.log_softmax(scores.float(), dim=1)
        chosen = logs.gather(1, part["decisions"].long().unsqueeze(1)).squeeze(1)
        change = chosen - part["chances"]
        ratio = change.exp()
        worth = part["worth"]
        limited = ratio.clamp(1 - clip, 1 + clip) * worth
        policy_loss = -torch.minimum(ratio * worth, limited).mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
        value_loss = functional.smooth_l1_loss(values.float(), part["targets"])
        loss = policy_loss + VALUE_WEIGHT * value_loss - entropy_weight * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), MAX_GRADIENT)
        self.optimiser.step()
        with torch.no_grad():
            divergence = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > clip).float().mean()
            return torch.stack((policy_loss, value_loss, entropy, divergence, clipped)).detach()

    def state(self) -> dict[str, Any]:
        return {
            "network": self.network.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "generator": self.generator.get_state(),
        }

    def restore(self, found: dict[str, Any]) -> None:
        self.network.load_state_dict(found["network"])
        self.averaged.load_state_dict(found["averaged"])
        self.optimiser.load_state_dict(found["optimiser"])
        self.generator.set_state(found["generator"].cpu())
