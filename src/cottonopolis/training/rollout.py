"""What happened in many games, step by step, and what each decision was worth."""

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from cottonopolis.training.plan import MARGIN, PARTS, POINTS, POINTS_PER_UNIT, RANK, WIN


@dataclass
class Rollout:
    """Steps of games: all tensors have the shape (steps, games, …)."""

    counts: Tensor
    terms: Tensor
    masks: Tensor
    seats: Tensor
    decisions: Tensor
    chances: Tensor  # log-probability of the decision when it was made
    values: Tensor  # expected by the network, for each part of the reward
    scored: Tensor
    ended: Tensor
    points: Tensor
    learns: Tensor  # whether the network decided, not an opponent
    others: Tensor  # by seat: whether an opponent plays it
    # After the last step
    last_seats: Tensor
    last_values: Tensor

    @classmethod
    def empty(
        cls,
        steps: int,
        games: int,
        sizes: tuple[int, int, int],
        seats: int,
        device: torch.device,
    ) -> "Rollout":
        """Allocate; `sizes` are those of counts, terms and masks."""
        counts, terms, masks = sizes

        def make(dtype: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=dtype, device=device)

        return cls(
            make(torch.uint8, counts),
            make(torch.int16, terms),
            make(torch.uint8, masks),
            make(torch.int16),
            make(torch.int16),
            make(torch.float32),
            make(torch.float32, len(PARTS)),
            make(torch.int16, seats),
            make(torch.bool),
            make(torch.int16, seats),
            make(torch.bool),
            make(torch.bool, seats),
            torch.zeros(games, dtype=torch.int16, device=device),
            torch.zeros((games, len(PARTS)), device=device),
        )

    def cpu(self) -> "Rollout":
        return Rollout(*(getattr(self, field.name).cpu() for field in fields(self)))


def joined(parts: list[Rollout]) -> Rollout:
    """Return the games of several rollouts as one."""
    last = ("last_seats", "last_values")
    return Rollout(
        *(
            torch.cat([getattr(part, f.name) for part in parts], dim=0 if f.name in last else 1)
            for f in fields(Rollout)
        )
    )


def rewards_of(rollout: Rollout, players: Tensor) -> Tensor:
    """Return the rewards of all seats: (steps, games, seats, parts).

    Points count when they are scored; the margin to the best rival, the win and the rank at the
    end. The rank is the share of the rivals who have fewer points, ties counting half.
    """
    scored = rollout.scored.float()
    found = torch.zeros((*scored.shape, len(PARTS)), device=scored.device)
    found[..., POINTS] = scored / POINTS_PER_UNIT
    steps, games = rollout.ended.nonzero(as_tuple=True)
    if len(steps):
        points = rollout.points[steps, games].float()
        seats = torch.arange(points.shape[1], device=points.device)
        absent = seats >= players[games].unsqueeze(1)
        points = points.masked_fill(absent, -1e6)
        best, order = points.topk(2, dim=1)
        rival = torch.where(seats == order[:, :1], best[:, 1:], best[:, :1])
        margin = ((points - rival) / POINTS_PER_UNIT).masked_fill(absent, 0.0)
        found[steps, games, :, MARGIN] = margin
        won = (points == best[:, :1]).float()
        found[steps, games, :, WIN] = won / won.sum(dim=1, keepdim=True)
        ahead = torch.sign(points.unsqueeze(2) - points.unsqueeze(1))  # of seat, rival
        present = ~absent.unsqueeze(1)
        beaten = ((ahead + 1) / 2 * present).sum(dim=2) - 0.5  # nobody is ahead of themselves
        rivals = (players[games] - 1).unsqueeze(1)
        found[steps, games, :, RANK] = (beaten / rivals).masked_fill(absent, 0.0)
    return found


def advantages(rollout: Rollout, rewards: Tensor, gae_lambda: float) -> tuple[Tensor, Tensor]:
    """Return how much better each decision went than expected, and where that is known.

    Generalised advantage estimation, for each seat along its own decisions, without discount. The
    last decision of a seat in the rollout is unknown, unless its game ended or it moves next.
    """
    steps, games = rollout.seats.shape
    every = torch.arange(games, device=rollout.seats.device)
    found = torch.zeros_like(rollout.values)
    known = torch.zeros_like(rollout.ended)
    following = torch.zeros_like(rewards[0])  # value at the seat's next decision
    after = torch.zeros_like(following)  # advantage there
    earned = torch.zeros_like(following)  # rewards until then
    settled = torch.zeros(following.shape[:2], dtype=torch.bool, device=following.device)
    seats = rollout.last_seats.long()
    following[every, seats] = rollout.last_values
    settled[every, seats] = True
    for step in range(steps - 1, -1, -1):
        goes_on = ~rollout.ended[step]
        factor = goes_on[:, None, None].float()
        following *= factor
        after *= factor
        earned *= factor
        settled |= rollout.ended[step][:, None]
        earned += rewards[step]
        seats = rollout.seats[step].long()
        sure = settled[every, seats]
        surprise = earned[every, seats] + following[every, seats] - rollout.values[step]
        gain = (surprise + gae_lambda * after[every, seats]) * sure[:, None]
        found[step] = gain
        known[step] = sure
        after[every, seats] = gain
        following[every, seats] = rollout.values[step]
        earned[every, seats] = 0.0
        settled[every, seats] = True
    return found, known
