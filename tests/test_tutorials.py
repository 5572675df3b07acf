"""The tutorials' scripts: every move is legal, and every step waits for the move that is played."""

import json
from pathlib import Path
from typing import Any

import pytest

from cottonopolis.game import Game

FOLDER = Path(__file__).parents[1] / "web" / "src" / "learn" / "tutorials"
MESSAGES = Path(__file__).parents[1] / "messages" / "web"
LEARNER = 0


def chapters() -> list[Any]:
    found = []
    for game in ("brass", "industry"):
        tutorial = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
        assert tutorial["game"] == game
        found += [
            pytest.param(game, chapter, id=f"{game}-{number}")
            for number, chapter in enumerate(tutorial["chapters"], start=1)
        ]
    return found


def allowed(step: dict[str, Any], option: str) -> bool:
    """The same rule as `isPart` in tutorial.ts."""
    if any(option.startswith(part + " ") for part in step.get("any", [])):
        return True
    move = f" {step['move']} "
    verb, _, rest = option.partition(" ")
    again = step["move"].startswith(f"{verb} ") and f" and {rest} " in move
    second_card = verb == "with" and f" + {rest} " in move
    return again or second_card or f" {option} " in move


def follow(game: Game, step: dict[str, Any]) -> str:
    """Play a step by choosing among the options it lets through, as the learner does."""
    before = len(game.rules.action_texts(game.steps))
    rest = f" {step['move']} "  # without the parts that have been chosen
    while True:
        options = [option for option in game.legal() if allowed(step, option.text)]
        assert options, f"nothing leads to {step['move']}"
        fitting = [option for option in options if f" {option.text} " in rest]
        chosen = min(fitting, key=lambda option: rest.index(option.text), default=options[0])
        rest = rest.replace(f" {chosen.text} ", " ", 1)
        game.play(chosen)
        if not game.state.pending:
            return game.rules.action_texts(game.steps)[before].text


def is_over(game: Game, ends: str | None) -> bool:
    return game.is_over or (ends == "period" and game.position().period == "rail")


@pytest.mark.parametrize(("name", "chapter"), chapters())
def test_chapter_plays_as_written(name: str, chapter: dict[str, Any]) -> None:
    game = Game.from_record(chapter["record"])
    assert game.rules.game == name
    rivals = list(chapter["rivals"])

    def rivals_move() -> None:
        while not is_over(game, chapter["ends"]) and game.seat != LEARNER:
            seat, move = rivals.pop(0).split(": ")
            assert game.seat == int(seat)
            game.play(move)

    for step in chapter["steps"]:
        if step["kind"] != "tell" or step.get("wait"):
            rivals_move()
        assert set(step.get("lit", [])) <= known_ids(game), step["id"]
        if step["kind"] != "tell":
            assert game.seat == LEARNER, step["id"]
            assert follow(game, step) == step["move"]
    if chapter["ends"]:
        rivals_move()
        assert is_over(game, chapter["ends"])
    assert rivals == []


def known_ids(game: Game) -> set[str]:
    board = game.rules.printed()
    links = {link.id for link in board.links}
    slots = {slot.id for place in board.places for slot in place.slots}
    markets = {market for place in board.places for market in place.markets}
    return {place.id for place in board.places} | links | slots | markets


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_learner_comes_out_ahead(game: str) -> None:
    chapter = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["chapters"][-1]
    played = Game.from_record(chapter["record"])
    moves = {LEARNER: [step["move"] for step in chapter["steps"] if step["kind"] != "tell"]}
    for line in chapter["rivals"]:
        moves.setdefault(int(line[0]), []).append(line[3:])
    while not is_over(played, chapter["ends"]):
        assert played.seat is not None
        played.play(moves[played.seat].pop(0))
    score = played.score()
    assert score[LEARNER] == max(score)
    assert score.count(score[LEARNER]) == 1


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_step_has_words(language: str) -> None:
    text = (MESSAGES / f"learn.{language}.ftl").read_text(encoding="utf-8")
    for game in ("brass", "industry"):
        tutorial = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
        for chapter in tutorial["chapters"]:
            for step in chapter["steps"]:
                assert f"\nlearn-{game}-{step['id']} = " in text, step["id"]
