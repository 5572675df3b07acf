"""What the tests of both games ask about a position."""

from typing import Any, TypeVar

import pytest

from cottonopolis import Game, IllegalMove

T = TypeVar("T")


def known(value: T | None) -> T:
    """What a complete position shows."""
    assert value is not None
    return value


def codes_against(game: Game, move: str) -> set[str]:
    """The reason codes that refuse a move."""
    return {reason.code for reason in game.why_not(move)}


def seat(game: Game, number: int) -> Any:
    """One seat's part of the position."""
    return game.position().seats[number]


def slot(game: Game, name: str) -> Any:
    """The tile on a slot, or None."""
    return game.position().slots[name]


def tile(game: Game, name: str) -> Any:
    """The tile on a slot that must have one."""
    found = slot(game, name)
    assert found is not None, f"{name} is empty"
    return found


def refused(game: Game, move: str) -> set[str]:
    """Tries a move that must fail and change nothing; gives the reason codes.

    There are none when nothing forbids the move and only a choice is left unsaid.
    """
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play(move)
    assert game.position() == before
    return codes_against(game, move)


def moneys(game: Game) -> list[int]:
    """Everybody's cash."""
    return [found.money for found in game.position().seats]


def points(game: Game) -> list[int]:
    """Everybody's victory points."""
    return [found.vp for found in game.position().seats]
