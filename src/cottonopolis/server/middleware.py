"""Middleware for every request: security headers, request log, error responses."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
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
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from cottonopolis.errors import CottonopolisError
from cottonopolis.server.addresses import client_address, household
from cottonopolis.server.api_errors import ApiError, ErrorBody, api_error_of
from cottonopolis.server.connection_guard import ConnectionGuard
from cottonopolis.server.database import DATABASE_ERRORS
from cottonopolis.server.logs import REQUEST_ID_HEADER, request_id, request_id_of
from cottonopolis.server.metrics import REQUEST_SECONDS
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
    "server": "cottonopolis",  # otherwise Granian names itself
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
FORWARDED = b"x-forwarded-for"
API_PREFIX = "/api/"
COUNTED_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
MAX_DISCARDED_BYTES = 4 * 1024 * 1024


class OuterMiddleware:
    """Outermost layer: adds headers to every response and logs every request."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        routes: Sequence[BaseRoute],
        guard: ConnectionGuard,
    ) -> None:
        self.app = app
        self.guard = guard
        self.proxies = settings.proxies
        self.body_timeout_s = settings.body_timeout
        self.max_per_address = guard.max_per_address
        self.serving: Counter[str] = Counter()  # requests and WebSockets, by household
        self.methods: dict[str, set[str]] = {}  # by path
        for route in routes:
            if isinstance(route, HTTPRoute):
                self.methods.setdefault(route.path_format, set()).update(route.methods)
        headers = {**SECURITY_HEADERS, **(HTTPS_HEADERS if settings.secure else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.api_headers = [*self.headers, NO_STORE]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        request_id.set(request_id_of(scope["headers"]))
        client = scope.get("client")
        peer = (client[0], int(client[1])) if client else None  # Granian's port is a text
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED]
        home = household(client_address(peer[0] if peer else "", lines, self.proxies))
        self.serving[home] += 1
        try:
            refused = self.serving[home] > self.max_per_address
            if scope["type"] == ScopeType.HTTP:
                with measured(scope, send) as send_measured:
                    if refused:
                        await refuse(scope, send_measured)
                    else:
                        await self._answer(scope, receive, send_measured)
            elif refused:
                await refuse(scope, send)
            else:
                with self.guard.serving_websocket(peer):
                    await self.app(scope, receive, send)
        finally:
            self.serving[home] -= 1
            if not self.serving[home]:
                del self.serving[home]

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        body = RequestBody(scope, receive, self.body_timeout_s)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                ours = self.api_headers if scope["path"].startswith(API_PREFIX) else self.headers
                if status == 200 and scope.get("state", {}).get(MAY_BE_KEPT):
                    ours = [*self.headers, REVALIDATE]
                given = [*message["headers"], (REQUEST_ID_HEADER, request_id.get().encode())]
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


@contextmanager
def measured(scope: HTTPScope, send: Send) -> Iterator[Send]:
    """Count a request and its duration; yields the `send` function to answer it with."""
    began = time.perf_counter()
    status = "none"

    async def send_on(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = f"{message['status'] // 100}xx"
        await send(message)

    try:
        yield send_on
    except Exception:
        if status == "none":  # Granian answers with 500
            status = "5xx"
        raise
    finally:
        # Clients may invent methods, and every new label costs memory
        method = scope["method"] if scope["method"] in COUNTED_METHODS else "other"
        REQUEST_SECONDS.labels(method, status).observe(time.perf_counter() - began)


async def refuse(scope: Scope, send: Send) -> None:
    """Refuse a request or a WebSocket before anything else is done for it."""
    error = ApiError("too-many-requests")
    if scope["type"] == ScopeType.WEBSOCKET:
        close: Any = {"type": "websocket.close", "code": 1013, "reason": error.code}
        await send(close)
        return
    content = msgspec.json.encode(error.shape())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
        (b"connection", b"close"),
        (b"retry-after", b"1"),
        (b"server", SECURITY_HEADERS["server"].encode()),
        NO_STORE,
    ]
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    body: Any = {"type": "http.response.body", "body": content, "more_body": False}
    await send(start)
    await send(body)


class RequestBody:
    """A request body that is always read to its end, but only until its time is up.

    An error is often sent before the body is read. The server would then have to close the
    connection, and a client that is still sending could lose the response or its next request.
    """

    def __init__(self, scope: HTTPScope, receive: Receive, timeout_s: float) -> None:
        self._receive = receive
        self._deadline = time.monotonic() + timeout_s
        names = {name for name, _ in scope["headers"]}
        self.ended = not names & {b"content-length", b"transfer-encoding"}

    async def receive(self) -> Any:
        """Receive the next part; an ASGI `receive` function."""
        if self.ended:  # only the end of the connection may follow, and that may take long
            return await self._receive()
        try:
            async with asyncio.timeout(self._deadline - time.monotonic()):
                message = await self._receive()
        except TimeoutError:
            raise ApiError("too-slow") from None
        self.ended = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    async def read_to_end(self) -> bool:
        """Read and discard the rest; return False if it is too long or takes too long."""
        size = 0
        with suppress(ApiError):
            while not self.ended and size < MAX_DISCARDED_BYTES:
                size += len((await self.receive()).get("body", b""))
        return self.ended


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


# Addresses and origins


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The IP address of a client; behind a trusted proxy, the one that the proxy names."""
    peer = connection.client.host if connection.client else ""
    settings: Settings = connection.app.state.settings
    forwarded = connection.headers.getall("x-forwarded-for", [])
    return client_address(peer, forwarded, settings.proxies)


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
