"""Data files: a fault names the file, the key and what is wrong."""

import shutil
from pathlib import Path

import pytest

from cottonopolis import DataError
from cottonopolis.games.brass.data import FOLDER, DataFiles, make_setup, setup
from tests.setups import BRASS


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path


def test_the_shipped_files_are_sound() -> None:
    for made in BRASS:
        setup(made.players, made.variants)


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "words"),
    [
        ("board.toml", 'id = "wigan"', 'id = "colne"', "location[18].id", "twice"),
        ("board.toml", 'slots = [["shipyard"]]', 'slots = [["castle"]]', "slots", "castle"),
        ("board.toml", 'slots = [["shipyard"]]', "slots = []", "slots", "1 to 4"),
        ("board.toml", '["colne", "yorkshire"]', '["colne", "atlantis"]', "between", "atlantis"),
        ("board.toml", '["colne", "yorkshire"]', '["burnley", "colne"]', "between", "twice"),
        ("board.toml", '["lancaster", "scotland"]', '["lancaster", "colne"]', "links", "scotland"),
        ("board.toml", 'kinds = ["rail"]', "kinds = []", "kinds", "canal, rail"),
        ("board.toml", "xy = [80, 255]", "xy = [80]", "xy", "2 entries"),
        ("board.toml", "discs = 2", 'discs = "two"', "discs", "whole number"),
        ("board.toml", "port_first = ", "port_second = ", "port_first", "missing"),
        ("tiles.toml", "[[port]]", "[[castle]]", "castle", "unknown industry"),
        ("tiles.toml", "count = 3", "count = -3", "count", "from 1 to 9"),
        ("tiles.toml", "level = 2", "level = 1", "level", "twice"),
        ("cards.toml", "colne = 2", "colne = 1", "cards_removed", "put aside"),
        ("cards.toml", "colne = 2", "colne = 3", "location", "more than 66"),
        ("cards.toml", "colne = 2", "atlantis = 2", "atlantis", "unknown name"),
        ("cards.toml", "canal = 6", "canal = 7", "cards_removed.4.canal", "put aside"),
        ("tracks.toml", "money = 30", "money = true", "setup.money", "whole number"),
        ("tracks.toml", "spaces = [1, 1,", "spaces = [4, 1,", "spaces", "cheapest first"),
        ("tracks.toml", "  -10, -9,", "  -10, -7,", "by_space", "skip"),
        ("tracks.toml", "amounts = [10, 20, 30]", "amounts = [10, 20]", "amounts", "3 entries"),
        ("tracks.toml", "[costs]", "[costs", "file", "TOML"),
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
        make_setup(DataFiles.load(copied), 4, ())
    assert refusal.value.file == file
    assert key in refusal.value.key
    assert words in str(refusal.value)


def test_a_missing_file_is_named(copied: Path) -> None:
    (copied / "tiles.toml").unlink()
    with pytest.raises(DataError, match=r"tiles\.toml"):
        DataFiles.load(copied)


def test_a_faulty_variant_is_named(copied: Path) -> None:
    path = copied / "variants.toml"
    text = path.read_text(encoding="utf-8").replace('"two_way"', '"sideways"')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="virtual_link"):
        make_setup(DataFiles.load(copied), 4, ("two_way_virtual_link",))


def test_data_agree_with_the_facts_of_the_naive_enumerator() -> None:
    """Two copies of the board, kept apart on purpose, say the same."""
    from tests.naive.brass import FACTS

    made = setup(4)
    assert [place["id"] for place in FACTS["locations"]] == list(made.nodes[:19])
    links = [f"{link['a']}-{link['b']}" for link in FACTS["links"]]
    assert links == list(made.links)
    assert FACTS["income_by_space"] == made.board.income.tolist()
    assert FACTS["cards"]["total"] == made.board.deck_size
