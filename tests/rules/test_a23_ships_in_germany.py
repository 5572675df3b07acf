"""A23: no ships in Germany."""

from collections import Counter

import pytest

from tests.rules.industry_scene import IndustryGame, industry_scene
from tests.rules.scene import refused, seat, tile
from tests.rules.table_scene import known


@pytest.mark.parametrize("place", ["kiel", "hamburg.1", "hamburg.3"])
@pytest.mark.parametrize("ending", ["with ship", "with blue", "with ship whole_turn"])
def test_ships_cannot_be_built_in_germany(place: str, ending: str) -> None:
    game = industry_scene("0 hand ship blue\n0 stack ship 2\n1 port 1 hamburg.2")
    assert "A23_NO_SHIPS" in refused(game, f"build ship {place} {ending}")


def test_no_ship_is_ever_offered_in_germany() -> None:
    game = industry_scene("0 stack ship 2\n0 port 1 hamburg.2")
    assert not [move for move in game.legal() if str(move).startswith("build ship")]


def test_ship_cards_stay_in_the_deck() -> None:
    position = IndustryGame.new("industry", players=4, seed=3, map="germany").position()
    piles = [position.deck, position.face_up, *(one.hand for one in position.seats)]
    assert Counter(card for pile in piles for card in known(pile))["ship"] == 6


def test_a_ship_card_serves_for_everything_else() -> None:
    game = industry_scene("0 hand ship ship ship")
    game.play("develop ship 0 with ship")
    game.play("pass with ship")
    assert seat(game, 0).hand == ["ship"]
    game = industry_scene("0 hand ship")
    game.play("build port kiel with ship whole_turn")
    assert tile(game, "kiel").industry == "port"


def test_ships_are_built_in_new_england() -> None:
    game = industry_scene("0 hand ship\n0 stack ship 2\n0 port 1 boston.1", "new_england")
    game.play("build ship mass_bay coal from mass_bay.import with ship")
    assert tile(game, "mass_bay").industry == "ship"
