"""Workers with their own ports, and a proxy that sends all requests about a table to one."""

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from benchmarks import services
from cottonopolis.cli.serve import _free_port
from cottonopolis.errors import SetupError
from cottonopolis.server.connection_guard import ConnectionGuard
from cottonopolis.server.settings import Settings
from tests.server.crowds import is_closed
from tests.server.kit import API, Player, Server, begin, free_port, running

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting.md"
CADDYFILE = ROOT / "deploy" / "Caddyfile"
TWO = ["lancashire_2018"]  # a variant for two players
WORKERS = 2


def listener(port: int) -> int:
    """The process that listens on a port."""
    wanted = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if int(words[1].split(":")[1], 16) == port and words[3] == "0A":
            wanted.add(f"socket:[{words[9]}]")
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            links = {str(link.readlink()) for link in (folder / "fd").iterdir()}
        except OSError:
            continue
        if links & wanted:
            return int(folder.name)
    raise AssertionError(f"nobody listens on {port}")


def ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}{API}/ready", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def wait_until_ready(url: str) -> None:
    for _ in range(600):
        if ready(url):
            return
        time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


@contextmanager
def workers(postgres: str, redis: str, *options: str) -> Iterator[Server]:
    ports = ("--channels", redis, "--workers", str(WORKERS), "--worker-ports")
    with running(postgres, *ports, *options) as found:
        wait_until_ready(f"http://127.0.0.1:{found.port + 1}")
        yield found


@pytest.fixture
def server(postgres: str, redis: str) -> Iterator[Server]:
    with workers(postgres, redis) as found:
        yield found


def numbers_of(player: Player, table: str) -> list[int]:
    return [entry["number"] for entry in player.get(f"/tables/{table}/log")["entries"]]


def test_a_worker_dies_and_another_plays_on(server: Server) -> None:
    first, second = (f"http://127.0.0.1:{server.port + n}" for n in range(WORKERS))
    dying = listener(server.port)
    assert listener(server.port + 1) != dying
    players = [Player(first, "Ada"), Player(first, "Ben")]
    table = begin(players, variants=TWO)
    rng = random.Random(5)

    def play() -> int:
        seat = players[0].get(f"/tables/{table}")["table"]["to_move"]
        return int(players[seat].move_at_random(table, seat, rng)["number"])

    acknowledged = [play() for _ in range(5)]
    os.kill(dying, signal.SIGKILL)
    players = [player.at(second) for player in players]
    acknowledged += [play() for _ in range(5)]
    assert set(acknowledged) <= set(numbers_of(players[0], table))
    assert acknowledged == sorted(set(acknowledged))
    wait_until_ready(first)  # a new worker, at the same port
    assert listener(server.port) != dying
    players = [player.at(first) for player in players]
    acknowledged.append(play())
    assert set(acknowledged) <= set(numbers_of(players[0].at(second), table))


def test_a_port_in_use_is_named() -> None:
    first, taken = neighbouring_ports()
    with taken:
        settings = Settings(port=first, workers=2, worker_ports=True, channels="redis://x")
        with pytest.raises(SetupError) as refused:
            _free_port(settings)
    assert refused.value.facts["word"] == str(first + 1)


def test_benchmarks_find_free_ports_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    first, taken = neighbouring_ports()
    free = services.free_port(WORKERS)
    chosen = iter([first, free])
    monkeypatch.setattr(random, "randrange", lambda *_: next(chosen))
    with taken:
        assert services.free_port(WORKERS) == free


@pytest.mark.parametrize(("worker_ports", "left"), [(True, 2), (False, 5)])
def test_the_guard_watches_the_port_of_every_worker(worker_ports: bool, left: int) -> None:
    first, second_worker = neighbouring_ports()
    guard = ConnectionGuard(
        Settings(
            port=first,
            workers=2,
            worker_ports=worker_ports,
            channels="redis://x",
            connections_per_address=4,  # two for each worker
        )
    )
    with ExitStack() as stack:
        stack.enter_context(second_worker)
        clients = []
        for _ in range(5):
            client = stack.enter_context(socket.create_connection(("127.0.0.1", first + 1)))
            stack.enter_context(second_worker.accept()[0])
            client.setblocking(False)
            clients.append(client)
        guard.scan()
        assert sum(not is_closed(client) for client in clients) == left


def neighbouring_ports() -> tuple[int, socket.socket]:
    """Return a free port, below those that the system hands out, and a listener at the next one."""
    for first in random.sample(range(20_000, 30_000), 100):
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", first))
                return first, socket.create_server(("127.0.0.1", first + 1))
            except OSError:
                continue
    pytest.fail("no two neighbouring ports are free")


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[str]:
    """nginx with the configuration of docs/hosting.md, as far as it is about workers."""
    blocks = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    (upgrade,) = re.findall(r"map \$http_upgrade.*?\n}\n", "".join(blocks), re.DOTALL)
    (headers,) = re.findall(r"location / {\n(.*?)    }\n", "".join(blocks), re.DOTALL)
    headers = re.sub(r"proxy_pass .*;", "proxy_pass http://cottonopolis;", headers)
    (routing,) = [block for block in blocks if "upstream" in block]
    for number in range(WORKERS):
        routing = routing.replace(f":{8000 + number} ", f":{server.port + number} ")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(
        f"""
daemon off; pid {folder}/pid; error_log {folder}/error.log; user root;
events {{}}
http {{
  log_format routed "$upstream_addr $uri";
  access_log {folder}/access.log routed;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  {upgrade}
  {routing}
  server {{ listen 127.0.0.1:{port}; location / {{ {headers} }} }}
}}
""",
        encoding="utf-8",
    )
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed")
    process = subprocess.Popen([program, "-c", str(file), "-e", f"{folder}/error.log"])
    try:
        wait_until_ready(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def caddy(folder: Path, server: Server, port: int) -> Iterator[str]:
    """Caddy with the Caddyfile of the containers, over HTTPS.

    It signs the certificate of localhost itself; the machine does not learn to trust it.
    """
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not installed")
    here = "admin off; skip_install_trust; auto_https disable_redirects; default_bind 127.0.0.1"
    told = "header_down X-Worker {http.reverse_proxy.upstream.hostport}"
    text = CADDYFILE.read_text(encoding="utf-8")
    for place, more in (
        ("{\n", here.replace("; ", "\n")),
        ("{$DOMAIN} {\n", f"log {{\noutput file {folder}/access.log\n}}"),
        ("reverse_proxy {$WORKERS} {\n", told),
    ):
        text = text.replace(place, f"{place}{more}\n", 1)
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    environment = {
        **os.environ,
        "DOMAIN": f"localhost:{port}",
        "WORKERS": " ".join(f"127.0.0.1:{server.port + number}" for number in range(WORKERS)),
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder)),
    }
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    url = f"https://localhost:{port}"
    log = folder / "error.log"
    with log.open("wb") as errors, pytest.MonkeyPatch.context() as patch:
        process = subprocess.Popen(command, env=environment, stdout=errors, stderr=errors)
        try:
            authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
            while not authority.exists():
                assert process.poll() is None, log.read_text(encoding="utf-8")
                time.sleep(0.05)
            patch.setenv("SSL_CERT_FILE", str(authority))
            wait_until_ready(url)
            yield url
        finally:
            process.terminate()
            process.wait()


def workers_of_tables(folder: Path) -> dict[str, set[str]]:
    """The workers that answered requests about each table."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in (folder / "access.log").read_text(encoding="utf-8").splitlines():
        if line.startswith("{"):  # of Caddy, which does not tell the worker of a WebSocket
            told = json.loads(line)
            asked, path = told["resp_headers"].get("X-Worker", []), told["request"]["uri"]
        else:
            *asked, path = line.split()
        if match := re.match(r"/api/v1/tables/([^/]+)/", path):
            found[match[1]].update(worker.strip(",") for worker in asked[-1:])
    return found


def play_while_a_worker_dies(server: Server, url: str, folder: Path) -> None:
    """Play at tables through a proxy that sends each table to one worker."""
    rng = random.Random(6)
    tables = {}
    for number in range(8):
        players = [Player(url, f"Ada {number}"), Player(url, f"Ben {number}")]
        tables[begin(players, variants=TWO)] = players
    tabs = {table: players[0].live(table, seat=0) for table, players in tables.items()}
    moves: dict[str, list[int]] = defaultdict(list)

    def play_everywhere() -> None:
        for table, players in tables.items():
            seat = players[0].get(f"/tables/{table}")["table"]["to_move"]
            moves[table].append(players[seat].move_at_random(table, seat, rng)["number"])

    for _ in range(3):
        play_everywhere()
    for table, tab in tabs.items():
        tab.until(moves[table][-1])
        tab.close()
    before = workers_of_tables(folder)
    assert before.keys() >= tables.keys()
    assert {len(workers) for workers in before.values()} == {1}
    assert len(set.union(*before.values())) == WORKERS, "all tables are at one worker"
    os.kill(listener(server.port), signal.SIGKILL)
    for _ in range(3):
        play_everywhere()  # at the other worker, or at a new one
    for table, players in tables.items():
        assert set(moves[table]) <= set(numbers_of(players[0], table))


def test_the_documented_nginx_sends_a_table_to_one_worker(server: Server, tmp_path: Path) -> None:
    with nginx(tmp_path, server) as url:
        play_while_a_worker_dies(server, url, tmp_path)


def test_the_caddy_of_the_containers_sends_a_table_to_one_worker(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    port = free_port()
    options = ("--public-url", f"https://localhost:{port}", "--proxy", "127.0.0.1")
    with (
        workers(postgres, redis, *options) as server,
        caddy(tmp_path, server, port) as url,
    ):
        play_while_a_worker_dies(server, url, tmp_path)
        answer = httpx.get(f"{url}{API}/me")
        assert "server" not in answer.headers
        assert answer.headers["x-request-id"]
        for path in ("/metrics", "/metrics/"):
            assert httpx.get(f"{url}{API}{path}").status_code == 404
