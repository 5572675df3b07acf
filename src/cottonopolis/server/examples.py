"""The worked examples of the rules, as positions to look at and to try.

The server keeps nothing: every request contains the moves made so far, as in a study.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache

from msgspec import Struct

from cottonopolis.game import Game
from cottonopolis.games.registry import rules_version
from cottonopolis.games.rules import ALL_SEATS, AnyRules
from cottonopolis.scenes.examples import Example, examples_of, find_example
from cottonopolis.server.api_errors import ApiError, ReasonShape, shape_of
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    AnyPosition,
    EntryMessage,
    SeatShape,
    TableSettings,
    TableShape,
)
from cottonopolis.server.study import Line

WITH_CARD = " with "  # precedes the cards of a move
CARD_LINES = ("hand", "deck", "face_up")  # lines of a scene that name cards


class MoveShape(Struct):
    """A move of an example, in the notation."""

    move: str
    target: str | None  # a slot or a link


class RefusedMoveShape(MoveShape):
    """An illegal move and every reason against it."""

    reasons: list[ReasonShape]


class ExampleShape(Struct):
    """A worked example: its position, the moves played, and moves that are refused."""

    id: str
    rules: list[str]
    source: str | None
    map: str | None
    players: int
    variants: list[str]
    position: AnyPosition
    moves: list[MoveShape]
    line: list[list[int]]  # the decisions of each move
    entries: list[EntryMessage]  # the moves as a log
    allowed: list[MoveShape]  # other moves that are legal at the start
    refused: list[RefusedMoveShape]
    show: list[str]  # places in the drawing; none if it has no map
    parts: list[str]  # drawn besides the map


@cache
def example_shapes(game: str) -> list[ExampleShape]:
    """All examples of a game, with their moves played."""
    return [_shape(game, found) for found in examples_of(game)]


def example_line(game: str, id: str) -> Line:
    """A line that begins at the position of an example."""
    found = find_example(game, id)
    if found is None:
        raise ApiError("not-found", what="example")
    return Line(_room(game, found, found.start(game)))


def _shape(game: str, found: Example) -> ExampleShape:
    start = found.start(game)
    rules = start.rules
    line = Line(_room(game, found, start))
    for move in found.moves:
        line.play(move)
    refused = [
        RefusedMoveShape(
            one.move,
            _target(rules, one.move),
            [shape_of(reason) for reason in start.why_not(one.move)],
        )
        for one in found.refused
    ]
    return ExampleShape(
        id=found.id,
        rules=found.rules,
        source=found.source,
        map=rules.map_name,
        players=rules.players,
        variants=list(rules.variants),
        position=start.position(),
        moves=[MoveShape(move, _target(rules, move)) for move in found.moves],
        line=[list(move) for move in line.moves],
        entries=list(line.room.messages(0, ALL_SEATS)),
        allowed=[MoveShape(move, _target(rules, move)) for move in found.allowed],
        refused=refused,
        show=_places(rules, found) if found.show is None else found.show,
        parts=found.parts,
    )


def _room(game: str, found: Example, start: Game) -> Room:
    table = TableShape(
        id=found.id,
        name="",
        host="",
        game=game,
        map=start.rules.map_name,
        players=start.players,
        variants=list(start.rules.variants),
        rules=rules_version(game),
        settings=TableSettings(listed=False, rated=False),
        status="playing",
        seats=[SeatShape(seat) for seat in range(start.players)],
        entries=0,
        last_move=0,
        to_move=start.seat,
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return Room(table, start.seed, [], [], start=start.state)


def _target(rules: AnyRules, move: str) -> str | None:
    """The slot or link that a move is about."""
    return next(_things(rules, move.split(WITH_CARD)[0]), None)


def _places(rules: AnyRules, found: Example) -> list[str]:
    """The places that an example mentions."""
    lines = [line.split("#")[0] for line in found.scene.splitlines()]
    texts = [line for line in lines if not set(CARD_LINES) & set(line.split())]
    moves = [*found.moves, *found.allowed, *(one.move for one in found.refused)]
    texts += [move.split(WITH_CARD)[0] for move in moves]
    things = [thing for text in texts for thing in _things(rules, text)]
    places = [place for thing in things for place in thing.split(".")[0].split("-")]
    return list(dict.fromkeys(places))


def _things(rules: AnyRules, text: str) -> Iterator[str]:
    known = {*rules.setup.slots, *rules.setup.links, *getattr(rules.setup, "markets", ())}
    return (word for word in text.split() if word in known)
