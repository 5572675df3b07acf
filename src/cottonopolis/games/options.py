"""What a decision means: the shape in which menus, previews and clients get it."""

from typing import Literal

from msgspec import Struct

from cottonopolis.errors import Fact
from cottonopolis.messages import Message

TargetKind = Literal["slot", "link", "market", "import", "pile"]


class Target(Struct, frozen=True):
    """The thing on the table that a decision is about."""

    kind: TargetKind
    id: str  # as in the position


class Option(Struct, kw_only=True, omit_defaults=True):
    """One decision and its meaning. What plays no part in it is left out."""

    decision: int
    kind: str  # of the game's decision table
    text: str = ""  # in the notation
    target: Target | None = None
    industry: str | None = None  # of the tile that is built, developed or sold from
    level: int | None = None  # of that tile
    card: str | None = None  # that is played
    resource: str | None = None  # coal or iron, if a cube is taken
    amount: int | None = None  # of money that it brings
    price: int | None = None  # the whole price, if money plays a part
    whole_turn: bool = False  # uses up both actions
    cards: list[str] | None = None  # in hand, that will do for it alone; None if no card follows


def slot_target(name: str) -> Target:
    """A slot, or the tile on it."""
    return Target("slot", name)


def message_of(option: Option, currency: str) -> Message:
    """How a menu words an option, its price aside."""
    facts: dict[str, Fact] = {}
    parts = [option.kind]
    if option.target is not None:
        name = {"link": "link", "pile": "card"}.get(option.target.kind, "place")
        facts[name] = option.target.id
    if option.kind == "take" and option.target is not None:
        parts.append("import" if option.target.kind == "import" else str(option.resource))
    elif option.kind == "sell_to" and option.target is not None:
        parts.append(option.target.kind)
    elif option.kind == "draw" and facts["card"] == "deck":
        parts.append("deck")
    elif option.cards == []:
        parts.append("two")
    for key in ("industry", "level", "card"):
        value = getattr(option, key)
        if value is not None:
            facts[key] = value
    if option.amount is not None:
        facts["amount"] = f"{currency}{option.amount}"
    return "-".join(("option", *parts)).replace("_", "-"), facts
