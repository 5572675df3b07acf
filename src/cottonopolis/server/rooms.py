"""A table in memory: its game folded from its entries, and what a viewer may know of it.

A room never changes before the entry that changes it is safely in the database. What a viewer is
told about an entry depends on the entries alone, so it is the same for every tab, every process,
and whoever comes back later.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cottonopolis.engine.events import new_buffer
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import Game, play_move
from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import REVEALS, Event, Json, Step, rules_for
from cottonopolis.games.positions import card_names
from cottonopolis.server.faults import Fault
from cottonopolis.server.shapes import (
    SPECTATOR,
    EntryMessage,
    EntryShape,
    EventShape,
    SnapshotMessage,
    TableShape,
    encode,
    now,
)

PLAY = "play"
UNDO = "undo"
MOVES = (PLAY, UNDO)  # kinds of entry that change the position
STARTED = "started"
WHOLE = ""  # the path of the whole position


@dataclass(frozen=True)
class Mark:
    """Where one move of the game stands: which entry made it, and the steps before it."""

    number: int
    seat: int
    first_step: int
    reveals: bool


@dataclass(frozen=True)
class Outcome:
    """What a move would do; nothing has been changed yet."""

    state: Any
    steps: list[Step]
    events: list[Event]
    acted: list[str]  # the actions that the move finished, in the notation

    @property
    def reveals(self) -> bool:
        """Whether something hidden turned up, so that the move cannot simply be taken back."""
        return reveals(self.events)


def reveals(events: Iterable[Event]) -> bool:
    """Whether something hidden turned up."""
    return any(event.name in REVEALS for event in events)


class Room:
    """One table."""

    def __init__(
        self, table: TableShape, seed: int, opening: Sequence[int], entries: Iterable[EntryShape]
    ) -> None:
        self.table = table
        self.seed = seed
        self.opening = list(opening)
        self.rules: BaseRules = rules_for(
            table.game, table.players, tuple(table.variants), table.map
        )
        self.entries = list(entries)
        self.start = self.rules.new(seed)
        self._rebuild()

    def _rebuild(self) -> None:
        """Fold all entries."""
        if any(entry.number != n for n, entry in enumerate(self.entries, 1)):
            raise ValueError("an entry is missing")
        self.marks: list[Mark] = []
        decisions = list(self.opening)
        for entry in self.entries:
            if entry.kind == PLAY:
                self.marks.append(_mark(entry, len(decisions)))
                decisions += entry.data["steps"]
            elif entry.kind == UNDO:
                while self.marks and self.marks[-1].number > entry.data["to"]:
                    del decisions[self.marks.pop().first_step :]
        self.state = self.rules.copy(self.start)
        self.steps = self._retrace(self.state, decisions)
        self._forget()

    def _retrace(self, state: Any, decisions: Sequence[int]) -> list[Step]:
        steps = self.rules.retrace(state, decisions)
        if steps is None:
            raise ValueError("an illegal step is stored")
        return steps

    def _forget(self) -> None:
        """There is a new state: nothing that was worked out about the old one holds."""
        self.mover = self.rules.seat_to_move(self.state)  # once: a record is slow to look into
        self.under_way = bool(self.state.pending)  # whether an action is half made
        self._legal: list[int] | None = None
        self._before: dict[int, Json] = {}  # positions before the last entry, by viewer
        self._positions: dict[int, Json] = {}  # positions now
        self._messages: dict[int, bytes] = {}  # about the last entry
        self._events: list[Event] | None = None  # of the last entry
        self._public: Json | None = None  # what everybody may know now, between actions
        self._public_before: Json | None = None  # the same before the last entry
        self._public_changes: dict[str, Any] | None = None  # from then to now

    def add(self, entry: EntryShape, table: TableShape, outcome: Outcome | None = None) -> None:
        """Take an entry that is in the database, with the table as it is then."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.entries.append(entry)
        self.table = table
        self._messages = {}
        if entry.kind not in MOVES:
            return
        positions, public = self._positions, self._public
        if entry.kind == UNDO:
            self._rebuild()
        else:
            self.marks.append(_mark(entry, len(self.steps)))
            if outcome is None:
                outcome = self._again(entry.data["steps"])
            self.state = outcome.state
            self.steps += outcome.steps
            self._forget()
            self._events = outcome.events
        self._before, self._public_before = positions, public

    def _again(self, decisions: Sequence[int]) -> Outcome:
        """What the steps of an entry do to the present state."""
        state = self.rules.copy(self.state)
        buffer = new_buffer()
        steps: list[Step] = []
        for decision in decisions:
            steps += self.rules.step(state, decision, buffer)
        return Outcome(state, steps, self.rules.events(buffer), [])

    def state_after(self, steps: int) -> Any:
        """The state after so many steps."""
        state = self.rules.copy(self.start)
        self._retrace(state, [step[0] for step in self.steps[:steps]])
        return state

    def until(self, number: int) -> "Room":
        """The room as it was after so many entries (its table as it is now)."""
        return Room(self.table, self.seed, self.opening, self.entries[:number])

    # The game

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.entries)

    @property
    def seat_to_move(self) -> int | None:
        """Who decides now; nobody before the start and after the end."""
        return self.mover if self.table.status == "playing" else None

    def attempt(self, seat: int, after: int, move: str | Sequence[int]) -> Outcome:
        """What a move would do, or why it cannot be made."""
        self.check_turn(seat)
        if after != self.table.last_move:
            raise Fault("stale", last_move=self.table.last_move)
        states = self.rules.alone(self.state)
        state = states[0]
        buffer = new_buffer()
        steps: list[Step] = []
        revealed = False
        for part in [move] if isinstance(move, str) else move:
            # What comes after a reveal is not even judged: the refusal would tell what turned up
            if steps and (revealed or not self._goes_on(state, seat)):
                raise IllegalMove(str(part), [Reason("NOTATION_NOT_ASKED")])
            played = None if isinstance(part, str) else self.rules.play(states, part, buffer)
            steps += played or play_move(self.rules, state, part, buffer)  # which says why not
            revealed = bool(state.pending) and reveals(self.rules.events(buffer))
        outcome = Outcome(state, steps, self.rules.events(buffer), self.acted(steps, state))
        if not steps or (state.pending and not outcome.reveals):
            # Half-made choices stay with who makes them, until something hidden has turned up
            raise IllegalMove(self.text_with(steps), [self._options(state)])
        return outcome

    def _goes_on(self, state: Any, seat: int) -> bool:
        return bool(state.pending) and self.rules.seat_to_move(state) == seat

    def _options(self, state: Any) -> Reason:
        words = (self.rules.decision_text(state, decision) for decision in self.rules.legal(state))
        return Reason("NOTATION_CHOOSE", {"options": ", ".join(words)})

    def acted(self, steps: list[Step], state: Any) -> list[str]:
        """The actions that new steps finish, in the notation."""
        actions = [action.text for action in self.rules.actions(self._unfinished() + steps)]
        return actions[:-1] if state.pending else actions

    def _unfinished(self) -> list[Step]:
        """The steps of the action under way."""
        if not self.under_way:
            return []
        first = len(self.steps) - 1
        while not self.rules.begins_action(self.steps[first]):
            first -= 1
        return self.steps[first:]

    def text_with(self, more: list[Step]) -> str:
        """The action under way in the notation, with more steps of it."""
        begun = self._unfinished() + more
        return self.rules.actions(begun)[-1].text if begun else ""

    def seats_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat."""
        return self.table.seats[seat].bot is not None

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that is not to move."""
        if self.table.status == "open":
            raise Fault("not-started")
        if self.table.status != "playing":
            raise Fault("game-over")
        if self.seat_to_move != seat:
            raise Fault("not-your-turn", to_move=self.seat_to_move)

    def as_game(self) -> Game:
        """The game by itself, for the record, hints and the analyst."""
        table = self.table
        game = Game(table.game, table.players, self.seed, table.variants, table.map)
        game.take(self.rules.copy(self.state), list(self.steps))
        return game

    # Viewers

    def position(self, viewer: int) -> Json:
        """What a viewer may know of the present position."""
        found = self._positions.get(viewer)
        if found is None:
            found = self._own_position(viewer) if self.under_way else self._shared(viewer)
            self._positions[viewer] = found
        return found

    def _own_position(self, viewer: int) -> Json:
        pending = self.text_with([]) if self.mover == viewer and self.under_way else None
        return self.rules.position(self.rules.view(self.state, viewer), viewer, pending)

    def _shared(self, viewer: int) -> Json:
        """Between actions a seat knows what everybody knows, and its own hand."""
        public = self._public
        if public is None:
            public = self._public = self._own_position(SPECTATOR)
        if viewer == SPECTATOR:
            return public
        seats = list(public["seats"])
        cards = card_names(self.rules.setup.cards, self.state["hand"][viewer].tolist())
        seats[viewer] = {**seats[viewer], "hand": cards}
        return {**public, "seats": seats}

    def legal(self, viewer: int) -> list[int] | None:
        """What a viewer may decide in the present position."""
        if viewer == SPECTATOR or self.mover != viewer:
            return None
        if self._legal is None:
            self._legal = self.rules.legal(self.state)
        return self._legal

    def snapshot(self, viewer: int, person: str | None) -> SnapshotMessage:
        """Everything a viewer may know."""
        begun = self.table.status != "open"
        return SnapshotMessage(
            self.number,
            viewer,
            self.table.seat_of(person),
            self.table,
            self.position(viewer) if begun else None,
            self.legal(viewer) if begun else None,
            now(),
        )

    def last_message(self, viewer: int) -> bytes:
        """What a viewer is told about the last entry."""
        found = self._messages.get(viewer)
        if found is None:
            entry = self.entries[-1]
            moved = entry.kind in MOVES
            before = self._before.get(viewer) if moved else None
            if moved and (before is None or self._events is None):
                # The room was loaded with this entry in it: what it did has to be found again
                message = next(self.messages(self.number - 1, viewer))
            else:
                message = self._message(entry, viewer, before)
            found = self._messages[viewer] = encode(message)
        return found

    def messages(self, since: int, viewer: int) -> Iterator[EntryMessage]:
        """What a viewer is told about all entries after one, oldest first."""
        past = self.until(since)
        for entry in self.entries[since:]:
            before = past.position(viewer) if entry.kind in MOVES else None
            past.add(entry, self.table)
            yield past._message(entry, viewer, before)

    def before_the_start(self, viewer: int) -> Iterator[EntryMessage]:
        """What the record had that a table goes on from, as if it had been played here.

        These entries are numbered up to 0: they are not entries of the table.
        """
        at = self.table.created_at
        entries = [EntryShape(1, STARTED, None, None, {}, at)]
        action: list[Step] = []
        for step in [*self.steps[: len(self.opening)], None]:
            if action and (step is None or self.rules.begins_action(step)):
                data = {
                    "steps": [int(decision) for decision, *_ in action],
                    "acted": [found.text for found in self.rules.actions(action)],
                }
                entries.append(EntryShape(len(entries) + 1, PLAY, action[0][1], None, data, at))
                action = []
            if step is not None:
                action.append(step)
        for message in Room(self.table, self.seed, [], entries).messages(0, viewer):
            message.number -= len(entries)
            yield message

    def _message(self, entry: EntryShape, viewer: int, before: Json | None) -> EntryMessage:
        """The last entry as a viewer may know it, with what it changed in the position."""
        told = TOLD.get(entry.kind, ())
        seen: list[Event] = []
        changes: Json = {}
        if before is not None:
            seen = [event.seen_by(viewer) for event in self._events or ()]
            changes = self._changes(viewer, before)
        elif entry.kind == STARTED:
            changes = {WHOLE: self.position(viewer)}
        return EntryMessage(
            entry.number,
            entry.kind,
            entry.seat,
            entry.person,
            entry.at,
            {key: value for key, value in entry.data.items() if key in told},
            entry.data.get("table", {}),
            [EventShape(event.name, event.facts) for event in seen],
            changes,
            self.legal(viewer) if entry.kind in (*MOVES, STARTED) else None,
        )

    def _changes(self, viewer: int, before: Json) -> dict[str, Any]:
        """What the last entry changed in a viewer's position."""
        after = self.position(viewer)
        was, public = self._public_before, self._public
        if was is None or public is None:
            return dict(differences(before, after))
        if self._public_changes is None:
            self._public_changes = dict(differences(was, public))
        if viewer == SPECTATOR or before["seats"][viewer]["hand"] == after["seats"][viewer]["hand"]:
            return self._public_changes
        hand = after["seats"][viewer]["hand"]
        return {**self._public_changes, f"seats/{viewer}/hand": hand}


def _mark(entry: EntryShape, steps: int) -> Mark:
    if entry.seat is None:
        raise ValueError(f"entry {entry.number} has no seat")
    return Mark(entry.number, entry.seat, steps, bool(entry.data.get("reveals")))


# What is told of the data of each kind of entry; the rest, such as the steps of a move, is not
TOLD: dict[str, tuple[str, ...]] = {
    PLAY: ("acted", "by_bot"),
    UNDO: ("to",),
    "chat": ("text",),
    "undo_asked": ("to",),
    "undo_answered": ("agree",),
    "seated_bot": ("bot",),
    "left": ("bot",),
    "timeout": ("bot",),
    "resigned": ("bot",),
}


def turn_of(rules: BaseRules, state: Any) -> tuple[int, int, int | None]:
    """Tells one turn from the next."""
    return int(state.round_number), int(state.turn), rules.seat_to_move(state)


def differences(before: Any, after: Any, path: str = "") -> Iterable[tuple[str, Any]]:
    """The paths at which two positions differ, with the new values.

    >>> dict(differences({"a": {"b": 1, "c": [2]}, "d": 3}, {"a": {"b": 1, "c": [4]}, "d": 3}))
    {'a/c': [4]}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if value != before[key]:
                yield from differences(before[key], value, f"{path}/{key}" if path else key)
    elif _same_shape(before, after):
        for index, value in enumerate(after):
            if value != before[index]:
                yield from differences(before[index], value, f"{path}/{index}")
    else:
        yield path, after


def _same_shape(before: Any, after: Any) -> bool:
    """Whether two lists hold one object a place, as those of seats do."""
    return (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after)
        and all(isinstance(item, dict) for item in after)
    )
