"""Guests, accounts, signing in and out, notification settings."""

import asyncio
import secrets
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Delete, select
from sqlalchemy import delete as delete_rows
from sqlalchemy.exc import IntegrityError

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.limits import GUESTS
from cottonopolis.server.mail_limits import may_mail
from cottonopolis.server.models import BrowserSession, Person, PushSubscription
from cottonopolis.server.moderation.table_commands import rename_at_tables
from cottonopolis.server.name_checks import check_name_is_free
from cottonopolis.server.names import MAX_NAME_CHARS, checked_name, name_key, skeleton
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import database_of
from cottonopolis.server.schemas import CONTROL_CHARS, END_OF_TEXT, NAME_PATTERN, now
from cottonopolis.server.sessions import (
    CONFIRM,
    RESET,
    CurrentUser,
    Sessions,
    new_id,
    require_user,
)
from cottonopolis.server.site import check_registration, kept_address
from cottonopolis.server.webhooks import is_allowed

RESET_TOKEN_LIFETIME_S = 3600
CONFIRM_TOKEN_LIFETIME_S = 7 * 24 * 3600

Name = Annotated[str, Meta(min_length=2, max_length=MAX_NAME_CHARS, pattern=NAME_PATTERN)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
LETTERS = r"[A-Za-z0-9!#$%&*+/=?^_{|}~\-]+"
DOMAIN = r"([A-Za-z0-9\-]+\.)+[A-Za-z]{2,}"
Email = Annotated[
    str, Meta(max_length=254, pattern=rf"^{LETTERS}(\.{LETTERS})*@{DOMAIN}{END_OF_TEXT}")
]
LOCAL = r"http://127\.0\.0\.1(:[0-9]{1,5})?/"
Webhook = Annotated[
    str, Meta(max_length=500, pattern=rf"^(https://|{LOCAL})[^\s@{CONTROL_CHARS}]+{END_OF_TEXT}")
]
Token = Annotated[
    str, Meta(min_length=8, max_length=600, pattern=rf"^[A-Za-z0-9_.\-]+{END_OF_TEXT}")
]
Language = Literal["en", "fr", "it", "de"]

hasher = PasswordHasher()


@cache
def dummy_hash() -> str:
    """A hash to check the passwords of unknown names with, so that they take as long to check."""
    return hasher.hash("nobody has this password")


class NewGuest(Struct, forbid_unknown_fields=True):
    """A new guest."""

    name: Name
    language: Language = "en"


class NewAccount(Struct, forbid_unknown_fields=True):
    """A new account; a guest of the current session becomes this account."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"


class SignIn(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class Changes(Struct, forbid_unknown_fields=True):
    """Changes to the user's profile; missing fields stay the same."""

    language: Language | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    webhook: Webhook | UnsetType | None = UNSET
    shares_games: bool | UnsetType = UNSET


class NewPassword(Struct, forbid_unknown_fields=True):
    """A change of password."""

    old: Password
    new: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """The account whose password is forgotten."""

    name: Name


class Reset(Struct, forbid_unknown_fields=True):
    """A new password, with the token from the e-mail."""

    token: Token
    password: Password


class Confirmation(Struct, forbid_unknown_fields=True):
    """The token from the confirmation e-mail."""

    token: Token


class Me(Struct):
    """The profile of the current user."""

    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    email_confirmed: bool
    webhook: str | None
    shares_games: bool  # whether finished games may be used for puzzles and statistics
    operator: bool  # whether this account may moderate
    restrictions: list["RestrictionShape"]


class RestrictionShape(Struct):
    """A ban or a mute that is in force."""

    kind: str  # ban or mute
    until: datetime | None  # null: for good
    reason: str


class MeOrNobody(Struct):
    """The profile of the current user, or null without a session."""

    me: Me | None


def me(person: Person, user: CurrentUser | None = None) -> Me:
    return Me(
        person.id,
        person.name,
        person.password is None,
        person.language,
        person.email,
        person.email_confirmed,
        person.webhook,
        person.shares_games,
        user is not None and user.is_operator,
        [
            RestrictionShape(kind, found.until, found.reason)
            for kind, found in (user.restrictions if user else {}).items()
            if found.holds
        ],
    )


async def hash_password(password: str) -> str:
    """Hash with Argon2, outside the event loop."""
    return await asyncio.to_thread(hasher.hash, password)


async def matches(stored: str | None, password: str) -> bool:
    """Check a password; takes the same time if none is stored."""

    def check() -> bool:
        dummy = dummy_hash()  # the first check takes longer, whether or not the name is known
        try:
            return hasher.verify(stored or dummy, password)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(check) and stored is not None


class Accounts(Controller):
    path = "/"
    tags = ("people",)

    @get("/me", summary="Get the current user", **route("getMe", public=True, errors=()))
    async def get_me(
        self, request: Request[CurrentUser | None, Any, State], state: State
    ) -> Response[MeOrNobody]:
        """`me` is null if there is no session."""
        user = request.user
        if user is None:
            return Response(MeOrNobody(None))
        async with database_of(state).reading() as session:
            person = await session.get_one(Person, user.id)
        found = MeOrNobody(me(person, user))
        if user.session_id:
            return Response(found)
        # The cookie is of an earlier version; this one can be ended
        new = await _sessions(state).start(person, await kept_address(state, request))
        return Response(found, cookies=_sessions(state).cookies(new))

    @post(
        "/guests",
        summary="Play as a guest",
        **route("becomeGuest", public=True, errors=(409, 422), is_attempt=True, rate=GUESTS),
    )
    async def guest(
        self, request: Request[CurrentUser | None, Any, State], data: NewGuest, state: State
    ) -> Response[Me]:
        """Creates a guest and starts a session. Names of accounts are refused."""
        await check_registration(database_of(state), guest=True)
        name = checked_name(data.name)
        await check_name_is_free(database_of(state), name)
        person = Person(
            id=new_id(),
            name=name,
            email_confirmed=False,
            language=data.language,
            session_key=new_id(),
            created_at=now(),
            seen_at=now(),
        )
        async with database_of(state).writing() as session:
            session.add(person)
        return await _signed_in(request, state, person, 201)

    @post(
        "/accounts",
        summary="Create an account, or turn the guest into one",
        **route("createAccount", public=True, errors=(409, 422), is_attempt=True, rate=GUESTS),
    )
    async def account(
        self, request: Request[CurrentUser | None, Any, State], data: NewAccount, state: State
    ) -> Response[Me]:
        """A guest keeps all seats. Starts a session."""
        await check_registration(database_of(state), guest=False)
        name = checked_name(data.name)
        if request.user is not None and not request.user.guest:
            raise ApiError("has-account")
        password = await hash_password(data.password)
        values = {
            "name": name,
            "name_key": name_key(name),
            "name_skeleton": skeleton(name),
            "password": password,
            "email": data.email,
            "language": data.language,
            "session_key": new_id(),
            "seen_at": now(),
        }
        await check_name_is_free(database_of(state), name)
        try:
            async with database_of(state).writing() as session:
                person = await session.get(Person, request.user.id) if request.user else None
                if person is None:
                    person = Person(id=new_id(), email_confirmed=False, created_at=now(), **values)
                    session.add(person)
                elif person.password is not None:
                    raise ApiError("has-account")
                else:
                    for key, value in values.items():
                        setattr(person, key, value)
        except IntegrityError:
            raise ApiError("name-taken") from None
        _sessions(state).changed(person.id)
        await rename_at_tables(state.registry, person)
        await _ask_to_confirm(state, person)
        return await _signed_in(request, state, person, 201)

    @post(
        "/sessions",
        summary="Sign in",
        **route("signIn", public=True, errors=(401,), is_attempt=True),
    )
    async def sign_in(
        self, request: Request[CurrentUser | None, Any, State], data: SignIn, state: State
    ) -> Response[Me]:
        """An unknown name and a wrong password give the same error."""
        query = select(Person).where(Person.name_key == name_key(data.name))
        async with database_of(state).reading() as session:
            person = (await session.scalars(query)).one_or_none()
        stored = person.password if person else None
        if not await matches(stored, data.password) or person is None:
            raise ApiError("wrong-password")
        return await _signed_in(request, state, person, 201)

    @delete(
        "/sessions",
        summary="Sign out of this browser",
        **route("signOut", public=True, errors=(), for_banned=True),
    )
    async def sign_out(
        self, request: Request[CurrentUser | None, Any, State], state: State
    ) -> Response[None]:
        """Copies of the cookie end too. Sessions in other browsers stay open."""
        if request.user is not None:
            await _sessions(state).end(request.user)
        return Response(None, status_code=204, cookies=_sessions(state).no_cookies())

    @delete(
        "/sessions/all",
        summary="Sign out everywhere",
        **route("signOutEverywhere", errors=(401,), for_banned=True),
    )
    async def sign_out_everywhere(
        self, request: Request[CurrentUser | None, Any, State], state: State
    ) -> Response[None]:
        """Ends every session of the current user."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            await session.execute(_end_push(user.id))
        await _sessions(state).end_all(user.id)
        return Response(None, status_code=204, cookies=_sessions(state).no_cookies())

    @patch(
        "/me",
        summary="Change language, e-mail address, webhook or the use of games",
        **route("changeMe", errors=(401, 409, 422), is_attempt=True),
    )
    async def change(
        self, request: Request[CurrentUser | None, Any, State], data: Changes, state: State
    ) -> Me:
        """Missing fields stay the same. A new e-mail address must be confirmed.

        Only accounts have e-mail addresses, and an address gets one such mail per hour.
        """
        user = require_user(request)
        if user.guest and isinstance(data.email, str):
            raise ApiError("needs-account")
        if isinstance(data.webhook, str):
            _check_webhook(data.webhook, state.settings.webhook_hosts)
        async with database_of(state).writing() as session:
            person = await session.get_one(Person, user.id)
            if not isinstance(data.language, UnsetType):
                person.language = data.language
            if not isinstance(data.webhook, UnsetType):
                person.webhook = data.webhook
            if not isinstance(data.shares_games, UnsetType):
                person.shares_games = data.shares_games
            new_email = not isinstance(data.email, UnsetType) and data.email != person.email
            if not isinstance(data.email, UnsetType) and new_email:
                person.email = data.email
                person.email_confirmed = False
        if new_email:
            await _ask_to_confirm(state, person)
        _sessions(state).changed(user.id)
        return me(person, user)

    @post(
        "/me/password",
        summary="Change the password",
        **route("changePassword", errors=(401,), is_attempt=True),
    )
    async def change_password(
        self, request: Request[CurrentUser | None, Any, State], data: NewPassword, state: State
    ) -> Response[Me]:
        """Ends all other sessions."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            person = await session.get_one(Person, user.id)
        if not await matches(person.password, data.old):
            raise ApiError("wrong-password")
        person = await _set_password(state, user.id, data.new)
        return await _signed_in(request, state, person, 201)

    @post(
        "/password/forgotten",
        summary="Request a password reset by e-mail",
        status_code=202,
        **route("forgotPassword", public=True, errors=(), is_attempt=True),
    )
    async def forgotten(self, data: Forgotten, state: State) -> Response[None]:
        """The response does not reveal whether the account exists."""
        query = select(Person).where(Person.name_key == name_key(data.name))
        async with database_of(state).reading() as session:
            person = (await session.scalars(query)).one_or_none()
        if person is not None and person.email and person.email_confirmed:
            if not await may_mail(database_of(state), "reset", person.email):
                return Response(None, status_code=202)
            token = _sessions(state).sign(RESET, person.id, person.session_key)
            state.notifier.mail(person, "reset", token=token)
        return Response(None, status_code=202)

    @post(
        "/password/reset",
        summary="Set a new password with the token from an e-mail",
        **route("resetPassword", public=True, errors=(422,), is_attempt=True),
    )
    async def reset(
        self, request: Request[CurrentUser | None, Any, State], data: Reset, state: State
    ) -> Response[Me]:
        """The token can be used once, within an hour."""
        person_id, key = _sessions(state).read(RESET, data.token, RESET_TOKEN_LIFETIME_S)
        async with database_of(state).reading() as session:
            person = await session.get(Person, person_id)
        if person is None or not secrets.compare_digest(person.session_key, key):
            raise ApiError("token")
        person = await _set_password(state, person.id, data.password)
        return await _signed_in(request, state, person, 201)

    @post(
        "/email/confirmed",
        summary="Confirm an e-mail address",
        status_code=200,
        **route("confirmEmail", public=True, errors=(422,)),
    )
    async def confirm(self, data: Confirmation, state: State) -> Me:
        """With the token from the e-mail, within seven days."""
        person_id, email = _sessions(state).read(CONFIRM, data.token, CONFIRM_TOKEN_LIFETIME_S)
        async with database_of(state).writing() as session:
            person = await session.get(Person, person_id)
            if person is None or person.email != email:
                raise ApiError("token")
            person.email_confirmed = True
        return me(person)


def _sessions(state: State) -> Sessions:
    sessions: Sessions = state.sessions
    return sessions


async def _signed_in(
    request: Request[CurrentUser | None, Any, State], state: State, person: Person, status: int
) -> Response[Me]:
    """The response that starts a session."""
    sessions = _sessions(state)
    if request.user is not None and request.user.session_id:
        # The browser forgets it; a guest with a new account stays at the table
        await sessions.end(request.user, close_sockets=request.user.id != person.id)
    user = await sessions.start(person, await kept_address(state, request))
    return Response(me(person, user), status_code=status, cookies=sessions.cookies(user))


async def _set_password(state: State, person_id: str, password: str) -> Person:
    """Set a password, and end all sessions."""
    hashed = await hash_password(password)
    async with database_of(state).writing() as session:
        person = await session.get_one(Person, person_id)
        person.password = hashed
        person.session_key = new_id()
        await session.execute(_end_push(person_id))
        gone = delete_rows(BrowserSession).where(BrowserSession.person_id == person_id)
        await session.execute(gone)
    _sessions(state).changed(person.id, signed_out=True)
    return person


def _end_push(person_id: str) -> Delete:
    """Browsers that are signed out get no more messages."""
    return delete_rows(PushSubscription).where(PushSubscription.person_id == person_id)


async def _ask_to_confirm(state: State, person: Person) -> None:
    if person.email and not person.email_confirmed:
        if not await may_mail(database_of(state), "confirm", person.email):
            return
        token = _sessions(state).sign(CONFIRM, person.id, person.email)
        state.notifier.mail(person, "confirm", token=token)


def _check_webhook(url: str, hosts: tuple[str, ...]) -> None:
    """Raise ApiError if the host is not allowed."""
    if not is_allowed(url, hosts):
        raise ApiError("webhook-host", known=", ".join(hosts))
