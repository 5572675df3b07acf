"""What every answer passes: security headers, the log line, limits, and the shape of refusals."""

import logging
import math
import re
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cottonopolis.errors import CottonopolisError
from cottonopolis.server.api_errors import ApiError, ErrorBody, api_error_of
from cottonopolis.server.database import DATABASE_TROUBLE
from cottonopolis.server.openapi import ATTEMPT, WEIGHT
from cottonopolis.server.settings import Settings

log = logging.getLogger("cottonopolis.requests")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
NOT_KEPT = (b"cache-control", b"no-store")
API = "/api/"
MOST_FORGOTTEN = 4 * 1024 * 1024  # bytes of a body that nobody wants


class OuterMiddleware:
    """The outermost layer: headers on every answer, one line in the log for each request."""

    def __init__(self, app: ASGIApp, settings: Settings, routes: Sequence[BaseRoute]) -> None:
        self.app = app
        self.methods: dict[str, set[str]] = {}  # by address
        for route in routes:
            if isinstance(route, HTTPRoute):
                self.methods.setdefault(route.path_format, set()).update(route.methods)
        headers = {**HEADERS, **(HTTPS_ONLY if settings.secure else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.api_headers = [*self.headers, NOT_KEPT]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        body = Body(scope, receive)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                ours = self.api_headers if scope["path"].startswith(API) else self.headers
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(pair for pair in ours if pair[0] not in names)]
                template = scope.get("path_template")
                if b"allow" in names and template in self.methods:
                    # Litestar's own answer to OPTIONS forgets some of them
                    headers = MutableScopeHeaders.from_message(message)
                    headers["allow"] = ", ".join(sorted(self.methods[template]))
                if not await body.read_to_end():
                    message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        try:
            await self.app(scope, body.receive, send_on)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            extra = {"status": status, "ms": took}
            log.info("%s %s", scope.get("method"), scope["path"], extra=extra)


class Body:
    """The body of a request, which is read to its end whatever the answer is.

    A refusal often goes out before the body is read. A server then has to close the connection,
    and a client still sending may lose the answer, or send its next request into nothing.
    """

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive = receive
        names = {name for name, _ in scope["headers"]}
        self.ended = not names & {b"content-length", b"transfer-encoding"}

    async def receive(self) -> Any:
        """The next part, for whoever wants it."""
        message = await self._receive()
        self.ended = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    async def read_to_end(self) -> bool:
        """Read and forget what is left; `False` if that is too much."""
        size = 0
        while not self.ended and size < MOST_FORGOTTEN:
            size += len((await self.receive()).get("body", b""))
        return self.ended


class JsonLines(logging.Formatter):
    """One JSON object a line; nothing that a request carried but its method and path."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("status", "ms", "table", "bot", "seconds", "kind"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _where(trace: Any) -> list[str]:
    """The lines of code that an error came through: no values, which could be secret."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is taken as it is: JSON of exactly the shape that is asked for."""

    async def json(self) -> Any:
        """The body, checked; Litestar alone would take "1" for a number and 0 for no."""
        kind, _ = self.content_type
        if kind and kind != "application/json":
            raise ApiError("media-type", detail=kind[:50])
        wanted = self.route_handler.parsed_data_field
        shape = wanted.annotation if wanted is not None else Any
        try:
            return msgspec.json.decode(await self.body(), type=shape)
        except msgspec.ValidationError as error:
            path = re.search(r"`(\$[^`]*)`$", str(error))
            raise ApiError("bad-request", detail=path[1][:200] if path else "") from None
        except (msgspec.DecodeError, UnicodeError):
            raise ApiError("bad-request", detail="json") from None


# Refusals


def as_fault(error: Exception) -> ApiError:
    """Any error in the one shape that clients know."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, CottonopolisError):
        return api_error_of(error)
    if isinstance(error, TooManyRequestsException):
        return ApiError("too-many-requests")
    if isinstance(error, NotFoundException):
        return ApiError("not-found", what="page")
    if isinstance(error, MethodNotAllowedException):
        return ApiError("method")
    if isinstance(error, NotAuthorizedException):
        return ApiError("not-signed-in")
    if isinstance(error, PermissionDeniedException):
        return ApiError("csrf")
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = {413: "too-large", 415: "media-type"}.get(error.status_code, "bad-request")
        return ApiError(code, detail=_detail(error))
    if isinstance(error, DATABASE_TROUBLE):
        return ApiError("database")
    return ApiError("internal")


def _detail(error: HTTPException) -> str:
    """Where a request is malformed, without its values."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(item.get("key", "")) for item in extra if isinstance(item, dict)]
    return ", ".join(key for key in keys if key)[:200]


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The answer to a request that is refused or failed."""
    fault = as_fault(error)
    if fault.code in ("internal", "database"):
        log.error("%s", fault.code, exc_info=error)
    headers = getattr(error, "headers", None) or {}
    kept = {name: value for name, value in headers.items() if name.lower() in KEPT_HEADERS}
    return Response(
        fault.shape(),
        status_code=fault.status,
        media_type="application/json",
        headers=kept,
    )


KEPT_HEADERS = ("allow", "retry-after")


# Limits


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a client; a proxy that is trusted says it for those behind it."""
    peer = connection.client.host if connection.client else "unknown"
    settings: Settings = connection.app.state.settings
    if peer in settings.proxies:
        named = connection.headers.get("x-forwarded-for", "")
        return named.rsplit(",", 1)[-1].strip() or peer
    return peer


class Window:
    """Counts what each sender asks for in a stretch of time; all counts end with it."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self.ends = 0.0
        self.counts: dict[str, int] = {}

    def count(self, sender: str, weight: int = 1) -> None:
        """Count one more, or refuse it; what takes long counts as several."""
        at = time.monotonic()
        if at >= self.ends:
            self.counts.clear()
            self.ends = at + self.seconds
        count = self.counts.get(sender, 0)
        if count >= self.most:
            wait = math.ceil(self.ends - at)
            raise TooManyRequestsException(headers={"retry-after": str(wait)})
        self.counts[sender] = count + weight


class Limits:
    """So many requests a second for everybody, so few attempts a minute at names and passwords."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.requests = Window(settings.requests_a_second, 1)
        self.attempts = Window(settings.attempts_a_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless there were too many."""
        who = scope.get("user")
        handler: Any = scope.get("route_handler")
        options = handler.opt if handler is not None else {}
        sender = f"person:{who.id}" if who else address_of(ASGIConnection(scope))
        self.requests.count(sender, options.get(WEIGHT, 1))
        if options.get(ATTEMPT):
            self.attempts.count(address_of(ASGIConnection(scope)))
        await self.app(scope, receive, send)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a WebSocket comes from one of our own pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # not a browser: there is nobody to be tricked
    settings: Settings = connection.app.state.settings
    if settings.public_url and origin.rstrip("/") == settings.public_url.rstrip("/"):
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False
