"""The weights of the evaluation, one file per game, map and number of players.

They are made by `cottonopolis tune` (docs/bots.md).
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
DIGITS = 4


USUAL_PLAYERS = 4  # whose weights serve other numbers of players on the same map


def name_of(rules: Any, players: int | None = None) -> str:
    """The name of the weights that a set-up has of its own."""
    place = f"-{rules.map_name}" if rules.map_name else ""
    return f"{rules.game}{place}-{players or rules.players}"


@cache
def _read(name: str) -> NDArray[np.float64] | None:
    file = FOLDER / f"{name}.json"
    if not file.is_file():
        return None
    return np.array(json.loads(file.read_text(encoding="utf-8"))["weights"], dtype=np.float64)


def load(rules: Any, fallback: tuple[str, ...] = ()) -> NDArray[np.float64] | None:
    """The tuned weights of a set-up, or of the first of other set-ups that has some."""
    for name in (name_of(rules), name_of(rules, USUAL_PLAYERS), *fallback):
        found = _read(name)
        if found is not None:
            return found
    return None


def save(folder: Path, name: str, weights: NDArray[np.float64], facts: dict[str, Any]) -> None:
    """Write tuned weights with the facts about how they were made."""
    rows = [[round(float(value), DIGITS) + 0.0 for value in row] for row in weights]
    lines = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows)
    head = json.dumps(facts, indent=1)[1:-2].rstrip()
    text = "{" + head + ',\n "weights": [\n' + lines + "\n ]\n}\n"
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
