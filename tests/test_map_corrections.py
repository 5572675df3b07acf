"""Corrections of a map: what differs, reading them, and levels that are added or removed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.games.map_writer import write_toml
from cottonopolis.games.registry import rules_class
from tests.fork_server import run

RULES = rules_class("industry")
CORRECTION = """\
map = "germany"
source = "rule book, page 9"

[[change]]
value = "player_board.tile.coal_mine.3.cost"
old = 9
new = 8

[[change]]
value = "location.poland.markets"
old = 7
new = 1
"""


def germany(**changes: Any) -> dict[str, Any]:
    return tomllib.loads(RULES.shipped_map("germany")) | changes


def differences(content: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    found = RULES.check_map(write_toml(content))
    assert found.faults == []
    return {one.value: (one.old, one.new) for one in found.changes}


def test_a_map_of_the_game_does_not_differ_from_itself() -> None:
    for name in ("germany", "new_england"):
        assert RULES.check_map(RULES.shipped_map(name)).changes == []


def test_every_value_that_differs_is_listed_with_ours() -> None:
    content = germany(name="Deutschland")
    poland = next(place for place in content["location"] if place["id"] == "poland")
    poland |= {"markets": 1, "distant_port": True, "xy": [1, 1], "stated": ["markets"]}
    content["rails"].remove(["posen", "poland"])
    content["rails"].append(["berlin", "poland"])
    content["player_board"] = {
        "loan": {"interest": 2},
        "tile": {"coal_mine": [{"level": 3, "cost": 8, "stated": ["cost"]}]},
    }
    assert differences(content) == {
        "name": ("Germany", "Deutschland"),
        "location.poland.markets": (2, 1),
        "location.poland.distant_port": (None, True),
        "rails.poland-posen": (True, None),
        "rails.berlin-poland": (None, True),
        "player_board.loan.interest": (1, 2),
        "player_board.tile.coal_mine.3.cost": (9, 8),
    }


def test_another_map_differs_in_its_player_board_only() -> None:
    content = germany(id="my_map", name="Mine", player_board={"loan": {"interest": 2}})
    assert differences(content) == {"player_board.loan.interest": (1, 2)}


def test_levels_are_added_and_removed() -> None:
    tile = {"level": 4, "count": 1, "cost": 9, "coal": 0, "iron": 1, "income": 7, "cubes": 6}
    board = {"tile": {"coal_mine": [tile, {"level": 1, "count": 0}]}}
    content = germany(player_board=board)
    printed = RULES.check_map(write_toml(content)).printed
    assert printed is not None
    assert [t.level for t in printed.tiles if t.industry == "coal_mine"] == [2, 3, 4]
    assert differences(content)["player_board.tile.coal_mine.1.count"] == (2, None)


def test_a_map_without_a_level_is_played_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "fewer.toml"
    board = {"tile": {"coal_mine": [{"level": 1, "count": 0}]}}
    file.write_text(write_toml(germany(player_board=board)), encoding="utf-8")
    game = Game.new("industry", players=4, seed=3, map=str(file))
    assert game.position().seats[0].stacks["coal_mine"] == [2, 2, 3, 3]
    assert game.play_out("sane").is_over


def test_an_industry_keeps_a_level() -> None:
    none = [{"level": level, "count": 0} for level in (1, 2, 3)]
    (fault,) = RULES.check_map(write_toml(germany(player_board={"tile": {"port": none}}))).faults
    assert (fault.code, fault.facts["industry"]) == ("no-level", "port")


def test_a_correction_is_read_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "correction.toml"
    file.write_text(CORRECTION, encoding="utf-8")
    told = run("map", "diff", str(file), "--lang", "en").stdout
    assert told == (
        "germany, read from: rule book, page 9\n"
        "player_board.tile.coal_mine.3.cost: 9 → 8\n"
        "location.poland.markets: 7 → 1  (now 2 in our file)\n"
    )


def test_a_map_is_compared_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(germany()), encoding="utf-8")
    assert run("map", "diff", str(file), "--lang", "en").stdout == "Nothing differs.\n"
    file.write_text(write_toml(germany(name="Deutschland")), encoding="utf-8")
    assert run("map", "diff", str(file)).stdout == 'name: "Germany" → "Deutschland"\n'


@pytest.mark.parametrize("text", ['map = "wales"\n[[change]]\nvalue = "a"', "change = [1]"])
def test_a_correction_of_nothing_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "correction.toml"
    file.write_text(text, encoding="utf-8")
    refused = run("map", "diff", str(file), "--lang", "en")
    assert refused.returncode != 0
    assert "not a correction" in refused.stderr
