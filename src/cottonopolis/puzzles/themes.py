"""The themes of a puzzle, from the events of its solution and of the tempting turn."""

import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cottonopolis.errors import DataError, IllegalMove
from cottonopolis.games.events import Event
from cottonopolis.games.registry import rules_class
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.turns import PlayedTurn

# The most particular first: the first theme of a puzzle is its hint
THEMES = (
    "sale_order",
    "last_loan",
    "two_rails",
    "overbuild",
    "rival_cubes",
    "end_of_period",
    "preparation",
    "turn_order",
    "distant_market",
    "loan",
    "demand_track",
    "develop",
    "sale",
    "draw",
    "last_round",
    "link",
    "build",
    "pass",
)
# Those that only few of the turns played in games have
PARTICULAR = frozenset(THEMES[: THEMES.index("distant_market") + 1])
SALES = ("sold", "turned_market", "market_closed", "sold_to_market")
LOANS = ("borrowed", "took_loan")
CUBES = ("took_coal", "took_iron")
SHIPPED = ("shipped_coal", "shipped_iron")
SELL = "sell"
DRAW = "draw"
PLACE_FACTS = ("place", "link", "mill")
PLACE_EVENTS = ("built", "laid_link", *SALES)
FILE = "puzzles.toml"


class _File(Struct, forbid_unknown_fields=True):
    rules: dict[str, list[str]]


@cache
def theme_rules(game: str) -> dict[str, list[str]]:
    """Return the rules behind each theme: `puzzles.toml` of the game's folder."""
    module = sys.modules[rules_class(game).__module__]
    path = Path(module.__file__ or "").parent / FILE
    if not path.exists():
        return {}
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File).rules
    except msgspec.DecodeError as fault:
        raise DataError(path.name, game, str(fault)) from None
    known = set(rules_class(game).info().rules)
    for theme, rules in found.items():
        if theme not in THEMES:
            raise DataError(path.name, theme, "no such theme")
        if not set(rules) <= known:
            raise DataError(path.name, theme, "no such rule")
    return found


def themes_of(
    rules: AnyRules, start: Any, seat: int, solution: PlayedTurn, tempting: PlayedTurn
) -> list[str]:
    """Return the themes, the most particular first."""
    before = rules.position(rules.view(start, seat))
    count = Counter(event.name for event in solution.events)
    tempts = Counter(event.name for event in tempting.events)
    sales = sum(count[name] for name in SALES)
    borrows = any(count[name] for name in LOANS)
    prepares = prepares_last(rules, start, solution.texts)
    last = solution.texts[-1].split()[0]
    ends = is_last_round(before, solution.result)
    final = not rules.periods or before.period == rules.periods[-1]
    runs_out = before.deck_left <= 2 * rules.players
    takes = any(
        event.name in CUBES and _owner(before.slots, event) not in (None, seat)
        for event in solution.events
    )
    ordered = spent_rank(before.seats, seat, solution.events)
    found = {
        "sale_order": sales > 0 and (sales > 1 or (prepares and last == SELL)),
        # Only games with periods forbid loans, when the last deck is empty (B29)
        "last_loan": borrows and bool(rules.periods) and final and runs_out,
        "two_rails": count["laid_link"] > 1 and any(_links(t) > 1 for t in solution.texts),
        "overbuild": count["overbuilt"] > 0,
        "rival_cubes": takes,
        "end_of_period": ends and not final,
        "preparation": prepares,
        # After the last round nobody takes a turn
        "turn_order": ordered < spent_rank(before.seats, seat, tempting.events)
        and not (ends and final),
        "distant_market": count["turned_market"] + count["market_closed"] > 0,
        "loan": borrows,
        "demand_track": any(count[name] > tempts[name] for name in SHIPPED),
        "develop": count["developed"] > 0,
        "sale": sales > 0,
        "draw": any(text.split()[0] == DRAW for text in solution.texts),
        "last_round": ends and final,
        "link": count["laid_link"] > 0,
        "build": count["built"] > 0,
        "pass": count["passed"] > 0,
    }
    return [theme for theme in THEMES if found[theme]]


def is_last_round(before: Any, after: Any) -> bool:
    """Whether the period, or a game without periods, certainly ends with the round of a turn."""
    rounds = getattr(before, "rounds", None)
    if rounds is not None:
        return bool(before.round == rounds)
    if after.to_move is None or after.round != before.round:
        return after.to_move is None
    # A2: the deck is empty, and so is the hand of somebody who has taken all turns of the round
    done = before.order[: before.order.index(before.to_move) + 1]
    empty = any(after.seats[seat].hand_size == 0 for seat in done)
    return bool(empty and before.deck_left == 0)


def prepares_last(rules: AnyRules, start: Any, texts: Sequence[str]) -> bool:
    """Whether the last action of a turn is only possible after the others."""
    if len(texts) < 2:
        return False
    try:
        rules.play_text(rules.copy(start), texts[-1])
    except IllegalMove:
        return True
    return False


def spent_rank(seats: Sequence[Any], seat: int, events: Sequence[Event]) -> int:
    """Return how many rivals have spent less in this round than the seat after its turn."""
    paid = sum(e.amount for e in events if e.kind.is_spending and e.seat == seat)
    mine = seats[seat].spent + paid
    return sum(other.spent < mine for other in seats if other.seat != seat and other.spent)


def places_of(events: Sequence[Event]) -> list[str]:
    """Return the slots and links that a turn is about."""
    found = [
        str(event.facts[name])
        for event in events
        if event.name in PLACE_EVENTS
        for name in PLACE_FACTS
        if name in event.facts
    ]
    return list(dict.fromkeys(found))


def _links(text: str) -> int:
    return sum("-" in word for word in text.split(" with ")[0].split())


def _owner(slots: dict[str, Any], event: Event) -> int | None:
    tile = slots.get(str(event.facts["place"]))
    return None if tile is None else int(tile.owner)
