"""The Python API: play a game, copy it, imagine what is hidden, undo, write records.

>>> game = Game.new("brass", players=4, seed=11)
>>> game.seat
3
>>> print(game.legal()[0])
build cotton_mill blackburn.1
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Self

from cottonopolis.arguments import (
    MANY_GAMES_SEED,
    Integer,
    checked_rules,
    checked_seat,
    checked_seed,
)
from cottonopolis.background_compiler import begin_with_game
from cottonopolis.decision import Decision, decisions_of
from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.records import Records
from cottonopolis.errors import IllegalMove, Reason, SetupError
from cottonopolis.games.events import Event, Events
from cottonopolis.games.notation import ActionText, Step
from cottonopolis.games.positions import PointsNow, Position
from cottonopolis.games.refusals import Explanation, explain_text
from cottonopolis.games.rules import SPECTATOR, AnyRules, as_array_of_one
from cottonopolis.moves import Move, play_move
from cottonopolis.view import View

if TYPE_CHECKING:
    from cottonopolis.bots.advice import Hint
    from cottonopolis.playout import Player

__all__ = [
    "Decision",
    "Game",
    "Move",
    "View",
    "checked_rules",
    "checked_seed",
    "play_move",
]


class Game:
    """One game being played.

    A game is a value that changes: `copy` it to try something. Two games are equal if they have
    the same set-up and the same complete state, hidden information included, however they got
    there. A game is not hashable, because it changes; `game.state.tobytes()` can be a key.

    rules  the rules of its set-up, with `decision_count`, `layouts`, `info()` and more
    seed   the number that determines the cards and all later shuffles
    steps  every decision so far, including forced ones

    >>> game = Game.new("brass", players=4, seed=11)
    >>> game
    <Game brass, 4 players, seed 11: canal period, round 1, seat 3 to move>
    >>> branch = game.copy()
    >>> _ = branch.play("loan 30 with burnley")
    >>> branch == game
    False
    >>> branch.undo()
    >>> branch == game
    True
    """

    def __init__(
        self,
        game: str,
        players: Integer | None = None,
        seed: Integer = 0,
        variants: Iterable[str] = (),
        map: str | None = None,
    ) -> None:
        self.seed = checked_seed(seed)
        self.rules = checked_rules(game, players, variants, map)
        begin_with_game(self.rules.game)
        events = new_buffer()
        state = self.rules.new(self.seed, events)
        self._begin(as_array_of_one(state), log=self.rules.events(events))

    def _begin(
        self,
        states: Records,
        log: Iterable[Event] = (),
        begun: Iterable[Step] = (),
        from_seed: bool = True,
    ) -> None:
        """Start from a state: `steps`, `log` and `undo` begin there.

        `begun` are the steps of the action that was being chosen, if any.
        """
        self._states = states  # an array of one state; replaced, never changed, by a move
        self.steps: list[Step] = []  # every decision so far, including forced ones
        self._begun = list(begun)
        self._from_seed = from_seed
        self._undo_points: list[int] = []  # number of steps before each call of `play`
        self._beginning: Records = states.copy()
        self._first_log = list(log)
        self._earlier: tuple[Game, int] | None = None  # the game that was redealt, and for whom
        self._forget_log()

    def _forget_log(self) -> None:
        self._log: list[Event] | None = None
        self._logged = 0  # steps that the log covers
        self._log_states: Records = self._beginning

    # New games

    @classmethod
    def new(
        cls,
        game: str = "brass",
        players: Integer | None = None,
        seed: Integer = 0,
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
    def from_record(cls, text: str, until: Integer | None = None) -> "Game":
        """Read a record and play it, or its first `until` actions.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> _ = game.play("loan 30 with " + game.view(3).hand[0])
        >>> Game.from_record(game.record()) == game
        True
        """
        from cottonopolis.record.reader import read_record

        return read_record(text, until)

    @classmethod
    def from_state(cls, state: Any, rules: AnyRules, seed: Integer = 0) -> Self:
        """Go on from a complete state of a set-up (`game.rules`, `view.rules`).

        Log, undo and record begin there; the record describes the position. `seed` only names the
        game: the random generator is part of the state.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> again = Game.from_state(game.state, game.rules)
        >>> again == game, again.seat
        (True, 3)
        >>> Game.from_state(game.view(3).state, game.rules)
        Traceback (most recent call last):
        cottonopolis.errors.SetupError: The state hides cards; deal them first (Game.redeal).
        """
        if getattr(state, "dtype", None) != rules.state_dtype:
            raise SetupError("state-type", word=type(state).__name__, game=rules.game)
        if not rules.is_complete(state):
            raise SetupError("state-hidden")
        game = cls.__new__(cls)
        game.seed, game.rules = checked_seed(seed), rules
        game._states = as_array_of_one(rules.copy(state))
        game._begin_here()
        return game

    @classmethod
    def from_position(cls, position: Position | str | bytes, seed: Integer = 0) -> "Game":
        """Go on from a position, or from its JSON; what it does not show is dealt by the seed.

        A complete position (`Game.position`) determines all but future shuffles. Of what a seat
        sees (`View.position`), other hands, the deck and face-down tiles are dealt at random.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> again = Game.from_position(game.position())
        >>> again.position() == game.position()
        True
        >>> seen = game.view(3).position.as_json()
        >>> Game.from_position(seen, seed=1).view(3).position == game.view(3).position
        True
        """
        from cottonopolis.scenes.start import game_from_position

        return game_from_position(position, checked_seed(seed, MANY_GAMES_SEED))

    def _begin_here(self) -> None:
        """Make the current state the beginning of the game."""
        state = self.state
        begun = []
        if state.pending and state.chosen >= 0:  # the middle of an action
            when = (int(state.period), int(state.round_number))
            begun = [Step(int(state.chosen), self.seat or 0, ACTION, *when)]
        self._begin(self._states.copy(), begun=begun, from_seed=False)

    # Copies

    def copy(self) -> Self:
        """Return an independent copy, with its steps, log and undo. It takes microseconds.

        `copy.copy` and `copy.deepcopy` do the same.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> branch = game.copy()
        >>> events = branch.play("pass with burnley")
        >>> len(game.actions()), len(branch.actions())
        (0, 1)
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._states = self._states.copy()
        other.steps = self.steps.copy()
        other._undo_points = self._undo_points.copy()
        other._forget_log()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def redeal(self, seat: Integer, seed: Integer) -> Self:
        """Return a copy in which everything that a seat cannot see is dealt anew.

        The seat sees exactly the same. Other hands, the deck, face-down tiles and the random
        generator are new; so is a choice that another seat has made but not carried out. Undo and
        the record begin here.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> imagined = game.redeal(seat=3, seed=1)
        >>> imagined.view(3).position == game.view(3).position
        True
        >>> imagined.view(0).hand == game.view(0).hand
        False
        """
        mine, number = checked_seat(seat, self.players), checked_seed(seed, MANY_GAMES_SEED)
        state = self.rules.redeal(self.rules.view(self.state, mine), mine, number)
        game = object.__new__(type(self))
        game.seed, game.rules = number, self.rules
        begun = self._steps_seen_by(mine)
        game._begin(as_array_of_one(state), begun=begun, from_seed=False)
        game._earlier = (self.copy(), mine)
        return game

    def _steps_seen_by(self, seat: int) -> list[Step]:
        """Return the steps of the pending action whose effects a seat has seen."""
        steps = self.unfinished()
        if not steps or self.seat == seat:
            return steps
        view = self.rules.view(self.state, seat)
        if not view.pending:
            return []
        before = len(self.steps) - len(steps)  # negative if the action began before the game
        count = max(0, -before)
        state = self.state_after(max(0, before))
        while self.rules.view(state, seat) != view:
            self.rules.step(state, steps[count].decision)
            count += 1
        return steps[:count]  # later steps have had no effect yet

    def play_out(
        self, bots: "Player | Sequence[Player]" = "sane", seed: Integer = 0, budget: float = 1.0
    ) -> Self:
        """Return a copy that bots have played to its end; the game itself does not change.

        `bots` is one bot for all seats or a list with one per seat: names (docs/bots.md), classes,
        or, in a list, bots. `seed` makes their random choices, `budget` multiplies the budgets of
        their searches. The bots see only what their seats may see.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> end = game.play_out("sane", seed=1)
        >>> end.is_over, game.is_over, len(end.score())
        (True, False, 4)
        >>> game.play_out(["sane", "uniform"])
        Traceback (most recent call last):
        cottonopolis.errors.SetupError: 2 bots are named for 4 seats; name one for all seats, \
or one for each.
        """
        from cottonopolis.playout import play_to_the_end, seat_bots

        game = self.copy()
        play_to_the_end(
            game, seat_bots(bots, self.players, checked_seed(seed, MANY_GAMES_SEED)), budget
        )
        return game

    # State

    @property
    def state(self) -> Any:
        """The complete state, a NumPy record (docs/architecture.md#state-is-data).

        Hidden information is in it; `View.state` is without.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> game.state.money.tolist(), int(game.state.round_number)
        ([30, 30, 30, 30], 1)
        """
        return self._states[0]

    @state.setter
    def state(self, state: Any) -> None:
        self._states = as_array_of_one(state)

    @property
    def has_own_start(self) -> bool:
        """Whether the game started from a position instead of its seed; its record shows it.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> game.has_own_start, game.redeal(seat=3, seed=1).has_own_start
        (False, True)
        """
        return not self._from_seed

    @property
    def players(self) -> int:
        """The number of players.

        >>> Game.new("brass", seed=11).players
        4
        """
        return self.rules.players

    @property
    def seat(self) -> int | None:
        """The seat that must decide now; None when the game is over.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> game.seat, game.play_out("sane").seat
        (3, None)
        """
        return self.rules.mover(self._states)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        >>> Game.new("brass", players=4, seed=11).is_over
        False
        """
        return self.seat is None

    @property
    def pending(self) -> str | None:
        """The pending action in the notation, as far as it is chosen; None between actions.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> _ = game.play(next(d for d in game.legal() if d.kind == "loan"))
        >>> game.pending
        'loan 10'
        """
        steps = self.unfinished()
        return self.rules.action_text(steps) if steps else None

    @property
    def log(self) -> list[Event]:
        """All events so far, with hidden information (`View.log` omits it).

        >>> [str(event) for event in Game.new("industry", seed=1).log][-1]
        'A new card is turned up: purple.'
        """
        if self._log is None:
            self._log = list(self._first_log)
            self._log_states = self._beginning.copy()
            if self._earlier is not None:
                source, seat = self._earlier
                self._log = [event.seen_by(seat) for event in source.log]
        events = new_buffer()
        for step in self.steps[self._logged :]:
            events[0, 0] = 0
            self.rules.step(self._log_states[0], step.decision, events)
            self._log += self.rules.events(events)
        self._logged = len(self.steps)
        return self._log

    def legal(self) -> list[Decision]:
        """Return the legal decisions of the seat to move.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> [str(decision) for decision in game.legal()][-4:]
        ['loan 10', 'loan 20', 'loan 30', 'pass']
        """
        return decisions_of(self.rules, self._states)

    def position(self) -> Position:
        """Return the complete position, with hidden information (docs/notation.md).

        >>> Game.new("brass", players=4, seed=11).position().seats[3].money
        30
        """
        return self.rules.position(self.state, self.pending)

    def view(self, seat: Integer) -> View:
        """Return what a seat may see.

        >>> view = Game.new("brass", players=4, seed=11).view(0)
        >>> len(view.hand), view.position.seats[1].hand
        (8, None)
        >>> Game.new("brass", players=4, seed=11).view(4)
        Traceback (most recent call last):
        cottonopolis.errors.SetupError: There is no seat 4; the seats are 0 to 3.
        """
        mine = checked_seat(seat, self.players)
        return View(self.rules, self.state, mine, self.pending, self.log)

    def spectate(self) -> Position:
        """Return the position as a spectator sees it.

        >>> {seat.hand for seat in Game.new("brass", seed=11).spectate().seats}
        {None}
        """
        return self.rules.position(self.rules.view(self.state, SPECTATOR))

    def score(self) -> list[int]:
        """Victory points by seat.

        >>> Game.new("brass", players=3, seed=1).score()
        [0, 0, 0]
        """
        return self.rules.score(self.state)

    def points_now(self) -> PointsNow:
        """Return what every seat, tile and link would score if the period or game ended now.

        >>> game = Game.new("industry", players=4, seed=9)
        >>> _ = game.play("build cotton_mill augsburg with brown")  # $4, with a loan of $10
        >>> game.points_now().tiles["augsburg"], game.points_now().seats[3]
        (1, SeatPoints(links=0, tiles=1, money=1, other=-5, total=-3))
        """
        return self.rules.points_now(self.state)

    def ranking(self) -> list[int]:
        """Return the seats by current rank, best first, ties broken.

        >>> sorted(Game.new("brass", players=3, seed=1).ranking())
        [0, 1, 2]
        """
        return self.rules.ranking(self.state)

    def hint(self, seat: Integer | None = None) -> "Hint":
        """Return the turn that the strongest bot would play, with reasons (docs/analyst.md).

        It is based only on what the seat to move sees. At the start of a game it takes a second.

        >>> end = Game.new("brass", players=4, seed=11).play_out("sane", seed=2)
        >>> game = Game.from_record(end.record(), until=len(end.actions()) - 2)
        >>> hint = game.hint()
        >>> print(hint.moves[0].text)
        rail blackburn-preston coal from bolton.2 with manchester
        >>> events = game.play(hint.moves[0].text)
        """
        from cottonopolis.bots.advice import hint

        return hint(self, None if seat is None else checked_seat(seat, self.players))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        same_rules = self.rules is other.rules or self.rules.key == other.rules.key
        return same_rules and self._states.tobytes() == other._states.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        rules, state = self.rules, self.state
        map_name = "" if rules.map_name is None else f" ({rules.map_name})"
        about = f"{rules.game}{map_name}, {rules.players} players, seed {self.seed}"
        seat = self.seat
        if seat is None:
            return f"<Game {about}: over, points {self.score()}>"
        when = Step(0, seat, int(state.stage), int(state.period), int(state.round_number))
        return f"<Game {about}: {rules.title(when)}, seat {seat} to move>"

    # Moves

    def play(self, move: Move) -> Events:
        """Play a decision, its id, or a whole action in the notation; returns the events.

        A refused move raises IllegalMove and changes nothing.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> events = game.play("pass with " + game.view(3).hand[0])
        >>> [event.name for event in events]  # docs/events.md
        ['played_card', 'passed']
        >>> game.play("build port atlantis")
        Traceback (most recent call last):
        cottonopolis.errors.IllegalMove: build port atlantis: There is no place called “atlantis”.
        """
        states = self._states.copy()
        events = new_buffer()
        steps = play_move(self.rules, states[0], move, events)
        self._undo_points.append(len(self.steps))
        self._states = states
        self.steps += steps
        return Events(self.rules, events)

    def why_not(self, move: Move) -> list[Reason]:
        """Return every reason why a move is refused; empty if it is legal.

        A text may omit the card and the sources; they are then not checked.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> [reason.rule for reason in game.why_not("build shipyard birkenhead with shipyard")]
        ['B13']
        """
        try:
            state = self.rules.copy(self.state)
            begun = self.state.pending and isinstance(move, str)
            if begun and move not in {d.text for d in self.legal()}:
                # judge it from the start of the pending action
                state = self.state_after(max(0, len(self.steps) - len(self.unfinished())))
            play_move(self.rules, state, move)
        except IllegalMove as refusal:
            return [reason for reason in refusal.reasons if reason.code != "NOTATION_CHOOSE"]
        return []

    def explain(self, move: str) -> Explanation:
        """Return why a move or a kind of action is not possible, and what would help.

        `move` is a whole action as in `why_not`, or only its first words: "sell",
        "build shipyard". Everything in the answer is empty if it is possible.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> for line in game.explain("sell").lines():
        ...     print(line)
        B27: You have no unsold mill.
        It would take a new mill.
        """
        return explain_text(self.rules, self.state, move, self.why_not)

    def undo(self) -> None:
        """Undo the last call of `play`, or the last action of a record.

        >>> game = Game.new("brass", players=4, seed=11)
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

    # Steps: decisions with their seat and time, forced ones included

    def unfinished(self) -> list[Step]:
        """Return the steps of the pending action; empty between actions.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> _ = game.play(next(d for d in game.legal() if d.kind == "loan"))
        >>> [(step.seat, step.round_number) for step in game.unfinished()]
        [(3, 1)]
        """
        if not self.state.pending:
            return []
        for count, step in enumerate(reversed(self.steps), start=1):
            if self.rules.begins_action(step):
                return self.steps[-count:]
        return self._begun + self.steps

    def state_after(self, steps: int) -> Any:
        """Return the complete state after a number of `steps` from the beginning.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> start = game.copy()
        >>> _ = game.play(game.legal()[0])
        >>> Game.from_state(game.state_after(0), game.rules) == start
        True
        """
        states = self._beginning.copy()
        self.rules.replay(states[0], [step.decision for step in self.steps[:steps]])
        return states[0]

    def take(self, state: Any, steps: list[Step]) -> None:
        """Continue from a state that is known already; `steps` are the actions that led to it.

        It saves playing them again, and checks nothing.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> end = game.play_out("sane", seed=1)
        >>> game.take(end.state, end.steps)
        >>> game == end, len(game.actions()) == len(end.actions())
        (True, True)
        """
        first = len(self.steps)
        self._undo_points += [first + i for i, s in enumerate(steps) if self.rules.begins_action(s)]
        self.state = state
        self.steps += steps

    def _play_record_line(self, text: str) -> None:
        """Play one whole action of a record, without the forced choices after it."""
        states = self._states.copy()
        begun = [] if self.steps or not self.state.pending else self._begun
        if not begun:
            self.take(states[0], self.rules.play_text(states[0], text))
            return
        steps = self.rules.play_rest(states[0], text, begun)  # of the action begun before the game
        self._undo_points.append(0)
        self._states = states
        self.steps += steps

    def _play_forced(self) -> None:
        """Play every choice that has a single option."""
        states = self._states.copy()
        self.steps += self.rules.play_forced(states[0])
        self._states = states

    # Records

    def actions(self) -> list[ActionText]:
        """Return all finished actions so far, with seat, text, round and period.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> _ = game.play("pass with burnley")
        >>> action = game.actions()[0]
        >>> action.seat, action.text, action.period, action.round
        (3, 'pass with burnley', 'canal', 1)
        """
        actions = self.rules.action_texts(self._begun + self.steps)
        return actions[:-1] if self.state.pending else actions

    def record(self) -> str:
        """Return the game as a record: header and one action per line (docs/notation.md).

        >>> print(Game.new("brass", players=4, seed=11).record())
        cottonopolis 1
        game brass
        rules 2
        players 4
        seed 11
        <BLANKLINE>
        """
        from cottonopolis.record.writer import write_record

        return write_record(self)
