"""Web push: browsers subscribe to messages about their owner's turn."""

from contextlib import suppress
from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from msgspec import Meta, Struct
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.models import PushSubscription
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import UserRequest, database_of
from cottonopolis.server.schemas import CONTROL_CHARS, END_OF_TEXT, ID_PATTERN, now
from cottonopolis.server.sessions import require_user
from cottonopolis.server.web_push import PushSender

MAX_BROWSERS_PER_PERSON = 10

Endpoint = Annotated[
    str, Meta(max_length=500, pattern=rf"^https?://[^\s@{CONTROL_CHARS}]+{END_OF_TEXT}")
]


class PushKey(Struct):
    """The public key of this server, for `PushManager.subscribe`."""

    key: str


class Subscription(Struct, forbid_unknown_fields=True):
    """A subscription as the browser returns it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100, pattern=ID_PATTERN)]
    auth: Annotated[str, Meta(max_length=40, pattern=ID_PATTERN)]


class EndedSubscription(Struct, forbid_unknown_fields=True):
    """A subscription that the browser ends."""

    endpoint: Endpoint


class Push(Controller):
    path = "/push"
    tags = ("people",)

    @get(
        "/key",
        summary="Get the key for web push",
        sync_to_thread=False,
        **route("getPushKey", public=True, errors=()),
    )
    def key(self, state: State) -> PushKey:
        """Created when the server first starts, and the same ever after."""
        sender: PushSender = state.push_sender
        return PushKey(sender.public_key)

    @post(
        "/subscriptions",
        summary="Subscribe a browser to messages about the user's turns",
        status_code=204,
        **route("subscribeToPush", errors=(401, 422)),
    )
    async def subscribe(self, request: UserRequest, data: Subscription, state: State) -> None:
        """A subscription that exists moves to the current user. The ten newest are kept."""
        user = require_user(request)
        sender: PushSender = state.push_sender
        if not sender.may_call(data.endpoint):
            raise ApiError("push-host", known=", ".join(sender.hosts))
        from cottonopolis.server.push_encryption import are_valid_keys

        if not are_valid_keys(data.p256dh, data.auth):
            raise ApiError("bad-request", detail="p256dh, auth")
        # The same browser may send its subscription twice at once; one of them is enough
        with suppress(IntegrityError):
            await self._store(state, user.id, data)

    async def _store(self, state: State, person_id: str, data: Subscription) -> None:
        own = PushSubscription.person_id == person_id
        newest = PushSubscription.created_at.desc()
        async with database_of(state).writing() as session:
            await session.merge(
                PushSubscription(
                    endpoint=data.endpoint,
                    person_id=person_id,
                    p256dh=data.p256dh,
                    auth=data.auth,
                    created_at=now(),
                )
            )
            await session.flush()
            kept = select(PushSubscription.endpoint).where(own).order_by(newest)
            endpoints = (await session.scalars(kept)).all()
            too_many = PushSubscription.endpoint.in_(endpoints[MAX_BROWSERS_PER_PERSON:])
            await session.execute(delete(PushSubscription).where(own, too_many))

    @post(
        "/subscriptions/ended",
        summary="End the subscription of a browser",
        status_code=204,
        **route("unsubscribeFromPush", errors=(401,)),
    )
    async def unsubscribe(
        self, request: UserRequest, data: EndedSubscription, state: State
    ) -> None:
        """Does nothing if there is no such subscription."""
        own = PushSubscription.person_id == require_user(request).id
        this = PushSubscription.endpoint == data.endpoint
        async with database_of(state).writing() as session:
            await session.execute(delete(PushSubscription).where(own, this))
