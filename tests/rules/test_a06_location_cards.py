"""A6: a location card allows any industry in the locations of its colour."""

import pytest

from tests.rules.industry_scene import industry_scene, offers
from tests.rules.scene import refused, tile

BROWN = "0 hand brown\n0 cotton_mill 1 kassel\nactions 1\n"


@pytest.mark.parametrize(
    ("industry", "place"),
    [
        ("coal_mine", "bohemia"),
        ("cotton_mill", "stuttgart.1"),
        ("cotton_mill", "augsburg"),
        ("iron_works", "muenchen.2"),
        ("cotton_mill", "ratisbon"),
    ],
)
def test_example_brown_card_in_five_locations(industry: str, place: str) -> None:
    game = industry_scene(BROWN)
    game.play(f"build {industry} {place} with brown")
    assert tile(game, place).owner == 0


def test_example_brown_card_nowhere_else() -> None:
    found = offers(industry_scene(BROWN), "build")
    places = {words.split()[2].split(".")[0] for words in found}
    assert places == {"bohemia", "stuttgart", "augsburg", "muenchen", "ratisbon"}


@pytest.mark.parametrize("place", ["berlin.1", "cologne.1", "hannover", "frankfurt.1"])
def test_brown_card_not_elsewhere(place: str) -> None:
    move = f"build cotton_mill {place} with brown"
    assert refused(industry_scene(BROWN), move) == {"A6_OTHER_COLOUR"}


def test_a_rail_there_does_not_help_a_card_of_another_colour() -> None:
    game = industry_scene(BROWN + "0 rail frankfurt-kassel")
    move = "build cotton_mill frankfurt.1 with brown"
    assert refused(game, move) == {"A6_OTHER_COLOUR"}


def test_nor_does_having_no_tile_on_the_map() -> None:
    game = industry_scene("0 hand brown")
    assert refused(game, "build cotton_mill kassel with brown") == {"A6_OTHER_COLOUR"}


@pytest.mark.parametrize(
    ("colour", "industry", "place"),
    [
        ("grey", "iron_works", "frankfurt.1"),
        ("purple", "coal_mine", "belgium"),
        ("blue", "port", "kiel"),
        ("light_green", "coal_mine", "poland"),
        ("orange", "cotton_mill", "magdeburg"),
    ],
)
def test_other_colours(colour: str, industry: str, place: str) -> None:
    game = industry_scene(f"0 cotton_mill 1 stuttgart.1\n0 hand {colour}")
    game.play(f"build {industry} {place} with {colour}")
    assert tile(game, place).industry == industry


@pytest.mark.parametrize(
    "move", ["build port augsburg with brown", "build cotton_mill bohemia with brown"]
)
def test_the_slot_must_fit(move: str) -> None:
    assert refused(industry_scene(BROWN), move) == {"A7_NOT_SHOWN"}


def test_coal_must_still_get_there() -> None:
    game = industry_scene(BROWN + "0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill augsburg with brown") == {"A10_NO_COAL"}


def test_over_ones_own_tile() -> None:
    game = industry_scene("0 hand brown\n0 coal_mine 1 bohemia\n0 stack coal_mine 2")
    game.play("build coal_mine bohemia with brown")
    assert tile(game, "bohemia").level == 2


def test_ship_of_the_colour_by_anothers_port() -> None:
    table = "0 cotton_mill 1 lewiston\n0 stack ship 2\n1 port 1 new_bedford.1\n0 hand light_green"
    game = industry_scene(table, "new_england")
    game.play("build ship ri_sound coal from ri_sound.import with light_green")
    assert tile(game, "ri_sound").owner == 0


def test_ship_of_another_colour() -> None:
    table = "0 stack ship 2\n1 port 1 new_bedford.1\n0 hand purple"
    game = industry_scene(table, "new_england")
    assert refused(game, "build ship ri_sound with purple") == {"A6_OTHER_COLOUR"}


@pytest.mark.parametrize("place", ["france", "osnabrueck"])
def test_no_slots_in_foreign_lands_and_villages(place: str) -> None:
    move = f"build cotton_mill {place} with brown"
    assert refused(industry_scene(BROWN), move) == {"NOTATION_PLACE"}


def test_no_card_in_hand_that_allows_it() -> None:
    move = "build cotton_mill magdeburg"
    assert refused(industry_scene(BROWN), move) == {"A6_NO_CARD"}
