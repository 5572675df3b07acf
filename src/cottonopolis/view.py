"""What one seat may see of a game."""

from collections.abc import Iterable
from functools import cached_property

from cottonopolis.arguments import MANY_GAMES_SEED, Integer, checked_seed
from cottonopolis.decision import Decision, decisions_of
from cottonopolis.engine.records import GameState, StateRecord
from cottonopolis.games.events import Event
from cottonopolis.games.positions import Position
from cottonopolis.games.rules import AnyRules, as_array_of_one


class View:
    """What one seat may see of a game. It contains no information hidden from the seat.

    seat     whose view it is
    to_move  the seat that must decide; None when the game is over
    state    the state without what is hidden, a NumPy record (docs/architecture.md#secrets)
    rules    the rules of the set-up

    Two views are equal if they are of the same seat and set-up and show the same, whatever is
    hidden and however the game got there.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=11)
    >>> view = game.view(3)
    >>> view
    <View of seat 3: brass, it is to move>
    >>> view.seat, view.to_move, len(view.legal())
    (3, 3, 50)
    >>> game.redeal(seat=3, seed=1).view(3) == view
    True
    """

    def __init__(
        self,
        rules: AnyRules,
        state: GameState,
        seat: int,
        pending: str | None = None,
        log: Iterable[Event] = (),
    ) -> None:
        self.seat = seat
        self.rules = rules
        self.state: StateRecord = rules.view(state, seat)
        self.to_move = rules.seat_to_move(state)
        self._mine = self.to_move == seat
        self._pending = pending if self._mine else None
        self._events = tuple(log)

    @cached_property
    def log(self) -> list[Event]:
        """The events so far, as the seat sees them.

        >>> from cottonopolis import Game
        >>> log = Game.new("brass", players=4, seed=11).view(3).log
        >>> {event.seat for event in log if event.name == "drew"}  # others: "drew_hidden"
        {3}
        """
        return [event.seen_by(self.seat) for event in self._events]

    @cached_property
    def position(self) -> Position:
        """What the seat sees, in plain names (docs/notation.md).

        >>> from cottonopolis import Game
        >>> position = Game.new("brass", players=4, seed=11).view(3).position
        >>> position.seats[3].money, position.seats[0].hand, position.deck_left
        (30, None, 28)
        """
        return self.rules.position(self.state, self._pending)

    @property
    def hand(self) -> list[str]:
        """The seat's own cards.

        >>> from cottonopolis import Game
        >>> Game.new("brass", players=4, seed=11).view(3).hand[:2]
        ['blackburn', 'bolton']
        """
        return self.rules.hand(self.state, self.seat)

    def legal(self) -> list[Decision]:
        """Return the seat's legal decisions; empty if it is not to move.

        >>> from cottonopolis import Game
        >>> Game.new("brass", players=4, seed=11).view(0).legal()
        []
        """
        return decisions_of(self.rules, as_array_of_one(self.state)) if self._mine else []

    def redeal(self, seed: Integer) -> StateRecord:
        """Return a random full state that is consistent with this view.

        `Game.from_state` goes on from it; `Game.redeal` does both.

        >>> from cottonopolis import Game
        >>> view = Game.new("brass", players=4, seed=11).view(3)
        >>> Game.from_state(view.redeal(seed=1), view.rules).view(3).hand == view.hand
        True
        """
        dealt: StateRecord
        dealt = self.rules.redeal(self.state, self.seat, checked_seed(seed, MANY_GAMES_SEED))
        return dealt

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        same = self.seat == other.seat and self.rules.key == other.rules.key
        return same and self.state.tobytes() == other.state.tobytes()

    __hash__ = None  # type: ignore[assignment]  # its state could be changed

    def __repr__(self) -> str:
        mover = "it is to move" if self._mine else f"seat {self.to_move} is to move"
        return f"<View of seat {self.seat}: {self.rules.game}, {mover}>"
