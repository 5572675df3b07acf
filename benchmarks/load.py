"""Load generator: many tables with four players each, who move at a given rate.

With `clicks` they also send the requests of a user before a move: the menu, a few previews,
sometimes why-not, and rarely a hint.

Games are generated in advance from known seeds, so that all moves are legal. Moves follow a fixed
schedule that does not wait for the server: latency counts from the scheduled time.

At a `BotTable` bots play some of the seats. Their moves are not known in advance, so the people
there choose at random from the menu, and wait for the bots.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import msgspec

from benchmarks.clients import TEXT, Http, Json, Refused, Socket
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import reveals
from cottonopolis.games.registry import rules_for
from cottonopolis.games.simulation import random_game

PLAYERS = 4
MAX_CONCURRENT_SETUPS = 16  # tables
DELIVERY_TIMEOUT_S = 30.0  # after the last move
BOT = "strong"  # the server's default
BOT_SEATS = (1, 3)
BOT_TIMEOUT_S = 60.0  # for the bots' answers to one move

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
    # Seconds from the scheduled time to the response, and to the last of the table's sockets
    acknowledged: list[float] = field(default_factory=list)
    informed: list[float] = field(default_factory=list)
    clicked: dict[str, list[float]] = field(default_factory=dict)  # seconds, by kind of request
    # Seconds until a bot's move is received, after the move that made it the bot's turn was
    bot_answers: list[float] = field(default_factory=list)
    sent: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Delivery:
    """A move that some sockets have not received yet."""

    due: float
    figures: Figures | None  # None during the warm-up
    sockets: int  # still waiting


@dataclass(eq=False)
class Table:
    """One table, its people and their sockets."""

    seed: int
    moves: list[Move]
    id: str = ""
    people: dict[int, Http] = field(default_factory=dict)  # by seat
    sockets: list[Socket] = field(default_factory=list)
    next: int = 0  # index of the next move
    last_move: int = 0
    failed: bool = False
    waiting: dict[int, Delivery] = field(default_factory=dict)  # by number of the entry
    slots: list[str] = field(default_factory=list)  # for why-not requests
    bots: dict[int, str] = field(default_factory=dict)  # names by seat

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
        """Create the table with a guest in every seat without a bot, and open their sockets.

        With `ports`, all connections go to the one that the table's id selects.
        """
        self.people = {seat: Http(port) for seat in range(PLAYERS) if seat not in self.bots}
        for seat, person in self.people.items():
            person.set_cookies(cookies)
            answer = await person.ask("POST", "/guests", {"name": f"{name} {seat}"})
            answer.json()
            person.set_cookies(answer.cookies())
        host, *others = self.people.values()
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(PLAYERS - 1))]
        for seat, bot in self.bots.items():
            seats[seat] = {"kind": "bot", "bot": bot}
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
            for person in self.people.values():
                person.close()
                person.port = port
        for person in self.people.values():
            socket = self.new_socket()
            await socket.connect(port, f"/tables/{self.id}/live", person.cookie)
            self.sockets.append(socket)

    def new_socket(self) -> Socket:
        """Return a socket that counts deliveries; it is not connected yet."""
        return Socket(self.told)

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

    async def wait_for_turn(self) -> bool:
        """Wait while bots are to move; return whether that was necessary."""
        return False

    async def choose(self) -> Move:
        """Return the next move."""
        return self.moves[self.next]

    async def play(self, due: float, figures: Figures | None) -> None:
        """Send the next move and wait for the response."""
        try:
            move = await self.choose()
        except (Refused, OSError) as error:
            self.failed = True
            if figures is not None:
                figures.errors.append(str(error))
            return
        self.next += 1
        number = self.last_move + 1
        self.waiting[number] = Delivery(due, figures, len(self.sockets))
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
        seat = self.seat_to_move
        rng = random.Random(self.seed * 1000 + self.next)

        async def ask(kind: str, path: str) -> Any:
            began = time.perf_counter()
            answer = await self.people[seat].ask("GET", f"/tables/{self.id}/{path}")
            found = answer.json()
            if figures is not None:
                figures.clicked.setdefault(kind, []).append(time.perf_counter() - began)
            return found

        try:
            menu = await ask("menu", f"menu?seat={seat}")
            options = menu["nodes"][0]["options"]
            previewed = [rng.choice(options)["decision"] for _ in range(PREVIEWS_PER_MOVE)]
            move = await self.choose()
            for decision in dict.fromkeys([*previewed, move.decisions[0]]):
                await ask("branch", f"menu?seat={seat}&chosen={decision}")
            if self.next % MOVES_PER_WHY_NOT == 0:
                slot = rng.choice(self.slots)
                await ask("why-not", f"why-not?seat={seat}&target={slot}")
            if self.wants_hint:
                await ask("hint", f"hint?seat={seat}")
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
            if await self.wait_for_turn():
                due = max(due, time.perf_counter())
                if not self.left:  # the bots have ended the game
                    return
            if clicks:
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
            await self.wait_for_turn()
            if self.left:
                await self.play(time.perf_counter(), None)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        for person in self.people.values():
            person.close()


class WatchingSocket(Socket):
    """A WebSocket that also passes whole messages on."""

    def __init__(self, told: Callable[[int], None], watch: Callable[[Json], None]) -> None:
        super().__init__(told)
        self.watch = watch

    def _take(self, kind: int, buffer: bytes, start: int, size: int) -> None:
        if kind == TEXT:
            self.watch(msgspec.json.decode(buffer[start : start + size]))
        super()._take(kind, buffer, start, size)


@dataclass(eq=False)
class BotTable(Table):
    """A table where bots play some of the seats.

    The number of moves is that of a generated game with the same seed, without the bots' moves.
    """

    bots: dict[int, str] = field(default_factory=lambda: dict.fromkeys(BOT_SEATS, BOT))
    to_move: int | None = None  # a seat; None before the start and after the end
    over: bool = False
    chosen: Move | None = None  # by the person who is to move
    figures: Figures | None = None  # where the bots' answers are counted
    _watched_entry: int = 0
    _turn_began: float = 0.0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.moves = [move for move in self.moves if move.seat not in self.bots]

    @property
    def left(self) -> int:
        """The number of remaining moves, roughly."""
        return 0 if self.over else super().left

    @property
    def seat_to_move(self) -> int:
        """The seat that is to move; only while people are."""
        assert self.to_move is not None
        return self.to_move

    def new_socket(self) -> Socket:
        """Return a socket; the first one of the table also tells whose turn it is."""
        if self.sockets:
            return super().new_socket()
        return WatchingSocket(self.told, self.watch)

    def watch(self, message: Json) -> None:
        """Note whose turn it is, and how long a bot took."""
        if message["type"] not in ("snapshot", "entry"):
            return
        now = time.perf_counter()
        if message["type"] == "entry" and "by_bot" in message["data"] and self.figures is not None:
            self.figures.bot_answers.append(now - self._turn_began)
        table = message["table"]  # of an entry, only what has changed
        self.to_move = table.get("to_move", self.to_move)
        self.over = self.over or table.get("status") == "finished"
        self._watched_entry = message["number"]
        self._turn_began = now
        self._news.set()

    async def wait_for_turn(self) -> bool:
        """Wait until a person is to move, or the game is over."""
        waited = False
        give_up = time.perf_counter() + BOT_TIMEOUT_S
        while not self.over and (
            self._watched_entry < self.last_move or self.to_move not in self.people
        ):
            waited = True
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), give_up - time.perf_counter())
            except TimeoutError:
                self.failed = True
                if self.figures is not None:
                    self.figures.errors.append(f"no bot answered in {BOT_TIMEOUT_S:g} s")
                break
        return waited

    async def choose(self) -> Move:
        """Choose a move at random from the menu."""
        if self.chosen is not None:
            return self.chosen
        seat = self.seat_to_move
        rng = random.Random(self.seed * 1000 + self.next)
        decisions: list[int] = []
        path = f"/tables/{self.id}/menu?seat={seat}&chosen="
        menu = (await self.people[seat].ask("GET", path)).json()
        node = menu["nodes"][0]
        while not node["complete"]:
            option = rng.choice(node["options"])
            decisions.append(option["decision"])
            if "next" not in option:
                words = ",".join(map(str, decisions))
                menu = (await self.people[seat].ask("GET", path + words)).json()
            node = menu["nodes"][option.get("next", 0)]
        self.last_move = int(menu["after"])
        self.chosen = Move(seat, decisions)
        return self.chosen

    async def play(self, due: float, figures: Figures | None) -> None:
        """Send a move; the bots' answers to it are counted with it."""
        self.figures = figures
        await super().play(due, figures)
        self.chosen = None


def with_bots(number: int, share: float) -> bool:
    """Return whether bots play at a table, by its number; they do at this share of all.

    >>> [with_bots(number, 0.25) for number in range(8)]
    [False, False, False, True, False, False, False, True]
    """
    return int((number + 1) * share) > int(number * share)


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
    pause = len(tables) / rate
    # People click half a pause before they move; otherwise half of them would click at once
    start = time.perf_counter() + (pause / 2 if clicks else 0.05)
    measured = start + warm_up
    end = measured + seconds

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
