"""B13: the slot must show the industry and be free; the tile is the top of the stack."""

import pytest

from cottonopolis.games.positions import Tile
from tests.rules.scene import refused, scene, seat, slot, tile

SHIPYARD = "build shipyard liverpool.3 with liverpool"
LIVERPOOL = "0 hand liverpool liverpool liverpool\n1 port 2 liverpool.1\n"
# A level 1 tile of each industry on top, and a card for a slot that coal can reach
LEVEL_1 = [
    ("cotton_mill", "1 2 2", "cotton_mill oldham.1 with oldham"),
    ("coal_mine", "1 2 2", "coal_mine oldham.1 with oldham"),
    ("iron_works", "1 2 3", "iron_works manchester.4 with manchester"),
    ("port", "1 1 2", "port liverpool.2 with liverpool"),
    ("shipyard", "1 2 2", "shipyard liverpool.3 with liverpool"),
]
COAL_EVERYWHERE = """
    1 coal_mine 3 manchester.1
    1 link manchester-oldham
    1 port 2 liverpool.1
    0 hand oldham manchester liverpool
    """


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("industry", ["cotton_mill", "coal_mine"])
def test_example_three_slots_of_manchester_take_a_mill_or_a_mine(
    industry: str, number: int
) -> None:
    game = scene("0 hand manchester manchester")
    game.play(f"build {industry} manchester.{number} with manchester")
    assert tile(game, f"manchester.{number}").industry == industry


@pytest.mark.parametrize("number", [1, 2, 3])
def test_example_three_slots_of_manchester_take_no_iron_works(number: int) -> None:
    game = scene("0 hand manchester manchester\n1 coal_mine 1 oldham.1\n1 link manchester-oldham")
    move = f"build iron_works manchester.{number} with manchester"
    assert refused(game, move) == {"B13_NOT_SHOWN"}


def test_example_fourth_slot_of_manchester_takes_only_an_iron_works() -> None:
    game = scene("0 hand manchester manchester\n1 coal_mine 1 oldham.1\n1 link manchester-oldham")
    for industry in ("cotton_mill", "coal_mine", "port"):
        move = f"build {industry} manchester.4 with manchester"
        assert refused(game, move) == {"B13_NOT_SHOWN"}
    game.play("build iron_works manchester.4 with manchester")
    assert tile(game, "manchester.4").industry == "iron_works"


def test_slot_of_another_player_is_taken() -> None:
    game = scene("0 hand colne colne\n1 cotton_mill 1 colne.1")
    assert refused(game, "build cotton_mill colne.1 with colne") == {"B13_OCCUPIED"}
    game.play("build cotton_mill colne.2 with colne")
    assert tile(game, "colne.1").owner == 1
    assert tile(game, "colne.2").owner == 0


def test_no_tile_of_another_but_mines_and_works_is_ever_overbuilt() -> None:
    game = scene("""
        coal_track 0
        iron_track 0
        0 hand liverpool liverpool
        0 stack port 2
        1 port 1 liverpool.1 flipped
        """)
    assert refused(game, "build port liverpool.1 with liverpool") == {"B13_OCCUPIED"}


def test_own_tile_is_overbuilt() -> None:
    game = scene("0 hand liverpool liverpool\n0 stack port 2\n0 port 1 liverpool.1")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1").level == 2


def test_own_tile_gives_way_only_to_a_higher_one_of_its_industry() -> None:
    game = scene("period rail\n0 hand bury bury\n0 coal_mine 2 bury.1\n0 stack coal_mine 2")
    assert refused(game, "build coal_mine bury.1 with bury") == {"B20_NOT_HIGHER"}
    game = scene("period rail\n0 hand bury bury\n0 coal_mine 2 bury.1\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill bury.1 with bury") == {"B20_OTHER_INDUSTRY"}


def test_tile_comes_off_the_top_of_the_stack() -> None:
    game = scene("0 hand liverpool liverpool\n0 stack port 1 2 2 3")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1") == Tile(0, "port", 1, False, 0)
    assert seat(game, 0).stacks["port"] == [2, 2, 3]
    assert seat(game, 1).stacks["port"] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_higher_level_is_on_top_once_the_lower_ones_are_gone() -> None:
    game = scene("0 hand liverpool liverpool\n0 stack port 3 4")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1").level == 3


def test_level_2_and_higher_in_the_canal_period() -> None:
    for level in (2, 3, 4):
        game = scene(f"0 hand liverpool liverpool\n0 stack port {level}")
        game.play("build port liverpool.1 with liverpool")
        assert tile(game, "liverpool.1").level == level


def test_empty_stack() -> None:
    game = scene("0 hand liverpool liverpool\n0 stack port")
    move = "build port liverpool.1 with liverpool"
    assert refused(game, move) == {"B13_STACK_EMPTY"}


@pytest.mark.parametrize("period", ["canal", "rail"])
@pytest.mark.parametrize("stack", ["0", "0 1", "0 2 2"])
def test_level_0_shipyard_is_never_built(period: str, stack: str) -> None:
    """Field bug: level 0 shipyards on the board."""
    game = scene(f"period {period}\n{LIVERPOOL}0 stack shipyard {stack}")
    assert refused(game, SHIPYARD) == {"B13_LEVEL_0"}


def test_level_0_shipyards_are_developed_away() -> None:
    game = scene(LIVERPOOL)
    assert refused(game, SHIPYARD) == {"B13_LEVEL_0"}
    game.play("develop shipyard and shipyard with liverpool")
    game.play(SHIPYARD)
    assert tile(game, "liverpool.3").level == 1


@pytest.mark.parametrize(("industry", "stack", "move"), LEVEL_1)
def test_level_1_in_the_canal_period(industry: str, stack: str, move: str) -> None:
    game = scene(f"{COAL_EVERYWHERE}0 stack {industry} {stack}")
    game.play(f"build {move}")
    assert tile(game, move.split()[1]).level == 1


@pytest.mark.parametrize(("industry", "stack", "move"), LEVEL_1)
def test_level_1_blocks_the_stack_in_the_rail_period(industry: str, stack: str, move: str) -> None:
    """Field bug: level 1 tiles were skipped."""
    game = scene(f"period rail\n{COAL_EVERYWHERE}0 stack {industry} {stack}")
    assert refused(game, f"build {move}") == {"B13_CANAL_ONLY"}


def test_every_level_1_tile_must_be_developed_away_first() -> None:
    game = scene("period rail\n0 hand port liverpool liverpool\n0 stack port 1 1 2")
    game.play("develop port with port")
    assert refused(game, "build port liverpool.2 with liverpool") == {"B13_CANAL_ONLY"}
    game = scene("period rail\n0 hand port liverpool liverpool\n0 stack port 1 1 2")
    game.play("develop port and port with port")
    game.play("build port liverpool.2 with liverpool")
    assert tile(game, "liverpool.2").level == 2


def test_level_2_shipyard_only_in_the_rail_period() -> None:
    text = LIVERPOOL + "0 stack shipyard 2 2"
    assert refused(scene(text), SHIPYARD) == {"B13_RAIL_ONLY"}
    game = scene("period rail\n" + text)
    game.play(SHIPYARD)
    assert tile(game, "liverpool.3").level == 2


def test_slot_number_may_be_left_out_when_the_slots_are_alike() -> None:
    game = scene("0 hand colne colne\n1 cotton_mill 1 colne.1")
    game.play("build cotton_mill colne with colne")
    assert slot(game, "colne.2") is not None
