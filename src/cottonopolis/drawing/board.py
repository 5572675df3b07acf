"""Draw a flat board: places, links, tiles, and a strip with the players.

It needs only the printed board of a game, so it works for map files and new games too.
"""

from math import ceil, hypot
from typing import Any, NamedTuple

from cottonopolis.drawing.style import style, text_width
from cottonopolis.drawing.svg import (
    Attributes,
    Box,
    element,
    icon,
    move,
    rectangle,
    seat_mark,
    text,
)
from cottonopolis.games.positions import DemandTrack, Position
from cottonopolis.games.printed import Point, PrintedBoard, PrintedPlace, PrintedSlot

# Lengths in units of the drawing
SLOT = 52.0
GAP = 5.0
NAME = 30.0  # height of a name plate
NAME_SIZE = 21.0
MARGIN = 70.0
STRIP = 110.0  # height of the players' strip
ROMAN = ("0", "I", "II", "III", "IV", "V")
GOODS = {"cotton": "cotton_mill", "factory": "factory", "both": "sell", "no_demand": "close"}

COLOUR = style().light
LINK_DASHES = {"canal": "12 6", "rail": ""}  # of unbuilt links


class Spot(NamedTuple):
    """Where a place is drawn."""

    place: PrintedPlace
    centre: Point
    box: Box  # around the name and the squares


def draw_board(board: PrintedBoard, position: Position | None = None) -> str:
    """Draw a board, optionally with a position, as an SVG document.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=11)
    >>> draw_board(game.rules.printed(), game.view(0).position)[:35]
    '<svg xmlns="http://www.w3.org/2000/'
    """
    width, height = board.drawing.size if board.drawing else board.canvas
    spots = spots_of(board)
    strip = STRIP if position else 0.0
    box = Box(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + strip)
    parts = [
        element("title", board.name),
        rectangle(box, fill=COLOUR["sea"] if board.drawing else COLOUR["land"]),
        *_terrain(board),
        *_lanes(board, spots),
        *_links(board, position, spots),
        *(_place(spot, board, position) for spot in spots.values()),
    ]
    if position is not None:
        parts.append(
            _strip(position, board.currency, Box(box.x, height + MARGIN, box.width, strip))
        )
    elif board.reconstructed:
        note = "Reconstruction: fits every example in the rule book; correct it in its file."
        parts.append(text(note, 0, height + MARGIN - 15, 18, fill=COLOUR["ink-soft"]))
    view = f"{box.x:g} {box.y:g} {box.width:g} {box.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{box.width:g}" '
        f'height="{box.height:g}" font-family="Rockwell, \'DejaVu Serif\', Georgia, serif" '
        f'fill="{COLOUR["ink"]}">' + "\n".join(parts) + "</svg>\n"
    )


# Layout


def _centre(board: PrintedBoard, place: PrintedPlace) -> Point:
    if board.drawing is None:
        return place.xy
    if place.id in board.drawing.plates:
        return board.drawing.plates[place.id]
    width, height = board.drawing.size
    return place.xy[0] * width / board.canvas[0], place.xy[1] * height / board.canvas[1]


def _grid(place: PrintedPlace) -> tuple[int, int]:
    """Return the columns and rows of the squares of a place."""
    count = len(place.slots) + len(place.markets)
    columns = 2 if count == 4 else min(count, 3)
    return columns, ceil(count / columns) if columns else 0


def spots_of(board: PrintedBoard) -> dict[str, Spot]:
    """Return where each place is drawn."""
    return {place.id: _spot(board, place) for place in board.places}


def _spot(board: PrintedBoard, place: PrintedPlace) -> Spot:
    columns, rows = _grid(place)
    named = text_width(place.name, NAME_SIZE) + 26
    width = max(named, columns * (SLOT + GAP) + GAP)
    height = NAME + rows * (SLOT + GAP) + (GAP if rows else 0)
    x, y = _centre(board, place)
    return Spot(place, (x, y), Box(x - width / 2, y - height / 2, width, height))


def _squares(spot: Spot) -> list[Point]:
    """Return the corners of the squares of a place, slots first."""
    columns, _ = _grid(spot.place)
    count = len(spot.place.slots) + len(spot.place.markets)
    left = spot.centre[0] - (columns * (SLOT + GAP) - GAP) / 2
    top = spot.box.y + NAME + GAP
    return [
        (left + (i % columns) * (SLOT + GAP), top + (i // columns) * (SLOT + GAP))
        for i in range(count)
    ]


# The map


def _terrain(board: PrintedBoard) -> list[str]:
    if board.drawing is None:
        return []
    shapes = [(board.drawing.land, COLOUR["land"]), (board.drawing.lakes, COLOUR["sea"])]
    return [
        element("polygon", points=" ".join(f"{x:g},{y:g}" for x, y in ring), fill=colour)
        for rings, colour in shapes
        for ring in rings
    ]


def _lanes(board: PrintedBoard, spots: dict[str, Spot]) -> list[str]:
    attributes: Attributes = {
        "stroke": COLOUR["route"],
        "stroke_width": 3,
        "stroke_dasharray": "3 8",
        "fill": "none",
    }
    return [
        element("path", "", d=_line(spots[lane.sea].centre, spots[port].centre, 0), **attributes)
        for lane in board.lanes
        for port in lane.ports
    ]


def _line(a: Point, b: Point, bend: float) -> str:
    """Return an SVG path that bends to the left, seen from a."""
    (ax, ay), (bx, by) = a, b
    length = hypot(bx - ax, by - ay) or 1.0
    x = (ax + bx) / 2 + bend * (by - ay) / length
    y = (ay + by) / 2 - bend * (bx - ax) / length
    return f"M{ax:g} {ay:g}Q{x:g} {y:g} {bx:g} {by:g}"


def _middle(a: Point, b: Point, bend: float) -> Point:
    (ax, ay), (bx, by) = a, b
    length = hypot(bx - ax, by - ay) or 1.0
    return (
        (ax + bx) / 2 + bend / 2 * (by - ay) / length,
        (ay + by) / 2 - bend / 2 * (bx - ax) / length,
    )


def _links(board: PrintedBoard, position: Position | None, spots: dict[str, Spot]) -> list[str]:
    parts = []
    kind = position.link_kind if position else None
    for link in board.links:
        a, b = spots[link.a].centre, spots[link.b].centre
        bend = board.drawing.bends.get(link.id, 0.0) if board.drawing else 0.0
        path = _line(a, b, bend)
        owner = position.links.get(link.id) if position else None
        if owner is None:
            usable = kind is None or kind in link.kinds
            parts.append(
                element(
                    "path",
                    d=path,
                    fill="none",
                    stroke=COLOUR["ink-soft"],
                    stroke_width=5 if usable else 2,
                    stroke_dasharray=LINK_DASHES.get(kind or link.kinds[0], ""),
                    opacity=0.55,
                )
            )
            continue
        colour = style().seats[owner].colour
        drawn = (
            element("path", d=path, fill="none", stroke=COLOUR["ink"], stroke_width=15),
            element("path", d=path, fill="none", stroke=colour, stroke_width=11),
            seat_mark(owner, *_middle(a, b, bend), 15),
        )
        parts.append(element("g", "".join(drawn), data_link=link.id, data_owner=owner))
    return parts


def _place(spot: Spot, board: PrintedBoard, position: Position | None) -> str:
    place, box = spot.place, spot.box
    parts = []
    if place.slots or place.markets:
        tray = Box(box.x, box.y + NAME / 2, box.width, box.height - NAME / 2)
        parts.append(
            rectangle(tray, 8, fill=COLOUR["plate"], stroke=COLOUR["ink"], stroke_width=1.6)
        )
    fill, ink = COLOUR["plate"], COLOUR["ink"]
    if place.colour:
        fill = style().location_colours[place.colour].colour
    elif place.is_anchored:
        fill, ink = COLOUR["ink"], COLOUR["plate"]
    name = Box(box.x, box.y, box.width, NAME)
    parts.append(rectangle(name, 7, fill=fill, stroke=COLOUR["ink"], stroke_width=1.8))
    middle: Attributes = {"text_anchor": "middle", "font_weight": 700, "fill": ink}
    parts.append(text(place.name, spot.centre[0], box.y + NAME - 8, NAME_SIZE, **middle))
    corners = _squares(spot)
    for slot, (x, y) in zip(place.slots, corners, strict=False):
        tile = position.slots.get(slot.id) if position else None
        owned: Attributes = {"data_owner": tile.owner} if tile else {}
        drawn = move(x, y, _tile(board, tile) if tile else _slot(slot))
        parts.append(element("g", drawn, data_slot=slot.id, **owned))
    for market, (x, y) in zip(place.markets, corners[len(place.slots) :], strict=True):
        square = getattr(position, "markets", {}).get(market)
        parts.append(element("g", move(x, y, _market(square)), data_market=market))
    coal = getattr(position, "imports", {}).get(place.id)
    if coal:
        cubes = _cubes("coal", coal, box.x + box.width + 6, box.y + NAME)
        parts.append(element("g", cubes, data_import=place.id))
    return "".join(parts)


# Squares


def _slot(slot: PrintedSlot) -> str:
    square = Box(0, 0, SLOT, SLOT)
    parts = [
        rectangle(square, 6, fill=COLOUR["slot"], stroke=COLOUR["slot-icon"], stroke_width=1.2)
    ]
    size = 34.0 if len(slot.industries) == 1 else 22.0
    shown = slot.industries if len(slot.industries) < 3 else []  # more are shown as a blank slot
    for i, name in enumerate(shown):
        x = (SLOT - size) / 2 if len(shown) == 1 else 3 + i * (SLOT - size - 6)
        y = (SLOT - size) / 2 if len(shown) == 1 else 3 + i * (SLOT - size - 6)
        parts.append(icon(name, x, y, size, COLOUR["slot-icon"], COLOUR["slot"]))
    return "".join(parts)


def _tile(board: PrintedBoard, tile: Any) -> str:
    seat_style = style().seats[tile.owner]
    square = Box(0, 0, SLOT, SLOT)
    edge = COLOUR["brass-soft"] if tile.flipped else COLOUR["ink"]
    parts = [
        rectangle(
            square, 6, fill=seat_style.colour, stroke=edge, stroke_width=4 if tile.flipped else 1.6
        ),
        icon(tile.industry, 4, 4, 28, seat_style.gold, seat_style.colour),
        text(
            ROMAN[tile.level],
            SLOT - 5,
            19,
            15,
            fill=seat_style.on,
            font_weight=700,
            text_anchor="end",
        ),
        element(
            "path",
            d=seat_style.symbol,
            fill=seat_style.on,
            transform=f"translate({SLOT - 11} {SLOT - 12}) scale(0.7)",
        ),
    ]
    if tile.flipped:
        printed = [t for t in board.tiles if (t.industry, t.level) == (tile.industry, tile.level)]
        points = str(printed[0].vp) if printed else ""
        parts.append(text(points, 6, SLOT - 6, 17, fill=seat_style.gold, font_weight=700))
    elif tile.cubes:
        kind = "iron" if tile.industry == "iron_works" else "coal"
        parts.append(_cubes(kind, tile.cubes, 5, SLOT - 16))
    return "".join(parts)


def _cubes(kind: str, count: int, x: float, y: float) -> str:
    cube = style().cubes["light"][kind]
    attributes: Attributes = {"fill": cube["right"], "stroke": cube["edge"], "stroke_width": 1}
    return "".join(rectangle(Box(x + i * 7, y, 10, 11), 1.5, **attributes) for i in range(count))


def _market(square: Any) -> str:
    box = Box(0, 0, SLOT, SLOT)
    parts = [rectangle(box, 6, fill=COLOUR["brass-soft"], stroke=COLOUR["brass"], stroke_width=1.6)]
    if square is not None:
        parts.append(icon(GOODS[square.tile], 9, 9, 34, COLOUR["ink"], COLOUR["brass-soft"]))
        if square.used:
            parts.append(icon("close", 6, 6, 40, COLOUR["danger"], COLOUR["brass-soft"]))
    return "".join(parts)


# The players


def _strip(position: Position, currency: str, box: Box) -> str:
    parts = [rectangle(box, fill=COLOUR["desk"])]
    title = f"{position.period} {position.round}" if position.period else f"{position.round}"
    cells = [_state_of_play(position, title, currency)]
    cells += [_seat(seat, position, currency) for seat in position.seats]
    width = box.width / len(cells)
    parts += [move(box.x + i * width + 20, box.y + 14, cell) for i, cell in enumerate(cells)]
    return "".join(parts)


def _state_of_play(position: Position, title: str, currency: str) -> str:
    parts = [text(title, 0, 24, 24, font_weight=700)]
    for i, name in enumerate(("coal", "iron")):
        track: DemandTrack | None = getattr(position, f"{name}_track", None)
        if track is not None:
            parts.append(_cubes(name, track.cubes, 0, 38 + i * 18))
            price = f"{currency}{track.next_price}"
            parts.append(text(price, 74, 49 + i * 18, 16))
    parts.append(icon("card", 0, 74, 18, COLOUR["ink"], COLOUR["desk"]))
    parts.append(text(str(position.deck_left), 24, 89, 16))
    return "".join(parts)


def _seat(seat: Any, position: Position, currency: str) -> str:
    moves = position.to_move == seat.seat
    parts = [seat_mark(seat.seat, 18, 18, 17)]
    if moves:
        parts.append(icon("play", 40, 8, 20, COLOUR["accent"], COLOUR["desk"]))
    lines = [
        ("vp", str(seat.vp)),
        ("coin", f"{currency}{seat.money}"),
        ("card", str(seat.hand_size)),
    ]
    for i, (name, words) in enumerate(lines):
        parts.append(icon(name, i * 78, 48, 22, COLOUR["ink"], COLOUR["desk"]))
        parts.append(text(words, i * 78 + 28, 66, 18))
    return "".join(parts)
