"""The worked examples of the rules: each is played, and every rule has one in every language."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cottonopolis.games.registry import game_ids, game_info, rules_class
from cottonopolis.messages import LANGUAGES
from cottonopolis.scenes.examples import Example, examples_of
from cottonopolis.scenes.notation import SceneError, check_facts, scene
from tests.client_words import FOLDER

GAMES = ("brass", "industry")
OUR_RULINGS = ("B4", "B12", "B14", "B21", "B25", "A5", "A10", "A13", "A20")
PARTS = (
    *("cards", "coal_track", "draw", "income", "iron_track", "market", "money", "order"),
    *("points", "ranking", "round", "stack"),
)


def all_examples() -> list[Any]:
    return [
        pytest.param(game, example, id=f"{game}-{example.id}")
        for game in GAMES
        for example in examples_of(game)
    ]


every_example = pytest.mark.parametrize(("game", "example"), all_examples())


@every_example
def test_example_plays_as_told(game: str, example: Example) -> None:
    start = example.start(game)
    check_facts(start, example.scene)
    for refusal in example.refused:
        assert {reason.code for reason in start.why_not(refusal.move)} == set(refusal.because)
    for move in example.allowed:
        assert start.why_not(move) == [], move
        example.start(game).play(move)
    assert example.moves or example.refused
    for move in example.moves:
        start.play(move)
        assert not start.state.pending, f"{move} leaves a choice open"
    check_facts(start, example.facts)
    assert bool(example.moves) == bool(example.facts.strip())


@every_example
def test_drawing_has_places_or_parts(game: str, example: Example) -> None:
    rules = example.start(game).rules
    assert set(example.show or ()) <= set(rules.setup.nodes)
    assert set(example.parts) <= set(PARTS)
    assert example.show is None or example.show or example.parts


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_example(game: str) -> None:
    rules = game_info(game).rules
    shown = [example.rules[0] for example in examples_of(game)]
    assert [rule for rule in rules if rule not in shown] == []
    assert {rule for example in examples_of(game) for rule in example.rules} <= set(rules)


def messages(lang: str) -> dict[str, ast.Message]:
    text = (FOLDER / f"examples.{lang}.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_has_a_title_and_a_text(lang: str) -> None:
    known = messages(lang)
    for game in GAMES:
        for example in examples_of(game):
            message = known[f"examples-{game}-{example.id}"]
            assert message.value
            assert [attribute.id.name for attribute in message.attributes] == ["text"]
    wanted = {f"examples-{game}-{example.id}" for game in GAMES for example in examples_of(game)}
    assert {
        name for name in known if name.startswith(("examples-brass", "examples-industry"))
    } == wanted


def test_bad_lines_are_named() -> None:
    for text, fault in (
        ("0 money", "something is missing"),
        ("0 link colne-atlantis", "colne-atlantis"),
        ("\n0 coal_mine 1 atlantis.1", "line 2"),
        ("9 money 4", "seats are 0 to 3"),
        ("weather fine", "unknown fact “weather”"),
    ):
        with pytest.raises(SceneError, match=fault):
            scene("brass", text)


def test_facts_that_do_not_hold_are_named() -> None:
    game = scene("brass", "0 money 14\n0 coal_mine 1 wigan.1")
    check_facts(game, "0 money 14\n0 coal_mine 1 wigan.1 cubes 2\n1 money 30\nempty wigan.2")
    for fact in ("0 money 15", "1 coal_mine 1 wigan.1", "0 coal_mine 1 wigan.1 cubes 1",
                 "empty wigan.1", "0 link colne-yorkshire", "ranking 0 1 2 3"):  # fmt: skip
        with pytest.raises(SceneError, match=fact):
            check_facts(game, fact)


def test_games_without_scenes_have_no_examples() -> None:
    for game in game_ids():
        assert rules_class(game)
        if game not in GAMES:
            assert examples_of(game) == ()
