"""Events have the names and fields that docs/events.md lists.

Regenerate the page with:  python -m tests.test_events
"""

import random
from pathlib import Path

import pytest

from cottonopolis import Event
from cottonopolis.engine.events import CARRIED_VIA, EventKind
from cottonopolis.games.events import EVENT_FIELDS
from cottonopolis.games.registry import game_ids, rules_class
from tests.setups import SETUPS, Setup, one_per_map

PAGE = Path(__file__).parent.parent / "docs" / "events.md"
HEAD = """\
# Events

`Game.play` returns the events of a move, `Game.log` all events so far, and `View.log` those that \
a seat may see. An event has a `name`, `facts` by field, and, if a cube or goods were carried, a \
`path` of nodes. `event.text("fr")` puts it into words.

```python
>>> from cottonopolis import Game
>>> game = Game.new("brass", players=4, seed=11)
>>> for event in game.play("build cotton_mill bolton.1 with bolton"):
...     print(event.name, event.facts)
played_card {'seat': 3, 'card': 'bolton'}
paid {'seat': 3, 'price': 12}
built {'seat': 3, 'place': 'bolton.1', 'industry': 'cotton_mill', 'level': 1}

```

The tables are data of the games (`games/<game>/event_kinds.py`), and this page is made from them. \
*+* and *−* mark events in which the seat gains or pays the `price` or `amount`; *reveals* those \
that show something hidden. Names and places are written as in the [notation](notation.md).
"""


def kinds_of(game: str) -> list[EventKind]:
    table = rules_class(game).event_table
    return [kind for number, kind in enumerate(table) if number != CARRIED_VIA]


def rows(kinds: list[EventKind]) -> str:
    lines = ["| name | fields | what happens | |", "|---|---|---|---|"]
    for kind in kinds:
        fields = " ".join(f"`{field}`" for field in kind.fields)
        notes = [("−", "", "+")[kind.money + 1], "reveals" if kind.reveals else ""]
        lines.append(
            f"| `{kind.name}` | {fields} | {kind.meaning} | {' '.join(filter(None, notes))} |"
        )
    return "\n".join(lines)


def events_page() -> str:
    found = {game: kinds_of(game) for game in game_ids()}
    shared = [kind for kind in found["brass"] if kind in found["industry"]]
    parts = [HEAD, "## Events of both games", rows(shared)]
    for game, kinds in found.items():
        parts.append(f"## Only in {rules_class(game).info().name}")
        parts.append(rows([kind for kind in kinds if kind not in shared]))
    parts.append("## Fields")
    lines = ["| field | type | what it holds |", "|---|---|---|"]
    for name, field in EVENT_FIELDS.items():
        lines.append(f"| `{name}` | {field.type.__name__} | {field.meaning} |")
    return "\n\n".join([*parts, "\n".join(lines)]).replace("\n\n\n", "\n\n") + "\n"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == events_page()


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_and_field_has_a_meaning(game: str) -> None:
    for kind in kinds_of(game):
        assert kind.meaning, kind.name
        assert set(kind.fields) <= set(EVENT_FIELDS), kind.name


def check(event: Event, listed: dict[str, EventKind]) -> None:
    assert tuple(event.facts) == listed[event.name].fields
    for field, value in event.facts.items():
        assert type(value) is EVENT_FIELDS[field].type, (event.name, field, value)
    assert all(isinstance(node, str) for node in event.path)


@one_per_map
def test_events_of_random_games_are_listed_with_exactly_their_fields(setup: Setup) -> None:
    listed = {kind.name: kind for kind in kinds_of(setup.game)}
    for seed in (1, 2):
        for event in setup.finished_game(seed, "sane").log:
            check(event, listed)


@pytest.mark.parametrize("game", game_ids())
def test_most_kinds_occur_in_a_few_games(game: str) -> None:
    """So that the check above sees them."""
    seen = set()
    setups = [setup for setup in SETUPS if setup.game == game]
    chance = random.Random(1)
    for seed in range(12):
        setup = chance.choice(setups)
        seen |= {event.name for event in setup.finished_game(seed, "uniform").log}
    missing = {kind.name for kind in kinds_of(game)} - seen
    assert len(missing) <= 3, missing


if __name__ == "__main__":
    PAGE.write_text(events_page(), encoding="utf-8")
