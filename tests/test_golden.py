"""Golden records: finished games whose course and final scores must never change."""

import json
import re
from typing import Any

import pytest
from msgspec import to_builtins

from cottonopolis import Game
from tests.golden import FOLDER, SCORES
from tests.naive import brass, industry

RESULTS: dict[str, dict[str, list[int]]] = json.loads(SCORES.read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def as_version_2(text: str) -> str:
    """The same record with the seed that deals the same cards in version 2 of the rules."""
    seed = int(re.findall("^seed (.*)", text, re.MULTILINE)[0])
    new = text.replace("\nrules 1\n", "\nrules 2\n")
    return new if new == text else new.replace(f"\nseed {seed}\n", f"\nseed {2**128 + seed}\n")


def test_there_are_enough() -> None:
    assert len(RESULTS) >= 20
    assert {path.name for path in FOLDER.glob("*.txt")} == RESULTS.keys()


@pytest.mark.parametrize("name", RESULTS)
def test_replaying_gives_the_same_scores(name: str) -> None:
    game = Game.from_record(text_of(name))
    assert game.is_over
    assert game.score() == RESULTS[name]["score"]
    assert game.ranking() == RESULTS[name]["ranking"]
    assert game.record() == as_version_2(text_of(name))


@pytest.mark.parametrize("name", RESULTS)
def test_the_naive_player_reaches_the_same_scores(name: str) -> None:
    """The whole game once more without the engine; only the rail period's deal is taken over."""
    game = Game.from_record(text_of(name))
    naive: Any = brass if game.rules.game == "brass" else industry
    position: dict[str, Any] = to_builtins(Game.from_record(text_of(name), 0).position())
    for number, action in enumerate(game.actions(), start=1):
        text, _, cards = action.text.partition(" with ")
        position = naive.apply(position, text, cards)
        if position["deck"] is None:
            dealt = to_builtins(Game.from_record(text_of(name), number).position())
            for key in ("deck", "set_aside"):
                position[key] = dealt[key]
            position["distant_market"]["stack"] = dealt["distant_market"]["stack"]
            for seat, other in zip(position["seats"], dealt["seats"], strict=True):
                seat["hand"] = other["hand"]
    assert position["stage"] == "over"
    assert [seat["vp"] for seat in position["seats"]] == RESULTS[name]["score"]
    assert position["ranking"] == RESULTS[name]["ranking"]
