"""B22: a new mine or works fills the gaps of its track; a shipyard flips at once."""

import pytest

from cottonopolis.games.positions import DemandTrack
from tests.rules.scene import refused, scene, seat, tile

# Another player's port stands at Warrington & Runcorn, beside the slot for a mine.
PORT = """
    0 hand warrington_runcorn port port
    1 port 1 warrington_runcorn.1
"""
MINE = "build coal_mine warrington_runcorn.2 with warrington_runcorn"


def test_example_a_new_mine_ships_three_for_four_pounds() -> None:
    game = scene(PORT + "coal_track 5\n0 stack coal_mine 2")
    game.play(MINE)
    assert seat(game, 0).money == 30 - 7 + 4
    assert game.position().coal_track.cubes == 8
    assert tile(game, "warrington_runcorn.2").flipped
    assert seat(game, 0).income_space == 10 + 7


def test_what_the_track_does_not_take_stays_on_the_mine() -> None:
    game = scene(PORT + "coal_track 7\n0 stack coal_mine 2")
    game.play(MINE)
    assert tile(game, "warrington_runcorn.2").cubes == 2
    assert not tile(game, "warrington_runcorn.2").flipped
    assert seat(game, 0).money == 30 - 7 + 1


def test_a_full_track_takes_nothing() -> None:
    game = scene(PORT + "0 stack coal_mine 2")
    game.play(MINE)
    assert tile(game, "warrington_runcorn.2").cubes == 3


def test_the_dearest_gaps_are_filled_first() -> None:
    game = scene(PORT + "coal_track 1\n0 stack coal_mine 1")
    game.play(MINE)
    assert seat(game, 0).money == 30 - 5 + 4 + 3
    assert game.position().coal_track == DemandTrack(3, [1, 1, 2, 2, 3, 3, 4, 4], 3)


def test_an_unconnected_mine_ships_nothing() -> None:
    game = scene("coal_track 0\n0 hand wigan\n1 port 1 liverpool.1")
    game.play("build coal_mine wigan.1 with wigan")
    assert tile(game, "wigan.1").cubes == 2
    assert seat(game, 0).money == 30 - 5
    assert game.position().coal_track.cubes == 0


@pytest.mark.parametrize(
    "gate",
    [
        "1 port 1 liverpool.1\n2 link liverpool-wigan",
        "1 port 1 liverpool.1 flipped\n2 link liverpool-wigan",
        """
        2 link warrington_runcorn-wigan
        2 link ellesmere_port-warrington_runcorn
        2 link ellesmere_port-northwich
        2 link northwich-midlands
        """,
    ],
)
def test_any_port_or_external_location_over_anybodys_links(gate: str) -> None:
    game = scene("coal_track 6\n0 hand wigan\n" + gate)
    game.play("build coal_mine wigan.1 with wigan")
    assert game.position().coal_track.cubes == 8


def test_the_proceeds_do_not_help_to_pay_for_the_mine() -> None:
    game = scene(PORT + "coal_track 0\n0 money 4")
    assert refused(game, MINE) == {"B16_MONEY"}


def test_the_proceeds_do_not_lower_what_was_spent() -> None:
    game = scene(PORT + "coal_track 0\n0 money 5")
    game.play(MINE)
    assert seat(game, 0).money == 8
    assert seat(game, 0).spent == 5


def test_new_works_ship_without_any_connection() -> None:
    game = scene("iron_track 6\n0 hand bolton\n1 coal_mine 1 bolton.1")
    game.play("build iron_works bolton.3 with bolton")
    assert tile(game, "bolton.3").cubes == 2
    assert game.position().iron_track.cubes == 8
    assert seat(game, 0).money == 30 - 5 + 1 + 1


def test_new_works_fill_the_dearest_gaps_and_flip_when_empty() -> None:
    game = scene("iron_track 0\n0 hand bolton\n1 coal_mine 1 bolton.1")
    game.play("build iron_works bolton.3 with bolton")
    assert tile(game, "bolton.3").flipped
    assert seat(game, 0).money == 30 - 5 + 4 + 4 + 3 + 3
    assert seat(game, 0).income_space == 10 + 3


def test_an_overbuilt_mine_ships_from_the_new_tile_only() -> None:
    game = scene(PORT + "coal_track 3\n0 coal_mine 1 warrington_runcorn.2\n0 stack coal_mine 2")
    game.play(MINE)
    assert game.position().coal_track.cubes == 6


def test_a_canal_laid_later_ships_nothing() -> None:
    game = scene("coal_track 0\n0 coal_mine 1 wigan.1\n1 port 1 liverpool.1")
    game.play("canal liverpool-wigan with macclesfield")
    assert tile(game, "wigan.1").cubes == 2
    assert game.position().coal_track.cubes == 0


def test_a_port_built_later_ships_nothing() -> None:
    game = scene("coal_track 0\n1 coal_mine 1 wigan.1\n1 link liverpool-wigan\n0 hand liverpool")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "wigan.1").cubes == 2


def test_an_old_mine_does_not_refill_the_track_for_a_new_one() -> None:
    game = scene(PORT + "coal_track 0\n0 stack coal_mine 1\n2 coal_mine 2 wigan.1")
    game.play(MINE)
    assert tile(game, "wigan.1").cubes == 3
    assert game.position().coal_track.cubes == 2


@pytest.mark.parametrize(("period", "level", "income"), [("canal", 1, 2), ("rail", 2, 1)])
def test_a_shipyard_flips_at_once(period: str, level: int, income: int) -> None:
    game = scene(
        f"""
        period {period}
        0 stack shipyard {level}
        0 hand liverpool port
        1 port 2 liverpool.1
        """
    )
    game.play("build shipyard liverpool.3 with liverpool")
    assert tile(game, "liverpool.3").flipped
    assert seat(game, 0).income_space == 10 + income
