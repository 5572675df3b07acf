"""A small map of Age of Industry with a short deck: six towns, one bay, all colours."""

from itertools import pairwise
from typing import Any

Json = dict[str, Any]

COLOURS = ("brown", "light_green", "blue", "purple", "orange", "grey")
TOWNS = ("cardiff", "neath", "merthyr", "swansea", "newport", "brecon")
SLOTS = (["port", "blank"], ["coal_mine"], ["blank", "coal_mine"], ["port"], ["blank"], ["blank"])


def town(number: int) -> Json:
    name = TOWNS[number]
    return {
        "id": name,
        "name": name.title(),
        "kind": "city",
        "colour": COLOURS[number],
        "slots": list(SLOTS[number]),
        "markets": 1,
        "xy": [200 + 250 * (number % 3), 200 + 300 * (number // 3)],
    }


def small_map(**changes: Any) -> Json:
    """The content of the map; sea coal comes over one lane."""
    bay: Json = {"id": "bay", "name": "The Bay", "kind": "sea", "colour": "blue"}
    return {
        "id": "wales",
        "name": "South Wales",
        "players": [3, 4],
        "canvas": [900, 800],
        "rails": [[a, b] for a, b in pairwise(TOWNS)],
        "location": [*(town(i) for i in range(6)), {**bay, "slots": ["ship"], "xy": [450, 700]}],
        "sea_lane": [{"ship": "bay", "ports": ["cardiff", "swansea"], "coal_import": 3}],
        "player_board": {"setup": {"hand": 4, "hand_limit": 6}, "cards": {"per_colour": 1}},
        **changes,
    }
