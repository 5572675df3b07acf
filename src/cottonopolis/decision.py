"""A legal decision: its id, its fields and its words, each computed when it is asked for."""

from msgspec.structs import replace

from cottonopolis.engine.records import Records
from cottonopolis.games.options import Option, Target
from cottonopolis.games.rules import AnyRules


class Decision:
    """A legal decision of the seat to move.

    `id` is its number in the game's table. Everything else is computed when it is asked for, from
    the position in which the decision was listed; a field that does not apply is None.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=11)
    >>> mill = game.legal()[0]
    >>> mill
    <Decision 16: build cotton_mill blackburn.1>
    >>> mill.kind, mill.place, mill.industry, mill.level, mill.price
    ('build', 'blackburn.1', 'cotton_mill', 1, 12)
    >>> mill.cards  # cards in hand that suffice for it
    ['blackburn', 'cotton_mill']
    >>> {decision.amount for decision in game.legal() if decision.kind == "loan"} == {10, 20, 30}
    True

    Two decisions are equal if they are the same decision of the same game, whatever the position.

    >>> mill in game.copy().legal()
    True
    """

    __slots__ = ("_fields", "_rules", "_states", "id")

    def __init__(self, id: int, rules: AnyRules, states: Records) -> None:
        self.id = id
        self._rules = rules
        self._states = states  # an array of one state, which nobody changes
        self._fields: Option | None = None

    @property
    def game(self) -> str:
        """The id of the game that the decision belongs to.

        >>> from cottonopolis import Game
        >>> Game.new("industry", seed=7).legal()[0].game
        'industry'
        """
        return self._rules.game

    @property
    def option(self) -> Option:
        """All fields in one struct, as menus and clients receive it.

        >>> from cottonopolis import Game
        >>> option = Game.new("brass", seed=11).legal()[0].option
        >>> option.decision, option.text, option.target.id, option.cards
        (16, 'build cotton_mill blackburn.1', 'blackburn.1', ['blackburn', 'cotton_mill'])
        """
        return replace(self._meaning, cards=self.cards)

    @property
    def _meaning(self) -> Option:
        """All fields but `cards`, computed once."""
        if self._fields is None:
            self._fields = self._rules.option(self._states[0], self.id)
        return self._fields

    @property
    def text(self) -> str:
        """The decision in the notation.

        >>> from cottonopolis import Game
        >>> Game.new("brass", seed=11).legal()[-2].text
        'loan 30'
        """
        return self._rules.decision_text(self._states[0], self.id)

    @property
    def kind(self) -> str:
        """What is decided: "build", "link", "card", "take" and so on (docs/notation.md).

        >>> from cottonopolis import Game
        >>> sorted({decision.kind for decision in Game.new("brass", seed=11).legal()})
        ['build', 'develop', 'loan', 'pass']
        """
        table = self._rules.table
        return table.names[table.kind_of(self.id)]

    @property
    def target(self) -> Target | None:
        """The object on the table that the decision is about, with its kind.

        >>> from cottonopolis import Game
        >>> Game.new("brass", seed=11).legal()[0].target
        Target(kind='slot', id='blackburn.1')
        """
        return self._meaning.target

    @property
    def place(self) -> str | None:
        """The slot, market or import that the decision is about.

        >>> from cottonopolis import Game
        >>> game = Game.new("brass", seed=11)
        >>> [d.place for d in game.legal() if d.industry == "coal_mine" and d.place][-2:]
        ['manchester.2', 'manchester.3']
        """
        return self._target_id("slot", "market", "import")

    @property
    def link(self) -> str | None:
        """The canal or rail that is built.

        >>> from cottonopolis.scenes.notation import scene
        >>> game = scene("brass", "0 coal_mine 1 wigan.1 cubes 2")
        >>> [decision.link for decision in game.legal() if decision.kind == "link"][:2]
        ['blackburn-wigan', 'liverpool-wigan']
        """
        return self._target_id("link")

    @property
    def pile(self) -> str | None:
        """The pile that a card is drawn from.

        >>> from cottonopolis import Game
        >>> game = Game.new("industry", seed=7)
        >>> [decision.pile for decision in game.legal() if decision.kind == "draw"]
        ['port', 'ship', 'deck']
        """
        return self._target_id("pile")

    @property
    def industry(self) -> str | None:
        """The industry of the tile that is built or developed, or that sells.

        >>> from cottonopolis import Game
        >>> game = Game.new("brass", seed=11)
        >>> sorted({decision.industry for decision in game.legal() if decision.kind == "build"})
        ['coal_mine', 'cotton_mill', 'port']
        """
        return self._meaning.industry

    @property
    def level(self) -> int | None:
        """The level of that tile.

        >>> from cottonopolis import Game
        >>> Game.new("brass", seed=11).legal()[0].level
        1
        """
        return self._meaning.level

    @property
    def card(self) -> str | None:
        """The card that is played.

        >>> from cottonopolis import Game
        >>> game = Game.new("brass", seed=11)
        >>> events = game.play(next(d for d in game.legal() if d.place == "bolton.1"))
        >>> [decision.card for decision in game.legal()]
        ['bolton', 'cotton_mill']
        """
        return self._meaning.card

    @property
    def resource(self) -> str | None:
        """The cube that is taken: "coal" or "iron".

        >>> from cottonopolis.scenes.notation import scene
        >>> mines = "0 coal_mine 1 wigan.1 cubes 2", "1 coal_mine 2 wigan.2 cubes 1"
        >>> game = scene("brass", "\\n".join(["period rail", *mines]))
        >>> events = game.play(next(d for d in game.legal() if d.link == "preston-wigan"))
        >>> [(decision.resource, decision.place) for decision in game.legal()]
        [('coal', 'wigan.1'), ('coal', 'wigan.2')]
        """
        return self._meaning.resource

    @property
    def amount(self) -> int | None:
        """The money that is received.

        >>> from cottonopolis import Game
        >>> [d.amount for d in Game.new("brass", seed=11).legal() if d.kind == "loan"]
        [10, 20, 30]
        """
        return self._meaning.amount

    @property
    def price(self) -> int | None:
        """The whole price, if the decision can cost money.

        >>> from cottonopolis import Game
        >>> {d.industry: d.price for d in Game.new("brass", seed=9).legal() if d.kind == "build"}
        {'cotton_mill': 12, 'coal_mine': 5, 'port': 6}
        """
        return self._meaning.price

    @property
    def whole_turn(self) -> bool:
        """Whether the decision uses up both actions.

        >>> from cottonopolis.scenes.notation import scene
        >>> game = scene("brass", "0 hand bolton bury oldham")
        >>> events = game.play(next(d for d in game.legal() if d.place == "bolton.1"))
        >>> [(decision.text, decision.whole_turn) for decision in game.legal()]
        [('with bolton', False), ('with two cards', True)]
        """
        return self._meaning.whole_turn

    @property
    def cards(self) -> list[str] | None:
        """The cards in hand that suffice alone for a new action; None if no card is asked.

        >>> from cottonopolis import Game
        >>> game = Game.new("brass", seed=11)
        >>> next(d for d in game.legal() if d.place == "bolton.1").cards
        ['bolton', 'cotton_mill']
        """
        return self._rules.cards_for(self._states[0], self.id)

    def _target_id(self, *kinds: str) -> str | None:
        target = self._meaning.target
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
