"""A network as a file: its weights as half-precision numbers, and what it is.

The scales of the inputs are part of the first layer's weights.
"""

import hashlib
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.errors import SetupError

LAYERS = ("counts", "terms", "policy_1", "policy_2", "policy_3", "value_1", "value_2")
FORMAT = 1
ABOUT = "about"
DIGEST_DIGITS = 16

Array = NDArray[np.float32]


@dataclass(frozen=True)
class NetworkFile:
    """The weights of each layer (outputs by inputs) and its biases, and the history."""

    weights: Mapping[str, Array]
    biases: Mapping[str, Array]
    about: dict[str, Any] = field(default_factory=dict)  # game, observation version, training …

    @property
    def inputs(self) -> tuple[int, int]:
        """The numbers of counts and terms."""
        return int(self.weights["counts"].shape[1]), int(self.weights["terms"].shape[1])

    @property
    def decisions(self) -> int:
        return int(self.weights["policy_3"].shape[0])

    @property
    def digest(self) -> str:
        """A hash of the weights; notes about the training do not change it."""
        found = hashlib.sha256()
        for name in LAYERS:
            found.update(self.weights[name].astype(np.float16).tobytes())
            found.update(self.biases[name].astype(np.float32).tobytes())
        return found.hexdigest()[:DIGEST_DIGITS]

    def check(self, game: str, version: int, inputs: tuple[int, int], decisions: int) -> None:
        """Raise SetupError if the network was made for something else."""
        found = (self.about.get("game"), self.about.get("observation"), self.inputs, self.decisions)
        if found != (game, version, inputs, decisions):
            raise SetupError("network-other", word=str(found[0]), known=game)

    def write(self, path: Path) -> None:
        arrays = {f"{name}.weight": self.weights[name].astype(np.float16) for name in LAYERS}
        arrays |= {f"{name}.bias": self.biases[name].astype(np.float32) for name in LAYERS}
        text = json.dumps({"format": FORMAT, **self.about}, indent=1)
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **{ABOUT: np.array(text)}, **arrays)  # type: ignore[arg-type]
        path.write_bytes(buffer.getvalue())

    @classmethod
    def read(cls, path: Path) -> "NetworkFile":
        try:
            with np.load(path, allow_pickle=False) as found:
                about = json.loads(str(found[ABOUT]))
                weights = {n: found[f"{n}.weight"].astype(np.float32) for n in LAYERS}
                biases = {n: found[f"{n}.bias"].astype(np.float32) for n in LAYERS}
        except (OSError, KeyError, ValueError) as fault:
            raise SetupError("network-file", word=str(path), fault=str(fault)) from None
        if about.get("format") != FORMAT:
            raise SetupError("network-file", word=str(path), fault=f"format {about.get('format')}")
        return cls(weights, biases, about)
