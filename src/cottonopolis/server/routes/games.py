"""The available games, their boards and their messages."""

from functools import lru_cache
from typing import Annotated

from litestar import Controller, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.params import Parameter
from msgspec import Struct

from cottonopolis.aid import Aid, aid_of
from cottonopolis.bots.registry import bots_for, has_advice
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.info import GameInfo
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import (
    MAX_SETUPS,
    game_ids,
    game_info,
    rules_class,
    rules_for,
    usual_players,
)
from cottonopolis.messages import LANGUAGES
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.map_store import know_map
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import database_of
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.schemas import ID_PATTERN

GameName = Annotated[str, Parameter(max_length=24, pattern=ID_PATTERN)]
MapName = Annotated[str, Parameter(max_length=24, pattern=ID_PATTERN)]
Language = Annotated[str, Parameter(max_length=8, pattern=ID_PATTERN)]


MAY_BE_KEPT = CacheControlHeader(private=True, no_cache=True)  # the client keeps it for offline use


class PlayableGame(Struct):
    """A game and the bots that play it."""

    info: GameInfo
    bots: list[str]  # weakest first
    has_advice: bool  # whether hints and analysis are available


class GamePreparation(Struct):
    """How long a game's bots still need."""

    game: str
    seconds: int  # until the bots are compiled, roughly; 0 if they are, or if that failed
    failed: bool  # whether compiling failed: the bots stay slower and play worse


class Games(Controller):
    path = "/"
    tags = ("games",)

    @get(
        "/preparation",
        summary="Get how long the bots still need",
        sync_to_thread=False,
        **route("getPreparation", public=True, errors=()),
    )
    def preparation(self, state: State) -> list[GamePreparation]:
        """After its first start the server compiles the bots. Until then they think less."""
        found: Preparation = state.preparation
        return [
            GamePreparation(game, found.seconds_left(game), found.has_failed(game))
            for game in game_ids()
            if has_advice(game)
        ]

    @get(
        "/games",
        summary="List the games",
        sync_to_thread=False,
        cache_control=MAY_BE_KEPT,
        **route("getGames", public=True),
    )
    def games(self) -> list[PlayableGame]:
        """Players, maps, variants, actions and bots of each game."""
        return [
            PlayableGame(game_info(game), bots_for(game), has_advice(game)) for game in game_ids()
        ]

    @get(
        "/games/{game:str}/messages/{lang:str}",
        summary="Get the messages of a game that is not part of the client",
        media_type="text/plain",
        sync_to_thread=False,
        cache_control=MAY_BE_KEPT,
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
        "/games/{game:str}/aid",
        summary="Get the player aid of a game",
        cache_control=MAY_BE_KEPT,
        **route("getAid", public=True, errors=(422,)),
    )
    async def aid(
        self,
        state: State,
        game: GameName,
        map: MapName | None = None,
        players: Annotated[int, Parameter(ge=0, le=8)] = 0,
        variants: Annotated[list[str] | None, Parameter(max_items=8)] = None,
    ) -> Aid:
        """Its sections and the numbers that they mention; the texts are messages `aid-…`.

        Without `players`, for the usual number of players of the game.
        """
        await know_map(database_of(state), map)
        try:
            return aid_of(game, players, tuple(sorted(variants or ())), map)
        except CottonopolisError as error:
            raise api_error_of(error) from None

    @get(
        "/boards",
        summary="Get the printed board of a set-up",
        cache_control=MAY_BE_KEPT,
        **route("getBoard", public=True, errors=(422,)),
    )
    async def board(
        self,
        state: State,
        game: GameName = "brass",
        map: MapName | None = None,
        players: Annotated[int, Parameter(ge=0, le=8)] = 0,
        variants: Annotated[list[str] | None, Parameter(max_items=8)] = None,
    ) -> PrintedBoard:
        """Places, links, tiles, tracks, and how to draw the map.

        Without `players`, for the usual number of players of the game.
        """
        await know_map(database_of(state), map)
        try:
            return printed_board(
                game, players or usual_players(game), tuple(sorted(variants or ())), map
            )
        except CottonopolisError as error:
            raise api_error_of(error) from None


@lru_cache(MAX_SETUPS)
def printed_board(
    game: str, players: int, variants: tuple[str, ...], map_name: str | None
) -> PrintedBoard:
    """The printed board of a set-up; the latest are cached."""
    return rules_for(game, players, variants, map_name).printed()
