"""A WebSocket per table and tab: a snapshot, then every entry in order, and who else looks on."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from msgspec import Struct

from cottonopolis.games.rules import SPECTATOR
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.metrics import SOCKETS
from cottonopolis.server.middleware import address_of, same_origin
from cottonopolis.server.openapi import WEIGHT
from cottonopolis.server.permissions import registry_of, viewer_of
from cottonopolis.server.room_registry import Listener, Notice, RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.routes.playing import LONG, paced
from cottonopolis.server.schemas import (
    PresenceMessage,
    ProblemMessage,
    encode,
)
from cottonopolis.server.sessions import Who

LATE = 500  # messages that may wait for a slow client before it is told to come again
SAY_AGAIN = 20.0  # seconds after which a process repeats who is connected to it
FORGET = 50.0  # seconds after which a silent process is forgotten
ANSWERS = 1.0  # seconds in which other processes say who is connected to them
LONGEST_MESSAGE = 1000
MOST_A_SECOND = 20  # messages of one client
CATCHING_UP = 0.01  # seconds between looks whether a client has read what it missed

# Codes with which the server closes a socket
SIGNED_OUT, WRONG_ORIGIN, REFUSED, TOO_SLOW, TOO_MANY = 4401, 4403, 4404, 4408, 4429
REASONS = {SIGNED_OUT: "not-signed-in", REFUSED: "not-your-seat", TOO_SLOW: "too-slow"}
MOST_TABS = 100  # that one person may have open, or one address without a session


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """The client wants to look from another of its seats (or as a spectator, -1)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


read_request = msgspec.json.Decoder(Look | Ping).decode
PONG = encode({"type": "pong"})


class Attendance:
    """Who looks at each table, here and at other processes."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        registry.heard = self.heard
        self.tabs: Counter[str] = Counter()  # open ones, by person or address
        self.here: dict[str, set[Tab]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, Notice]]] = {}
        self._task = asyncio.create_task(self._repeat())

    def arrive(self, tab: "Tab") -> None:
        """A tab opens."""
        self.here.setdefault(tab.table_id, set()).add(tab)
        self._changed(tab.table_id)

    def leave(self, tab: "Tab") -> None:
        """A tab closes."""
        tabs = self.here.get(tab.table_id, set())
        tabs.discard(tab)
        if not tabs:
            self.here.pop(tab.table_id, None)
            self.elsewhere.pop(tab.table_id, None)
        self._changed(tab.table_id)

    def signed_out(self, person: str) -> None:
        """Close the tabs of somebody whose sessions have ended."""
        for tabs in self.here.values():
            for tab in tabs:
                if tab.person == person:
                    tab.end(SIGNED_OUT)

    def heard(self, notice: Notice) -> None:
        """Another process says who is there."""
        known = self.elsewhere.setdefault(notice.table_id, {})
        new = notice.sender not in known
        if notice.people or notice.spectators:
            known[notice.sender] = (time.monotonic(), notice)
        else:  # when it comes back it will have forgotten us
            known.pop(notice.sender, None)
        if notice.asks or (new and notice.sender in known):  # it may not know about us
            self._announce(notice.table_id)
        self._tell(notice.table_id)

    def present(self, table_id: str) -> PresenceMessage:
        """Who looks at a table."""
        people, spectators = self._local(table_id)
        heard = self.elsewhere.get(table_id, {})
        for since, notice in heard.values():
            if since > time.monotonic() - FORGET:
                people |= set(notice.people or ())
                spectators += notice.spectators
        return PresenceMessage(sorted(people), spectators)

    def is_here(self, table_id: str, person: str) -> bool:
        """Whether somebody looks at a table, as far as this process knows."""
        return person in self.present(table_id).people

    async def is_anywhere(self, table_id: str, person: str, others: bool) -> bool:
        """Whether somebody looks at a table; other processes, if there are any, are asked."""
        if self.is_here(table_id, person) or not others:
            return self.is_here(table_id, person)
        async with self.registry.listening(table_id, Listener()):
            self._announce(table_id, asks=True)
            await asyncio.sleep(ANSWERS)
            found = self.is_here(table_id, person)
        if table_id not in self.here:
            self.elsewhere.pop(table_id, None)
        return found

    def _local(self, table_id: str) -> tuple[set[str], int]:
        tabs = self.here.get(table_id, set())
        people = {tab.person for tab in tabs if tab.person is not None}
        return people, sum(tab.person is None for tab in tabs)

    def _changed(self, table_id: str) -> None:
        self._tell(table_id)
        self._announce(table_id)

    def _tell(self, table_id: str) -> None:
        tabs = self.here.get(table_id)
        if tabs:
            message = encode(self.present(table_id))
            for tab in tabs:
                tab.put(message)

    def _announce(self, table_id: str, asks: bool = False) -> None:
        people, spectators = self._local(table_id)
        self.registry.announce(table_id, sorted(people), spectators, asks)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(SAY_AGAIN)
            for table_id in list(self.here):
                self._announce(table_id)
                await asyncio.sleep(0)

    def close(self) -> None:
        """Stop."""
        self._task.cancel()


class Tab(Listener):
    """One WebSocket."""

    def __init__(self, table_id: str, viewer: int, person: str | None) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.person = person
        self.number = -1  # of the last entry told; -1 until the first snapshot is out
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or a code to close

    def put(self, message: bytes) -> None:
        """Queue a message; a client that is far behind is told to come again."""
        if self.queue.qsize() >= LATE:
            self.end(TOO_SLOW)
        else:
            self.queue.put_nowait(message)

    def end(self, code: int) -> None:
        """Close at once: what waits is not told any more."""
        self.number = -1
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    def tell(self, room: Room) -> None:
        """Pass on what is new."""
        if self.number < 0 or room.number <= self.number:
            return
        if self.viewer != SPECTATOR and self.viewer not in room.table.seat_of(self.person):
            self.viewer = SPECTATOR  # the seat is somebody else's now
            self.end(REFUSED)
            return
        if room.number == self.number + 1:
            self.put(room.last_message(self.viewer))
        else:
            for message in room.messages(self.number, self.viewer):
                self.put(encode(message))
        self.number = room.number

    def show(self, room: Room) -> None:
        """Begin anew with a snapshot."""
        self.put(encode(room.snapshot(self.viewer, self.person)))
        self.number = room.number

    async def resume(self, room: Room, since: int, sender: "asyncio.Task[int]") -> None:
        """Go on after the last entry that the client has seen."""
        if since > room.number:
            self.show(room)
            return
        told = room.number  # what comes in meanwhile is told afterwards
        async for message in paced(room, since, self.viewer):
            self.put(encode(message))
            while self.queue.qsize() > LATE // 2:
                if sender.done():
                    raise WebSocketDisconnect(detail="gone")
                await asyncio.sleep(CATCHING_UP)
        self.number = told


@websocket("/tables/{table_id:str}/live", opt={WEIGHT: LONG})
async def live(
    socket: WebSocket[Who | None, Any, State],
    table_id: str,
    state: State,
    seat: int | None = None,
    since: Annotated[int, Parameter(ge=0)] | None = None,
) -> None:
    """Everything that happens at a table, as one viewer may know it."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="origin")
        return
    registry = registry_of(state)
    who = socket.user
    try:
        room = await registry.fresh_room(table_id)
        viewer = await viewer_of(state, room, who, seat)
    except ApiError as fault:
        await socket.close(code=REFUSED, reason=fault.code)
        return
    tab = Tab(table_id, viewer, who.id if who else None)
    attendance: Attendance = state.attendance
    owner = who.id if who else address_of(socket)
    if attendance.tabs[owner] >= MOST_TABS:
        await socket.close(code=TOO_MANY, reason="too-many-requests")
        return
    attendance.tabs[owner] += 1
    SOCKETS.inc()
    try:
        async with registry.listening(table_id, tab) as room:
            await _serve(socket, state, tab, room, since)
    finally:
        SOCKETS.dec()
        attendance.tabs[owner] -= 1
        if not attendance.tabs[owner]:
            del attendance.tabs[owner]


async def _serve(
    socket: WebSocket[Who | None, Any, State],
    state: State,
    tab: Tab,
    room: Room,
    since: int | None,
) -> None:
    attendance: Attendance = state.attendance
    sender = asyncio.create_task(_send(socket, tab.queue))
    tasks: list[asyncio.Task[Any]] = [sender]
    try:
        if since is None:
            tab.show(room)
        else:
            await tab.resume(room, since, sender)
            tab.tell(await registry_of(state).room(tab.table_id))
        attendance.arrive(tab)
        tasks.append(asyncio.create_task(_receive(socket, state, tab)))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    except WebSocketDisconnect:
        pass
    finally:
        attendance.leave(tab)
        for task in tasks:
            task.cancel()
        sent, *_ = await asyncio.gather(*tasks, return_exceptions=True)
    if isinstance(sent, int):  # not before: nobody may wait for a message while we close
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code=sent, reason=REASONS[sent])


async def _send(
    socket: WebSocket[Who | None, Any, State], queue: "asyncio.Queue[bytes | int]"
) -> int:
    """Send what there is, until there is a code to close with."""
    while True:
        message = await queue.get()
        if isinstance(message, int):
            return message
        await socket.send_data(message, mode="text")


async def _receive(socket: WebSocket[Who | None, Any, State], state: State, tab: Tab) -> None:
    second, asked = 0, 0
    while True:
        text = await socket.receive_text()
        second, asked = (now, asked + 1) if (now := int(time.monotonic())) == second else (now, 1)
        if asked > MOST_A_SECOND:
            await socket.close(code=TOO_MANY, reason="too-many-requests")
            return
        try:
            request = read_request(text[:LONGEST_MESSAGE])
            if isinstance(request, Ping):
                tab.put(PONG)
                continue
            room = await registry_of(state).room(tab.table_id)
            tab.viewer = await viewer_of(state, room, socket.user, request.seat)
            tab.show(room)
        except msgspec.DecodeError:
            tab.put(encode(ProblemMessage("bad-request")))
        except ApiError as fault:
            tab.put(encode(ProblemMessage(fault.code)))
