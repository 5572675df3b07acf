"""Serves the built web client from memory.

The files are the same for all users, so they skip sessions, rate limits and compression at run
time. The build writes them, compressed, to `client/`.
"""

import hashlib
import html
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cottonopolis.messages import LANGUAGES, say

CLIENT_FOLDER = Path(__file__).parent / "client"
INDEX_FILE = "index.html"
ASSETS_PREFIX = "assets/"
# Paths of the client (web/src/pages.ts), all served by index.html
_PAGES = (
    "",
    "new",
    "ladder",
    "account",
    "admin(/.*)?",
    "pages/[^/]+",
    "confirm",
    "reset",
    "invitation",
    "learn(/.*)?",
    "maps(/[^/]+)?",
    "people/[^/]+",
    "puzzles(/[^/]+)?",
    "studies(/[^/]+)?",
    "tables/[^/]+(/replay)?",
    "community",
    "club-invitation",
    "clubs/[^/]+",
    "tournaments/[^/]+",
)
PAGES = re.compile(f"/({'|'.join(_PAGES)})")
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference
# The names of assets change with their content
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"
UNBUILT_PAGE = '<!doctype html><html lang="{lang}"><title>Cottonopolis</title><p>{text}</p>'


@dataclass(frozen=True)
class File:
    """A file of the client in all its encodings; "" is uncompressed."""

    kind: str
    cache: str
    bodies: dict[str, bytes]

    @cached_property
    def tag(self) -> str:
        """The ETag, made from the content."""
        return f'"{hashlib.sha256(self.bodies[""]).hexdigest()[:16]}"'

    def best(self, accepted: str) -> str:
        """The best encoding for an Accept-Encoding header.

        >>> File("text/css", "", {"": b"", "br": b"", "gzip": b""}).best("gzip, deflate, br")
        'br'
        """
        taken = {part.split(";")[0].strip() for part in accepted.split(",")}
        return next((name for name in ENCODINGS if name in taken and name in self.bodies), "")


def load(folder: Path) -> dict[str, File]:
    """Load all files of a built client, by name."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in MEDIA_TYPES and path.is_file():
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for encoding, ending in ENCODINGS.items():
                packed = path.with_name(path.name + ending)
                if packed.is_file():
                    bodies[encoding] = packed.read_bytes()
            cache = CACHE_FOREVER if name.startswith(ASSETS_PREFIX) else CACHE_REVALIDATE
            found[name] = File(MEDIA_TYPES[path.suffix], cache, bodies)
    return found


def language_of(header: str) -> str:
    """The first supported language of an Accept-Language header.

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


class ClientFiles:
    """Middleware that serves the files of the client."""

    def __init__(self, app: ASGIApp, folder: Path = CLIENT_FOLDER) -> None:
        self.app = app
        self.files = load(folder)
        self.page = cache(self._page)

    def _page(self, lang: str) -> File:
        """index.html, or a page that explains how to build the client."""
        if INDEX_FILE in self.files:
            index = self.files[INDEX_FILE].bodies[""]
            body = index.replace(b'lang="en"', f'lang="{lang}"'.encode(), 1)
        else:
            text = html.escape(say(lang, "ui-client-unbuilt"))
            body = UNBUILT_PAGE.format(lang=lang, text=text).encode()
        return File(MEDIA_TYPES[".html"], CACHE_REVALIDATE, {"": body})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        path = scope["path"]
        page = self.page(language_of(headers.get(b"accept-language", "")))
        file = page if PAGES.fullmatch(path) else self.files.get(path[1:])
        status = 200
        if file is None and wants_page(path, headers):
            file, status = page, 404  # the client shows its own error page
        if file is None:
            await self.app(scope, receive, send)
            return
        await answer(file, headers, scope["method"] == "HEAD", send, status)


def wants_page(path: str, headers: dict[bytes, str]) -> bool:
    """Whether a request for an unknown path comes from a person with a browser."""
    ours = path.startswith(("/api/", f"/{ASSETS_PREFIX}"))
    return not ours and "text/html" in headers.get(b"accept", "")


async def answer(
    file: File, asked: dict[bytes, str], bare: bool, send: Send, status: int = 200
) -> None:
    """Send a file, or 304 if the browser has it."""
    encoding = file.best(asked.get(b"accept-encoding", ""))
    tag = f"W/{file.tag}" if encoding else file.tag
    known = status == 200 and file.tag in asked.get(b"if-none-match", "")
    body = b"" if known else file.bodies[encoding]
    headers = [
        (b"cache-control", file.cache.encode()),
        (b"etag", tag.encode()),
        (b"vary", b"accept-encoding, accept-language"),
    ]
    if not known:
        headers.append((b"content-type", file.kind.encode()))
        headers.append((b"content-length", str(len(body)).encode()))
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
    status = 304 if known else status
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if bare else body, "more_body": False})
