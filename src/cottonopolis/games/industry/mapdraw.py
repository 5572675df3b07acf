"""Draws a map file as a plain SVG picture."""

from html import escape
from typing import Any

COLOURS = {
    "brown": "#8a5a2b",
    "light_green": "#7fae4e",
    "blue": "#3f78b5",
    "purple": "#7b4b94",
    "orange": "#d9822b",
    "grey": "#7d7d7d",
}
LETTERS = {"blank": "", "coal_mine": "C", "port": "P", "ship": "S"}
PAPER, INK, SEA, NOTE = "#f4ead2", "#2a2118", "#d3dfda", "#5b4a35"
MARGIN = 70
SIDE = 24  # of a slot
GAP = 4


def draw(content: dict[str, Any]) -> str:
    """The whole map."""
    width, height = content["canvas"]
    at = {place["id"]: place["xy"] for place in content["location"]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} '
        f'{width + 2 * MARGIN} {height + 2 * MARGIN}" font-family="serif" fill="{INK}">',
        f"<title>{escape(content['name'])}</title>",
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%" fill="{PAPER}"/>',
    ]
    parts += [_rail(at[a], at[b]) for a, b in content["rails"]]
    for lane in content.get("sea_lane", []):
        parts += [_lane(at[lane["ship"]], at[port]) for port in lane["ports"]]
    imports = {lane["ship"]: lane["coal_import"] for lane in content.get("sea_lane", [])}
    parts += [_place(place, imports.get(place["id"])) for place in content["location"]]
    if content.get("reconstructed"):
        parts.append(
            f'<text x="0" y="{height + 50}" font-size="18" fill="{NOTE}">'
            "Reconstruction: fits every example in the rule book; correct it in its file.</text>"
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _rail(a: list[int], b: list[int]) -> str:
    line = f'x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"'
    return (
        f'<line {line} stroke="{INK}" stroke-width="7"/>'
        f'<line {line} stroke="{PAPER}" stroke-width="4" stroke-dasharray="8 8"/>'
    )


def _lane(a: list[int], b: list[int]) -> str:
    line = f'x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"'
    return f'<line {line} stroke="#2f6f93" stroke-width="3" stroke-dasharray="3 7"/>'


def _place(place: dict[str, Any], coal_import: int | None) -> str:
    x, y = place["xy"]
    slots = place.get("slots", [])
    markets = place.get("markets", 0)
    squares = [LETTERS[slot] for slot in slots] + ["M"] * markets
    if coal_import is not None:
        squares.append(f"{coal_import}c")
    if place["kind"] == "village":
        mark = f'<circle cx="{x}" cy="{y}" r="8" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    else:
        mark = _squares(x, y, squares, place, len(slots))
    name = escape(place["name"]) + (" ⚓" if place.get("distant_port") else "")
    if place.get("no_passing_through"):
        name += " ⊘"
    return (
        mark
        + f'<text x="{x}" y="{y + SIDE / 2 + 20}" font-size="17" text-anchor="middle" '
        + f'paint-order="stroke" stroke="{PAPER}" stroke-width="4">{name}</text>'
    )


def _squares(x: int, y: int, squares: list[str], place: dict[str, Any], slots: int) -> str:
    colour = COLOURS.get(place.get("colour") or "", NOTE)
    width = max(len(squares), 1) * (SIDE + GAP) + GAP
    left, top = x - width / 2, y - SIDE / 2
    fill = SEA if place["kind"] == "sea" else "#fffaf0"
    parts = [
        f'<rect x="{left}" y="{top - GAP}" width="{width}" height="{SIDE + 2 * GAP}" rx="6" '
        f'fill="{fill}" stroke="{colour}" stroke-width="5"/>'
    ]
    for index, letter in enumerate(squares):
        at = left + GAP + index * (SIDE + GAP)
        dash = "" if index < slots else ' stroke-dasharray="3 3"'
        parts.append(
            f'<rect x="{at}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" '
            f'stroke="{INK}"{dash}/>'
            f'<text x="{at + SIDE / 2}" y="{top + SIDE - 7}" font-size="14" '
            f'text-anchor="middle">{letter}</text>'
        )
    return "".join(parts)
