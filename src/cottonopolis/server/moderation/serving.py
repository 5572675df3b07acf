"""Moderation in a running server: who may moderate, and a moderator for a request."""

import time
from datetime import timedelta
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.models import BrowserSession, Operator
from cottonopolis.server.moderation import totp
from cottonopolis.server.moderation.actions import Moderator
from cottonopolis.server.moderation.audit import record
from cottonopolis.server.permissions import database_of
from cottonopolis.server.restrictions import BannedNetworks
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import CurrentUser, Sessions, require_user

VERIFIED_FOR = timedelta(hours=12)  # then the operator has to enter another code
MAX_WRONG_CODES = 5
WRONG_CODES_PAUSE = timedelta(minutes=15)


def moderator_of(state: State, actor: str) -> Moderator:
    sessions: Sessions = state.sessions
    networks: BannedNetworks = state.networks
    return Moderator(
        database_of(state),
        state.registry,
        actor,
        sessions.changed,
        networks.changed,
        sessions.erased,
    )


def is_verified(user: CurrentUser) -> bool:
    return user.verified_at is not None and user.verified_at > now() - VERIFIED_FOR


def require_operator(connection: ASGIConnection[Any, Any, Any, Any]) -> CurrentUser:
    """Return the operator who sends a request; raise ApiError if it is somebody else."""
    user = require_user(connection)
    if not user.is_operator:
        raise ApiError("not-operator")
    if not is_verified(user):
        raise ApiError("second-factor")
    return user


async def verify(state: State, user: CurrentUser, code: str) -> None:
    """Check a code of the second factor; the session is verified for some hours."""
    at = now()
    accepted = False
    async with database_of(state).writing() as session:
        operator = await session.get(Operator, user.id, with_for_update=True)
        row = await session.get(BrowserSession, user.session_id)
        if operator is None or row is None:
            raise ApiError("not-operator")
        if operator.tried_at is None or operator.tried_at < at - WRONG_CODES_PAUSE:
            operator.tries, operator.tried_at = 0, at
        if operator.tries < MAX_WRONG_CODES:
            secret, last = operator.totp_secret, operator.last_step
            step = totp.matching_step(secret, code, time.time(), last)
            accepted = step is not None
            if step is not None:
                operator.last_step, operator.tries = step, 0
                row.verified_at = at
                record(session, user.id, "verified")
        if not accepted:
            operator.tries += 1
            if operator.tries == MAX_WRONG_CODES:
                record(session, user.id, "wrong_codes")
    if not accepted:
        raise ApiError("wrong-code")
    sessions: Sessions = state.sessions
    sessions.changed(user.id)
