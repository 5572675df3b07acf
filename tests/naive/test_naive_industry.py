"""The plain Age of Industry of this folder against the worked examples of the rulings."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from . import industry
from .industry import FACTS, Position, apply, legal_actions

GERMANY = "germany"
NEW_ENGLAND = "new_england"


def all_cards() -> list[str]:
    cards = FACTS["cards"]
    found = [
        name
        for name, fact_name in industry.FACT_NAMES.items()
        for _ in range(cards["industry"][fact_name])
    ]
    found += [colour for colour in cards["location_colours"] for _ in range(cards["per_colour"])]
    assert len(found) == cards["total"]
    return found


def start(map_id: str = GERMANY, players: int = 4, round_: int = 2, seed: int = 1) -> Position:
    """A1: an empty board at the start of a round, seat 0 to move."""
    rng = random.Random(seed)
    cards = all_cards()
    rng.shuffle(cards)
    market_tiles = [tile for tile, n in FACTS["market_tiles"].items() for _ in range(n)]
    rng.shuffle(market_tiles)
    places = industry.PLACES[map_id]
    squares = [name for place in places for name in industry.market_names(map_id, place)]
    hand = FACTS["setup"]["hand"]
    seats = []
    for number in range(players):
        mine, cards = sorted(cards[:hand]), cards[hand:]
        seats.append(
            {
                "seat": number,
                "money": FACTS["setup"]["money"],
                "loans": 0,
                "spent": 0,
                "vp": 0,
                "links_left": FACTS["setup"]["rails_per_player"],
                "hand": mine,
                "hand_size": hand,
                "stacks": {
                    name: [
                        facts["level"]
                        for facts in FACTS["tiles"][fact_name]
                        for _ in range(facts["count"])
                    ]
                    for name, fact_name in industry.FACT_NAMES.items()
                },
            }
        )
    face_up, deck = sorted(cards[:2]), cards[2:]
    tracks = {
        cube: {"cubes": len(f["spaces"]), "spaces": list(f["spaces"]), "next_price": f["spaces"][0]}
        for cube, f in FACTS["demand_tracks"].items()
    }
    return {
        "game": "industry",
        "rules": 1,
        "map": map_id,
        "players": players,
        "variants": [],
        "round": round_,
        "order": list(range(players)),
        "to_move": 0,
        "stage": "action",
        "actions_left": 1 if round_ == 1 else 2,
        "pending": None,
        "seats": seats,
        "slots": dict.fromkeys(industry.PRINTED[map_id]),
        "links": dict.fromkeys(industry.rail_names(map_id)),
        "imports": dict.fromkeys(industry.LANES[map_id], 0),
        "markets": {
            name: {"tile": tile, "used": False}
            for name, tile in zip(squares, market_tiles, strict=False)
        },
        "coal_track": tracks["coal"],
        "iron_track": tracks["iron"],
        "face_up": face_up,
        "deck": deck,
        "deck_left": len(deck),
        "discards": [],
        "ranking": None,
    }


def hold(position: Position, *cards: str, seat: int = 0) -> None:
    position["seats"][seat]["hand"] = sorted(cards)
    position["seats"][seat]["hand_size"] = len(cards)


def put(
    position: Position,
    slot: str,
    name: str,
    level: int,
    owner: int,
    cubes: int = 0,
    flipped: bool = False,
) -> None:
    position["slots"][slot] = {
        "owner": owner,
        "industry": name,
        "level": level,
        "flipped": flipped,
        "cubes": cubes,
        "inert": False,
    }


def lay(position: Position, owner: int, *rails: str) -> None:
    for rail in rails:
        assert position["links"][rail] is None
        position["links"][rail] = owner
        position["seats"][owner]["links_left"] -= 1


def track(position: Position, cube: str, cubes: int) -> None:
    position[f"{cube}_track"]["cubes"] = cubes
    position[f"{cube}_track"]["next_price"] = industry.track_price(position[f"{cube}_track"], cube)


def no_demand(position: Position) -> None:
    for square in position["markets"].values():
        square["tile"] = "no_demand"


def stacks(position: Position, name: str, *levels: int, seat: int = 0) -> None:
    position["seats"][seat]["stacks"][name] = list(levels)


def starting(position: Position, words: str) -> dict[str, set[str]]:
    found = legal_actions(position)
    return {text: cards for text, cards in found.items() if text.startswith(words)}


def built_with(position: Position, card: str) -> set[str]:
    """Builds that one card allows as a single action."""
    return {text for text, cards in starting(position, "build").items() if card in cards}


def slots_of(texts: set[str]) -> set[str]:
    return {text.split()[2] for text in texts}


def finish_round(position: Position) -> Position:
    """Everyone passes, each with the first card, until the round is over."""
    number = position["round"]
    while position["stage"] == "action" and position["round"] == number:
        card = min(legal_actions(position)["pass"])
        position = apply(position, "pass", card)
    return position


# --- A1 to A4 --------------------------------------------------------------------------------


@pytest.mark.parametrize("map_id", [GERMANY, NEW_ENGLAND])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_start(map_id: str, players: int) -> None:
    position = start(map_id, players, round_=1)
    assert position["deck_left"] == 66 - 6 * players - 2
    assert len(position["markets"]) == {GERMANY: 16, NEW_ENGLAND: 13}[map_id]
    assert position["coal_track"]["next_price"] == 1


def test_first_round_has_one_action_and_no_whole_turn() -> None:
    position = start(round_=1)
    assert not any("whole_turn" in c for cards in legal_actions(position).values() for c in cards)
    position = apply(position, "pass", position["seats"][0]["hand"][0])
    assert (position["to_move"], position["actions_left"]) == (1, 1)
    position = finish_round(position)
    assert (position["round"], position["to_move"], position["actions_left"]) == (2, 0, 2)


def test_turn_order_by_spending() -> None:
    """The rule book's first round: red with works for $2 before yellow with a mill for $4."""
    position = start(round_=1, players=3)
    hold(position, "cotton_mill")
    hold(position, "iron_works", seat=1)
    position = apply(position, "build cotton_mill kassel", "cotton_mill")
    assert (position["seats"][0]["hand"], position["discards"]) == ([], ["cotton_mill"])
    assert (position["seats"][0]["money"], position["seats"][0]["loans"]) == (6, 1)
    position = apply(position, "build iron_works cologne.1", "iron_works")
    position = finish_round(position)
    assert position["order"] == [2, 1, 0]
    assert [seat["spent"] for seat in position["seats"]] == [0, 0, 0]


def test_turn_order_ties_keep_their_places() -> None:
    position = start()
    position["order"] = [2, 0, 3, 1]
    position["to_move"] = 2
    for number, spent in ((2, 23), (0, 6), (3, 6), (1, 12)):
        position["seats"][number]["spent"] = spent
    assert finish_round(position)["order"] == [0, 3, 1, 2]


def test_whole_turn() -> None:
    position = start()
    hold(position, "ship")
    put(position, "kiel", "port", 1, 0)
    found = starting(position, "build cotton_mill kassel")
    assert found == {"build cotton_mill kassel": {"ship whole_turn"}}
    after = apply(position, "build cotton_mill kassel", "ship whole_turn")
    assert after["to_move"] == 1
    assert after["discards"] == ["ship"]
    passed = apply(position, "draw deck and deck", "")
    assert not any("whole_turn" in c for cards in legal_actions(passed).values() for c in cards)


# --- A5 to A9 --------------------------------------------------------------------------------


def test_kassel_by_rail() -> None:
    position = start()
    hold(position, "cotton_mill")
    put(position, "mannheim.1", "coal_mine", 1, 0, cubes=3)
    assert not built_with(position, "cotton_mill")
    lay(position, 1, "frankfurt-kassel")
    assert not built_with(position, "cotton_mill")
    position["links"]["frankfurt-kassel"] = 0
    assert slots_of(built_with(position, "cotton_mill")) == {"kassel", "frankfurt.1", "frankfurt.2"}


def test_no_tile_on_the_map_frees_industry_cards() -> None:
    position = start()
    hold(position, "coal_mine")
    assert slots_of(built_with(position, "coal_mine")) == {
        "bohemia",
        "mannheim.1",
        "dortmund.1",
        "dortmund.2",
        "belgium",
        "breslau.1",
        "poland",
        "chemnitz.1",
    }


def test_four_slots() -> None:
    position = start()
    hold(position, "cotton_mill", "coal_mine")
    put(position, "dortmund.1", "coal_mine", 1, 0, cubes=3)
    assert slots_of(built_with(position, "cotton_mill")) == {"dortmund.3", "dortmund.4"}
    assert slots_of(built_with(position, "coal_mine")) == {"dortmund.2"}
    put(position, "dortmund.3", "cotton_mill", 1, 0)
    assert not slots_of(built_with(position, "coal_mine"))
    stacks(position, "coal_mine", 2)
    assert slots_of(built_with(position, "coal_mine")) == {"dortmund.1"}


def test_muenchen_refused_for_a_second_tile() -> None:
    position = start()
    hold(position, "brown")
    put(position, "muenchen.1", "iron_works", 1, 0, cubes=1)
    assert "muenchen.2" not in slots_of(built_with(position, "brown"))
    assert "muenchen.2" not in slots_of(set(starting(position, "build")))
    position["slots"]["muenchen.1"]["owner"] = 1
    assert "muenchen.2" in slots_of(built_with(position, "brown"))


def test_brown_card_in_five_locations() -> None:
    position = start()
    hold(position, "brown")
    put(position, "kiel", "port", 1, 0)
    places = {industry.location_of(slot) for slot in slots_of(built_with(position, "brown"))}
    assert places == {"stuttgart", "augsburg", "muenchen", "ratisbon", "bohemia"}


def test_what_fits() -> None:
    """Cologne: mill, factory, works; Belgium: mine; Kiel: port."""
    position = start()
    hold(position, "purple", "blue")
    stacks(position, "factory", 3)
    lay(position, 1, "cologne-belgium", "belgium-france")
    texts = starting(position, "build")

    def at(slot: str) -> set[str]:
        return {text.split()[1] for text in texts if text.split()[2] == slot}

    assert at("cologne.1") == at("cologne.2") == {"cotton_mill", "factory", "iron_works"}
    assert at("belgium") == {"coal_mine"}
    assert at("kiel") == {"port"}


def test_level_zero_is_not_built() -> None:
    position = start()
    hold(position, "factory", "brown")
    lay(position, 1, "mannheim-france", "mannheim-stuttgart")
    assert not starting(position, "build factory")
    position = apply(position, "develop factory 0", "factory")
    assert not starting(position, "build factory")
    stacks(position, "factory", 3)
    assert starting(position, "build factory stuttgart.1")


def test_ship_cards() -> None:
    position = start(NEW_ENGLAND)
    hold(position, "ship", "purple")
    stacks(position, "ship", 2)
    assert not starting(position, "build ship")  # A7: no port
    put(position, "boston.1", "port", 1, 1)
    assert built_with(position, "ship") == {"build ship mass_bay coal from mass_bay.import"}
    put(position, "lowell.1", "cotton_mill", 1, 0)
    assert not slots_of(built_with(position, "ship"))
    assert "mass_bay" in slots_of(built_with(position, "purple"))
    lay(position, 0, "lowell-boston")
    assert slots_of(built_with(position, "ship")) == {"mass_bay"}
    position["links"]["lowell-boston"] = None
    position["slots"]["boston.1"]["owner"] = 0
    assert slots_of(built_with(position, "ship")) == {"mass_bay"}


def test_ship_card_own_port_beside_anothers() -> None:
    """A5: the player's own port, not another's in the same place without a rail."""
    position = start(NEW_ENGLAND)
    hold(position, "ship")
    stacks(position, "ship", 2)
    put(position, "boston.1", "port", 1, 1)
    put(position, "boston.3", "cotton_mill", 1, 0)
    assert not built_with(position, "ship")
    put(position, "boston.2", "port", 1, 0)
    assert built_with(position, "ship")


def test_no_ships_in_germany() -> None:
    position = start()
    hold(position, "ship")
    stacks(position, "ship", 2)
    assert not starting(position, "build ship")
    assert "pass" in legal_actions(position)


# --- A10 to A12 ------------------------------------------------------------------------------


def test_magdeburg_mill_with_polish_coal() -> None:
    position = start()
    hold(position, "cotton_mill")
    stacks(position, "cotton_mill", 2)
    lay(position, 0, "hannover-magdeburg")
    put(position, "hannover", "iron_works", 1, 0, cubes=1)
    put(position, "poland", "coal_mine", 1, 1, cubes=3)
    assert not starting(position, "build cotton_mill magdeburg")
    lay(position, 1, "posen-poland", "berlin-posen", "magdeburg-berlin")
    text = "build cotton_mill magdeburg coal from poland"
    assert "cotton_mill" in starting(position, "build cotton_mill magdeburg")[text]
    after = apply(position, text, "cotton_mill")
    assert after["slots"]["poland"]["cubes"] == 2
    assert after["seats"][0]["spent"] == 6


def ratisbon() -> Position:
    position = start()
    hold(position, "brown")
    stacks(position, "factory", 3)
    put(position, "mannheim.1", "coal_mine", 1, 0, cubes=2)
    put(position, "bohemia", "coal_mine", 1, 1, cubes=1)
    put(position, "muenchen.1", "iron_works", 1, 0, cubes=1)
    put(position, "nuernberg.1", "iron_works", 1, 1, cubes=2)
    lay(position, 0, "mannheim-stuttgart", "stuttgart-augsburg", "augsburg-ratisbon")
    lay(position, 0, "muenchen-ratisbon")
    lay(position, 1, "ratisbon-nuernberg", "ratisbon-bohemia")
    return position


def test_ratisbon_factory() -> None:
    position = ratisbon()
    own = "build factory ratisbon coal from bohemia iron from muenchen.1"
    other = "build factory ratisbon coal from bohemia iron from nuernberg.1"
    assert set(starting(position, "build factory ratisbon")) == {own, other}
    after = apply(position, own, "brown")
    assert after["slots"]["bohemia"]["flipped"]
    assert after["slots"]["muenchen.1"]["flipped"]
    assert after["seats"][1]["money"] == 4
    # $3 from the works come before the price of $8: one loan, $5 left
    assert (after["seats"][0]["money"], after["seats"][0]["loans"]) == (5, 1)
    assert after["seats"][0]["spent"] == 8


def test_distant_port_opens_the_track_for_all() -> None:
    position = start()
    hold(position, "purple")
    stacks(position, "cotton_mill", 2)
    put(position, "hamburg.3", "cotton_mill", 1, 0)
    assert not starting(position, "build cotton_mill cologne.1")
    lay(position, 2, "cologne-belgium", "belgium-france")
    assert set(starting(position, "build cotton_mill cologne.1")) == {"build cotton_mill cologne.1"}
    assert not starting(position, "build cotton_mill dortmund.3")
    track(position, "coal", 0)
    after = apply(position, "build cotton_mill cologne.1", "purple")
    assert after["seats"][0]["spent"] == 10  # 4 + 6
    assert after["coal_track"] == position["coal_track"]


def test_a_build_borrows_for_cubes_and_price_together() -> None:
    position = start()
    hold(position, "brown")
    stacks(position, "factory", 3)
    put(position, "augsburg", "iron_works", 1, 0, cubes=1)
    lay(position, 0, "augsburg-ratisbon", "ratisbon-bohemia")
    position["seats"][0]["money"] = 3
    track(position, "coal", 0)
    after = apply(position, "build factory ratisbon iron from augsburg", "brown")
    # 3 + 3 for the works, then 4 + 8 with one loan
    assert (after["seats"][0]["money"], after["seats"][0]["loans"]) == (4, 1)
    assert after["seats"][0]["spent"] == 12


def test_the_flip_pays_before_the_cube_is_paid_for() -> None:
    """A10, A16, A20: paying for the coal first would need a loan.

    Only a rail shows it: no build is as cheap as what a flip pays.
    """
    position = start()
    hold(position, "brown")
    put(position, "augsburg", "iron_works", 1, 0, cubes=1)
    lay(position, 0, "augsburg-ratisbon")
    position["seats"][0]["links_left"] -= 1
    position["seats"][0]["money"] = 3
    track(position, "coal", 0)
    after = apply(position, "rail ratisbon-bohemia iron from augsburg", "brown")
    assert after["slots"]["augsburg"]["flipped"]
    # 3 + 3 for the works, then 4 + 1
    assert (after["seats"][0]["money"], after["seats"][0]["loans"]) == (1, 0)
    assert after["seats"][0]["spent"] == 5


def test_port_fetches_through_itself() -> None:
    position = start()
    hold(position, "blue")
    stacks(position, "port", 3)
    assert "build port kiel" in legal_actions(position)
    after = apply(position, "build port kiel", "blue")
    assert after["seats"][0]["spent"] == 10
    assert after["coal_track"] == {"cubes": 5, "spaces": [1, 1, 2, 2, 3, 3], "next_price": 1}


def test_port_being_built_opens_its_lanes() -> None:
    position = start(NEW_ENGLAND)
    hold(position, "brown")
    stacks(position, "port", 2)
    put(position, "boston.1", "port", 1, 1)
    put(position, "mass_bay", "ship", 2, 1)
    position["imports"]["mass_bay"] = 1
    assert set(starting(position, "build port portsmouth")) == {
        "build port portsmouth coal from mass_bay.import"
    }
    assert set(starting(position, "build port portland")) == {"build port portland.1"}


def test_sea_lane_needs_ports_at_both_ends() -> None:
    position = start(NEW_ENGLAND)
    hold(position, "brown")
    stacks(position, "cotton_mill", 3)
    put(position, "boston.1", "port", 1, 1)
    put(position, "mass_bay", "ship", 2, 1, flipped=True)
    put(position, "worcester.1", "iron_works", 1, 1, cubes=2)
    lay(position, 1, "boston-worcester", "portsmouth-manchester")
    assert not starting(position, "build cotton_mill manchester.1")
    put(position, "portsmouth", "port", 1, 2, flipped=True)
    assert set(starting(position, "build cotton_mill manchester.1")) == {
        "build cotton_mill manchester.1 iron from worcester.1"
    }
    reach = industry.distances(position, "manchester")
    assert reach["portsmouth"] == 1
    assert reach["mass_bay"] == 2
    assert reach["mass_bay.import"] == 3
    assert reach["worcester"] == 4


def test_import_is_two_connections_from_a_port() -> None:
    """A11: a mine two rails away is as near as the import."""
    position = start(NEW_ENGLAND)
    put(position, "new_york.1", "port", 1, 0)
    put(position, "ny_bight", "ship", 2, 0)
    position["imports"]["ny_bight"] = 2
    put(position, "pennsylvania.1", "coal_mine", 1, 1, cubes=1)
    lay(position, 1, "new_york-poughkeepsie", "pennsylvania-poughkeepsie")
    hold(position, "blue")
    stacks(position, "cotton_mill", 2)
    assert set(starting(position, "build cotton_mill new_york.3")) == {
        "build cotton_mill new_york.3 coal from ny_bight.import",
        "build cotton_mill new_york.3 coal from pennsylvania.1",
    }


def test_pennsylvania_is_not_passed_through() -> None:
    position = start(NEW_ENGLAND)
    lay(position, 1, "new_york-pennsylvania", "pennsylvania-binghamton", "binghamton-great_lakes")
    put(position, "new_york.1", "port", 1, 1)
    assert "great_lakes" not in industry.distances(position, "new_york")
    assert industry.distances(position, "new_york")["pennsylvania"] == 1
    assert set(industry.distances(position, "pennsylvania")) >= {"new_york", "great_lakes"}
    put(position, "new_york.3", "cotton_mill", 1, 0)
    put(position, "pennsylvania.3", "factory", 3, 0)
    no_demand(position)
    position["markets"]["great_lakes.m1"]["tile"] = "both"
    position["markets"]["pennsylvania.m1"]["tile"] = "cotton"
    assert set(starting(position, "sell new_york.3")) == {
        "sell new_york.3 to new_york.1",
        "sell new_york.3 to new_york.1 and pennsylvania.3 to great_lakes.m1",
        "sell new_york.3 to pennsylvania.m1",
        "sell new_york.3 to pennsylvania.m1 and pennsylvania.3 to great_lakes.m1",
    }
    assert "sell pennsylvania.3 to great_lakes.m1" in legal_actions(position)
    assert "sell pennsylvania.3 to new_york.1" not in legal_actions(position)  # level 1


# --- A13, A14 --------------------------------------------------------------------------------


def test_level_two_mine_ships_three_cubes_for_four() -> None:
    position = start()
    hold(position, "purple")
    stacks(position, "coal_mine", 2)
    track(position, "coal", 3)
    unconnected = apply(position, "build coal_mine belgium", "purple")
    assert unconnected["slots"]["belgium"]["cubes"] == 4
    lay(position, 1, "belgium-france")
    after = apply(position, "build coal_mine belgium", "purple")
    assert after["slots"]["belgium"]["cubes"] == 1
    assert after["seats"][0]["money"] == 10 - 7 + 4
    assert after["coal_track"] == {"cubes": 6, "spaces": [1, 1, 2, 2, 3, 3], "next_price": 1}


def test_mine_emptied_by_the_track_flips() -> None:
    position = start()
    hold(position, "brown")
    track(position, "coal", 0)
    after = apply(position, "build coal_mine bohemia", "brown")  # itself a distant port
    assert after["slots"]["bohemia"]["flipped"]
    assert after["seats"][0]["money"] == 10 - 1 + 3 + 3 + 2 + 4
    assert after["coal_track"]["next_price"] == 2


def test_works_need_a_connection_for_the_track() -> None:
    position = start()
    hold(position, "orange")
    track(position, "iron", 0)
    after = apply(position, "build iron_works leipzig.1", "orange")
    assert after["slots"]["leipzig.1"]["cubes"] == 3
    assert after["iron_track"]["cubes"] == 0


def ship_at_boston() -> Position:
    position = start(NEW_ENGLAND)
    hold(position, "purple", "purple")
    stacks(position, "ship", 2, 3)
    put(position, "boston.1", "port", 1, 1)
    no_demand(position)
    return position


def test_new_ship_pays_its_own_coal_then_the_track() -> None:
    position = ship_at_boston()
    track(position, "coal", 4)
    after = apply(position, "build ship mass_bay coal from mass_bay.import", "purple")
    assert after["imports"]["mass_bay"] == 1
    assert after["coal_track"]["cubes"] == 6
    assert after["seats"][0]["money"] == 10 - 8 + 2
    assert not after["slots"]["mass_bay"]["flipped"]


def test_new_ship_may_flip_at_once() -> None:
    position = ship_at_boston()
    track(position, "coal", 2)
    text = "build ship mass_bay coal from mass_bay.import"
    after = apply(position, text, "purple")
    assert after["imports"]["mass_bay"] == 0
    assert after["slots"]["mass_bay"]["flipped"]
    assert after["seats"][0]["money"] == 10 - 8 + 2 + 2 + 1 + 9
    position["markets"]["mass_bay.m1"]["tile"] = "cotton"
    assert not apply(position, text, "purple")["slots"]["mass_bay"]["flipped"]


def test_ship_flips_after_its_import_and_market_are_used() -> None:
    position = ship_at_boston()
    position["markets"]["mass_bay.m1"]["tile"] = "cotton"
    put(position, "mass_bay", "ship", 2, 2)
    put(position, "lowell.1", "cotton_mill", 1, 0)
    lay(position, 3, "lowell-boston")
    sell = "sell lowell.1 to mass_bay.m1"
    after = apply(position, sell, "")
    assert after["slots"]["mass_bay"]["flipped"]
    assert (after["seats"][0]["money"], after["seats"][2]["money"]) == (8, 9)
    position["imports"]["mass_bay"] = 1
    after = apply(position, sell, "")
    assert not after["slots"]["mass_bay"]["flipped"]
    assert after["markets"]["mass_bay.m1"] == {"tile": "cotton", "used": True}
    stacks(after, "iron_works", 2)
    after = apply(after, "build iron_works boston.3 coal from mass_bay.import", "purple")
    assert after["slots"]["mass_bay"]["flipped"]
    assert after["seats"][2]["money"] == 9
    position["slots"]["mass_bay"] = None
    assert sell not in legal_actions(position)


# --- A15 -------------------------------------------------------------------------------------


def test_own_tile_with_any_industry_of_a_higher_level() -> None:
    position = start()
    hold(position, "factory", "cotton_mill")
    stacks(position, "factory", 3)
    put(position, "cologne.1", "cotton_mill", 1, 0)
    lay(position, 1, "cologne-belgium", "belgium-france")
    assert slots_of(built_with(position, "factory")) == {"cologne.1"}
    assert not built_with(position, "cotton_mill")  # level 1 over level 1
    stacks(position, "cotton_mill", 2)
    assert slots_of(built_with(position, "cotton_mill")) == {"cologne.1"}
    after = apply(position, "build factory cologne.1", "factory")
    assert after["slots"]["cologne.1"]["industry"] == "factory"


def test_old_works_give_their_iron_and_flip() -> None:
    position = start()
    hold(position, "factory")
    stacks(position, "factory", 3)
    put(position, "cologne.1", "iron_works", 2, 0, cubes=1)
    lay(position, 1, "cologne-belgium", "belgium-france")
    text = "build factory cologne.1 iron from cologne.1"
    assert set(starting(position, "build factory cologne.1")) == {text}
    after = apply(position, text, "factory")
    # $4 for the works, then coal $1 and the factory $8 with one loan
    assert (after["seats"][0]["money"], after["seats"][0]["loans"]) == (5, 1)


def test_anothers_mine_only_when_there_is_no_coal() -> None:
    position = start()
    hold(position, "purple")
    stacks(position, "coal_mine", 2)
    put(position, "belgium", "coal_mine", 1, 1, flipped=True)
    assert not starting(position, "build coal_mine belgium")
    track(position, "coal", 0)
    assert starting(position, "build coal_mine belgium")
    put(position, "poland", "coal_mine", 1, 1, cubes=1)
    assert not starting(position, "build coal_mine belgium")
    position["slots"]["poland"] = None
    stacks(position, "coal_mine", 1)
    assert not starting(position, "build coal_mine belgium")


def test_no_coal_on_the_map_includes_imports() -> None:
    position = start(NEW_ENGLAND)
    hold(position, "blue")
    stacks(position, "coal_mine", 2)
    put(position, "pennsylvania.1", "coal_mine", 1, 1, flipped=True)
    track(position, "coal", 0)
    assert starting(position, "build coal_mine pennsylvania.1")
    position["imports"]["ny_bight"] = 1
    assert not starting(position, "build coal_mine pennsylvania.1")


def test_overbuilt_ship() -> None:
    position = ship_at_boston()
    stacks(position, "ship", 3)
    put(position, "mass_bay", "ship", 2, 0)
    position["imports"]["mass_bay"] = 1
    track(position, "coal", 3)
    lay(position, 1, "boston-worcester")
    put(position, "worcester.1", "iron_works", 1, 1, cubes=2)
    text = "build ship mass_bay coal from mass_bay.import iron from worcester.1"
    assert set(starting(position, "build ship mass_bay")) == {text}
    after = apply(position, text, "purple")
    # the old ship flips for $9 as its last coal is used, then leaves; the new one never flips
    assert after["seats"][0]["money"] == 10 + 9 - 12
    assert (
        after["slots"]["mass_bay"] | {"flipped": False, "inert": True}
        == (after["slots"]["mass_bay"])
    )
    assert after["imports"]["mass_bay"] == 0
    assert after["coal_track"]["cubes"] == 3


# --- A16 -------------------------------------------------------------------------------------


def test_first_rail_for_one() -> None:
    position = start()
    assert not starting(position, "rail")
    put(position, "kiel", "port", 1, 0)
    assert set(starting(position, "rail")) == {"rail kiel-hamburg", "rail kiel-denmark"}
    after = apply(position, "rail kiel-denmark", "")
    assert (after["seats"][0]["spent"], after["seats"][0]["links_left"]) == (1, 11)
    assert after["links"]["kiel-denmark"] == 0
    after = apply(after, "rail kiel-hamburg", "")
    assert after["seats"][0]["spent"] == 1 + 3
    assert (after["coal_track"]["cubes"], after["iron_track"]["cubes"]) == (5, 5)


def test_rail_to_bohemia_for_two() -> None:
    position = start()
    put(position, "augsburg", "iron_works", 1, 0, cubes=2)
    lay(position, 0, "augsburg-ratisbon")
    assert set(starting(position, "rail ratisbon-bohemia")) == {
        "rail ratisbon-bohemia iron from augsburg"
    }
    assert not starting(position, "rail augsburg-muenchen")  # no coal
    after = apply(position, "rail ratisbon-bohemia iron from augsburg", "")
    assert after["seats"][0]["spent"] == 2


def test_rail_sources_of_both_ends() -> None:
    position = start()
    put(position, "cologne.1", "cotton_mill", 1, 0)
    lay(position, 0, "cologne-belgium")
    put(position, "belgium", "coal_mine", 1, 1, cubes=1)
    put(position, "dortmund.1", "coal_mine", 1, 1, cubes=1)
    put(position, "dortmund.2", "coal_mine", 1, 2, cubes=1)
    put(position, "dortmund.3", "iron_works", 1, 2, cubes=1)
    assert set(starting(position, "rail dortmund-cologne")) == {
        f"rail dortmund-cologne coal from {mine} iron from dortmund.3"
        for mine in ("belgium", "dortmund.1", "dortmund.2")
    }
    after = apply(position, "rail dortmund-cologne coal from dortmund.2 iron from dortmund.3", "")
    assert after["seats"][2]["money"] == 4 + 3


def test_twelve_rails() -> None:
    position = start()
    put(position, "kiel", "port", 1, 0)
    position["seats"][0]["links_left"] = 0
    assert not starting(position, "rail")


def test_rail_from_a_village() -> None:
    position = start()
    put(position, "danzig.1", "port", 1, 0)
    lay(position, 0, "posen-danzig")
    assert {"rail berlin-posen", "rail posen-poland"} <= set(starting(position, "rail"))


# --- A17 -------------------------------------------------------------------------------------


def test_three_sales_for_37() -> None:
    position = start()
    no_demand(position)
    position["markets"]["poland.m1"]["tile"] = "factory"
    put(position, "danzig.1", "port", 1, 0)
    put(position, "hamburg.1", "port", 1, 1)
    put(position, "berlin.1", "cotton_mill", 1, 0)
    put(position, "hannover", "cotton_mill", 1, 0)
    put(position, "breslau.2", "factory", 3, 0)
    lay(position, 0, "berlin-posen")
    lay(position, 1, "posen-danzig", "posen-poland")
    lay(position, 2, "hamburg-hannover", "breslau-poland")
    action = "sell breslau.2 to poland.m1 and berlin.1 to danzig.1 and hannover to hamburg.1"
    found = starting(position, "sell")
    assert found[action] == {""}
    assert "sell breslau.2 to danzig.1" not in found
    assert "sell berlin.1 to hamburg.1" not in found
    assert len(found) == 3 + 6 + 6
    after = apply(position, action, "")
    assert after["seats"][0]["money"] == 37
    assert after["seats"][1]["money"] == 5
    assert after["actions_left"] == 1
    assert not starting(after, "sell")


def test_sale_in_the_same_location_and_higher_ports() -> None:
    position = start()
    no_demand(position)
    put(position, "bremen.1", "port", 2, 1)
    put(position, "bremen.2", "factory", 3, 0)
    assert set(starting(position, "sell")) == {"sell bremen.2 to bremen.1"}
    position["slots"]["bremen.1"]["flipped"] = True
    assert not starting(position, "sell")


# --- A18, A19, A3 ----------------------------------------------------------------------------


def test_develop_any_tile() -> None:
    position = start()
    hold(position, "ship", "ship", "brown")
    found = starting(position, "develop")
    assert len(found) == 6 * 3
    assert found["develop cotton_mill 3"] == {"ship", "brown"}
    after = apply(position, "develop cotton_mill 3", "ship")
    assert after["seats"][0]["stacks"]["cotton_mill"] == [1, 1, 2, 2, 3]
    assert after["seats"][0]["hand"] == ["brown", "ship"]


def test_draw_two() -> None:
    position = start()
    position["face_up"] = ["brown", "ship"]
    position["deck"] = ["port", "blue", "grey"]
    position["deck_left"] = 3
    assert set(starting(position, "draw")) == {
        "draw deck and deck",
        "draw deck and brown",
        "draw deck and ship",
        "draw brown and deck",
        "draw brown and ship",
        "draw ship and deck",
        "draw ship and brown",
    }
    hold(position)
    assert "pass" not in legal_actions(position)
    assert not starting(position, "develop")
    after = apply(position, "draw deck and brown", "")
    assert after["seats"][0]["hand"] == ["brown", "port"]
    assert after["face_up"] == ["blue", "ship"]
    assert (after["deck"], after["deck_left"]) == (["grey"], 1)
    after = apply(after, "draw ship and blue", "")
    assert after["face_up"] == ["grey"]
    assert (after["deck"], after["deck_left"]) == ([], 0)


def test_draw_limits() -> None:
    position = start()
    position["face_up"] = ["brown", "brown"]
    hold(position, *["ship"] * 8)
    assert set(starting(position, "draw")) == {"draw deck", "draw brown"}
    hold(position, *["ship"] * 9)
    assert not starting(position, "draw")
    hold(position)
    position["deck"] = []
    position["deck_left"] = 0
    assert set(starting(position, "draw")) == {"draw brown and brown"}
    assert legal_actions(position)["pass"] == {""}
    position["face_up"] = ["brown"]
    assert set(starting(position, "draw")) == {"draw brown"}
    position["face_up"] = []
    assert not starting(position, "draw")
    position["deck"] = ["grey"]
    position["deck_left"] = 1
    assert set(starting(position, "draw")) == {"draw deck"}
    position["face_up"] = ["blue"]
    assert set(starting(position, "draw")) == {"draw deck and blue", "draw blue and deck"}


# --- A20 to A22 ------------------------------------------------------------------------------


def test_interest_borrowed() -> None:
    position = start()
    position["seats"][0].update(money=1, loans=3)
    position["seats"][1].update(money=25, loans=3)
    position["seats"][2].update(money=10, loans=1)
    position["seats"][3].update(money=4, loans=4)
    after = finish_round(position)
    assert [(seat["money"], seat["loans"]) for seat in after["seats"]] == [
        (8, 4),
        (4, 1),
        (0, 0),
        (0, 4),
    ]
    assert [seat["spent"] for seat in after["seats"]] == [0, 0, 0, 0]


def last_round(position: Position) -> None:
    position["deck"] = []
    position["deck_left"] = 0
    for seat in position["seats"]:
        hold(position, *["ship"] * 2, seat=seat["seat"])


def test_rail_income_at_the_end() -> None:
    """The rule book's picture is not in the text; its tiles at Frankfurt and Mannheim are."""
    position = start(players=3)
    last_round(position)
    put(position, "frankfurt.1", "factory", 3, 0)
    put(position, "mannheim.1", "coal_mine", 2, 0, cubes=2)
    put(position, "mannheim.2", "cotton_mill", 1, 1, flipped=True)
    lay(position, 0, "frankfurt-mannheim", "frankfurt-wuerzburg", "mannheim-france")
    lay(position, 1, "wuerzburg-nuernberg")
    after = finish_round(position)
    assert after["stage"] == "over"
    assert (after["to_move"], after["round"]) == (None, 2)
    # 2+1+2, 2+1+1, 2+2+2 = 15 for seat 0; 2+1+0 = 3 for seat 1
    assert [seat["money"] for seat in after["seats"]] == [15, 3, 0]
    assert [seat["vp"] for seat in after["seats"]] == [3 + 5, 1, 0]
    assert after["ranking"] == [0, 1, 2]


def test_no_demand_and_used_squares_count_and_loans_are_repaid() -> None:
    position = start(players=3)
    last_round(position)
    no_demand(position)
    position["markets"]["france.m2"]["used"] = True
    lay(position, 0, "belgium-france", "mannheim-france")
    position["seats"][0].update(money=6, loans=2)
    position["seats"][1].update(money=0, loans=1)
    position["seats"][2].update(money=4, loans=0)
    after = finish_round(position)
    # seat 0: interest 2, rails 8, one loan repaid; seat 1 borrows its interest
    assert [(seat["money"], seat["loans"], seat["vp"]) for seat in after["seats"]] == [
        (2, 1, -5),
        (9, 2, 1 - 10),
        (4, 0, 0),
    ]
    assert after["ranking"] == [2, 0, 1]


def test_ties_go_by_the_new_turn_order() -> None:
    position = start(players=3)
    last_round(position)
    position["seats"][0]["spent"] = 5
    after = finish_round(position)
    assert after["order"] == [1, 2, 0]
    assert after["ranking"] == [1, 2, 0]


def test_the_end_needs_an_empty_deck_and_an_empty_hand() -> None:
    position = start(players=3)
    last_round(position)
    for seat in position["seats"]:
        hold(position, *["ship"] * 3, seat=seat["seat"])
    after = finish_round(position)
    assert (after["stage"], after["round"]) == ("action", 3)
    position = start(players=3)
    last_round(position)
    position["deck"] = ["brown"]
    position["deck_left"] = 1
    after = finish_round(position)
    assert (after["stage"], after["round"]) == ("action", 3)


# --- Whole games -----------------------------------------------------------------------------


def check(position: Position) -> None:
    """What must hold at any time."""
    cards = position["deck"] + position["discards"] + position["face_up"]
    for seat in position["seats"]:
        cards = cards + seat["hand"]
        assert seat["hand_size"] == len(seat["hand"]) <= 9
        assert seat["hand"] == sorted(seat["hand"])
        assert seat["money"] >= 0
        assert seat["loans"] >= 0
        mine = [rail for rail, owner in position["links"].items() if owner == seat["seat"]]
        assert seat["links_left"] == 12 - len(mine)
    assert sorted(cards) == sorted(all_cards())
    assert position["deck_left"] == len(position["deck"])
    for cube in ("coal", "iron"):
        now = position[f"{cube}_track"]
        assert 0 <= now["cubes"] <= 6
        assert now["next_price"] == [4, *reversed(now["spaces"])][now["cubes"]]
    for slot, tile in industry.tiles(position):
        assert tile["industry"] in industry.FITS[industry.PRINTED[position["map"]][slot]]
        if tile["industry"] in ("coal_mine", "iron_works"):
            assert tile["flipped"] == (tile["cubes"] == 0)
        else:
            assert tile["cubes"] == 0
        if tile["industry"] == "ship":
            square = position["markets"][f"{slot}.m1"]
            done = position["imports"][slot] == 0 and (
                square["used"] or square["tile"] == "no_demand"
            )
            assert tile["flipped"] == (done and not tile["inert"])


def choose(actions: dict[str, set[str]], rng: random.Random) -> tuple[str, str]:
    """A kind of action first, so that the many ways to draw or develop do not swamp the rest."""
    weights = {"build": 8, "rail": 4, "sell": 6, "develop": 3, "draw": 5, "pass": 1}
    kinds = sorted({text.split()[0] for text in actions})
    kind = rng.choices(kinds, [weights[kind] for kind in kinds])[0]
    texts = sorted(text for text in actions if text.split()[0] == kind)
    if kind == "build" and rng.random() < 0.5:
        texts = [text for text in texts if " ship " in text] or texts
    text = rng.choice(texts)
    return text, rng.choice(sorted(actions[text]))


def play(position: Position, rng: random.Random) -> tuple[Position, dict[str, int]]:
    seen: dict[str, int] = {}
    while position["stage"] != "over":
        actions = legal_actions(position)
        assert actions
        assert all(actions.values())
        text, cards = choose(actions, rng)
        before = copy.deepcopy(position)
        after = apply(position, text, cards)
        assert position == before
        check(after)
        position = after
        kind = " ".join(text.split()[:2]) if text.startswith("build") else text.split()[0]
        seen[kind] = seen.get(kind, 0) + 1
    return position, seen


@pytest.mark.parametrize("map_id", [GERMANY, NEW_ENGLAND])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end(map_id: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    position, _ = play(start(map_id, players, round_=1, seed=seed), rng)
    assert sorted(position["ranking"]) == list(range(players))
    assert position["deck_left"] == 0
    assert any(seat["hand_size"] == 0 for seat in position["seats"])
    points: list[Any] = [position["seats"][number]["vp"] for number in position["ranking"]]
    assert points == sorted(points, reverse=True)
