"""Studies in the server: their shapes, loading their text, and lines of moves in them."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cottonopolis.engine.events import new_buffer
from cottonopolis.errors import IllegalMove, Reason, SetupError
from cottonopolis.game import play_move
from cottonopolis.games.notation import Step
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.rooms import Outcome, Room
from cottonopolis.server.schemas import (
    CONTROL_CHARS,
    AnyPosition,
    PersonShape,
    SeatShape,
    TableSettings,
    TableShape,
)
from cottonopolis.server.study import Line, Move
from cottonopolis.studies.notation import read_study, write_study
from cottonopolis.studies.playing import play_choices, play_study, start_of
from cottonopolis.studies.tree import (
    MAX_COMMENT_CHARS,
    MAX_DRAWINGS,
    MAX_LINE_MOVES,
    MAX_NODES,
    MAX_TITLE_CHARS,
    MAX_VARIATION_DEPTH,
    Arrow,
    Mark,
    Study,
    StudyNode,
    clean_text,
)

MAX_STUDY_CHARS = 200_000
# Fields of a state that exports need, because the facts of a scene cannot say them
UPLOADED_FIELDS = ("chance", "market_good")
INVISIBLE = re.compile(f"[{CONTROL_CHARS}]")
PLACE_PATTERN = r"^[a-z0-9_.\-]{1,60}$(?!\n)"

Colour = Literal["green", "red", "blue", "yellow"]
Place = Annotated[str, Meta(pattern=PLACE_PATTERN)]


class ArrowShape(Struct, forbid_unknown_fields=True):
    """An arrow between two places of the board."""

    start: Place
    end: Place
    colour: Colour = "green"


class MarkShape(Struct, forbid_unknown_fields=True):
    """A ring around a place of the board."""

    place: Place
    colour: Colour = "green"


class NodeEdit(Struct, forbid_unknown_fields=True):
    """A move of a study and what is said about it; the first node is the start."""

    parent: Annotated[int, Meta(ge=0, le=MAX_NODES)] | None
    move: Annotated[str, Meta(max_length=300)] = ""  # in the notation
    comment: Annotated[str, Meta(max_length=MAX_COMMENT_CHARS)] = ""
    arrows: list[ArrowShape] = field(default_factory=list)
    marks: list[MarkShape] = field(default_factory=list)


class NodeShape(Struct):
    """A node of a study: a move, by whom, and what is said about the position after it."""

    parent: int | None  # the number of another node; None at the start
    seat: int | None
    move: str
    choices: list[int]  # the decisions of the move, for lines
    comment: str
    arrows: list[ArrowShape]
    marks: list[MarkShape]


class StudyShape(Struct):
    """A study with its tree; parents come before their children, the main line first."""

    id: str
    title: str
    owner: PersonShape
    mine: bool
    game: str
    map: str | None
    players: int
    variants: list[str]
    rules: int
    redealt: bool  # hidden cards were dealt at random when the study was made
    table: str | None  # the table that it is about
    hints: bool  # bots and the analyst may answer
    version: int
    updated_at: datetime
    position: AnyPosition  # at the start
    nodes: list[NodeShape]


class TreeLine(Line):
    """Moves after the start of a study, where every card is visible: reveals do not end a move.

    Of `skipped` moves the line gets no entries.
    """

    max_moves = MAX_LINE_MOVES

    def __init__(self, loaded: "LoadedStudy", skipped: Sequence[Move] = ()) -> None:
        if len(skipped) > self.max_moves:
            raise ApiError("too-large")
        steps = play_choices(loaded.start.rules, loaded.start.state, skipped)
        super().__init__(loaded.room(steps))
        self.moves = list(skipped)

    def attempt(self, seat: int, move: str | Sequence[int]) -> Outcome:
        if isinstance(move, str):
            return super().attempt(seat, move)
        room, rules = self.room, self.room.rules
        state = rules.copy(room.state)
        buffer = new_buffer()
        steps: list[Step] = []
        for decision in move:
            if steps and not (state.pending and rules.seat_to_move(state) == seat):
                raise IllegalMove(str(decision), [Reason("NOTATION_NOT_ASKED")])
            steps += play_move(rules, state, decision, buffer)
        outcome = Outcome(state, steps, rules.events(buffer), room.acted(steps, state))
        if not steps or (state.pending and not outcome.reveals):
            raise IllegalMove(room.text_with(steps), [room.options_reason(state)])
        return outcome


class LoadedStudy:
    """A study that was read and played; raises CottonopolisError if it cannot be."""

    def __init__(self, text: str) -> None:
        self.study = read_study(text)
        self.start = start_of(self.study)
        self.played = play_study(self.study)

    @property
    def text(self) -> str:
        """The study in the canonical notation."""
        text = write_study(self.study)
        if len(text) > MAX_STUDY_CHARS:
            raise ApiError("too-large")
        return text

    def nodes(self) -> list[NodeShape]:
        return [
            NodeShape(
                found.parent,
                found.node.seat,
                found.node.move,
                list(found.choices),
                found.node.comment,
                [ArrowShape(*arrow) for arrow in found.node.arrows],  # type: ignore[arg-type]
                [MarkShape(*mark) for mark in found.node.marks],  # type: ignore[arg-type]
            )
            for found in self.played
        ]

    def find(self, moves: Sequence[str]) -> int:
        """The number of the node after moves; forced actions have no node and are left out."""
        number = 0
        for move in moves:
            following = (
                child
                for child, found in enumerate(self.played)
                if found.parent == number and found.node.move == move
            )
            number = next(following, number)
        return number

    def main_line(self) -> list[Move]:
        """The choices of the moves of the main line."""
        by_node = {id(found.node): found.choices for found in self.played}
        return [by_node[id(node)] for node in self.study.root.main_line()]

    def room(self, steps: Sequence[Step] = ()) -> Room:
        """A room of a game after steps from the start."""
        start, rules = self.start, self.start.rules
        table = TableShape(
            id="study",
            name="",
            host="",
            game=rules.game,
            map=rules.map_name,
            players=rules.players,
            variants=list(rules.variants),
            rules=rules.version,
            settings=TableSettings(listed=False, rated=False),
            status="playing",
            seats=[SeatShape(seat) for seat in range(rules.players)],
            entries=0,
            last_move=0,
            to_move=start.seat,
            created_at=datetime(2026, 1, 1, tzinfo=UTC),
        )
        own = start.state if start.has_own_start else None
        return Room(table, start.seed, [step.decision for step in steps], [], start=own)


def visible(text: str) -> str:
    """Text without control characters, except line breaks."""
    return "\n".join(INVISIBLE.sub("", line) for line in clean_text(text).split("\n"))


def edited(study: Study, title: str, nodes: Sequence[NodeEdit]) -> Study:
    """A study with another tree; raises ApiError if the tree is malformed."""
    made: list[StudyNode] = []
    length: list[int] = []  # moves up to each node
    depth: list[int] = []  # variations around each node
    for number, node in enumerate(nodes):
        if number > MAX_NODES or max(len(node.arrows), len(node.marks)) > MAX_DRAWINGS:
            raise ApiError("too-large")
        if (node.parent is None) != (number == 0) or (node.parent or 0) >= max(number, 1):
            raise ApiError("bad-request", detail="nodes.parent")
        new = StudyNode(
            " ".join(visible(node.move).replace("#", "").split()),
            None,
            visible(node.comment),
            [Arrow(arrow.start, arrow.end, arrow.colour) for arrow in node.arrows],
            [Mark(mark.place, mark.colour) for mark in node.marks],
        )
        if node.parent is None:
            length.append(0)
            depth.append(0)
        else:
            above = made[node.parent]
            length.append(length[node.parent] + 1)
            depth.append(depth[node.parent] + (1 if above.children else 0))
            above.add(new)
        made.append(new)
    if not made:
        raise ApiError("bad-request", detail="nodes")
    if max(length) > MAX_LINE_MOVES or max(depth) > MAX_VARIATION_DEPTH:
        raise ApiError("too-large")
    return Study(study.header, title[:MAX_TITLE_CHARS], made[0], study.is_redealt)


def uploaded(text: str, title: str) -> Study:
    """A study from a user's text, with the title if one is given."""
    study = read_study("\n".join(INVISIBLE.sub("", line) for line in text.splitlines()))
    for line in study.header:
        words = line.split()
        if words[:2] == ["start", "field"] and words[2:3] not in [[f] for f in UPLOADED_FIELDS]:
            raise SetupError("study-word", word=" ".join(words[:3]))
    study.title = title or study.title
    return study
