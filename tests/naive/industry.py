"""Age of Industry (2010) written slowly and plainly from the rulings, to test the fast engine.

The law is the list of rules A1 to A23; comments cite them. Names, actions and the position are
those of the notation document. Nothing here knows the engine.

`legal_actions(position)` lists every complete action of the seat to move.
`apply(position, action, cards)` gives the position after one of them.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Seat = dict[str, Any]
Tile = dict[str, Any]

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "industry_facts.json").read_text(encoding="utf-8")
)

# The name of an industry in the notation, and in the facts.
FACT_NAMES = {
    "cotton_mill": "cotton",
    "factory": "factory",
    "coal_mine": "coal",
    "iron_works": "iron",
    "port": "port",
    "ship": "ship",
}
INDUSTRIES = tuple(FACT_NAMES)
COLOURS: list[str] = FACTS["cards"]["location_colours"]

# A7: what a slot takes, by what is printed on it.
FITS = {
    "blank": ("cotton_mill", "factory", "iron_works"),
    "coal": ("coal_mine",),
    "port": ("port",),
    "ship": ("ship",),
}

HAND_LIMIT = int(FACTS["setup"]["hand_limit"])
FACE_UP = int(FACTS["setup"]["face_up_cards"])
RAILS_EACH = int(FACTS["setup"]["rails_per_player"])
LOAN = int(FACTS["loan"]["amount"])
INTEREST = int(FACTS["loan"]["interest_per_round"])
UNPAID_VP = int(FACTS["loan"]["unpaid_vp"])

# Which industry holds which cube on its tile.
CUBE_INDUSTRY = {"coal": "coal_mine", "iron": "iron_works"}

# Where a cube comes from: the slot of a mine or works, an import, or one of these two.
TRACK = "track"
NOT_NEEDED = ""

# A tile about to be built (slot, industry), which already opens its own sea lanes (A10).
Building = tuple[str, str] | None


# ---------------------------------------------------------------------------------------------
# Names and facts
# ---------------------------------------------------------------------------------------------


def places_of_map(map_id: str) -> dict[str, dict[str, Any]]:
    """A1: the locations of a map by id."""
    return {place["id"]: place for place in FACTS["maps"][map_id]["locations"]}


def lanes_of_map(map_id: str) -> dict[str, dict[str, Any]]:
    """A11: the sea lanes of a map by the sea location of their ship; Germany has none."""
    return {lane["ship"]: lane for lane in FACTS["maps"][map_id].get("sea_lanes", [])}


PLACES = {map_id: places_of_map(map_id) for map_id in FACTS["maps"]}
LANES = {map_id: lanes_of_map(map_id) for map_id in FACTS["maps"]}


def slot_names(map_id: str, place: str) -> list[str]:
    """A7: slots of a location as they are written: 'dortmund.1', 'dortmund.2'; 'kiel'."""
    count = len(PLACES[map_id][place]["slots"])
    if count == 1:
        return [place]
    return [f"{place}.{number}" for number in range(1, count + 1)]


def market_names(map_id: str, place: str) -> list[str]:
    """A1, A8: market squares of a location: 'france.m1', 'france.m2'."""
    return [f"{place}.m{number}" for number in range(1, PLACES[map_id][place]["markets"] + 1)]


def rail_names(map_id: str) -> list[str]:
    """A16: rails as they are written, ends in the order of the map file."""
    return [f"{a}-{b}" for a, b in FACTS["maps"][map_id]["rails"]]


PRINTED: dict[str, dict[str, str]] = {
    map_id: {
        slot: printed
        for place, facts in places.items()
        for slot, printed in zip(slot_names(map_id, place), facts["slots"], strict=True)
    }
    for map_id, places in PLACES.items()
}


def import_name(sea: str) -> str:
    """A11: the coal import beyond a ship."""
    return f"{sea}.import"


def location_of(name: str) -> str:
    """A8: the location of a slot, market square or import."""
    return name.split(".")[0]


def ends_of(rail: str) -> tuple[str, str]:
    """A16: the two ends of a rail."""
    a, b = rail.split("-")
    return a, b


def place_facts(position: Position, place: str) -> dict[str, Any]:
    """A7: what is printed on the map for a location."""
    return PLACES[position["map"]][place]


def lanes(position: Position) -> dict[str, dict[str, Any]]:
    """A11: the sea lanes of this game's map."""
    return LANES[position["map"]]


def tile_facts(industry: str, level: int) -> dict[str, Any]:
    """A9: what the player board says of a tile."""
    for facts in FACTS["tiles"][FACT_NAMES[industry]]:
        if facts["level"] == level:
            found: dict[str, Any] = facts
            return found
    raise ValueError(f"no {industry} of level {level}")


def seat_of(position: Position, number: int) -> Seat:
    """A1: the object of one seat."""
    for seat in position["seats"]:
        if seat["seat"] == number:
            found: Seat = seat
            return found
    raise ValueError(f"no seat {number}")


def mover(position: Position) -> Seat:
    """A2: the object of the seat to move."""
    return seat_of(position, position["to_move"])


def tiles(position: Position) -> Iterator[tuple[str, Tile]]:
    """A8: every industry tile on the map with its slot."""
    for slot, tile in position["slots"].items():
        if tile is not None:
            yield slot, tile


def own_tiles(position: Position, number: int) -> list[str]:
    """A5, A8: slots holding a tile of this seat."""
    return [slot for slot, tile in tiles(position) if tile["owner"] == number]


def port_tiles(position: Position, place: str) -> list[Tile]:
    """A7, A10: the port tiles in a location, flipped or not."""
    return [
        tile
        for slot, tile in tiles(position)
        if tile["industry"] == "port" and location_of(slot) == place
    ]


# ---------------------------------------------------------------------------------------------
# Connection
# ---------------------------------------------------------------------------------------------


def port_stands(position: Position, place: str, building: Building) -> bool:
    """A10, A11: a port tile in this location, the one being built included."""
    if building is not None and building[1] == "port" and location_of(building[0]) == place:
        return True
    return bool(port_tiles(position, place))


def ship_stands(position: Position, sea: str, building: Building) -> bool:
    """A10, A11: a ship tile in this sea location, the one being built included."""
    return building == (sea, "ship") or position["slots"][sea] is not None


def open_connections(position: Position, building: Building) -> frozenset[tuple[str, str]]:
    """A10, A11: built rails of any owner, open sea lanes, and imports beyond their ships."""
    found = {ends_of(rail) for rail, owner in position["links"].items() if owner is not None}
    for sea, lane in lanes(position).items():
        if not ship_stands(position, sea, building):
            continue
        found.add((sea, import_name(sea)))
        for port in lane["ports"]:
            if port_stands(position, port, building):
                found.add((port, sea))
    return frozenset(found)


@lru_cache(maxsize=20000)
def _distances(
    connections: frozenset[tuple[str, str]], dead_ends: frozenset[str], start: str
) -> dict[str, int]:
    """A10, A12: breadth-first; a dead end may start or end a path but not be passed through."""
    neighbours: dict[str, list[str]] = {}
    for a, b in connections:
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    distance = {start: 0}
    queue = [start]
    for node in queue:
        if node in dead_ends and node != start:
            continue
        for other in neighbours.get(node, []):
            if other not in distance:
                distance[other] = distance[node] + 1
                queue.append(other)
    return distance


def distances(position: Position, start: str, building: Building = None) -> dict[str, int]:
    """A10, A11, A12: connections to every connected place; 0 to `start` itself."""
    special = FACTS["maps"][position["map"]].get("special", {})
    dead_ends = frozenset(place for place, what in special.items() if what["no_passing_through"])
    return _distances(open_connections(position, building), dead_ends, start)


def reaches_track(position: Position, start: str, building: Building = None) -> bool:
    """A10, A13: joined to a port tile or a distant port, or one itself."""
    places = PLACES[position["map"]]
    return any(
        node in places and (places[node]["distant_port"] or port_stands(position, node, building))
        for node in distances(position, start, building)
    )


def touched_by_own_rails(position: Position, number: int) -> set[str]:
    """A5, A16: places at an end of one of this seat's rails."""
    return {
        end for rail, owner in position["links"].items() if owner == number for end in ends_of(rail)
    }


# ---------------------------------------------------------------------------------------------
# Money
# ---------------------------------------------------------------------------------------------


def borrow_for(seat: Seat, amount: int) -> None:
    """A20: as few loans as make the cash in hand reach the amount."""
    while seat["money"] < amount:
        seat["money"] += LOAN
        seat["loans"] += 1


def pay(position: Position, amount: int) -> None:
    """A20, B5: the seat to move spends, borrowing if short."""
    seat = mover(position)
    borrow_for(seat, amount)
    seat["money"] -= amount
    seat["spent"] += amount


def repay(seat: Seat) -> None:
    """A20, A22: every loan that can be repaid."""
    while seat["loans"] > 0 and seat["money"] >= LOAN:
        seat["money"] -= LOAN
        seat["loans"] -= 1


# ---------------------------------------------------------------------------------------------
# Cubes
# ---------------------------------------------------------------------------------------------


def holders(position: Position, cube: str) -> list[str]:
    """A10, A15: every tile or import on the map that has such a cube, connected or not."""
    found = [
        slot
        for slot, tile in tiles(position)
        if tile["industry"] == CUBE_INDUSTRY[cube] and tile["cubes"] > 0
    ]
    if cube == "coal":
        found += [import_name(sea) for sea, cubes in position["imports"].items() if cubes > 0]
    return found


def node_of(source: str) -> str:
    """A11: where a source lies: an import is a place of its own beyond the ship."""
    return source if source.endswith(".import") else location_of(source)


def nearest(position: Position, cube: str, start: str, building: Building) -> list[str]:
    """A10: the connected sources nearest to `start`, all those equally near."""
    reach = distances(position, start, building)
    connected = [source for source in holders(position, cube) if node_of(source) in reach]
    if not connected:
        return []
    best = min(reach[node_of(source)] for source in connected)
    return [source for source in connected if reach[node_of(source)] == best]


def sources(
    position: Position, cube: str, places: tuple[str, ...], building: Building = None
) -> list[str]:
    """A10 for the one place of a build, A16 for the two ends of a rail. Empty: no cube."""
    found = {s for place in places for s in nearest(position, cube, place, building)}
    if found:
        return sorted(found)
    if any(reaches_track(position, place, building) for place in places):
        return [TRACK]
    return []


def track_price(track: dict[str, Any], cube: str) -> int:
    """A10: the cheapest price shown, or the price of an empty track."""
    spaces: list[int] = track["spaces"]
    if track["cubes"] == 0:
        return int(FACTS["demand_tracks"][cube]["when_empty"])
    return spaces[len(spaces) - int(track["cubes"])]


def source_text(cube: str, source: str) -> str:
    """A10: the notation's source, written when the cube comes from a tile or an import."""
    return "" if source in (TRACK, NOT_NEEDED) else f" {cube} from {source}"


def flip(position: Position, slot: str) -> None:
    """A14: turn the tile over; its income in cash to its owner at once."""
    tile = position["slots"][slot]
    assert not tile["flipped"]
    tile["flipped"] = True
    owner = seat_of(position, tile["owner"])
    owner["money"] += tile_facts(tile["industry"], tile["level"])["income"]


def flip_ship_if_done(position: Position, sea: str) -> None:
    """A14, A15: import empty, market used or without demand; never a ship built over a ship."""
    ship = position["slots"][sea]
    if ship is None or ship["flipped"] or ship["inert"]:
        return
    if position["imports"][sea] > 0:
        return
    squares = [position["markets"][name] for name in market_names(position["map"], sea)]
    if all(square["used"] or square["tile"] == "no_demand" for square in squares):
        flip(position, sea)


def remove_cube(position: Position, source: str) -> None:
    """A14: one cube off a tile or an import, with the flip that may follow."""
    if source.endswith(".import"):
        sea = location_of(source)
        assert position["imports"][sea] > 0
        position["imports"][sea] -= 1
        flip_ship_if_done(position, sea)
        return
    tile = position["slots"][source]
    assert tile["cubes"] > 0
    tile["cubes"] -= 1
    if tile["cubes"] == 0:
        flip(position, source)


def take_cube(position: Position, cube: str, source: str) -> int:
    """A10: take one cube; what it costs if it comes from the track, to be paid afterwards."""
    if source == NOT_NEEDED:
        return 0
    if source != TRACK:
        remove_cube(position, source)
        return 0
    track = position[f"{cube}_track"]
    price = int(track_price(track, cube))
    track["cubes"] = max(0, track["cubes"] - 1)
    track["next_price"] = track_price(track, cube)
    return price


def fill_track(position: Position, cube: str, source: str, number: int) -> None:
    """A13: cubes from a new mine, works or import to the track's empty spaces, dearest first."""
    track = position[f"{cube}_track"]
    seat = seat_of(position, number)
    while source in holders(position, cube) and track["cubes"] < len(track["spaces"]):
        dearest_empty = len(track["spaces"]) - track["cubes"] - 1
        seat["money"] += track["spaces"][dearest_empty]
        track["cubes"] += 1
        remove_cube(position, source)
    track["next_price"] = track_price(track, cube)


# ---------------------------------------------------------------------------------------------
# Build an industry
# ---------------------------------------------------------------------------------------------


def slot_may_take(position: Position, slot: str, industry: str, level: int) -> bool:
    """A7, A8, A9, A15, A23: whether the slot can take this tile of the seat to move."""
    number = position["to_move"]
    place = location_of(slot)
    if industry not in FITS[PRINTED[position["map"]][slot]]:  # A7; A23: no ship slot in Germany
        return False
    if not tile_facts(industry, level)["buildable"]:  # A9
        return False
    if industry == "ship" and not any(
        port_tiles(position, port) for port in lanes(position)[place]["ports"]
    ):  # A7
        return False

    # A8: the tile that is overbuilt does not count, for it goes.
    others_here = [
        other
        for other in own_tiles(position, number)
        if location_of(other) == place and other != slot
    ]
    if len(others_here) >= own_limit(position, place):
        return False

    old = position["slots"][slot]
    if old is None:
        return True
    if old["level"] >= level:  # A15
        return False
    if old["owner"] == number:  # A15
        return True
    for cube, holder in CUBE_INDUSTRY.items():  # A15
        if old["industry"] == holder and industry == holder:
            return not holders(position, cube) and position[f"{cube}_track"]["cubes"] == 0
    return False


def own_limit(position: Position, place: str) -> int:
    """A8: one own tile in a location of one to three slots, two where there are more."""
    return 2 if len(place_facts(position, place)["slots"]) >= 4 else 1


def industry_card_does(position: Position, slot: str) -> bool:
    """A5: whether a card of the right industry allows this slot."""
    number = position["to_move"]
    place = location_of(slot)
    mine = own_tiles(position, number)
    touched = touched_by_own_rails(position, number)
    if place in touched:
        return True
    if len(place_facts(position, place)["slots"]) >= 4 and any(
        other != slot and location_of(other) == place for other in mine
    ):
        return True
    if slot in mine:
        return True
    if place in lanes(position):
        for port in lanes(position)[place]["ports"]:
            for tile in port_tiles(position, port):
                if tile["owner"] == number or port in touched:
                    return True
    return not mine


def cards_for_build(position: Position, industry: str, slot: str) -> set[str]:
    """A4, A5, A6: the cards that allow this industry on this slot."""
    colour = place_facts(position, location_of(slot))["colour"]
    cards: set[str] = set()
    for card in mover(position)["hand"]:
        if card == colour or (card == industry and industry_card_does(position, slot)):
            cards.add(card)
        if position["actions_left"] == 2:  # A4: only as the whole turn
            cards.add(f"{card} whole_turn")
    return cards


def with_import_filled(position: Position, industry: str, slot: str) -> Position:
    """A10, A13: the board as the cubes are fetched: the import of a new ship is full."""
    if industry != "ship" or position["slots"][slot] is not None:
        return position
    sea = location_of(slot)
    filled = dict(position)
    filled["imports"] = {**position["imports"], sea: lanes(position)[sea]["coal_import"]}
    return filled


def legal_builds(position: Position) -> dict[str, set[str]]:
    """A4 to A10, A15, A23: every industry that can be built, with the cards that allow it."""
    found: dict[str, set[str]] = {}
    seat = mover(position)
    for slot in position["slots"]:
        for industry in INDUSTRIES:
            if not seat["stacks"][industry]:
                continue
            level = seat["stacks"][industry][0]  # A9
            if not slot_may_take(position, slot, industry, level):
                continue
            cards = cards_for_build(position, industry, slot)
            if not cards:
                continue
            facts = tile_facts(industry, level)
            board = with_import_filled(position, industry, slot)
            choices = {
                cube: sources(board, cube, (location_of(slot),), (slot, industry))
                if facts[cube]
                else [NOT_NEEDED]
                for cube in ("coal", "iron")
            }
            for coal in choices["coal"]:
                for iron in choices["iron"]:
                    text = f"build {industry} {slot}"
                    text += source_text("coal", coal) + source_text("iron", iron)
                    found[text] = set(cards)
    return found


def do_build(position: Position, words: list[str]) -> None:
    """A9, A10, A13 to A15: 'build INDUSTRY SLOT {source}', in the order of A10."""
    number = position["to_move"]
    industry, slot = words[0], words[1]
    place = location_of(slot)
    level = mover(position)["stacks"][industry].pop(0)
    facts = tile_facts(industry, level)
    over_ship = industry == "ship" and position["slots"][slot] is not None

    if industry == "ship" and not over_ship:
        position["imports"][place] = lanes(position)[place]["coal_import"]
    due = facts["cost"]  # A10: paid once, after both cubes
    if facts["coal"]:
        due += take_cube(position, "coal", named_source(words, "coal"))
    if facts["iron"]:
        due += take_cube(position, "iron", named_source(words, "iron"))
    pay(position, due)
    position["slots"][slot] = {  # A15: an old tile and its cubes are gone
        "owner": number,
        "industry": industry,
        "level": level,
        "flipped": False,
        "cubes": facts.get("cubes", 0),
        "inert": over_ship,
    }
    if reaches_track(position, place):  # A13
        if industry == "coal_mine":
            fill_track(position, "coal", slot, number)
        if industry == "iron_works":
            fill_track(position, "iron", slot, number)
        if industry == "ship" and not over_ship:
            fill_track(position, "coal", import_name(place), number)
    if industry == "ship":
        flip_ship_if_done(position, place)


# ---------------------------------------------------------------------------------------------
# Railways
# ---------------------------------------------------------------------------------------------


def is_first_rail(position: Position) -> bool:
    """A16: no rail of the seat to move is on the map."""
    return int(mover(position)["links_left"]) == RAILS_EACH


def free_rails(position: Position) -> list[str]:
    """A16: free connections that touch an own tile or an end of an own rail."""
    number = position["to_move"]
    if mover(position)["links_left"] == 0:
        return []
    starts = touched_by_own_rails(position, number)
    starts |= {location_of(slot) for slot in own_tiles(position, number)}
    return [
        rail
        for rail, owner in position["links"].items()
        if owner is None and any(end in starts for end in ends_of(rail))
    ]


def legal_rails(position: Position) -> list[str]:
    """A16: the first rail free of cubes, later ones with every choice of coal and iron."""
    if is_first_rail(position):
        return [f"rail {rail}" for rail in free_rails(position)]
    return [
        f"rail {rail}" + source_text("coal", coal) + source_text("iron", iron)
        for rail in free_rails(position)
        for coal in sources(position, "coal", ends_of(rail))
        for iron in sources(position, "iron", ends_of(rail))
    ]


def do_rail(position: Position, words: list[str]) -> None:
    """A16: 'rail RAIL {source}': coal, iron, the money, then the rail."""
    rail = words[0]
    kind = "first" if is_first_rail(position) else "later"
    price = FACTS["rail_cost"][kind]
    due = price["money"]
    if price.get("coal", 0):
        due += take_cube(position, "coal", named_source(words, "coal"))
    if price.get("iron", 0):
        due += take_cube(position, "iron", named_source(words, "iron"))
    pay(position, due)
    assert position["links"][rail] is None
    position["links"][rail] = position["to_move"]
    mover(position)["links_left"] -= 1


# ---------------------------------------------------------------------------------------------
# Sell goods
# ---------------------------------------------------------------------------------------------


def sellers(position: Position) -> list[str]:
    """A17: the unflipped cotton mills and factories of the seat to move."""
    return [
        slot
        for slot, tile in tiles(position)
        if tile["owner"] == position["to_move"]
        and tile["industry"] in ("cotton_mill", "factory")
        and not tile["flipped"]
    ]


def buyers(position: Position, seller: str) -> list[str]:
    """A11, A12, A17: the unused ports and market tiles that can take this tile's good."""
    industry = position["slots"][seller]["industry"]
    reach = distances(position, location_of(seller))
    found = []
    for slot, tile in tiles(position):
        if tile["industry"] != "port" or tile["flipped"] or location_of(slot) not in reach:
            continue
        if industry == "cotton_mill" or tile["level"] > 1:
            found.append(slot)
    good = FACT_NAMES[industry]
    for name, square in position["markets"].items():
        if not square["used"] and location_of(name) in reach and square["tile"] in (good, "both"):
            found.append(name)
    return found


def legal_sales(position: Position) -> list[str]:
    """A17: every sequence of one or more sales.

    A sale changes no rail, port or ship on the map, so what a tile is connected to stays the
    same during the action; only the sellers and buyers are used up.
    """
    options = {seller: buyers(position, seller) for seller in sellers(position)}
    found: list[str] = []

    def more(sold: str, left: list[str], used: set[str]) -> None:
        for seller in left:
            rest = [other for other in left if other != seller]
            for buyer in options[seller]:
                if buyer not in used:
                    line = f"{sold}{seller} to {buyer}"
                    found.append(line)
                    more(f"{line} and ", rest, used | {buyer})

    more("sell ", list(options), set())
    return found


def sell_one(position: Position, seller: str, buyer: str) -> None:
    """A14, A17: one sale; a market tile beside a ship may flip the ship."""
    flip(position, seller)
    if buyer in position["markets"]:
        assert not position["markets"][buyer]["used"]
        position["markets"][buyer]["used"] = True
        if location_of(buyer) in lanes(position):
            flip_ship_if_done(position, location_of(buyer))
    else:
        flip(position, buyer)


# ---------------------------------------------------------------------------------------------
# Develop, draw, pass
# ---------------------------------------------------------------------------------------------


def legal_develops(position: Position) -> list[str]:
    """A18: any one tile of the player board, named by industry and level."""
    return [
        f"develop {industry} {level}"
        for industry in INDUSTRIES
        for level in sorted(set(mover(position)["stacks"][industry]))
    ]


def piles(deck_left: int, face_up: list[str]) -> list[str]:
    """A19: from where a card may be drawn."""
    return (["deck"] if deck_left > 0 else []) + sorted(set(face_up))


def legal_draws(position: Position) -> list[str]:
    """A19: one or two cards; the face-up pair is not refilled in between."""
    room = HAND_LIMIT - mover(position)["hand_size"]
    found: list[str] = []
    if room <= 0:
        return found
    for first in piles(position["deck_left"], position["face_up"]):
        deck_left = position["deck_left"]
        face_up = list(position["face_up"])
        if first == "deck":
            deck_left -= 1
        else:
            face_up.remove(first)
        seconds = piles(deck_left, face_up) if room >= 2 else []
        if not seconds:
            found.append(f"draw {first}")
        for second in seconds:
            found.append(f"draw {first} and {second}")
    return found


def do_draw(position: Position, picks: list[str]) -> None:
    """A19: the cards drawn, then the pair refilled."""
    seat = mover(position)
    for pick in picks:
        if pick == "deck":
            seat["hand"].append(position["deck"].pop(0))
        else:
            position["face_up"].remove(pick)
            seat["hand"].append(pick)
    while len(position["face_up"]) < FACE_UP and position["deck"]:
        position["face_up"].append(position["deck"].pop(0))
    seat["hand"].sort()
    seat["hand_size"] = len(seat["hand"])
    assert seat["hand_size"] <= HAND_LIMIT
    position["face_up"].sort()
    position["deck_left"] = len(position["deck"])


def cards_for_pass(position: Position) -> set[str]:
    """A3: any card; none if both the hand and the deck are empty."""
    hand = set(mover(position)["hand"])
    if not hand and position["deck_left"] == 0:
        return {""}
    return hand


# ---------------------------------------------------------------------------------------------
# The two functions of this module
# ---------------------------------------------------------------------------------------------


def legal_actions(position: Position) -> dict[str, set[str]]:
    """A3: every complete action of the seat to move, with the cards that may be used for it."""
    if position["stage"] != "action":
        raise ValueError(f"no complete actions in stage {position['stage']}")
    found = legal_builds(position)
    for text in legal_rails(position) + legal_sales(position) + legal_draws(position):
        found[text] = {""}
    hand = set(mover(position)["hand"])
    if hand:
        for text in legal_develops(position):
            found[text] = set(hand)
    passing = cards_for_pass(position)
    if passing:
        found["pass"] = passing
    return found


def apply(position: Position, action: str, cards: str) -> Position:
    """A2, A3: the position after a complete action and all that follows from it by itself."""
    new = copy.deepcopy(position)
    verb, _, rest = action.partition(" ")
    words = cards.split()
    whole_turn = words[1:] == ["whole_turn"]  # A4
    if words:
        play_card(new, words[0])

    clauses = [clause.split() for clause in rest.split(" and ")]
    if verb == "build":
        do_build(new, clauses[0])
    elif verb == "rail":
        do_rail(new, clauses[0])
    elif verb == "sell":
        for clause in clauses:
            sell_one(new, clause[0], clause[2])
    elif verb == "develop":
        mover(new)["stacks"][clauses[0][0]].remove(int(clauses[0][1]))
    elif verb == "draw":
        do_draw(new, [clause[0] for clause in clauses])
    elif verb != "pass":
        raise ValueError(f"unknown action {action}")

    new["actions_left"] -= 2 if whole_turn else 1
    assert new["actions_left"] >= 0
    if new["actions_left"] == 0:
        end_turn(new)
    return new


def play_card(position: Position, card: str) -> None:
    """A3: a card from the hand to the discards."""
    seat = mover(position)
    seat["hand"].remove(card)
    seat["hand_size"] = len(seat["hand"])
    position["discards"].append(card)
    position["discards"].sort()


def named_source(words: list[str], cube: str) -> str:
    """A10: the source named by '... CUBE from SOURCE ...', or the track when none is named."""
    for index, word in enumerate(words):
        if word == cube and words[index + 1] == "from":
            return words[index + 2]
    return TRACK


# ---------------------------------------------------------------------------------------------
# What follows by itself
# ---------------------------------------------------------------------------------------------


def end_turn(position: Position) -> None:
    """A2: the next player, or the end of the round."""
    order = position["order"]
    place = order.index(position["to_move"])
    if place + 1 < len(order):
        position["to_move"] = order[place + 1]
        position["actions_left"] = 1 if position["round"] == 1 else 2
    else:
        end_round(position)


def end_round(position: Position) -> None:
    """A2, A20, A21: new order, repayment, interest; then the game's end or the next round."""
    # B5: least spent first; sorted() keeps the relative order of ties.
    position["order"] = sorted(
        position["order"], key=lambda number: int(seat_of(position, number)["spent"])
    )
    for seat in position["seats"]:
        seat["spent"] = 0
        repay(seat)
        pay_interest(seat)
    if position["deck_left"] == 0 and any(seat["hand_size"] == 0 for seat in position["seats"]):
        end_game(position)
        return
    position["round"] += 1
    position["to_move"] = position["order"][0]
    position["actions_left"] = 2


def pay_interest(seat: Seat) -> None:
    """A21: for the loans held now, not for one taken to pay it; no spending (B5)."""
    due = INTEREST * seat["loans"]
    borrow_for(seat, due)
    seat["money"] -= due


def occupied(position: Position, place: str) -> int:
    """A22: squares that one end is worth to a rail: tiles, market squares, a village."""
    industry_tiles = sum(1 for slot, _ in tiles(position) if location_of(slot) == place)
    squares = sum(1 for name in position["markets"] if location_of(name) == place)
    village = 1 if place_facts(position, place)["kind"] == "village" else 0
    return industry_tiles + squares + village


def end_game(position: Position) -> None:
    """A22: rail income, loans, points; ties by the new turn order."""
    for rail, owner in position["links"].items():
        if owner is not None:
            income = 2 + sum(occupied(position, end) for end in ends_of(rail))
            seat_of(position, owner)["money"] += income
    for seat in position["seats"]:
        repay(seat)
        levels = sum(int(tile["level"]) for _, tile in tiles(position) if is_of(tile, seat))
        seat["vp"] = seat["money"] // 5 + levels + UNPAID_VP * seat["loans"]
    order = position["order"]
    position["ranking"] = sorted(order, key=lambda number: -int(seat_of(position, number)["vp"]))
    position["stage"] = "over"
    position["to_move"] = None
    position["actions_left"] = 0


def is_of(tile: Tile, seat: Seat) -> bool:
    """A22: whether the tile belongs to the seat."""
    return bool(tile["owner"] == seat["seat"])
