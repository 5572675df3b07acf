"""Sessions: a signed cookie holds a person's id and session key."""

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from sqlalchemy import select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import DATABASE_ERRORS, Database
from cottonopolis.server.models import Person
from cottonopolis.server.schemas import PersonShape
from cottonopolis.server.settings import Settings

SESSION_COOKIE = "cottonopolis_session"
SESSION_LIFETIME_S = 180 * 24 * 3600
PERSON_CACHE_TTL_S = 60.0
PEOPLE_CHANNEL = "people"  # the channel that announces changed people to other processes
SIGNED_OUT = "out"  # message on that channel: all sessions of the person have ended
MAX_CACHED_PEOPLE = 20_000
PERSON_QUERY = select(Person.id, Person.name, Person.password, Person.session_key, Person.language)
SESSION, CONFIRM, RESET = "session", "confirm", "reset"  # purposes of signed texts


@dataclass(frozen=True)
class CurrentUser:
    """The person who sends a request."""

    id: str
    name: str
    guest: bool
    session_key: str
    language: str

    def shape(self) -> PersonShape:
        return PersonShape(self.id, self.name, self.guest)


def user_of(person: Person) -> CurrentUser:
    return CurrentUser(
        person.id, person.name, person.password is None, person.session_key, person.language
    )


def new_id() -> str:
    """Create a random id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def normalise_name(name: str) -> str:
    """Collapse spaces and normalise Unicode."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_key(name: str) -> str:
    """A key that is equal for names that look alike."""
    return unicodedata.normalize("NFKC", normalise_name(name)).casefold()[:80]


class Sessions:
    """Signs and reads session cookies, and caches the people behind them."""

    def __init__(
        self, database: Database, settings: Settings, secret: str, channels: ChannelsPlugin
    ) -> None:
        self.database = database
        self.settings = settings
        self.secret = secret
        self.channels = channels
        self.on_signed_out: Callable[[str], None] | None = None  # closes open sockets
        self._task = asyncio.create_task(self._follow_changes())
        self._people: dict[str, tuple[float, CurrentUser]] = {}
        self._checked_cookies: dict[
            str, tuple[str, str]
        ] = {}  # cookies whose signature was checked

    def sign(self, purpose: str, *words: str) -> str:
        """Sign words for a purpose."""
        return str(URLSafeTimedSerializer(self.secret, salt=purpose).dumps(words))

    def read(self, purpose: str, text: str, max_age: int) -> list[str]:
        """Return the words of a signed text; raise ApiError if it is forged or too old."""
        try:
            words = URLSafeTimedSerializer(self.secret, salt=purpose).loads(text, max_age)
        except BadSignature:
            raise ApiError("token") from None
        return [str(word) for word in words]

    def cookie(self, user: CurrentUser) -> Cookie:
        return self._cookie(self.sign(SESSION, user.id, user.session_key), SESSION_LIFETIME_S)

    def no_cookie(self) -> Cookie:
        """A cookie that ends the session in this browser."""
        return self._cookie("", 0)

    def _cookie(self, value: str, max_age: int) -> Cookie:
        return Cookie(
            SESSION_COOKIE,
            path="/",
            value=value,
            max_age=max_age,
            httponly=True,
            secure=self.settings.secure,
            samesite="lax",
        )

    async def user_from_cookie(self, cookie: str | None) -> CurrentUser | None:
        if not cookie:
            return None
        words = self._checked_cookies.get(cookie)
        if words is None:
            try:
                person_id, key = self.read(SESSION, cookie, SESSION_LIFETIME_S)
            except (ApiError, ValueError):
                return None
            if len(self._checked_cookies) > MAX_CACHED_PEOPLE:
                self._checked_cookies.clear()
            words = self._checked_cookies[cookie] = (person_id, key)
        person_id, key = words
        known = self._people.get(person_id)
        if known is None or known[0] < time.monotonic():
            known = await self._look_up(person_id)
        if known is None or not secrets.compare_digest(known[1].session_key, key):
            return None
        return known[1]

    async def _look_up(self, person_id: str) -> tuple[float, CurrentUser] | None:
        try:
            row = await self.database.first_row(PERSON_QUERY.where(Person.id == person_id))
        except DATABASE_ERRORS as error:
            raise ApiError("database") from error
        if row is None:
            return None
        person_id, name, password, key, language = row
        return self.cache_user(CurrentUser(person_id, name, password is None, key, language))

    def cache_user(self, user: CurrentUser) -> tuple[float, CurrentUser]:
        if len(self._people) > MAX_CACHED_PEOPLE:
            self._people.clear()
        known = self._people[user.id] = (time.monotonic() + PERSON_CACHE_TTL_S, user)
        return known

    def changed(self, person_id: str, signed_out: bool = False) -> None:
        """Drop a person from all caches; with `signed_out`, close their sockets."""
        self._people.pop(person_id, None)
        self.channels.publish(f"{person_id} {SIGNED_OUT if signed_out else ''}", PEOPLE_CHANNEL)

    async def _follow_changes(self) -> None:
        async with self.channels.start_subscription(PEOPLE_CHANNEL) as notices:
            async for notice in notices.iter_events():
                person_id, _, what = notice.decode().partition(" ")
                self._people.pop(person_id, None)
                if what == SIGNED_OUT and self.on_signed_out is not None:
                    self.on_signed_out(person_id)

    def close(self) -> None:
        self._task.cancel()


class Authentication(AbstractAuthenticationMiddleware):
    """Sets `request.user` from the session cookie."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        """Accept requests without a session too; handlers call `require_user`."""
        sessions: Sessions = connection.app.state.sessions
        user = await sessions.user_from_cookie(connection.cookies.get(SESSION_COOKIE))
        return AuthenticationResult(user=user, auth=None)


def require_user(connection: ASGIConnection[Any, Any, Any, Any]) -> CurrentUser:
    """Return the person who sends a request; raise ApiError if there is no session."""
    user: CurrentUser | None = connection.user
    if user is None:
        raise ApiError("not-signed-in")
    return user
