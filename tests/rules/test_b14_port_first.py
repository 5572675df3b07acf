"""B14: at Lancaster and Preston a port goes on the port-only slot while that is empty."""

import pytest

from tests.rules.scene import refused, scene, tile

# The town, its port-only slot, the slot for a mill or a port
TOWNS = pytest.mark.parametrize(
    ("town", "port_only", "shared"),
    [("lancaster", "lancaster.1", "lancaster.2"), ("preston", "preston.3", "preston.1")],
)


@TOWNS
def test_example_port_on_the_port_only_slot(town: str, port_only: str, shared: str) -> None:
    game = scene(f"0 hand {town}")
    game.play(f"build port {port_only} with {town}")
    assert tile(game, port_only).industry == "port"


@TOWNS
@pytest.mark.parametrize("period", ["canal", "rail"])
def test_example_not_on_the_shared_slot_first(
    town: str, port_only: str, shared: str, period: str
) -> None:
    """Field bug: a port on the shared slot while the port-only slot is empty."""
    game = scene(f"period {period}\n0 stack port 2 2\n0 hand {town}")
    assert refused(game, f"build port {shared} with {town}") == {"B14_PORT_SLOT_FIRST"}


@TOWNS
def test_not_with_an_industry_card_either(town: str, port_only: str, shared: str) -> None:
    game = scene("0 hand port")
    assert refused(game, f"build port {shared} with port") == {"B14_PORT_SLOT_FIRST"}


@TOWNS
def test_example_then_on_the_shared_slot(town: str, port_only: str, shared: str) -> None:
    game = scene(f"0 hand {town}\n1 port 1 {port_only}")
    game.play(f"build port {shared} with {town}")
    assert tile(game, shared).owner == 0


@TOWNS
def test_own_port_on_the_port_only_slot_counts(town: str, port_only: str, shared: str) -> None:
    game = scene(f"period rail\n0 hand {town}\n0 stack port 2 2\n0 port 2 {port_only} flipped")
    game.play(f"build port {shared} with {town}")
    assert tile(game, shared).owner == 0


@TOWNS
def test_mill_on_the_shared_slot_whenever(town: str, port_only: str, shared: str) -> None:
    game = scene(f"0 hand {town}")
    game.play(f"build cotton_mill {shared} with {town}")
    assert tile(game, shared).industry == "cotton_mill"


@TOWNS
def test_no_mill_on_the_port_only_slot(town: str, port_only: str, shared: str) -> None:
    game = scene(f"0 hand {town}")
    assert refused(game, f"build cotton_mill {port_only} with {town}") == {"B13_NOT_SHOWN"}


@TOWNS
def test_own_port_on_the_shared_slot_may_be_overbuilt(
    town: str, port_only: str, shared: str
) -> None:
    game = scene(f"0 hand {town}\n0 port 1 {shared}\n0 stack port 2 2")
    game.play(f"build port {shared} with {town}")
    assert tile(game, shared).level == 2


@TOWNS
def test_port_of_another_on_the_shared_slot_leaves_the_other_free(
    town: str, port_only: str, shared: str
) -> None:
    game = scene(f"0 hand {town}\n1 port 1 {shared}")
    game.play(f"build port {port_only} with {town}")
    assert tile(game, port_only).owner == 0


@TOWNS
def test_only_the_port_only_slot_is_offered(town: str, port_only: str, shared: str) -> None:
    game = scene(f"actions 1\n0 hand {town}")
    ports = [str(move) for move in game.legal() if str(move).startswith("build port")]
    assert ports == [f"build port {port_only}"]


def test_elsewhere_any_port_slot_will_do() -> None:
    for number in (1, 2, 4):
        game = scene("0 hand liverpool")
        game.play(f"build port liverpool.{number} with liverpool")
        assert tile(game, f"liverpool.{number}").owner == 0
