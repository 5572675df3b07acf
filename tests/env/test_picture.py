"""The picture of a position: what must be on it, what must not, and how it becomes pixels."""

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray

from cottonopolis.env.picture import pixels, svg
from cottonopolis.env.picture.layout import layout_of
from cottonopolis.env.picture.png import SIGNATURE, decode
from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import rules_for
from cottonopolis.games.industry.data import shipped_files
from tests.setups import SETUPS, Setup

SMALL = 240  # pixels


def moments(rules: BaseRules, seed: int) -> Iterator[Any]:
    """The start, two moments on the way and the end of a game."""
    steps = rules.random_game(seed, "sane")[1]
    decisions = np.array([step[0] for step in steps], dtype=np.int16)
    for part in (0.0, 0.35, 0.7, 1.0):
        state = rules.new(seed)
        rules.replay(state, decisions[: int(len(decisions) * part)])
        yield state


def seen(rules: BaseRules, state: Any, seat: int = 0) -> dict[str, Any]:
    return rules.position(rules.view(state, seat), seat)


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
        picture = svg(rules, position)
        links = position["links"] if rules.game == "brass" else position["rails"]
        assert drawn(picture, "data-slot") == {
            name: tile["owner"] for name, tile in position["slots"].items() if tile
        }
        assert drawn(picture, "data-link") == {
            name: owner for name, owner in links.items() if owner is not None
        }
        for name in position["slots"]:
            assert f'data-slot="{name}"' in picture
        for name in position.get("markets", ()):
            assert f'data-market="{name}"' in picture
        for name in position.get("imports", ()):
            assert f'data-import="{name}"' in picture


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_a_picture_shows_no_hands(setup: Setup) -> None:
    rules = setup.rules
    for state in moments(rules, 4):
        position = seen(rules, state)
        open_position = rules.position(state)
        assert svg(rules, open_position) == svg(rules, position)


def test_a_map_need_not_say_how_it_is_drawn(tmp_path: Path) -> None:
    shipped = shipped_files().maps["new_england"].read_text(encoding="utf-8")
    (tmp_path / "bare.toml").write_text(shipped.split("[drawing]")[0], encoding="utf-8")
    rules = rules_for("industry", 3, (), str(tmp_path / "bare.toml"))
    picture = svg(rules, seen(rules, rules.new(1)))
    assert 'data-slot="boston.1"' in picture
    assert "NEW ENGLAND" in picture


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_stands_on_anything_else(setup: Setup) -> None:
    layout = layout_of(setup.rules)
    width, height = layout.size
    for i, plate in enumerate(layout.plates):
        boxes = [plate.name, plate.tray] if plate.tray else [plate.name]
        for x, y, w, h in boxes:
            assert x >= 0
            assert y >= 0
            assert x + w <= width
            assert y + h <= height
            corners = [(x, y), (x + w, y), (x, y + h), (x + w, y + h), (x + w / 2, y + h / 2)]
            for other in layout.plates[:i]:
                assert not any(other.covers(corner) for corner in corners), other.place.id
        assert not any(plate.covers(curve.middle) for curve in layout.curves)


def test_a_built_tile_changes_the_pixels() -> None:
    rules = SETUPS[0].rules
    position = seen(rules, rules.new(1))
    before = pixels(svg(rules, position), SMALL)
    tile = {"owner": 1, "industry": "coal_mine", "level": 1, "flipped": False, "cubes": 2}
    slots = position["slots"] | {"wigan.1": tile}
    after = pixels(svg(rules, position | {"slots": slots}), SMALL)
    assert before.shape == after.shape
    assert before.shape[1:] == (SMALL, 3)
    assert before.dtype == np.uint8
    changed = (before != after).any(axis=2)
    assert 20 < changed.sum() < changed.size // 100


@pytest.mark.parametrize("change", [{"flipped": True}, {"cubes": 1}, {"owner": 0}, {"level": 2}])
def test_a_tile_shows_what_it_is(change: dict[str, Any]) -> None:
    rules = SETUPS[0].rules
    position = seen(rules, rules.new(1))
    tile = {"owner": 1, "industry": "coal_mine", "level": 1, "flipped": False, "cubes": 2}
    one, other = (
        svg(rules, position | {"slots": position["slots"] | {"wigan.1": shown}})
        for shown in (tile, tile | change)
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


def filtered(picture: NDArray[np.uint8], kind: int) -> bytes:
    """Lines of a picture with one filter, written down as the PNG standard defines them."""
    height, width, samples = picture.shape
    wide = np.zeros((height + 1, width + 1, samples), dtype=np.int64)
    wide[1:, 1:] = picture
    here, left, above, corner = wide[1:, 1:], wide[1:, :-1], wide[:-1, 1:], wide[:-1, :-1]
    estimate = left + above - corner
    away = np.stack([abs(estimate - near) for near in (left, above, corner)])
    paeth = np.choose(away.argmin(axis=0), [left, above, corner])
    guess = (0 * here, left, above, (left + above) // 2, paeth)[kind]
    lines = ((here - guess) % 256).astype(np.uint8).reshape(height, -1)
    return b"".join(bytes([kind]) + line.tobytes() for line in lines)


def png(picture: NDArray[np.uint8], lines: bytes) -> bytes:
    height, width, samples = picture.shape
    header = width.to_bytes(4) + height.to_bytes(4) + bytes([8, {3: 2, 4: 6}[samples], 0, 0, 0])
    packed = zlib.compress(lines)
    chunks = ((b"IHDR", header), (b"IDAT", packed[:9]), (b"IDAT", packed[9:]), (b"IEND", b""))
    return SIGNATURE + b"".join(
        len(data).to_bytes(4) + name + data + zlib.crc32(name + data).to_bytes(4)
        for name, data in chunks
    )


@pytest.mark.parametrize("samples", [3, 4])
@pytest.mark.parametrize("kind", range(5))
def test_png_filters(kind: int, samples: int) -> None:
    shape = (13, 17, samples)
    picture = np.random.default_rng(kind).integers(0, 256, shape, dtype=np.uint8)
    assert (decode(png(picture, filtered(picture, kind))) == picture).all()


def test_no_png() -> None:
    with pytest.raises(ValueError, match="no PNG"):
        decode(b"GIF89a")
    grey = bytearray(png(np.zeros((1, 1, 3), dtype=np.uint8), bytes(4)))
    grey[25] = 0
    with pytest.raises(ValueError, match="kind of PNG"):
        decode(bytes(grey))
