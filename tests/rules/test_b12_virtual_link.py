"""B12: the virtual link from Liverpool to Birkenhead, for industry cards only."""

import pytest

from tests.rules.scene import LAST_CARD, pass_once, refused, scene, tile

SHIPYARD = "build shipyard birkenhead with shipyard"
# Rail period, a rail of one's own at Liverpool, the rail of another to Birkenhead, coal for sale
EXAMPLE = """
    period rail
    0 hand shipyard
    0 stack shipyard 2
    0 cotton_mill 2 colne.1
    0 link liverpool-wigan
    1 link birkenhead-ellesmere_port
    1 port 2 ellesmere_port
    """


def _without(text: str, line: str) -> str:
    """A scene less one of its facts."""
    assert line in text
    return text.replace(line, "")


def test_example_shipyard_at_birkenhead_through_liverpool() -> None:
    game = scene(EXAMPLE)
    game.play(SHIPYARD)
    assert tile(game, "birkenhead").owner == 0


def test_example_the_rail_to_ellesmere_port_must_be_built() -> None:
    text = _without(EXAMPLE, "1 link birkenhead-ellesmere_port")
    assert refused(scene(text), SHIPYARD) == {"B17_NO_COAL"}


def test_tile_at_liverpool_reaches_it_in_the_rail_period() -> None:
    text = EXAMPLE.replace("0 link liverpool-wigan", "0 port 2 liverpool.1")
    game = scene(text)
    game.play(SHIPYARD)
    assert tile(game, "birkenhead").owner == 0


def test_network_must_reach_liverpool() -> None:
    text = _without(EXAMPLE, "0 link liverpool-wigan")
    assert refused(scene(text), SHIPYARD) == {"B10_NOT_IN_NETWORK"}


@pytest.mark.parametrize("other", ["1 link liverpool-wigan", "1 port 2 liverpool.1"])
def test_network_of_another_is_of_no_use(other: str) -> None:
    text = EXAMPLE.replace("0 link liverpool-wigan", other)
    assert refused(scene(text), SHIPYARD) == {"B10_NOT_IN_NETWORK"}


def test_network_must_reach_liverpool_itself_not_a_neighbour() -> None:
    text = EXAMPLE.replace("0 link liverpool-wigan", "0 link preston-wigan\n1 link liverpool-wigan")
    assert refused(scene(text), SHIPYARD) == {"B10_NOT_IN_NETWORK"}


def test_in_the_canal_period_only_the_coal_is_missing() -> None:
    game = scene("""
        0 hand shipyard
        0 stack shipyard 1
        0 cotton_mill 1 colne.1
        0 link liverpool-wigan
        1 port 1 liverpool.1
        """)
    assert refused(game, SHIPYARD) == {"B17_NO_COAL"}


def test_in_the_canal_period_a_tile_at_liverpool_does_not_reach_it() -> None:
    game = scene("0 hand shipyard\n0 stack shipyard 1\n0 port 1 liverpool.1")
    assert refused(game, SHIPYARD) == {"B10_NOT_IN_NETWORK", "B17_NO_COAL"}


def test_it_carries_no_coal_from_a_mine() -> None:
    text = _without(EXAMPLE, "1 port 2 ellesmere_port") + "1 coal_mine 2 wigan.1"
    assert refused(scene(text), SHIPYARD) == {"B17_NO_COAL"}


def test_it_carries_no_coal_from_a_port() -> None:
    text = _without(EXAMPLE, "1 port 2 ellesmere_port") + "1 port 2 liverpool.1"
    assert refused(scene(text), SHIPYARD) == {"B17_NO_COAL"}


def test_it_shortens_no_way_for_coal() -> None:
    """Wigan is three rails from Birkenhead; over the virtual link it would be two."""
    game = scene(
        EXAMPLE
        + """
        1 link ellesmere_port-warrington_runcorn
        1 link warrington_runcorn-wigan
        1 coal_mine 2 wigan.1
        1 coal_mine 2 warrington_runcorn.2
        """
    )
    game.play(SHIPYARD)
    assert tile(game, "warrington_runcorn.2").cubes == 2
    assert tile(game, "wigan.1").cubes == 3


def test_it_sells_no_cotton() -> None:
    game = scene("""
        period rail
        0 cotton_mill 2 warrington_runcorn.2
        0 link ellesmere_port-warrington_runcorn
        0 link birkenhead-ellesmere_port
        1 port 2 liverpool.1
        1 port 2 ellesmere_port
        """)
    move = "sell warrington_runcorn.2 to liverpool.1 with macclesfield"
    assert refused(game, move) == {"B27_NOT_CONNECTED"}


def test_it_joins_no_mill_to_a_built_port() -> None:
    game = scene("""
        period rail
        0 cotton_mill 2 warrington_runcorn.2
        0 link ellesmere_port-warrington_runcorn
        0 link birkenhead-ellesmere_port
        1 port 2 liverpool.1
        """)
    move = "sell warrington_runcorn.2 to distant_market with macclesfield"
    assert "B27_NO_BUILT_PORT" in refused(game, move)


def test_it_scores_nothing() -> None:
    game = scene(
        LAST_CARD
        + """
        period rail
        0 money 0
        0 shipyard 2 birkenhead flipped
        0 port 2 liverpool.1 flipped
        """
    )
    pass_once(game)
    assert game.score()[0] == 18 + 4


@pytest.mark.parametrize("own", ["port 2 liverpool.1", "link liverpool-southport"])
def test_it_does_not_extend_a_rail_from_liverpool(own: str) -> None:
    game = scene(f"period rail\n0 {own}\n1 port 2 ellesmere_port")
    move = "rail birkenhead-ellesmere_port with macclesfield"
    assert refused(game, move) == {"B23_NOT_CONNECTED"}


@pytest.mark.parametrize("own", ["shipyard 2 birkenhead flipped", "link birkenhead-ellesmere_port"])
def test_it_does_not_extend_a_rail_from_birkenhead(own: str) -> None:
    game = scene(f"period rail\n0 {own}\n1 port 2 liverpool.1")
    move = "rail liverpool-southport with macclesfield"
    assert refused(game, move) == {"B23_NOT_CONNECTED"}


BIRKENHEAD = """
    period rail
    0 hand port
    0 stack port 2
    0 shipyard 2 birkenhead flipped
    """


def test_one_way_only() -> None:
    move = "build port liverpool.1 with port"
    assert refused(scene(BIRKENHEAD), move) == {"B10_NOT_IN_NETWORK", "B12_ONE_WAY"}


def test_one_way_only_by_rail_too() -> None:
    text = "period rail\n0 hand port\n0 stack port 2\n0 cotton_mill 2 colne.1\n"
    game = scene(text + "0 link birkenhead-ellesmere_port")
    assert refused(game, "build port liverpool.1 with port") == {
        "B10_NOT_IN_NETWORK",
        "B12_ONE_WAY",
    }


def test_two_way_is_a_variant() -> None:
    game = scene(BIRKENHEAD, variants=("two_way_virtual_link",))
    game.play("build port liverpool.1 with port")
    assert tile(game, "liverpool.1").owner == 0


def test_two_way_variant_works_forward_too() -> None:
    game = scene(EXAMPLE, variants=("two_way_virtual_link",))
    game.play(SHIPYARD)
    assert tile(game, "birkenhead").owner == 0


def test_two_way_variant_does_not_extend_a_rail() -> None:
    game = scene("period rail\n0 port 2 liverpool.1", variants=("two_way_virtual_link",))
    move = "rail birkenhead-ellesmere_port with macclesfield"
    assert "B23_NOT_CONNECTED" in refused(game, move)
