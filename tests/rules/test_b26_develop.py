"""B26: developing."""

import pytest

from tests.rules.scene import refused, scene, seat, tile


def test_one_tile_goes_from_the_top_for_one_iron() -> None:
    game = scene()
    game.play("develop shipyard with macclesfield")
    assert seat(game, 0).stacks["shipyard"] == [0, 1, 1, 2, 2]
    assert seat(game, 0).money == 30 - 1
    assert game.position().iron_track.cubes == 7


def test_two_tiles_of_one_stack() -> None:
    game = scene()
    game.play("develop shipyard and shipyard with macclesfield")
    assert seat(game, 0).stacks["shipyard"] == [1, 1, 2, 2]
    assert seat(game, 0).money == 30 - 1 - 1
    assert game.position().actions_left == 1


def test_two_tiles_of_two_stacks() -> None:
    game = scene("0 stack cotton_mill 1 2\n0 stack port 1 3")
    game.play("develop cotton_mill and port with macclesfield")
    assert seat(game, 0).stacks["cotton_mill"] == [2]
    assert seat(game, 0).stacks["port"] == [3]


def test_three_tiles_are_too_many() -> None:
    move = "develop port and port and port with macclesfield"
    assert refused(scene(), move) == {"B26_LIMIT"}


def test_nothing_can_be_taken_from_an_empty_stack() -> None:
    game = scene("0 stack port")
    assert refused(game, "develop port with macclesfield") == {"B26_STACK_EMPTY"}


def test_the_second_tile_must_be_there_too() -> None:
    game = scene("0 stack port 4")
    assert refused(game, "develop port and port with macclesfield") == {"B26_STACK_EMPTY"}
    game.play("develop port with macclesfield")
    assert seat(game, 0).stacks["port"] == []


def test_iron_comes_from_works_first_and_free() -> None:
    game = scene("1 iron_works 1 barrow_in_furness.2")
    game.play("develop port with macclesfield")
    assert seat(game, 0).money == 30
    assert game.position().iron_track.cubes == 8


def test_each_iron_is_chosen_among_the_works() -> None:
    game = scene("1 iron_works 1 bolton.3\n2 iron_works 1 preston.2")
    game.play(
        "develop port iron from bolton.3 and cotton_mill iron from preston.2 with macclesfield"
    )
    for works in ("bolton.3", "preston.2"):
        assert tile(game, works).cubes == 3


def test_the_second_iron_is_bought_when_the_first_was_the_last() -> None:
    game = scene("1 iron_works 1 bolton.3 cubes 1")
    game.play("develop port and port with macclesfield")
    assert seat(game, 0).money == 30 - 1
    assert seat(game, 1).income_space == 10 + 3


def test_a_tile_that_has_no_iron_is_no_source() -> None:
    game = scene("1 iron_works 1 bolton.3 flipped\n2 iron_works 1 preston.2")
    move = "develop port iron from bolton.3 with macclesfield"
    assert refused(game, move) == {"B18_NOT_A_SOURCE"}


def test_two_irons_cost_the_two_next_prices() -> None:
    game = scene("iron_track 7")
    game.play("develop port and port with macclesfield")
    assert seat(game, 0).money == 30 - 1 - 2
    assert seat(game, 0).spent == 3


def test_from_an_empty_track_each_costs_five() -> None:
    game = scene("iron_track 0")
    game.play("develop port and port with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 5


def test_the_iron_is_paid_from_cash() -> None:
    game = scene("iron_track 7\n0 money 2")
    assert refused(game, "develop port and port with macclesfield") == {"B26_MONEY"}
    game.play("develop port with macclesfield")
    assert seat(game, 0).money == 1


def test_without_money_for_one_iron_nothing_is_developed() -> None:
    game = scene("iron_track 0\n0 money 4")
    assert refused(game, "develop port with macclesfield") == {"B26_MONEY"}


@pytest.mark.parametrize("card", ["colne", "shipyard"])
def test_any_card_will_do(card: str) -> None:
    game = scene(f"0 hand {card} macclesfield")
    game.play(f"develop coal_mine with {card}")
    assert seat(game, 0).hand == ["macclesfield"]
    assert seat(game, 0).stacks["coal_mine"] == [2, 2, 3, 3, 4, 4]


def test_in_the_rail_period_it_frees_the_stack_of_level_1() -> None:
    game = scene("period rail\n0 stack port 1 2\n0 hand liverpool colne")
    assert refused(game, "build port liverpool.1 with liverpool") == {"B13_CANAL_ONLY"}
    game.play("develop port with colne")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1").level == 2
