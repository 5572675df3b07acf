"""Maps as texts: faults of odd values, the writer, and maps known by their text."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cottonopolis import Game, SetupError
from cottonopolis.games.industry import mapfile
from cottonopolis.games.industry.mapfile import MAX_KEY_PARTS
from cottonopolis.games.map_texts import MAX_MAP_CHARS, MapFault, add_map_text, map_id
from cottonopolis.games.map_writer import write_toml
from cottonopolis.games.registry import rules_class
from cottonopolis.messages import LANGUAGES
from tests.small_map import small_map

RULES = rules_class("industry")
ODD: tuple[Any, ...] = (0, -1, 1.5, True, "", "x" * 99, [], [[]], {}, {"a": 1}, ["a", "a"])


def codes(content: dict[str, Any]) -> list[str]:
    return [fault.code for fault in RULES.check_map(write_toml(content)).faults]


@pytest.mark.parametrize("name", ["germany", "new_england"])
def test_a_map_is_the_same_after_writing(name: str) -> None:
    text = RULES.shipped_map(name)
    assert tomllib.loads(write_toml(tomllib.loads(text))) == tomllib.loads(text)


def test_a_sound_map_has_no_faults() -> None:
    assert codes(small_map()) == []


@pytest.mark.parametrize("key", sorted(small_map() | {"drawing": 1, "people": 1}))
def test_no_value_breaks_the_check(key: str) -> None:
    """Whatever stands in a map, the answer is a list of faults that can be said."""
    for value in ODD:
        checked = RULES.check_map(write_toml(small_map(**{key: value})))
        for fault in checked.faults:
            assert all(fault.located(lang) for lang in LANGUAGES)
        assert (checked.printed is None) == bool(checked.faults)


@pytest.mark.parametrize("key", sorted(small_map()["location"][0]))
def test_no_value_of_a_location_breaks_the_check(key: str) -> None:
    for value in ODD:
        content = small_map()
        content["location"][1][key] = value
        for fault in RULES.check_map(write_toml(content)).faults:
            assert all(fault.located(lang) for lang in LANGUAGES)


def test_a_fault_has_its_place() -> None:
    content = small_map()
    del content["location"][2]["colour"]
    fault = next(f for f in RULES.check_map(write_toml(content)).faults if f.code == "needs-colour")
    assert fault.path == ("location", 2, "colour")
    assert fault.key == "location merthyr.colour"


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ({"size": [900]}, "drawing"),
        ({"size": [10, 10]}, "sheet"),
        ({"size": [900, 800], "land": [[[0, 0], [1e9, 0], [0, 9]]]}, "drawing-far"),
        ({"size": [900, 800], "rivers": [[[1, 1]] * 4000]}, "drawing-long"),
        ({"size": [900, 800], "labels": [{"text": "", "xy": [1, 1]}]}, "text"),
        ({"size": [900, 800], "plates": {"neath": "here"}}, "drawing"),
    ],
)
def test_a_fault_of_the_drawing_is_named(drawing: dict[str, Any], code: str) -> None:
    assert codes(small_map(drawing=drawing)) == [code]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"cards": {"per_colour": 9}}, "too-many-cards"),
        ({"market_tiles": {"cotton": 18}}, "too-many-market-tiles"),
        ({"coal_track": {"spaces": [1, 3]}}, "track-length"),
        ({"coal_track": {"spaces": [3, 1, 2, 2, 3, 3]}}, "track-order"),
        ({"setup": {"hand": 66, "hand_limit": 66}}, "few-cards"),
        ({"rail": {"cost": "1"}}, "whole-number"),
        ({"tile": {"port": [{"level": 4}]}}, "missing"),
    ],
)
def test_a_fault_of_the_player_board_is_named(changes: dict[str, Any], code: str) -> None:
    assert codes(small_map(player_board=changes)) == [code]


def test_a_text_that_is_no_map() -> None:
    assert [f.code for f in RULES.check_map("rails = [[").faults] == ["toml"]
    assert [f.code for f in RULES.check_map("a = " + "[" * 5000).faults] == ["toml"]
    assert [f.code for f in RULES.check_map("#" * (MAX_MAP_CHARS + 1)).faults] == ["too-long"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (".".join("a" * (MAX_KEY_PARTS + 1)) + " = 1", "value"),
        ('name = "x"\n[' + ' . "a"' * (MAX_KEY_PARTS + 1) + "]", "value"),
        ("[a.b.c.d.e.f.g]\nh = 1", "value"),
        (f"a = {2**64}", "value"),
        ("a = 1979-05-27", "value"),
        ("a = " + "1" * 5000, "toml"),  # more digits than Python reads
        ("[[location]]\nmarkets = 0x" + "f" * 5000, "value"),
    ],
)
def test_a_value_that_no_map_has_is_one_fault(text: str, code: str) -> None:
    """Answering would fail, or take a time that grows with the square of the text."""
    checked = RULES.check_map(text)
    assert [fault.code for fault in checked.faults] == [code]
    assert checked.content == {}


def test_dots_in_texts_are_not_keys() -> None:
    words = ". ".join(["one"] * MAX_KEY_PARTS)
    assert codes(small_map(name=words[:50])) == []
    assert [f.code for f in RULES.check_map(write_toml(small_map()) + f"# {words}").faults] == []


def test_the_search_for_faults_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault is looked up in the text, which takes long for thousands of them."""
    made = []

    def counted(*parts: Any) -> MapFault:
        made.append(parts)
        return MapFault(*parts)

    monkeypatch.setattr(mapfile, "MapFault", counted)
    faults = RULES.check_map("".join(f"k{number} = 1\n" for number in range(1000))).faults
    assert len(faults) == len(made) == mapfile.MAX_FAULTS


def test_a_map_is_played_by_the_id_of_its_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = write_toml(small_map(name="Gwent"))
    name = map_id(text)
    with pytest.raises(SetupError, match="Unknown map"):
        Game.new("industry", players=3, seed=1, map=name)
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert Game.new("industry", players=3, seed=1, map=name).position().map == name
    (tmp_path / f"{name}.toml").unlink()
    assert add_map_text(text) == name
    assert Game.new("industry", players=4, seed=1, map=name).rules.printed().name == "Gwent"


@pytest.mark.parametrize("value", [float("nan"), 2**60, object(), "\ud800"])
def test_a_value_that_toml_cannot_hold_is_refused(value: Any) -> None:
    with pytest.raises(SetupError):
        write_toml({"name": value})
