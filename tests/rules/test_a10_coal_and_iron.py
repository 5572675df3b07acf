"""A10: where a build takes its coal and its iron."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, tile

# A mill of level 2 at Kassel: $6 and one coal
MILL = """
    0 hand grey
    0 stack cotton_mill 2
    """
BUILD = "build cotton_mill kassel with grey"
FROM = "build cotton_mill kassel coal from {} with grey"
RATISBON = """
    0 hand brown
    0 stack factory 3
    0 coal_mine 1 mannheim.1
    0 iron_works 1 muenchen.1 cubes 1
    1 coal_mine 1 bohemia cubes 1
    1 iron_works 1 augsburg cubes 1
    0 rail mannheim-stuttgart
    0 rail stuttgart-augsburg
    0 rail muenchen-ratisbon
    1 rail augsburg-ratisbon
    1 rail ratisbon-bohemia
    """
FACTORY = "build factory ratisbon coal from {} iron from {} with brown"
# A factory at Ratisbon, with coal at hand: only the iron is left to find
IRON = """
    0 hand brown
    0 stack factory 3
    1 coal_mine 1 mannheim.1
    1 rail mannheim-stuttgart
    1 rail stuttgart-augsburg
    1 rail augsburg-ratisbon
    """


def test_example_magdeburg_with_polands_coal_over_anothers_rails() -> None:
    game = industry_scene(
        """
        0 hand cotton_mill
        0 stack cotton_mill 2
        0 iron_works 1 hannover
        0 rail hannover-magdeburg
        1 coal_mine 1 poland
        1 rail magdeburg-berlin
        1 rail berlin-posen
        1 rail posen-poland
        """
    )
    game.play("build cotton_mill magdeburg with cotton_mill")
    assert tile(game, "magdeburg").level == 2
    assert tile(game, "poland").cubes == 2
    assert seat(game, 0).spent == 6


def test_example_ratisbon_both_sources_flip() -> None:
    game = industry_scene(RATISBON)
    game.play(FACTORY.format("bohemia", "muenchen.1"))
    assert tile(game, "ratisbon").level == 3
    assert tile(game, "bohemia").flipped
    assert tile(game, "muenchen.1").flipped
    assert money_of(game, 1) == (4, 0)


def test_example_ratisbon_not_with_mannheims_coal() -> None:
    move = FACTORY.format("mannheim.1", "muenchen.1")
    assert refused(industry_scene(RATISBON), move) == {"A10_NOT_NEAREST"}


@pytest.mark.parametrize(
    ("works", "other"), [("muenchen.1", "augsburg"), ("augsburg", "muenchen.1")]
)
def test_example_ratisbon_iron_by_choice_between_two_equals(works: str, other: str) -> None:
    game = industry_scene(RATISBON)
    assert refused(game, "build factory ratisbon with brown") == set()  # say which
    game.play(FACTORY.format("bohemia", works))
    assert tile(game, works).flipped
    assert tile(game, other).cubes == 1


def test_example_ratisbon_muenchen_would_be_over_the_limit() -> None:
    move = "build factory muenchen.2 with brown"
    assert refused(industry_scene(RATISBON), move) == {"A8_LIMIT"}


@pytest.mark.parametrize("builder", [0, 1, 2])
def test_example_france_opens_the_track_for_everyone_joined_to_it(builder: int) -> None:
    game = industry_scene(
        f"""
        to_move {builder}
        {builder} hand grey
        {builder} stack cotton_mill 2
        2 rail mannheim-france
        2 rail frankfurt-mannheim
        1 rail frankfurt-kassel
        """
    )
    game.play(BUILD)
    assert seat(game, builder).spent == 6 + 1
    assert game.position().coal_track.cubes == 5


def test_france_opens_nothing_for_those_not_joined_to_it() -> None:
    game = industry_scene(MILL + "2 rail mannheim-france\n1 rail frankfurt-kassel")
    assert refused(game, BUILD) == {"A10_NO_COAL"}


def test_the_nearest_mine_gives_whoever_owns_it() -> None:
    game = industry_scene(
        MILL + "0 coal_mine 1 mannheim.1\n0 rail frankfurt-mannheim\n0 rail frankfurt-kassel\n"
        "1 coal_mine 1 dortmund.1\n2 rail dortmund-kassel"
    )
    assert refused(game, FROM.format("mannheim.1")) == {"A10_NOT_NEAREST"}
    game.play(BUILD)
    assert tile(game, "dortmund.1").cubes == 2


def test_an_empty_mine_is_passed_over() -> None:
    game = industry_scene(
        MILL + "1 coal_mine 1 dortmund.1 flipped\n1 coal_mine 1 belgium\n"
        "2 rail dortmund-kassel\n2 rail dortmund-cologne\n2 rail cologne-belgium"
    )
    game.play(BUILD)
    assert tile(game, "belgium").cubes == 2


def test_a_mine_in_the_same_location_is_nearest_and_needs_no_rail() -> None:
    table = (
        "0 hand purple\n0 stack cotton_mill 2\n1 coal_mine 1 dortmund.1\n1 coal_mine 1 belgium\n"
    )
    game = industry_scene(table + "1 rail dortmund-cologne\n1 rail cologne-belgium")
    move = "build cotton_mill dortmund.3 coal from {} with purple"
    assert refused(game, move.format("belgium")) == {"A10_NOT_NEAREST"}
    game.play(move.format("dortmund.1"))
    assert tile(game, "dortmund.1").cubes == 2


def test_coal_passes_villages_and_foreign_lands() -> None:
    game = industry_scene(
        MILL + "1 coal_mine 1 belgium\n1 rail belgium-france\n1 rail mannheim-france\n"
        "1 rail frankfurt-mannheim\n1 rail frankfurt-kassel"
    )
    game.play(BUILD)  # a mine on the map, however far, comes before the track that France opens
    assert tile(game, "belgium").cubes == 2
    assert seat(game, 0).spent == 6


def test_a_mine_that_is_not_joined_does_not_bar_the_track() -> None:
    game = industry_scene(
        MILL + "1 coal_mine 1 belgium\n1 port 1 bremen.1\n"
        "1 rail bremen-hannover\n1 rail kassel-hannover"
    )
    assert refused(game, FROM.format("belgium")) == {"A10_NOT_NEAREST"}
    game.play(BUILD)
    assert seat(game, 0).spent == 6 + 1


def test_iron_must_be_joined_by_rail_too() -> None:
    game = industry_scene(IRON + "0 iron_works 1 nuernberg.1")
    assert refused(game, "build factory ratisbon with brown") == {"A10_NO_IRON"}


def test_the_nearest_works_give() -> None:
    game = industry_scene(
        IRON + "0 iron_works 1 stuttgart.1\n1 iron_works 1 nuernberg.1\n2 rail ratisbon-nuernberg"
    )
    move = "build factory ratisbon iron from stuttgart.1 with brown"
    assert refused(game, move) == {"A10_NOT_NEAREST"}
    game.play("build factory ratisbon with brown")
    assert tile(game, "nuernberg.1").cubes == 2


@pytest.mark.parametrize(
    "gate",
    [
        "1 port 1 bremen.1",
        "1 port 1 bremen.1 flipped",
        "1 rail bremen-osnabrueck\n1 rail osnabrueck-holland",
    ],
)
def test_a_port_tile_or_a_distant_port_opens_the_track(gate: str) -> None:
    game = industry_scene(MILL + "1 rail bremen-hannover\n1 rail kassel-hannover\n" + gate)
    game.play(BUILD)
    assert seat(game, 0).spent == 6 + 1


@pytest.mark.parametrize(
    "gate",
    [
        "",
        "1 rail kiel-hamburg\n1 rail kiel-denmark\n1 rail hamburg-hannover\n1 rail kassel-hannover",
    ],
)
def test_neither_an_empty_port_slot_nor_denmark_does(gate: str) -> None:
    assert refused(industry_scene(MILL + gate), BUILD) == {"A10_NO_COAL"}
