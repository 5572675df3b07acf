"""One WebSocket per table and tab: a snapshot, then every entry in order, and presence."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from msgspec import Struct

from cottonopolis.games.rules import ALL_SEATS, SPECTATOR
from cottonopolis.server.abandoned import is_paused
from cottonopolis.server.addresses import household
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.metrics import SOCKETS
from cottonopolis.server.middleware import address_of, same_origin
from cottonopolis.server.open_sockets import OpenSockets, TooManySockets
from cottonopolis.server.openapi import WEIGHT
from cottonopolis.server.permissions import registry_of, viewer_of
from cottonopolis.server.room_registry import Listener, Notice, RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.routes.playing import WHOLE_GAME_WEIGHT, paced_messages
from cottonopolis.server.schemas import (
    PresenceMessage,
    ProblemMessage,
    TableShape,
    encode,
)
from cottonopolis.server.sessions import CurrentUser

MAX_QUEUED_MESSAGES = 500  # a slower client has to reconnect
PRESENCE_REPEAT_S = 20.0  # how often a process announces who is connected to it
PRESENCE_TTL_S = 50.0  # announcements of other processes expire after this
PRESENCE_ANSWER_WAIT_S = 1.0  # how long to wait for answers of other processes
MAX_MESSAGE_CHARS = 4000
MAX_MESSAGES_PER_S = 20  # per client
CATCH_UP_POLL_S = 0.01

# WebSocket close codes
CLOSE_RESTART = 1012
CLOSE_TOO_LARGE = 1009
CLOSE_SIGNED_OUT = 4401
CLOSE_WRONG_ORIGIN = 4403
CLOSE_REFUSED = 4404
CLOSE_TOO_SLOW = 4408
CLOSE_TOO_MANY = 4429
CLOSE_REASONS = {
    CLOSE_RESTART: "restart",
    CLOSE_SIGNED_OUT: "not-signed-in",
    CLOSE_REFUSED: "not-your-seat",
    CLOSE_TOO_SLOW: "too-slow",
}


class ChangeSeat(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """View the table from another of the user's seats, or as a spectator (-1)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Asks for a pong."""


read_request = msgspec.json.Decoder(ChangeSeat | Ping).decode
PONG = encode({"type": "pong"})


class Presence:
    """Tracks who is viewing each table, in this process and in others."""

    def __init__(self, registry: RoomRegistry, sockets: OpenSockets) -> None:
        self.registry = registry
        self.sockets = sockets
        registry.presence_handler = self.on_presence_notice
        self.local_tabs: dict[str, set[Tab]] = {}
        self.remote_presence: dict[str, dict[str, tuple[float, Notice]]] = {}
        self.stopping = False
        self._task = asyncio.create_task(self._repeat())

    def add(self, tab: "Tab") -> None:
        if self.stopping:
            tab.end(CLOSE_RESTART)
        self.local_tabs.setdefault(tab.table_id, set()).add(tab)
        self._changed(tab.table_id)

    def remove(self, tab: "Tab") -> None:
        tabs = self.local_tabs.get(tab.table_id, set())
        tabs.discard(tab)
        if not tabs:
            self.local_tabs.pop(tab.table_id, None)
            self.remote_presence.pop(tab.table_id, None)
        self._changed(tab.table_id)

    def close_tabs_of(self, person: str, session_id: str = "") -> None:
        """Close the sockets of a person, or of one of their sessions."""
        for tabs in self.local_tabs.values():
            for tab in tabs:
                if tab.person == person and session_id in ("", tab.session_id):
                    tab.end(CLOSE_SIGNED_OUT)

    def close_tabs(self) -> None:
        """Close all tabs, and those that open from now on: the process is stopping."""
        self.stopping = True
        for tabs in self.local_tabs.values():
            for tab in tabs:
                tab.end(CLOSE_RESTART)

    def on_presence_notice(self, notice: Notice) -> None:
        """Handle a presence notice of another process."""
        known = self.remote_presence.setdefault(notice.table_id, {})
        new = notice.sender not in known
        if notice.people or notice.spectators:
            known[notice.sender] = (time.monotonic(), notice)
        else:  # it no longer follows this table
            known.pop(notice.sender, None)
        if notice.asks or (new and notice.sender in known):  # it may not know our viewers
            self._announce(notice.table_id)
        self._tell(notice.table_id)

    def present(self, table_id: str) -> PresenceMessage:
        people, spectators = self._local(table_id)
        remote = self.remote_presence.get(table_id, {})
        for since, notice in remote.values():
            if since > time.monotonic() - PRESENCE_TTL_S:
                people |= set(notice.people or ())
                spectators += notice.spectators
        return PresenceMessage(sorted(people), spectators)

    def is_here(self, table_id: str, person: str) -> bool:
        """Whether a person is viewing a table, as far as this process knows."""
        return person in self.present(table_id).people

    async def is_anywhere(self, table_id: str, person: str, others: bool) -> bool:
        """Whether a person is viewing a table; with `others`, ask the other processes too."""
        if self.is_here(table_id, person) or not others:
            return self.is_here(table_id, person)
        async with self.registry.listening(table_id, Listener()):
            self._announce(table_id, asks=True)
            await asyncio.sleep(PRESENCE_ANSWER_WAIT_S)
            found = self.is_here(table_id, person)
        if table_id not in self.local_tabs:
            self.remote_presence.pop(table_id, None)
        return found

    def _local(self, table_id: str) -> tuple[set[str], int]:
        tabs = self.local_tabs.get(table_id, set())
        people = {tab.person for tab in tabs if tab.person is not None}
        return people, sum(tab.person is None for tab in tabs)

    def _changed(self, table_id: str) -> None:
        if self.stopping:
            return  # everybody leaves: other processes find out by `PRESENCE_TTL_S`
        self._tell(table_id)
        self._announce(table_id)

    def _tell(self, table_id: str) -> None:
        tabs = self.local_tabs.get(table_id)
        if tabs:
            message = encode(self.present(table_id))
            for tab in tabs:
                tab.put(message)

    def _announce(self, table_id: str, asks: bool = False) -> None:
        people, spectators = self._local(table_id)
        self.registry.announce(table_id, sorted(people), spectators, asks)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_REPEAT_S)
            for table_id in list(self.local_tabs):
                self._announce(table_id)
                await asyncio.sleep(0)

    def close(self) -> None:
        self._task.cancel()


class Tab(Listener):
    """One WebSocket connection."""

    def __init__(self, table_id: str, viewer: int, user: CurrentUser | None) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.person = user.id if user else None
        self.session_id = user.session_id if user else ""
        self.number = -1  # of the last entry sent; -1 before the first snapshot
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or a close code

    def put(self, message: bytes) -> None:
        """Queue a message; close the socket if too many are waiting."""
        if self.queue.qsize() >= MAX_QUEUED_MESSAGES:
            self.end(CLOSE_TOO_SLOW)
        else:
            self.queue.put_nowait(message)

    def end(self, code: int) -> None:
        """Close at once; queued messages are dropped."""
        self.number = -1
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    def tell(self, room: Room) -> None:
        """Queue all entries that the client does not have yet."""
        if self.number < 0 or room.number <= self.number:
            return
        if not self._may_see(room.table):
            self.viewer = SPECTATOR  # the seat has another owner now
            self.end(CLOSE_REFUSED)
            return
        if room.number == self.number + 1:
            self.put(room.last_message(self.viewer))
        else:
            for message in room.messages(self.number, self.viewer):
                self.put(encode(message))
        self.number = room.number

    def _may_see(self, table: TableShape) -> bool:
        if self.viewer == ALL_SEATS:
            return table.status == "finished"
        return self.viewer == SPECTATOR or self.viewer in table.seat_of(self.person)

    def show(self, room: Room) -> None:
        """Queue a snapshot."""
        self.put(encode(room.snapshot(self.viewer, self.person)))
        self.number = room.number

    async def resume(self, room: Room, since: int, sender: "asyncio.Task[int]") -> None:
        """Queue all entries after the last one that the client has seen."""
        if since > room.number:
            self.show(room)
            return
        last_sent = room.number  # later entries are sent afterwards
        async for message in paced_messages(room, since, self.viewer):
            self.put(encode(message))
            while self.queue.qsize() > MAX_QUEUED_MESSAGES // 2:
                if sender.done():
                    raise WebSocketDisconnect(detail="gone")
                await asyncio.sleep(CATCH_UP_POLL_S)
        self.number = last_sent


@websocket("/tables/{table_id:str}/live", opt={WEIGHT: WHOLE_GAME_WEIGHT})
async def live(
    socket: WebSocket[CurrentUser | None, Any, State],
    table_id: str,
    state: State,
    seat: int | None = None,
    since: Annotated[int, Parameter(ge=0)] | None = None,
) -> None:
    """Stream a table to one viewer."""
    try:
        await _accept(socket, state, table_id, seat, since)
    finally:
        # Litestar's functions refer back to the socket, so that only a full garbage collection
        # would free it, with everything about the connection; and those may be hours apart
        socket.receive, socket.send = empty_receive, empty_send


async def _accept(
    socket: WebSocket[CurrentUser | None, Any, State],
    state: State,
    table_id: str,
    seat: int | None,
    since: int | None,
) -> None:
    """Serve a socket if its viewer may see the table, until it closes."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(code=CLOSE_WRONG_ORIGIN, reason="origin")
        return
    registry = registry_of(state)
    user = socket.user
    try:
        room = await registry.fresh_room(table_id)
        viewer = await viewer_of(state, room, user, seat)
    except ApiError as error:
        await socket.close(code=CLOSE_REFUSED, reason=error.code)
        return
    tab = Tab(table_id, viewer, user)
    presence: Presence = state.presence
    owner = user.id if user else household(address_of(socket))
    try:
        with presence.sockets.opened(owner), SOCKETS.track_inprogress():
            async with registry.listening(table_id, tab) as room:
                await _serve(socket, state, tab, room, since)
    except TooManySockets as error:
        await socket.close(code=CLOSE_TOO_MANY, reason=error.code)


async def _serve(
    socket: WebSocket[CurrentUser | None, Any, State],
    state: State,
    tab: Tab,
    room: Room,
    since: int | None,
) -> None:
    presence: Presence = state.presence
    sender = asyncio.create_task(_send(socket, tab.queue))
    tasks: list[asyncio.Task[Any]] = [sender]
    try:
        if since is None:
            tab.show(room)
        else:
            await tab.resume(room, since, sender)
            tab.tell(await registry_of(state).room(tab.table_id))
        presence.add(tab)
        resume_bots(state, room)
        tasks.append(asyncio.create_task(_receive(socket, state, tab)))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    except WebSocketDisconnect:
        pass
    finally:
        presence.remove(tab)
        for task in tasks:
            task.cancel()
        sent, *_ = await asyncio.gather(*tasks, return_exceptions=True)
    if isinstance(sent, int):  # only now: no task may be receiving while the socket closes
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code=sent, reason=CLOSE_REASONS[sent])


def resume_bots(state: State, room: Room) -> None:
    """Let the bots of a table play on that paused because nobody looked."""
    if is_paused(room.table):
        jobs: BackgroundJobs = state.jobs
        jobs.wake_bot(room)


async def _send(
    socket: WebSocket[CurrentUser | None, Any, State], queue: "asyncio.Queue[bytes | int]"
) -> int:
    """Send queued messages until a close code arrives; return it."""
    while True:
        message = await queue.get()
        if isinstance(message, int):
            return message
        await socket.send_data(message, mode="text")


async def _receive(
    socket: WebSocket[CurrentUser | None, Any, State], state: State, tab: Tab
) -> None:
    second, asked = 0, 0
    while True:
        text = await socket.receive_text()
        second, asked = (now, asked + 1) if (now := int(time.monotonic())) == second else (now, 1)
        if asked > MAX_MESSAGES_PER_S:
            await socket.close(code=CLOSE_TOO_MANY, reason="too-many-requests")
            return
        if len(text) > MAX_MESSAGE_CHARS:
            await socket.close(code=CLOSE_TOO_LARGE, reason="too-large")
            return
        try:
            request = read_request(text)
            if isinstance(request, Ping):
                tab.put(PONG)
                continue
            room = await registry_of(state).room(tab.table_id)
            tab.viewer = await viewer_of(state, room, socket.user, request.seat)
            tab.show(room)
        except msgspec.DecodeError:
            tab.put(encode(ProblemMessage("bad-request")))
        except ApiError as error:
            tab.put(encode(ProblemMessage(error.code)))
