"""The drawn board: what must be on it, what must not, and how it becomes pixels."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from msgspec.structs import replace

from cottonopolis.drawing import draw_board, pixels
from cottonopolis.drawing.board import spots_of
from cottonopolis.games.industry.data import shipped_files
from cottonopolis.games.positions import Position, Tile
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import random_game
from tests.setups import SETUPS, Setup

SMALL = 240  # pixels
COAL_MINE = Tile(1, "coal_mine", 1, False, 2)


def moments(rules: AnyRules, seed: int) -> Iterator[Any]:
    """The start, two moments on the way and the end of a game."""
    steps = random_game(rules, seed, "sane")[1]
    decisions = [step.decision for step in steps]
    for part in (0.0, 0.35, 0.7, 1.0):
        state = rules.new(seed)
        rules.replay(state, decisions[: int(len(decisions) * part)])
        yield state


def seen(rules: AnyRules, state: Any, seat: int = 0) -> Position:
    return rules.position(rules.view(state, seat))


def drawn(picture: str, key: str) -> dict[str, int]:
    """The owners of what is built, by its name."""
    found = {}
    for element in ElementTree.fromstring(picture).iter():
        if key in element.attrib and "data-owner" in element.attrib:
            found[element.attrib[key]] = int(element.attrib["data-owner"])
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_built_is_drawn(setup: Setup) -> None:
    rules = setup.rules
    for state in moments(rules, 3):
        position = seen(rules, state)
        picture = draw_board(rules.printed(), position)
        assert drawn(picture, "data-slot") == {
            name: tile.owner for name, tile in position.slots.items() if tile
        }
        assert drawn(picture, "data-link") == {
            name: owner for name, owner in position.links.items() if owner is not None
        }
        for name in position.slots:
            assert f'data-slot="{name}"' in picture
        for name in getattr(position, "markets", ()):
            assert f'data-market="{name}"' in picture
        for name, coal in getattr(position, "imports", {}).items():
            assert (f'data-import="{name}"' in picture) == bool(coal)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_a_picture_shows_no_hands(setup: Setup) -> None:
    rules = setup.rules
    for state in moments(rules, 4):
        shown = draw_board(rules.printed(), seen(rules, state))
        assert draw_board(rules.printed(), rules.position(state)) == shown


def test_a_map_need_not_say_how_it_is_drawn(tmp_path: Path) -> None:
    shipped = shipped_files().maps["new_england"].read_text(encoding="utf-8")
    (tmp_path / "bare.toml").write_text(shipped.split("[drawing]")[0], encoding="utf-8")
    rules = rules_for("industry", 3, (), str(tmp_path / "bare.toml"))
    picture = draw_board(rules.printed(), seen(rules, rules.new(1)))
    assert 'data-slot="boston.1"' in picture
    assert "New England" in picture


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_place_covers_another(setup: Setup) -> None:
    board = setup.rules.printed()
    spots = list(spots_of(board).values())
    assert board.drawing is not None
    width, height = board.drawing.size
    for i, spot in enumerate(spots):
        x, y, w, h = spot.box
        assert -70 <= x < x + w <= width + 70, spot.place.id
        assert -70 <= y < y + h <= height + 70, spot.place.id
        for other in spots[:i]:
            beside = other.box.x >= x + w or x >= other.box.x + other.box.width
            above = other.box.y >= y + h or y >= other.box.y + other.box.height
            assert beside or above, (spot.place.id, other.place.id)


def with_tile(position: Position, tile: Tile) -> Position:
    return replace(position, slots=position.slots | {"wigan.1": tile})


def test_a_built_tile_changes_the_pixels() -> None:
    rules = SETUPS[0].rules
    position = seen(rules, rules.new(1))
    before = pixels(draw_board(rules.printed(), position), SMALL)
    after = pixels(draw_board(rules.printed(), with_tile(position, COAL_MINE)), SMALL)
    assert before.shape == after.shape
    assert before.shape[1:] == (SMALL, 3)
    assert before.dtype == np.uint8
    changed = (before != after).any(axis=2)
    assert 20 < changed.sum() < changed.size // 100


@pytest.mark.parametrize("change", [{"flipped": True}, {"cubes": 1}, {"owner": 0}, {"level": 2}])
def test_a_tile_shows_what_it_is(change: dict[str, Any]) -> None:
    rules = SETUPS[0].rules
    position = seen(rules, rules.new(1))
    one, other = (
        draw_board(rules.printed(), with_tile(position, tile))
        for tile in (COAL_MINE, replace(COAL_MINE, **change))
    )
    assert one != other


def test_red_green_blue() -> None:
    size = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1">'
    stripes = "".join(
        f'<rect x="{x}" width="1" height="1" fill="{colour}"/>'
        for x, colour in enumerate(("#f00", "#00ff00", "#010203"))
    )
    found = pixels(f"{size}{stripes}</svg>", 3)
    assert found.tolist() == [[[255, 0, 0], [0, 255, 0], [1, 2, 3]]]
