"""A10: the demand tracks, and the order in which a build is carried out."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, slot, tile

# A mine of level 3 at Bohemia, itself a distant port: $9 and one iron
MINE = "0 hand brown\n0 stack coal_mine 3\n"
MINE_BUILD = "build coal_mine bohemia with brown"
# Ports of level 2 ($5, coal) and 3 ($8, coal and iron)
PORT_2 = "0 hand blue brown\n0 stack port 2\n"
PORT_3 = "0 hand blue brown\n0 stack port 3\n"
# A ship sails between Boston, which has a port, and Portsmouth, which has none yet
BAY = "1 port 1 boston.1\n2 ship 2 mass_bay\n"


def test_a_distant_port_needs_no_rail() -> None:
    game = industry_scene(MINE)
    game.play(MINE_BUILD)
    assert seat(game, 0).spent == 9 + 1


@pytest.mark.parametrize(("cubes", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3)])
def test_the_cheapest_cube_is_taken(cubes: int, price: int) -> None:
    game = industry_scene(MINE + f"iron_track {cubes}")
    assert game.position().iron_track.next_price == price
    game.play(MINE_BUILD)
    assert seat(game, 0).spent == 9 + price
    assert game.position().iron_track.cubes == cubes - 1


def test_iron_costs_4_when_the_track_is_empty() -> None:
    game = industry_scene(MINE + "iron_track 0")
    game.play(MINE_BUILD)
    assert seat(game, 0).spent == 9 + 4
    assert game.position().iron_track.cubes == 0


def test_coal_costs_4_when_the_track_is_empty() -> None:
    game = industry_scene(PORT_2 + "coal_track 0")
    game.play("build port kiel with blue")
    assert seat(game, 0).spent == 5 + 4


def test_the_empty_track_needs_a_port_too() -> None:
    game = industry_scene("coal_track 0\n0 hand grey\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill kassel with grey") == {"A10_NO_COAL"}


def test_a_port_tile_in_the_same_location_opens_the_track() -> None:
    game = industry_scene("0 hand blue\n0 stack cotton_mill 2\n1 port 1 hamburg.1")
    game.play("build cotton_mill hamburg.3 with blue")
    assert seat(game, 0).spent == 6 + 1


def test_a_port_fetches_its_cubes_through_itself() -> None:
    game = industry_scene(PORT_3)
    game.play("build port kiel with blue")
    assert seat(game, 0).spent == 8 + 1 + 1


def test_but_a_mine_joined_to_it_comes_first() -> None:
    game = industry_scene(
        PORT_2 + "1 coal_mine 1 breslau.1\n1 rail berlin-breslau\n"
        "1 rail hamburg-berlin\n1 rail kiel-hamburg"
    )
    game.play("build port kiel with blue")
    assert tile(game, "breslau.1").cubes == 2
    assert seat(game, 0).spent == 5


def test_nothing_else_fetches_cubes_through_itself() -> None:
    game = industry_scene("0 hand blue\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill hamburg.3 with blue") == {"A10_NO_COAL"}


def test_a_new_port_opens_its_lanes_for_an_imports_coal() -> None:
    game = industry_scene(PORT_2 + BAY + "import mass_bay.import 3", "new_england")
    game.play("build port portsmouth coal from mass_bay.import with brown")
    assert game.position().imports["mass_bay"] == 2
    assert seat(game, 0).spent == 5


def test_a_new_port_opens_its_lanes_for_iron_from_beyond() -> None:
    table = PORT_3 + BAY + "import mass_bay.import 3\n1 iron_works 1 boston.3"
    game = industry_scene(table, "new_england")
    game.play("build port portsmouth iron from boston.3 with brown")
    assert tile(game, "boston.3").cubes == 2


SHIP_3 = "0 hand purple\n0 stack ship 3\n1 port 1 boston.1\n"


def test_a_new_ship_opens_its_lanes_for_iron() -> None:
    game = industry_scene(SHIP_3 + "1 iron_works 1 boston.3", "new_england")
    game.play("build ship mass_bay iron from boston.3 with purple")
    assert tile(game, "boston.3").cubes == 2
    assert game.position().imports["mass_bay"] == 3  # one of four burnt by the ship itself


def test_a_new_ship_is_joined_to_the_track_by_its_lane() -> None:
    game = industry_scene(SHIP_3, "new_england")
    game.play("build ship mass_bay with purple")
    assert seat(game, 0).spent == 12 + 1
    assert game.position().iron_track.cubes == 5


def test_works_beyond_a_port_slot_without_a_tile_give_no_iron() -> None:
    table = "0 hand purple\n0 stack ship 3\n1 port 1 portsmouth\n1 iron_works 1 boston.3"
    game = industry_scene(table, "new_england")
    game.play("build ship mass_bay with purple")
    assert tile(game, "boston.3").cubes == 3
    assert game.position().iron_track.cubes == 5


NEW_FOR_OLD = "0 hand purple\n0 stack ship 3\n0 ship 2 mass_bay flipped\n1 port 1 portsmouth\n"


def test_a_ship_over_a_ship_finds_its_import_empty() -> None:
    game = industry_scene(NEW_FOR_OLD, "new_england")
    game.play("build ship mass_bay with purple")
    assert seat(game, 0).spent == 12 + 1 + 1
    assert game.position().imports["mass_bay"] == 0


def test_and_burns_the_coal_of_the_next_import() -> None:
    next_lane = "2 ship 2 gulf_of_maine\nimport gulf_of_maine.import 3"
    game = industry_scene(NEW_FOR_OLD + next_lane, "new_england")
    game.play("build ship mass_bay with purple")
    assert game.position().imports["gulf_of_maine"] == 2


OLD_WORKS = """
    0 hand brown
    0 stack factory 3
    0 iron_works 1 ratisbon cubes {}
    1 coal_mine 1 bohemia
    1 rail ratisbon-bohemia
    """


def test_the_tile_built_over_gives_its_cube_first() -> None:
    game = industry_scene(OLD_WORKS.format(2))
    game.play("build factory ratisbon iron from ratisbon with brown")
    assert tile(game, "ratisbon").industry == "factory"
    assert game.position().iron_track.cubes == 6


def test_and_it_is_the_nearest() -> None:
    game = industry_scene(
        OLD_WORKS.format(2) + "1 iron_works 1 nuernberg.1\n1 rail ratisbon-nuernberg"
    )
    move = "build factory ratisbon iron from nuernberg.1 with brown"
    assert refused(game, move) == {"A10_NOT_NEAREST"}


def test_its_last_cube_flips_it_and_pays_before_it_leaves() -> None:
    game = industry_scene(OLD_WORKS.format(1) + "0 money 5")
    game.play("build factory ratisbon with brown")
    assert money_of(game, 0) == (5 + 3 - 8, 0)


def test_flips_pay_before_the_price_is_due() -> None:
    game = industry_scene(
        """
        0 hand brown
        0 stack cotton_mill 2
        0 money 2
        0 coal_mine 1 bohemia cubes 1
        0 rail ratisbon-bohemia
        """
    )
    game.play("build cotton_mill ratisbon with brown")
    assert money_of(game, 0) == (2 + 4 - 6, 0)


def test_the_price_is_paid_once_with_the_cubes_and_after_the_flips() -> None:
    """The iron flips the own works, whose income pays for everything without a loan.

    In version 1 works of level 3 pay enough for coal at $4 and a factory at $8.
    """
    game = industry_scene(
        """
        0 hand brown
        0 stack factory 3
        0 money 3
        0 iron_works 3 augsburg cubes 1
        1 rail augsburg-ratisbon
        1 rail ratisbon-bohemia
        coal_track 0
        """,
        "germany_version_1",
    )
    game.play("build factory ratisbon with brown")
    assert money_of(game, 0) == (3 + 11 - 8 - 4, 0)
    assert seat(game, 0).spent == 8 + 4


def test_a_rail_too_is_paid_once_with_its_cubes_and_after_the_flips() -> None:
    """A16: with $3, coal at $4 would need a loan if it were paid before the works pay."""
    game = industry_scene(
        """
        0 hand brown
        0 money 3
        0 iron_works 1 augsburg cubes 1
        0 rail augsburg-ratisbon
        coal_track 0
        """
    )
    game.play("rail ratisbon-bohemia")
    assert tile(game, "augsburg").flipped
    assert money_of(game, 0) == (3 + 3 - 4 - 1, 0)
    assert seat(game, 0).spent == 4 + 1


def test_the_track_is_filled_after_the_price_is_paid() -> None:
    game = industry_scene("0 hand brown\ncoal_track 1")
    game.play("build coal_mine bohemia with brown")
    assert tile(game, "bohemia").flipped
    assert money_of(game, 0) == (10 - 1 + (3 + 2 + 2) + 4, 1)


def test_the_card_is_gone_and_the_price_borrowed() -> None:
    game = industry_scene("0 hand grey\n0 money 3")
    game.play("build cotton_mill kassel with grey")
    assert game.position().discards == ["grey"]
    assert money_of(game, 0) == (3 + 10 - 4, 1)


def test_a_refused_build_leaves_the_slot_alone() -> None:
    game = industry_scene("0 hand grey\n0 stack cotton_mill 2")
    refused(game, "build cotton_mill kassel with grey")
    assert slot(game, "kassel") is None
