"""Fixed opponents: the bots of former versions play as they did when they were published."""

import json

import pytest

from cottonopolis import Game
from cottonopolis.bots.fixed import Strongest2026b
from cottonopolis.bots.registry import make_bot
from cottonopolis.errors import SetupError
from tests.fixed_opponents import DIGESTS, SETUPS, digest_of

WANTED: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text(encoding="utf-8"))
NAMES = (
    *(f"{level}-2026a" for level in ("beginner", "greedy", "strong", "strongest")),
    *(f"{level}-2026b" for level in ("expert", "master", "strongest")),
)


def test_every_fixed_opponent_has_digests() -> None:
    assert set(WANTED) == set(NAMES)
    assert all(set(found) == set(SETUPS) for found in WANTED.values())


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("name", NAMES)
def test_a_fixed_opponent_plays_as_it_did(name: str, setup: str) -> None:
    assert digest_of(name, setup) == WANTED[name][setup]


def test_with_another_network_it_refuses_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Strongest2026b, "networks", {"brass": "0123456789abcdef"})
    game = Game.new("brass", players=3, seed=1)
    assert game.seat is not None
    bot = make_bot("strongest-2026b")
    with pytest.raises(SetupError, match=r"brass\.npz has changed"):
        bot.decide(game.view(game.seat), bot.budget)
