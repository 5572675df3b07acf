"""Games on maps that nobody drew by hand: their records are read again, action by action."""

import random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cottonopolis import Game
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.map_texts import add_map_text
from cottonopolis.games.map_writer import write_toml
from cottonopolis.games.registry import rules_class, rules_for
from cottonopolis.games.rules import AnyRules
from tests.setups import develop_at_random
from tests.small_map import COLOURS

Json = dict[str, Any]

# Words of the notation, and names that contain each other
NAMES = (
    *("and", "to", "with", "from", "coal", "iron", "deck", "rail", "whole_turn", "cotton_mill"),
    *("port", "m1", "swansea", "swansea_bay", "swansea_bay_2", "a", "b", "grey", "none", "pass"),
)
MOST_MARKETS = 8
POLICIES = ("uniform", "sane")
LAND_SLOTS = st.lists(st.sampled_from(["blank", "coal_mine", "port"]), min_size=1, max_size=4)


@st.composite
def towns(draw: st.DrawFn, name: str, number: int) -> Json:
    """A place on land; the first ones have all colours, so that no card is useless."""
    is_coloured = number < len(COLOURS)
    kinds = ["city", "special"] if is_coloured else ["city", "foreign", "village"]
    kind = draw(st.sampled_from(kinds))
    found: Json = {"id": name, "name": name.title(), "kind": kind, "slots": []}
    found["xy"] = [100 * number, 100]
    if kind == "village":
        return found
    slots = draw(LAND_SLOTS) if kind != "foreign" else draw(st.just([]) | LAND_SLOTS)
    if slots:
        colour = COLOURS[number] if is_coloured else draw(st.sampled_from(COLOURS))
        found |= {"slots": slots, "colour": colour}
    return found | {"markets": draw(st.integers(0, 2)), "distant_port": draw(st.booleans())}


@st.composite
def maps(draw: st.DrawFn) -> Json:
    """A sound map: joined places on land, and seas with lanes to some of the ports."""
    names = draw(st.permutations(NAMES))
    count = draw(st.integers(len(COLOURS), 10))
    land = [draw(towns(name, number)) for number, name in enumerate(names[:count])]
    for place in land:  # as many markets as there are tiles
        others = sum(other.get("markets", 0) for other in land if other is not place)
        if others + place.get("markets", 0) > MOST_MARKETS:
            place["markets"] = 0
    rails = {(draw(st.integers(0, b - 1)), b) for b in range(1, count)}
    pairs = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1))
    rails |= {(min(pair), max(pair)) for pair in draw(st.lists(pairs, max_size=6))}
    ports = [place["id"] for place in land if "port" in place.get("slots", ())]
    seas = names[count : count + draw(st.integers(0, 2))] if ports else []
    lanes = [
        {
            "ship": sea,
            "ports": draw(st.lists(st.sampled_from(ports), min_size=1, max_size=3, unique=True)),
            "coal_import": draw(st.integers(1, 4)),
        }
        for sea in seas
    ]
    at_sea = [
        {"id": sea, "name": sea, "kind": "sea", "colour": "blue", "slots": ["ship"], "xy": [9, 9]}
        for sea in seas
    ]
    return {
        "id": "drawn",
        "name": "Drawn",
        "players": [3, 4],
        "canvas": [1200, 300],
        "rails": [[names[a], names[b]] for a, b in sorted(rails) if a != b],
        "location": land + at_sea,
        "sea_lane": lanes,
        "player_board": {"setup": {"hand": 4, "hand_limit": 6}, "cards": {"per_colour": 2}},
    }


def played(rules: AnyRules, seed: int, policy: str, is_advanced: bool) -> Game:
    """A random game; an advanced one starts with developed tiles and tracks half empty."""
    state = rules.new(seed)
    if is_advanced:
        develop_at_random(rules, state, random.Random(seed))
    game = Game.from_state(state, rules)
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, 5)
    while game.state.stage != OVER:
        game.play(rules.choose(game.state, policy, rng))
    return game


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(1, 10_000), st.sampled_from(POLICIES), st.booleans())
def test_the_record_of_any_map_is_read_again(
    content: Json, seed: int, policy: str, is_advanced: bool
) -> None:
    text = write_toml(content)
    assert rules_class("industry").check_map(text).faults == []
    game = played(rules_for("industry", 3, (), add_map_text(text)), seed, policy, is_advanced)
    assert Game.from_record(game.record()) == game
    typed = Game.from_record(game.record(), until=0)
    for action in game.actions():
        typed.play(action.text)  # one by one, as somebody would type them
    assert typed.score() == game.score()
