"""Plays the games of a training run: the network decides, opponents of the league in some seats."""

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cottonopolis.bots.network.stepping import NEW_GAME
from cottonopolis.games.rules import AnyRules
from cottonopolis.training.model import Network, gumbel_like
from cottonopolis.training.plan import FIRST_TRAINING_SEED, SEEDS_PER_RUN, TrainingPlan
from cottonopolis.training.rollout import Rollout
from cottonopolis.training.self_play import SelfPlay, zeros

USUAL_GAME = 256  # decisions


def pinned(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """Allocate memory that a graphics card reads quickly."""
    tensor = torch.zeros(shape, dtype=torch.from_numpy(np.zeros(0, dtype)).dtype, pin_memory=True)
    return tensor.numpy()


@dataclass
class Half:
    """Half of the games: while the network decides in one half, the other half is played."""

    games: SelfPlay
    rows: slice  # of the rollout
    tensors: dict[str, Tensor]  # the arrays of the games
    waits: Any  # an event: its decisions have arrived


def divided(plan: TrainingPlan, rules: list[AnyRules], games: int) -> list[tuple[AnyRules, int]]:
    """Divide games among the set-ups by their shares."""
    whole = sum(part.share for part in plan.shares)
    ends, at = [0], 0.0
    for part in plan.shares:
        at += part.share / whole
        ends.append(round(games * at))
    counts = [last - first for first, last in itertools.pairwise(ends)]
    return [(found, count) for found, count in zip(rules, counts, strict=True) if count]


ALSO_HAND_MADE = 0.85  # chance of a further seat to be played by the hand-made search


def hand_made_seats(plan: TrainingPlan, players: NDArray[np.int64], seed: int) -> NDArray[np.bool_]:
    """Choose the seats of the hand-made search: most seats, but not all, of some games.

    The games are spread evenly before the last ones, which are those of the league.
    """
    chance = np.random.default_rng(seed)
    seats = np.arange(players.max())
    found = np.zeros((len(players), len(seats)), dtype=np.bool_)
    room = len(players) - round(len(players) * plan.league)
    for game in np.linspace(0, room, round(len(players) * plan.hand_made), endpoint=False):
        of_game = int(players[int(game)])
        own, rival = chance.permutation(of_game)[:2]
        chosen = (chance.random(len(seats)) < ALSO_HAND_MADE) & (seats < of_game)
        chosen[own], chosen[rival] = False, True
        found[int(game)] = chosen
    return found


class Player:
    """The games of one process."""

    def __init__(
        self, plan: TrainingPlan, device: torch.device, number: int = 0, processes: int = 1
    ) -> None:
        self.plan = plan
        self.device = device
        rules = plan.rules()
        seed = FIRST_TRAINING_SEED + plan.seed * SEEDS_PER_RUN + number * plan.games
        allocate = pinned if device.type == "cuda" else zeros
        sizes = [plan.games - plan.games // 2, plan.games // 2]
        self.halves: list[Half] = []
        at = 0
        for size in sizes:
            if size == 0:
                continue
            setups = divided(plan, rules, size)
            players = np.repeat([found.players for found, _ in setups], [n for _, n in setups])
            games = SelfPlay(
                setups,
                seed + at,
                plan.games * processes,
                plan.threads,
                allocate,
                hand_made_seats(plan, players, seed + at),
                plan.hand_made_width,
            )
            names = ("counts", "terms", "masks", "seats", "decisions", "scored", "ended", "points")
            tensors = {name: torch.from_numpy(getattr(games, name)) for name in names}
            event: Any = None
            if device.type == "cuda":
                event = torch.cuda.Event()  # type: ignore[no-untyped-call]
            self.halves.append(Half(games, slice(at, at + size), tensors, event))
            at += size
        first = self.halves[0].games
        self.seats = max(found.players for found in rules)
        self.sizes = (first.counts.shape[1], first.terms.shape[1], first.masks.shape[1])
        whole = {
            name: torch.from_numpy(
                np.concatenate([getattr(half.games, name) for half in self.halves])
            )
            for name in ("players", "hand_made")
        }
        self.players = whole["players"].to(device)
        self.hand_made = whole["hand_made"].to(device)
        self.generator = torch.Generator(device).manual_seed(plan.seed * 1000 + number)
        self.others = torch.zeros((plan.games, self.seats), dtype=torch.bool, device=device)
        self.is_league = torch.zeros(plan.games, dtype=torch.bool, device=device)
        for half in self.halves:
            count = round((half.rows.stop - half.rows.start) * plan.league)
            self.is_league[half.rows.stop - count : half.rows.stop] = True
        self._seat_opponents(self.is_league)
        self._restarts: list[NDArray[np.int64]] | None = None  # steps at which games start anew

    def new_rollout(self) -> Rollout:
        plan = self.plan
        return Rollout.empty(plan.steps, plan.games, self.sizes, self.seats, self.device)

    def _seat_opponents(self, games: Tensor) -> None:
        """Choose the seats of opponents anew in some games: at least one, but not all."""
        drawn = torch.rand(self.others.shape, generator=self.generator, device=self.device)
        seats = torch.arange(self.seats, device=self.device)
        drawn = drawn.masked_fill(seats >= self.players.unsqueeze(1), 0.5)
        chosen = drawn < 0.5
        present = seats < self.players.unsqueeze(1)
        low = drawn.masked_fill(~present, 2.0).argmin(dim=1, keepdim=True)
        high = drawn.masked_fill(~present, -1.0).argmax(dim=1, keepdim=True)
        chosen = chosen.scatter(1, low, value=True).scatter(1, high, value=False)
        self.others = torch.where(games.unsqueeze(1), chosen & present, self.others)

    @torch.no_grad()
    def spread(self, network: Network, rollout: Rollout) -> None:
        """Let the games get out of step: they began together, and start anew at random moments."""
        steps = self.plan.steps
        rounds = max(1, round(USUAL_GAME / steps))
        chance = np.random.default_rng(self.plan.seed)
        moments = [chance.integers(rounds * steps, size=len(half.games)) for half in self.halves]
        for turn in range(rounds):
            self._restarts = [moment - turn * steps for moment in moments]
            self.play(network, None, rollout)
        self._restarts = None

    @torch.no_grad()
    def play(self, network: Network, opponent: Network | None, rollout: Rollout) -> Rollout:
        """Play all games for the steps of the rollout, and return it."""
        steps = self.plan.steps
        for half in self.halves:
            self._decide(half, network, opponent, rollout, 0)
        for step in range(steps):
            for number, half in enumerate(self.halves):
                if half.waits is not None:
                    half.waits.synchronize()
                if self._restarts is not None:
                    half.games.decisions[self._restarts[number] == step] = NEW_GAME
                half.games.step()
                rows = half.rows
                for name in ("scored", "ended", "points"):
                    target = getattr(rollout, name)
                    target[step, rows].copy_(half.tensors[name], non_blocking=True)
                if step + 1 < steps:
                    self._decide(half, network, opponent, rollout, step + 1)
                else:
                    self._look_ahead(half, network, rollout)
        return rollout

    def _see(self, half: Half, rollout: Rollout, step: int) -> tuple[Tensor, Tensor, Tensor]:
        rows = half.rows
        seen = []
        for name in ("counts", "terms", "masks"):
            target = getattr(rollout, name)[step, rows]
            target.copy_(half.tensors[name], non_blocking=True)
            seen.append(target)
        return seen[0], seen[1], seen[2]

    def _decide(
        self, half: Half, network: Network, opponent: Network | None, rollout: Rollout, step: int
    ) -> None:
        rows = half.rows
        rollout.seats[step, rows].copy_(half.tensors["seats"], non_blocking=True)
        seen = self._see(half, rollout, step)
        scores, values = network(*seen)
        seats = rollout.seats[step, rows].long()
        if step > 0:
            ended = rollout.ended[step - 1, rows]
            if self.plan.league:
                again = torch.zeros_like(self.is_league)
                again[rows] = ended & self.is_league[rows]
                self._seat_opponents(again)
        others = self.others[rows]
        moves = others.gather(1, seats.unsqueeze(1)).squeeze(1)
        if opponent is not None:
            first = int(len(moves) - round(len(moves) * self.plan.league))
            foreign, _ = opponent(seen[0][first:], seen[1][first:], seen[2][first:])
            scores[first:] = torch.where(moves[first:, None], foreign, scores[first:])
            rollout.learns[step, rows] = ~moves
        else:
            rollout.learns[step, rows] = True
        chosen = (scores + gumbel_like(scores, self.generator)).argmax(dim=1)
        logs = torch.log_softmax(scores, dim=1)
        rollout.chances[step, rows] = logs.gather(1, chosen.unsqueeze(1)).squeeze(1)
        rollout.values[step, rows] = values
        rollout.decisions[step, rows] = chosen.to(torch.int16)
        rollout.others[step, rows] = others
        half.tensors["decisions"].copy_(rollout.decisions[step, rows], non_blocking=True)
        if half.waits is not None:
            half.waits.record()

    def _look_ahead(self, half: Half, network: Network, rollout: Rollout) -> None:
        """Evaluate the positions after the last step."""
        device = self.device
        seen = [half.tensors[name].to(device) for name in ("counts", "terms", "masks")]
        _, values = network(seen[0], seen[1], seen[2])
        rollout.last_values[half.rows] = values
        rollout.last_seats[half.rows].copy_(half.tensors["seats"])

    def state(self) -> Any:
        """Return what must be kept to go on in the same way: games, seats of opponents, chance."""
        return {
            "games": [(half.games.states.tobytes(), half.games.seeds) for half in self.halves],
            "others": self.others.cpu(),
            "generator": self.generator.get_state(),
        }

    def restore(self, found: Any) -> None:
        for half, (states, seeds) in zip(self.halves, found["games"], strict=True):
            half.games.restore(states, seeds)
        self.others.copy_(found["others"])
        self.generator.set_state(found["generator"].cpu())

    def close(self) -> None:
        for half in self.halves:
            half.games.close()
