"""A16: building a rail."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, tile

# Seat 0 has a rail already; seat 1's works stand at Augsburg, its mine at Bohemia.
SECOND = """
    0 money 5
    0 rail muenchen-ratisbon
    1 iron_works 1 augsburg
    1 rail augsburg-muenchen
"""


def test_example_ratisbon_bohemia_for_two_dollars_in_all() -> None:
    game = industry_scene("0 money 2\n0 iron_works 1 augsburg\n0 rail augsburg-ratisbon")
    game.play("rail ratisbon-bohemia iron from augsburg")
    assert money_of(game, 0) == (0, 0)
    assert game.position().coal_track.cubes == 5
    assert tile(game, "augsburg").cubes == 2


def test_both_cubes_are_taken_before_anything_is_paid() -> None:
    game = industry_scene("0 iron_works 1 augsburg cubes 1\n0 rail augsburg-ratisbon")
    game.play("rail ratisbon-bohemia iron from augsburg")
    assert money_of(game, 0) == (3 - 1 - 1, 0)
    assert seat(game, 0).spent == 2


def test_the_first_rail_costs_one_dollar_and_no_cubes() -> None:
    game = industry_scene("0 money 1\n0 cotton_mill 1 kassel")
    game.play("rail kassel-hannover")
    assert money_of(game, 0) == (0, 0)
    assert game.position().links["kassel-hannover"] == 0


def test_a_rail_takes_no_card_and_one_action() -> None:
    game = industry_scene("0 cotton_mill 1 kassel")
    game.play("rail kassel-hannover")
    assert seat(game, 0).hand_size == 4
    assert seat(game, 0).links_left == 11
    assert (game.seat, game.position().actions_left) == (0, 1)


def test_one_rail_per_action() -> None:
    game = industry_scene("0 cotton_mill 1 kassel")
    assert refused(game, "rail kassel-hannover and kassel-erfurt")


def test_later_rails_cost_a_dollar_a_coal_and_an_iron() -> None:
    game = industry_scene(SECOND + "1 coal_mine 1 bohemia")
    game.play("rail ratisbon-bohemia coal from bohemia iron from augsburg")
    assert money_of(game, 0) == (4, 0)
    assert (tile(game, "bohemia").cubes, tile(game, "augsburg").cubes) == (2, 2)


def test_both_cubes_may_be_bought() -> None:
    game = industry_scene("0 money 7\n0 rail muenchen-ratisbon\ncoal_track 4\niron_track 0")
    game.play("rail ratisbon-bohemia")
    assert money_of(game, 0) == (7 - 1 - 2 - 4, 0)
    assert seat(game, 0).spent == 7


def test_without_coal_there_is_no_later_rail() -> None:
    game = industry_scene(SECOND)
    move = "rail ratisbon-nuernberg iron from augsburg"
    assert refused(game, move) == {"A16_NO_COAL"}


def test_without_iron_there_is_no_later_rail() -> None:
    game = industry_scene(
        "0 rail muenchen-ratisbon\n0 rail stuttgart-switzerland\n1 coal_mine 1 mannheim.1"
    )
    assert refused(game, "rail mannheim-stuttgart coal from mannheim.1") == {"A16_NO_IRON"}


@pytest.mark.parametrize(
    "hold", ["0 cotton_mill 1 kassel", "0 cotton_mill 1 kassel flipped", "0 coal_mine 1 dortmund.1"]
)
def test_a_rail_may_touch_an_own_tile(hold: str) -> None:
    game = industry_scene(hold)
    game.play("rail dortmund-kassel")
    assert game.position().links["dortmund-kassel"] == 0


def test_a_rail_may_go_on_from_a_village_at_the_end_of_an_own_rail() -> None:
    game = industry_scene(
        """
        0 rail kassel-erfurt
        1 coal_mine 1 chemnitz.1
        1 iron_works 1 leipzig.1
        1 rail leipzig-chemnitz
        """
    )
    game.play("rail erfurt-leipzig coal from chemnitz.1 iron from leipzig.1")
    assert game.position().links["erfurt-leipzig"] == 0


@pytest.mark.parametrize("hold", ["", "1 cotton_mill 1 kassel", "1 rail kassel-hannover"])
def test_a_rail_must_touch_something_of_ones_own(hold: str) -> None:
    game = industry_scene("0 cotton_mill 1 augsburg\n" + hold)
    assert refused(game, "rail dortmund-kassel") == {"A16_NOT_CONNECTED"}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_connection_takes_one_rail(owner: int) -> None:
    game = industry_scene(
        f"0 cotton_mill 1 bremen.2\n1 port 1 bremen.1\n{owner} rail hamburg-bremen"
    )
    assert "A16_TAKEN" in refused(game, "rail hamburg-bremen")


def test_twelve_rails_each() -> None:
    game = industry_scene("0 money 5\n0 rail muenchen-ratisbon\n0 rails_left 0")
    assert "A16_NO_RAILS" in refused(game, "rail ratisbon-bohemia")
    game = industry_scene("0 money 5\n0 rail muenchen-ratisbon\n0 rails_left 1")
    game.play("rail ratisbon-bohemia")
    assert seat(game, 0).links_left == 0


# Mines beside both ends of Leipzig-Chemnitz and further off; the iron is at Leipzig.
ENDS = """
    0 money 5
    0 rail berlin-leipzig
    1 iron_works 1 leipzig.1
    2 coal_mine 1 breslau.1
    2 rail berlin-breslau
    3 coal_mine 1 bohemia
    3 rail chemnitz-bohemia
    """


@pytest.mark.parametrize("mine", ["breslau.1", "bohemia"])
def test_the_source_nearest_to_either_end_will_do(mine: str) -> None:
    game = industry_scene(ENDS)
    game.play(f"rail leipzig-chemnitz coal from {mine} iron from leipzig.1")
    assert tile(game, mine).cubes == 2


def test_the_rail_being_built_does_not_count() -> None:
    # Over the new rail Bohemia would be nearer to Leipzig than Poland, yet Poland serves
    game = industry_scene(
        ENDS + "2 rail breslau-poland\n2 coal_mine 1 breslau.1 flipped\n2 coal_mine 1 poland"
    )
    game.play("rail leipzig-chemnitz coal from poland iron from leipzig.1")
    assert tile(game, "poland").cubes == 2


def test_a_source_nearest_to_neither_end_is_refused() -> None:
    game = industry_scene(ENDS + "2 rail breslau-poland\n2 coal_mine 1 poland")
    move = "rail leipzig-chemnitz coal from poland iron from leipzig.1"
    assert refused(game, move) == {"A16_NOT_NEAREST"}


def test_iron_too_comes_from_the_nearest_works() -> None:
    game = industry_scene(SECOND + "2 iron_works 1 ratisbon")
    assert refused(game, "rail ratisbon-bohemia iron from augsburg") == {"A16_NOT_NEAREST"}


def test_among_equals_the_builder_picks() -> None:
    game = industry_scene(
        SECOND + "1 rail augsburg-ratisbon\n2 iron_works 1 nuernberg.1\n2 rail ratisbon-nuernberg"
    )
    game.play("rail ratisbon-bohemia iron from nuernberg.1")
    assert tile(game, "nuernberg.1").cubes == 2


@pytest.mark.parametrize("sources", [" coal from bohemia iron from augsburg", ""])
def test_a_source_at_either_end_comes_before_the_track(sources: str) -> None:
    game = industry_scene(SECOND + "1 coal_mine 1 bohemia")
    game.play("rail ratisbon-bohemia" + sources)
    assert game.position().coal_track.cubes == 6
    assert game.position().iron_track.cubes == 6


def test_the_price_is_borrowed() -> None:
    game = industry_scene("0 rail muenchen-ratisbon")
    game.play("rail ratisbon-bohemia")
    assert money_of(game, 0) == (10 - 3, 1)
