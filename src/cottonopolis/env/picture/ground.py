"""The engraving behind a map: sea, coasts, rivers, hills, lettering, the compass.

It is made from a few points each with a random generator of its own, so it never changes.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Any

from cottonopolis.env.picture.layout import Layout, layout_of
from cottonopolis.env.picture.pieces import Point, at, circle, number, path, rect, text
from cottonopolis.env.picture.signs import INK, INK2, LAND, ROUTE, SEA, SEA_LINE
from cottonopolis.games.base import BaseRules

# Lines that follow the coast: how far away, how wide, how strong
WATER_LINES = ((52, 0.8, 0.35), (38, 0.9, 0.5), (26, 1, 0.65), (15, 1.1, 0.85), (6, 1.2, 1))
GRID = 20  # cells that hills keep free of links
HILL_STEPS = 40
HILL_PITCH = 5.4  # units between strokes
HILL_WIDTHS = (0.9, 1.2, 1.6)
RULING = 7  # between the lines of the sea


@lru_cache(maxsize=16)
def ground(rules: BaseRules) -> str:
    """What never changes on a map."""
    layout = layout_of(rules)
    drawing = layout.drawing
    width, height = layout.size
    whole = (0, 0, width, height)
    chance = _chance(7)
    land = _shores(drawing.get("land", ()), 24, 3, chance)
    lakes = _shores(drawing.get("lakes", ()), 9, 2, chance)
    rivers = "".join(_smooth(_rough(line, 15, 2, chance)) for line in drawing.get("rivers", ()))
    grid = "".join(f"M{x} 0V{number(height)}" for x in range(140, int(width), 360))
    grid += "".join(f"M0 {y}H{number(width)}" for y in range(190, int(height), 360))
    parts = []
    if land:
        ruling = "".join(f"M0 {y}H{number(width)}" for y in range(4, int(height), RULING))
        parts = [
            f'<defs><path id="land" d="{land}"/></defs>',
            rect(whole, fill=SEA),
            path(ruling, stroke=SEA_LINE, stroke_width=0.8, opacity=0.5),
        ]
        for away, line, opacity in WATER_LINES:
            parts.append(_coast(SEA_LINE, 2 * away + line, opacity))
            parts.append(_coast(SEA, 2 * away - line, 1))
        parts.append(
            f'<use href="#land" fill="{LAND}" stroke="{INK}" stroke-width="2.2" '
            'stroke-linejoin="round"/>'
        )
    else:
        parts.append(rect(whole, fill=LAND))
    parts.append(path(grid, stroke=INK2, stroke_width=0.8, opacity=0.2))
    parts.append(path(rivers, fill="none", stroke=SEA_LINE, stroke_width=2.6, opacity=0.6))
    parts.append(path(lakes, fill=SEA, stroke=SEA_LINE, stroke_width=2))
    for strokes, weight in zip(_hills(layout), HILL_WIDTHS, strict=True):
        parts.append(path(strokes, stroke=INK2, stroke_width=weight, opacity=0.42))
    parts += [_label(label) for label in drawing.get("labels", ())]
    if "compass" in drawing:
        parts.append(_compass(*drawing["compass"]))
    return "".join(parts)


def _coast(colour: str, width: float, opacity: float) -> str:
    return (
        f'<use href="#land" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-opacity="{opacity}" stroke-linejoin="round"/>'
    )


def _chance(seed: int) -> Callable[[], float]:
    """A random generator that gives the same numbers as that of the client in the browser."""
    state = seed

    def draw() -> float:
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2**32
        return state / 2**32

    return draw


def _rough(
    points: Iterable[Point], amplitude: float, rounds: int, chance: Callable[[], float]
) -> list[Point]:
    """A line with the small irregularities of a shore."""
    line = list(points)
    for _ in range(rounds):
        rougher = line[:1]
        for (x1, y1), (x2, y2) in pairwise(line):
            length = math.dist((x1, y1), (x2, y2)) or 1
            away = (chance() - 0.5) * min(amplitude, length * 0.26) / length
            rougher.append(((x1 + x2) / 2 - (y2 - y1) * away, (y1 + y2) / 2 + (x2 - x1) * away))
            rougher.append((x2, y2))
        line = rougher
        amplitude *= 0.62
    return line


def _smooth(points: list[Point]) -> str:
    """A soft line through points."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    around = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(around, around[1:], around[2:], around[3:], strict=False):
        control = (
            p1[0] + (p2[0] - p0[0]) / 6,
            p1[1] + (p2[1] - p0[1]) / 6,
            p2[0] - (p3[0] - p1[0]) / 6,
            p2[1] - (p3[1] - p1[1]) / 6,
            *p2,
        )
        d += "C" + " ".join(number(value) for value in control)
    return d


def _shores(
    rings: Iterable[list[Point]], amplitude: float, rounds: int, chance: Callable[[], float]
) -> str:
    closed = ([*ring, ring[0]] for ring in rings)
    return "".join(_smooth(_rough(ring, amplitude, rounds, chance)) + "Z" for ring in closed)


def _within(point: Point, ring: list[Point]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _along(points: list[Point]) -> list[Point]:
    """Points on the soft curve through a ridge's few points."""
    found: list[Point] = []
    around = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(around, around[1:], around[2:], around[3:], strict=False):
        for step in range(HILL_STEPS):
            t = step / HILL_STEPS
            weights = (
                -t + 2 * t * t - t**3,
                2 - 5 * t * t + 3 * t**3,
                t + 4 * t * t - 3 * t**3,
                t**3 - t * t,
            )
            near = list(zip(weights, (p0, p1, p2, p3), strict=True))
            found.append((sum(w * p[0] for w, p in near) / 2, sum(w * p[1] for w, p in near) / 2))
    return [*found, points[-1]]


def _hills(layout: Layout) -> tuple[str, str, str]:
    """Strokes of hills, from light to heavy, clear of plates, links, the title and the sea."""
    chance = _chance(11)
    rings = layout.drawing.get("land", ())
    taken = {
        ((x + dx) // GRID, (y + dy) // GRID)
        for curve in layout.curves
        for x, y in curve.points
        for dx in (-9, 9)
        for dy in (-9, 9)
    }

    def free(x: float, y: float) -> bool:
        return (
            0 < x < layout.size[0]
            and 0 < y < layout.size[1]
            and (x // GRID, y // GRID) not in taken
            and not layout.title.holds((x, y), 12)
            and not any(plate.covers((x, y), 12) for plate in layout.plates)
            and (not rings or any(_within((x, y), ring) for ring in rings))
        )

    strokes: tuple[list[str], list[str], list[str]] = ([], [], [])
    for ridge in layout.drawing.get("ridges", ()):
        points = _along(ridge)
        total = sum(math.dist(a, b) for a, b in pairwise(points))
        gone = due = 0.0
        for (x1, y1), (x, y) in pairwise(points):
            step = math.dist((x1, y1), (x, y))
            gone += step
            if gone < due or not step:
                continue
            due = gone + HILL_PITCH
            swell = math.sin(math.pi * min(1, 0.06 + gone / total * 0.88)) ** 0.55
            swell *= 0.85 + 0.2 * math.sin(gone * 0.045)
            for side in (1, -1):
                nx, ny = -(y - y1) / step * side, (x - x1) / step * side
                shade = 0.7 * (nx + ny)  # light falls from the north-west
                for row in range(3 if shade > 0.1 else 2):
                    base = 3 + row * 18 * swell + (chance() - 0.5) * 3.4
                    length = (12 if row else 16) * swell * (0.85 + chance() * 0.3)
                    turn = (chance() - 0.5) * 0.28
                    x0, y0 = x + nx * base, y + ny * base
                    dx = (nx * math.cos(turn) - ny * math.sin(turn)) * length
                    dy = (nx * math.sin(turn) + ny * math.cos(turn)) * length
                    if free(x0, y0) and free(x0 + dx * 1.3, y0 + dy * 1.3):
                        weight = max(0, (2 if shade > 0.15 else 1) - row)
                        stroke = f"M{number(x0)} {number(y0)}l{number(dx)} {number(dy)}"
                        strokes[weight].append(stroke)
    light, middle, heavy = ("".join(found) for found in strokes)
    return light, middle, heavy


def _label(label: dict[str, Any]) -> str:
    (x, y), size = label["xy"], label.get("size", 26)
    style: dict[str, Any] = {"font_style": "italic", "text_anchor": "middle"}
    if label.get("turn"):
        style["transform"] = f"rotate({label['turn']} {x} {y})"
    match label.get("kind"):
        case "sea":
            style |= {"fill": SEA_LINE, "letter_spacing": size * 0.3}
        case "water":
            style |= {"fill": ROUTE}
        case _:
            style |= {"fill": INK2, "letter_spacing": size * 0.16, "paint_order": "stroke"}
            style |= {"stroke": LAND, "stroke_width": 6, "stroke_linejoin": "round"}
    return text(label["text"], x, y, size, **style)


def _compass(x: float, y: float) -> str:
    line = {"stroke": ROUTE, "stroke_width": 1.2}
    parts = [circle(0, 0, radius, fill="none", **line) for radius in (58, 53, 34)]
    for length, width, dark, turns in (
        (42, 7, SEA_LINE, (45, 135, 225, 315)),
        (60, 9, ROUTE, (90, 180, 270)),
        (78, 9, ROUTE, (0,)),
    ):
        for turn in turns:
            for half, fill in ((width, dark), (-width, SEA)):
                d = f"M0 {-length}L{half} {-width}L0 0Z"
                parts.append(path(d, fill=fill, transform=f"rotate({turn})", **line))
    parts.append(text("N", 0, -84, 25, fill=ROUTE, font_weight=700, text_anchor="middle"))
    return at(x, y, 1, *parts)
