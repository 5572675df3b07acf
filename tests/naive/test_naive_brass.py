"""The plain Brass of this folder against the worked examples of the rulings."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from . import brass
from .brass import FACTS, Position, apply, legal_actions

GAMES: list[tuple[int, list[str]]] = [
    (4, []),
    (3, ["two_way_virtual_link", "tournament_mills"]),
    (2, ["two_player_2009"]),
    (4, ["lancashire_2018"]),
    (3, ["lancashire_2018"]),
    (2, ["lancashire_2018"]),
]


def rounds(players: int, variants: list[str]) -> int:
    if "lancashire_2018" in variants:
        return int(FACTS["variants"]["lancashire_2018"]["decks"][str(players)]["rounds_per_period"])
    if "two_player_2009" in variants:
        return int(FACTS["variants"]["two_player_2009"]["rounds_per_period"])
    return int(FACTS["setup"]["rounds_per_period"][str(players)])


def all_cards(players: int, variants: list[str]) -> list[str]:
    cards = FACTS["cards"]
    if "lancashire_2018" in variants:
        cards = FACTS["variants"]["lancashire_2018"]["decks"][str(players)]
    if "two_player_2009" in variants:
        cards = FACTS["variants"]["two_player_2009"]["cards"]
    return [
        card
        for kind in ("location", "industry")
        for card, n in cards[kind].items()
        for _ in range(n)
    ]


def set_aside_in_canal(players: int, variants: list[str]) -> int:
    if "lancashire_2018" in variants:
        return players
    if "two_player_2009" in variants:
        return int(FACTS["variants"]["two_player_2009"]["cards_removed"]["canal"])
    return int(FACTS["setup"]["cards_removed"][str(players)]["canal"])


def deal(position: Position, aside: int, rng: random.Random) -> None:
    players = position["players"]
    cards = all_cards(players, position["variants"])
    rng.shuffle(cards)
    for seat in position["seats"]:
        seat["hand"], cards = sorted(cards[:8]), cards[8:]
        seat["hand_size"] = 8
    position["set_aside"], position["deck"] = sorted(cards[:aside]), cards[aside:]
    position["deck_left"] = len(position["deck"])
    tiles = FACTS["distant_market"]["tiles"]
    if "lancashire_2018" in position["variants"]:
        tiles = FACTS["variants"]["lancashire_2018"]["distant_market_tiles"][str(players)]
    if "two_player_2009" in position["variants"]:
        tiles = FACTS["variants"]["two_player_2009"]["distant_market_tiles"]
    stack = [int(tile) for tile, n in tiles.items() for _ in range(n)]
    rng.shuffle(stack)
    position["distant_market"]["stack"] = stack


def start(
    players: int = 4,
    variants: list[str] | None = None,
    period: str = "canal",
    round_: int = 2,
    seed: int = 1,
) -> Position:
    """An empty board at the start of a round, seat 0 to move with cards of no use to a build."""
    variants = variants or []
    two = "two_player_2009" in variants
    gone = FACTS["variants"]["two_player_2009"]["removed_locations"] if two else []
    spaces = FACTS["demand_tracks"]["coal"]["spaces"]
    if two:
        spaces = FACTS["variants"]["two_player_2009"]["demand_track_spaces"]
    position: Position = {
        "game": "brass",
        "rules": 1,
        "players": players,
        "variants": variants,
        "period": period,
        "round": round_,
        "rounds": rounds(players, variants),
        "order": list(range(players)),
        "to_move": 0,
        "stage": "action",
        "actions_left": 1 if (period, round_) == ("canal", 1) else 2,
        "pending": None,
        "seats": [
            {
                "seat": number,
                "money": FACTS["variants"]["two_player_2009"]["money"] if two else 30,
                "spent": 0,
                "income_space": 10,
                "income": 0,
                "vp": 0,
                "links_left": 14,
                "hand": [],
                "hand_size": 8,
                "stacks": {
                    industry: [f["level"] for f in facts for _ in range(f["n"])]
                    for industry, facts in FACTS["tiles"].items()
                },
            }
            for number in range(players)
        ],
        "slots": {s: None for s in brass.SLOT_INDUSTRIES if brass.location_of(s) not in gone},
        "links": dict.fromkeys(brass.links_of_kind(period, variants)),
        "coal_track": {"cubes": len(spaces), "spaces": list(spaces), "next_price": spaces[0]},
        "iron_track": {"cubes": len(spaces), "spaces": list(spaces), "next_price": spaces[0]},
        "distant_market": {"marker": 0, "open": True, "bonus": 3, "turned": [], "stack": None},
        "deck": [],
        "deck_left": 0,
        "discards": [],
        "set_aside": [],
        "ranking": None,
    }
    deal(position, set_aside_in_canal(players, variants), random.Random(seed))
    return position


def hold(position: Position, *cards: str) -> None:
    seat = position["seats"][position["to_move"]]
    seat["hand"] = sorted(cards)
    seat["hand_size"] = len(cards)


def put(
    position: Position,
    slot: str,
    owner: int,
    industry: str,
    level: int = 2,
    cubes: int | None = None,
    flipped: bool = False,
) -> None:
    if cubes is None:
        cubes = 0 if flipped else brass.tile_facts(industry, level).get("cubes", 0)
    position["slots"][slot] = {
        "owner": owner,
        "industry": industry,
        "level": level,
        "flipped": flipped,
        "cubes": cubes,
    }


def link(position: Position, owner: int, *links: str) -> None:
    for name in links:
        assert position["links"][name] is None
        position["links"][name] = owner
        position["seats"][owner]["links_left"] -= 1


def track(position: Position, cube: str, cubes: int) -> None:
    position[f"{cube}_track"]["cubes"] = cubes
    position[f"{cube}_track"]["next_price"] = brass.track_price(position[f"{cube}_track"], cube)


def stack(position: Position, industry: str, *levels: int) -> None:
    position["seats"][position["to_move"]]["stacks"][industry] = list(levels)


def starting(position: Position, text: str) -> dict[str, set[str]]:
    return {a: cards for a, cards in legal_actions(position).items() if a.startswith(text)}


def with_card(position: Position, text: str, card: str) -> set[str]:
    return {action for action, cards in starting(position, text).items() if card in cards}


def no_pairs(position: Position) -> None:
    position["actions_left"] = 1


def oldham() -> Position:
    position = start()
    put(position, "bury.1", 0, "coal_mine")
    put(position, "rochdale.1", 1, "coal_mine")
    link(position, 0, "bury-manchester")
    link(position, 1, "manchester-oldham", "oldham-rochdale")
    stack(position, "cotton_mill", 2, 2, 2)
    hold(position, "oldham", "cotton_mill", "colne")
    no_pairs(position)
    return position


def test_oldham_mill_takes_the_nearer_mine_of_another() -> None:
    position = oldham()
    mills = starting(position, "build cotton_mill")
    assert mills == {
        "build cotton_mill oldham.1 coal from rochdale.1": {"oldham"},
        "build cotton_mill oldham.2 coal from rochdale.1": {"oldham"},
        "build cotton_mill manchester.1 coal from bury.1": {"cotton_mill"},
        "build cotton_mill manchester.2 coal from bury.1": {"cotton_mill"},
        "build cotton_mill manchester.3 coal from bury.1": {"cotton_mill"},
    }
    before = copy.deepcopy(position)
    after = apply(position, "build cotton_mill oldham.1 coal from rochdale.1", "oldham")
    assert position == before
    assert after["seats"][0]["money"] == 16
    assert after["seats"][0]["spent"] == 14
    assert after["seats"][0]["stacks"]["cotton_mill"] == [2, 2]
    assert after["slots"]["rochdale.1"]["cubes"] == 2
    assert after["discards"] == ["oldham"]
    assert after["to_move"] == 1
    assert after["actions_left"] == 2


def test_equally_near_mines_are_a_choice() -> None:
    position = oldham()
    put(position, "manchester.1", 2, "coal_mine", cubes=1)
    put(position, "rochdale.2", 1, "coal_mine", cubes=0, flipped=True)
    assert with_card(position, "build cotton_mill oldham.1", "oldham") == {
        "build cotton_mill oldham.1 coal from manchester.1",
        "build cotton_mill oldham.1 coal from rochdale.1",
    }
    after = apply(position, "build cotton_mill oldham.1 coal from manchester.1", "oldham")
    assert after["slots"]["manchester.1"]["flipped"]
    assert after["seats"][2]["income_space"] == 17
    assert after["seats"][2]["income"] == 4


def test_shipyard_at_birkenhead_through_liverpool() -> None:
    position = start(period="rail")
    position["seats"][0]["money"] = 60
    put(position, "liverpool.1", 0, "port")
    stack(position, "shipyard", 2, 2)
    hold(position, "shipyard")
    assert not starting(position, "build shipyard birkenhead")
    link(position, 1, "birkenhead-ellesmere_port")
    assert not starting(position, "build shipyard birkenhead")
    put(position, "ellesmere_port", 1, "port")
    assert starting(position, "build shipyard birkenhead") == {
        "build shipyard birkenhead": {"shipyard"}
    }
    after = apply(position, "build shipyard birkenhead", "shipyard")
    assert after["slots"]["birkenhead"]["flipped"]
    assert after["seats"][0]["money"] == 60 - 25 - 1 - 1
    assert after["seats"][0]["income_space"] == 11
    position["variants"] = ["lancashire_2018"]
    assert not starting(position, "build shipyard birkenhead")


@pytest.mark.parametrize(("variants", "found"), [([], False), (["two_way_virtual_link"], True)])
def test_virtual_link_backwards(variants: list[str], found: bool) -> None:
    position = start(period="rail", variants=variants)
    put(position, "birkenhead", 0, "shipyard", flipped=True)
    stack(position, "port", 2)
    hold(position, "port")
    no_pairs(position)
    assert bool(starting(position, "build port liverpool.1")) == found
    assert not starting(position, "rail liverpool")


def test_first_canals_from_liverpool() -> None:
    position = start()
    hold(position, "port", "port")
    assert not starting(position, "canal")
    put(position, "liverpool.1", 0, "port", 1)
    assert starting(position, "canal") == {
        "canal ellesmere_port-liverpool": {"port"},
        "canal liverpool-wigan": {"port"},
    }
    after = apply(position, "canal liverpool-wigan", "port")
    assert after["seats"][0]["money"] == 27
    assert after["seats"][0]["links_left"] == 13
    assert after["actions_left"] == 1
    assert "canal blackburn-wigan" in legal_actions(after)
    after["seats"][0]["links_left"] = 0
    assert not starting(after, "canal")


def test_two_cards_to_build_at_colne() -> None:
    position = start()
    put(position, "liverpool.1", 0, "port", 1)
    hold(position, "manchester", "coal_mine", "coal_mine")
    assert starting(position, "build cotton_mill colne") == {
        f"build cotton_mill colne.{n}": {"coal_mine + manchester", "coal_mine + coal_mine"}
        for n in (1, 2)
    }
    after = apply(position, "build cotton_mill colne.1", "coal_mine + manchester")
    assert after["to_move"] == 1
    assert after["discards"] == ["coal_mine", "manchester"]
    assert after["seats"][0]["hand"] == ["coal_mine"]
    no_pairs(position)
    assert not starting(position, "build cotton_mill colne")


def test_track_with_three_gaps() -> None:
    position = start()
    track(position, "coal", 5)
    assert position["coal_track"]["next_price"] == 2
    track(position, "iron", 4)
    assert position["iron_track"]["next_price"] == 3
    stack(position, "coal_mine", 2, 2, 3)
    put(position, "liverpool.1", 1, "port", flipped=True)
    link(position, 1, "liverpool-wigan")
    hold(position, "wigan")
    after = apply(position, "build coal_mine wigan.1", "wigan")
    assert after["seats"][0]["money"] == 30 - 7 + 4
    assert after["seats"][0]["spent"] == 7
    assert after["coal_track"] == {**position["coal_track"], "cubes": 8, "next_price": 1}
    assert after["slots"]["wigan.1"]["flipped"]
    assert after["seats"][0]["income_space"] == 17


def test_unconnected_mine_ships_nothing_and_iron_always_does() -> None:
    position = start()
    track(position, "coal", 0)
    track(position, "iron", 7)
    hold(position, "wigan", "barrow_in_furness")
    after = apply(position, "build coal_mine wigan.1", "wigan")
    assert after["coal_track"]["cubes"] == 0
    assert after["coal_track"]["next_price"] == 5
    assert after["slots"]["wigan.1"]["cubes"] == 2
    assert not starting(position, "build iron_works barrow_in_furness")
    put(position, "preston.3", 1, "port", 1)
    hold(position, "preston")
    after = apply(position, "build iron_works preston.2", "preston")
    assert after["seats"][0]["money"] == 30 - 5 - 5 + 1
    assert after["seats"][0]["spent"] == 10
    assert after["iron_track"]["cubes"] == 8
    assert after["slots"]["preston.2"]["cubes"] == 3


def test_colne_yorkshire_rochdale() -> None:
    position = start()
    hold(position, "port")
    put(position, "colne.1", 0, "cotton_mill", 1)
    assert "canal rochdale-yorkshire" not in legal_actions(position)
    link(position, 0, "colne-yorkshire")
    assert "canal rochdale-yorkshire" in legal_actions(position)
    assert "sell colne.1 to distant_market" in legal_actions(position)


def test_mill_of_income_4_at_demand_3_advances_7() -> None:
    position = start()
    hold(position, "port")
    put(position, "lancaster.2", 0, "cotton_mill")
    put(position, "lancaster.1", 1, "port", flipped=True)
    position["distant_market"]["stack"] = [-1, -2]
    after = apply(position, "sell lancaster.2 to distant_market", "port")
    assert after["seats"][0]["income_space"] == 17
    assert after["distant_market"] == {
        "marker": 1,
        "open": True,
        "bonus": 3,
        "turned": [-1],
        "stack": [-2],
    }


def test_sales_in_sequence() -> None:
    position = start(period="rail")
    hold(position, "port")
    put(position, "preston.1", 0, "cotton_mill")
    put(position, "lancaster.2", 0, "cotton_mill", 3)
    put(position, "lancaster.1", 1, "port", 3)
    link(position, 2, "lancaster-preston")
    position["distant_market"].update(marker=6, bonus=0, stack=[-3, -1])
    a, b, port, far = "preston.1", "lancaster.2", "lancaster.1", "distant_market"
    assert set(starting(position, "sell")) == {
        f"sell {a} to {port}",
        f"sell {b} to {port}",
        f"sell {a} to {far}",
        f"sell {b} to {far}",
        f"sell {a} to {port} and {b} to {far}",
        f"sell {b} to {port} and {a} to {far}",
    }
    after = apply(position, f"sell {a} to {port} and {b} to {far}", "port")
    assert after["slots"][a]["flipped"]
    assert after["slots"][port]["flipped"]
    assert not after["slots"][b]["flipped"]
    assert after["seats"][0]["income_space"] == 14
    assert after["seats"][1]["income_space"] == 14
    assert after["distant_market"] == {
        "marker": 8,
        "open": False,
        "bonus": None,
        "turned": [-3],
        "stack": [-1],
    }
    hold(after, "port")
    assert not starting(after, "sell")


def test_port_at_preston_with_canals() -> None:
    position = start()
    put(position, "preston.3", 0, "port", 1)
    link(position, 0, "lancaster-preston", "preston-wigan", "warrington_runcorn-wigan")
    link(position, 1, "blackburn-wigan")
    hold(position, "cotton_mill")
    no_pairs(position)
    assert set(starting(position, "build cotton_mill")) == {
        "build cotton_mill lancaster.2",
        "build cotton_mill warrington_runcorn.2",
    }


def test_ports_go_on_the_port_only_slot_first() -> None:
    for place, only, other in (("lancaster", 1, 2), ("preston", 3, 1)):
        position = start()
        hold(position, place)
        no_pairs(position)
        assert set(starting(position, "build port")) == {f"build port {place}.{only}"}
        put(position, f"{place}.{only}", 1, "port", 1)
        assert set(starting(position, "build port")) == {f"build port {place}.{other}"}
        position["slots"][f"{place}.{only}"] = None
        put(position, f"{place}.{other}", 0, "port", 1)
        stack(position, "port", 2)
        assert set(starting(position, "build port")) == {f"build port {place}.{other}"}


def test_manchester_has_four_slots() -> None:
    position = start()
    hold(position, "manchester")
    put(position, "warrington_runcorn.1", 1, "port", 1)
    link(position, 1, "manchester-warrington_runcorn")
    assert set(starting(position, "build")) == {
        *(f"build cotton_mill manchester.{n}" for n in (1, 2, 3)),
        *(f"build coal_mine manchester.{n}" for n in (1, 2, 3)),
        "build iron_works manchester.4",
    }


def test_overbuilding() -> None:
    position = start(period="rail")
    hold(position, "wigan")
    put(position, "wigan.1", 1, "coal_mine", 1, flipped=True)
    put(position, "wigan.2", 0, "coal_mine", 1)
    stack(position, "coal_mine", 2)
    assert set(starting(position, "build")) == {"build coal_mine wigan.2"}
    track(position, "coal", 0)
    assert set(starting(position, "build")) == {"build coal_mine wigan.2"}
    position["slots"]["wigan.2"].update(cubes=0, flipped=True)
    assert len(starting(position, "build")) == 2
    position["period"] = "canal"
    assert set(starting(position, "build")) == {"build coal_mine wigan.2"}
    stack(position, "coal_mine", 1)
    assert not starting(position, "build")


def test_turn_order_after_23_6_6_12() -> None:
    position = start(round_=3)
    for seat, spent in zip(position["seats"], (23, 6, 6, 12), strict=True):
        seat["spent"] = spent
        seat["hand"], seat["hand_size"] = ["port"] * 6, 6
    position["seats"][3]["hand"].append("port")
    position["to_move"], position["actions_left"] = 3, 1
    position["deck"] = [str(n) for n in range(9)]
    position["deck_left"] = 9
    after = apply(position, "pass", "port")
    assert after["order"] == [1, 2, 3, 0]
    assert after["to_move"] == 1
    assert after["round"] == 4
    assert [seat["hand_size"] for seat in after["seats"]] == [8, 8, 8, 8]
    assert after["seats"][1]["hand"] == ["0", "1", *["port"] * 6]
    assert after["seats"][0]["hand"] == ["6", "7", *["port"] * 6]
    assert after["deck"] == ["8"]
    assert after["deck_left"] == 1
    assert all(seat["spent"] == 0 for seat in after["seats"])


def test_loans() -> None:
    position = start(period="rail")
    hold(position, "port")
    brass.put_marker(position["seats"][0], 34)
    assert set(starting(position, "loan")) == {"loan 10", "loan 20", "loan 30"}
    after = apply(position, "loan 30", "port")
    assert after["seats"][0]["income_space"] == 28
    assert after["seats"][0]["income"] == 9
    assert after["seats"][0]["money"] == 60
    assert after["seats"][0]["spent"] == 0
    brass.put_marker(position["seats"][0], 2)
    assert set(starting(position, "loan")) == {"loan 10", "loan 20"}
    position["deck"], position["deck_left"] = [], 0
    assert not starting(position, "loan")


def test_rail_to_another_ports_mine_burns_its_coal() -> None:
    position = start(period="rail")
    hold(position, "port")
    put(position, "liverpool.1", 0, "port")
    put(position, "wigan.1", 1, "coal_mine", cubes=1)
    rails = set(starting(position, "rail"))
    single = {rail for rail in rails if " and " not in rail}
    assert single == {
        "rail liverpool-southport",
        "rail liverpool-warrington_runcorn",
        "rail liverpool-wigan coal from wigan.1",
    }
    assert "rail liverpool-wigan coal from wigan.1 and bolton-wigan" in rails
    assert "rail liverpool-southport and southport-wigan coal from wigan.1" in rails
    assert "rail liverpool-southport and liverpool-wigan coal from wigan.1" in rails
    after = apply(position, "rail liverpool-wigan coal from wigan.1 and bolton-wigan", "port")
    assert after["seats"][0]["money"] == 30 - 15 - 1
    assert after["seats"][1]["income_space"] == 17
    position["seats"][0]["links_left"] = 1
    assert single == set(starting(position, "rail"))
    position["seats"][0].update(links_left=14, money=15)
    assert "rail liverpool-wigan coal from wigan.1 and bolton-wigan" not in legal_actions(position)


def test_rail_coal_nearest_to_either_end() -> None:
    position = start(period="rail")
    hold(position, "port")
    put(position, "liverpool.1", 0, "port")
    put(position, "wigan.1", 1, "coal_mine")
    put(position, "bolton.1", 1, "coal_mine")
    put(position, "warrington_runcorn.2", 2, "coal_mine")
    link(position, 2, "liverpool-warrington_runcorn")
    link(position, 1, "bolton-wigan")
    single = {rail for rail in starting(position, "rail liverpool-wigan") if " and " not in rail}
    assert single == {
        "rail liverpool-wigan coal from wigan.1",
        "rail liverpool-wigan coal from warrington_runcorn.2",
    }


def test_develop() -> None:
    position = start()
    hold(position, "port")
    position["seats"][0]["money"] = 1
    for industry in brass.INDUSTRIES:
        stack(position, industry)
    stack(position, "shipyard", 0, 0, 1)
    stack(position, "port", 1)
    put(position, "preston.2", 1, "iron_works", 1, cubes=1)
    source = " iron from preston.2"
    assert set(starting(position, "develop")) == {
        f"develop port{source}",
        f"develop port{source} and shipyard",
        f"develop shipyard{source}",
        f"develop shipyard{source} and port",
        f"develop shipyard{source} and shipyard",
    }
    after = apply(position, f"develop shipyard{source} and shipyard", "port")
    assert after["seats"][0]["stacks"]["shipyard"] == [1]
    assert after["seats"][0]["money"] == 0
    assert after["seats"][0]["spent"] == 1
    assert after["seats"][1]["income_space"] == 13
    assert after["iron_track"]["cubes"] == 7


def test_income_that_cannot_be_paid() -> None:
    position = start(round_=3)
    for number, space in ((0, 20), (1, 5), (2, 6), (3, 8)):
        brass.put_marker(position["seats"][number], space)
        position["seats"][number].update(money=0, vp=1)
    put(position, "wigan.1", 1, "coal_mine", 1)
    put(position, "oldham.1", 1, "cotton_mill", 1, flipped=True)
    put(position, "liverpool.1", 3, "port", 1)
    position["to_move"], position["actions_left"] = 3, 1
    card = position["seats"][3]["hand"][0]
    debt = apply(position, "pass", card)
    assert debt["stage"] == "give_up"
    assert debt["to_move"] == 1
    assert debt["seats"][0]["money"] == 5
    assert legal_actions(debt) == {"give_up wigan.1": {""}, "give_up oldham.1": {""}}
    debt = apply(debt, "give_up wigan.1", "")
    assert debt["to_move"] == 1
    assert debt["seats"][1]["money"] == 2
    debt = apply(debt, "give_up oldham.1", "")
    assert debt["to_move"] == 3
    assert debt["seats"][1]["money"] == 3
    assert debt["seats"][2]["money"] == 0
    assert debt["seats"][2]["vp"] == 0
    debt = apply(debt, "give_up liverpool.1", "")
    assert debt["stage"] == "action"
    assert debt["to_move"] == 0
    assert debt["actions_left"] == 2
    assert debt["seats"][3]["money"] == 1
    assert debt["seats"][3]["vp"] == 1


def last_action(period: str, variants: list[str] | None = None) -> Position:
    position = start(period=period, round_=8, variants=variants)
    position["order"] = [3, 2, 1, 0]
    position["actions_left"] = 1
    position["deck"], position["deck_left"] = [], 0
    for seat in position["seats"]:
        seat["hand"], seat["hand_size"] = [], 0
    hold(position, "port")
    return position


def test_end_of_the_canal_period() -> None:
    position = last_action("canal", ["tournament_mills"])
    put(position, "colne.1", 0, "cotton_mill", 1, flipped=True)
    put(position, "colne.2", 1, "cotton_mill", 2, flipped=True)
    put(position, "wigan.1", 1, "coal_mine", 1)
    put(position, "wigan.2", 2, "coal_mine", 2)
    link(position, 2, "colne-yorkshire", "burnley-colne")
    track(position, "coal", 3)
    position["distant_market"].update(marker=8, open=False, bonus=None)
    position["seats"][3].update(spent=9)
    brass.put_marker(position["seats"][1], 12)
    after = apply(position, "pass", "port")
    assert [seat["vp"] for seat in after["seats"]] == [5, 5, 6, 0]
    assert [seat["money"] for seat in after["seats"]] == [30, 31, 30, 30]
    assert after["order"] == [2, 1, 0, 3]
    assert after["slots"]["colne.1"] is None
    assert after["slots"]["colne.2"] is not None
    assert after["slots"]["wigan.1"] is None
    assert after["slots"]["wigan.2"]["cubes"] == 3
    assert (after["period"], after["round"], after["to_move"]) == ("rail", 1, 2)
    assert after["actions_left"] == 2
    assert after["coal_track"]["cubes"] == 3
    assert after["distant_market"] == {
        "marker": 0,
        "open": True,
        "bonus": 3,
        "turned": [],
        "stack": None,
    }
    assert set(after["links"].values()) == {None}
    assert "birkenhead-ellesmere_port" in after["links"]
    assert "ellesmere_port-liverpool" not in after["links"]
    assert after["seats"][2]["links_left"] == 14
    assert after["deck_left"] == 66 - 2 - 32
    assert after["discards"] == []
    assert [seat["hand"] for seat in after["seats"]] == [None] * 4


def test_end_of_the_game() -> None:
    position = last_action("rail")
    for number, (money, space, vp) in enumerate(
        [(39, 11, 5), (30, 12, 5), (25, 90, 6), (39, 12, 5)]
    ):
        brass.put_marker(position["seats"][number], space)
        position["seats"][number].update(money=money, vp=vp)
    after = apply(position, "pass", "port")
    assert [seat["vp"] for seat in after["seats"]] == [8, 8, 8, 8]
    assert after["ranking"] == [2, 3, 0, 1]
    assert after["stage"] == "over"
    assert after["to_move"] is None


def test_first_builds_may_go_anywhere_with_an_industry_card() -> None:
    position = start(round_=1)
    hold(position, "coal_mine")
    assert len(starting(position, "build coal_mine")) == sum(
        "coal_mine" in printed for printed in brass.SLOT_INDUSTRIES.values()
    )
    put(position, "liverpool.1", 0, "port", 1)
    assert not starting(position, "build coal_mine")


def check_position(position: Position) -> None:
    cards = brass.deck_size(position["players"], position["variants"])
    held = sum(seat["hand_size"] for seat in position["seats"])
    played = len(position["discards"])
    assert held + position["deck_left"] + played + len(position["set_aside"]) == cards
    for seat in position["seats"]:
        owned = [owner for owner in position["links"].values() if owner == seat["seat"]]
        assert seat["links_left"] + len(owned) == 14
        assert seat["money"] >= 0
        assert seat["vp"] >= 0
        assert seat["income"] == brass.INCOME[seat["income_space"]]
        assert seat["hand"] == sorted(seat["hand"])
    for _, tile in brass.tiles(position):
        if tile["industry"] in ("coal_mine", "iron_works"):
            assert tile["flipped"] == (tile["cubes"] == 0)
        else:
            assert tile["cubes"] == 0


@pytest.mark.parametrize(("players", "variants"), GAMES)
def test_random_games_run_to_their_end(players: int, variants: list[str]) -> None:
    rng = random.Random(players)
    position = start(players, variants, round_=1)
    keys = set(position)
    actions = 0
    while position["stage"] != "over":
        check_position(position)
        legal: dict[str, Any] = legal_actions(position)
        # Kinds of action first, so that rails and sales do not drown everything else.
        verb = rng.choice(sorted({action.split()[0] for action in legal} - {"pass"} or {"pass"}))
        action = rng.choice(sorted(a for a in legal if a.split()[0] == verb))
        cards = rng.choice(sorted(legal[action]))
        before = copy.deepcopy(position)
        after = apply(position, action, cards)
        assert position == before
        assert set(after) == keys
        position = after
        actions += len(cards.split(" + ")) if cards else 0
        if position["deck"] is None:
            assert (position["period"], position["round"]) == ("rail", 1)
            left = position["deck_left"]
            deal(position, brass.set_aside_in_rail(players, variants), rng)
            assert position["deck_left"] == left
    assert actions == players * (4 * rounds(players, variants) - 1)
    assert sorted(position["ranking"]) == list(range(players))
