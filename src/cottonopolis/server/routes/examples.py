"""The worked examples of the rules: looking at them and trying moves in them."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.examples import ExampleShape, example_line, example_shapes
from cottonopolis.server.menu import Menu, MenuSource, make_menu
from cottonopolis.server.openapi import route
from cottonopolis.server.routes.games import MAY_BE_KEPT, GameName
from cottonopolis.server.routes.playing import Chosen, ThingId, decision_ids
from cottonopolis.server.routes.study import (
    STUDY_WEIGHT,
    LineText,
    StudyLine,
    compute,
    line_shape,
    moves_of,
)
from cottonopolis.server.schemas import ID_PATTERN
from cottonopolis.server.study import Line
from cottonopolis.server.why_not import WhyNot, WhyNotQuery, explain_query

ERRORS = (404, 409, 422)
ExampleId = Annotated[str, Parameter(max_length=40, pattern=ID_PATTERN)]


class Examples(Controller):
    path = "/games/{game:str}/examples"
    tags = ("games",)

    @get(
        "/",
        summary="Get the worked examples of the rules",
        cache_control=MAY_BE_KEPT,
        **route("getExamples", public=True, errors=(404, 422)),
    )
    async def examples(self, game: GameName) -> list[ExampleShape]:
        """Positions with the moves played in them and the moves that are refused."""
        return await compute(lambda: example_shapes(game))

    @get(
        "/{example_id:str}/line",
        summary="Play moves in an example",
        **route("exampleLine", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def line(self, game: GameName, example_id: ExampleId, line: LineText = "") -> StudyLine:
        """The moves of `line`: decisions with commas, moves with semicolons."""
        return await compute(lambda: line_shape(_line(game, example_id, line)))

    @get(
        "/{example_id:str}/menu",
        summary="Get the legal decisions in an example",
        **route("exampleMenu", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def menu(
        self, game: GameName, example_id: ExampleId, line: LineText = "", chosen: Chosen = ""
    ) -> Menu:
        """As `getMenu`, for the seat to move after the moves of `line`."""

        def work() -> Menu:
            return make_menu(_source(_line(game, example_id, line)), decision_ids(chosen))

        return await compute(work)

    @get(
        "/{example_id:str}/why-not",
        summary="Get every reason against a move in an example",
        **route("exampleWhyNot", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def why_not(
        self,
        game: GameName,
        example_id: ExampleId,
        line: LineText = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
    ) -> WhyNot:
        """As `whyNot` with `target` or `kind`, for the seat to move after the moves of `line`."""
        if not (target or kind):
            raise ApiError("bad-request", detail="target, kind")

        def work() -> WhyNot:
            source = _source(_line(game, example_id, line))
            query = WhyNotQuery(target or None, kind or None, industry or None, card or None)
            return explain_query(source, decision_ids(chosen), query)

        return await compute(work)


def _line(game: str, example_id: str, text: str) -> Line:
    return example_line(game, example_id).play_all(moves_of(text))


def _source(line: Line) -> MenuSource:
    return MenuSource.of(line.room, line.seat_to_move())
