"""Telling people who are away that it is their turn, and what else they should know.

Everything is sent in the background. A message that fails is tried again a few times; nothing of
this ever delays a move or makes it fail.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from cottonopolis.messages import say
from cottonopolis.server import mails, webhooks
from cottonopolis.server.database import Database
from cottonopolis.server.live import Attendance
from cottonopolis.server.metrics import NOTIFICATIONS
from cottonopolis.server.models import Person
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import MOVES, Room, turn_of
from cottonopolis.server.schemas import EntryShape, SeatShape, TableShape
from cottonopolis.server.settings import Settings
from cottonopolis.server.webhooks import Hopeless

log = logging.getLogger(__name__)
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log whole addresses

KINDS = ("confirm", "reset", "turn", "started", "ended")
WAITING = 1000  # messages at most
SENDERS = 8  # that work at a time: one slow host must not hold up the others
PAUSES = (1.0, 30.0, 300.0)  # seconds before a message that failed is tried again
LAST_WORDS = 3.0  # seconds to send what waits when the server ends
REMEMBERED = 10_000  # tables

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Errand:
    """Something to be done, and how often it has failed."""

    way: str  # person (to be looked up), mail or webhook
    work: Callable[[], Awaitable[None]]
    failed: int = 0


class Notifier:
    """Sends messages in the background."""

    def __init__(
        self, settings: Settings, database: Database, registry: RoomRegistry, attendance: Attendance
    ) -> None:
        self.settings = settings
        self.database = database
        self.attendance = attendance
        self.registry = registry
        self._queue: asyncio.Queue[Errand] = asyncio.Queue(WAITING)
        self._told: OrderedDict[str, tuple[int, int, int | None]] = OrderedDict()  # turn by table
        self._tasks = [asyncio.create_task(self._run()) for _ in range(SENDERS)]
        registry.happened.append(self.happened)

    # What there is to say

    def mail(self, person: Person, kind: str, **facts: str) -> None:
        """Queue an e-mail about an account: "confirm" or "reset", each with a token."""
        link = f"{self.settings.address}/{kind}#token={facts['token']}"
        self._mail(person, kind, {"name": person.name, "address": link})

    def happened(self, room: Room, entry: EntryShape) -> None:
        """Tell those who are away what an entry means for them."""
        if not room.table.settings.by_turns or entry.kind not in (*MOVES, "started"):
            return
        table = room.table
        if table.status == "finished":
            self._told.pop(table.id, None)
            self._tell_all(table, "ended", entry.person)
            return
        mover = table.seats[table.to_move] if table.to_move is not None else None
        waited_for = mover.person.id if mover and mover.person and mover.bot is None else None
        if entry.kind == "started":
            self._tell_all(table, "started", entry.person, waited_for)
        # Whoever made this very entry knows what comes next
        if waited_for and waited_for != entry.person and self._is_new_turn(room):
            self._tell(table, "turn", waited_for)

    def _is_new_turn(self, room: Room) -> bool:
        """Whether nobody was told about this turn yet; from now on somebody was."""
        turn = turn_of(room.rules, room.state)
        if self._told.get(room.table.id) == turn:
            return False
        self._told[room.table.id] = turn
        self._told.move_to_end(room.table.id)
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True

    def _tell_all(self, table: TableShape, kind: str, *but: str | None) -> None:
        people = {seat.person.id for seat in table.seats if seat.person}
        for person in sorted(people.difference(but)):
            self._tell(table, kind, person)

    def _tell(self, table: TableShape, kind: str, person: str) -> None:
        self._put(Errand("person", partial(self._look_up, table, kind, person)))

    async def _look_up(self, table: TableShape, kind: str, person_id: str) -> None:
        """Send somebody a message the ways they want it, unless they see for themselves."""
        if await self.attendance.is_anywhere(table.id, person_id, not self.registry.alone):
            return
        async with self.database.reading() as session:
            person = await session.get(Person, person_id)
        if person is None:
            return
        facts = self._facts(table, kind, person)
        if person.email_confirmed:
            self._mail(person, kind, facts)
        if person.webhook:
            text = say(person.language, f"notice-{kind}.short", **facts)
            url, hosts = person.webhook, self.settings.webhook_hosts
            self._put(Errand("webhook", partial(webhooks.post, url, text, hosts)))

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
            self._put(Errand("mail", work))

    # Sending

    def _put(self, errand: Errand) -> None:
        try:
            self._queue.put_nowait(errand)
        except asyncio.QueueFull:
            NOTIFICATIONS.labels(errand.way, "dropped").inc()
            log.warning("too many messages wait", extra={"kind": errand.way})

    async def _run(self) -> None:
        while True:
            errand = await self._queue.get()
            try:
                await self._do(errand)
            finally:
                self._queue.task_done()

    async def _do(self, errand: Errand) -> None:
        result = "sent"
        try:
            await errand.work()
        except Hopeless:
            result = "failed"
        except Exception as error:
            result = "failed" if errand.failed == len(PAUSES) else "again"
            # The log shows the error's kind and place, not its words: they may name an address
            log.warning("a message failed", extra={"kind": errand.way}, exc_info=error)
        if result == "again":
            again = replace(errand, failed=errand.failed + 1)
            asyncio.get_running_loop().call_later(PAUSES[errand.failed], self._put, again)
        if result == "failed":
            log.warning("a message was given up", extra={"kind": errand.way})
        if errand.way != "person" or result != "sent":
            NOTIFICATIONS.labels(errand.way, result).inc()

    async def close(self) -> None:
        """Send what waits, if that takes no time, and stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def name_of(seat: SeatShape, lang: str) -> str:
    """What a seat is called: by its label, its person or its bot."""
    if seat.person is not None:
        return seat.label or seat.person.name
    return say(lang, f"bot-{seat.bot}")
