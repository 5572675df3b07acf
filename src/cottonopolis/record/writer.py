"""Write a game as a record."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cottonopolis.games.notation import ActionText
from cottonopolis.record import FORMAT, HEADER

if TYPE_CHECKING:
    from cottonopolis.game import Game


@dataclass(frozen=True)
class RecordHeader:
    """The header of a record."""

    game: str
    rules: int
    map_name: str | None
    players: int
    variants: tuple[str, ...]
    seed: int
    start: tuple[str, ...] = ()  # facts of the position that the game starts from (scenes/start.py)

    def lines(self) -> list[str]:
        found = [f"{HEADER} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.map_name is not None:
            found.append(f"map {self.map_name}")
        found.append(f"players {self.players}")
        if self.variants:
            found.append("variants " + ", ".join(self.variants))
        return [*found, f"seed {self.seed}", *(f"start {fact}" for fact in self.start)]


def write_record(game: "Game") -> str:
    """Write the header, then one line per action, with a comment at the start of each round."""
    rules = game.rules
    start: tuple[str, ...] = ()
    if game.has_own_start:
        from cottonopolis.scenes.start import start_facts

        start = tuple(start_facts(game))
    header = RecordHeader(
        rules.game, rules.version, rules.map_name, rules.players, rules.variants, game.seed, start
    )
    return write_lines(header, game.actions())


def write_lines(header: RecordHeader, actions: Iterable[ActionText]) -> str:
    """Write a record; actions without a title get no comments."""
    lines = header.lines()
    title: str | None = None
    for action in actions:
        if action.title != title:
            title = action.title
            lines += ["", f"# {title}"] if title else [""]
        lines.append(f"{action.seat}: {action.text}")
    return "\n".join(lines) + "\n"
