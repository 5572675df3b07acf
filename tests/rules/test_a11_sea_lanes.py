"""A11: cubes and goods over the sea."""

import pytest

from tests.rules.industry_scene import IndustryGame, industry_scene, money_of
from tests.rules.scene import refused, tile

# Iron at Boston; Manchester is joined by rail to Portsmouth, across the bay
CROSSING = """
    0 hand brown
    1 iron_works 1 boston.3
    2 rail portsmouth-manchester
    0 stack factory 3
    """
OPEN = "1 port 1 boston.1\n2 port 1 portsmouth\n3 ship 2 mass_bay\n"
FACTORY = "build factory manchester.1 coal from mass_bay.import iron from {} with brown"
COAL = "import mass_bay.import 4\n"
# A mill of level 2, which needs coal, at Boston
MILL = "0 hand purple brown\n0 stack cotton_mill 2\n"
AT_BOSTON = "build cotton_mill boston.3 coal from {} with purple"


def _england(text: str) -> IndustryGame:
    return industry_scene(text, "new_england")


def test_port_ship_port_carries_cubes() -> None:
    game = _england(CROSSING + OPEN + COAL)
    game.play(FACTORY.format("boston.3"))
    assert tile(game, "boston.3").cubes == 2
    assert game.position().imports["mass_bay"] == 3


@pytest.mark.parametrize("flip", ["boston.1", "portsmouth", "mass_bay"])
def test_flipped_tiles_carry_as_well(flip: str) -> None:
    table = "".join(
        line + " flipped\n" if flip in line else line + "\n" for line in OPEN.split("\n")
    )
    game = _england(CROSSING + table + COAL)
    game.play(FACTORY.format("boston.3"))
    assert tile(game, "boston.3").cubes == 2


@pytest.mark.parametrize("missing", ["boston.1", "portsmouth", "mass_bay"])
def test_without_one_of_the_three_tiles_nothing_crosses(missing: str) -> None:
    table = "\n".join(line for line in OPEN.splitlines() if missing not in line)
    game = _england(CROSSING + table)
    move = "build factory manchester.1 iron from boston.3 with brown"
    assert refused(game, move) & {"A10_NOT_NEAREST", "A10_NO_IRON"}


def test_each_lane_is_one_connection() -> None:
    works = "1 iron_works 1 {}\n1 rail manchester-lowell\n1 rail lowell-fitchburg\n"
    far = works.format("worcester.1") + "1 rail fitchburg-worcester\n"
    for source in ("boston.3", "worcester.1"):  # three connections each
        game = _england(CROSSING + OPEN + COAL + far)
        game.play(FACTORY.format(source))
        assert tile(game, source).cubes == 2


def test_two_rails_are_nearer_than_a_rail_and_two_lanes() -> None:
    near = "1 iron_works 1 springfield.1\n1 rail manchester-white_river\n"
    near += "1 rail white_river-springfield\n"
    game = _england(CROSSING + OPEN + COAL + near)
    assert refused(game, FACTORY.format("boston.3")) == {"A10_NOT_NEAREST"}


def test_an_import_feeds_a_port_with_a_port_tile() -> None:
    game = _england(MILL + "1 port 1 boston.1\n2 ship 2 mass_bay\nimport mass_bay.import 2")
    game.play(AT_BOSTON.format("mass_bay.import"))
    assert game.position().imports["mass_bay"] == 1
    assert money_of(game, 0) == (4, 1)


def test_an_import_does_not_feed_a_port_without_a_port_tile() -> None:
    table = MILL + "1 port 1 portsmouth\n2 ship 2 mass_bay\nimport mass_bay.import 2"
    game = _england(table)
    assert refused(game, "build cotton_mill boston.3 with purple") == {"A10_NO_COAL"}
    named = refused(game, AT_BOSTON.format("mass_bay.import"))
    assert named == {"A10_NO_COAL", "A10_NOT_NEAREST"}


def test_and_from_there_rails_go_on() -> None:
    table = MILL + "1 port 1 portsmouth\n2 ship 2 mass_bay\nimport mass_bay.import 2\n"
    game = _england(table + "3 rail portsmouth-manchester")
    game.play("build cotton_mill manchester.1 coal from mass_bay.import with brown")
    assert game.position().imports["mass_bay"] == 1


TWO_IMPORTS = """
    1 port 1 boston.1
    1 port 1 portsmouth
    2 ship 2 mass_bay
    2 ship 2 gulf_of_maine
    import gulf_of_maine.import 3
    """


def test_the_import_of_the_own_lane_is_nearer() -> None:
    game = _england(MILL + TWO_IMPORTS + "import mass_bay.import 1")
    assert refused(game, AT_BOSTON.format("gulf_of_maine.import")) == {"A10_NOT_NEAREST"}


def test_coal_goes_from_ship_to_port_to_ship() -> None:
    game = _england(MILL + TWO_IMPORTS)
    game.play(AT_BOSTON.format("gulf_of_maine.import"))
    assert game.position().imports["gulf_of_maine"] == 2


@pytest.mark.parametrize("source", ["mass_bay", "gulf_of_maine"])
def test_two_imports_of_one_port_are_equally_near(source: str) -> None:
    game = _england(MILL + TWO_IMPORTS + "import mass_bay.import 4\n1 rail portsmouth-manchester")
    before = game.position().imports[source]
    game.play(f"build cotton_mill manchester.1 coal from {source}.import with brown")
    assert game.position().imports[source] == before - 1


@pytest.mark.parametrize(
    ("rails", "nearest"),
    [
        (["new_york-pennsylvania"], "pennsylvania.1"),  # one connection; the import two
        (["new_york-poughkeepsie", "pennsylvania-poughkeepsie"], "either"),
    ],
)
def test_an_import_is_two_connections_from_its_port(rails: list[str], nearest: str) -> None:
    game = _england(
        "0 hand blue\n0 stack cotton_mill 2\n1 port 1 new_york.1\n2 ship 2 ny_bight\n"
        "import ny_bight.import 4\n3 coal_mine 1 pennsylvania.1\n"
        + "".join(f"3 rail {rail}\n" for rail in rails)
    )
    move = "build cotton_mill new_york.3 coal from ny_bight.import with blue"
    if nearest == "either":
        game.play(move)
        assert game.position().imports["ny_bight"] == 3
    else:
        assert refused(game, move) == {"A10_NOT_NEAREST"}


MARKET = "0 cotton_mill 1 boston.3\nmarket mass_bay.m1 cotton\n"


def test_a_market_beside_a_ship_is_reached_through_a_port() -> None:
    game = _england(MARKET + "1 port 1 boston.1 flipped\n2 ship 2 mass_bay")
    game.play("sell boston.3 to mass_bay.m1")
    assert game.position().markets["mass_bay.m1"].used


@pytest.mark.parametrize(
    "fact",
    ["1 port 1 boston.1", "2 ship 2 mass_bay\n1 port 1 portsmouth"],
)
def test_a_market_without_ship_or_port_is_not(fact: str) -> None:
    game = _england(MARKET + fact)
    assert refused(game, "sell boston.3 to mass_bay.m1") == {"A17_NOT_CONNECTED"}


def test_goods_cross_to_another_port() -> None:
    game = _england(MARKET + OPEN)
    events = game.play("sell boston.3 to portsmouth")
    assert events[0].path == ("boston", "mass_bay", "portsmouth")
    assert tile(game, "portsmouth").flipped
