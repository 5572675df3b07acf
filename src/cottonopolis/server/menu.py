"""The menu of a turn: legal decisions, their meaning and their effects.

A menu is computed from a redealt view of the seat, so it cannot leak hidden information. The
preview of effects ends where something hidden would be revealed.

The first menu lists every action. The menu of one action is its whole branch, with every choice up
to the end of the move, so that a client needs no further request to complete it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from msgspec import Struct, field

from cottonopolis.engine.events import PLAYED_CARD, SHARED_EVENTS, Buffer, new_buffer
from cottonopolis.engine.game_loop import ACTION, MORE, NO_STAGE
from cottonopolis.engine.records import GameState
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.game import play_move
from cottonopolis.games.events import reveals
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option
from cottonopolis.games.refusals import impossible_actions, unbuildable_tiles
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.api_errors import CauseShape, ReasonShape, shape_of
from cottonopolis.server.prepared import plan_state, prepare
from cottonopolis.server.rooms import Room, event_shape
from cottonopolis.server.schemas import EventShape, encode

MAX_NODES = 200  # per branch; a client requests the rest separately
MAX_MENUS = 60  # cached per position
CARD_EVENT = SHARED_EVENTS[PLAYED_CARD].name


class MenuOption(Option, kw_only=True):
    """One legal decision, and the node after it."""

    text: str  # always present
    ends_move: bool = False  # no further choice is needed
    # Index of the next node; if None, request it with this decision in `chosen`
    next: int | None = None


class MenuNode(Struct, kw_only=True):
    """The options after some choices, and the effects of these choices."""

    stage: str
    complete: bool  # whether the choices are a complete move
    reveals: bool  # whether the choices reveal hidden information, which ends the preview
    events: list[EventShape]  # effects of the choices, without the cards played
    price: int  # total cost of the choices
    order: list[int]  # turn order of the next round if nothing more is spent
    options: list[MenuOption]


class ImpossibleAction(Struct):
    """A kind of action without a legal decision, and the reasons against all of it."""

    kind: str
    reasons: list[ReasonShape]


class UnbuildableTile(Struct):
    """The next tile of an industry that cannot be built, and what is in the way."""

    industry: str
    cause: CauseShape


class Menu(Struct, kw_only=True):
    """A tree of choices; the first node is the requested one."""

    seat: int
    after: int  # number of the entry that led to the position
    chosen: list[int]
    nodes: list[MenuNode]
    plan: bool = False  # whether the seat only plans its next turn
    actions_left: int = 0  # of the turn
    # Before the first choice of an action:
    impossible: list[ImpossibleAction] = field(default_factory=list)
    unbuildable: list[UnbuildableTile] = field(default_factory=list)


@dataclass(frozen=True)
class MenuSource:
    """The immutable input of a menu."""

    rules: AnyRules
    state: GameState  # redealt view of the seat
    seat: int
    after: int
    is_plan: bool = False

    @classmethod
    def of(cls, room: Room, seat: int) -> "MenuSource":
        """Create the input for a seat that is to move."""
        rules = room.rules
        view = rules.view(room.state, seat)
        state = rules.redeal(view, seat, 0)  # any deal works: the menu does not depend on it
        return cls(rules, state, seat, room.table.last_move)

    @classmethod
    def plan(cls, room: Room, seat: int, prepared: Sequence[Sequence[int]]) -> "MenuSource":
        """Create the input for a seat that plans its next turn, after the actions in `prepared`."""
        state = plan_state(room, seat)
        _, complete = prepare(room.rules, state, seat, prepared)
        if complete:
            raise IllegalMove("", [Reason("NOTATION_NOT_ASKED")])
        return cls(room.rules, state, seat, room.table.last_move, is_plan=True)


def encoded_menu(source: MenuSource, chosen: tuple[int, ...]) -> bytes:
    return encode(make_menu(source, chosen))


def make_menu(source: MenuSource, chosen: tuple[int, ...]) -> Menu:
    """Create the menu after some choices; raise IllegalMove if they are illegal."""
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
    menu = Menu(
        seat=source.seat,
        after=source.after,
        chosen=list(chosen),
        nodes=branch.nodes,
        plan=source.is_plan,
        actions_left=int(source.state.actions_left),
    )
    if state.stage == ACTION and not chosen:
        _add_refusals(menu, source.rules, state)
    return menu


def _add_refusals(menu: Menu, rules: AnyRules, state: GameState) -> None:
    """Add why actions and tiles are not possible, so that a client need not ask for each."""
    legal = [option.decision for option in menu.nodes[0].options]
    menu.impossible = [
        ImpossibleAction(kind, [shape_of(reason) for reason in reasons])
        for kind, reasons in impossible_actions(rules, state, legal).items()
    ]
    menu.unbuildable = [
        UnbuildableTile(industry, CauseShape(*cause))
        for industry, cause in unbuildable_tiles(rules, state, legal).items()
    ]


class _Branch:
    """Builds the nodes of a menu."""

    def __init__(self, source: MenuSource) -> None:
        self.source = source
        self.rules = source.rules
        self.nodes: list[MenuNode] = []

    def begin(self, state: GameState) -> None:
        """Add the node before any choice, with the cards that allow each option."""
        node = self._node(state, [], new_buffer())
        self.nodes.append(node)
        decisions = self.rules.legal(state)
        after = self.rules.options_after(state, decisions)
        for decision, (stage, following) in zip(decisions, after, strict=True):
            option = self._option(state, decision)
            option.ends_move = stage == NO_STAGE
            if stage != NO_STAGE and "card" in self.rules.table.stages[stage]:
                option.cards = self.rules.card_names(following)
            node.options.append(option)

    def expand(self, state: GameState, steps: list[Step], buffer: Buffer) -> int:
        """Add a node and its descendants; return its index."""
        node = self._node(state, steps, buffer)
        number = len(self.nodes)
        self.nodes.append(node)
        if node.complete:
            return number
        shared: dict[str, int | None] = {}  # nodes after a card, the same for every card
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
        """Whether to expand an option; repeatable choices, such as another rail, are not."""
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
