"""Load for a server: many tables with four people each, who play at a given pace.

If asked to, they click before they move, as people do: they open the menu, point at a few things
to see what these would do, ask why something is not allowed, and now and then want a hint.

Games are made up beforehand from known seeds, so that every move is known to be legal. Moves are
sent by a timetable that does not wait for the server: what comes late counts from when it was due.
"""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.clients import Http, Json, Refused, Socket
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import reveals
from cottonopolis.games.registry import rules_for
from cottonopolis.games.simulation import random_game

PLAYERS = 4
AT_ONCE = 16  # tables set up at the same time
PATIENCE = 30.0  # seconds to wait for what is still on its way

HOVERS = 3  # options that somebody looks at before each move
WHY_NOT_EVERY = 4  # moves
HINT_EVERY = 100  # moves

Progress = Callable[[], None]


@dataclass(frozen=True)
class Move:
    """A whole action of one seat, or a part of one that ends with something turned up."""

    seat: int
    decisions: list[int]


def make_up_game(game: str, seed: int) -> list[Move]:
    """A whole game of four random players; what follows by itself is nobody's decision."""
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
    """The record of a game in which nothing has happened yet."""
    version = rules_for(game, PLAYERS).version
    return f"cottonopolis 1\ngame {game}\nrules {version}\nplayers {PLAYERS}\nseed {seed}\n\n"


@dataclass
class Figures:
    """What was measured in one stretch of time."""

    began: float = 0.0
    ended: float = 0.0
    acknowledged: list[float] = field(default_factory=list)  # seconds from due to acknowledged
    informed: list[float] = field(default_factory=list)  # seconds from due to all four told
    clicked: dict[str, list[float]] = field(default_factory=dict)  # seconds, by kind of request
    sent: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Told:
    """A move that not everybody has heard of yet."""

    due: float
    figures: Figures | None  # where it counts
    sockets: int = PLAYERS  # that have not heard of it


@dataclass(eq=False)
class Table:
    """One table, its four people and their sockets."""

    seed: int
    moves: list[Move]
    id: str = ""
    people: list[Http] = field(default_factory=list)
    sockets: list[Socket] = field(default_factory=list)
    next: int = 0  # the move to be made
    last_move: int = 0
    failed: bool = False
    waiting: dict[int, Told] = field(default_factory=dict)  # by number of the entry
    places: list[str] = field(default_factory=list)  # on the board, to ask about

    @property
    def left(self) -> int:
        """Moves that can still be made."""
        return 0 if self.failed else len(self.moves) - self.next

    async def set_up(self, port: int, game: str, cookies: dict[str, str], name: str) -> None:
        """Four guests sit down, and each opens a socket."""
        self.people = [Http(port) for _ in range(PLAYERS)]
        for seat, person in enumerate(self.people):
            person.know(cookies)
            answer = await person.ask("POST", "/guests", {"name": f"{name} {seat}"})
            answer.json()
            person.know(answer.cookies())
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
        self.places = [slot.id for place in printed.places for slot in place.slots]
        for person in self.people:
            socket = Socket(self.told)
            await socket.connect(port, f"/tables/{self.id}/live", person.cookie)
            self.sockets.append(socket)

    def told(self, number: int) -> None:
        """One of the sockets heard of an entry."""
        found = self.waiting.get(number)
        if found is None:
            return
        found.sockets -= 1
        if found.sockets == 0:
            del self.waiting[number]
            if found.figures is not None:
                found.figures.informed.append(time.perf_counter() - found.due)

    async def play(self, due: float, figures: Figures | None) -> None:
        """Make the next move and wait until it is acknowledged."""
        move = self.moves[self.next]
        self.next += 1
        number = self.last_move + 1
        self.waiting[number] = Told(due, figures)
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
        """Whether a hint is asked for before the next move."""
        return (self.next + self.seed) % HINT_EVERY == 0

    async def click(self, figures: Figures | None) -> None:
        """What a person asks before the next move."""
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
            looked_at = [rng.choice(options)["decision"] for _ in range(HOVERS)]
            for decision in dict.fromkeys([*looked_at, move.decisions[0]]):
                await ask("branch", f"menu?seat={move.seat}&chosen={decision}")
            if self.next % WHY_NOT_EVERY == 0:
                place = rng.choice(self.places)
                await ask("why-not", f"why-not?seat={move.seat}&target={place}")
            if self.wants_hint:
                await ask("hint", f"hint?seat={move.seat}")
        except (Refused, OSError) as error:
            if figures is not None:
                figures.errors.append(str(error))

    async def keep_time(
        self,
        first: float,
        pause: float,
        end: float,
        measured: float,
        figures: Figures,
        clicks: bool,
    ) -> None:
        """Make moves at a steady pace until the end; those due before `measured` do not count."""
        due = first
        while due < end and self.left:
            counted = figures if due >= measured else None
            if clicks:
                await sleep_until(due - pause / 2)
                waits = self.wants_hint
                await self.click(counted)
                if waits:  # for the hint, however long it takes
                    due = max(due, time.perf_counter())
            await sleep_until(due)
            if counted is not None:
                counted.sent += 1
            await self.play(due, counted)
            due += pause

    async def finish(self) -> None:
        """Play to the end without a timetable."""
        while self.left:
            await self.play(time.perf_counter(), None)

    def close(self) -> None:
        """Everybody goes home."""
        for socket in self.sockets:
            socket.close()
        for person in self.people:
            person.close()


async def sleep_until(moment: float) -> None:
    """Wait for a moment, unless it has passed."""
    if (early := moment - time.perf_counter()) > 0:
        await asyncio.sleep(early)


async def set_up(port: int, game: str, tables: list[Table], progress: Progress) -> None:
    """Seat everybody, some tables at a time."""
    first = Http(port)
    first.know({})
    cookies = (await first.ask("GET", "/me")).cookies()
    first.close()
    at_once = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, table: Table) -> None:
        async with at_once:
            await table.set_up(port, game, cookies, f"Table {number}")
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
    """Moves at a total rate, spread evenly over the tables and over time."""
    figures = Figures()
    start = time.perf_counter() + 0.05
    measured = start + warm_up
    end = measured + seconds
    pause = len(tables) / rate

    async def mark() -> None:
        await asyncio.sleep(measured - time.perf_counter())
        begun()

    await asyncio.gather(
        mark(),
        *(
            table.keep_time(start + number / rate, pause, end, measured, figures, clicks)
            for number, table in enumerate(tables)
        ),
    )
    figures.began, figures.ended = measured, time.perf_counter()
    give_up = time.perf_counter() + PATIENCE
    while any(table.waiting for table in tables) and time.perf_counter() < give_up:
        await asyncio.sleep(0.01)
    return figures
