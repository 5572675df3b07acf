"""B9: a location card allows any industry in that location, connected or not."""

import pytest

from tests.rules.scene import refused, scene, seat, slot, tile


@pytest.mark.parametrize(
    ("place", "industry"),
    [
        ("manchester.1", "cotton_mill"),
        ("manchester.2", "coal_mine"),
        ("manchester.4", "iron_works"),
    ],
)
def test_example_manchester_card_builds_whatever_fits(place: str, industry: str) -> None:
    game = scene("0 hand manchester\n1 coal_mine 1 manchester.3")
    game.play(f"build {industry} {place} with manchester")
    assert tile(game, place).industry == industry
    assert seat(game, 0).hand == []


@pytest.mark.parametrize("period", ["canal", "rail"])
def test_no_connection_needed(period: str) -> None:
    game = scene(f"""
        period {period}
        0 hand colne
        0 stack cotton_mill 2 2
        0 port 2 preston.3
        1 link colne-yorkshire
        """)
    game.play("build cotton_mill colne.1 with colne")
    assert tile(game, "colne.1").owner == 0


def test_only_in_that_location() -> None:
    game = scene("0 hand colne\n0 link colne-yorkshire")
    assert refused(game, "build cotton_mill burnley.1 with colne") == {"B9_OTHER_LOCATION"}


def test_not_even_next_to_it_in_ones_own_network() -> None:
    game = scene("0 hand colne\n0 cotton_mill 1 colne.1\n0 link burnley-colne")
    assert refused(game, "build cotton_mill burnley.1 with colne") == {"B9_OTHER_LOCATION"}


@pytest.mark.parametrize("move", ["port colne.1", "coal_mine colne.1", "iron_works colne.2"])
def test_slot_must_fit(move: str) -> None:
    game = scene("0 hand colne\n1 link colne-yorkshire")
    assert refused(game, f"build {move} with colne") == {"B13_NOT_SHOWN"}


def test_coal_must_still_be_brought() -> None:
    game = scene("0 hand colne\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill colne.1 with colne") == {"B17_NO_COAL"}


def test_birkenhead_card_needs_no_link_of_ones_own() -> None:
    game = scene("""
        period rail
        0 hand birkenhead
        0 stack shipyard 2
        0 cotton_mill 2 colne.1
        1 link birkenhead-ellesmere_port
        1 port 2 ellesmere_port
        """)
    game.play("build shipyard birkenhead with birkenhead")
    assert tile(game, "birkenhead").owner == 0


@pytest.mark.parametrize("place", ["birkenhead", "barrow_in_furness.1", "barrow_in_furness.2"])
def test_no_coal_reaches_barrow_and_birkenhead_without_rails(place: str) -> None:
    location = place.split(".")[0]
    industry = "iron_works" if place.endswith("2") else "shipyard"
    game = scene(f"0 hand {location}\n0 stack shipyard 1\n1 port 1 ellesmere_port")
    assert refused(game, f"build {industry} {place} with {location}") == {"B17_NO_COAL"}


def test_no_card_at_hand_that_allows_it() -> None:
    game = scene("actions 1\n0 hand oldham port\n0 port 1 preston.3")
    assert refused(game, "build cotton_mill colne.1") == {"B9_NO_CARD"}


def test_card_leaves_the_hand_only_if_the_build_is_made() -> None:
    game = scene("0 hand colne\n0 money 0")
    assert refused(game, "build cotton_mill colne.1 with colne") == {"B16_MONEY"}
    assert seat(game, 0).hand == ["colne"]
    assert slot(game, "colne.1") is None


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("colne", {"cotton_mill colne.1", "cotton_mill colne.2"}),
        ("wigan", {"coal_mine wigan.1", "coal_mine wigan.2"}),
        ("liverpool", {"port liverpool.1", "port liverpool.2", "port liverpool.4"}),
        ("lancaster", {"port lancaster.1", "cotton_mill lancaster.2"}),
        ("birkenhead", set()),
    ],
)
def test_everything_a_card_allows_is_offered(card: str, places: set[str]) -> None:
    game = scene(f"actions 1\n0 hand {card}")
    offered = {str(move) for move in game.legal() if str(move).startswith("build")}
    assert offered == {f"build {place}" for place in places}
