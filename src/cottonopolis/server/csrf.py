"""Protection against requests that other sites forge (CSRF), and against foreign host names.

A changing request repeats a token in a header. With a session, the token is computed from it;
without one, it is a signed random word that must equal the visitor's cookie.
"""

import hashlib
import hmac
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.sessions import CurrentUser, Sessions
from cottonopolis.server.settings import Settings

CSRF_HEADER = b"x-csrf-token"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
RANDOM_BYTES = 16
LOOPBACK_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
# Answered under any name: load balancers and monitoring use addresses
ANY_HOST_PATHS = frozenset({"/api/v1/health", "/api/v1/ready", "/api/v1/metrics"})
CLOSE_WRONG_HOST = 4403


class CsrfProtection:
    """Checks the token of changing requests, and keeps the visitor's cookie up to date."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        sessions: Sessions = scope["litestar_app"].state.sessions
        user: CurrentUser | None = scope.get("user")
        name = sessions.csrf_cookie
        stored = _cookie(scope, name)
        if user is not None:
            token = sessions.csrf_token(user)
        else:
            token = stored if self._is_ours(stored) else self._new_token()
        is_current = hmac.compare_digest(stored.encode(), token.encode())
        cookie = None if is_current else f"{name}={token}; {self._attributes(sessions.settings)}"

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start" and cookie is not None:
                given = [value for key, value in message["headers"] if key == b"set-cookie"]
                if not any(value.startswith(f"{name}=".encode()) for value in given):
                    headers = [*message["headers"], (b"set-cookie", cookie.encode())]
                    message["headers"] = headers
            await send(message)

        sent = dict(scope["headers"]).get(CSRF_HEADER, b"")
        is_safe = scope["method"] in SAFE_METHODS
        # Without a session, the cookie itself must have been there
        is_right = hmac.compare_digest(sent, token.encode()) and (user is not None or is_current)
        if is_safe or is_right:
            await self.app(scope, receive, send_on)
        else:
            await refuse(ApiError("csrf"), send_on)

    def _new_token(self) -> str:
        word = secrets.token_hex(RANDOM_BYTES)
        return word + self._signature(word)

    def _is_ours(self, token: str) -> bool:
        word = token[: 2 * RANDOM_BYTES]
        return hmac.compare_digest((word + self._signature(word)).encode(), token.encode())

    def _signature(self, word: str) -> str:
        return hmac.new(self.secret, f"visitor {word}".encode(), hashlib.sha256).hexdigest()

    @staticmethod
    def _attributes(settings: Settings) -> str:
        return "Path=/; SameSite=strict" + ("; Secure" if settings.secure else "")


class HostCheck:
    """Refuses requests for other host names, if the public address is known."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        public = urlsplit(settings.public_url).hostname
        self.known = LOOPBACK_HOSTS | {public, settings.host} if public else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.known is None or self._is_known(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(ApiError("host"), send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_WRONG_HOST, "reason": "host"})

    def _is_known(self, scope: Scope) -> bool:
        if scope.get("path", "") in ("", *ANY_HOST_PATHS):  # the lifespan has no path
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        return name in (self.known or ())


async def refuse(error: ApiError, send: Send) -> None:
    """Answer with an error, from a middleware."""
    start: Any = {
        "type": "http.response.start",
        "status": error.status,
        "headers": [(b"content-type", b"application/json")],
    }
    body = msgspec.json.encode(error.shape())
    MutableScopeHeaders.from_message(start)["content-length"] = str(len(body))
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cookie(scope: Scope, name: str) -> str:
    found = b"; ".join(value for key, value in scope["headers"] if key == b"cookie")
    for part in found.decode("latin-1").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return ""
