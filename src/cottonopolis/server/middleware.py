"""Middleware for every request: security headers, request log, rate limits, error responses."""

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
from cottonopolis.server.database import DATABASE_ERRORS
from cottonopolis.server.openapi import ATTEMPT, WEIGHT
from cottonopolis.server.permissions import MAY_BE_KEPT
from cottonopolis.server.settings import Settings

log = logging.getLogger("cottonopolis.requests")

CONTENT_SECURITY_POLICY = "; ".join(
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
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}
NO_STORE = (b"cache-control", b"no-store")
REVALIDATE = (b"cache-control", b"private, no-cache")
API_PREFIX = "/api/"
MAX_DISCARDED_BYTES = 4 * 1024 * 1024


class OuterMiddleware:
    """Outermost layer: adds headers to every response and logs every request."""

    def __init__(self, app: ASGIApp, settings: Settings, routes: Sequence[BaseRoute]) -> None:
        self.app = app
        self.methods: dict[str, set[str]] = {}  # by path
        for route in routes:
            if isinstance(route, HTTPRoute):
                self.methods.setdefault(route.path_format, set()).update(route.methods)
        headers = {**SECURITY_HEADERS, **(HTTPS_HEADERS if settings.secure else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.api_headers = [*self.headers, NO_STORE]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        body = RequestBody(scope, receive)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                ours = self.api_headers if scope["path"].startswith(API_PREFIX) else self.headers
                if status == 200 and scope.get("state", {}).get(MAY_BE_KEPT):
                    ours = [*self.headers, REVALIDATE]
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(pair for pair in ours if pair[0] not in names)]
                template = scope.get("path_template")
                if b"allow" in names and template in self.methods:
                    # Litestar's own answer to OPTIONS lists only some of the methods
                    headers = MutableScopeHeaders.from_message(message)
                    headers["allow"] = ", ".join(sorted(self.methods[template]))
                if not await body.read_to_end():
                    message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        try:
            await self.app(scope, body.receive, send_on)
        finally:
            fields = {
                "method": scope.get("method"),
                "path": scope["path"],
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            }
            log.info("request_finished", extra=fields)


class RequestBody:
    """A request body that is always read to its end.

    An error is often sent before the body is read. The server would then have to close the
    connection, and a client that is still sending could lose the response or its next request.
    """

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive = receive
        names = {name for name, _ in scope["headers"]}
        self.ended = not names & {b"content-length", b"transfer-encoding"}

    async def receive(self) -> Any:
        """Receive the next part; an ASGI `receive` function."""
        message = await self._receive()
        self.ended = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    async def read_to_end(self) -> bool:
        """Read and discard the rest; return False if it is too long."""
        size = 0
        while not self.ended and size < MAX_DISCARDED_BYTES:
            size += len((await self.receive()).get("body", b""))
        return self.ended


LOG_FIELDS = ("method", "path", "status", "ms", "code", "table", "bot", "job", "kind")


class JsonLogFormatter(logging.Formatter):
    """Formats log records as JSON lines, with the fields in `LOG_FIELDS` and no others.

    The message of a record is the name of its event (see docs/hosting.md).
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name in LOG_FIELDS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _traceback_lines(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _traceback_lines(trace: Any) -> list[str]:
    """List the code locations of a traceback; no values, because they could be secret."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON body must match the schema exactly."""

    async def json(self) -> Any:
        """Decode the body without conversions; Litestar would accept "1" as a number."""
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


# Errors


def as_api_error(error: Exception) -> ApiError:
    """Convert any exception to an API error."""
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
    if isinstance(error, DATABASE_ERRORS):
        return ApiError("database")
    return ApiError("internal")


def _detail(error: HTTPException) -> str:
    """Name the malformed fields, without their values."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(item.get("key", "")) for item in extra if isinstance(item, dict)]
    return ", ".join(key for key in keys if key)[:200]


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Turn an exception into an error response."""
    api_error = as_api_error(error)
    if api_error.code in ("internal", "database"):
        log.error("request_failed", extra={"code": api_error.code}, exc_info=error)
    headers = getattr(error, "headers", None) or {}
    kept = {name: value for name, value in headers.items() if name.lower() in FORWARDED_HEADERS}
    return Response(
        api_error.shape(),
        status_code=api_error.status,
        media_type="application/json",
        headers=kept,
    )


FORWARDED_HEADERS = ("allow", "retry-after")


# Rate limits


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The IP address of a client; behind a trusted proxy, the one that the proxy names."""
    peer = connection.client.host if connection.client else "unknown"
    settings: Settings = connection.app.state.settings
    if peer in settings.proxies:
        named = connection.headers.get("x-forwarded-for", "")
        return named.rsplit(",", 1)[-1].strip() or peer
    return peer


class RateWindow:
    """Counts requests per sender in a fixed time window."""

    def __init__(self, max_count: int, seconds: int) -> None:
        self.max_count = max_count
        self.seconds = seconds
        self.ends = 0.0
        self.counts: dict[str, int] = {}

    def count(self, sender: str, weight: int = 1) -> None:
        """Count a request, or raise if the sender has used up the window."""
        at = time.monotonic()
        if at >= self.ends:
            self.counts.clear()
            self.ends = at + self.seconds
        count = self.counts.get(sender, 0)
        if count >= self.max_count:
            wait = math.ceil(self.ends - at)
            raise TooManyRequestsException(headers={"retry-after": str(wait)})
        self.counts[sender] = count + weight


class RateLimits:
    """Limits requests per sender and, per address, attempts at names and passwords."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.requests = RateWindow(settings.requests_per_second, 1)
        self.attempts = RateWindow(settings.attempts_per_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        user = scope.get("user")
        handler: Any = scope.get("route_handler")
        options = handler.opt if handler is not None else {}
        sender = f"person:{user.id}" if user else address_of(ASGIConnection(scope))
        self.requests.count(sender, options.get(WEIGHT, 1))
        if options.get(ATTEMPT):
            self.attempts.count(address_of(ASGIConnection(scope)))
        await self.app(scope, receive, send)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a WebSocket was opened by a page of this server."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # not a browser, so no cross-site request
    settings: Settings = connection.app.state.settings
    if settings.public_url and origin.rstrip("/") == settings.public_url.rstrip("/"):
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False
