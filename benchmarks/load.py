"""Load generator: many tables with four players each, who move at a given rate.

With `clicks` they also send the requests of a user before a move: the menu, a few previews,
sometimes why-not, and rarely a hint.

Games are generated in advance from known seeds, so that all moves are legal. Moves follow a fixed
schedule that does not wait for the server: latency counts from the scheduled time.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from benchmarks.clients import Http, Json, Refused, Socket
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import reveals
from cottonopolis.games.registry import rules_for
from cottonopolis.games.simulation import random_game

PLAYERS = 4
MAX_CONCURRENT_SETUPS = 16  # tables
DELIVERY_TIMEOUT_S = 30.0  # after the last move

PREVIEWS_PER_MOVE = 3
MOVES_PER_WHY_NOT = 4
MOVES_PER_HINT = 100

Progress = Callable[[], None]


@dataclass(frozen=True)
class Move:
    """A whole action of one seat, or a part of one that ends with a reveal."""

    seat: int
    decisions: list[int]


def generate_game(game: str, seed: int) -> list[Move]:
    """Play a game of four random players; returns its moves without forced decisions."""
    rules = rules_for(game, PLAYERS)
    _, steps = random_game(rules, seed, "sane")
    state = rules.new(seed)
    moves: list[Move] = []
    at = len(rules.play_forced(state))
    whole = True
    while at < len(steps):
        decision, seat = steps[at][:2]
        if whole:
            moves.append(Move(seat, []))
        moves[-1].decisions.append(decision)
        buffer = new_buffer()
        at += len(rules.apply(state, decision, buffer))
        whole = reveals(rules.events(buffer)) or not state.pending
    return moves


def header(game: str, seed: int) -> str:
    """Return the record of a game without moves."""
    version = rules_for(game, PLAYERS).version
    return f"cottonopolis 1\ngame {game}\nrules {version}\nplayers {PLAYERS}\nseed {seed}\n\n"


@dataclass
class Figures:
    """The measurements of one run."""

    began: float = 0.0
    ended: float = 0.0
    # Seconds from the scheduled time to the response, and to the last of the four sockets
    acknowledged: list[float] = field(default_factory=list)
    informed: list[float] = field(default_factory=list)
    clicked: dict[str, list[float]] = field(default_factory=dict)  # seconds, by kind of request
    sent: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Delivery:
    """A move that some sockets have not received yet."""

    due: float
    figures: Figures | None  # None during the warm-up
    sockets: int = PLAYERS  # still waiting


@dataclass(eq=False)
class Table:
    """One table, its four players and their sockets."""

    seed: int
    moves: list[Move]
    id: str = ""
    people: list[Http] = field(default_factory=list)
    sockets: list[Socket] = field(default_factory=list)
    next: int = 0  # index of the next move
    last_move: int = 0
    failed: bool = False
    waiting: dict[int, Delivery] = field(default_factory=dict)  # by number of the entry
    slots: list[str] = field(default_factory=list)  # for why-not requests

    @property
    def left(self) -> int:
        """The number of remaining moves."""
        return 0 if self.failed else len(self.moves) - self.next

    @property
    def seat_to_move(self) -> int:
        """The seat of the next move."""
        return self.moves[self.next].seat

    async def set_up(
        self, port: int, game: str, cookies: dict[str, str], name: str, ports: Sequence[int] = ()
    ) -> None:
        """Create the table with four guests, and open their sockets.

        With `ports`, all connections go to the one that the table's id selects.
        """
        self.people = [Http(port) for _ in range(PLAYERS)]
        for seat, person in enumerate(self.people):
            person.set_cookies(cookies)
            answer = await person.ask("POST", "/guests", {"name": f"{name} {seat}"})
            answer.json()
            person.set_cookies(answer.cookies())
        host, *others = self.people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        new = {"seats": seats, "record": header(game, self.seed), "name": name}
        self.id = (await host.ask("POST", "/tables", new)).json()["table"]["id"]
        for person in others:
            (await person.ask("POST", f"/tables/{self.id}/seats", {})).json()
            (await person.ask("POST", f"/tables/{self.id}/ready", {"ready": True})).json()
        started: Json = (await host.ask("POST", f"/tables/{self.id}/start")).json()
        self.last_move = int(started["table"]["last_move"])
        printed = rules_for(game, PLAYERS).printed()
        self.slots = [slot.id for place in printed.places for slot in place.slots]
        if ports:
            port = ports[crc32(self.id.encode()) % len(ports)]
            for person in self.people:
                person.close()
                person.port = port
        for person in self.people:
            socket = Socket(self.told)
            await socket.connect(port, f"/tables/{self.id}/live", person.cookie)
            self.sockets.append(socket)

    def told(self, number: int) -> None:
        """Count a socket that received an entry."""
        found = self.waiting.get(number)
        if found is None:
            return
        found.sockets -= 1
        if found.sockets == 0:
            del self.waiting[number]
            if found.figures is not None:
                found.figures.informed.append(time.perf_counter() - found.due)

    async def play(self, due: float, figures: Figures | None) -> None:
        """Send the next move and wait for the response."""
        move = self.moves[self.next]
        self.next += 1
        number = self.last_move + 1
        self.waiting[number] = Delivery(due, figures)
        data = {"seat": move.seat, "after": self.last_move, "decisions": move.decisions}
        try:
            answer = await self.people[move.seat].ask("POST", f"/tables/{self.id}/moves", data)
            written = answer.json()
            if written["number"] != number:
                raise Refused(f"entry {written['number']} instead of {number}")
        except (Refused, OSError) as error:
            self.failed = True
            self.waiting.pop(number, None)
            if figures is not None:
                figures.errors.append(str(error))
            return
        self.last_move = number
        if figures is not None:
            figures.acknowledged.append(time.perf_counter() - due)

    @property
    def wants_hint(self) -> bool:
        return (self.next + self.seed) % MOVES_PER_HINT == 0

    async def click(self, figures: Figures | None) -> None:
        """Send the requests of a user before the next move."""
        move = self.moves[self.next]
        rng = random.Random(self.seed * 1000 + self.next)

        async def ask(kind: str, path: str) -> Any:
            began = time.perf_counter()
            answer = await self.people[move.seat].ask("GET", f"/tables/{self.id}/{path}")
            found = answer.json()
            if figures is not None:
                figures.clicked.setdefault(kind, []).append(time.perf_counter() - began)
            return found

        try:
            menu = await ask("menu", f"menu?seat={move.seat}")
            options = menu["nodes"][0]["options"]
            previewed = [rng.choice(options)["decision"] for _ in range(PREVIEWS_PER_MOVE)]
            for decision in dict.fromkeys([*previewed, move.decisions[0]]):
                await ask("branch", f"menu?seat={move.seat}&chosen={decision}")
            if self.next % MOVES_PER_WHY_NOT == 0:
                slot = rng.choice(self.slots)
                await ask("why-not", f"why-not?seat={move.seat}&target={slot}")
            if self.wants_hint:
                await ask("hint", f"hint?seat={move.seat}")
        except (Refused, OSError) as error:
            if figures is not None:
                figures.errors.append(str(error))

    async def play_on_schedule(
        self,
        first: float,
        pause: float,
        end: float,
        measured: float,
        figures: Figures,
        clicks: bool,
    ) -> None:
        """Send moves at a fixed rate until `end`; those before `measured` are not counted."""
        due = first
        while due < end and self.left:
            counted = figures if due >= measured else None
            if clicks:
                await sleep_until(due - pause / 2)
                waits = self.wants_hint
                await self.click(counted)
                if waits:  # the hint may take longer than the schedule allows
                    due = max(due, time.perf_counter())
            await sleep_until(due)
            if counted is not None:
                counted.sent += 1
            await self.play(due, counted)
            due += pause

    async def finish(self) -> None:
        """Play to the end without a schedule."""
        while self.left:
            await self.play(time.perf_counter(), None)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        for person in self.people:
            person.close()


async def sleep_until(moment: float) -> None:
    """Sleep until a moment, unless it has passed."""
    if (early := moment - time.perf_counter()) > 0:
        await asyncio.sleep(early)


async def set_up(
    ports: Sequence[int], game: str, tables: list[Table], progress: Progress, *, by_table: bool
) -> None:
    """Set up all tables, some at a time; with `by_table`, each at one of the ports."""
    port = ports[0]
    first = Http(port)
    first.set_cookies({})
    cookies = (await first.ask("GET", "/me")).cookies()
    first.close()
    at_once = asyncio.Semaphore(MAX_CONCURRENT_SETUPS)

    async def one(number: int, table: Table) -> None:
        async with at_once:
            await table.set_up(
                ports[number % len(ports)],
                game,
                cookies,
                f"Table {number}",
                ports if by_table else (),
            )
        progress()

    await asyncio.gather(*(one(number, table) for number, table in enumerate(tables, 1)))


async def run(
    tables: list[Table],
    rate: float,
    warm_up: float,
    seconds: float,
    begun: Progress,
    *,
    clicks: bool,
) -> Figures:
    """Play at a total rate, spread evenly over the tables and over time."""
    figures = Figures()
    start = time.perf_counter() + 0.05
    measured = start + warm_up
    end = measured + seconds
    pause = len(tables) / rate

    async def signal_begin() -> None:
        await asyncio.sleep(measured - time.perf_counter())
        begun()

    await asyncio.gather(
        signal_begin(),
        *(
            table.play_on_schedule(start + number / rate, pause, end, measured, figures, clicks)
            for number, table in enumerate(tables)
        ),
    )
    figures.began, figures.ended = measured, time.perf_counter()
    give_up = time.perf_counter() + DELIVERY_TIMEOUT_S
    while any(table.waiting for table in tables) and time.perf_counter() < give_up:
        await asyncio.sleep(0.01)
    return figures
