"""The levels with networks as published at the end of 2026: fixed opponents.

They stay as they are, like those of searcher.py, so that progress can be measured against them.
Every number of their efforts is named here, and so is the network of each set-up, by its digest.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from cottonopolis.bots.interface import Budget
from cottonopolis.bots.network.bot import NetworkBot, network_digest
from cottonopolis.bots.network.planner import Effort
from cottonopolis.bots.registry import register
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules

NETWORKS: Final = {  # the digest of each file
    "brass": "61c76ba4d9cca6d6",
    "industry-germany": "909c2aff0507796c",
    "industry-new_england": "9b0a707ec0140d99",
}


class FixedNetworkBot(NetworkBot):
    """Plays only with the networks that it was published with."""

    networks: ClassVar[Mapping[str, str]] = NETWORKS

    def network_in(self, rules: AnyRules) -> Path | None:
        path = super().network_in(rules)
        if path is not None and network_digest(rules) != self.networks.get(path.stem):
            raise SetupError("network-changed", word=self.name, known=path.name)
        return path


@register
class Expert2026b(FixedNetworkBot):
    """Plays the policy of a network, likelier decisions more often."""

    name = "expert-2026b"
    temperature: ClassVar = {"brass": 1.55, "industry": 0.75}


@register
class Master2026b(FixedNetworkBot):
    """Compares a few likely turns of a network by the positions that they lead to."""

    name = "master-2026b"
    budget = Budget(200_000)
    effort = Effort(plans=3, trials=1, turns_ahead=0, looks=1, margin=0.5, prior=0.3, spread=1.5)


@register
class Strongest2026b(FixedNetworkBot):
    """Compares the likeliest turns of a network in trials with random hidden information."""

    name = "strongest-2026b"
    budget = Budget(200_000)
    effort = Effort(plans=6, trials=12, turns_ahead=1, looks=3, margin=0.5, prior=0.3, spread=1.5)
