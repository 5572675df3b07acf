"""The games there are: what can be chosen, what is printed on their boards, and their words."""

from functools import cache
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import Parameter
from msgspec import Struct

from cottonopolis.bots.registry import bots_for, has_advice
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.info import GameInfo
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import (
    game_ids,
    game_info,
    rules_class,
    rules_for,
    usual_players,
)
from cottonopolis.messages import LANGUAGES
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.openapi import route
from cottonopolis.server.schemas import ID

GameName = Annotated[str, Parameter(max_length=24, pattern=ID)]
MapName = Annotated[str, Parameter(max_length=24, pattern=ID)]
Language = Annotated[str, Parameter(max_length=8, pattern=ID)]


class PlayableGame(Struct):
    """A game, the bots that play it, and whether they give advice."""

    info: GameInfo
    bots: list[str]  # weakest first
    has_advice: bool  # hints, and the analyst


class Games(Controller):
    """What can be played."""

    path = "/"
    tags = ("games",)

    @get("/games", summary="List the games", sync_to_thread=False, **route("getGames", public=True))
    def games(self) -> list[PlayableGame]:
        """Each with its players, maps, variants, actions and bots."""
        return [
            PlayableGame(game_info(game), bots_for(game), has_advice(game)) for game in game_ids()
        ]

    @get(
        "/games/{game:str}/messages/{lang:str}",
        summary="Get the words of a game that the client does not have",
        media_type="text/plain",
        sync_to_thread=False,
        **route("getGameMessages", public=True, errors=(404,)),
    )
    def messages(self, game: GameName, lang: Language) -> Response[str]:
        """A Fluent file."""
        try:
            folder = rules_class(game).messages
        except CottonopolisError:
            raise ApiError("not-found", what="game") from None
        if folder is None or lang not in LANGUAGES:
            raise ApiError("not-found", what="messages")
        text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        return Response(text, media_type="text/plain; charset=utf-8")

    @get(
        "/boards",
        summary="Get what is printed on the board of a set-up",
        sync_to_thread=False,
        **route("getBoard", public=True, errors=(422,)),
    )
    def board(
        self,
        game: GameName = "brass",
        map: MapName | None = None,
        players: Annotated[int, Parameter(ge=0, le=8)] = 0,
        variants: Annotated[list[str] | None, Parameter(max_items=8)] = None,
    ) -> PrintedBoard:
        """Places, links, tiles, tracks, and how to draw the map. Positions name what lies on it.

        Without `players`, for the usual number of them.
        """
        try:
            return printed_board(
                game, players or usual_players(game), tuple(sorted(variants or ())), map
            )
        except CottonopolisError as error:
            raise api_error_of(error) from None


@cache
def printed_board(
    game: str, players: int, variants: tuple[str, ...], map_name: str | None
) -> PrintedBoard:
    """The printed board of a set-up, made once."""
    return rules_for(game, players, variants, map_name).printed()
