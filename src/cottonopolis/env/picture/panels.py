"""What stands around the map of a picture: whose turn it is, the markets, what every seat has."""

from typing import Any

from cottonopolis.env.picture.layout import Layout, text_width
from cottonopolis.env.picture.pieces import (
    at,
    circle,
    cube,
    figures,
    figures_width,
    icon,
    mark,
    path,
    rect,
    roman,
    text,
)
from cottonopolis.env.picture.signs import (
    BRASS,
    BRASS_SOFT,
    CARD,
    GO,
    GO_SOFT,
    INK,
    INK2,
    NO,
    NO_SOFT,
    PANEL,
    PANEL2,
    PLATE,
    ROUTE,
    RULE,
    SANS,
    SEATS,
    SLOT,
    SLOT_ICON,
    TINCTURES,
)
from cottonopolis.games.base import BaseRules
from cottonopolis.messages import say

BAR = 64  # height of the bar above the map
STRIP = 152  # of the seats below it
BETWEEN = 12
PILL = 128  # width of a seat in the turn order
WIDE, NARROW = 392, 262  # widths that the markets are laid out in
RESOURCES = ("coal", "iron")


def bar(rules: BaseRules, position: dict[str, Any], width: float) -> str:
    """Period and round, the deck, and the turn order with what everybody has spent."""
    brass = rules.game == "brass"
    link = position["period"] if brass else "rail"
    over = position["to_move"] is None
    title = "Game over" if over else f"{link.capitalize()} period" if brass else "Age of Industry"
    x = 58 + text_width(title, 27) + 24
    parts = [
        rect((0, 0, width, BAR), 10, fill=PANEL, stroke=RULE, stroke_width=1.5),
        icon("trophy" if over else link, 18, 18, 28, ROUTE),
        text(title, 58, 41, 27, font_weight=700),
        text("Round", x, 40, 23, font_family=SANS, fill=INK2),
    ]
    x += 76
    count = f"{position['round']}/{position['rounds']}" if brass else str(position["round"])
    parts.append(figures(count, x, 32, 19, anchor=0))
    x += figures_width(count, 19) + 30
    parts.append(icon("card", x, 20, 25, INK2))
    parts.append(figures(str(position["deck_left"]), x + 33, 32, 19, anchor=0))
    order = position["order"]
    for place, seat in enumerate(order):
        left = width - BETWEEN - (len(order) - place) * (PILL + 6) + 6
        parts.append(at(left, 10, 1, _turn(rules, position, place, seat)))
    return "".join(parts)


def _turn(rules: BaseRules, position: dict[str, Any], place: int, seat: int) -> str:
    now = position["to_move"] == seat
    border = {"stroke": GO, "stroke_width": 3} if now else {"stroke": RULE, "stroke_width": 1.5}
    spent = f"{rules.currency}{position['seats'][seat]['spent']}"
    return (
        rect((0, 0, PILL, 44), 22, fill=GO_SOFT if now else PANEL2, **border)
        + figures(str(place + 1), 19, 22, 15, INK2)
        + mark(seat, 49, 22, 15)
        + figures(spent, 75, 22, 16, anchor=0)
    )


def seats(rules: BaseRules, position: dict[str, Any], width: float) -> str:
    """What every seat has, side by side."""
    wide = (width + BETWEEN) / rules.players
    return "".join(
        at(wide * i, 0, 1, _seat(rules, position, shown, wide - BETWEEN))
        for i, shown in enumerate(position["seats"])
    )


def _seat(rules: BaseRules, position: dict[str, Any], shown: dict[str, Any], width: float) -> str:
    brass = rules.game == "brass"
    seat = shown["seat"]
    name = say("en", f"seat-{seat}")
    now = position["to_move"] == seat
    border = {"stroke": GO, "stroke_width": 3.5} if now else {"stroke": RULE, "stroke_width": 1.5}
    ground = GO_SOFT if now else PANEL
    parts = [
        rect((0, 0, width, STRIP), 10, fill=ground, **border),
        path(f"M0 10A10 10 0 0 1 8 0V{STRIP}A10 10 0 0 1 0 {STRIP - 10}Z", fill=SEATS[seat].colour),
        mark(seat, 40, 34, 20),
        text(name, 70, 43, 27, font_weight=700),
        figures(f"{rules.currency}{shown['money']}", width - 18, 34, 25, anchor=1),
    ]
    after = 98 + text_width(name, 27)
    if now:
        for action in range(position["actions_left"]):
            parts.append(circle(after + 20 * action, 35, 6.5, fill=GO))
    if position["ranking"]:
        rank = position["ranking"].index(seat) + 1
        parts.append(circle(after, 34, 15, fill=BRASS_SOFT, stroke=BRASS, stroke_width=2))
        parts.append(figures(str(rank), after, 34, 15, BRASS))
    facts = [
        ("income", shown["income"]) if brass else ("loan", shown["loans"]),
        ("vp", shown["vp"]),
        (position["period"], shown["links_left"]) if brass else ("rail", shown["rails_left"]),
        ("card", shown["hand_size"]),
    ]
    widths = [29 + figures_width(str(value), 17) for _, value in facts]
    gap = (width - 40 - sum(widths)) / len(facts)
    left = 22.0
    for (sign, value), taken in zip(facts, widths, strict=True):
        parts.append(icon(sign, left, 70, 23, INK2, ground))
        parts.append(figures(str(value), left + 29, 82, 17, anchor=0))
        left += taken + gap
    parts.append(
        path(f"M22 106H{width - 14}", stroke=RULE, stroke_width=1.5, stroke_dasharray="4 4")
    )
    step = (width - 26) / len(shown["stacks"])
    size = min(25, step * 0.46)
    for i, (industry, levels) in enumerate(shown["stacks"].items()):
        left = 20 + i * step
        parts.append(icon(industry, left, 129 - size / 2, size, INK2, ground))
        if levels:
            parts.append(roman(levels[0], left + size + 4, 129, size * 0.54, INK))
        else:
            parts.append(figures("-", left + size + 4, 129, size / 2, INK2, anchor=0))
    return "".join(parts)


def markets(rules: BaseRules, position: dict[str, Any], layout: Layout) -> str:
    """The map's title with the demand tracks; the Distant Market or the face-up cards."""
    box = layout.title
    wide = box.w > 1.3 * box.h
    width = WIDE if wide else NARROW
    scale = box.w / width
    height = box.h / scale
    brass = rules.game == "brass"
    subtitle = f"the {position['period']} period" if brass else "the railways and the markets"
    middle = {"text_anchor": "middle"}
    spaced = {"letter_spacing": 3.6 if wide else 2, "font_weight": 800, **middle}
    parts = [
        rect((0, 0, width, height), 3, fill=PLATE, stroke=INK, stroke_width=1.4),
        rect((3.5, 3.5, width - 7, height - 7), 1, fill="none", stroke=INK, stroke_width=0.8),
        text(layout.name.upper(), width / 2 + 2, 25, 17, **spaced),
        text(subtitle, width / 2, 39, 11.5, fill=INK2, font_style="italic", **middle),
        path(f"M14 45H{width - 14}", stroke=RULE, stroke_width=1),
    ]
    for x in (0, width):
        parts += [circle(x, y, 5, fill=PLATE, stroke=INK, stroke_width=1) for y in (0, height)]
    row = 40 if wide else 56
    y = 50.0
    for resource in RESOURCES:
        track = position[f"{resource}_track"]
        empty = rules.setup.printed["track_empty"][RESOURCES.index(resource)]
        parts.append(at(14, y, 1, _demand(resource, track, empty, rules.currency, wide)))
        y += row
    if brass:
        parts.append(at(14, y, 1, _distant_market(rules, position["distant_market"])))
    else:
        parts.append(at(14, y + 2, min(1.3, (height - y - 14) / 46), _face_up(position["face_up"])))
    return at(box.x, box.y, scale, *parts)


def _space(x: float, y: float, width: float, gone: bool, now: bool) -> str:
    """One space of a track."""
    box = (x, y, width, 35)
    if now:
        return rect(box, 3, fill=BRASS_SOFT, stroke=BRASS, stroke_width=2)
    if gone:
        dashes = {"stroke_dasharray": "2.5 2.5"}
        return rect(box, 3, fill="none", stroke=SLOT_ICON, stroke_width=0.9, **dashes)
    return rect(box, 3, fill=SLOT, stroke=SLOT_ICON, stroke_width=1)


def _demand(resource: str, track: dict[str, Any], empty: int, currency: str, wide: bool) -> str:
    """A demand track: the next cube to be taken is framed."""
    spaces = track["spaces"]
    gone = len(spaces) - track["cubes"]
    left, top = (80, 0) if wide else (0, 17)
    room = (WIDE - 28 - 80 - 44) if wide else (NARROW - 28 - 32)
    step = min(40, room / len(spaces))
    parts = [text(resource.capitalize(), 0, 22 if wide else 12, 14, font_weight=700)]
    for i, price in enumerate(spaces):
        x = left + i * step
        parts.append(_space(x, top, step - 2.4, i < gone, i == gone))
        centre = x + step / 2 - 1.2
        parts.append(figures(f"{currency}{price}", centre, top + 9, 9, INK2 if i < gone else INK))
        if i >= gone:
            parts.append(cube(resource, centre - 7.5, top + 16.5, 15))
        else:
            dots = {"stroke": SLOT_ICON, "stroke_width": 1, "stroke_dasharray": "1.6 1.6"}
            parts.append(circle(centre, top + 24.5, 4.5, fill="none", **dots))
    x = (WIDE - 28 - 40) if wide else (NARROW - 28 - 29)
    width = 40 if wide else 29
    if not track["cubes"]:
        parts.append(_space(x, top, width, False, True))
    parts.append(
        text(
            "then", x + width / 2, top + 13, 10.5, font_family=SANS, fill=INK2, text_anchor="middle"
        )
    )
    parts.append(figures(f"{currency}{empty}", x + width / 2, top + 24.5, 11))
    return "".join(parts)


def _distant_market(rules: BaseRules, market: dict[str, Any]) -> str:
    """The cotton demand track, and the tiles turned this period before those still to turn."""
    printed = rules.setup.printed
    bonuses = printed["market_bonus"]
    step = (WIDE - 28 - 80 - 44) / len(bonuses)
    parts = [text("Cotton", 0, 22, 14, font_weight=700)]
    for i, bonus in enumerate(bonuses):
        x = 80 + i * step
        now = market["open"] and i == market["marker"]
        parts.append(_space(x, 0, step - 2.4, i < market["marker"], now))
        centre = x + step / 2 - 1.2
        colour = INK2 if i < market["marker"] else INK
        parts.append(figures(f"+{bonus}", centre, 9 if now else 17.5, 9, colour))
        if now:
            parts.append(icon("cotton_mill", centre - 8.5, 15.5, 17, cut=BRASS_SOFT))
    x = WIDE - 28 - 40
    if not market["open"]:
        parts.append(rect((x, 0, 40, 35), 3, fill=NO_SOFT, stroke=NO, stroke_width=2))
    colour = INK2 if market["open"] else NO
    parts.append(icon("ban", x + 12, 4, 16, colour))
    closed = {"font_family": SANS, "fill": INK if colour == NO else INK2, "text_anchor": "middle"}
    parts.append(text("closed", x + 20, 30, 10.5, **closed))
    parts.append(text("Distant Market", 0, 55, 11, fill=INK2, font_style="italic"))
    for i in range(printed["market_size"]):
        left = 96 + i * 22
        if i < len(market["turned"]):
            parts.append(rect((left, 43, 19, 16), 2, fill=SLOT, stroke=SLOT_ICON, stroke_width=1))
            parts.append(figures(str(market["turned"][i]), left + 9.5, 51, 8.5))
        else:
            parts.append(rect((left, 43, 19, 16), 2, fill=INK2))
    return "".join(parts)


def _face_up(cards: list[str]) -> str:
    """The cards that anybody may draw."""
    parts = []
    for i, card in enumerate(cards):
        x = i * 66
        coloured = card in TINCTURES
        kind = "colour" if coloured else "short"
        words = say("en", f"{kind}-{card.replace('_', '-')}")
        frame = {"stroke": INK2, "stroke_width": 1.4}
        parts.append(rect((x, 0, 60, 46), 5, fill=PLATE if coloured else CARD, **frame))
        if coloured:
            parts.append(rect((x + 3, 3, 54, 25), 3, fill=f"url(#{card})"))
        else:
            parts.append(icon(card, x + 18, 4, 24, cut=CARD))
        parts.append(
            text(
                words,
                x + 30,
                40,
                min(11, 56 / text_width(words, 1)),
                font_weight=700,
                text_anchor="middle",
            )
        )
    return "".join(parts)
