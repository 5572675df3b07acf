"""Games of version 1 of the rules go on with the values of their time."""

import json
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.games.industry import data
from cottonopolis.games.industry.version_1 import SUFFIX, map_of_version_1
from cottonopolis.games.registry import game_info, rules_for
from tests.golden import FOLDER

OLD = FOLDER / "version_1"
RESULTS: dict[str, Any] = json.loads((OLD / "scores.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RESULTS)
def test_an_old_record_gives_the_same_scores(name: str) -> None:
    game = Game.from_record((OLD / name).read_text(encoding="utf-8"))
    assert game.is_over
    assert game.score() == RESULTS[name]["score"]
    assert game.ranking() == RESULTS[name]["ranking"]
    again = Game.from_record(game.record())
    assert again.rules is game.rules
    assert again.score() == game.score()


@pytest.mark.parametrize("name", ["germany", "new_england"])
def test_an_old_map_differs_only_in_what_no_source_states(name: str) -> None:
    files = data.shipped_files()
    (new, board), (old, old_board) = files.read_both(name), files.read_both(name + SUFFIX)
    for industry, tiles in board.table("tile").values.items():
        for tile, before in zip(tiles, old_board.table("tile").values[industry], strict=True):
            changed = {key for key in tile if tile[key] != before[key]}
            assert changed <= {"cost", "income"} - set(tile["stated"])
    squares = [
        {place["id"]: place.get("markets", 0) for place in table.values["location"]}
        for table in (new, old)
    ]
    assert sum(squares[0].values()) > sum(squares[1].values()) == 10
    assert squares[0]["france" if name == "germany" else "boston"] == (name == "germany") * 2
    assert rules_for("industry", 4, (), name + SUFFIX).map_name == name + SUFFIX


def test_old_maps_are_not_offered_for_new_games() -> None:
    assert [found.id for found in game_info("industry").maps] == ["germany", "new_england"]


def test_a_map_file_has_no_older_version() -> None:
    assert map_of_version_1("new-england") == "new_england" + SUFFIX
    assert map_of_version_1("my/own.toml") == "my/own.toml"
