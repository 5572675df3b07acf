"""The meaning of a decision, as menus, previews and clients receive it."""

from typing import Literal

from msgspec import Struct

from cottonopolis.errors import Fact
from cottonopolis.messages import Message

TargetKind = Literal["slot", "link", "market", "import", "pile"]


class Target(Struct, frozen=True):
    """The object on the table that a decision is about.

    >>> from cottonopolis import Game
    >>> Game.new("industry", seed=7).legal()[0].target
    Target(kind='slot', id='cologne.1')
    """

    kind: TargetKind
    id: str  # as in the position


class Option(Struct, kw_only=True, omit_defaults=True):
    """One decision and its meaning. Fields that do not apply are omitted.

    >>> from cottonopolis import Game
    >>> import msgspec
    >>> msgspec.to_builtins(Game.new("industry", seed=7).legal()[-2].option)
    {'decision': 527, 'kind': 'draw', 'text': 'draw deck', 'target': {'kind': 'pile', 'id': 'deck'}}
    """

    decision: int
    kind: str  # from the game's decision table
    text: str = ""  # in the notation
    target: Target | None = None
    industry: str | None = None  # of the tile that is built or developed, or that sells
    level: int | None = None  # of that tile
    card: str | None = None  # the card that is played
    resource: str | None = None  # "coal" or "iron", if a cube is taken
    amount: int | None = None  # money received
    price: int | None = None  # the whole price, if it can cost money
    whole_turn: bool = False  # uses up both actions
    cards: list[str] | None = None  # cards in hand that suffice alone; None if no card is asked


def slot_target(name: str) -> Target:
    """Return a slot, or the tile on it, as a target."""
    return Target("slot", name)


def message_of(option: Option, currency: str) -> Message:
    """Return the menu text of an option, without its price."""
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
