"""The pages: a plain client, worded in the language that the browser asks for."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.static_files import create_static_files_router

from cottonopolis.bots.levels import LEVELS
from cottonopolis.messages import LANGUAGES, say

FOLDER = Path(__file__).parent / "plain"
PLACE = '<script type="application/json" id="words">{}</script>'

# The words of the plain client, with the facts that the client puts in itself
WORDS: dict[str, tuple[str, ...]] = {
    "plain-welcome": (),
    "plain-name": (),
    "plain-enter": (),
    "plain-new": (),
    "plain-mine": (),
    "plain-open": (),
    "plain-none": (),
    "plain-game": (),
    "plain-players": (),
    "plain-bots": (),
    "plain-play": (),
    "plain-free": (),
    "plain-waiting": (),
    "plain-won": ("name", "vp"),
    "plain-round": ("round",),
    "plain-your-turn": (),
    "plain-thinks": ("name",),
    "plain-choose": (),
    "plain-back": (),
    "plain-confirm": (),
    "plain-hand": (),
    "plain-board": (),
    "plain-tracks": ("coal", "iron"),
    "plain-seats": (),
    "plain-log": (),
    "plain-refused": ("code",),
    "plain-status-open": (),
    "plain-status-playing": (),
    "plain-status-finished": (),
    "plain-status-closed": (),
    "plain-column-money": (),
    "plain-column-income": (),
    "plain-column-loans": (),
    "plain-column-vp": (),
    "plain-column-hand-size": (),
    "plain-entry-undo": (),
    "plain-entry-left": (),
    "plain-entry-timeout": (),
    "plain-entry-resigned": (),
    "plain-entry-returned": (),
    "game-brass": (),
    "map-germany": (),
    "map-new-england": (),
    "period-canal": (),
    "period-rail": (),
    **{f"bot-{bot.name}": () for bot in LEVELS},
}

plain_files = create_static_files_router(
    path="/plain", directories=[FOLDER], include_in_schema=False
)


@cache
def words(lang: str) -> str:
    """The client's words as JSON; a fact stays `{$name}` for the client to fill."""
    said = {
        message: say(lang, message, **{fact: "{$" + fact + "}" for fact in facts})
        for message, facts in WORDS.items()
    }
    return json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")


def language_of(header: str) -> str:
    """The first language of ours that a browser wants.

    >>> language_of("nl, de-CH;q=0.9, en;q=0.8")
    'de'
    >>> language_of("")
    'en'
    """
    for part in header.split(","):
        wanted = part.split(";")[0].strip().split("-")[0].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"


@get("/", include_in_schema=False, sync_to_thread=False)
def front_page(request: Request[Any, Any, Any], lang: str = "") -> Response[str]:
    """The plain client."""
    chosen = lang if lang in LANGUAGES else language_of(request.headers.get("accept-language", ""))
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    page = page.replace('lang="en"', f'lang="{chosen}"')
    return Response(page.replace(PLACE, PLACE.replace("{}", words(chosen))), media_type="text/html")
