"""B30: scoring at the end of a period."""

import pytest

from tests.rules.scene import end_period


def test_example_two_networks() -> None:
    game = end_period(
        """
        0 cotton_mill 1 bolton.1 flipped
        0 cotton_mill 2 manchester.1 flipped
        0 coal_mine 2 bury.1 flipped
        0 iron_works 2 rochdale.3 flipped
        0 link bolton-manchester
        0 link bury-manchester
        0 link rochdale-yorkshire
        1 coal_mine 2 manchester.3 flipped
        1 cotton_mill 1 stockport.1
        1 link manchester-stockport
        1 link oldham-rochdale
        """
    )
    yellow, red = 9 + 15, 3 + 2  # canals and tiles; red's mill is not flipped
    assert game.score() == [yellow, red, 0, 0]


def test_a_link_scores_one_for_each_flipped_tile_at_its_ends_whoever_owns_it() -> None:
    game = end_period(
        """
        0 link bolton-manchester
        1 cotton_mill 1 bolton.1 flipped
        2 coal_mine 1 bolton.2 flipped
        1 iron_works 1 manchester.4 flipped
        """
    )
    assert game.score()[0] == 3


def test_a_tile_that_is_not_flipped_gives_nothing() -> None:
    game = end_period("0 link bolton-manchester\n0 cotton_mill 1 bolton.1\n0 port 1 liverpool.1")
    assert game.score() == [0, 0, 0, 0]


def test_a_link_with_discs_at_one_end_only_scores_them() -> None:
    game = end_period("0 link burnley-colne\n1 cotton_mill 1 colne.2 flipped")
    assert game.score()[0] == 1


@pytest.mark.parametrize(
    ("period", "link", "points"),
    [
        ("canal", "colne-yorkshire", 2),
        ("canal", "macclesfield-midlands", 2),
        ("canal", "ellesmere_port-northwich", 2),
        ("canal", "northwich-midlands", 4),
        ("rail", "lancaster-scotland", 2),
        ("rail", "blackpool-preston", 2),
        ("rail", "liverpool-southport", 2),
        ("rail", "birkenhead-ellesmere_port", 0),
    ],
)
def test_the_nodes_with_two_discs(period: str, link: str, points: int) -> None:
    game = end_period(f"period {period}\n0 money 0\n0 link {link}")
    assert game.score()[0] == points


def test_two_links_score_the_same_disc() -> None:
    game = end_period(
        """
        0 link bolton-bury
        1 link bolton-manchester
        2 cotton_mill 1 bolton.1 flipped
        """
    )
    assert game.score()[:2] == [1, 1]


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("cotton_mill 1 bolton.1", 3),
        ("cotton_mill 2 bolton.1", 5),
        ("cotton_mill 3 bolton.1", 9),
        ("cotton_mill 4 bolton.1", 12),
        ("coal_mine 1 bolton.1", 1),
        ("coal_mine 4 bolton.1", 4),
        ("iron_works 1 bolton.3", 3),
        ("iron_works 4 bolton.3", 9),
        ("port 1 liverpool.1", 2),
        ("port 4 liverpool.1", 9),
        ("shipyard 1 liverpool.3", 10),
        ("shipyard 2 liverpool.3", 18),
    ],
)
def test_a_flipped_tile_scores_its_points_for_its_owner(tile: str, points: int) -> None:
    assert end_period(f"2 {tile} flipped").score() == [0, 0, points, 0]


def test_points_are_added_to_those_of_the_canal_period() -> None:
    game = end_period("period rail\n0 vp 40\n0 money 0\n0 port 2 liverpool.1 flipped")
    assert game.score()[0] == 40 + 4


@pytest.mark.parametrize(("money", "points"), [(9, 0), (10, 1), (29, 2), (100, 10)])
def test_at_the_very_end_ten_pounds_are_a_point(money: int, points: int) -> None:
    assert end_period(f"period rail\n0 money {money}").score()[0] == points


def test_after_the_canal_period_cash_scores_nothing() -> None:
    assert end_period("0 money 100").score() == [0, 0, 0, 0]


def test_no_income_comes_in_before_the_cash_is_counted() -> None:
    assert end_period("period rail\n0 money 5\n0 space 99").score()[0] == 0


def test_the_virtual_link_scores_nothing() -> None:
    game = end_period("period rail\n0 money 0\n0 shipyard 2 birkenhead flipped")
    assert game.score()[0] == 18
