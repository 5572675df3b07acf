"""Brass (2007) written slowly and plainly from the rulings, to test the fast engine against.

The law is the list of rules B1 to B33; comments cite them. Names, actions and the position are
those of docs/notation.md. Nothing here knows the engine.

`legal_actions(position)` lists every complete action of the seat to move.
`apply(position, action, cards)` gives the position after one of them.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Seat = dict[str, Any]
Tile = dict[str, Any]

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "brass_facts.json").read_text(encoding="utf-8")
)

INDUSTRIES = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
INCOME: list[int] = FACTS["income_by_space"]
COSTS: dict[str, int] = FACTS["costs"]
MARKET: list[int] = FACTS["distant_market"]["track"]
NODES: dict[str, dict[str, Any]] = {node["id"]: node for node in FACTS["other_nodes"]}
LOCATIONS: dict[str, dict[str, Any]] = {place["id"]: place for place in FACTS["locations"]}
HAND = FACTS["setup"]["hand"]
LOWEST_INCOME = -10

# Where a cube comes from: the slot of a mine or works, or one of these two.
TRACK = "track"
NOT_NEEDED = ""

DISTANT_MARKET = "distant_market"


# ---------------------------------------------------------------------------------------------
# Names and facts
# ---------------------------------------------------------------------------------------------


def slot_names(location: str) -> list[str]:
    """Slots of a location as they are written: 'oldham.1', 'oldham.2'; 'birkenhead'."""
    count = len(LOCATIONS[location]["slots"])
    if count == 1:
        return [location]
    return [f"{location}.{number}" for number in range(1, count + 1)]


SLOT_INDUSTRIES: dict[str, list[str]] = {
    name: printed
    for location, facts in LOCATIONS.items()
    for name, printed in zip(slot_names(location), facts["slots"], strict=True)
}


def location_of(slot: str) -> str:
    """The location a slot is in."""
    return slot.split(".")[0]


def ends_of(link: str) -> tuple[str, str]:
    """The two ends of a link."""
    a, b = link.split("-")
    return a, b


def tile_facts(industry: str, level: int) -> dict[str, Any]:
    """What is printed on a tile."""
    for facts in FACTS["tiles"][industry]:
        if facts["level"] == level:
            found: dict[str, Any] = facts
            return found
    raise ValueError(f"no {industry} of level {level}")


def tile_vp(position: Position, tile: Tile) -> int:
    """VP of a flipped tile; the tournament variant changes the level 1 mills."""
    if (
        "tournament_mills" in position["variants"]
        and tile["industry"] == "cotton_mill"
        and tile["level"] == 1
    ):
        return int(FACTS["variants"]["tournament"]["cotton_mill_1_vp"])
    return int(tile_facts(tile["industry"], tile["level"])["vp"])


def seat_of(position: Position, number: int) -> Seat:
    """The object of one seat."""
    for seat in position["seats"]:
        if seat["seat"] == number:
            found: Seat = seat
            return found
    raise ValueError(f"no seat {number}")


def mover(position: Position) -> Seat:
    """The object of the seat to move."""
    return seat_of(position, position["to_move"])


def tiles(position: Position) -> Iterator[tuple[str, Tile]]:
    """Every industry tile on the board with its slot."""
    for slot, tile in position["slots"].items():
        if tile is not None:
            yield slot, tile


def own_tiles(position: Position, number: int) -> list[str]:
    """Slots holding a tile of this seat."""
    return [slot for slot, tile in tiles(position) if tile["owner"] == number]


# ---------------------------------------------------------------------------------------------
# Connection
# ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=20000)
def _distances(built: frozenset[str], start: str) -> dict[str, int]:
    """Breadth-first search over the links in `built`."""
    neighbours: dict[str, list[str]] = {}
    for link in built:
        a, b = ends_of(link)
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    distance = {start: 0}
    queue = [start]
    for node in queue:
        for other in neighbours.get(node, []):
            if other not in distance:
                distance[other] = distance[node] + 1
                queue.append(other)
    return distance


def distances(position: Position, start: str) -> dict[str, int]:
    """B17: links of any owner to every connected place; 0 to `start` itself."""
    built = frozenset(link for link, owner in position["links"].items() if owner is not None)
    return _distances(built, start)


def connected_to_port(position: Position, start: str) -> bool:
    """B17, B27: connected to a port tile, flipped or not, or to an external location."""
    reach = distances(position, start)
    if any(node in NODES and NODES[node]["external_port"] for node in reach):
        return True
    return any(
        tile["industry"] == "port" and location_of(slot) in reach for slot, tile in tiles(position)
    )


def touched_by_own_links(position: Position, number: int) -> set[str]:
    """Places at an end of one of this seat's links."""
    return {
        end for link, owner in position["links"].items() if owner == number for end in ends_of(link)
    }


def own_locations(position: Position, number: int) -> set[str]:
    """Locations with a tile of this seat."""
    return {location_of(slot) for slot in own_tiles(position, number)}


def network(position: Position, number: int) -> set[str]:
    """B10: own links, and in the rail period also own tiles."""
    places = touched_by_own_links(position, number)
    if position["period"] == "rail":
        places |= own_locations(position, number)
    return places


def virtual_reach(position: Position, places: set[str]) -> set[str]:
    """B12: what the virtual link adds to a network, for industry cards only."""
    if "lancashire_2018" in position["variants"] or "two_player_2009" in position["variants"]:
        return set()
    added: set[str] = set()
    if "liverpool" in places:
        added.add("birkenhead")
    if "two_way_virtual_link" in position["variants"] and "birkenhead" in places:
        added.add("liverpool")
    return added


# ---------------------------------------------------------------------------------------------
# Cubes
# ---------------------------------------------------------------------------------------------


def holders(position: Position, industry: str) -> list[str]:
    """Slots of the mines (works) that still have cubes."""
    return [
        slot for slot, tile in tiles(position) if tile["industry"] == industry and tile["cubes"] > 0
    ]


def nearest_mines(position: Position, start: str) -> list[str]:
    """B17: the mines with cubes nearest to `start`, all those equally near."""
    reach = distances(position, start)
    mines = [m for m in holders(position, "coal_mine") if location_of(m) in reach]
    if not mines:
        return []
    best = min(reach[location_of(mine)] for mine in mines)
    return [mine for mine in mines if reach[location_of(mine)] == best]


def coal_sources(position: Position, places: tuple[str, ...]) -> list[str]:
    """B17 for the one place of a build, B25 for the two ends of a rail. Empty: no coal."""
    mines = {mine for place in places for mine in nearest_mines(position, place)}
    if mines:
        return sorted(mines)
    if any(connected_to_port(position, place) for place in places):
        return [TRACK]
    return []


def iron_sources(position: Position) -> list[str]:
    """B18: any works with cubes, else the track."""
    return sorted(holders(position, "iron_works")) or [TRACK]


def track_price(track: dict[str, Any], cube: str) -> int:
    """B17, B18: cheapest price shown, or the price of an empty track."""
    spaces: list[int] = track["spaces"]
    if track["cubes"] == 0:
        return int(FACTS["demand_tracks"][cube]["when_empty"])
    return spaces[len(spaces) - int(track["cubes"])]


def price_of(position: Position, cube: str, source: str) -> int:
    """What one cube from this source costs now."""
    return track_price(position[f"{cube}_track"], cube) if source == TRACK else 0


def source_text(cube: str, source: str) -> str:
    """The notation's source, written when the cube comes from a tile."""
    return "" if source in (TRACK, NOT_NEEDED) else f" {cube} from {source}"


def advance(position: Position, number: int, spaces: int) -> None:
    """B19: income marker forward, capped at the last space."""
    seat = seat_of(position, number)
    put_marker(seat, min(seat["income_space"] + spaces, len(INCOME) - 1))


def put_marker(seat: Seat, space: int) -> None:
    """Income marker on a space."""
    seat["income_space"] = space
    seat["income"] = INCOME[space]


def flip(position: Position, slot: str, bonus: int = 0) -> None:
    """B19, B22, B27, B28: turn the tile over, its owner advances."""
    tile = position["slots"][slot]
    assert not tile["flipped"]
    tile["flipped"] = True
    income = tile_facts(tile["industry"], tile["level"])["income"]
    advance(position, tile["owner"], income + bonus)


def pay(position: Position, amount: int) -> None:
    """B5, B16, B23: the seat to move spends cash in hand."""
    seat = mover(position)
    if seat["money"] < amount:
        raise ValueError("not enough money")
    seat["money"] -= amount
    seat["spent"] += amount


def take_cube(position: Position, cube: str, source: str) -> None:
    """B17 to B19: take one cube and pay for it if it comes from the track."""
    if source == NOT_NEEDED:
        return
    if source == TRACK:
        track = position[f"{cube}_track"]
        pay(position, track_price(track, cube))
        track["cubes"] = max(0, track["cubes"] - 1)
        track["next_price"] = track_price(track, cube)
        return
    tile = position["slots"][source]
    assert tile["cubes"] > 0
    tile["cubes"] -= 1
    if tile["cubes"] == 0:
        flip(position, source)


def ship_to_track(position: Position, slot: str, cube: str) -> None:
    """B22: a new mine or works fills the empty spaces of its track, dearest first."""
    tile = position["slots"][slot]
    track = position[f"{cube}_track"]
    owner = seat_of(position, tile["owner"])
    while tile["cubes"] > 0 and track["cubes"] < len(track["spaces"]):
        dearest_empty = len(track["spaces"]) - track["cubes"] - 1
        owner["money"] += track["spaces"][dearest_empty]
        track["cubes"] += 1
        tile["cubes"] -= 1
    track["next_price"] = track_price(track, cube)
    if tile["cubes"] == 0:
        flip(position, slot)


# ---------------------------------------------------------------------------------------------
# Build an industry
# ---------------------------------------------------------------------------------------------


def level_may_be_built(position: Position, industry: str, level: int) -> bool:
    """B13: no level 0; level 1 in the canal period only; level 2 shipyards in the rail period."""
    if level == 0:
        return False
    if level == 1:
        return bool(position["period"] == "canal")
    if industry == "shipyard" and level == 2:
        return bool(position["period"] == "rail")
    return True


def slot_may_take(position: Position, slot: str, industry: str, level: int) -> bool:
    """B13, B14, B15, B20, B21: whether the slot can take this tile of the seat to move."""
    number = position["to_move"]
    place = location_of(slot)
    old = position["slots"][slot]
    if industry not in SLOT_INDUSTRIES[slot]:
        return False

    # B15: the tile that is overbuilt does not count, for it goes.
    others_here = [
        other
        for other in own_tiles(position, number)
        if location_of(other) == place and other != slot
    ]
    if position["period"] == "canal" and others_here:
        return False

    if old is None:
        # B14: only new ports on empty slots.
        if industry == "port" and place in FACTS["port_first"]:
            port_only = [s for s in slot_names(place) if SLOT_INDUSTRIES[s] == ["port"]]
            if slot not in port_only and any(position["slots"][s] is None for s in port_only):
                return False
        return True

    if old["industry"] != industry or old["level"] >= level:
        return False
    if old["owner"] == number:
        return True  # B20
    if industry == "coal_mine":  # B21
        return not holders(position, "coal_mine") and position["coal_track"]["cubes"] == 0
    if industry == "iron_works":  # B21
        return not holders(position, "iron_works") and position["iron_track"]["cubes"] == 0
    return False


def cards_for_build(position: Position, industry: str, place: str) -> set[str]:
    """B8 to B12: the cards, and pairs of cards, that allow this industry in this location."""
    number = position["to_move"]
    hand = mover(position)["hand"]
    places = network(position, number)
    places |= virtual_reach(position, places)
    industry_card_does = place in places or not own_tiles(position, number)  # B10, B11, B12
    cards: set[str] = set()
    for card in hand:
        if card == place or (card == industry and industry_card_does):
            cards.add(card)
    if position["actions_left"] == 2:  # B8: only as the whole turn
        for pair in combinations(hand, 2):
            cards.add(" + ".join(sorted(pair)))
    return cards


def legal_builds(position: Position) -> dict[str, set[str]]:
    """B8 to B22: every industry that can be built, with the cards that allow it."""
    found: dict[str, set[str]] = {}
    seat = mover(position)
    for slot in position["slots"]:
        place = location_of(slot)
        for industry in SLOT_INDUSTRIES[slot]:
            if not seat["stacks"][industry]:
                continue
            level = seat["stacks"][industry][0]
            if not level_may_be_built(position, industry, level):
                continue
            if not slot_may_take(position, slot, industry, level):
                continue
            cards = cards_for_build(position, industry, place)
            if not cards:
                continue
            facts = tile_facts(industry, level)
            coals = coal_sources(position, (place,)) if facts["coal"] else [NOT_NEEDED]
            irons = iron_sources(position) if facts["iron"] else [NOT_NEEDED]
            for coal in coals:
                for iron in irons:
                    price = (
                        facts["cost"]
                        + price_of(position, "coal", coal)
                        + price_of(position, "iron", iron)
                    )
                    if price <= seat["money"]:  # B16
                        text = f"build {industry} {slot}"
                        text += source_text("coal", coal) + source_text("iron", iron)
                        found[text] = set(cards)
    return found


def do_build(position: Position, words: list[str]) -> None:
    """B13, B16 to B22: 'build INDUSTRY SLOT {source}'."""
    number = position["to_move"]
    industry, slot = words[0], words[1]
    level = mover(position)["stacks"][industry].pop(0)
    facts = tile_facts(industry, level)
    pay(position, facts["cost"])
    if facts["coal"]:
        take_cube(position, "coal", named_source(words, "coal"))
    if facts["iron"]:
        take_cube(position, "iron", named_source(words, "iron"))
    position["slots"][slot] = {  # B20, B21: an old tile and its cubes are gone
        "owner": number,
        "industry": industry,
        "level": level,
        "flipped": False,
        "cubes": facts.get("cubes", 0),
    }
    if industry == "coal_mine" and connected_to_port(position, location_of(slot)):
        ship_to_track(position, slot, "coal")
    if industry == "iron_works":
        ship_to_track(position, slot, "iron")
    if industry == "shipyard":
        flip(position, slot)


# ---------------------------------------------------------------------------------------------
# Links
# ---------------------------------------------------------------------------------------------


def free_links(position: Position) -> list[str]:
    """B23: free segments that touch an own tile or an end of an own link."""
    number = position["to_move"]
    if mover(position)["links_left"] == 0:
        return []
    starts = touched_by_own_links(position, number) | own_locations(position, number)
    return [
        link
        for link, owner in position["links"].items()
        if owner is None and any(end in starts for end in ends_of(link))
    ]


def place_link(position: Position, link: str) -> None:
    """B23: the link tile on the board."""
    assert position["links"][link] is None
    position["links"][link] = position["to_move"]
    mover(position)["links_left"] -= 1


def legal_canals(position: Position) -> list[str]:
    """B23, B24: canals, one per action."""
    if position["period"] != "canal" or mover(position)["money"] < COSTS["canal"]:
        return []
    return [f"canal {link}" for link in free_links(position)]


def place_rail(position: Position, link: str, source: str, fee: int) -> None:
    """B24, B25: one rail; its coal is fetched before the rail lies there."""
    pay(position, fee)
    take_cube(position, "coal", source)
    place_link(position, link)


def rail_choices(position: Position, fee: int) -> list[tuple[str, str]]:
    """B23 to B25: each rail that can be placed now for `fee`, with each source of its coal."""
    return [
        (link, source)
        for link in free_links(position)
        for source in coal_sources(position, ends_of(link))
        if fee + price_of(position, "coal", source) <= mover(position)["money"]
    ]


def rail_text(link: str, source: str) -> str:
    """One rail with its source in the notation."""
    return link + source_text("coal", source)


def legal_rails(position: Position) -> list[str]:
    """B24: one rail for 5, or two one after the other for 15."""
    if position["period"] != "rail":
        return []
    second_fee = COSTS["two_rails"] - COSTS["rail"]
    found = []
    for link, source in rail_choices(position, COSTS["rail"]):
        first = rail_text(link, source)
        found.append(f"rail {first}")
        price = COSTS["two_rails"] + price_of(position, "coal", source)
        if price > mover(position)["money"]:
            continue
        after = copy_board(position)
        place_rail(after, link, source, COSTS["rail"])
        for second in rail_choices(after, second_fee):
            found.append(f"rail {first} and {rail_text(*second)}")
    return found


# ---------------------------------------------------------------------------------------------
# Develop
# ---------------------------------------------------------------------------------------------


def develop_choices(position: Position) -> list[tuple[str, str]]:
    """B26, B18: each stack with a tile left, with each source of iron that can be paid."""
    seat = mover(position)
    return [
        (industry, source)
        for industry in INDUSTRIES
        if seat["stacks"][industry]
        for source in iron_sources(position)
        if price_of(position, "iron", source) <= seat["money"]
    ]


def develop_one(position: Position, industry: str, source: str) -> None:
    """B26: the top tile of a stack leaves the game."""
    take_cube(position, "iron", source)
    mover(position)["stacks"][industry].pop(0)


def develop_text(industry: str, source: str) -> str:
    """One developed tile with its source in the notation."""
    return industry + source_text("iron", source)


def legal_develops(position: Position) -> list[str]:
    """B26: one tile, or two one after the other."""
    found = []
    for industry, source in develop_choices(position):
        first = develop_text(industry, source)
        found.append(f"develop {first}")
        after = copy_board(position)
        develop_one(after, industry, source)
        for second in develop_choices(after):
            found.append(f"develop {first} and {develop_text(*second)}")
    return found


# ---------------------------------------------------------------------------------------------
# Sell cotton
# ---------------------------------------------------------------------------------------------


def open_mills(position: Position) -> list[str]:
    """B27: the unflipped mills of the seat to move."""
    return [
        slot
        for slot, tile in tiles(position)
        if tile["owner"] == position["to_move"]
        and tile["industry"] == "cotton_mill"
        and not tile["flipped"]
    ]


def open_ports(position: Position, start: str) -> list[str]:
    """B27 (a): the unflipped ports of any owner connected to a place."""
    reach = distances(position, start)
    return [
        slot
        for slot, tile in tiles(position)
        if tile["industry"] == "port" and not tile["flipped"] and location_of(slot) in reach
    ]


def legal_sales(position: Position) -> list[str]:
    """B27, B28: every sequence of one or more sales.

    A sale changes no link and removes no port, so what a mill is connected to stays the same
    during the action; only the ports used up and the Distant Market change.
    """
    mills = open_mills(position)
    ports = {mill: open_ports(position, location_of(mill)) for mill in mills}
    abroad = {mill: connected_to_port(position, location_of(mill)) for mill in mills}
    market = position["distant_market"]
    next_tiles = market["stack"] + market["turned"]  # B28: a turned tile goes under the stack
    found: list[str] = []

    def more(sold: str, left: list[str], used: set[str], marker: int, turned: int) -> None:
        for mill in left:
            rest = [other for other in left if other != mill]
            for port in ports[mill]:
                if port not in used:
                    line = f"{sold}{mill} to {port}"
                    found.append(line)
                    more(f"{line} and ", rest, used | {port}, marker, turned)
            if market["open"] and abroad[mill]:
                line = f"{sold}{mill} to {DISTANT_MARKET}"
                found.append(line)
                there = marker - next_tiles[turned % len(next_tiles)]
                if there < len(MARKET):  # B28: otherwise the action has ended
                    more(f"{line} and ", rest, used, there, turned + 1)

    more("sell ", mills, set(), market["marker"], 0)
    return found


def sell_one(position: Position, mill: str, buyer: str) -> None:
    """B27, B28: one sale."""
    if buyer != DISTANT_MARKET:
        flip(position, mill)
        flip(position, buyer)
        return
    market = position["distant_market"]
    assert market["open"]
    if not market["stack"]:  # every tile turned: they lie under the stack in that order
        market["stack"] = list(market["turned"])
    tile = market["stack"].pop(0)
    market["turned"].append(tile)
    market["marker"] = min(market["marker"] - tile, len(MARKET))
    if market["marker"] == len(MARKET):
        market["open"] = False
        market["bonus"] = None
    else:
        market["bonus"] = MARKET[market["marker"]]
        flip(position, mill, market["bonus"])


# ---------------------------------------------------------------------------------------------
# Loans
# ---------------------------------------------------------------------------------------------


def loans_of(position: Position, seat: Position) -> list[Position]:
    """B29: 10, 20 or 30 for one, two or three levels down, and where the marker would land."""
    if position["period"] == "rail" and position["deck_left"] == 0:
        return []
    return [
        {"amount": 10 * down, "space": highest_space(seat["income"] - down)}
        for down in (1, 2, 3)
        if seat["income"] - down >= LOWEST_INCOME
    ]


def legal_loans(position: Position) -> list[str]:
    """B29: the loans of the seat to move."""
    return [f"loan {loan['amount']}" for loan in loans_of(position, mover(position))]


def highest_space(level: int) -> int:
    """B29: the highest space of a level of income."""
    return max(space for space, income in enumerate(INCOME) if income == level)


def do_loan(position: Position, amount: int) -> None:
    """B29: the marker lands on the highest space of its new level. No spending (B5)."""
    seat = mover(position)
    put_marker(seat, highest_space(seat["income"] - amount // 10))
    seat["money"] += amount


# ---------------------------------------------------------------------------------------------
# The two functions of this module
# ---------------------------------------------------------------------------------------------


def legal_actions(position: Position) -> dict[str, set[str]]:
    """Every complete action of the seat to move, with the cards that may be used for it."""
    if position["stage"] == "give_up":  # B4
        return {f"give_up {slot}": {""} for slot in own_tiles(position, position["to_move"])}
    if position["stage"] != "action":
        raise ValueError(f"no complete actions in stage {position['stage']}")
    found = legal_builds(position)
    any_card = set(mover(position)["hand"])  # B7: the face matters only for building
    texts = ["pass"]
    texts += legal_canals(position)
    texts += legal_rails(position)
    texts += legal_develops(position)
    texts += legal_sales(position)
    texts += legal_loans(position)
    for text in texts:
        found[text] = set(any_card)
    return found


def apply(position: Position, action: str, cards: str) -> Position:
    """The position after a complete action and all that follows from it by itself."""
    new = copy.deepcopy(position)
    verb, _, rest = action.partition(" ")
    if verb == "give_up":
        give_up(new, rest)
        return new

    seat = mover(new)
    played = cards.split(" + ")
    for card in played:
        seat["hand"].remove(card)
        new["discards"].append(card)
    seat["hand_size"] = len(seat["hand"])
    new["discards"].sort()

    clauses = [clause.split() for clause in rest.split(" and ")]
    if verb == "build":
        do_build(new, clauses[0])
    elif verb == "canal":
        pay(new, COSTS["canal"])
        place_link(new, rest)
    elif verb == "rail":
        fees = (COSTS["rail"], COSTS["two_rails"] - COSTS["rail"])
        for words, fee in zip(clauses, fees, strict=False):
            place_rail(new, words[0], named_source(words, "coal"), fee)
    elif verb == "develop":
        for words in clauses:
            develop_one(new, words[0], named_source(words, "iron"))
    elif verb == "sell":
        for words in clauses:
            sell_one(new, words[0], words[2])
    elif verb == "loan":
        do_loan(new, int(rest))
    elif verb != "pass":
        raise ValueError(f"unknown action {action}")

    new["actions_left"] -= len(played)
    if new["actions_left"] == 0:
        end_turn(new)
    return new


def named_source(words: list[str], cube: str) -> str:
    """The tile named by '... CUBE from SLOT ...', or the track when none is named."""
    for index, word in enumerate(words):
        if word == cube and words[index + 1] == "from":
            return words[index + 2]
    return TRACK


def copy_board(position: Position) -> Position:
    """A copy to place a first rail or develop a first tile on, its cards and market shared."""
    new = dict(position)
    new["seats"] = copy.deepcopy(position["seats"])
    new["slots"] = {
        slot: None if tile is None else dict(tile) for slot, tile in position["slots"].items()
    }
    new["links"] = dict(position["links"])
    new["coal_track"] = dict(position["coal_track"])
    new["iron_track"] = dict(position["iron_track"])
    return new


# ---------------------------------------------------------------------------------------------
# What follows by itself
# ---------------------------------------------------------------------------------------------


def actions_per_turn(position: Position) -> int:
    """B3: one card each in the first canal round, two in every other."""
    return 1 if position["period"] == "canal" and position["round"] == 1 else 2


def end_turn(position: Position) -> None:
    """B3: the next player, or the end of the round."""
    order = position["order"]
    place = order.index(position["to_move"])
    if place + 1 < len(order):
        position["to_move"] = order[place + 1]
        position["actions_left"] = actions_per_turn(position)
    else:
        end_round(position)


def next_order(position: Position) -> list[int]:
    """B5: least spent first; sorted() keeps the relative order of ties."""
    return sorted(position["order"], key=lambda number: int(seat_of(position, number)["spent"]))


def end_round(position: Position) -> None:
    """B3, B6."""
    if all(seat["hand_size"] == 0 for seat in position["seats"]):
        score_period(position)
        if position["period"] == "rail":
            end_game(position)
            return
        order = next_order(position)
        clean_up(position)
        deal_rail(position)
        start_round(position, order, 1)
    else:
        order = next_order(position)
        refill(position, order)
        start_round(position, order, position["round"] + 1)


def refill(position: Position, order: list[int]) -> None:
    """B3: to eight cards while the deck lasts, each player all missing cards at once."""
    deck = position["deck"]
    for number in order:
        seat = seat_of(position, number)
        missing = HAND - len(seat["hand"])
        seat["hand"] = sorted(seat["hand"] + deck[:missing])
        seat["hand_size"] = len(seat["hand"])
        del deck[:missing]
    position["deck_left"] = len(deck)


def start_round(position: Position, order: list[int], number: int) -> None:
    """B3, B4: nothing spent yet; income first."""
    position["order"] = order
    position["round"] = number
    for seat in position["seats"]:
        seat["spent"] = 0
    collect_income(position, 0)


def collect_income(position: Position, first: int) -> None:
    """B4: income of the seats from place `first` of the order on, then the first player's turn."""
    order = position["order"]
    for number in order[first:]:
        seat = seat_of(position, number)
        after = seat["money"] + seat["income"]
        if after >= 0:
            seat["money"] = after
        elif own_tiles(position, number):
            position["stage"] = "give_up"
            position["to_move"] = number
            position["actions_left"] = 0
            return
        else:
            seat["money"] = 0
            seat["vp"] = max(0, seat["vp"] + after)
    position["stage"] = "action"
    position["to_move"] = order[0]
    position["actions_left"] = actions_per_turn(position)


def give_up(position: Position, slot: str) -> None:
    """B4: a tile for half its price, rounded down; then the debt is looked at again."""
    number = position["to_move"]
    tile = position["slots"][slot]
    assert tile["owner"] == number
    seat_of(position, number)["money"] += tile_facts(tile["industry"], tile["level"])["cost"] // 2
    position["slots"][slot] = None
    collect_income(position, position["order"].index(number))


# ---------------------------------------------------------------------------------------------
# End of a period
# ---------------------------------------------------------------------------------------------


def discs(position: Position, place: str) -> int:
    """B30: what one end is worth to a link."""
    if place in NODES:
        return int(NODES[place]["discs"])
    return sum(
        1 for slot, tile in tiles(position) if location_of(slot) == place and tile["flipped"]
    )


def score_period(position: Position) -> None:
    """B30: links, flipped tiles and, at the end of the rail period, cash."""
    for link, owner in position["links"].items():
        if owner is not None:
            seat_of(position, owner)["vp"] += sum(discs(position, end) for end in ends_of(link))
    for _, tile in tiles(position):
        if tile["flipped"]:
            seat_of(position, tile["owner"])["vp"] += tile_vp(position, tile)
    if position["period"] == "rail":
        for seat in position["seats"]:
            seat["vp"] += seat["money"] // 10


def clean_up(position: Position) -> None:
    """B31: canals and level 1 tiles go; the Distant Market starts again, its order unknown."""
    for seat in position["seats"]:
        seat["links_left"] = FACTS["setup"]["links_per_player"]
    for slot, tile in list(tiles(position)):
        if tile["level"] == 1:
            position["slots"][slot] = None
    position["distant_market"] = {
        "marker": 0,
        "open": True,
        "bonus": MARKET[0],
        "turned": [],
        "stack": None,
    }
    position["period"] = "rail"
    position["links"] = dict.fromkeys(links_of_kind("rail", position["variants"]))


def links_of_kind(kind: str, variants: list[str]) -> list[str]:
    """The links of a period; the two-player map lacks some and has one canal more."""
    gone: set[str] = set()
    extra: set[str] = set()
    if "two_player_2009" in variants:
        two = FACTS["variants"]["two_player_2009"]
        gone = set(two["removed_locations"]) | set(two["removed_nodes"])
        extra = {"-".join(two["added_canal"])} if kind == "canal" else set()
    found = []
    for link in FACTS["links"]:
        name = f"{link['a']}-{link['b']}"
        if {link["a"], link["b"]} & gone:
            continue
        if kind in link["kind"] or name in extra:
            found.append(name)
    return found


def deck_size(players: int, variants: list[str]) -> int:
    """B2: how many cards the game has."""
    if "lancashire_2018" in variants:
        return int(FACTS["variants"]["lancashire_2018"]["decks"][str(players)]["total"])
    if "two_player_2009" in variants:
        cards = FACTS["variants"]["two_player_2009"]["cards"]
        return sum(int(n) for kind in cards.values() for n in kind.values())
    return int(FACTS["cards"]["total"])


def set_aside_in_rail(players: int, variants: list[str]) -> int:
    """B2: how many cards are put aside at the start of the rail period."""
    if "lancashire_2018" in variants:
        return 0
    if "two_player_2009" in variants:
        return int(FACTS["variants"]["two_player_2009"]["cards_removed"]["rail"])
    return int(FACTS["setup"]["cards_removed"][str(players)]["rail"])


def deal_rail(position: Position) -> None:
    """B2: the new deal: only the numbers of cards are known, not which."""
    players, variants = position["players"], position["variants"]
    for seat in position["seats"]:
        seat["hand"] = None
        seat["hand_size"] = HAND
    position["deck"] = None
    position["deck_left"] = (
        deck_size(players, variants) - HAND * players - set_aside_in_rail(players, variants)
    )
    position["set_aside"] = None
    position["discards"] = []


def end_game(position: Position) -> None:
    """B32: most VP, then income level, then cash, then the next turn order."""
    order = next_order(position)

    def rank(number: int) -> tuple[int, int, int, int]:
        seat = seat_of(position, number)
        return (-seat["vp"], -seat["income"], -seat["money"], order.index(number))

    position["ranking"] = sorted(order, key=rank)
    position["stage"] = "over"
    position["to_move"] = None
    position["actions_left"] = 0
