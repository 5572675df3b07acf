"""Data files of Age of Industry: a fault names the file, the key and what is wrong."""

import shutil
from pathlib import Path

import pytest

from cottonopolis import DataError
from cottonopolis.games.industry.data import FOLDER, MAPS, DataFiles, make_setup, map_infos, setup
from cottonopolis.games.industry.state import INDUSTRIES
from tests.naive import industry as naive
from tests.setups import INDUSTRY


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copy(FOLDER / "player_board.toml", tmp_path)
    shutil.copytree(FOLDER / MAPS, tmp_path / MAPS)
    return tmp_path


def test_the_shipped_files_are_sound() -> None:
    assert [found.id for found in map_infos()] == ["germany", "new_england"]
    for made in INDUSTRY:
        setup(made.players, (), str(made.map))


BOARD = "player_board.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "words"),
    [
        (BOARD, "hand = 6", "hand = 30", "setup", "from 30"),
        (BOARD, "ship = 6", "ship = 9", "cards.industry", "more than 66"),
        (BOARD, '"brown", ', "", "cards.colours", "different colours"),
        (BOARD, "cotton = 7", "cotton = 9", "market_tiles", "more than 18"),
        (BOARD, "[1, 1, 2, 2, 3, 3]", "[3, 1, 2, 2, 3, 3]", "coal_track.spaces", "cheapest"),
        (BOARD, "level = 2", "level = 1", "level", "twice"),
        (BOARD, "[[tile.port]]", "[[tile.castle]]", "castle", "unknown industry"),
        (BOARD, "cubes = 3", "", "cubes", "missing"),
    ],
)
def test_a_fault_is_named(
    copied: Path, file: str, old: str, new: str, key: str, words: str
) -> None:
    path = copied / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        make_setup(DataFiles.load(copied), 4, (), "new_england")
    assert refusal.value.file == file
    assert key in refusal.value.key
    assert words in str(refusal.value)


CHANGES = """
[player_board.market_tiles]
no_demand = 1

[[player_board.tile.coal_mine]]
level = 3
cost = 8
"""


def test_a_map_can_change_the_player_board(copied: Path) -> None:
    path = copied / MAPS / "germany.toml"
    path.write_text(path.read_text(encoding="utf-8") + CHANGES, encoding="utf-8")
    changed = make_setup(DataFiles.load(copied), 4, (), str(path)).board
    printed = setup(4, (), "germany").board
    coal = INDUSTRIES.index("coal_mine")
    assert changed.tile_cost[coal, 3] == 8
    assert changed.market_tile_count == printed.market_tile_count - 2
    for level in (1, 2):
        assert changed.tile_cost[coal, level] == printed.tile_cost[coal, level]
    assert changed.tile_income[coal, 3] == printed.tile_income[coal, 3]
    assert (changed.card_count == printed.card_count).all()


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("market_tiles", "market_squares", "player_board.market_squares", "unknown key"),
        ("no_demand", "no_interest", "player_board.market_tiles.no_interest", "unknown key"),
        ("coal_mine", "castle", "player_board.tile.castle", "unknown industry"),
        ("cost = 8", "price = 8", "player_board.tile.coal_mine[0].price", "unknown key"),
        ("cost = 8", 'cost = "8"', "player_board.tile.coal_mine[2].cost", "whole number"),
        ("level = 3", "level = 4", "player_board.tile.coal_mine[3].count", "missing"),
    ],
)
def test_a_fault_in_these_changes_is_named(
    copied: Path, old: str, new: str, key: str, words: str
) -> None:
    path = copied / MAPS / "germany.toml"
    text = path.read_text(encoding="utf-8") + CHANGES.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        make_setup(DataFiles.load(copied), 4, (), str(path))
    assert refusal.value.file == "germany.toml"
    assert refusal.value.key == key
    assert words in refusal.value.fault


def test_data_agree_with_the_facts_of_the_naive_enumerator() -> None:
    """Two copies of the maps, kept apart on purpose, say the same."""
    for map_name in (found.id for found in map_infos()):
        made = setup(4, (), map_name)
        assert list(made.links) == naive.rail_names(map_name)
        assert set(made.slots) == naive.PRINTED[map_name].keys()
        assert set(made.nodes) == naive.PLACES[map_name].keys()
        assert naive.FACTS["cards"]["total"] == made.board.deck_size
