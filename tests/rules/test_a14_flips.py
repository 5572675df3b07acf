"""A14: flips and their income in cash."""

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, tile

# Seat 0 may build a level 2 mill (one coal) at Ratisbon, joined to Bohemia's mine.
MILL = """
    0 hand brown port
    0 stack cotton_mill 2
    0 money 6
    1 rail ratisbon-bohemia
"""
BUILD = "build cotton_mill ratisbon coal from bohemia with brown"
# Seat 1's ship beside Boston has one coal left; seat 0 may use it at Boston.
SHIP = """
    0 hand purple port
    0 stack cotton_mill 2
    0 money 6
    1 ship 2 mass_bay
    2 port 1 boston.1
    import mass_bay.import 1
"""
BURN = "build cotton_mill boston.3 coal from mass_bay.import with purple"


def test_the_last_cube_flips_a_mine_and_pays_its_owner_on_anothers_turn() -> None:
    game = industry_scene(MILL + "2 coal_mine 1 bohemia cubes 1")
    game.play(BUILD)
    assert tile(game, "bohemia").flipped
    assert money_of(game, 2) == (4, 0)
    assert money_of(game, 0) == (0, 0)


def test_a_mine_with_cubes_left_does_not_flip() -> None:
    game = industry_scene(MILL + "2 coal_mine 1 bohemia cubes 2")
    game.play(BUILD)
    assert not tile(game, "bohemia").flipped
    assert money_of(game, 2) == (0, 0)


def test_the_last_cube_flips_works() -> None:
    game = industry_scene(
        """
        0 money 3
        0 rail muenchen-ratisbon
        2 iron_works 1 ratisbon cubes 1
        """
    )
    game.play("rail ratisbon-bohemia iron from ratisbon")
    assert tile(game, "ratisbon").flipped
    assert money_of(game, 2) == (3, 0)


def test_the_income_of_a_flip_helps_to_pay_the_price() -> None:
    game = industry_scene(MILL + "0 coal_mine 1 bohemia cubes 1\n0 money 2")
    game.play(BUILD)
    assert money_of(game, 0) == (0, 0)


def test_a_flipped_mine_is_no_source() -> None:
    game = industry_scene(MILL + "2 coal_mine 1 bohemia flipped")
    assert refused(game, BUILD) == {"A10_NOT_NEAREST"}


def test_a_ship_without_demand_flips_when_its_import_is_empty() -> None:
    game = industry_scene(SHIP, "new_england")
    game.play(BURN)
    assert tile(game, "mass_bay").flipped
    assert money_of(game, 1) == (9, 0)


def test_a_ship_whose_market_was_used_flips_when_its_import_is_empty() -> None:
    game = industry_scene(SHIP + "market mass_bay.m1 cotton used", "new_england")
    game.play(BURN)
    assert tile(game, "mass_bay").flipped


def test_an_empty_import_is_not_enough_for_a_ship() -> None:
    game = industry_scene(SHIP + "market mass_bay.m1 cotton", "new_england")
    game.play(BURN)
    assert not tile(game, "mass_bay").flipped
    assert money_of(game, 1) == (0, 0)


def test_a_used_market_is_not_enough_for_a_ship() -> None:
    game = industry_scene(
        SHIP + "0 cotton_mill 1 boston.3\nmarket mass_bay.m1 cotton", "new_england"
    )
    game.play("sell boston.3 to mass_bay.m1")
    assert not tile(game, "mass_bay").flipped


def test_coal_left_on_the_import_keeps_a_ship_unflipped() -> None:
    game = industry_scene(SHIP + "import mass_bay.import 2", "new_england")
    game.play(BURN)
    assert not tile(game, "mass_bay").flipped


def test_example_a_ship_flips_after_its_import_and_market_are_used() -> None:
    game = industry_scene(
        """
        0 cotton_mill 1 lowell.1
        1 port 1 boston.1
        0 ship 2 mass_bay
        2 rail lowell-boston
        import mass_bay.import 0
        market mass_bay.m1 cotton
        """,
        "new_england",
    )
    game.play("sell lowell.1 to mass_bay.m1")
    assert tile(game, "lowell.1").flipped
    assert game.position().markets["mass_bay.m1"].used
    assert tile(game, "mass_bay").flipped
    assert not tile(game, "boston.1").flipped
    assert money_of(game, 0) == (8 + 9, 0)


def test_a_new_ship_without_demand_flips_at_once_when_the_track_takes_all() -> None:
    game = industry_scene(
        """
        coal_track 0
        0 hand purple
        0 stack ship 2
        0 money 8
        1 port 1 boston.1
        """,
        "new_england",
    )
    game.play("build ship mass_bay coal from mass_bay.import with purple")
    assert tile(game, "mass_bay").flipped
    assert money_of(game, 0) == (3 + 3 + 2 + 9, 0)
