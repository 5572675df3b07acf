"""Variants and numbers of players that are refused, each with a sentence that says why."""

import pytest

from cottonopolis import SetupError
from tests.rules.scene import BrassGame


@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (2, ["two_player_2009", "tournament_mills"]),
        (2, ["lancashire_2018", "tournament_mills"]),
        (4, ["lancashire_2018", "tournament_mills"]),
        (3, ["two_way_virtual_link", "tournament_mills"]),
    ],
)
def test_tournament_mills_go_with_everything(players: int, variants: list[str]) -> None:
    game = BrassGame.new("brass", players=players, seed=4, variants=variants)
    assert sorted(game.position().variants) == sorted(variants)


@pytest.mark.parametrize(
    ("players", "first", "second"),
    [
        (2, "two_player_2009", "lancashire_2018"),
        (2, "two_player_2009", "two_way_virtual_link"),
        (4, "lancashire_2018", "two_way_virtual_link"),
    ],
)
def test_variants_that_contradict_each_other(players: int, first: str, second: str) -> None:
    with pytest.raises(SetupError, match="contradict") as refusal:
        BrassGame.new("brass", players=players, variants=[first, second])
    assert {first, second} <= set(str(refusal.value).split())


@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (3, ["two_player_2009"]),
        (4, ["two_player_2009"]),
        (1, ["lancashire_2018"]),
        (5, ["lancashire_2018"]),
        (2, ["two_way_virtual_link"]),
    ],
)
def test_a_variant_for_other_numbers_of_players(players: int, variants: list[str]) -> None:
    with pytest.raises(SetupError, match=rf"{variants[0]} is for .* players, not {players}\."):
        BrassGame.new("brass", players=players, variants=variants)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_three_or_four_players(players: int) -> None:
    with pytest.raises(SetupError, match=rf"3 or 4 players, not {players}\."):
        BrassGame.new("brass", players=players)


@pytest.mark.parametrize("variants", [[], ["tournament_mills"]])
def test_two_players_need_one_of_their_variants(variants: list[str]) -> None:
    with pytest.raises(SetupError, match="two_player_2009 or lancashire_2018"):
        BrassGame.new("brass", players=2, variants=variants)


def test_an_unknown_variant() -> None:
    with pytest.raises(SetupError, match=r"variant: “steam”; known: .*two_player_2009"):
        BrassGame.new("brass", players=4, variants=["steam"])


def test_a_variant_named_twice() -> None:
    with pytest.raises(SetupError, match="tournament_mills is named twice"):
        BrassGame.new("brass", players=4, variants=["tournament_mills", "tournament_mills"])
