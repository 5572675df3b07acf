"""A table in memory: its game, computed from its entries, and what each viewer may see.

A room changes only after the entry is stored in the database. What a viewer gets for an entry
depends on the entries alone, so it is the same in every tab, every process and after a reconnect.
"""

from asyncio import Future
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from cottonopolis.engine.events import EventKind, new_buffer
from cottonopolis.engine.records import GameState
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import Game, play_move
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.notation import ActionText, Step
from cottonopolis.games.positions import Position
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import ALL_SEATS, SPECTATOR, AnyRules
from cottonopolis.record.writer import RecordHeader, write_lines
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.differences import WHOLE_POSITION, differences
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
MOVE_KINDS = (PLAY, UNDO)  # kinds of entry that change the position
STARTED = "started"


@dataclass(frozen=True)
class MoveMade:
    """A move that was not undone: its entry, and the number of steps before it."""

    number: int
    seat: int
    first_step: int
    reveals: bool


@dataclass(frozen=True)
class Outcome:
    """The result of a move that is not applied to the room yet."""

    state: GameState
    steps: list[Step]
    events: list[Event]
    acted: list[str]  # finished actions in the notation

    @property
    def reveals(self) -> bool:
        """Whether the move reveals hidden information, so that its player cannot just undo it."""
        return reveals(self.events)


def check_playing(table: TableShape) -> None:
    """Raise ApiError unless the game is running."""
    if table.status == "open":
        raise ApiError("not-started")
    if table.status == "frozen":
        raise ApiError("frozen")
    if table.status != "playing":
        raise ApiError("game-over")


class Room:
    """One table.

    `stored` holds the outcomes of entries by number, for a game with another version of the rules:
    its states are then taken from there instead of being computed. `stored_opening` is the same
    for the record that such a game continues (see `opening_room`). `start` is the state before all
    decisions, if it is not that of the seed.
    """

    def __init__(
        self,
        table: TableShape,
        seed: int,
        opening: Sequence[int],
        entries: Iterable[EntryShape],
        stored: Mapping[int, StoredMove] | None = None,
        stored_opening: "Room | None" = None,
        start: GameState | None = None,
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
        self.own_start = start
        self.start: GameState = self.rules.new(seed) if start is None else start
        self._rebuild()

    def _rebuild(self) -> None:
        """Compute the state from all entries."""
        if any(entry.number != n for n, entry in enumerate(self.entries, 1)):
            raise ValueError("an entry is missing")
        self.moves_made: list[MoveMade] = []
        decisions = list(self.opening)
        for entry in self.entries:
            if entry.kind == PLAY:
                self.moves_made.append(_move_made(entry, len(decisions)))
                decisions += entry.data["steps"]
            elif entry.kind == UNDO:
                while self.moves_made and self.moves_made[-1].number > entry.data["to"]:
                    del decisions[self.moves_made.pop().first_step :]
        if self.stored is None:
            self.state: GameState = self.rules.copy(self.start)
            self.steps = self._replay(self.state, decisions)
        else:
            self.state = self._stored_state(len(self.entries))
            self.steps = []
        self._clear_caches()

    def _stored_state(self, number: int) -> GameState:
        """The latest stored state up to an entry."""
        stored = self.stored or {}
        known = [found for found in stored if found <= number]
        first = self.start if self.stored_opening is None else self.stored_opening.state
        state: GameState = self.rules.copy(stored[max(known)].state if known else first)
        return state

    def stored_plays(self) -> Iterator[tuple[EntryShape, GameState]]:
        """The moves that were not undone, each with the stored state before it."""
        if self.stored_opening is not None:
            yield from self.stored_opening.stored_plays()
        kept = {move.number for move in self.moves_made}
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
            raise ValueError("illegal decision in a stored game")
        return steps

    def _clear_caches(self) -> None:
        """Reset everything that was computed from the previous state."""
        self.mover = self.rules.seat_to_move(self.state)  # cached, because it is slow to read
        self.under_way = bool(self.state.pending)  # whether an action is unfinished
        self.menus: dict[tuple[object, ...], Future[bytes]] = {}  # by seat, plan and choices
        self._before: dict[int, Position] = {}  # before the last entry, by viewer
        self._positions: dict[int, Position] = {}  # by viewer
        self._messages: dict[int, bytes] = {}  # about the last entry, by viewer
        self._events: list[Event] | None = None  # of the last entry

    def add(self, entry: EntryShape, table: TableShape, outcome: Outcome | None = None) -> None:
        """Apply a stored entry, with the table after it."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.entries.append(entry)
        self.table = table
        self._messages = {}
        if entry.kind not in MOVE_KINDS:
            return
        positions = self._positions
        if entry.kind == UNDO:
            self._rebuild()
        else:
            self.moves_made.append(_move_made(entry, len(self.steps)))
            if outcome is None:
                outcome = self._replay_entry(entry)
            self.state = outcome.state
            self.steps += outcome.steps
            self._clear_caches()
            self._events = outcome.events
        self._before = positions

    def _replay_entry(self, entry: EntryShape) -> Outcome:
        """The outcome of an entry on the current state."""
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
    def cached_positions(self) -> int:
        return len(self._positions) + len(self._before)

    @property
    def cached_bytes(self) -> int:
        """The size of the messages and menus that are kept for the next request."""
        menus = [m for m in self.menus.values() if m.done() and not m.cancelled()]
        kept = [*self._messages.values(), *(m.result() for m in menus if not m.exception())]
        return sum(map(len, kept))

    @property
    def last_events(self) -> list[Event]:
        return self._events or []

    def state_after(self, steps: int) -> GameState:
        state: GameState = self.rules.copy(self.start)
        self._replay(state, [step.decision for step in self.steps[:steps]])
        return state

    def state_before(self, number: int) -> GameState:
        """The state after an undo back to an entry."""
        gone = next(move for move in self.moves_made if move.number > number)
        return self.state_after(gone.first_step)

    def pack(self, state: GameState, events: list[EventShape]) -> bytes:
        """Pack the outcome of a move for storage, as a difference from the move before."""
        before = [entry for entry in self.entries if entry.kind in (STARTED, *MOVE_KINDS)]
        packer = Packer.of(self.rules)
        if before and before[-1].packed:
            packer.last = np.asarray(self.state).tobytes()
        return packer.pack(state, events)

    def until(self, number: int) -> "Room":
        """The room after the first `number` entries (with the current table)."""
        entries = self.entries[:number]
        return Room(
            self.table,
            self.seed,
            self.opening,
            entries,
            self.stored,
            self.stored_opening,
            self.own_start,
        )

    # The game

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def seat_to_move(self) -> int | None:
        """The seat that has to decide; None before the start and after the end."""
        return self.mover if self.table.status == "playing" else None

    def attempt(self, seat: int, after: int, move: str | Sequence[int]) -> Outcome:
        """Return the outcome of a move; raise ApiError or IllegalMove if it is not possible."""
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
            # A move must end at a reveal: checking later decisions would leak what it showed
            if steps and (revealed or not self._goes_on(state, seat)):
                raise IllegalMove(str(part), [Reason("NOTATION_NOT_ASKED")])
            steps += play_move(self.rules, state, part, buffer)
            revealed = bool(state.pending) and reveals(self.rules.events(buffer))
        outcome = Outcome(state, steps, self.rules.events(buffer), self.acted(steps, state))
        if not steps or (state.pending and not outcome.reveals):
            # An unfinished move is stored only if it revealed something
            raise IllegalMove(self.text_with(steps), [self.options_reason(state)])
        return outcome

    def _goes_on(self, state: GameState, seat: int) -> bool:
        return bool(state.pending) and self.rules.seat_to_move(state) == seat

    def options_reason(self, state: GameState) -> Reason:
        """The reason against a move that ends before its action is complete."""
        words = (self.rules.decision_text(state, decision) for decision in self.rules.legal(state))
        return Reason("NOTATION_CHOOSE", {"options": ", ".join(words)})

    def acted(self, steps: list[Step], state: GameState) -> list[str]:
        """The actions that new steps complete, in the notation."""
        actions = [action.text for action in self.rules.action_texts(self.unfinished() + steps)]
        return actions[:-1] if state.pending else actions

    def unfinished(self) -> list[Step]:
        """The steps of the unfinished action."""
        if not self.under_way or self.stored is not None:
            return []
        first = len(self.steps) - 1
        while not self.rules.begins_action(self.steps[first]):
            first -= 1
        return self.steps[first:]

    def text_with(self, more: list[Step]) -> str:
        """The unfinished action plus more steps, in the notation."""
        begun = self.unfinished() + more
        return self.rules.action_texts(begun)[-1].text if begun else ""

    def seats_bot(self, seat: int) -> bool:
        return self.table.seats[seat].bot is not None

    def check_turn(self, seat: int) -> None:
        """Raise ApiError if it is not the turn of a seat."""
        check_playing(self.table)
        if self.seat_to_move != seat:
            raise ApiError("not-your-turn", to_move=self.seat_to_move)

    def as_game(self) -> Game:
        """The game as a `Game`, for records, hints and the analyst."""
        table = self.table
        if self.own_start is None:
            game = Game(table.game, table.players, self.seed, table.variants, table.map)
        else:
            game = Game.from_state(self.own_start, self.rules, self.seed)
        game.take(self.rules.copy(self.state), list(self.steps))
        return game

    def record(self) -> str:
        """The game as a record.

        For another version of the rules, it consists of the stored texts of the actions.
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
        """The current position as a viewer sees it."""
        found = self._positions.get(viewer)
        if found is None:
            pending = self.text_with([]) if self.mover == viewer and self.under_way else None
            seen = self.state if viewer == ALL_SEATS else self.rules.view(self.state, viewer)
            found = self.rules.position(seen, pending)
            self._positions[viewer] = found
        return found

    def is_to_decide(self, viewer: int) -> bool:
        return viewer != SPECTATOR and self.table.status == "playing" and self.mover == viewer

    def snapshot(self, viewer: int, person: str | None) -> SnapshotMessage:
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
        """The message about the last entry for a viewer, as JSON."""
        found = self._messages.get(viewer)
        if found is None:
            entry = self.entries[-1]
            moved = entry.kind in MOVE_KINDS
            before = self._before.get(viewer) if moved else None
            if moved and (before is None or self._events is None):
                # The room was loaded with this entry, so its effect has to be replayed
                message = next(self.messages(self.number - 1, viewer))
            else:
                message = self._message(entry, viewer, before)
            found = self._messages[viewer] = encode(message)
        return found

    def messages(self, since: int, viewer: int) -> Iterator[EntryMessage]:
        """The messages about all entries after `since` for a viewer, oldest first."""
        past = self.until(since)
        for entry in self.entries[since:]:
            before = past.position(viewer) if entry.kind in MOVE_KINDS else None
            past.add(entry, self.table)
            yield past._message(entry, viewer, before)

    def opening_messages(self, viewer: int) -> Iterator[EntryMessage]:
        """The messages about the record that the table continues, as if it was played here.

        Their numbers end at 0, because they are not entries of the table.
        """
        opening = self.opening_room()
        for message in opening.messages(0, viewer):
            message.number -= opening.number
            yield message

    def opening_room(self) -> "Room":
        """A room of the record that the table continues, with one entry per action."""
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
        return Room(self.table, self.seed, [], entries, start=self.own_start)

    def pack_opening(self) -> bytes | None:
        """Pack the record that the table continues, with the outcomes of its actions."""
        if not self.opening and self.own_start is None:
            return None
        packer = Packer.of(self.rules)
        room = Room(self.table, self.seed, [], [], start=self.own_start)
        moves: list[OpeningMove] = []
        for entry in self.opening_room().entries:
            room.add(entry, self.table)
            outcome = packer.pack(room.state, [event_shape(event) for event in room.last_events])
            steps, acted = entry.data.get("steps", []), entry.data.get("acted", [])
            moves.append(OpeningMove(entry.seat, steps, acted, outcome))
        return msgspec.msgpack.encode(moves)

    def _message(self, entry: EntryShape, viewer: int, before: Position | None) -> EntryMessage:
        """The last entry as a viewer may see it, with its changes to the position."""
        public = PUBLIC_DATA.get(entry.kind, ())
        seen: list[Event] = []
        changes: dict[str, Any] = {}
        if before is not None:
            eyes = None if viewer == ALL_SEATS else viewer
            seen = [event.seen_by(eyes) for event in self._events or ()]
            changes = dict(differences(before, self.position(viewer)))
        elif entry.kind == STARTED:
            changes = {WHOLE_POSITION: self.position(viewer)}
        return EntryMessage(
            entry.number,
            entry.kind,
            entry.seat,
            entry.person,
            entry.at,
            {key: value for key, value in entry.data.items() if key in public},
            entry.data.get("table", {}),
            [event_shape(event) for event in seen],
            changes,
            self.is_to_decide(viewer),
        )


def event_shape(event: Event) -> EventShape:
    return EventShape(event.name, event.facts, list(event.path))


def _move_made(entry: EntryShape, steps: int) -> MoveMade:
    if entry.seat is None:
        raise ValueError(f"entry {entry.number} has no seat")
    return MoveMade(entry.number, entry.seat, steps, bool(entry.data.get("reveals")))


# Fields of `data` that viewers get, by kind of entry; the decisions of a move are secret
PUBLIC_DATA: dict[str, tuple[str, ...]] = {
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
    """A value that identifies the current turn."""
    return int(state.round_number), int(state.turn), rules.seat_to_move(state)
