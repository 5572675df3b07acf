"""Players on a Ray cluster: actors play with the network, and the learner gets their games."""

from contextlib import ExitStack
from dataclasses import fields, replace
from typing import Any

import torch

from cottonopolis.support.extras import need
from cottonopolis.support.parallel import ray_cluster
from cottonopolis.training.model import Network
from cottonopolis.training.plan import TrainingPlan
from cottonopolis.training.player import Player
from cottonopolis.training.rollout import Rollout, joined

Weights = dict[str, Any]


class _Actor:
    """Plays a share of the games in a process of its own."""

    def __init__(self, plan: TrainingPlan, number: int, workers: int) -> None:
        torch.set_num_threads(1)
        self.player = Player(plan, torch.device("cpu"), number, workers)
        self.rollout = self.player.new_rollout()

    def play(self, own: Weights, other: Weights | None, spread: bool) -> Rollout | None:
        network = _network(own)
        if spread:
            self.player.spread(network, self.rollout)
            return None
        self.player.play(network, None if other is None else _network(other), self.rollout)
        return self.rollout

    def about(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        return self.player.players, self.player.is_league, self.player.hand_made

    def state(self) -> Any:
        return self.player.state()

    def restore(self, found: Any) -> None:
        self.player.restore(found)


def _weights(network: Network) -> Weights:
    state = {name: tensor.float().cpu() for name, tensor in network.state_dict().items()}
    return {"sizes": network.sizes, "state": state}


def _network(found: Weights) -> Network:
    made = Network(found["sizes"])
    made.load_state_dict(found["state"])
    return made.eval()


class RayPlayers:
    """Has the interface of a `Player`; its games are divided among the actors."""

    def __init__(self, plan: TrainingPlan, device: torch.device, workers: int) -> None:
        ray = need("ray", "ray")
        self._ray = ray
        self._open = ExitStack()
        self._open.enter_context(ray_cluster(workers))
        self.device = device
        part = replace(plan, games=max(len(plan.shares), plan.games // workers), threads=1)
        actor = ray.remote(num_cpus=1)(_Actor)
        self.actors = [actor.remote(part, number, workers) for number in range(workers)]
        about = ray.get([actor.about.remote() for actor in self.actors])
        players, leagues, hand_made = zip(*about, strict=True)
        self.players = torch.cat(players).to(device)
        self.is_league = torch.cat(leagues).to(device)
        self.hand_made = torch.cat(hand_made).to(device)

    def new_rollout(self) -> Rollout | None:
        return None  # every rollout arrives as a new one

    def spread(self, network: Network, rollout: Rollout | None) -> None:
        weights = self._ray.put(_weights(network))
        self._ray.get([actor.play.remote(weights, None, True) for actor in self.actors])

    def play(self, network: Network, opponent: Network | None, rollout: Rollout | None) -> Rollout:
        own = self._ray.put(_weights(network))
        other = None if opponent is None else self._ray.put(_weights(opponent))
        played = self._ray.get([actor.play.remote(own, other, False) for actor in self.actors])
        whole = joined(played)
        return Rollout(*(getattr(whole, field.name).to(self.device) for field in fields(whole)))

    def state(self) -> Any:
        return self._ray.get([actor.state.remote() for actor in self.actors])

    def restore(self, found: Any) -> None:
        self._ray.get(
            [actor.restore.remote(one) for actor, one in zip(self.actors, found, strict=True)]
        )

    def close(self) -> None:
        for actor in self.actors:
            self._ray.kill(actor)
        self._open.close()
