"""The Python API: play a game, inspect it, explain refusals, undo, write records.

>>> game = Game.new("brass", players=4, seed=7)
>>> game.seat
3
>>> print(game.legal()[0])
build cotton_mill blackburn.1
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from cottonopolis.engine.events import NO_EVENTS, Buffer, new_buffer
from cottonopolis.errors import IllegalMove, Reason, SetupError
from cottonopolis.games.events import Event
from cottonopolis.games.notation import ActionText, Step
from cottonopolis.games.positions import PointsNow, Position
from cottonopolis.games.refusals import Explanation, explain_text
from cottonopolis.games.registry import rules_for, usual_players
from cottonopolis.games.rules import SPECTATOR, AnyRules

if TYPE_CHECKING:
    from cottonopolis.bots.advice import Hint

HIGHEST_SEED = 2**62


def checked_seed(seed: Any) -> int:
    """Check a seed and return it as an int; raises SetupError."""
    seed = int(seed) if isinstance(seed, np.integer) else seed
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= HIGHEST_SEED:
        raise SetupError("seed", word=repr(seed))
    return seed


def checked_rules(game: Any, players: Any, variants: Any, map: Any) -> AnyRules:
    """Check a set-up and return its rules; raises SetupError.

    `players` defaults to the usual number.
    """
    if players is None:
        players = usual_players(str(game))
    players = int(players) if isinstance(players, np.integer) else players
    if not isinstance(players, int) or isinstance(players, bool):
        raise SetupError("players-number", word=repr(players))
    if isinstance(variants, str):
        variants = (variants,)
    if not isinstance(variants, Iterable):
        raise SetupError("unknown-variant", word=repr(variants), known="[]")
    names = tuple(sorted(str(name) for name in variants))
    return rules_for(str(game), players, names, None if map is None else str(map))


@dataclass(frozen=True)
class Decision:
    """A legal decision of the seat to move: an id of the game's table, and its notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


class View:
    """What one seat may see of a game. It contains no information hidden from the seat."""

    def __init__(
        self,
        rules: AnyRules,
        state: Any,
        seat: int,
        pending: str | None = None,
        log: Iterable[Event] = (),
    ) -> None:
        self.seat = seat
        self.rules = rules
        self.state = rules.view(state, seat)
        self.to_move = rules.seat_to_move(state)
        self._mine = self.to_move == seat
        self._pending = pending if self._mine else None
        self.log: list[Event] = [event.seen_by(seat) for event in log]

    @cached_property
    def position(self) -> Position:
        """What the seat sees, in plain names (docs/notation.md)."""
        return self.rules.position(self.state, self._pending)

    @property
    def hand(self) -> list[str]:
        """The seat's own cards."""
        cards: list[str] = self.position.seats[self.seat].hand
        return cards

    def legal(self) -> list[Decision]:
        """Return the seat's legal decisions; empty if it is not to move."""
        if not self._mine:
            return []
        return [
            Decision(d, self.rules.decision_text(self.state, d))
            for d in self.rules.legal(self.state)
        ]

    def redeal(self, seed: int) -> Any:
        """Return a random full state that is consistent with this view."""
        return self.rules.redeal(self.state, self.seat, seed)


def play_move(
    rules: AnyRules, state: Any, move: "Decision | int | str", events: Buffer = NO_EVENTS
) -> list[Step]:
    """Play a decision or a whole action on a state; IllegalMove may leave it half-played."""
    if isinstance(move, str):
        return _play_text(rules, state, move, events)
    decision = move.id if isinstance(move, Decision) else move
    if not isinstance(decision, int | np.integer) or isinstance(decision, bool):
        raise TypeError(f"a move is a decision, its id or a text, not {decision!r}")
    if not 0 <= decision < rules.decision_count:
        raise IllegalMove(str(decision), [Reason("NOTATION_ID", {"word": str(decision)})])
    steps = rules.play(state, int(decision), events)
    if steps is None:
        text = rules.decision_text(state, int(decision))
        raise IllegalMove(text, rules.reasons(state, int(decision)))
    return steps


def _play_text(rules: AnyRules, state: Any, text: str, events: Buffer) -> list[Step]:
    words = " ".join(text.split()).lower()
    for decision in rules.legal(state) if state.pending else ():
        if rules.decision_text(state, decision) == words:
            return rules.apply(state, decision, events)
    return rules.play_text(state, text, events) + rules.play_forced(state, events)


class Game:
    """One game being played."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int = 0,
        variants: Iterable[str] = (),
        map: str | None = None,
    ) -> None:
        self.seed = checked_seed(seed)
        self.rules = checked_rules(game, players, variants, map)
        events = new_buffer()
        self.begin(self.rules.new(self.seed, events), self.rules.events(events))

    @classmethod
    def new(
        cls,
        game: str = "brass",
        players: int | None = None,
        seed: int = 0,
        variants: Iterable[str] = (),
        map: str | None = None,
    ) -> Self:
        """Start a game; `players` defaults to the usual number.

        `map` is for games with several maps; it defaults to the first one.

        >>> Game.new("brass", players=3, seed=1, variants=["tournament_mills"]).players
        3
        >>> Game.new("brass", players=5)
        Traceback (most recent call last):
        cottonopolis.errors.SetupError: Brass is for 3 or 4 players, not 5.
        >>> Game.new("industry", players=4, seed=1, map="new_england").position().map
        'new_england'
        """
        return cls(game, players, seed, variants, map)

    @classmethod
    def from_record(cls, text: str, until: int | None = None) -> "Game":
        """Read a record and play it, or its first `until` actions.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> _ = game.play("loan 30 with " + game.view(3).hand[0])
        >>> Game.from_record(game.record()).view(0).position == game.view(0).position
        True
        """
        from cottonopolis.record.reader import read_record

        return read_record(text, until)

    def begin(self, state: Any, log: Iterable[Event] = ()) -> None:
        """Start again from a state: `steps`, `log` and `undo` begin there."""
        self.state = self.rules.copy(state)
        self.steps: list[Step] = []  # every decision so far, including forced ones
        self._undo_points: list[int] = []  # number of steps before each call of `play`
        self._beginning = self.rules.copy(state)
        self._first_log = list(log)
        self._forget_log()

    def _forget_log(self) -> None:
        self._log = list(self._first_log)
        self._logged = 0  # steps that the log covers
        self._log_state = self.rules.copy(self._beginning)

    # State

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def seat(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        return self.rules.seat_to_move(self.state)

    @property
    def is_over(self) -> bool:
        return self.seat is None

    @property
    def pending(self) -> str | None:
        """The pending action in the notation, as far as it is chosen; None between actions."""
        return self.rules.action_texts(self.steps)[-1].text if self.state.pending else None

    @property
    def log(self) -> list[Event]:
        """All events so far, with hidden information (`View.log` omits it)."""
        events = new_buffer()
        for step in self.steps[self._logged :]:
            events[0, 0] = 0
            self.rules.step(self._log_state, step.decision, events)
            self._log += self.rules.events(events)
        self._logged = len(self.steps)
        return self._log

    def legal(self) -> list[Decision]:
        """Return the legal decisions of the seat to move.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> [str(decision) for decision in game.legal()][-4:]
        ['loan 10', 'loan 20', 'loan 30', 'pass']
        """
        return [
            Decision(d, self.rules.decision_text(self.state, d))
            for d in self.rules.legal(self.state)
        ]

    def position(self) -> Position:
        """Return the complete position, with hidden information (docs/notation.md)."""
        return self.rules.position(self.state, self.pending)

    def view(self, seat: int) -> View:
        """Return what a seat may see.

        >>> view = Game.new("brass", players=4, seed=7).view(0)
        >>> len(view.hand), view.position.seats[1].hand
        (8, None)
        """
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise SetupError("seat", word=str(seat), last=self.players - 1)
        return View(self.rules, self.state, seat, self.pending, self.log)

    def spectate(self) -> Position:
        """Return the position as a spectator sees it."""
        return self.rules.position(self.rules.view(self.state, SPECTATOR))

    def score(self) -> list[int]:
        """Victory points by seat.

        >>> Game.new("brass", players=3, seed=1).score()
        [0, 0, 0]
        """
        return self.rules.score(self.state)

    def points_now(self) -> PointsNow:
        """Return what every seat, tile and link would score if the period or game ended now.

        >>> game = Game.new("industry", players=4, seed=7)
        >>> _ = game.play("build cotton_mill augsburg with brown")  # $4, with a loan of $10
        >>> game.points_now().tiles["augsburg"], game.points_now().seats[3]
        (1, SeatPoints(links=0, tiles=1, money=1, other=-5, total=-3))
        """
        return self.rules.points_now(self.state)

    def ranking(self) -> list[int]:
        """Return the seats by current rank, best first, ties broken."""
        return self.rules.ranking(self.state)

    def hint(self, seat: int | None = None) -> "Hint":
        """Return the turn that the strongest bot would play, with reasons.

        It is based only on what the seat to move sees.
        """
        from cottonopolis.bots.advice import hint

        return hint(self, seat)

    # Moves

    def play(self, move: "Decision | int | str") -> list[Event]:
        """Play a decision, its id, or a whole action in the notation; returns the events.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> _ = game.play("pass with " + game.view(3).hand[0])
        >>> game.play("build port atlantis")
        Traceback (most recent call last):
        cottonopolis.errors.IllegalMove: build port atlantis: There is no place called “atlantis”.
        """
        state = self.rules.copy(self.state)
        events = new_buffer()
        steps = play_move(self.rules, state, move, events)
        self._undo_points.append(len(self.steps))
        self.state = state
        self.steps += steps
        return self.rules.events(events)

    def unfinished(self) -> list[Step]:
        """Return the steps of the pending action; empty between actions."""
        if not self.state.pending:
            return []
        begun = max(i for i, step in enumerate(self.steps) if self.rules.begins_action(step))
        return self.steps[begun:]

    def state_after(self, steps: int) -> Any:
        """Return the full state after a number of steps from the beginning."""
        state = self.rules.copy(self._beginning)
        self.rules.replay(state, [step.decision for step in self.steps[:steps]])
        return state

    def _before_pending(self) -> Any:
        """Return the state before the pending action."""
        return self.state_after(len(self.steps) - len(self.unfinished()))

    def play_record_line(self, text: str) -> None:
        """Play one whole action of a record, without the forced choices after it."""
        state = self.rules.copy(self.state)
        self.take(state, self.rules.play_text(state, text))

    def take(self, state: Any, steps: list[Step]) -> None:
        """Continue from a state; `steps` are the whole actions that led to it."""
        first = len(self.steps)
        self._undo_points += [first + i for i, s in enumerate(steps) if self.rules.begins_action(s)]
        self.state = state
        self.steps += steps

    def play_forced(self) -> None:
        """Play every choice that has a single option."""
        self.steps += self.rules.play_forced(self.state)

    def why_not(self, move: "Decision | int | str") -> list[Reason]:
        """Return every reason why a move is refused; empty if it is legal.

        A text may omit the card and the sources; they are then not checked.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> [reason.rule for reason in game.why_not("build shipyard birkenhead with shipyard")]
        ['B7', 'B13']
        """
        try:
            state = self.rules.copy(self.state)
            begun = self.state.pending and isinstance(move, str)
            if begun and move not in {d.text for d in self.legal()}:
                state = self._before_pending()  # judge it from the start of the pending action
            play_move(self.rules, state, move)
        except IllegalMove as refusal:
            return [reason for reason in refusal.reasons if reason.code != "NOTATION_CHOOSE"]
        return []

    def explain(self, move: str) -> Explanation:
        """Return why a move or a kind of action is not possible, and what would help.

        `move` is a whole action as in `why_not`, or only its first words: "sell",
        "build shipyard". Everything in the answer is empty if it is possible.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> for line in game.explain("sell").lines():
        ...     print(line)
        B27: You have no unsold mill.
        It would take a new mill.
        """
        return explain_text(self.rules, self.state, move, self.why_not)

    def undo(self) -> None:
        """Undo the last call of `play`, or the last action of a record.

        >>> game = Game.new("brass", players=4, seed=7)
        >>> before = game.position()
        >>> _ = game.play(game.legal()[-1])
        >>> game.undo()
        >>> game.position() == before
        True
        """
        if not self._undo_points:
            raise IllegalMove("undo", [Reason("NOTATION_NOTHING_TO_UNDO")])
        del self.steps[self._undo_points.pop() :]
        self._forget_log()
        self.state = self.state_after(len(self.steps))

    # Records

    def actions(self) -> list[ActionText]:
        """Return all finished actions so far."""
        actions = self.rules.action_texts(self.steps)
        return actions[:-1] if self.state.pending else actions

    def record(self) -> str:
        """Return the game as a record: header and one action per line (docs/notation.md)."""
        from cottonopolis.record.writer import write_record

        return write_record(self)
