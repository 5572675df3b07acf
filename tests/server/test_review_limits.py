"""R2, R4, R6, R8, R16: connections, requests and messages have limits that nobody gets around."""

import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import TooManyRequestsException
from websockets.exceptions import ConnectionClosed

from cottonopolis.errors import SetupError
from cottonopolis.server import open_sockets
from cottonopolis.server.addresses import client_address, household
from cottonopolis.server.connection_guard import fair_level
from cottonopolis.server.limits import (
    ATTEMPTS,
    GUESTS,
    REQUESTS,
    SHARE_PAUSE_S,
    TABLES,
    TALK,
    Limits,
)
from cottonopolis.server.open_sockets import (
    COUNT_TTL_S,
    MAX_SOCKETS_PER_CLIENT,
    OpenSockets,
    TooManySockets,
)
from cottonopolis.server.open_sockets import SHARE_PAUSE_S as SHARE_SOCKETS_S
from cottonopolis.server.settings import Settings
from cottonopolis.server.webhooks import is_allowed
from tests.server.crowds import (
    PATIENCE_S,
    closed_with,
    crowd,
    guest_from,
    health,
    in_one_minute,
    patiently,
)
from tests.server.fake_services import wait_for
from tests.server.kit import API, REQUEST_TIMEOUT_S, Player, Server, fetch, running, seats

MOST_CONNECTIONS = 6
REQUESTS_PER_S = 4
ATTEMPTS_PER_MIN = 5
TIMEOUT_S = 2
MANY = 1000  # more than any limit


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits behind a proxy on 127.0.0.1."""
    file = tmp_path_factory.mktemp("guarded") / "games.db"
    options = {
        "--requests-per-second": REQUESTS_PER_S,
        "--attempts-per-minute": ATTEMPTS_PER_MIN,
        "--connections-per-address": MOST_CONNECTIONS,
        "--idle-timeout": TIMEOUT_S,
        "--body-timeout": TIMEOUT_S,
    }
    words = [word for name, value in options.items() for word in (name, str(value))]
    with running(f"sqlite:///{file}", "--proxy", "127.0.0.1", *words) as found:
        yield found


def slow_body(server: Server, address: str = "") -> bytes:
    named = f"x-forwarded-for: {address}\r\n" if address else ""
    return (
        f"POST {API}/guests HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n{named}"
        "content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"
    ).encode()


# R2


def test_r2_an_address_has_few_connections_and_others_are_served(tmp_path: Path) -> None:
    # No timeout ends during the test: it is the number that closes connections
    options = ("--requests-per-second", "100", "--idle-timeout", "3600")
    most = ("--connections-per-address", str(MOST_CONNECTIONS))
    place = f"sqlite:///{tmp_path}/games.db"
    with running(place, *options, *most) as server, crowd(server) as silent:
        silent.open(5 * MOST_CONNECTIONS)
        wait_for(lambda: silent.open_lines() <= MOST_CONNECTIONS)
        assert health(server) == 200
        assert silent.open_lines() == MOST_CONNECTIONS


def test_r2_who_says_nothing_is_cut_off(guarded: Server) -> None:
    with crowd(guarded) as silent:
        silent.open(2)
        silent.open(2, b"GET /api/v1/health HTT")  # the rest never comes
        assert silent.open_lines() == 4
        wait_for(lambda: silent.open_lines() == 0)


def test_r2_a_slow_body_is_answered_and_cut_off(guarded: Server) -> None:
    with crowd(guarded) as slow:
        slow.open(1, slow_body(guarded))
        [line] = slow.lines
        line.settimeout(PATIENCE_S)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith((b"HTTP/1.1 403", b"HTTP/1.1 408")), answer[:100]
    assert b'"code":"csrf"' in answer or b'"code":"too-slow"' in answer


def test_r2_a_slow_body_with_a_session_is_too_slow(guarded: Server) -> None:
    player = guest_from(guarded, "198.51.100.20")

    def parts() -> Iterator[bytes]:
        yield b'{"text":'
        time.sleep(1.5 * TIMEOUT_S)
        yield b'"late"}'

    table = patiently(lambda: player.create(seats("me", *["open"] * 3)))
    headers = {"x-csrf-token": player.token, "content-type": "application/json"}
    time.sleep(1.1)  # for the rate limit
    answer = player.http.post(f"/tables/{table}/chat", content=parts(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (408, "too-slow")
    entries = patiently(lambda: player.get(f"/tables/{table}"))["number"]
    assert entries == 1  # nothing was stored


def test_r2_addresses_behind_a_proxy_have_few_requests_at_once(guarded: Server) -> None:
    """The proxy's own connections are not counted, those of each client behind it are."""
    with crowd(guarded, "127.0.0.1") as slow:
        slow.open(3 * MOST_CONNECTIONS, slow_body(guarded, "198.51.100.21"))
        time.sleep(0.5)
        headers = {"x-forwarded-for": "198.51.100.21"}
        refused = fetch(f"{guarded.url}{API}/health", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        assert int(refused.headers["retry-after"]) >= 1
        headers = {"x-forwarded-for": "198.51.100.22"}
        assert fetch(f"{guarded.url}{API}/health", headers=headers).status_code == 200


def test_r2_the_largest_crowds_lose_connections_first() -> None:
    assert fair_level([3, 4, 5000], 100) == 93
    assert fair_level([50, 50, 50], 100) == 33
    assert fair_level([1, 2, 3], 100) == 3


# R4


def test_r4_all_routes_count_together(guarded: Server) -> None:
    player = guest_from(guarded, "198.51.100.40")
    table = patiently(lambda: player.create(seats("me", *["open"] * 3)))
    here = f"/tables/{table}"
    routes = (
        *("/me", "/games", "/tables", "/push/key", "/health", "/ready", here),
        *(f"{here}/notes", f"{here}/analysis", f"{here}/invitations", "/leaderboard"),
    )
    time.sleep(1.1)
    began = time.monotonic()
    answers = [player.ask("GET", path).status_code for path in routes * 2]
    seconds = 2 + int(time.monotonic() - began)
    # Each route was asked only twice, which is less than the limit
    assert 429 in answers
    assert sum(status != 429 for status in answers) <= seconds * REQUESTS_PER_S


def test_r4_all_attempts_count_together(guarded: Server) -> None:
    address = "198.51.100.41"
    player = patiently(lambda: Player(guarded.url))
    player.http.headers["x-forwarded-for"] = address
    tries = (
        ("/sessions", {"name": "Nobodyhere", "password": "guess guess"}),
        ("/password/forgotten", {"name": "Nobodyhere"}),
        ("/password/reset", {"token": "x" * 40, "password": "guess guess"}),
    )

    def answered() -> int:
        """How many attempts are answered before the limit of a minute refuses one."""
        count = 0
        for number in range(3 * ATTEMPTS_PER_MIN):
            path, body = tries[number % 3]
            answer = player.ask("POST", path, json=body)
            if answer.status_code == 429 and int(answer.headers["retry-after"]) > 1:
                return count
            count += answer.status_code != 429
            time.sleep(0.3)
        return MANY

    assert in_one_minute(answered) <= ATTEMPTS_PER_MIN


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """Limits whose windows do not end during a test."""
    monkeypatch.setattr(time, "time", lambda: 1_000_000_000.0)
    return Limits(Settings(requests_per_second=10, people_per_address=3), "secret")


def how_often(limits: Limits, rate: str, people: list[str], addresses: list[str]) -> int:
    """How often people, one after the other, may do something from addresses."""
    done = 0
    for person in people:
        for address in addresses:
            try:
                while True:
                    limits.count(rate, person, address)
                    done += 1
            except TooManyRequestsException:
                pass
    return done


def test_r4_new_guests_do_not_reset_the_limit_of_an_address(limits: Limits) -> None:
    guests = [f"guest {number}" for number in range(50)]
    assert how_often(limits, REQUESTS, guests[:1], ["192.0.2.1"]) == 10
    assert how_often(limits, REQUESTS, guests[1:], ["192.0.2.1"]) == 20
    assert how_often(limits, REQUESTS, ["somebody"], ["192.0.2.2"]) == 10
    assert how_often(limits, TABLES, guests, ["192.0.2.1"]) == 60
    assert how_often(limits, TALK, guests, ["192.0.2.1"]) == 30


def test_r4_new_addresses_do_not_reset_the_limit_of_a_person(limits: Limits) -> None:
    addresses = [f"192.0.2.{number}" for number in range(50)]
    assert how_often(limits, REQUESTS, ["somebody"], addresses) == 10


def test_r4_new_guests_are_few_per_address(limits: Limits) -> None:
    assert how_often(limits, GUESTS, [""], ["192.0.2.1"]) == 100


def test_r4_processes_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000_000.0)
    settings = Settings(channels="redis://x", workers=2, attempts_per_minute=6)
    one, other = Limits(settings, "secret"), Limits(settings, "secret")
    for _ in range(4):
        one.count(ATTEMPTS, None, "192.0.2.1")
    messages = one.take_unshared()
    assert one.take_unshared() == []
    assert b"192.0.2.1" not in b"".join(messages)
    for message in messages:
        other.receive(message)
        one.receive(message)  # its own: ignored
    assert how_often(other, ATTEMPTS, [""], ["192.0.2.1"]) == 2
    for message in other.take_unshared():
        one.receive(message)
    assert how_often(one, ATTEMPTS, [""], ["192.0.2.1"]) == 0


def test_r4_two_workers_have_one_limit(
    redis: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("shared") / "games.db"
    options = ("--workers", "2", "--channels", redis, "--attempts-per-minute", "6")
    more = ("--requests-per-second", "1000")
    with running(f"sqlite:///{file}", *options, *more) as server:
        player = Player(server.url)

        def attempt() -> bool:
            player.http.close()  # each attempt on a new connection, perhaps of the other worker
            player.http = httpx.Client(
                base_url=server.url + API, cookies=player.http.cookies, timeout=REQUEST_TIMEOUT_S
            )
            body = {"name": "Nobodyhere", "password": "guess guess"}
            time.sleep(2.5 * SHARE_PAUSE_S)
            return player.ask("POST", "/sessions", json=body).status_code == 401

        # One more at most, before the other worker knows; on a busy machine it may know later
        counts: list[int] = []
        while not counts or (counts[-1] > 7 and len(counts) < 3):
            if counts:
                time.sleep(60.5 - time.time() % 60)
            counts.append(in_one_minute(lambda: sum(attempt() for _ in range(16))))
        assert 1 <= counts[-1] <= 7, counts


def test_r4_sockets_of_all_processes_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_sockets, "MAX_SOCKETS_PER_CLIENT", 3)
    limits = Limits(Settings(), "secret")
    one, other, late = (OpenSockets(limits, alone=False) for _ in range(3))

    def tell(messages: list[bytes]) -> None:
        assert b"192.0.2.1" not in b"".join(messages)
        for message in messages:
            for process in (one, other, late):
                process.receive(message)

    with ExitStack() as open_here, ExitStack() as open_there:
        open_here.enter_context(one.opened("192.0.2.1"))
        open_here.enter_context(one.opened("192.0.2.1"))
        tell(one.take_changed())
        assert one.take_changed() == []
        open_there.enter_context(other.opened("192.0.2.1"))
        with pytest.raises(TooManySockets):
            open_there.enter_context(other.opened("192.0.2.1"))
        with other.opened("192.0.2.2"):
            pass
        tell(other.take_changed())
        with pytest.raises(TooManySockets), one.opened("192.0.2.1"):
            pass
        open_there.close()
        tell(other.take_changed())
        with one.opened("192.0.2.1"):
            pass
        tell(one.take_all())
        with late.opened("192.0.2.1"), pytest.raises(TooManySockets):
            late.opened("192.0.2.1").__enter__()
        # A process that has ended says nothing any more
        later = time.monotonic() + COUNT_TTL_S + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        late.drop_expired()
        for _ in range(3):
            open_there.enter_context(late.opened("192.0.2.1"))


def test_r4_sockets_at_two_workers_have_one_limit(
    redis: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("sockets") / "games.db"
    with running(f"sqlite:///{file}", "--workers", "2", "--channels", redis) as server:
        player = Player(server.url, "Ada")
        table = player.create(seats("me", *["open"] * 3))
        tabs = [player.live(table) for _ in range(MAX_SOCKETS_PER_CLIENT)]
        for tab in tabs:
            tab.receive()
        time.sleep(5 * SHARE_SOCKETS_S)
        assert [closed_with(player.live(table)) for _ in range(6)] == [4429] * 6
        tabs[0].close()

        def is_open_again() -> bool:
            tab = player.live(table)
            try:
                tab.receive()
            except ConnectionClosed:
                return False
            return True

        wait_for(is_open_again)


# R6


def test_r6_a_network_of_ipv6_is_one_address(limits: Limits) -> None:
    network = [f"2001:db8:1:2:{number:x}::1" for number in range(60)]
    assert how_often(limits, ATTEMPTS, [""], network) == 20
    assert how_often(limits, ATTEMPTS, [""], ["2001:db8:1:3::1"]) == 20
    assert household("::ffff:192.0.2.1") == household("192.0.2.1")


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["203.0.113.1"], "203.0.113.1"),
        (["198.51.100.7", "203.0.113.1"], "203.0.113.1"),
        (["198.51.100.7, 198.51.100.8", "198.51.100.9, 203.0.113.1"], "203.0.113.1"),
        (["203.0.113.1:4711"], "203.0.113.1"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["203.0.113.1, 10.0.0.9"], "203.0.113.1"),  # a second trusted proxy
        (["nonsense"], "10.0.0.1"),
        (["203.0.113.1, nonsense"], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_r6_the_last_proxy_is_believed_and_nobody_else(lines: list[str], expected: str) -> None:
    proxies = ("10.0.0.0/24",)
    assert client_address("10.0.0.1", lines, proxies) == expected
    assert client_address("192.0.2.9", lines, proxies) == "192.0.2.9"
    assert client_address("192.0.2.9", lines, ()) == "192.0.2.9"


def test_r6_two_lines_of_the_header_are_no_way_around_the_limit(guarded: Server) -> None:
    player = patiently(lambda: Player(guarded.url))
    body = {"name": "Nobodyhere", "password": "guess guess"}

    def attempt(number: int) -> bool:
        headers = [
            ("x-csrf-token", player.token),
            ("x-forwarded-for", f"203.0.113.{number}"),  # the client's own
            ("x-forwarded-for", f"2001:db8:6:6::{number:x}"),  # the proxy's
        ]
        time.sleep(0.3)
        return bool(player.http.post("/sessions", json=body, headers=headers).status_code == 401)

    numbers = range(3 * ATTEMPTS_PER_MIN)
    answered = in_one_minute(lambda: sum(attempt(number) for number in numbers))
    assert 1 <= answered <= ATTEMPTS_PER_MIN


def test_r6_a_proxy_must_be_an_address() -> None:
    with pytest.raises(SetupError) as refused:
        Settings(proxies=("127.0.0.1", "my-proxy"))
    assert (refused.value.code, refused.value.facts) == ("proxy", {"word": "my-proxy"})


# R8


def test_r8_nobody_fills_a_table_with_talk(guarded: Server) -> None:
    player = guest_from(guarded, "198.51.100.8")
    table = patiently(lambda: player.create(seats("me", *["open"] * 3)))
    before = patiently(lambda: player.get(f"/tables/{table}"))["number"]

    def said() -> int:
        """How many messages are stored before the limit of a minute refuses one."""
        nonlocal before
        count = 0
        for _ in range(3 * REQUESTS_PER_S):
            time.sleep(0.3)
            answer = player.ask("POST", f"/tables/{table}/chat", json={"text": "spam"})
            count += answer.status_code == 201
            if answer.status_code == 429 and int(answer.headers["retry-after"]) > 1:
                now = patiently(lambda: player.get(f"/tables/{table}"))["number"]
                assert now == before + count
                before = now
                return count
        return MANY

    assert in_one_minute(said) <= REQUESTS_PER_S  # per minute, on this server


def test_r8_nobody_fills_the_disk_with_texts(guarded: Server) -> None:
    """Maps, notes and studies count together, also those that are deleted again."""
    drawer = guest_from(guarded, "198.51.100.80")
    table = patiently(lambda: drawer.create(seats("me", *["open"] * 3)))
    content = {"name": "x" * 60_000}

    def refused_for_long(method: str, path: str, **data: object) -> bool:
        """Whether the limit of an hour refuses it, and not that of a second."""
        answer = drawer.ask(method, path, json=data)
        while answer.status_code == 429 and answer.headers["retry-after"] == "1":
            time.sleep(0.3)
            answer = drawer.ask(method, path, json=data)
        if answer.status_code == 201:
            patiently(lambda: drawer.delete(f"/maps/{answer.json()['id']}"))
        return answer.status_code == 429

    most = 100 * REQUESTS_PER_S // 60 + 1  # of maps with 60 kB
    kept = 0
    while not refused_for_long("POST", "/maps", game="industry", content=content):
        kept += 1
        assert kept <= 2 * most  # a new hour may begin meanwhile
    assert refused_for_long("PUT", f"/tables/{table}/notes", text="x" * 20_000)
    record = "cottonopolis 1\ngame brass\nrules 2\nplayers 4\nseed 1\n"
    assert refused_for_long("POST", "/studies", record=record)


def test_r8_revoked_invitations_are_not_kept(guarded: Server) -> None:
    owner = guest_from(guarded, "198.51.100.81")
    patiently(lambda: owner.post("/accounts", name="Owner", password="a long password"))
    club = patiently(lambda: owner.post("/clubs", name="Club"))["id"]
    word = patiently(lambda: owner.post(f"/clubs/{club}/invitations"))
    patiently(lambda: owner.delete(f"/clubs/{club}/invitations/{word['id']}"))
    assert patiently(lambda: owner.get(f"/clubs/{club}/invitations")) == []
    with closing(sqlite3.connect(guarded.database.removeprefix("sqlite:///"))) as database:
        assert database.execute("SELECT * FROM club_invitations").fetchall() == []


def test_r8_tournaments_count_as_tables(guarded: Server) -> None:
    """Otherwise creating and cancelling them has no end; they are kept."""
    organiser = guest_from(guarded, "198.51.100.82")
    patiently(lambda: organiser.post("/accounts", name="Organiser", password="a long password"))
    for _ in range(3 * 2 * REQUESTS_PER_S):
        answer = organiser.ask("POST", "/tournaments", json={"name": "Cup"})
        if answer.status_code == 429 and int(answer.headers["retry-after"]) > 1:
            return
        if answer.status_code == 201:
            path = f"/tournaments/{answer.json()['tournament']['id']}"
            patiently(partial(organiser.delete, path))
        time.sleep(0.3)
    pytest.fail("as many tournaments as one likes")


# R16


def test_r16_a_long_message_ends_the_socket(guarded: Server) -> None:
    player = guest_from(guarded, "198.51.100.16")
    table = patiently(lambda: player.create(seats("me", *["open"] * 3)))
    time.sleep(2.1)  # a socket counts as five requests
    tab = player.live(table)
    tab.receive()
    tab.socket.send("x" * 5000)
    assert closed_with(tab) == 1009


def test_r16_a_message_without_end_is_cut_off(guarded: Server) -> None:
    """Granian would keep up to 16 MB of it."""
    player = guest_from(guarded, "198.51.100.17")
    table = patiently(lambda: player.create(seats("me", *["open"] * 3)))
    time.sleep(2.1)
    with socket.create_connection(("127.0.0.1", guarded.port), PATIENCE_S) as line:
        line.sendall(
            f"GET {API}/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{guarded.port}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(b"\x81\xff" + (15_000_000).to_bytes(8, "big") + b"mask")
        sent = 0
        try:
            while sent < 12_000_000:
                sent += line.send(bytes(20_000))
                time.sleep(0.005)
        except OSError:
            pass
    assert sent < 12_000_000


def test_r16_webhooks_use_the_usual_port() -> None:
    hosts = ("hooks.example", "chat.example:8443", "127.0.0.1")
    for allowed in (
        "https://hooks.example/x",
        "https://hooks.example:443/x",
        "https://chat.example:8443/x",
        "http://127.0.0.1:9999/x",  # only if the operator names it
    ):
        assert is_allowed(allowed, hosts), allowed
    for refused in (
        "https://hooks.example:22/x",
        "https://hooks.example:8443/x",
        "https://chat.example/x",
        "http://hooks.example/x",
    ):
        assert not is_allowed(refused, hosts), refused
