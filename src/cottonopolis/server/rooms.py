"""A table in memory: its game folded from its entries, and what a viewer may know of it.

A room never changes before the entry that changes it is safely in the database. What a viewer is
told about an entry depends on the entries alone, so it is the same for every tab, every process,
and everybody who comes back later.
"""

from asyncio import Future
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from cottonopolis.engine.events import EventKind, new_buffer
from cottonopolis.engine.records import GameState
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import Game, play_move
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.notation import ActionText, Step
from cottonopolis.games.positions import Position
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import SPECTATOR, AnyRules
from cottonopolis.record.writer import RecordHeader, write_lines
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.history import OpeningMove, Packer, StoredMove
from cottonopolis.server.schemas import (
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

    state: GameState
    steps: list[Step]
    events: list[Event]
    acted: list[str]  # the actions that the move finished, in the notation

    @property
    def reveals(self) -> bool:
        """Whether something hidden turned up, so that the move cannot simply be taken back."""
        return reveals(self.events)


def check_playing(table: TableShape) -> None:
    """Refuse what can be done during a game only."""
    if table.status == "open":
        raise ApiError("not-started")
    if table.status == "frozen":
        raise ApiError("frozen")
    if table.status != "playing":
        raise ApiError("game-over")


class Room:
    """One table.

    `stored` has what entries led to, by their numbers. It is given for a game by rules of another
    version: everything is shown as it was, and nothing is folded. `stored_opening` is the same for
    the record that such a game goes on from (see `opening_room`).
    """

    def __init__(
        self,
        table: TableShape,
        seed: int,
        opening: Sequence[int],
        entries: Iterable[EntryShape],
        stored: Mapping[int, StoredMove] | None = None,
        stored_opening: "Room | None" = None,
    ) -> None:
        self.table = table
        self.seed = seed
        self.opening = list(opening)
        self.rules: AnyRules = rules_for(
            table.game, table.players, tuple(table.variants), table.map
        )
        self.entries = list(entries)
        self.stored = stored
        self.stored_opening = stored_opening
        self.start: GameState = self.rules.new(seed)
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
        if self.stored is None:
            self.state: GameState = self.rules.copy(self.start)
            self.steps = self._replay(self.state, decisions)
        else:
            self.state = self._stored_state(len(self.entries))
            self.steps = []
        self._forget()

    def _stored_state(self, number: int) -> GameState:
        """The state after the last entry, up to a number, that led to one."""
        stored = self.stored or {}
        known = [found for found in stored if found <= number]
        first = self.start if self.stored_opening is None else self.stored_opening.state
        state: GameState = self.rules.copy(stored[max(known)].state if known else first)
        return state

    def stored_plays(self) -> Iterator[tuple[EntryShape, GameState]]:
        """The moves that were not taken back, each with the stored state before it."""
        if self.stored_opening is not None:
            yield from self.stored_opening.stored_plays()
        kept = {mark.number for mark in self.marks}
        for entry in self.entries:
            if entry.number in kept:
                yield entry, self._stored_state(entry.number - 1)

    def _stored_events(self, number: int) -> list[Event]:
        found = self.stored[number].events if self.stored and number in self.stored else []
        kinds = {kind.name: kind for kind in self.rules.event_table}
        return [
            Event(
                kinds.get(event.name) or EventKind(event.name, tuple(event.facts)),
                event.facts,
                self.rules.currency,
                tuple(event.path),
            )
            for event in found
        ]

    def _replay(self, state: GameState, decisions: Sequence[int]) -> list[Step]:
        steps = self.rules.replay(state, decisions)
        if steps is None:
            raise ValueError("an illegal step is stored")
        return steps

    def _forget(self) -> None:
        """There is a new state: nothing that was worked out about the old one holds."""
        self.mover = self.rules.seat_to_move(self.state)  # once: a record is slow to look into
        self.under_way = bool(self.state.pending)  # whether an action is half made
        self.menus: dict[tuple[int, tuple[int, ...]], Future[bytes]] = {}  # by seat and choices
        self._before: dict[int, Position] = {}  # positions before the last entry, by viewer
        self._positions: dict[int, Position] = {}  # positions now
        self._messages: dict[int, bytes] = {}  # about the last entry
        self._events: list[Event] | None = None  # of the last entry

    def add(self, entry: EntryShape, table: TableShape, outcome: Outcome | None = None) -> None:
        """Take an entry that is in the database, with the table as it is then."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.entries.append(entry)
        self.table = table
        self._messages = {}
        if entry.kind not in MOVES:
            return
        positions = self._positions
        if entry.kind == UNDO:
            self._rebuild()
        else:
            self.marks.append(_mark(entry, len(self.steps)))
            if outcome is None:
                outcome = self._again(entry)
            self.state = outcome.state
            self.steps += outcome.steps
            self._forget()
            self._events = outcome.events
        self._before = positions

    def _again(self, entry: EntryShape) -> Outcome:
        """What the steps of an entry do to the present state."""
        if self.stored is not None:
            events = self._stored_events(entry.number)
            return Outcome(self._stored_state(entry.number), [], events, [])
        state = self.rules.copy(self.state)
        buffer = new_buffer()
        steps: list[Step] = []
        for decision in entry.data["steps"]:
            steps += self.rules.step(state, decision, buffer)
        return Outcome(state, steps, self.rules.events(buffer), [])

    @property
    def last_events(self) -> list[Event]:
        """The events of the last entry."""
        return self._events or []

    def state_after(self, steps: int) -> GameState:
        """The state after so many steps."""
        state: GameState = self.rules.copy(self.start)
        self._replay(state, [step.decision for step in self.steps[:steps]])
        return state

    def state_before(self, number: int) -> GameState:
        """The state to which an undo back to an entry leads."""
        gone = next(mark for mark in self.marks if mark.number > number)
        return self.state_after(gone.first_step)

    def pack(self, state: GameState, events: list[EventShape]) -> bytes:
        """What a move leads to, to be stored with its entry, as a change of the move before."""
        before = [entry for entry in self.entries if entry.kind in (STARTED, *MOVES)]
        packer = Packer.of(self.rules)
        if before and before[-1].packed:
            packer.last = np.asarray(self.state).tobytes()
        return packer.pack(state, events)

    def until(self, number: int) -> "Room":
        """The room as it was after so many entries (its table as it is now)."""
        entries = self.entries[:number]
        return Room(self.table, self.seed, self.opening, entries, self.stored, self.stored_opening)

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
            raise ApiError("stale", last_move=self.table.last_move)
        if self.stored is not None:
            raise ApiError("rules-version", stored=self.table.rules, known=self.rules.version)
        state = self.rules.copy(self.state)
        buffer = new_buffer()
        steps: list[Step] = []
        revealed = False
        for part in [move] if isinstance(move, str) else move:
            # What comes after a reveal is not even judged: the refusal would tell what turned up
            if steps and (revealed or not self._goes_on(state, seat)):
                raise IllegalMove(str(part), [Reason("NOTATION_NOT_ASKED")])
            steps += play_move(self.rules, state, part, buffer)
            revealed = bool(state.pending) and reveals(self.rules.events(buffer))
        outcome = Outcome(state, steps, self.rules.events(buffer), self.acted(steps, state))
        if not steps or (state.pending and not outcome.reveals):
            # Half-made choices stay with who makes them, until something hidden has turned up
            raise IllegalMove(self.text_with(steps), [self._options(state)])
        return outcome

    def _goes_on(self, state: GameState, seat: int) -> bool:
        return bool(state.pending) and self.rules.seat_to_move(state) == seat

    def _options(self, state: GameState) -> Reason:
        words = (self.rules.decision_text(state, decision) for decision in self.rules.legal(state))
        return Reason("NOTATION_CHOOSE", {"options": ", ".join(words)})

    def acted(self, steps: list[Step], state: GameState) -> list[str]:
        """The actions that new steps finish, in the notation."""
        actions = [action.text for action in self.rules.action_texts(self.unfinished() + steps)]
        return actions[:-1] if state.pending else actions

    def unfinished(self) -> list[Step]:
        """The steps of the action under way."""
        if not self.under_way or self.stored is not None:
            return []
        first = len(self.steps) - 1
        while not self.rules.begins_action(self.steps[first]):
            first -= 1
        return self.steps[first:]

    def text_with(self, more: list[Step]) -> str:
        """The action under way in the notation, with more steps of it."""
        begun = self.unfinished() + more
        return self.rules.action_texts(begun)[-1].text if begun else ""

    def seats_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat."""
        return self.table.seats[seat].bot is not None

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that is not to move."""
        check_playing(self.table)
        if self.seat_to_move != seat:
            raise ApiError("not-your-turn", to_move=self.seat_to_move)

    def as_game(self) -> Game:
        """The game by itself, for the record, hints and the analyst."""
        table = self.table
        game = Game(table.game, table.players, self.seed, table.variants, table.map)
        game.take(self.rules.copy(self.state), list(self.steps))
        return game

    def record(self) -> str:
        """The game as a record. By rules of another version it is put together from what was
        acknowledged then.
        """
        if self.stored is None:
            return self.as_game().record()
        table = self.table
        header = RecordHeader(
            game=table.game,
            rules=table.rules,
            map_name=table.map,
            players=table.players,
            variants=tuple(table.variants),
            seed=self.seed,
        )
        actions: list[ActionText] = []
        for entry, state in self.stored_plays():
            seat = entry.seat or 0
            when = Step(0, seat, int(state.stage), int(state.period), int(state.round_number))
            title = self.rules.title(when)
            actions += [ActionText(seat, text, title) for text in entry.data["acted"]]
        return write_lines(header, actions)

    # Viewers

    def position(self, viewer: int) -> Position:
        """What a viewer may know of the present position."""
        found = self._positions.get(viewer)
        if found is None:
            pending = self.text_with([]) if self.mover == viewer and self.under_way else None
            found = self.rules.position(self.rules.view(self.state, viewer), pending)
            self._positions[viewer] = found
        return found

    def is_to_decide(self, viewer: int) -> bool:
        """Whether a viewer is to decide now."""
        return viewer != SPECTATOR and self.table.status == "playing" and self.mover == viewer

    def snapshot(self, viewer: int, person: str | None) -> SnapshotMessage:
        """Everything a viewer may know."""
        begun = self.table.status != "open"
        return SnapshotMessage(
            self.number,
            viewer,
            self.table.seat_of(person),
            self.table,
            self.position(viewer) if begun else None,
            begun and self.is_to_decide(viewer),
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
        opening = self.opening_room()
        for message in opening.messages(0, viewer):
            message.number -= opening.number
            yield message

    def opening_room(self) -> "Room":
        """The record that a table goes on from, each of its actions as an entry."""
        if self.stored_opening is not None:
            return self.stored_opening
        at = self.table.created_at
        entries = [EntryShape(1, STARTED, None, None, {}, at)]
        action: list[Step] = []
        for following in [*self.steps[: len(self.opening)], None]:
            if action and (following is None or self.rules.begins_action(following)):
                data = {
                    "steps": [step.decision for step in action],
                    "acted": [found.text for found in self.rules.action_texts(action)],
                }
                entries.append(EntryShape(len(entries) + 1, PLAY, action[0].seat, None, data, at))
                action = []
            if following is not None:
                action.append(following)
        return Room(self.table, self.seed, [], entries)

    def pack_opening(self) -> bytes | None:
        """The record that a table goes on from, with what its actions led to."""
        if not self.opening:
            return None
        packer = Packer.of(self.rules)
        room = Room(self.table, self.seed, [], [])
        moves: list[OpeningMove] = []
        for entry in self.opening_room().entries:
            room.add(entry, self.table)
            outcome = packer.pack(room.state, [event_shape(event) for event in room.last_events])
            steps, acted = entry.data.get("steps", []), entry.data.get("acted", [])
            moves.append(OpeningMove(entry.seat, steps, acted, outcome))
        return msgspec.msgpack.encode(moves)

    def _message(self, entry: EntryShape, viewer: int, before: Position | None) -> EntryMessage:
        """The last entry as a viewer may know it, with what it changed in the position."""
        told = TOLD.get(entry.kind, ())
        seen: list[Event] = []
        changes: dict[str, Any] = {}
        if before is not None:
            seen = [event.seen_by(viewer) for event in self._events or ()]
            changes = dict(differences(before, self.position(viewer)))
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
            [event_shape(event) for event in seen],
            changes,
            self.is_to_decide(viewer),
        )


def event_shape(event: Event) -> EventShape:
    """An event as it is told."""
    return EventShape(event.name, event.facts, list(event.path))


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


def turn_of(rules: AnyRules, state: GameState) -> tuple[int, int, int | None]:
    """Tells one turn from the next."""
    return int(state.round_number), int(state.turn), rules.seat_to_move(state)


def differences(before: Any, after: Any, path: str = "") -> Iterable[tuple[str, Any]]:
    """The paths at which two positions differ, with the new values.

    >>> dict(differences({"a": {"b": 1, "c": [2]}, "d": 3}, {"a": {"b": 1, "c": [4]}, "d": 3}))
    {'a/c': [4]}
    """
    for key, old, new in _parts(before, after):
        if old != new:
            there = f"{path}/{key}" if path else key
            if _parts(old, new):
                yield from differences(old, new, there)
            else:
                yield there, new


def _parts(before: Any, after: Any) -> list[tuple[str, Any, Any]]:
    """The parts that two things have in common, if they are made alike; otherwise none."""
    if isinstance(before, Struct) and type(before) is type(after):
        names = before.__struct_fields__
        return [(name, getattr(before, name), getattr(after, name)) for name in names]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [(key, value, after[key]) for key, value in before.items()]
    seats = (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after)
        and all(isinstance(item, Struct) for item in after)  # one object for each seat
    )
    if seats:
        return [(str(i), *pair) for i, pair in enumerate(zip(before, after, strict=True))]
    return []
