"""A dataset card: the README.md that sites for datasets show beside the file.

Its head is YAML: licence, size, and which file holds the rows.
"""

import json

from cottonopolis.env.dataset import About
from cottonopolis.games.registry import game_info

SIZES = (  # rows
    (10**3, "n<1K"),
    (10**4, "1K<n<10K"),
    (10**5, "10K<n<100K"),
    (10**6, "100K<n<1M"),
    (10**7, "1M<n<10M"),
    (10**8, "10M<n<100M"),
    (10**9, "100M<n<1B"),
)
LARGEST = "n>1B"
COLUMNS = {
    "game": "the seed of the game",
    "number": "0, 1, … within the game",
    "seat": "the seat that chooses, from 0",
    "stage": "what is chosen: `action`, `card`, `coal`, …",
    "decision": "what was chosen, an id of the decision table",
    "legal": "one bit per decision, 1 if legal; decision 0 is the highest bit of the first byte",
    "points": "victory points of this seat at the end of the game",
    "place": "its final place: 1 for the winner",
}
CARD = """---
license: mit
pretty_name: {title}
size_categories:
- {size}
tags:
- board-game
- reinforcement-learning
- imitation-learning
configs:
- config_name: default
  data_files: {file}
---

# {title}

{rows} choices from {games} games of {game}, with what was legal, what was chosen and how the game
ended for the player. A row is one choice.

| column | what it is |
|---|---|
{columns}

Made by Cottonopolis {version} (rules version {rules_version}):

```
cottonopolis simulate {command}
```

The same command makes the same file. The metadata of its schema has the set-up as JSON under the
key `cottonopolis`; observations can be recomputed from the seeds.

The licence is that of the program. Choose another for your data if you like, and say who made it.
"""


def card_text(about: About, rows: int, file: str) -> str:
    """Return the card of a file with these games.

    >>> from cottonopolis.games.registry import rules_for
    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=2)
    >>> card_text(about, 472, "games.parquet").splitlines()[1:3]
    ['license: mit', 'pretty_name: "Brass: 2 games of sane"']
    """
    name = game_info(about.game).name
    command = [about.game, f"--players {about.players}"]
    command += [f"--map {about.map}"] if about.map else []
    command += [f"--variant {variant}" for variant in about.variants]
    command += [f"--bots {about.policy}", f"--games {about.games}", f"--seed {about.first_seed}"]
    return CARD.format(
        title=json.dumps(f"{name}: {about.games:,} games of {about.policy}"),
        size=next((size for most, size in SIZES if rows < most), LARGEST),
        file=json.dumps(file),
        rows=f"{rows:,}",
        games=f"{about.games:,}",
        game=name,
        columns="\n".join(f"| `{column}` | {text} |" for column, text in COLUMNS.items()),
        version=about.cottonopolis,
        rules_version=about.rules_version,
        command=" ".join([*command, f"--save {file}"]),
    )
