"""The network in PyTorch: what it sees in, scores of decisions and values out."""

from typing import Any, NamedTuple, cast

import torch
from torch import Tensor, nn
from torch.nn import functional

from cottonopolis.bots.network.file import LAYERS, NetworkFile
from cottonopolis.training.plan import PARTS

NO_SCORE = -1e9  # of an illegal decision


class Sizes(NamedTuple):
    """The inputs, outputs and layers of a network."""

    counts: int
    terms: int
    decisions: int
    count_units: int  # of the first layer, for the counts
    term_units: int  # and for the terms
    inner: int  # of the layers above


class Network(nn.Module):
    """A wide first layer, shared; narrow layers above it for the policy and for the values.

    The first layer is wide because it is cheap to evaluate without a graphics card: few counts are
    not zero. The terms, most of which are not, have fewer units.
    """

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.count_scales: Tensor
        self.term_scales: Tensor
        self.register_buffer("count_scales", torch.ones(sizes.counts))
        self.register_buffer("term_scales", torch.ones(sizes.terms))
        units = sizes.count_units + sizes.term_units
        self.counts = nn.Linear(sizes.counts, sizes.count_units)
        self.terms = nn.Linear(sizes.terms, sizes.term_units)
        self.policy_1 = nn.Linear(units, sizes.inner)
        self.policy_2 = nn.Linear(sizes.inner, sizes.inner)
        self.policy_3 = nn.Linear(sizes.inner, sizes.decisions)
        self.value_1 = nn.Linear(units, sizes.inner)
        self.value_2 = nn.Linear(sizes.inner, len(PARTS))
        self._initialise()

    def _initialise(self) -> None:
        for name in LAYERS:
            nn.init.kaiming_normal_(self.layer(name).weight, nonlinearity="relu")
            nn.init.zeros_(self.layer(name).bias)
        with torch.no_grad():
            self.counts.weight *= 2.5  # about one count in seven is not zero
            self.policy_3.weight *= 0.1
            self.value_2.weight *= 0.1

    def layer(self, name: str) -> nn.Linear:
        return cast(nn.Linear, getattr(self, name))

    def forward(self, counts: Tensor, terms: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores of all decisions, illegal ones very low, and the values."""
        dtype = self.counts.weight.dtype
        of_counts = self.counts(counts.to(dtype) * self.count_scales)
        of_terms = self.terms(terms.to(dtype) * self.term_scales)
        hidden = functional.relu(torch.cat((of_counts, of_terms), dim=1))
        inner = functional.relu(self.policy_1(hidden))
        inner = functional.relu(self.policy_2(inner) + inner)
        scores = self.policy_3(inner).float()
        values = self.value_2(functional.relu(self.value_1(hidden))).float()
        legal = unpack(masks, self.sizes.decisions)
        return scores.masked_fill(~legal, NO_SCORE), values

    def blank(self) -> "Network":
        """Return another network of the same sizes."""
        return Network(self.sizes)

    def to_file(self, about: dict[str, Any]) -> NetworkFile:
        weights = {name: self.layer(name).weight.detach().float().cpu() for name in LAYERS}
        weights["counts"] = weights["counts"] * self.count_scales.float().cpu()
        weights["terms"] = weights["terms"] * self.term_scales.float().cpu()
        biases = {name: self.layer(name).bias.detach().float().cpu().numpy() for name in LAYERS}
        return NetworkFile({n: w.numpy() for n, w in weights.items()}, biases, about)

    @classmethod
    def from_file(cls, found: NetworkFile) -> "Network":
        """Make a network of a file."""
        shapes = {name: found.weights[name].shape for name in LAYERS}
        made = cls(
            Sizes(
                shapes["counts"][1],
                shapes["terms"][1],
                shapes["policy_3"][0],
                shapes["counts"][0],
                shapes["terms"][0],
                shapes["policy_1"][0],
            )
        )
        made.load(found)
        return made

    def load(self, found: NetworkFile) -> None:
        """Take over the weights of a file, which include the scales of the inputs."""
        scales = {"counts": self.count_scales, "terms": self.term_scales}
        with torch.no_grad():
            for name in LAYERS:
                weight = torch.from_numpy(found.weights[name])
                weight = weight / scales[name] if name in scales else weight
                bias = torch.from_numpy(found.biases[name])
                layer = self.layer(name)
                # Files from before a value was added have fewer values
                layer.weight.zero_()[: len(weight)] = weight
                layer.bias.zero_()[: len(bias)] = bias


def unpack(masks: Tensor, decisions: int) -> Tensor:
    """Return masks of bits as booleans."""
    bits = torch.arange(8, dtype=torch.uint8, device=masks.device)
    found = (masks.unsqueeze(2) >> bits) & 1
    return found.flatten(1)[:, :decisions].bool()


def gumbel_like(scores: Tensor, generator: torch.Generator) -> Tensor:
    """Return noise: the decision with the highest score plus noise is a random choice."""
    uniform = torch.rand(scores.shape, generator=generator, device=scores.device)
    return -torch.log(-torch.log(uniform.clamp_(1e-9, 1 - 1e-7)))


def copy_weights(source: nn.Module, target: nn.Module) -> None:
    """Copy all weights, converting their type."""
    found: dict[str, Any] = source.state_dict()
    with torch.no_grad():
        for name, tensor in target.state_dict().items():
            tensor.copy_(found[name])
