"""Sessions: a signed cookie names a person, their session key and the session of the browser.

A session of a browser is a row; signing out removes it, so that copies of the cookie end too.
Cookies of earlier versions name no session; they work until the person signs out.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from sqlalchemy import delete, or_, select, update

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import DATABASE_ERRORS, Database
from cottonopolis.server.models import BrowserSession, Operator, Person, Sanction
from cottonopolis.server.schemas import PersonShape, now
from cottonopolis.server.settings import Settings

SESSION_COOKIE = "cottonopolis_session"
CSRF_COOKIE = "cottonopolis_csrf"
HOST_PREFIX = "__Host-"  # over HTTPS: browsers accept such cookies from this host only
SESSION_LIFETIME_S = 180 * 24 * 3600
PERSON_CACHE_TTL_S = 60.0
PEOPLE_CHANNEL = "people"  # the channel that announces changed people to other processes
SIGNED_OUT = "out"  # message on that channel: all sessions of the person have ended
ERASED = "erased"  # the same, and the person's name and texts are gone
MAX_CACHED_COOKIES = 5000
SEEN_PRECISION = timedelta(days=1)
PERSON_QUERY = select(
    Person.id,
    Person.name,
    Person.password,
    Person.session_key,
    Person.language,
    Person.seen_at,
    Operator.person_id,
).outerjoin(Operator, Operator.person_id == Person.id)
SESSION, CONFIRM, RESET = "session", "confirm", "reset"  # purposes of signed texts


@dataclass(frozen=True)
class Restriction:
    """A ban or a mute that is in force."""

    until: datetime | None  # None: for good
    reason: str

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > now()

    def refusal(self, code: str) -> ApiError:
        until = self.until.isoformat() if self.until else None
        return ApiError(code, until=until, reason=self.reason)


@dataclass(frozen=True)
class CurrentUser:
    """The person who sends a request, and the session of their browser."""

    id: str
    name: str
    guest: bool
    session_key: str
    language: str
    session_id: str = ""  # empty for a cookie of an earlier version
    is_operator: bool = False
    verified_at: datetime | None = None  # second factor of an operator
    restrictions: dict[str, Restriction] = field(default_factory=dict)  # by kind: ban, mute

    def shape(self) -> PersonShape:
        return PersonShape(self.id, self.name, self.guest)

    def check_not(self, kind: str, code: str) -> None:
        """Raise ApiError with this code if the person is banned or muted."""
        found = self.restrictions.get(kind)
        if found is not None and found.holds:
            raise found.refusal(code)


def user_of(person: Person, session_id: str = "") -> CurrentUser:
    return CurrentUser(
        person.id,
        person.name,
        person.password is None,
        person.session_key,
        person.language,
        session_id,
    )


def new_id() -> str:
    """Create a random id that cannot be guessed."""
    return secrets.token_urlsafe(12)


class Sessions:
    """Signs and reads session cookies, and caches the people behind them."""

    def __init__(
        self, database: Database, settings: Settings, secret: str, channels: ChannelsPlugin
    ) -> None:
        self.database = database
        self.settings = settings
        self.secret = secret
        self.channels = channels
        # Closes the open sockets of a person, or of one session
        self.on_signed_out: Callable[[str, str], None] | None = None
        self.on_erased: Callable[[str], Awaitable[None]] | None = None  # reads rooms again
        self._task = asyncio.create_task(self._follow_changes())
        self._users: dict[tuple[str, str], tuple[float, CurrentUser]] = {}  # by person, session
        self._checked_cookies: dict[
            str, tuple[str, str, str]
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

    # Cookies

    def _named(self, cookie: str) -> str:
        return HOST_PREFIX + cookie if self.settings.secure else cookie

    @property
    def session_cookie(self) -> str:
        return self._named(SESSION_COOKIE)

    @property
    def csrf_cookie(self) -> str:
        return self._named(CSRF_COOKIE)

    def csrf_token(self, user: CurrentUser) -> str:
        """The token that every changing request of this session must repeat."""
        session = user.session_id or f"{user.id} {user.session_key}"
        return hmac.new(
            self.secret.encode(), f"csrf {session}".encode(), hashlib.sha256
        ).hexdigest()

    def cookies(self, user: CurrentUser) -> list[Cookie]:
        """The cookies that start a session."""
        words = self.sign(SESSION, user.id, user.session_key, user.session_id)
        return [
            self._cookie(self.session_cookie, words, SESSION_LIFETIME_S),
            self._cookie(self.csrf_cookie, self.csrf_token(user), SESSION_LIFETIME_S),
        ]

    def no_cookies(self) -> list[Cookie]:
        """Cookies that end the session in this browser."""
        names = {self.session_cookie, SESSION_COOKIE, self.csrf_cookie}
        return [self._cookie(name, "", 0) for name in sorted(names)]

    def _cookie(self, name: str, value: str, max_age: int) -> Cookie:
        is_token = name.endswith(CSRF_COOKIE)  # scripts of the client read it
        return Cookie(
            name,
            path="/",
            value=value,
            max_age=max_age,
            httponly=not is_token,
            secure=self.settings.secure,
            samesite="strict" if is_token else "lax",
        )

    # Sessions

    async def start(self, person: Person, address: str | None) -> CurrentUser:
        """Start a session of a browser."""
        user = user_of(person, new_id())
        row = BrowserSession(
            id=user.session_id, person_id=person.id, created_at=now(), address=address
        )
        async with self.database.writing() as session:
            session.add(row)
        return user

    async def end(self, user: CurrentUser, close_sockets: bool = True) -> None:
        """End the session of a browser; a cookie of an earlier version ends all sessions."""
        if not user.session_id:
            await self.end_all(user.id)
            return
        async with self.database.writing() as session:
            gone = delete(BrowserSession).where(BrowserSession.id == user.session_id)
            await session.execute(gone)
        self._forget(user.id)
        what = f"{SIGNED_OUT} {user.session_id}" if close_sockets else ""
        self.channels.publish(f"{user.id} {what}", PEOPLE_CHANNEL)

    async def end_all(self, person_id: str) -> None:
        """End all sessions of a person, and close their sockets."""
        key = update(Person).where(Person.id == person_id).values(session_key=new_id())
        gone = delete(BrowserSession).where(BrowserSession.person_id == person_id)
        async with self.database.writing() as session:
            await session.execute(key)
            await session.execute(gone)
        self.changed(person_id, signed_out=True)

    async def user_from_cookies(self, cookies: dict[str, str]) -> CurrentUser | None:
        cookie = cookies.get(self.session_cookie)
        if cookie:
            return await self._user_from_cookie(cookie)
        earlier = cookies.get(SESSION_COOKIE)  # before the cookie had its prefix
        user = await self._user_from_cookie(earlier) if earlier else None
        return user if user is not None and not user.session_id else None

    async def _user_from_cookie(self, cookie: str) -> CurrentUser | None:
        words = self._checked_cookies.get(cookie)
        if words is None:
            try:
                person_id, key, *session = self.read(SESSION, cookie, SESSION_LIFETIME_S)
            except (ApiError, ValueError):
                return None
            if len(self._checked_cookies) >= MAX_CACHED_COOKIES:
                del self._checked_cookies[next(iter(self._checked_cookies))]
            words = (person_id, key, session[0] if session else "")
            self._checked_cookies[cookie] = words
        person_id, key, session_id = words
        known = self._users.get((person_id, session_id))
        if known is None or known[0] < time.monotonic():
            known = await self._look_up(person_id, session_id)
        if known is None or not secrets.compare_digest(known[1].session_key, key):
            return None
        return known[1]

    async def _look_up(self, person_id: str, session_id: str) -> tuple[float, CurrentUser] | None:
        query = PERSON_QUERY.where(Person.id == person_id).add_columns(BrowserSession.verified_at)
        here = (BrowserSession.person_id == Person.id) & (BrowserSession.id == session_id)
        query = query.join(BrowserSession, here, isouter=not session_id)
        try:
            row = await self.database.first_row(query)
            if row is None:
                self._users.pop((person_id, session_id), None)
                return None
            _, name, password, key, language, seen_at, operator, verified_at = row
            restrictions = await self._restrictions(person_id)
            if seen_at is None or seen_at < now() - SEEN_PRECISION:
                async with self.database.writing() as session:
                    seen = update(Person).where(Person.id == person_id).values(seen_at=now())
                    await session.execute(seen)
        except DATABASE_ERRORS as error:
            raise ApiError("database") from error
        user = CurrentUser(
            person_id,
            name,
            password is None,
            key,
            language,
            session_id,
            operator is not None,
            verified_at,
            restrictions,
        )
        at = time.monotonic()
        self._users.pop((person_id, session_id), None)
        while self._users and next(iter(self._users.values()))[0] < at:
            del self._users[next(iter(self._users))]
        known = (at + PERSON_CACHE_TTL_S, user)
        self._users[person_id, session_id] = known  # the last: they expire in this order
        return known

    async def _restrictions(self, person_id: str) -> dict[str, Restriction]:
        """The bans and mutes of a person; of several, the longest."""
        in_force = or_(Sanction.until.is_(None), Sanction.until > now())
        query = (
            select(Sanction.kind, Sanction.until, Sanction.reason)
            .where(Sanction.person_id == person_id, Sanction.kind.in_(("ban", "mute")))
            .where(Sanction.lifted_at.is_(None), in_force)
            .order_by(Sanction.until.is_(None), Sanction.until)
        )
        async with self.database.reading() as session:
            rows = (await session.execute(query)).all()
        return {kind: Restriction(until, reason) for kind, until, reason in rows}

    def changed(self, person_id: str, signed_out: bool = False) -> None:
        """Drop a person from all caches; with `signed_out`, close their sockets."""
        self._forget(person_id)
        self.channels.publish(f"{person_id} {SIGNED_OUT if signed_out else ''}", PEOPLE_CHANNEL)

    def erased(self, person_id: str) -> None:
        """Drop a deleted person from all caches, sockets and rooms."""
        self._forget(person_id)
        self.channels.publish(f"{person_id} {ERASED}", PEOPLE_CHANNEL)

    def _forget(self, person_id: str) -> None:
        for key in [key for key in self._users if key[0] == person_id]:
            self._users.pop(key, None)

    async def _follow_changes(self) -> None:
        async with self.channels.start_subscription(PEOPLE_CHANNEL) as notices:
            async for notice in notices.iter_events():
                person_id, what, session_id, *_ = [*notice.decode().split(" "), "", ""]
                self._forget(person_id)
                if what in (SIGNED_OUT, ERASED) and self.on_signed_out is not None:
                    self.on_signed_out(person_id, session_id)
                if what == ERASED and self.on_erased is not None:
                    await self.on_erased(person_id)

    def close(self) -> None:
        self._task.cancel()


class Authentication(AbstractAuthenticationMiddleware):
    """Sets `request.user` from the session cookie."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        """Accept requests without a session too; handlers call `require_user`."""
        sessions: Sessions = connection.app.state.sessions
        user = await sessions.user_from_cookies(connection.cookies)
        return AuthenticationResult(user=user, auth=None)


def require_user(connection: ASGIConnection[Any, Any, Any, Any]) -> CurrentUser:
    """Return the person who sends a request; raise ApiError if there is no session."""
    user: CurrentUser | None = connection.user
    if user is None:
        raise ApiError("not-signed-in")
    return user
