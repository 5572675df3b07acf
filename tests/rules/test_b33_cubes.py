"""B33: there are always cubes."""

from cottonopolis.games.positions import DemandTrack
from tests.rules.scene import scene, seat, tile


def test_a_new_mine_gets_its_coal_though_the_box_holds_thirty() -> None:
    game = scene(
        """
        1 coal_mine 4 burnley.1
        1 coal_mine 4 blackburn.1
        2 coal_mine 4 oldham.1
        2 coal_mine 4 rochdale.1
        3 coal_mine 4 bury.1
        3 coal_mine 4 manchester.1
        0 stack coal_mine 4
        0 hand wigan
        """
    )
    game.play("build coal_mine wigan.1 with wigan")  # 30 on the mines and 8 on the track already
    assert tile(game, "wigan.1").cubes == 5


def test_new_works_get_their_iron_though_the_box_holds_twenty_five() -> None:
    game = scene(
        """
        1 iron_works 4 blackburn.3
        2 iron_works 4 rochdale.3
        3 iron_works 4 manchester.4
        1 coal_mine 1 bolton.1
        0 stack iron_works 4
        0 hand bolton
        """
    )
    game.play("build iron_works bolton.3 with bolton")  # 18 and 8 are out already
    assert tile(game, "bolton.3").cubes == 6


def test_the_supply_sells_again_and_again() -> None:
    game = scene("iron_track 0")
    game.play("develop shipyard and shipyard with macclesfield")
    game.play("develop port and port with macclesfield")
    assert seat(game, 0).money == 30 - 4 * 5
    assert game.position().iron_track == DemandTrack(0, [1, 1, 2, 2, 3, 3, 4, 4], 5)
