"""New seats of a table: who sits there, the names of bots, and colours."""

from random import SystemRandom
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cottonopolis.drawing.style import style
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.names import normalise_name
from cottonopolis.server.schemas import PLAIN_TEXT_PATTERN, BotName, PersonShape, SeatShape

COLOURS = len(style().seats)
Colour = Annotated[int, Meta(ge=0, le=COLOURS - 1)]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who gets a seat: anyone, the creator of the table, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: BotName = "strong"
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT_PATTERN)] | None = None
    colour: Colour | None = None


def new_seats(rules: AnyRules, plans: list[SeatPlan], person: PersonShape) -> list[SeatShape]:
    """The seats of a new table. Every seat has a name for the case that a bot plays it."""
    known = rules.period_names()
    names: list[str | None] = [None] * len(plans)
    if len(known) >= len(plans):
        names = list(SystemRandom().sample(known, len(plans)))
    seats = [
        replace(_seat_from_plan(number, plan, person), bot_name=name)
        for number, (plan, name) in enumerate(zip(plans, names, strict=True))
    ]
    for number, plan in enumerate(plans):
        if plan.colour is not None:
            seats = with_colour(seats, number, plan.colour)
    return seats


def _seat_from_plan(number: int, plan: SeatPlan, person: PersonShape) -> SeatShape:
    if plan.kind == "bot":
        return SeatShape(number, bot=plan.bot, ready=True)
    if plan.kind == "me":
        label = normalise_name(plan.label) or None if plan.label else None
        return SeatShape(number, person, label, ready=True)
    return SeatShape(number)


def colour_of(seat: SeatShape) -> int:
    """The colour of a seat: its own number, until somebody chooses another."""
    return seat.seat if seat.colour is None else seat.colour


def with_colour(seats: list[SeatShape], number: int, colour: int) -> list[SeatShape]:
    """The seats after one of them takes a colour; colours stay different.

    A bot or a free seat gives its colour up and gets the old one. A person keeps it.
    """
    before = colour_of(seats[number])
    changed = list(seats)
    for other in seats:
        if other.seat != number and colour_of(other) == colour:
            if other.person is not None:
                raise ApiError("colour-taken", colour=colour)
            changed[other.seat] = replace(other, colour=before)
    changed[number] = replace(seats[number], colour=colour)
    return changed
