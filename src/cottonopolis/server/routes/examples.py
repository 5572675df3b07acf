"""The worked examples of the rules: looking at them and trying moves in them."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from cottonopolis.server.examples import ExampleShape, example_line, example_shapes
from cottonopolis.server.menu import Menu
from cottonopolis.server.openapi import route
from cottonopolis.server.routes.games import MAY_BE_KEPT, GameName
from cottonopolis.server.routes.lines import (
    STUDY_WEIGHT,
    LineText,
    StudyLine,
    compute,
    line_menu,
    line_query,
    line_shape,
    line_why_not,
    moves_of,
)
from cottonopolis.server.routes.playing import Chosen, ThingId
from cottonopolis.server.schemas import ID_PATTERN
from cottonopolis.server.study import Line
from cottonopolis.server.why_not import WhyNot

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
        return await compute(lambda: line_menu(_line(game, example_id, line), chosen))

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
        query = line_query(target, kind, industry, card)
        return await compute(lambda: line_why_not(_line(game, example_id, line), chosen, query))


def _line(game: str, example_id: str, text: str) -> Line:
    return example_line(game, example_id).play_all(moves_of(text))
