"""The weights of the evaluation, one file per game, map and number of players.

`cottonopolis tune` writes them (docs/bots.md).
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
WEIGHT_DECIMALS = 4
USUAL_PLAYERS = 4  # their weights are the fallback for other numbers of players


def name_of(rules: Any, players: int | None = None) -> str:
    """Return the name of the weights file of a set-up; a map file gives its own name."""
    map_name = rules.map_of_weights()
    map_part = f"-{Path(map_name).stem}" if map_name else ""
    return f"{rules.game}{map_part}-{players or rules.players}"


@cache
def _read(name: str) -> NDArray[np.float64] | None:
    file = FOLDER / f"{name}.json"
    if not file.is_file():
        return None
    return np.array(json.loads(file.read_text(encoding="utf-8"))["weights"], dtype=np.float64)


def load(rules: Any, fallback: tuple[str, ...] = ()) -> NDArray[np.float64] | None:
    """Load the tuned weights of a set-up, or the first fallback that exists."""
    for name in (name_of(rules), name_of(rules, USUAL_PLAYERS), *fallback):
        found = _read(name)
        if found is not None:
            return found
    return None


def save(folder: Path, name: str, weights: NDArray[np.float64], metadata: dict[str, Any]) -> None:
    """Write tuned weights, with metadata about the tuning."""
    rows = [[round(float(value), WEIGHT_DECIMALS) + 0.0 for value in row] for row in weights]
    lines = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows)
    head = json.dumps(metadata, indent=1)[1:-2].rstrip()
    text = "{" + head + ',\n "weights": [\n' + lines + "\n ]\n}\n"
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
