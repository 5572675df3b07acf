"""Starts real servers, and plays on them over HTTP and WebSocket."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.fork_server import ForkServer

API = "/api/v1"
# Limits of waiting, for a machine that does many other things; nothing waits without a reason
REQUEST_TIMEOUT_S = 120.0
START_TIMEOUT_S = 600.0  # may include compilation
STOP_TIMEOUT_S = 60.0

Json = dict[str, Any]


# Test processes have separate ports: between the choice of a port and its use, it is not reserved
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
PORTS = range(15_000 + WORKER % 8 * 2_000, 17_000 + WORKER % 8 * 2_000)
GIVEN_PORTS: set[int] = set()


def free_port() -> int:
    """A free port outside the range of outgoing connections, different at each call."""
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            if port not in GIVEN_PORTS:
                GIVEN_PORTS.add(port)
                return port
    raise AssertionError("no port is free")


def fetch(url: str, method: str = "GET", **options: Any) -> httpx.Response:
    """Send one request; a slow answer is not an error."""
    return httpx.request(method, url, **{"timeout": REQUEST_TIMEOUT_S, **options})


class Process(Protocol):
    """The part of `subprocess.Popen` that tests use."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def send_signal(self, number: int, /) -> None: ...
    def wait(self, timeout: float = 60.0) -> int: ...


class Server:
    """`cottonopolis serve`, started by the fork server."""

    def __init__(self, database: str, *options: str, **environment: str) -> None:
        self.database = database
        self.port = free_port()
        self.options = options
        self.environment = environment
        self.process: Process | None = None
        self.log = Path(tempfile.gettempdir()) / f"cottonopolis-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.launch()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def arguments(self) -> list[str]:
        found = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        if "--requests-per-second" not in self.options:
            found += ["--requests-per-second", "100000", "--attempts-per-minute", "100000"]
            found += ["--connections-per-address", "10000"]
        return [*found, *self.options]

    def launch(self) -> None:
        self.process = ForkServer.shared().fork(
            self.arguments(),
            {**os.environ, **self.environment},
            (os.devnull, str(self.log), str(self.log)),
            str(Path.cwd()),
        )

    def wait(self) -> None:
        give_up = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < give_up:
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}{API}/ready", timeout=30).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(STOP_TIMEOUT_S)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def kill(self) -> None:
        """Kill all its processes at once, as a power cut does."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
            self.wait_until_gone()

    def wait_until_gone(self) -> None:
        """Wait until the port is free; workers may outlive their parent for a moment."""
        give_up = time.monotonic() + STOP_TIMEOUT_S
        while time.monotonic() < give_up:
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                with suppress(OSError):
                    probe.bind(("127.0.0.1", self.port))
                    probe.listen()
                    return
            time.sleep(0.01)
        raise AssertionError(f"port {self.port} is still in use")


class FreshServer(Server):
    """A server in a new Python process instead of a fork."""

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cottonopolis.cli.main", *self.arguments()],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.environment},
                start_new_session=True,
            )


@contextmanager
def running(database: str, *options: str, **environment: str) -> Iterator[Server]:
    with running_together(Server(database, *options, **environment)) as (server,):
        yield server


@contextmanager
def running_together(*servers: Server) -> Iterator[tuple[Server, ...]]:
    """Start several servers at the same time."""
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        yield servers
    finally:
        close_all()  # a server waits for open connections when it stops
        for server in servers:
            server.stop()
            server.log.unlink(missing_ok=True)


class Refused(AssertionError):
    """The server answered with an error."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code}: {response.text}")
        self.status = response.status_code
        self.body = response.json()
        self.code = self.body["code"]


class Player:
    """A person with a session."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url + API, timeout=REQUEST_TIMEOUT_S)
        self.seen: list[str] = []  # everything that the server sent to this player
        self.http.event_hooks["response"] = [self._listen]
        OPEN.append(self)
        self.me: Json = self.get("/me")
        if name is not None:
            self.me = self.post("/guests", name=name)

    def _listen(self, response: httpx.Response) -> None:
        headers = "\n".join(f"{name}: {value}" for name, value in response.headers.multi_items())
        self.seen.append(f"{headers}\n\n{response.read().decode()}")

    @property
    def token(self) -> str:
        secure = "__Host-" if self.url.startswith("https") else ""
        return self.http.cookies.get(f"{secure}cottonopolis_csrf") or ""

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = {"x-csrf-token": self.token}
        return self.http.request(method, path, headers=headers, **options)

    def _checked(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refused(response)
        return response.json() if response.content else None

    def get(self, path: str, **params: Any) -> Any:
        return self._checked(self.ask("GET", path, params=params))

    def post(self, path: str, **data: Any) -> Any:
        return self._checked(self.ask("POST", path, json=data))

    def put(self, path: str, **data: Any) -> Any:
        return self._checked(self.ask("PUT", path, json=data))

    def patch(self, path: str, **data: Any) -> Any:
        return self._checked(self.ask("PATCH", path, json=data))

    def delete(self, path: str) -> Any:
        return self._checked(self.ask("DELETE", path))

    def at(self, url: str) -> "Player":
        """The same person in a second browser, perhaps on another server."""
        twin = Player(url)
        twin.http.cookies.update(self.http.cookies)
        twin.me = self.me
        return twin

    # At a table

    def create(self, seats: list[Json], **data: Any) -> str:
        return str(self.post("/tables", seats=seats, **data)["table"]["id"])

    def menu(self, table: str, seat: int, chosen: list[int] | None = None) -> Json:
        """The menu after some choices, with the whole branch."""
        words = ",".join(str(decision) for decision in chosen or [])
        found: Json = self.get(f"/tables/{table}/menu", seat=seat, chosen=words)
        return found

    def menu_node(self, table: str, seat: int, chosen: list[int] | None = None) -> Json:
        """The first node of a menu."""
        found: Json = self.menu(table, seat, chosen)["nodes"][0]
        return found

    def choose(self, table: str, seat: int, rng: random.Random) -> tuple[int, list[int]]:
        """A random complete move from the menus: `after` and the decisions."""
        chosen: list[int] = []
        menu = self.menu(table, seat)
        node = menu["nodes"][0]
        while not node["complete"]:
            option = rng.choice(node["options"])
            chosen.append(option["decision"])
            if "next" not in option:
                menu = self.menu(table, seat, chosen)
            node = menu["nodes"][option.get("next", 0)]
        return int(menu["after"]), chosen

    def move_at_random(self, table: str, seat: int, rng: random.Random) -> Json:
        after, chosen = self.choose(table, seat, rng)
        found: Json = self.post(f"/tables/{table}/moves", seat=seat, after=after, decisions=chosen)
        return found

    def live(self, table: str, **params: Any) -> "Socket":
        return Socket(self, table, params)

    def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
            self.http.close()


class Socket:
    """A tab: what it shows after everything it was told."""

    def __init__(
        self, player: Player, table: str, params: Json, headers: dict[str, str] | None = None
    ) -> None:
        query = "&".join(f"{key}={value}" for key, value in params.items())
        address = player.url.replace("http", "ws", 1) + f"{API}/tables/{table}/live?{query}"
        cookies = "; ".join(f"{key}={value}" for key, value in player.http.cookies.items())
        self.player = player
        self._opened = connect(
            address,
            additional_headers={"cookie": cookies, **(headers or {})},
            max_size=None,
            max_queue=None,  # unread messages must not delay closing
            open_timeout=REQUEST_TIMEOUT_S,
            ping_interval=None,  # a slow server is not a lost one
        )
        self.socket: ClientConnection = self._opened.__enter__()
        OPEN.append(self)
        self.number = int(params.get("since", -1))
        self.viewer = -1
        self.table: Json = {}
        self.position: Json | None = None
        self.to_decide = False
        self.entries: list[Json] = []
        self.present: Json = {}

    def receive(self, timeout: float = REQUEST_TIMEOUT_S) -> Json:
        """Receive one message and apply it."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.player.seen.append(text)
        message: Json = json.loads(text)
        if message["type"] == "snapshot":
            self.number, self.viewer = message["number"], message["viewer"]
            self.table, self.position = message["table"], message["position"]
            self.to_decide = message["to_decide"]
        elif message["type"] == "entry":
            assert message["number"] == self.number + 1, "a gap or a duplicate"
            self.number = message["number"]
            self.table.update(message["table"])
            self.entries.append(message)
            if message["kind"] in ("started", "play", "undo"):
                self.to_decide = message["to_decide"]
                for path, value in message["changes"].items():
                    if path == "":
                        self.position = deepcopy(value)
                    elif self.position is not None:
                        put_at(self.position, path, value)
        elif message["type"] == "presence":
            self.present = message
        return message

    def until(self, number: int) -> None:
        """Receive until an entry has arrived."""
        while self.number < number:
            self.receive()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
            self._opened.__exit__(None, None, None)


OPEN: list[Player | Socket] = []  # closed at the end of the test


def close_all() -> None:
    for opened in reversed(OPEN[:]):
        opened.close()


def put_at(position: Any, path: str, value: Any) -> None:
    """Apply one change to a position, as a client does."""
    value = deepcopy(value)  # later changes must not alter the message
    *folders, last = path.split("/")
    for folder in folders:
        position = position[int(folder)] if isinstance(position, list) else position[folder]
    if isinstance(position, list):
        position[int(last)] = value
    else:
        position[last] = value


def new_record(seed: int, players: int = 4, *actions: str) -> str:
    """A record of Brass with a fixed seed, so that the game is reproducible."""
    header = ["cottonopolis 1", "game brass", "rules 1", f"players {players}", f"seed {seed}"]
    return "\n".join([*header, "", *actions]) + "\n"


def seats(*kinds: str) -> list[Json]:
    """Seat plans from "me", "open" or the names of bots.

    >>> seats("me", "strong")
    [{'kind': 'me'}, {'kind': 'bot', 'bot': 'strong'}]
    """
    return [{"kind": k} if k in ("me", "open") else {"kind": "bot", "bot": k} for k in kinds]


def table_of(server: Server, names: list[str], **data: Any) -> tuple[str, list[Player]]:
    """Start a table with one new person in each seat."""
    players = [Player(server.url, name) for name in names]
    return begin(players, **data), players


def begin(players: list[Player], **data: Any) -> str:
    """Start a table of these people, who may use different servers."""
    plan = seats("me", *["open"] * (len(players) - 1))
    table = players[0].create(plan, **data)
    for player in players[1:]:
        player.post(f"/tables/{table}/seats")
        player.post(f"/tables/{table}/ready", ready=True)
    players[0].post(f"/tables/{table}/start")
    return table
