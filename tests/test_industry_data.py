"""Data files of Age of Industry: a fault names the file, the key and what is wrong."""

import shutil
from pathlib import Path

import pytest

from cottonopolis import DataError
from cottonopolis.games.industry.data import FOLDER, MAPS, DataFiles, make_setup, map_infos, setup
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


def test_data_agree_with_the_facts_of_the_naive_enumerator() -> None:
    """Two copies of the maps, kept apart on purpose, say the same."""
    for map_name in (found.id for found in map_infos()):
        made = setup(4, (), map_name)
        assert list(made.links) == naive.rail_names(map_name)
        assert set(made.slots) == naive.PRINTED[map_name].keys()
        assert set(made.nodes) == naive.PLACES[map_name].keys()
        assert naive.FACTS["cards"]["total"] == made.board.deck_size
