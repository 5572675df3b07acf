"""Writes a game as a record."""

from typing import TYPE_CHECKING

from cottonopolis.record import FORMAT, HEADER

if TYPE_CHECKING:
    from cottonopolis.game import Game


def write_record(game: "Game") -> str:
    """Header, then one line an action, with a comment where a round begins."""
    rules = game.rules
    lines = [
        f"{HEADER} {FORMAT}",
        f"game {rules.game}",
        f"rules {rules.version}",
    ]
    if rules.map_name is not None:
        lines.append(f"map {rules.map_name}")
    lines.append(f"players {rules.players}")
    if rules.variants:
        lines.append("variants " + ", ".join(rules.variants))
    lines.append(f"seed {game.seed}")
    title = ""
    for action in game.actions():
        if action.title != title:
            title = action.title
            lines += ["", f"# {title}"]
        lines.append(f"{action.seat}: {action.text}")
    return "\n".join(lines) + "\n"
