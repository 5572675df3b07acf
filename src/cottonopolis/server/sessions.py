"""Who is asking: a signed cookie names a person and that person's session key."""

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
from cottonopolis.server.database import DATABASE_TROUBLE, Database
from cottonopolis.server.models import Person
from cottonopolis.server.schemas import PersonShape
from cottonopolis.server.settings import Settings

COOKIE = "cottonopolis_session"
LASTS = 180 * 24 * 3600  # seconds
REMEMBERED = 60.0  # seconds that a person is not looked up again, unless something changed
PEOPLE = "people"  # the channel on which processes tell each other who changed
OUT = "out"  # said of somebody whose sessions have all ended
MOST_REMEMBERED = 20_000
LOOK_UP = select(Person.id, Person.name, Person.password, Person.session_key, Person.language)
SESSION, CONFIRM, RESET = "session", "confirm", "reset"  # what a signed text is for


@dataclass(frozen=True)
class Who:
    """The person behind a request."""

    id: str
    name: str
    guest: bool
    session_key: str
    language: str

    def shape(self) -> PersonShape:
        """As others see them."""
        return PersonShape(self.id, self.name, self.guest)


def who_of(person: Person) -> Who:
    """The part of a person that requests need."""
    return Who(person.id, person.name, person.password is None, person.session_key, person.language)


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(12)


def tidy(name: str) -> str:
    """A name without stray spaces, in one way of writing it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_key(name: str) -> str:
    """What two names share that only look different."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()[:80]


class Sessions:
    """Signs and reads cookies, and remembers who is who for a moment."""

    def __init__(
        self, database: Database, settings: Settings, secret: str, channels: ChannelsPlugin
    ) -> None:
        self.database = database
        self.settings = settings
        self.secret = secret
        self.channels = channels
        self.signed_out: Callable[[str], None] | None = None  # asked to close what is open
        self._task = asyncio.create_task(self._listen())
        self._known: dict[str, tuple[float, Who]] = {}
        self._signed: dict[str, tuple[str, str]] = {}  # cookies whose signature was checked

    def sign(self, purpose: str, *words: str) -> str:
        """A text that only this server can have written."""
        return str(URLSafeTimedSerializer(self.secret, salt=purpose).dumps(words))

    def read(self, purpose: str, text: str, max_age: int) -> list[str]:
        """The words of a signed text; a fault if it is forged or too old."""
        try:
            words = URLSafeTimedSerializer(self.secret, salt=purpose).loads(text, max_age)
        except BadSignature:
            raise ApiError("token") from None
        return [str(word) for word in words]

    def cookie(self, who: Who) -> Cookie:
        """The cookie of a session."""
        return self._cookie(self.sign(SESSION, who.id, who.session_key), LASTS)

    def no_cookie(self) -> Cookie:
        """Ends the session in this browser."""
        return self._cookie("", 0)

    def _cookie(self, value: str, lasts: int) -> Cookie:
        return Cookie(
            COOKIE,
            path="/",
            value=value,
            max_age=lasts,
            httponly=True,
            secure=self.settings.secure,
            samesite="lax",
        )

    async def who(self, cookie: str | None) -> Who | None:
        """The person a cookie stands for."""
        if not cookie:
            return None
        words = self._signed.get(cookie)
        if words is None:
            try:
                person_id, key = self.read(SESSION, cookie, LASTS)
            except (ApiError, ValueError):
                return None
            if len(self._signed) > MOST_REMEMBERED:
                self._signed.clear()
            words = self._signed[cookie] = (person_id, key)
        person_id, key = words
        known = self._known.get(person_id)
        if known is None or known[0] < time.monotonic():
            known = await self._look_up(person_id)
        if known is None or not secrets.compare_digest(known[1].session_key, key):
            return None
        return known[1]

    async def _look_up(self, person_id: str) -> tuple[float, Who] | None:
        try:
            row = await self.database.first_row(LOOK_UP.where(Person.id == person_id))
        except DATABASE_TROUBLE as trouble:
            raise ApiError("database") from trouble
        if row is None:
            return None
        person_id, name, password, key, language = row
        return self.remember(Who(person_id, name, password is None, key, language))

    def remember(self, who: Who) -> tuple[float, Who]:
        """Keep somebody in mind, as they are now."""
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        known = self._known[who.id] = (time.monotonic() + REMEMBERED, who)
        return known

    def changed(self, person_id: str, signed_out: bool = False) -> None:
        """Look somebody up again next time, in all processes; perhaps end what is open."""
        self._known.pop(person_id, None)
        self.channels.publish(f"{person_id} {OUT if signed_out else ''}", PEOPLE)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(PEOPLE) as notices:
            async for notice in notices.iter_events():
                person_id, _, what = notice.decode().partition(" ")
                self._known.pop(person_id, None)
                if what == OUT and self.signed_out is not None:
                    self.signed_out(person_id)

    def close(self) -> None:
        """Stop listening."""
        self._task.cancel()


class Authentication(AbstractAuthenticationMiddleware):
    """Puts the person behind a request where handlers find them."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        """Nobody is turned away here: handlers say what they need."""
        sessions: Sessions = connection.app.state.sessions
        who = await sessions.who(connection.cookies.get(COOKIE))
        return AuthenticationResult(user=who, auth=None)


def signed_in(connection: ASGIConnection[Any, Any, Any, Any]) -> Who:
    """The person behind a request; a fault if there is none."""
    who: Who | None = connection.user
    if who is None:
        raise ApiError("not-signed-in")
    return who
