"""A7: what a slot takes."""

import pytest

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, tile

# Every industry can be built with no coal and no iron but the factory
ALL = """
    0 hand ship
    1 coal_mine 1 dortmund.1
    1 iron_works 1 hannover
    1 rail dortmund-cologne
    1 rail dortmund-hannover
    0 stack factory 3
    """
INDUSTRIES = ["cotton_mill", "factory", "iron_works", "coal_mine", "port"]


@pytest.mark.parametrize("place", ["cologne.1", "cologne.2"])
@pytest.mark.parametrize("industry", ["cotton_mill", "factory", "iron_works"])
def test_example_cologne_takes_mill_factory_and_works(industry: str, place: str) -> None:
    game = industry_scene(ALL)
    game.play(f"build {industry} {place} with ship whole_turn")
    assert tile(game, place).industry == industry


@pytest.mark.parametrize("industry", ["coal_mine", "port"])
def test_cologne_takes_nothing_else(industry: str) -> None:
    move = f"build {industry} cologne.1 with ship whole_turn"
    assert refused(industry_scene(ALL), move) == {"A7_NOT_SHOWN"}


@pytest.mark.parametrize(("place", "own"), [("belgium", "coal_mine"), ("kiel", "port")])
@pytest.mark.parametrize("industry", INDUSTRIES)
def test_example_belgium_takes_coal_and_kiel_a_port_only(
    industry: str, place: str, own: str
) -> None:
    game = industry_scene(ALL)
    move = f"build {industry} {place} with ship whole_turn"
    if industry == own:
        game.play(move)
        assert tile(game, place).industry == own
    else:
        cubes = {"A10_NO_COAL", "A10_NO_IRON"} if industry == "factory" else set()
        assert refused(game, move) == {"A7_NOT_SHOWN", *cubes}


def test_slots_of_one_location_differ() -> None:
    game = industry_scene("0 hand blue")
    assert refused(game, "build cotton_mill hamburg.1 with blue") == {"A7_NOT_SHOWN"}
    assert refused(game, "build port hamburg.3 with blue") == {"A7_NOT_SHOWN"}
    game.play("build port hamburg.2 with blue")
    assert tile(game, "hamburg.2").industry == "port"


@pytest.mark.parametrize("industry", ["cotton_mill", "iron_works", "coal_mine", "port"])
def test_a_ship_slot_takes_ships_only(industry: str) -> None:
    game = industry_scene("0 hand purple\n1 port 1 boston.1", "new_england")
    assert refused(game, f"build {industry} mass_bay with purple") == {"A7_NOT_SHOWN"}


@pytest.mark.parametrize("place", ["boston.1", "boston.3"])
def test_a_ship_goes_nowhere_else(place: str) -> None:
    table = "0 hand purple\n0 stack ship 2\nimport mass_bay.import 2\n1 port 1 boston.2\n"
    game = industry_scene(table + "1 ship 2 mass_bay", "new_england")
    assert refused(game, f"build ship {place} with purple") == {"A7_NOT_SHOWN"}


@pytest.mark.parametrize(
    "port",
    ["0 port 1 boston.1", "1 port 1 boston.2", "1 port 2 portsmouth", "2 port 1 boston.1 flipped"],
)
def test_a_ship_needs_a_port_tile_of_anybody_on_its_lane(port: str) -> None:
    game = industry_scene(f"0 hand purple\n0 stack ship 2\n{port}", "new_england")
    game.play("build ship mass_bay coal from mass_bay.import with purple")
    assert tile(game, "mass_bay").owner == 0


@pytest.mark.parametrize(
    "fact",
    [
        "",
        "0 cotton_mill 1 boston.3",  # a tile, but no port
        "0 port 1 portland.1",  # a port, but on another lane
        "1 port 1 portland.1\n1 rail portland-portsmouth",  # joined to the lane by rail only
    ],
)
def test_a_ship_without_a_port_tile_on_its_lane(fact: str) -> None:
    game = industry_scene(f"0 hand purple\n0 stack ship 2\n{fact}", "new_england")
    assert refused(game, "build ship mass_bay with purple") == {"A7_NO_PORT"}


def test_a_ship_needs_its_port_in_a_whole_turn_too() -> None:
    game = industry_scene("0 hand grey\n0 stack ship 2", "new_england")
    assert refused(game, "build ship mass_bay with grey whole_turn") == {"A7_NO_PORT"}


def test_the_symbol_holds_for_overbuilding() -> None:
    game = industry_scene("0 hand blue\n0 port 1 kiel\n0 stack iron_works 2\n1 coal_mine 1 poland")
    assert refused(game, "build iron_works kiel with blue") == {"A7_NOT_SHOWN"}
