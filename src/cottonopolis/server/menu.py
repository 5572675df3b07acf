"""The menu of a turn: what a seat may decide, what it means, and what its choices would do.

A menu is worked out from nothing but what the seat may see: hidden things are dealt anew, and what
is told ends where something hidden would turn up.

The first menu lists every action. The menu of one of them is its whole branch: every choice that
follows, down to the end of the move, so that a client needs no further question to complete it.
"""

from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from cottonopolis.engine.events import NO_EVENTS, PLAYED_CARD, SHARED_EVENTS, Buffer, new_buffer
from cottonopolis.engine.game_loop import MORE, NO_STAGE, NO_TRACE, list_following
from cottonopolis.engine.records import GameState
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import play_move
from cottonopolis.games.actions import Intent
from cottonopolis.games.events import reveals
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option
from cottonopolis.games.rules import AnyRules, in_array
from cottonopolis.server.api_errors import ApiError, ReasonShape, shape_of
from cottonopolis.server.rooms import Room, event_shape
from cottonopolis.server.schemas import EventShape, encode

MAX_NODES = 200  # of a branch; what lies beyond is asked for by itself
MAX_MENUS = 60  # kept for one position
CARD_EVENT = SHARED_EVENTS[PLAYED_CARD].name


class MenuOption(Option, kw_only=True):
    """One legal decision, and what comes after it."""

    ends_move: bool = False  # nothing is left to choose after it
    next: int | None = None  # the node after it; if None, ask with this decision in `chosen`


class MenuNode(Struct, kw_only=True):
    """What may be decided after some choices, and what these choices would do."""

    stage: str
    complete: bool  # whether the choices make a whole move
    reveals: bool  # whether something hidden turns up: nothing after that can be foreseen
    events: list[EventShape]  # what would be paid, moved and flipped; not the cards played
    price: int  # what the choices cost in all
    order: list[int]  # seats in the next round if nobody spent anything more
    options: list[MenuOption]


class Menu(Struct):
    """A branch of the choices of a turn; the first node is the one asked for."""

    seat: int
    after: int  # the entry that the position comes from
    chosen: list[int]
    nodes: list[MenuNode]


class Attempt(Struct):
    """Something that cannot be done, and every reason against it."""

    kind: str | None  # of decision; none for a move in the notation
    industry: str | None
    reasons: list[ReasonShape]


MAX_ATTEMPTS = 6  # that a refusal speaks about


class Pointed(NamedTuple):
    """What somebody wants to know about: a thing on the board, a kind of decision, or both."""

    target: str | None
    kind: str | None  # of decision
    industry: str | None
    card: str | None


@dataclass(frozen=True)
class MenuSource:
    """What a menu is made from; nothing of it changes while that is done."""

    rules: AnyRules
    state: GameState  # what the seat sees, with hidden things dealt anew
    seat: int
    after: int

    @classmethod
    def of(cls, room: Room, seat: int) -> "MenuSource":
        """From a room, for a seat that is to move."""
        rules = room.rules
        view = rules.view(room.state, seat)
        state = rules.redeal(view, seat, 0)  # any deal will do: nothing that depends on it is told
        return cls(rules, state, seat, room.table.last_move)


def encoded_menu(source: MenuSource, chosen: tuple[int, ...]) -> bytes:
    """A menu as JSON."""
    return encode(make_menu(source, chosen))


def make_menu(source: MenuSource, chosen: tuple[int, ...]) -> Menu:
    """The menu after some choices; raises IllegalMove if they cannot be made."""
    branch = _Branch(source)
    state, buffer = source.rules.copy(source.state), new_buffer()
    steps: list[Step] = []
    complete = False
    for decision in chosen:
        if complete:
            raise IllegalMove(str(decision), [Reason("NOTATION_NOT_ASKED")])
        steps += play_move(source.rules, state, decision, buffer)
        complete = not state.pending or reveals(source.rules.events(buffer))
    if chosen:
        branch.expand(state, steps, buffer)
    else:
        branch.begin(state)
    return Menu(source.seat, source.after, list(chosen), branch.nodes)


class _Branch:
    """Works out the nodes of a menu."""

    def __init__(self, source: MenuSource) -> None:
        self.source = source
        self.rules = source.rules
        self.nodes: list[MenuNode] = []

    def begin(self, state: GameState) -> None:
        """The node before any choice: its options with the cards that will do for them."""
        node = self._node(state, [], new_buffer())
        self.nodes.append(node)
        decisions = self.rules.legal(state)
        after = _following(self.rules, state, decisions)
        for decision, (stage, following) in zip(decisions, after, strict=True):
            option = self._option(state, decision)
            option.ends_move = stage == NO_STAGE
            if stage != NO_STAGE and "card" in self.rules.table.stages[stage]:
                option.cards = self.rules.card_names(following)
            node.options.append(option)

    def expand(self, state: GameState, steps: list[Step], buffer: Buffer) -> int:
        """Add a node and everything that may follow it; returns its number."""
        node = self._node(state, steps, buffer)
        number = len(self.nodes)
        self.nodes.append(node)
        if node.complete:
            return number
        shared: dict[str, int | None] = {}  # nodes after a card, which are alike for every card
        for decision in self.rules.legal(state):
            option = self._option(state, decision)
            node.options.append(option)
            if option.card is not None and option.kind in shared:
                option.next = shared[option.kind]
            elif self._goes_on(state, option):
                after, events = self.rules.copy(state), buffer.copy()
                played = self.rules.play(after, decision, events) or []
                option.next = self.expand(after, steps + played, events)
                if not _asks_for_card(self.nodes[option.next]):
                    shared[option.kind] = option.next
            option.ends_move = option.next is not None and self.nodes[option.next].complete
        return number

    def _goes_on(self, state: GameState, option: Option) -> bool:
        """Whether what follows an option belongs to this branch: one more rail does not."""
        if option.kind == "two_cards" or len(self.nodes) >= MAX_NODES:
            return False
        return state.stage != MORE or option.kind == "done"

    def _option(self, state: GameState, decision: int) -> MenuOption:
        found = self.rules.option(state, decision)
        return MenuOption(**{name: getattr(found, name) for name in Option.__struct_fields__})

    def _node(self, state: GameState, steps: list[Step], buffer: Buffer) -> MenuNode:
        rules = self.rules
        every = rules.events(buffer)
        shows = reveals(every)
        complete = bool(steps) and (shows or not state.pending)
        foreseen = takewhile(lambda event: not event.kind.ends_preview, every)
        events = [event for event in foreseen if event.name != CARD_EVENT]
        price = sum(event.amount for event in events if event.kind.is_spending)
        return MenuNode(
            stage="complete" if complete else rules.table.stages[int(state.stage)],
            complete=complete,
            reveals=shows,
            events=[event_shape(event) for event in events],
            price=price,
            order=rules.next_order(self.source.state, self.source.seat, price),
            options=[],
        )


def _asks_for_card(node: MenuNode) -> bool:
    return any(option.card is not None for option in node.options)


def make_attempts(source: MenuSource, chosen: tuple[int, ...], pointed: Pointed) -> list[Attempt]:
    """Why somebody cannot do what they may have in mind: what comes nearest to being allowed
    first, and nothing twice.
    """
    rules, state = source.rules, source.rules.copy(source.state)
    for decision in chosen:
        play_move(rules, state, decision)
    names = rules.setup.cards
    if pointed.card is not None and pointed.card not in names:
        raise ApiError("not-found", what="card")
    cards = () if pointed.card is None else (names.index(pointed.card),)
    found: dict[tuple[object, ...], Attempt] = {}
    for option in rules.options_meant(state, pointed.target, pointed.kind, pointed.industry):
        reasons = rules.reasons(state, option.decision, Intent(cards))
        about = (option.kind, option.industry, tuple(reason.code for reason in reasons))
        if reasons and about not in found:
            shapes = [shape_of(reason) for reason in reasons]
            found[about] = Attempt(option.kind, option.industry, shapes)
    return sorted(found.values(), key=lambda one: len(one.reasons))[:MAX_ATTEMPTS]


def _following(
    rules: AnyRules, state: GameState, decisions: list[int]
) -> list[tuple[int, list[int]]]:
    """For every decision the stage after it and what may be decided there."""
    count = len(decisions)
    stages = np.zeros(count, dtype=np.int16)
    counts = np.zeros(count, dtype=np.int16)
    options = np.zeros((count, rules.decision_count), dtype=np.int16)
    scratch = np.zeros(1, dtype=rules.state_dtype)
    list_following(
        rules.boards,
        in_array(state),
        np.array(decisions, dtype=np.int16),
        scratch,
        stages,
        counts,
        options,
        NO_EVENTS,
        NO_TRACE,
    )
    found = zip(stages.tolist(), counts.tolist(), options, strict=True)
    return [(stage, row[:n].tolist()) for stage, n, row in found]
