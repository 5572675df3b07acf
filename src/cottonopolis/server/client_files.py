"""The client: the pages and files that the browser loads, kept in memory and sent as they are.

They stand before everything else: no session, no limit and no compression at run time is needed
for files that are the same for everybody. The build writes them, compressed, into `client/`.
"""

import hashlib
import html
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cottonopolis.messages import LANGUAGES, say

FOLDER = Path(__file__).parent / "client"
INDEX = "index.html"
ASSETS = "assets/"
# The addresses of the client (web/src/pages.ts): all of them are the one page
PAGES = re.compile(
    r"/(|new|ladder|account|confirm|reset|invitation|learn(/.*)?|people/[^/]+|tables/[^/]+(/replay)?)"
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
ASK_AGAIN = "no-cache"
UNBUILT = '<!doctype html><html lang="{lang}"><title>Cottonopolis</title><p>{text}</p>'


@dataclass(frozen=True)
class File:
    """A file of the client in every encoding that it is kept in; "" is none."""

    kind: str
    cache: str
    tag: str
    bodies: dict[str, bytes]

    def best(self, accepted: str) -> str:
        """The encoding to send to a browser that takes these.

        >>> File("text/css", "", "", {"": b"", "br": b"", "gzip": b""}).best("gzip, deflate, br")
        'br'
        """
        taken = {part.split(";")[0].strip() for part in accepted.split(",")}
        return next((name for name in ENCODINGS if name in taken and name in self.bodies), "")


def make_file(kind: str, cache: str, bodies: dict[str, bytes]) -> File:
    """A file that knows its own tag."""
    tag = f'"{hashlib.sha256(bodies[""]).hexdigest()[:16]}"'
    return File(kind, cache, tag, bodies)


def load(folder: Path) -> dict[str, File]:
    """All files of a built client by name."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and path.is_file():
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for encoding, ending in ENCODINGS.items():
                packed = path.with_name(path.name + ending)
                if packed.is_file():
                    bodies[encoding] = packed.read_bytes()
            cache = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
            found[name] = make_file(KINDS[path.suffix], cache, bodies)
    return found


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


class ClientFiles:
    """Answers what the client is made of, and passes everything else on."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self.app = app
        self.files = load(folder)
        self.page = cache(self._page)

    def _page(self, lang: str) -> File:
        """The one page, or a word about how to build it."""
        if INDEX in self.files:
            index = self.files[INDEX].bodies[""]
            body = index.replace(b'lang="en"', f'lang="{lang}"'.encode(), 1)
        else:
            text = html.escape(say(lang, "ui-client-unbuilt"))
            body = UNBUILT.format(lang=lang, text=text).encode()
        return make_file(KINDS[".html"], ASK_AGAIN, {"": body})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        path = scope["path"]
        page = self.page(language_of(headers.get(b"accept-language", "")))
        file = page if PAGES.fullmatch(path) else self.files.get(path[1:])
        status = 200
        if file is None and wants_page(path, headers):
            file, status = page, 404  # the client says so, in a page of ours
        if file is None:
            await self.app(scope, receive, send)
            return
        await answer(file, headers, scope["method"] == "HEAD", send, status)


def wants_page(path: str, headers: dict[bytes, str]) -> bool:
    """Whether somebody has come to an address that does not exist, and not a program."""
    ours = path.startswith(("/api/", f"/{ASSETS}"))
    return not ours and "text/html" in headers.get(b"accept", "")


async def answer(
    file: File, asked: dict[bytes, str], bare: bool, send: Send, status: int = 200
) -> None:
    """Send a file, or say that the browser has it already."""
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
