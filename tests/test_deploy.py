"""The files for operators: image, compose file, proxy, dashboard and alert rules.

They are checked as texts everywhere, and built and started where a container engine runs.
"""

import json
import re
import shutil
import ssl
import subprocess
import time
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics import MetricWrapperBase

from cottonopolis.server import metrics
from cottonopolis.server.configuration import NAMES, variable_of

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OURS = ("web", "bots", "backup")
ENGINES = ("docker", "podman")
UP_TIMEOUT_S = 1800
ASK_ATTEMPTS = 30  # one a second


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
        assert set(given) <= known, name
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


def test_the_documented_proxies_hide_metrics_and_the_name_of_the_server() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w*)\n(.*?)```", page, re.DOTALL)
    (nginx,) = [text for kind, text in blocks if kind == "nginx" and "listen 443" in text]
    (metrics_part,) = re.findall(r"location /api/v1/metrics {\n(.*?)    }\n", nginx, re.DOTALL)
    assert metrics_part.split() == ["return", "404;"]
    assert "server_tokens off;" in nginx
    assert not re.search(r"proxy_pass_header\s+server", nginx, re.IGNORECASE)
    (caddy,) = [text for _, text in blocks if re.match(r"brass\.example {", text)]
    assert {"header -Server", "respond /api/v1/metrics* 404"} <= {
        line.strip() for line in caddy.splitlines()
    }


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


# A real start


def engine() -> str | None:
    """A container engine that answers, not only its command line."""
    for name in ENGINES:
        program = shutil.which(name)
        asked = program and subprocess.run([program, "info"], capture_output=True, check=False)
        if asked and asked.returncode == 0 and b"Cannot connect" not in asked.stdout:
            return program
    return None


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


@pytest.mark.slow
def test_the_site_is_built_starts_and_can_be_restored(tmp_path: Path) -> None:
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
        compose("up", "--detach", "--build", "--wait")
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
