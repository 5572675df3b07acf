"""Checks for the reasons of every game."""

from types import ModuleType

import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.engine.reasons import ReasonTable
from cottonopolis.messages import LANGUAGES


def check_bits(table: ReasonTable, module: ModuleType) -> None:
    """Check that each constant of the module is one bit, in the order of the codes."""
    bits = [getattr(module, name) for name in table.names]
    assert bits == [1 << i for i in range(len(bits))]


def check_refusal(game: Game, code: str, move: str) -> None:
    """Check that a move is refused for this reason, with a text, and changes nothing."""
    before = game.position()
    found = {reason.code: reason for reason in game.why_not(move)}
    assert code in found
    assert found[code].rule == code.split("_")[0]
    for lang in LANGUAGES:
        assert found[code].text(lang)
        assert "{" not in found[code].text(lang)
    with pytest.raises(IllegalMove) as refusal:
        game.play(move)
    assert code in {reason.code for reason in refusal.value.reasons}
    assert game.position() == before
