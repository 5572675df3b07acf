"""What a seat may decide, and what its choices would cost and do."""

from itertools import takewhile
from typing import Any

from msgspec import Struct

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.order import reorder_by_spending
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.game import play_move
from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import REVEALS, Step
from cottonopolis.server.rooms import Room, reveals
from cottonopolis.server.shapes import EventShape


class Words(Struct):
    """A message of the client's language files, with its facts."""

    id: str
    facts: dict[str, Fact]


class Option(Struct):
    """One legal decision: its id, its words, and what it costs in all."""

    id: int
    text: str  # in the notation
    group: Words | None  # title of the group in a menu
    label: Words
    price: int | None  # money; None where money plays no part
    cards: list[str] | None  # in hand, with which it may be done; None where no card follows


class Options(Struct):
    """What a seat may decide after some choices, and what these choices would do."""

    seat: int
    after: int  # the entry that the position comes from
    chosen: list[int]
    stage: str
    pending: str | None
    complete: bool  # whether the choices make a whole move
    reveals: bool  # whether something hidden will turn up: nothing after that can be foreseen
    events: list[EventShape]  # what would be paid, moved and flipped
    price: int  # what these choices cost in all
    order: list[int]  # seats in the next round if nobody spent anything more
    options: list[Option]


def foresee(room: Room, seat: int, chosen: list[int]) -> Options:
    """What a seat may decide after some choices, from nothing but what the seat sees."""
    rules = room.rules
    view = rules.view(room.state, seat)
    state = rules.redeal(view, seat, 0)  # any deal will do: nothing that depends on it is told
    buffer = new_buffer()
    steps: list[Step] = []
    complete = shows = False
    for decision in chosen:
        if complete:
            raise IllegalMove(str(decision), [Reason("NOTATION_NOT_ASKED")])
        steps += play_move(rules, state, decision, buffer)
        shows = reveals(rules.events(buffer))
        complete = shows or not state.pending
    events = list(takewhile(lambda event: event.name not in BEYOND, rules.events(buffer)))
    begun = complete or state.pending
    price = sum(int(event.facts["price"]) for event in events if event.name in SPENT)
    return Options(
        seat,
        room.table.last_move,
        chosen,
        rules.stages[int(state.stage)] if not complete else "complete",
        room.text_with(steps) if begun else None,
        complete,
        shows,
        [EventShape(event.name, event.facts) for event in events],
        price,
        _next_order(rules, room.state, seat, price),
        [] if complete else [_option(rules, state, decision) for decision in rules.legal(state)],
    )


# Events that lie in the future, or in the deck, when an action is only thought of
BEYOND = REVEALS | {"took_place", "round_began", "period_ended", "game_ended"}
SPENT = frozenset({"paid", "bought_coal", "bought_iron"})  # events that count for the turn order


def _next_order(rules: BaseRules, state: Any, seat: int, price: int) -> list[int]:
    """The turn order that what is spent so far, and a price, would make."""
    order, spent = state.order.copy(), state.spent.copy()
    spent[seat] += price
    reorder_by_spending(order, spent, rules.players)
    return [int(found) for found in order[: rules.players]]


def _option(rules: BaseRules, state: Any, decision: int) -> Option:
    title, label = rules.option_messages(state, decision)
    price = label[1].get("price")
    return Option(
        decision,
        rules.decision_text(state, decision),
        Words(*title) if title[0] else None,
        Words(*label),
        int(price) if price is not None else None,
        _cards_for(rules, state, decision),
    )


def _cards_for(rules: BaseRules, state: Any, decision: int) -> list[str] | None:
    """The cards that a decision may be followed by."""
    after = rules.copy(state)
    if rules.stages[int(after.stage)] != "action":
        return None
    rules.step(after, decision)
    if "card" not in rules.stages[int(after.stage)]:
        return None
    labels = (rules.option_messages(after, card)[1] for card in rules.legal(after))
    return [str(facts["card"]) for name, facts in labels if name == "choice-card"]
