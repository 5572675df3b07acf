"""B23: where a link may go."""

import pytest

from tests.rules.scene import refused, scene, seat


def test_example_first_canals_from_liverpool() -> None:
    game = scene("0 port 1 liverpool.1")
    canals = {str(move) for move in game.legal() if str(move).startswith("canal")}
    assert canals == {"canal ellesmere_port-liverpool", "canal liverpool-wigan"}


def test_example_colne_yorkshire_rochdale() -> None:
    game = scene("0 cotton_mill 1 colne.1")
    assert refused(game, "canal rochdale-yorkshire with macclesfield") == {"B23_NOT_CONNECTED"}
    game.play("canal colne-yorkshire with macclesfield")
    game.play("canal rochdale-yorkshire with macclesfield")
    links = game.position().links
    assert links["colne-yorkshire"] == links["rochdale-yorkshire"] == 0


def test_a_link_may_start_where_an_own_link_ends_without_a_tile() -> None:
    game = scene("0 link liverpool-wigan")
    game.play("canal preston-wigan with macclesfield")
    assert game.position().links["preston-wigan"] == 0


@pytest.mark.parametrize(
    ("own", "move"),
    [
        ("ellesmere_port-northwich", "canal northwich-midlands"),
        ("northwich-midlands", "canal macclesfield-midlands"),
    ],
)
def test_every_node_passes_the_network_on(own: str, move: str) -> None:
    game = scene(f"0 link {own}")
    game.play(move + " with macclesfield")
    assert seat(game, 0).links_left == 12


def test_rails_pass_through_southport() -> None:
    game = scene("period rail\n0 link liverpool-southport\n1 port 2 liverpool.1")
    game.play("rail preston-southport with macclesfield")
    assert game.position().links["preston-southport"] == 0


def test_the_first_link_needs_a_tile() -> None:
    assert refused(scene(), "canal bolton-bury with macclesfield") == {"B23_NOT_CONNECTED"}


def test_tiles_and_links_of_others_do_not_connect() -> None:
    game = scene("0 port 1 liverpool.1\n1 coal_mine 1 bolton.1\n1 link bury-manchester")
    assert refused(game, "canal bolton-bury with macclesfield") == {"B23_NOT_CONNECTED"}


def test_an_own_network_extended_by_others_does_not_connect() -> None:
    game = scene("0 port 1 liverpool.1\n1 link liverpool-wigan")
    assert refused(game, "canal preston-wigan with macclesfield") == {"B23_NOT_CONNECTED"}


def test_the_virtual_link_extends_nothing() -> None:
    game = scene("period rail\n0 port 2 liverpool.1\n1 port 2 ellesmere_port")
    move = "rail birkenhead-ellesmere_port with macclesfield"
    assert refused(game, move) == {"B23_NOT_CONNECTED"}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_segment_holds_one_link(owner: int) -> None:
    game = scene(f"0 port 1 liverpool.1\n{owner} link liverpool-wigan")
    assert refused(game, "canal liverpool-wigan with macclesfield") == {"B23_TAKEN"}


@pytest.mark.parametrize(
    ("period", "move"),
    [
        ("canal", "canal bolton-wigan"),  # a segment for rails only
        ("rail", "rail ellesmere_port-liverpool"),  # for canals only
    ],
)
def test_only_segments_of_the_current_period(period: str, move: str) -> None:
    game = scene(
        f"""
        period {period}
        0 coal_mine 2 wigan.1
        0 port 2 liverpool.1
        """
    )
    assert refused(game, move + " with macclesfield") == {"B23_WRONG_PERIOD"}


@pytest.mark.parametrize(("period", "word"), [("canal", "rail"), ("rail", "canal")])
def test_only_links_of_the_current_period(period: str, word: str) -> None:
    game = scene(f"period {period}\n0 port 2 liverpool.1")
    move = f"{word} liverpool-wigan with macclesfield"
    assert f"B23_{word.upper()}_PERIOD_ONLY" in refused(game, move)


def test_fourteen_link_tiles_and_no_more() -> None:
    game = scene("0 port 1 liverpool.1\n0 links_left 1")
    game.play("canal liverpool-wigan with macclesfield")
    assert seat(game, 0).links_left == 0
    assert refused(game, "canal preston-wigan with macclesfield") == {"B23_NO_TILES"}


def test_two_rails_need_two_link_tiles() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1\n0 links_left 1")
    move = "rail bolton-wigan and liverpool-wigan with macclesfield"
    assert refused(game, move) == {"B23_NO_TILES"}


def test_a_canal_is_paid_from_cash() -> None:
    game = scene("0 port 1 liverpool.1\n0 money 2")
    assert refused(game, "canal liverpool-wigan with macclesfield") == {"B23_MONEY"}
    game = scene("0 port 1 liverpool.1\n0 money 3")
    game.play("canal liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 0


def test_a_rail_is_paid_from_cash_its_coal_included() -> None:
    text = "period rail\ncoal_track 5\n0 port 2 liverpool.1\n"
    assert refused(scene(text + "0 money 6"), "rail liverpool-wigan with macclesfield") == {
        "B23_MONEY"
    }
    game = scene(text + "0 money 7")
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 0
