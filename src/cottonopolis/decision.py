"""A legal decision: its id, its fields and its words, each computed when it is asked for."""

from cottonopolis.engine.records import Records
from cottonopolis.games.options import Option, Target
from cottonopolis.games.rules import AnyRules


class Decision:
    """A legal decision of the seat to move.

    `id` is its number in the game's table. Everything else is computed when it is asked for, from
    the position in which the decision was listed; a field that does not apply is None.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=7)
    >>> mill = game.legal()[0]
    >>> mill
    <Decision 16: build cotton_mill blackburn.1>
    >>> mill.kind, mill.place, mill.industry, mill.level, mill.price
    ('build', 'blackburn.1', 'cotton_mill', 1, 12)
    >>> mill.cards  # cards in hand that suffice for it
    ['cotton_mill']
    >>> {decision.amount for decision in game.legal() if decision.kind == "loan"} == {10, 20, 30}
    True

    Two decisions are equal if they are the same decision of the same game, whatever the position.

    >>> mill in game.copy().legal()
    True
    """

    __slots__ = ("_option", "_rules", "_states", "id")

    def __init__(self, id: int, rules: AnyRules, states: Records) -> None:
        self.id = id
        self._rules = rules
        self._states = states  # an array of one state, which nobody changes
        self._option: Option | None = None

    @property
    def game(self) -> str:
        """The id of the game that the decision belongs to."""
        return self._rules.game

    @property
    def option(self) -> Option:
        """All fields in one struct, as menus and clients receive it."""
        if self._option is None:
            self._option = self._rules.option(self._states[0], self.id)
        return self._option

    @property
    def text(self) -> str:
        """The decision in the notation."""
        return self._rules.decision_text(self._states[0], self.id)

    @property
    def kind(self) -> str:
        """What is decided: "build", "link", "card", "take" and so on (docs/notation.md)."""
        table = self._rules.table
        return table.names[table.kind_of(self.id)]

    @property
    def target(self) -> Target | None:
        """The object on the table that the decision is about, with its kind."""
        return self.option.target

    @property
    def place(self) -> str | None:
        """The slot, market or import that the decision is about."""
        return self._target_id("slot", "market", "import")

    @property
    def link(self) -> str | None:
        """The canal or rail that is built."""
        return self._target_id("link")

    @property
    def pile(self) -> str | None:
        """The pile that a card is drawn from."""
        return self._target_id("pile")

    @property
    def industry(self) -> str | None:
        """The industry of the tile that is built or developed, or that sells."""
        return self.option.industry

    @property
    def level(self) -> int | None:
        """The level of that tile."""
        return self.option.level

    @property
    def card(self) -> str | None:
        """The card that is played."""
        return self.option.card

    @property
    def resource(self) -> str | None:
        """ "coal" or "iron", if a cube is taken."""
        return self.option.resource

    @property
    def amount(self) -> int | None:
        """The money that is received."""
        return self.option.amount

    @property
    def price(self) -> int | None:
        """The whole price, if the decision can cost money."""
        return self.option.price

    @property
    def whole_turn(self) -> bool:
        """Whether the decision uses up both actions."""
        return self.option.whole_turn

    @property
    def cards(self) -> list[str] | None:
        """The cards in hand that suffice alone for a new action; None if no card is asked."""
        return self._rules.cards_for(self._states[0], self.id)

    def _target_id(self, *kinds: str) -> str | None:
        target = self.option.target
        return target.id if target is not None and target.kind in kinds else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self.id == other.id and self.game == other.game

    def __hash__(self) -> int:
        return hash((self.game, self.id))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Decision {self.id}: {self.text}>"


def decisions_of(rules: AnyRules, states: Records) -> list[Decision]:
    """Return the legal decisions of a position, given as an array of one state."""
    return [Decision(id, rules, states) for id in rules.legal_ids(states)]
