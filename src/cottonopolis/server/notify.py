"""Notifies absent players of their turn and of the start and end of games.

Messages are sent in the background and retried a few times. They never delay a move or make it
fail.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import delete, select

from cottonopolis.messages import say
from cottonopolis.server import mails, webhooks
from cottonopolis.server.database import Database
from cottonopolis.server.live import Presence
from cottonopolis.server.metrics import NOTIFICATIONS
from cottonopolis.server.models import Person, PushSubscription
from cottonopolis.server.prepared import PreparedTurns
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import MOVE_KINDS, Room, turn_of
from cottonopolis.server.schemas import EntryShape, SeatShape, TableShape
from cottonopolis.server.settings import Settings
from cottonopolis.server.web_push import PushMessage, PushSender, Subscriber, SubscriptionGone
from cottonopolis.server.webhooks import PermanentFailure

log = logging.getLogger(__name__)
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log whole URLs

NOTIFICATION_KINDS = ("confirm", "reset", "turn", "started", "ended")
MAX_QUEUED_DELIVERIES = 1000
SENDER_TASKS = 8  # several, so that a slow host does not delay other messages
RETRY_PAUSES_S = (1.0, 30.0, 300.0)
SHUTDOWN_TIMEOUT_S = 3.0  # to send queued messages when the server stops
MAX_REMEMBERED_TABLES = 10_000

Facts = dict[str, str | int]
Turn = tuple[int, int, int | None]  # see `turn_of`


@dataclass(frozen=True)
class Delivery:
    """A message to send, and how often that has failed."""

    method: str  # person (to look up first), mail, webhook or push
    work: Callable[[], Awaitable[None]]
    failed: int = 0


class Notifier:
    """Sends e-mails, webhook and push messages in the background."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        registry: RoomRegistry,
        presence: Presence,
        prepared: PreparedTurns,
        push_sender: PushSender,
    ) -> None:
        self.settings = settings
        self.prepared = prepared
        self.database = database
        self.presence = presence
        self.push_sender = push_sender
        self.registry = registry
        self._queue: asyncio.Queue[Delivery] = asyncio.Queue(MAX_QUEUED_DELIVERIES)
        self._notified_turns: OrderedDict[str, Turn] = OrderedDict()  # by table
        self._tasks = [asyncio.create_task(self._run()) for _ in range(SENDER_TASKS)]
        registry.entry_handlers.append(self.on_entry)

    # Messages

    def mail(self, person: Person, kind: str, **facts: str) -> None:
        """Queue an e-mail about an account: "confirm" or "reset", each with a token."""
        link = f"{self.settings.address}/{kind}#token={facts['token']}"
        self._mail(person, kind, {"name": person.name, "address": link})

    def on_entry(self, room: Room, entry: EntryShape) -> None:
        """Notify absent players about an entry."""
        if not room.table.settings.by_turns or entry.kind not in (*MOVE_KINDS, "started"):
            return
        table = room.table
        if table.status == "finished":
            self._notified_turns.pop(table.id, None)
            self._notify_all(table, "ended", entry.person)
            return
        mover = table.seats[table.to_move] if table.to_move is not None else None
        waited_for = mover.person.id if mover and mover.person and mover.bot is None else None
        if entry.kind == "started":
            self._notify_all(table, "started", entry.person, waited_for)
        # The author of the entry knows that it is their turn
        if waited_for and waited_for != entry.person and self._is_new_turn(room):
            self._notify(table, "turn", waited_for)

    def _is_new_turn(self, room: Room) -> bool:
        """Whether this turn has not been notified yet; marks it as notified."""
        turn = turn_of(room.rules, room.state)
        if self._notified_turns.get(room.table.id) == turn:
            return False
        self._notified_turns[room.table.id] = turn
        self._notified_turns.move_to_end(room.table.id)
        if len(self._notified_turns) > MAX_REMEMBERED_TABLES:
            self._notified_turns.popitem(last=False)
        return True

    def _notify_all(self, table: TableShape, kind: str, *but: str | None) -> None:
        people = {seat.person.id for seat in table.seats if seat.person}
        for person in sorted(people.difference(but)):
            self._notify(table, kind, person)

    def _notify(self, table: TableShape, kind: str, person: str) -> None:
        self._enqueue(Delivery("person", partial(self._notify_person, table, kind, person)))

    async def _notify_person(self, table: TableShape, kind: str, person_id: str) -> None:
        """Send a message to a person who is not viewing the table."""
        if await self.presence.is_anywhere(table.id, person_id, not self.registry.single_process):
            return
        if kind == "turn" and not await self._is_waited_for(table.id, person_id):
            return
        async with self.database.reading() as session:
            person = await session.get(Person, person_id)
            query = select(PushSubscription).where(PushSubscription.person_id == person_id)
            browsers = (await session.scalars(query)).all()
        if person is None:
            return
        facts = self._facts(table, kind, person)
        if person.email_confirmed:
            self._mail(person, kind, facts)
        if person.webhook:
            text = say(person.language, f"notice-{kind}.short", **facts)
            url, hosts = person.webhook, self.settings.webhook_hosts
            self._enqueue(Delivery("webhook", partial(webhooks.post, url, text, hosts)))
        for browser in browsers:
            message = PushMessage(
                title=say(person.language, f"notice-{kind}", **facts),
                body=say(person.language, f"game-{table.game}"),
                path=f"/tables/{table.id}",
            )
            to = Subscriber(browser.endpoint, browser.p256dh, browser.auth)
            self._enqueue(Delivery("push", partial(self._push, to, message, table.id)))

    async def _push(self, to: Subscriber, message: PushMessage, table_id: str) -> None:
        """Send a push message; remove the subscription if the browser has ended it."""
        try:
            await self.push_sender.send(to, message, table_id)
        except SubscriptionGone:
            ended = PushSubscription.endpoint == to.endpoint
            async with self.database.writing() as session:
                await session.execute(delete(PushSubscription).where(ended))
            raise PermanentFailure("gone") from None

    async def _is_waited_for(self, table_id: str, person_id: str) -> bool:
        """Whether it is still a person's turn, after playing the turn that they prepared."""
        await self.prepared.play_due(table_id)
        table = (await self.registry.room(table_id)).table
        return table.to_move in table.seat_of(person_id)

    def _facts(self, table: TableShape, kind: str, person: Person) -> Facts:
        facts: Facts = {
            "name": person.name,
            "title": table.name or say(person.language, f"game-{table.game}"),
            "address": f"{self.settings.address}/tables/{table.id}",
        }
        if kind == "ended" and table.ranking and table.score:
            best = table.ranking[0]
            facts["winner"] = name_of(table.seats[best], person.language)
            facts["vp"] = table.score[best]
        return facts

    def _mail(self, person: Person, kind: str, facts: Facts) -> None:
        if person.email and self.settings.smtp:
            subject = say(person.language, f"notice-{kind}", **facts)
            text = say(person.language, f"notice-{kind}.text", **facts)
            work = partial(
                asyncio.to_thread, mails.send, self.settings, person.email, subject, text
            )
            self._enqueue(Delivery("mail", work))

    # Sending

    def _enqueue(self, delivery: Delivery) -> None:
        try:
            self._queue.put_nowait(delivery)
        except asyncio.QueueFull:
            NOTIFICATIONS.labels(delivery.method, "dropped").inc()
            log.warning("notification_dropped", extra={"kind": delivery.method})

    async def _run(self) -> None:
        while True:
            delivery = await self._queue.get()
            try:
                await self._deliver(delivery)
            finally:
                self._queue.task_done()

    async def _deliver(self, delivery: Delivery) -> None:
        result = "sent"
        try:
            await delivery.work()
        except PermanentFailure:
            result = "failed"
        except Exception as error:
            result = "failed" if delivery.failed == len(RETRY_PAUSES_S) else "again"
            # The log contains the type of the error, not its text, which may contain an address
            log.warning("notification_failed", extra={"kind": delivery.method}, exc_info=error)
        if result == "again":
            again = replace(delivery, failed=delivery.failed + 1)
            asyncio.get_running_loop().call_later(
                RETRY_PAUSES_S[delivery.failed], self._enqueue, again
            )
        if result == "failed":
            log.warning("notification_given_up", extra={"kind": delivery.method})
        if delivery.method != "person" or result != "sent":
            NOTIFICATIONS.labels(delivery.method, result).inc()

    async def close(self) -> None:
        """Try to send the queued messages, then stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), SHUTDOWN_TIMEOUT_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def name_of(seat: SeatShape, lang: str) -> str:
    """The name of a seat: its label, its person or its bot."""
    if seat.person is not None:
        return seat.label or seat.person.name
    return seat.bot_name or say(lang, f"bot-{seat.bot}")
