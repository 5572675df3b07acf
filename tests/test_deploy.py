"""The files for operators: image, compose file, proxy, dashboard and alert rules.

They are checked as texts everywhere, and built and started where a container engine runs.
"""

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from prometheus_client.metrics import MetricWrapperBase

from benchmarks import availability
from cottonopolis.server import metrics
from cottonopolis.server.configuration import NAMES, variable_of
from cottonopolis.server.settings import Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OURS = ("web", "bots", "backup")
ENGINES = ("docker", "podman")
UP_TIMEOUT_S = 1800
ASK_ATTEMPTS = 30  # one a second
MAX_IMAGE_MB = 800  # measured: 701, of which LLVM, NumPy and Numba 280
MAX_START_S = 120  # of all services, with a new database; ours answers in seconds


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, with continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    return [(word, rest) for word, rest in lines]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    begins = max(i for i, (word, _) in enumerate(found) if word == "FROM")
    return found[begins:]


# The image


def test_the_image_has_two_stages_and_an_unprivileged_user() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    assert "ADD" not in words
    (user,) = [rest for word, rest in last_stage() if word == "USER"]
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user), "a number, so that engines can check it"
    after = [word for word, _ in last_stage()]
    assert after.index("USER") < after.index("ENTRYPOINT")
    assert "HEALTHCHECK" in after
    copied = [rest for word, rest in last_stage() if word == "COPY"]
    assert all(rest.startswith("--from=build ") for rest in copied), "no sources in the image"


def test_every_package_in_the_image_has_a_hash() -> None:
    installs = [
        command
        for word, rest in instructions()
        if word == "RUN"
        for command in re.split(r"&&", rest)
        if re.search(r"\bpip (install|wheel|download)\b", command)
    ]
    assert len(installs) >= 3
    for command in installs:
        if "--no-deps" in command:  # our own wheel
            assert "--no-index" in command or "--no-build-isolation" in command
            continue
        assert "--require-hashes" in command, command
        (lock,) = re.findall(r"-r (\S+)", command)
        assert "--hash=sha256:" in (ROOT / lock).read_text(encoding="utf-8")
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert not re.search(r"https?://(?!127\.0\.0\.1)|curl|wget", text), "nothing else is downloaded"


def test_the_image_brings_client_and_compiled_code() -> None:
    commands = " ".join(rest for word, rest in instructions() if word == "RUN")
    for part in ("hatch_build.py client", "cottonopolis.cli.compile --for-wheel", "pip wheel"):
        assert part in commands
    assert commands.index("--for-wheel") < commands.index("pip wheel")


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    kept = [
        line[1:]
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    ]
    for name in kept:
        assert (ROOT / name).exists(), name
    for word, rest in instructions():
        if word == "COPY" and not rest.startswith("--from"):
            for name in rest.split()[:-1]:
                assert name == "." or name in kept, name
    assert {"src", "messages", "web", "pyproject.toml", "hatch_build.py"} <= set(kept)


def test_no_image_names_a_registry() -> None:
    images = [service["image"] for service in COMPOSE["services"].values()]
    images += [rest for word, rest in instructions() if word == "ARG"]
    for image in images:
        assert not re.search(r"[a-z]\.[a-z]+[:/]|/", image.split("=")[-1].split(":")[0]), image


# The compose file


def test_every_service_is_healthy_restarted_and_read_only() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] is True, name
        assert service["restart"] == "unless-stopped", name
        assert service["healthcheck"]["test"][0] in ("CMD", "CMD-SHELL"), name
        assert not service.get("privileged"), name
    for name in OURS:
        service = COMPOSE["services"][name]
        assert service["cap_drop"] == ["ALL"]
        assert "no-new-privileges:true" in service["security_opt"]
        assert any(place.startswith("/tmp") for place in service["tmpfs"])


def test_requests_cannot_fill_the_disk_with_logs() -> None:
    """By default Docker keeps all that a container logs."""
    for name, service in COMPOSE["services"].items():
        options = service["logging"]["options"]
        megabytes = re.fullmatch(r"(\d+)m", options["max-size"])
        assert megabytes is not None, name
        assert int(megabytes[1]) * int(options["max-file"]) <= 100, name


def test_only_the_proxy_is_reachable_from_outside() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    for name in ("postgres", "redis", "bots", "backup"):
        assert services[name]["networks"] == ["inside"]


def test_the_proxy_has_addresses_that_are_trusted_and_that_no_other_container_gets() -> None:
    services = COMPOSE["services"]
    edge = COMPOSE["networks"]["edge"]
    assert edge["enable_ipv6"] is True
    given = services["proxy"]["networks"]["edge"]
    addresses = [given["ipv4_address"], given["ipv6_address"]]
    assert services["web"]["environment"]["COTTONOPOLIS_PROXIES"].split(",") == addresses
    for address, pool in zip(map(ip_address, addresses), edge["ipam"]["config"], strict=True):
        subnet, others = ip_network(pool["subnet"]), ip_network(pool["ip_range"])
        assert address in subnet
        assert ip_address(pool["gateway"]) in subnet
        assert address not in others
        assert address != ip_address(pool["gateway"])
        assert others.version == subnet.version
        assert others[0] in subnet
        assert others[-1] in subnet


def test_only_one_service_builds_the_image_and_none_pulls_it() -> None:
    services = {name: COMPOSE["services"][name] for name in OURS}
    assert {service["image"] for service in services.values()} == {"cottonopolis"}
    assert [name for name, service in services.items() if "build" in service] == ["web"]
    assert all(services[name]["pull_policy"] == "never" for name in ("bots", "backup"))


def test_every_variable_is_a_setting() -> None:
    known = {variable_of(name) for name in NAMES}
    for name in OURS:
        given = COMPOSE["services"][name]["environment"]
        # From some, `web` derives a setting when it starts
        derived = {"BOT_SERVERS", "BOT_PROCESSES", "BOT_JOBS"} if name == "web" else set()
        assert set(given) <= known | derived, name
    stated = [rest for word, rest in instructions() if word == "ENV"]
    used = set(re.findall(r"(COTTONOPOLIS_\w+)=", " ".join(stated)))
    assert used <= known | {"COTTONOPOLIS_CACHE"}
    roles = {name: COMPOSE["services"][name]["environment"] for name in ("web", "bots")}
    assert {name: given["COTTONOPOLIS_ROLE"] for name, given in roles.items()} == {
        "web": "web",
        "bots": "bots",
    }


def test_every_volume_is_declared_and_data_is_kept() -> None:
    used = set()
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", ()):
            source, target = volume.split(":")[:2]
            assert target.startswith("/")
            if source.startswith("./"):
                assert (ROOT / source).exists(), source
            else:
                used.add(source)
    assert used == set(COMPOSE["volumes"])
    assert "/var/lib/postgresql/data" in str(COMPOSE["services"]["postgres"]["volumes"])
    assert "/backups" in str(COMPOSE["services"]["backup"]["volumes"])


def test_the_example_names_every_variable_and_no_password() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(
        re.findall(r"^#?(\w+)=", example, re.MULTILINE)
    )
    required = set(re.findall(r"\$\{(\w+):\?", text))
    assert required == set(re.findall(r"^(\w+)=$", example, re.MULTILINE))


def test_the_proxy_passes_on_request_ids_and_hides_metrics() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    for words in (
        "reverse_proxy {$WORKERS}",
        "lb_policy header X-Table",
        "header_up X-Request-ID",
        "@metrics path /api/v1/metrics /api/v1/metrics/*\n\trespond @metrics 404",
        "\theader -Server\n",
    ):
        assert words in text


def documented(kind: str, words: str) -> str:
    """The block of docs/hosting.md of some kind that contains these words."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w*)\n(.*?)```", page, re.DOTALL)
    (found,) = [text for name, text in blocks if name == kind and words in text]
    return str(found)


def timeouts(caddy: str) -> dict[str, str]:
    """The time limits of a Caddyfile, which hold for all sites."""
    (found,) = re.findall(
        r"^{\s*servers {\s*timeouts {(.*?)}\s*}\s*}$", caddy, re.DOTALL | re.MULTILINE
    )
    return dict(line.split() for line in found.strip().splitlines())


def test_the_documented_proxies_hide_metrics_and_the_name_of_the_server() -> None:
    nginx = documented("nginx", "listen 443")
    (metrics_part,) = re.findall(r"location /api/v1/metrics {\n(.*?)    }\n", nginx, re.DOTALL)
    assert metrics_part.split() == ["return", "404;"]
    assert "server_tokens off;" in nginx
    assert not re.search(r"proxy_pass_header\s+server", nginx, re.IGNORECASE)
    lines = {line.strip() for line in documented("", "\nbrass.example {").splitlines()}
    assert {"header -Server", "respond /api/v1/metrics* 404"} <= lines


def test_silent_and_slow_connections_end_at_every_documented_proxy() -> None:
    limits = {"read_header": "10s", "read_body": "20s", "idle": "2m"}
    assert timeouts((DEPLOY / "Caddyfile").read_text(encoding="utf-8")) == limits
    assert timeouts(documented("", "\nbrass.example {")) == limits
    nginx = documented("nginx", "listen 443")
    everywhere = nginx[: nginx.index("server {")]  # nginx takes them from its first server
    for words in (
        "client_header_timeout 10s;",
        "client_body_timeout 20s;",
        "reset_timedout_connection on;",
    ):
        assert words in everywhere
    main = documented("nginx", "events {")
    (connections,) = re.findall(r"worker_connections (\d+);", main)
    (files,) = re.findall(r"worker_rlimit_nofile (\d+);", main)
    assert int(connections) == 16384
    assert int(files) == 40000 > 2 * int(connections)


FIREWALL = DEPLOY / "nftables.conf"
# Runs in a network of its own: how many connections each address may open
COUNT_CONNECTIONS = """
import socket, subprocess, sys
nft, file = sys.argv[1:]
subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
for address in ("2001:db8::1/64", "2001:db8:0:1::1/64"):
    subprocess.run(["ip", "addr", "add", address, "dev", "lo", "nodad"], check=True)
for _ in range(2):  # it may be loaded again
    subprocess.run([nft, "-f", file], check=True)
for family, sources in (
    (socket.AF_INET, ("127.0.0.2", "127.0.0.3")),
    (socket.AF_INET6, ("2001:db8::1", "2001:db8:0:1::1")),
):
    listener = socket.create_server(("", 443), family=family, backlog=2000)
    for source in sources:
        opened = []
        for _ in range(300):
            line = socket.socket(family)
            line.bind((source, 0))
            try:
                line.connect(("127.0.0.1" if family == socket.AF_INET else "2001:db8::1", 443))
                opened.append(line)
            except ConnectionRefusedError:
                line.close()
        print(len(opened), end=" ")
        globals()[source] = opened  # stay open
    listener.close()
"""


def test_the_firewall_limits_every_address() -> None:
    rules = FIREWALL.read_text(encoding="utf-8")
    most = Settings().connections_per_address
    for source in ("ip saddr", "ip6 saddr and ffff:ffff:ffff:ffff::"):
        assert f"{{ {source} ct count over {most} }} reject with tcp reset" in rules
    assert "flush" not in rules  # it would remove the rules of Docker


def test_the_firewall_counts_connections() -> None:
    nft, unshare = program("nft"), program("unshare")
    if nft is None or unshare is None or program("ip") is None:
        pytest.skip("nft, unshare or ip is not installed")
    alone = [unshare, "--net"]
    if subprocess.run([*alone, nft, "list", "tables"], capture_output=True, check=False).returncode:
        pytest.skip("no network of one's own with nftables")
    assert subprocess.run([*alone, nft, "--check", "--file", FIREWALL], check=False).returncode == 0
    command = [*alone, sys.executable, "-c", COUNT_CONNECTIONS, nft, str(FIREWALL)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    most = Settings().connections_per_address
    assert [int(word) for word in done.stdout.split()] == [most] * 4


@pytest.mark.parametrize("workers", [1, 3])
def test_the_proxy_of_the_compose_file_knows_every_worker(tmp_path: Path, workers: int) -> None:
    stub = tmp_path / "caddy"
    stub.write_text('#!/bin/sh\necho "$WORKERS | $*"\n', encoding="utf-8")
    stub.chmod(0o755)
    services = COMPOSE["services"]
    command = [word.replace("$$", "$") for word in services["proxy"]["command"]]
    given = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "WEB_WORKERS": str(workers)}
    told = subprocess.run(command, env=given, capture_output=True, text=True, check=True).stdout
    addresses, arguments = told.split("|")
    assert addresses.split() == [f"web:{8000 + number}" for number in range(workers)]
    assert arguments.split() == [
        "run",
        "--config",
        "/etc/caddy/Caddyfile",
        "--adapter",
        "caddyfile",
    ]
    both = (services["proxy"]["environment"], services["web"]["environment"])
    assert both[0]["WEB_WORKERS"] == both[1]["COTTONOPOLIS_WORKERS"] == "${WEB_WORKERS:-2}"


@pytest.mark.parametrize(
    ("given", "jobs"),
    [
        ({}, 2),  # two workers, one bot server with two processes
        ({"WEB_WORKERS": "1"}, 3),
        ({"BOT_SERVERS": "3", "BOT_PROCESSES": "8"}, 13),
        ({"WEB_WORKERS": "4", "BOT_PROCESSES": "5"}, 3),
        ({"BOT_JOBS": "8"}, 8),
    ],
)
def test_few_jobs_wait_for_the_bot_servers(
    tmp_path: Path, given: dict[str, str], jobs: int
) -> None:
    stub = tmp_path / "cottonopolis"
    stub.write_text('#!/bin/sh\necho "$COTTONOPOLIS_BOT_PROCESSES $*"\n', encoding="utf-8")
    stub.chmod(0o755)
    web = COMPOSE["services"]["web"]
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    for name, value in web["environment"].items():
        if found := re.fullmatch(r"\$\{(\w+):-(.*)\}", value):
            environment[name] = given.get(found[1], found[2])
    command = [word.replace("$$", "$") for word in (*web["entrypoint"], *web["command"])]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(jobs), "serve", "--no-browser"]


class Ready(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/api/v1/ready" else 404)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_the_health_check_asks_every_worker() -> None:
    _, *command = COMPOSE["services"]["web"]["healthcheck"]["test"]
    first, second = ThreadingHTTPServer(("127.0.0.1", 0), Ready), None
    for _ in range(100):  # until the port after the first one is free, too
        try:
            second = ThreadingHTTPServer(("127.0.0.1", first.server_port + 1), Ready)
            break
        except OSError:
            first.server_close()
            first = ThreadingHTTPServer(("127.0.0.1", 0), Ready)
    assert second is not None
    command = [sys.executable, *command[1:-1], command[-1].replace("8000", str(first.server_port))]
    asked = {**os.environ, "COTTONOPOLIS_WORKERS": "2"}

    def is_healthy() -> bool:
        return subprocess.run(command, env=asked, capture_output=True, check=False).returncode == 0

    for server in (first, second):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    assert is_healthy()
    second.shutdown()
    second.server_close()
    assert not is_healthy()
    first.shutdown()
    first.server_close()


def program(name: str) -> str | None:
    """A program of the administrator, which may not be on the path of others."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def test_nginx_accepts_what_the_benchmark_floods(tmp_path: Path) -> None:
    nginx = program("nginx")
    if nginx is None:
        pytest.skip("nginx is not installed")
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    text = availability.nginx_configuration(page, tmp_path, port=18000, server=18001)
    assert "proxy_pass http://127.0.0.1:18001;" in text
    assert "listen 127.0.0.1:18000;" in text
    assert "client_body_timeout 20s;" in text
    assert "worker_connections 16384;" in text
    file = tmp_path / "nginx.conf"
    file.write_text(text, encoding="utf-8")
    command = [nginx, "-t", "-c", str(file), "-e", f"{tmp_path}/log"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nginx_accepts_what_is_documented(tmp_path: Path) -> None:
    nginx = program("nginx")
    if nginx is None:
        pytest.skip("nginx is not installed")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "brass.example")])
    begins = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, begins, begins + timedelta(days=1))
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.PEM)
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (tmp_path / "fullchain.pem").write_bytes(certificate)
    (tmp_path / "privkey.pem").write_bytes(private)
    site = documented("nginx", "listen 443") + documented("nginx", "upstream")
    site = site.replace("/etc/letsencrypt/live/brass.example", str(tmp_path))
    site = site.replace("http://127.0.0.1:8000", "http://cottonopolis")
    file = tmp_path / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("proxy", "fastcgi", "uwsgi", "scgi")
    )
    file.write_text(
        f"pid {tmp_path}/pid;\n{documented('nginx', 'events {')}"
        f"http {{ client_body_temp_path {tmp_path}/body; {places} access_log off;\n{site}}}\n",
        encoding="utf-8",
    )
    command = [nginx, "-t", "-c", str(file), "-e", f"{tmp_path}/log"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr


@pytest.mark.parametrize("place", ["deploy", "docs"])
def test_caddy_accepts_what_is_delivered_and_documented(tmp_path: Path, place: str) -> None:
    caddy = program("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    workers = ["web:8000", "web:8001"] if place == "deploy" else ["127.0.0.1:8000"]
    file = tmp_path / "Caddyfile"
    if place == "deploy":
        file.write_bytes((DEPLOY / "Caddyfile").read_bytes())
    else:
        file.write_text(documented("", "\nbrass.example {").replace(" " * 4, "\t"))
    environment = {
        **os.environ,
        "DOMAIN": "brass.example",
        "WORKERS": " ".join(workers),
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path)),
    }

    def told(command: str) -> str:
        words = [caddy, command, "--config", str(file), "--adapter", "caddyfile"]
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert '"level":"warn"' not in done.stderr
        return done.stdout

    told("validate")
    (site,) = json.loads(told("adapt"))["apps"]["http"]["servers"].values()
    assert site["listen"] == [":443"]  # and so Caddy gets a certificate
    assert site["routes"][0]["match"] == [{"host": ["brass.example"]}]
    assert re.findall(r'"dial": "([^"]+)"', json.dumps(site)) == workers


# Monitoring


def known_metrics() -> set[str]:
    """All names under which Prometheus sees the metrics of the server."""
    found = set()
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            name = next(iter(metric.describe())).name
            found |= {name, f"{name}_total"} if metric._type == "counter" else {name}
            if metric._type == "histogram":
                found |= {f"{name}_bucket", f"{name}_sum", f"{name}_count"}
    return found


def expressions() -> list[str]:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    return panels + [rule["expr"] for group in rules["groups"] for rule in group["rules"]]


def test_the_dashboard_and_the_alerts_use_metrics_that_exist() -> None:
    known = known_metrics()
    used = set()
    for expression in expressions():
        assert expression.count("(") == expression.count(")"), expression
        used |= set(re.findall(r"\b(cottonopolis_\w+)\b(?!\")", expression))
    assert used <= known, used - known
    bases = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in used}
    assert bases == {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in known}


def test_the_alerts_name_events_that_exist_and_what_to_do() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for expression in expressions():
        for event in re.findall(r'event="(\w+)"', expression):
            assert f"| `{event}` |" in page
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    for rule in rules["groups"][0]["rules"]:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "action"}


def test_panels_have_their_own_places() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    cells = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in cells, panel["title"]
                cells.add((x, y))


# The instructions


def test_restoring_does_not_start_what_fills_the_database() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = re.findall(r"^docker compose run .*restore .*$", page, re.MULTILINE)
    assert len(commands) == 2
    assert all("--no-deps" in command for command in commands)


def test_the_documented_installation_takes_every_package_with_its_hash() -> None:
    installs = [
        line
        for line in documented("", "apt install postgresql").splitlines()
        if "pip install" in line
    ]
    assert len(installs) == 2
    assert "--require-hashes -r requirements-image.lock" in installs[0]
    assert "--no-deps ." in installs[1]


def test_the_documented_commands_of_administration_reach_the_nightly_backups() -> None:
    """Folders of dynamic users are hidden from every unit that does not name them."""
    unit = documented("ini", "admin backup")
    (folder,) = re.findall(r"^StateDirectory=(\S+)$", unit, re.MULTILINE)
    assert f"admin backup /var/lib/{folder} " in unit
    (seen,) = re.findall(r'"StateDirectory=([^"]+)"', documented("sh", "systemd-run"))
    assert folder in seen.split()
    assert f"/var/lib/{folder} --drill" in documented("", "systemctl start cottonopolis-backup")


# A real start


def engine() -> str | None:
    """A container engine that answers, not only its command line."""
    for name in ENGINES:
        program = shutil.which(name)
        asked = program and subprocess.run([program, "info"], capture_output=True, check=False)
        if asked and asked.returncode == 0 and b"Cannot connect" not in asked.stdout:
            return program
    return None


def composer() -> list[str] | None:
    """The command that reads compose files; it may work where no engine answers."""
    for name in ENGINES:
        command = [shutil.which(name) or "", "compose"]
        asked = command[0] and subprocess.run(
            [*command, "version"], capture_output=True, check=False
        )
        if asked and asked.returncode == 0:
            return command
    return None


def image_mb(engine_program: str) -> int:
    """The size of our image."""
    command = [engine_program, "image", "inspect", "--format", "{{.Size}}", "cottonopolis"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(done.stdout) // 1_000_000


def status_through_proxy(path: str) -> int:
    """Ask the proxy over HTTPS; for localhost it signs its certificate itself."""
    unverified = ssl.create_default_context()
    unverified.check_hostname, unverified.verify_mode = False, ssl.CERT_NONE
    for _ in range(ASK_ATTEMPTS):
        try:
            with urlopen(f"https://localhost{path}", timeout=30, context=unverified) as answer:
                return int(answer.status)
        except HTTPError as error:
            return error.code
        except OSError:  # the certificate is not there yet
            time.sleep(1)
    raise AssertionError("the proxy does not answer")


def test_the_compose_file_is_valid(tmp_path: Path) -> None:
    found = composer()
    if found is None:
        pytest.skip("no `docker compose` or `podman compose`")
    environment = tmp_path / "env"
    environment.write_text("DOMAIN=brass.example\nPOSTGRES_PASSWORD=one\nREDIS_PASSWORD=two\n")
    command = [*found, "--env-file", str(environment), "--file", str(ROOT / "compose.yaml")]
    done = subprocess.run([*command, "config"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    shown = yaml.safe_load(done.stdout)["services"]
    assert shown["web"]["environment"]["COTTONOPOLIS_PUBLIC_URL"] == "https://brass.example"
    assert shown["proxy"]["environment"]["WEB_WORKERS"] == "2"


def test_the_site_is_built_starts_and_can_be_restored(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    program = engine()
    if program is None:
        pytest.skip("no container engine answers")
    environment = tmp_path / "env"
    environment.write_text("DOMAIN=localhost\nPOSTGRES_PASSWORD=one\nREDIS_PASSWORD=two\n")
    base = [program, "compose", "--project-name", "cottonopolis-test"]
    base += ["--env-file", str(environment), "--file", str(ROOT / "compose.yaml")]

    def compose(*words: str) -> str:
        command = [*base, *words]
        limit = UP_TIMEOUT_S
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
        assert done.returncode == 0, f"{' '.join(words)}: {done.stderr[-2000:]}"
        return done.stdout

    try:
        compose("build", "web")
        size_mb = image_mb(program)
        record_property("image_mb", size_mb)
        assert size_mb < MAX_IMAGE_MB
        compose("pull", "postgres", "redis", "proxy")
        began = time.monotonic()
        compose("up", "--detach", "--wait")
        took_s = time.monotonic() - began
        record_property("start_s", round(took_s))
        print(f"image {size_mb} MB, the site is ready after {took_s:.0f} s")
        assert took_s < MAX_START_S
        assert status_through_proxy("/") == 200
        assert status_through_proxy("/api/v1/ready") == 200
        assert status_through_proxy("/api/v1/metrics") == 404
        compose("restart", "web")
        compose("up", "--detach", "--wait")
        assert status_through_proxy("/") == 200

        # The commands of docs/hosting.md
        in_backup = ("exec", "-T", "backup")
        compose(*in_backup, "cottonopolis", "admin", "restore", "/backups", "--drill")
        newest = compose(*in_backup, "ls", "/backups").split()[-1]
        in_postgres = ("exec", "-T", "postgres")
        rename = "ALTER DATABASE cottonopolis RENAME TO cottonopolis_old"
        compose("stop", "web", "bots", "backup")
        compose(*in_postgres, "psql", "-U", "cottonopolis", "-d", "postgres", "-c", rename)
        compose(*in_postgres, "createdb", "-U", "cottonopolis", "cottonopolis")
        once = ("run", "--rm", "--no-deps", "-T", "backup")
        compose(*once, "admin", "restore", f"/backups/{newest}")
        compose("up", "--detach", "--wait")
        assert status_through_proxy("/api/v1/ready") == 200
    finally:
        subprocess.run([*base, "down", "--volumes"], check=False, capture_output=True)
