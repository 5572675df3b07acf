"""A15: overbuilding."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, tile

# A port at Hamburg, so that cubes can be bought there.
HAMBURG = """
    0 hand blue port
    1 port 1 hamburg.1
"""
# Seat 1's empty mine at Chemnitz, and no coal anywhere; seat 0 has mines of level 2 left.
EMPTY_MINE = """
    coal_track 0
    0 hand orange
    0 stack coal_mine 2 2
    1 coal_mine 1 chemnitz.1 flipped
"""
MINE = "build coal_mine chemnitz.1 with orange"
# The same with works at Leipzig; the coal they need comes from Chemnitz.
EMPTY_WORKS = """
    iron_track 0
    0 hand orange
    0 stack iron_works 2 2
    1 iron_works 1 leipzig.1 flipped
    2 coal_mine 1 chemnitz.1
    2 rail leipzig-chemnitz
"""
WORKS = "build iron_works leipzig.1 coal from chemnitz.1 with orange"
# Seat 0's ship beside Boston with coal left, and a ship of level 3 to come.
SHIP = """
    coal_track 0
    0 hand purple purple
    0 stack ship 3
    0 money 30
    0 ship 2 mass_bay
    1 port 1 boston.1
    import mass_bay.import 2
"""
NEW_SHIP = "build ship mass_bay coal from mass_bay.import with purple"


@pytest.mark.parametrize("face", ["", "flipped"])
def test_an_own_tile_with_any_industry_that_fits(face: str) -> None:
    game = industry_scene(
        HAMBURG + f"0 cotton_mill 1 hamburg.3 {face}\n0 stack factory 3\n0 money 10"
    )
    game.play("build factory hamburg.3 with blue")
    assert (tile(game, "hamburg.3").industry, tile(game, "hamburg.3").level) == ("factory", 3)
    assert money_of(game, 0) == (0, 0)


def test_an_own_tile_with_the_same_industry() -> None:
    game = industry_scene(HAMBURG + "0 cotton_mill 1 hamburg.3\n0 stack cotton_mill 2")
    game.play("build cotton_mill hamburg.3 with blue")
    assert tile(game, "hamburg.3").level == 2


@pytest.mark.parametrize("level", [1, 2])
def test_only_at_a_higher_level(level: int) -> None:
    game = industry_scene(HAMBURG + f"0 cotton_mill {level} hamburg.3\n0 stack iron_works 1")
    assert refused(game, "build iron_works hamburg.3 with blue") == {"A15_NOT_HIGHER"}


def test_only_what_fits_the_slot() -> None:
    game = industry_scene(HAMBURG + "0 port 1 hamburg.2\n0 stack cotton_mill 3")
    assert "A7_NOT_SHOWN" in refused(game, "build cotton_mill hamburg.2 with blue")


def test_the_old_tile_and_its_cubes_leave_the_game() -> None:
    game = industry_scene(
        "coal_track 0\n0 hand orange\n0 coal_mine 1 chemnitz.1\n0 stack coal_mine 2"
    )
    game.play(MINE)
    assert tile(game, "chemnitz.1").cubes == 4
    assert seat(game, 0).stacks["coal_mine"] == []
    assert money_of(game, 0) == (3, 1)


def test_another_players_mine_when_no_coal_is_left() -> None:
    game = industry_scene(EMPTY_MINE)
    game.play(MINE)
    assert tile(game, "chemnitz.1").owner == 0
    assert tile(game, "chemnitz.1").level == 2


@pytest.mark.parametrize("left", ["coal_track 1", "2 coal_mine 1 poland cubes 1"])
def test_not_while_coal_is_left(left: str) -> None:
    game = industry_scene(EMPTY_MINE + left)
    assert refused(game, MINE) == {"A15_CUBES_LEFT"}


@pytest.mark.parametrize(("coal", "codes"), [(1, {"A15_CUBES_LEFT"}), (0, set())])
def test_coal_imports_count_as_coal_on_the_map(coal: int, codes: set[str]) -> None:
    game = industry_scene(
        f"""
        coal_track 0
        0 hand blue
        0 stack coal_mine 2
        1 coal_mine 1 pennsylvania.1 flipped
        1 ship 2 mass_bay
        import mass_bay.import {coal}
        """,
        "new_england",
    )
    assert {r.code for r in game.why_not("build coal_mine pennsylvania.1 with blue")} == codes


def test_iron_left_does_not_protect_a_mine() -> None:
    game = industry_scene(EMPTY_MINE + "iron_track 6\n2 iron_works 1 augsburg")
    game.play(MINE)
    assert tile(game, "chemnitz.1").owner == 0


def test_another_players_mine_only_at_a_higher_level() -> None:
    game = industry_scene(EMPTY_MINE + "1 coal_mine 2 chemnitz.1 flipped")
    assert refused(game, MINE) == {"A15_NOT_HIGHER"}


def test_another_players_works_when_no_iron_is_left() -> None:
    game = industry_scene(EMPTY_WORKS)
    game.play(WORKS)
    assert tile(game, "leipzig.1").owner == 0


@pytest.mark.parametrize("left", ["iron_track 1", "2 iron_works 1 augsburg cubes 1"])
def test_not_while_iron_is_left(left: str) -> None:
    game = industry_scene(EMPTY_WORKS + left)
    assert refused(game, WORKS) == {"A15_CUBES_LEFT"}


def test_another_players_works_only_with_works() -> None:
    game = industry_scene(EMPTY_WORKS + "0 stack cotton_mill 2")
    move = "build cotton_mill leipzig.1 coal from chemnitz.1 with orange"
    assert refused(game, move) == {"A15_OCCUPIED"}


def test_nothing_else_of_another_player() -> None:
    game = industry_scene(HAMBURG + "1 cotton_mill 1 hamburg.3\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill hamburg.3 with blue") == {"A15_OCCUPIED"}


def test_an_overbuilt_ships_import_is_not_refilled_and_ships_nothing() -> None:
    game = industry_scene(SHIP, "new_england")
    game.play(NEW_SHIP)
    assert game.position().imports["mass_bay"] == 1
    assert game.position().coal_track.cubes == 0
    assert money_of(game, 0) == (30 - 12 - 1, 0)


def test_a_ship_built_over_a_ship_never_flips() -> None:
    game = industry_scene(SHIP + "0 stack cotton_mill 2", "new_england")
    game.play(NEW_SHIP)
    game.play("build cotton_mill boston.3 coal from mass_bay.import with purple")
    assert game.position().imports["mass_bay"] == 0
    assert tile(game, "mass_bay").inert
    assert not tile(game, "mass_bay").flipped


def test_taking_its_last_coal_the_new_ship_flips_the_old_one_first() -> None:
    game = industry_scene(SHIP + "import mass_bay.import 1", "new_england")
    game.play(NEW_SHIP)
    assert money_of(game, 0) == (30 + 9 - 12 - 1, 0)
    assert not tile(game, "mass_bay").flipped
