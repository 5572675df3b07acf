"""Writes fixtures for the tests of the client: python -m tests.boards FILE.

FILE gets every distinct board; `games.json` beside it gets the description of each game and the
log of a finished game, as the server sends it.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from cottonopolis.bots.registry import bots_for, has_advice
from cottonopolis.games.registry import game_info
from cottonopolis.server.differences import WHOLE_POSITION, differences
from cottonopolis.server.rooms import event_shape
from cottonopolis.server.routes.games import PlayableGame, printed_board
from tests.setups import Setup

BOARDS = [
    Setup("brass", 4),
    Setup("brass", 2, ("two_player_2009",)),
    Setup("industry", 4, (), "germany"),
    Setup("industry", 4, (), "new_england"),
]
# Set-up, seed and random player; the game of Brass includes forced sales, see `main`
GAMES = [(Setup("brass", 4), 5, "sane"), (Setup("industry", 4, (), "new_england"), 1, "sane")]


def entries_of(setup: Setup, seed: int, policy: str) -> list[dict[str, Any]]:
    """The log of a random game, with one entry per action."""
    actions = setup.finished_game(seed, policy).actions()
    game = setup.new_game(seed)
    before = game.position()
    entries = [_entry("started", None, [], [], {WHOLE_POSITION: before})]
    while (first := len(game.actions())) < len(actions):
        known = len(game.log)
        game.play(actions[first].text)
        acted = [action.text for action in game.actions()[first:]]  # and the forced ones after it
        events = [event_shape(event) for event in game.log[known:]]
        changes = dict(differences(before, game.position()))
        entries.append(_entry("play", actions[first].seat, acted, events, changes))
        before = game.position()
    return [{"number": number, **entry} for number, entry in enumerate(entries, start=1)]


def _entry(
    kind: str, seat: int | None, acted: list[str], events: list[Any], changes: dict[str, Any]
) -> dict[str, Any]:
    return {
        "kind": kind,
        "seat": seat,
        "data": {"acted": acted},
        "events": events,
        "changes": changes,
    }


def finished(setup: Setup, seed: int, policy: str) -> dict[str, Any]:
    """A finished game with its board."""
    game = setup.finished_game(seed, policy)
    return {
        "game": setup.game,
        "score": game.score(),
        "ranking": game.ranking(),
        "printed": board(setup),
        "entries": entries_of(setup, seed, policy),
    }


def board(setup: Setup) -> Any:
    return printed_board(setup.game, setup.players, setup.variants, setup.map)


def main(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    playable = [
        PlayableGame(game_info(name), bots_for(name), has_advice(name))
        for name in dict.fromkeys(setup.game for setup in BOARDS)
    ]
    if not any(event.name == "gave_up" for event in Setup.finished_game(*GAMES[0]).log):
        raise AssertionError("choose another seed: this game of Brass has no forced sale")
    games = {"games": playable, "finished": [finished(*game) for game in GAMES]}
    file.write_bytes(msgspec.json.encode([board(setup) for setup in BOARDS]))
    file.with_name("games.json").write_bytes(msgspec.json.encode(games))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
