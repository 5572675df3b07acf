"""Map files of Age of Industry: sound ones load, every fault of another is named with its line."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cottonopolis.cli.maps import read_map
from cottonopolis.drawing import draw_board
from cottonopolis.games.industry.data import FOLDER
from cottonopolis.games.map_texts import MapError

MAPS = ("germany", "new_england")


@pytest.mark.parametrize("name", MAPS)
def test_the_maps_of_the_game_are_sound(name: str) -> None:
    assert read_map(Path(name)).map == name


def test_what_the_rule_book_says_of_germany_holds() -> None:
    places = {place.id: place for place in read_map(Path("germany")).places}
    brown = {name for name, place in places.items() if place.colour == "brown"}
    assert brown == {"stuttgart", "augsburg", "muenchen", "ratisbon", "bohemia"}
    takes = {name: [slot.industries for slot in place.slots] for name, place in places.items()}
    assert takes["cologne"] == [["cotton_mill", "factory", "iron_works"]] * 2  # blank: A7
    assert takes["belgium"] == [["coal_mine"]]
    assert takes["kiel"] == [["port"]]
    assert places["france"].distant_port
    assert places["bohemia"].distant_port
    assert not any("ship" in slot for slots in takes.values() for slot in slots)  # A23


def test_what_the_rule_book_says_of_new_england_holds() -> None:
    board = read_map(Path("new-england"))
    places = {place.id: place for place in board.places}
    assert places["pennsylvania"].no_passing_through
    assert places["mass_bay"].colour == "purple"
    assert any(p.colour == "light_green" for p in places.values() if p.kind == "sea")
    assert all(lane.coal > 0 for lane in board.lanes)


FAULTS: list[tuple[str, str, str, str]] = [
    ("germany", '["kiel", "denmark"]', '["kiel", "atlantis"]', "unknown-location"),
    ("germany", '["kiel", "denmark"]', '["kiel", "hamburg"]', "rail-twice"),
    ("germany", '["kiel", "denmark"]', '["kiel", "kiel"]', "rail-ends"),
    ("germany", '  ["danzig", "koenigsberg"],\n', "", "no-rail"),
    ("germany", 'colour = "grey"', 'colour = "pink"', "colour"),
    ("germany", 'colour = "purple"\n', "", "needs-colour"),
    ("germany", "markets = 1", "markets = -1", "range"),
    ("germany", "markets = 2", "markets = 13", "too-many-markets"),
    ("germany", 'slots = ["blank"]', 'slots = ["castle"]', "slots"),
    ("germany", 'slots = ["blank"]', "slots = []", "slot-count"),
    ("germany", 'kind = "village"', 'kind = "hamlet"', "kind"),
    ("germany", 'id = "kassel"', 'id = "kiel"', "twice"),
    ("germany", 'id = "kassel"', 'id = "Kassel!"', "id"),
    ("germany", "players = [3, 4, 5]", "players = [2]", "players"),
    ("germany", "xy = [395, 874]", "xy = [395]", "point"),
    ("germany", "distant_port = true", "distant_port = 1", "true-or-false"),
    ("germany", "rails = [", "rails = [[", "toml"),
    ("new_england", 'ports = ["new_york"]', 'ports = ["albany"]', "no-port-slot"),
    ("new_england", 'ports = ["new_york"]', 'ports = ["atlantis"]', "unknown-location"),
    ("new_england", 'ship = "ny_bight"', 'ship = "albany"', "no-sea"),
    ("new_england", "coal_import = 2", "coal_import = -2", "range"),
    ("new_england", '["portland", "lewiston"]', '["portland", "mass_bay"]', "rail-at-sea"),
]


def changed(tmp_path: Path, name: str, old: str, new: str) -> tuple[Path, int]:
    """A copy of a map with one change, and the line where it was made."""
    text = (FOLDER / "maps" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path, text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(("name", "old", "new", "code"), FAULTS)
def test_a_fault_is_named(tmp_path: Path, name: str, old: str, new: str, code: str) -> None:
    path, _ = changed(tmp_path, name, old, new)
    with pytest.raises(MapError) as refusal:
        read_map(path)
    assert code in {fault.code for fault in refusal.value.faults}, str(refusal.value)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("germany", '["hof", "leipzig"]', '["hof", "atlantis"]'),
        ("germany", "markets = 1", "markets = -1"),
        ("germany", "xy = [717, 408]", "xy = [717]"),
        ("new_england", "coal_import = 2", "coal_import = -2"),
    ],
)
def test_the_line_is_right(tmp_path: Path, name: str, old: str, new: str) -> None:
    path, line = changed(tmp_path, name, old, new)
    with pytest.raises(MapError) as refusal:
        read_map(path)
    assert line in {fault.line for fault in refusal.value.faults}


def test_all_faults_are_listed(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, "germany", '["hof", "leipzig"]', '["hof", "atlantis"]')
    text = path.read_text(encoding="utf-8").replace('colour = "grey"', 'colour = "pink"', 1)
    path.write_text(text.replace("markets = 2", "markets = -2", 1), encoding="utf-8")
    with pytest.raises(MapError) as refusal:
        read_map(path)
    assert len(refusal.value.faults) >= 3


@pytest.mark.parametrize("name", MAPS)
def test_the_drawing_is_valid_and_shows_every_location(name: str) -> None:
    board = read_map(Path(name))
    picture = draw_board(board)
    ElementTree.fromstring(picture)
    for place in board.places:
        assert place.name in picture
    assert "Reconstruction" in picture
