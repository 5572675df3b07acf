"""The worked examples of the rules: positions with moves, results and refusals.

They are data of their game, in `games/<game>/examples.toml`:

    [[example]]
    id = "birkenhead"                   # texts: messages/web/examples.*.ftl
    rules = ["B12"]
    source = "…"                        # where it comes from; left out if it is our own
    scene = '''…'''                     # the position, one fact per line (scenes/<game>.py)
    moves = ["link …", "build …"]       # played in the example
    facts = '''…'''                     # what holds afterwards, one fact per line
    allowed = ["build …"]               # other moves that are legal at the start
    refused = [{ move = "build …", because = ["B13_TAKEN"] }]  # illegal at the start
    show = ["birkenhead", "liverpool"]  # places in the drawing; without it, those of the moves
    parts = ["coal_track", "order"]     # drawn besides the map

`map`, `players` and `variants` differ from the usual ones only if they are given.
"""

import sys
import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from cottonopolis.errors import DataError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_class, usual_players
from cottonopolis.scenes.notation import has_scenes, scene

FILE = "examples.toml"


class RefusedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is illegal at the start of an example, and the codes of all reasons."""

    move: str
    because: list[str]


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of one or more rules."""

    id: str
    rules: list[str]
    scene: str
    moves: list[str] = field(default_factory=list)
    facts: str = ""
    allowed: list[str] = field(default_factory=list)
    refused: list[RefusedMove] = field(default_factory=list)
    show: list[str] | None = None
    parts: list[str] = field(default_factory=list)
    source: str | None = None
    map: str | None = None
    players: int | None = None
    variants: list[str] = field(default_factory=list)

    def start(self, game: str) -> Game:
        """Return a game in the position of the example."""
        return scene(game, self.scene, self.players, self.variants, self.map)

    def player_count(self, game: str) -> int:
        return self.players or usual_players(game)


class _File(Struct, forbid_unknown_fields=True):
    example: list[Example]


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """Return the examples of a game; none if it has no file of examples."""
    module = sys.modules[rules_class(game).__module__]
    path = Path(module.__file__ or "").parent / FILE
    if not has_scenes(game) or not path.exists():
        return ()
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File).example
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise DataError(path.name, game, str(fault)) from None
    ids = [example.id for example in found]
    twice = {id for id in ids if ids.count(id) > 1}
    if twice:
        raise DataError(path.name, "id", f"used twice: {', '.join(sorted(twice))}")
    return tuple(found)


def find_example(game: str, id: str) -> Example | None:
    """Return one example; None if there is no such example."""
    return next((found for found in examples_of(game) if found.id == id), None)
