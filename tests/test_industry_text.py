"""Actions of Age of Industry as text: what is read, what is refused and why."""

from typing import Any, cast

import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.games.industry.connections import lay_edge
from cottonopolis.games.industry.state import INDUSTRIES, NO_DEMAND, State
from cottonopolis.games.map_texts import add_map_text
from cottonopolis.games.map_writer import write_toml
from cottonopolis.messages import LANGUAGES
from tests.small_map import small_map


def table(map_name: str = "germany", **hands: int) -> Game:
    """Round 2, seat 0 to move with the cards named, nothing on the map."""
    game = Game.new("industry", players=3, seed=1, map=map_name)
    state = game.state
    state.order[:3] = (0, 1, 2)
    state.round_number = 2
    state.actions_left = 2
    state.hand[0, :] = 0
    for name, count in hands.items():
        state.hand[0, game.rules.setup.cards.index(name)] = count
    state.hand_size[0] = sum(hands.values())
    return Game.from_state(state, game.rules)


def put(game: Game, seat: int, industry: str, level: int, place: str, cubes: int = 0) -> None:
    """A tile on the map, before anything is played."""
    state = game.state
    slot = game.rules.setup.slots.index(place)
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = INDUSTRIES.index(industry)
    state.tile_level[slot] = level
    state.tile_cubes[slot] = cubes
    game._begin_here()


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("build port kiel with port", ["A3_CARD_NOT_HELD"]),
        ("build factory kassel with brown", ["A6_OTHER_COLOUR", "A9_LEVEL_0"]),
        ("build iron_works kassel with cotton_mill", ["A5_OTHER_INDUSTRY"]),
        ("build cotton_mill kiel with brown", ["A6_OTHER_COLOUR", "A7_NOT_SHOWN"]),
        ("build ship kiel with brown whole_turn", ["A23_NO_SHIPS"]),
        ("rail kiel-hamburg", ["A16_NOT_CONNECTED"]),
        ("sell kassel to poland.m1", ["A17_NOT_YOURS"]),
        ("develop factory 2 with brown", ["A18_NONE_LEFT"]),
        ("develop factory 0 with port", ["A3_CARD_NOT_HELD"]),
        ("draw deck and purple whole_turn", ["NOTATION_EXTRA"]),
        ("develop factory high with brown", ["NOTATION_WORD"]),
        ("rail kiel-atlantis", ["NOTATION_LINK"]),
        ("build castle kiel with brown", ["NOTATION_INDUSTRY"]),
        ("conquer kiel", ["NOTATION_WORD"]),
    ],
)
def test_refusals(text: str, codes: list[str]) -> None:
    game = table(brown=2, cotton_mill=1)
    with pytest.raises(IllegalMove) as refusal:
        game.play(text)
    assert sorted(reason.code for reason in refusal.value.reasons) == sorted(codes)
    assert all(refusal.value.text(lang) for lang in LANGUAGES)


def test_a_whole_turn_takes_both_actions_and_any_card() -> None:
    game = table(brown=2)
    game.play("build cotton_mill kassel with brown whole_turn")
    assert game.seat == 1
    assert game.actions()[-1].text == "build cotton_mill kassel with brown whole_turn"
    assert game.position().seats[0].loans == 1


def test_a_brown_card_builds_in_five_locations() -> None:
    game = table(brown=1)
    game.state.actions_left = 1
    places = {d.text.split()[2].split(".")[0] for d in game.legal() if d.text.startswith("build")}
    assert places == {"stuttgart", "augsburg", "muenchen", "ratisbon", "bohemia"}


def test_a_second_tile_in_muenchen_is_refused() -> None:
    game = table(brown=1)
    put(game, 0, "cotton_mill", 1, "muenchen.1")
    reasons = game.why_not("build iron_works muenchen.2 with brown")
    assert [reason.code for reason in reasons] == ["A8_LIMIT"]


def test_sources_may_be_named_in_any_order_and_left_out_when_there_is_one() -> None:
    game = table(brown=1)
    state = game.state
    state.stack[0, INDUSTRIES.index("cotton_mill"), :3] = 0
    put(game, 1, "iron_works", 1, "ratisbon", cubes=1)
    put(game, 0, "coal_mine", 1, "bohemia", cubes=1)
    game.play("rail ratisbon-bohemia")
    game.play("rail muenchen-ratisbon iron from ratisbon coal from bohemia")
    assert game.actions()[-1].text == "rail muenchen-ratisbon coal from bohemia iron from ratisbon"
    seats: Any = game.position().seats
    # $1 and $1, $10 borrowed, $4 for the mine; $3 to the owner of the works
    assert (seats[0].money, seats[0].loans, seats[1].money) == (12, 1, 3)


def test_a_new_ship_takes_its_coal_from_its_own_import() -> None:
    game = table("new_england", purple=1)
    state = game.state
    state.stack[0, INDUSTRIES.index("ship"), 0] = 0
    state.track_cubes[0] = 5
    state.market_good[:] = 3  # no demand anywhere
    put(game, 1, "port", 1, "boston.1")
    game.play("build ship mass_bay with purple")
    assert game.actions()[-1].text == ("build ship mass_bay coal from mass_bay.import with purple")
    position: Any = game.position()
    assert position.imports["mass_bay"] == 2  # of 4: one for the ship, one to the track
    assert position.coal_track.cubes == 6
    assert position.seats[0].money == 10 - 8 + 1
    assert not position.slots["mass_bay"].flipped


@pytest.mark.parametrize("buyer", ["swansea", "swansea.m1"])
def test_a_port_and_a_market_of_one_town_have_different_names(buyer: str) -> None:
    game = table(add_map_text(write_toml(small_map())), brown=1)
    put(game, 0, "cotton_mill", 1, "cardiff.2")
    put(game, 1, "port", 1, "swansea")
    state = cast(State, game.state)
    state.market_good[:] = NO_DEMAND
    state.market_good[game.rules.setup.markets.index("swansea.m1")] = 0
    for rail in range(3):  # from Cardiff to Swansea
        lay_edge(game.rules.board, state, rail, 0)
    game._begin_here()
    game.play(f"sell cardiff.2 to {buyer}")
    assert game.actions()[-1].text == f"sell cardiff.2 to {buyer}"
    slots: Any = game.position().slots
    assert slots["swansea"].flipped == (buyer == "swansea")
