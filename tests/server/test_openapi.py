"""The OpenAPI document is complete, and the server conforms to it for generated requests."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cottonopolis.server
from cottonopolis.server.api_errors import CODES
from cottonopolis.server.rooms import MOVE_KINDS
from tests.golden import FOLDER
from tests.server.kit import API, Json, Player, Server, running, seats

SERVER = Path(cottonopolis.server.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "server.md"
CASES = 5  # generated requests per operation and phase
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "positive_data_acceptance",
    "missing_required_header",
    "unsupported_method",
    "allow_header_conformance",
    "ignored_auth",
)
CONFIG = """
[checks.positive_data_acceptance]
# 422: a well-formed move, set-up or word that the rules or the server refuse
expected-statuses = ["2xx", "401", "403", "404", "409", "422"]

[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422"]
"""


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without tables of other tests."""
    file = tmp_path_factory.mktemp("openapi") / "games.db"
    with running(f"sqlite:///{file}") as found:
        yield found


@pytest.fixture(scope="module")
def document(own_server: Server) -> dict[str, Any]:
    found: dict[str, Any] = Player(own_server.url).get("/docs/openapi.json")
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    names = []
    known = {tag["name"] for tag in document["tags"]}
    for path, method, operation in operations(document):
        where = f"{method} {path}"
        assert operation["summary"], where
        assert operation["description"], where
        assert set(operation["tags"]) <= known, where
        assert operation["security"], where
        assert re.fullmatch(r"[a-z]+([A-Z][a-z]+)*", operation["operationId"]), where
        names.append(operation["operationId"])
    assert len(names) == len(set(names))
    assert document["components"]["securitySchemes"].keys() == {"session", "csrf"}


def test_every_code_is_described(document: dict[str, Any]) -> None:
    code = document["components"]["schemas"]["ErrorBody"]["properties"]["code"]
    assert code["enum"] == list(CODES)
    responses = document["components"]["responses"]
    for name, known in CODES.items():
        assert f"`{name}`" in code["description"]
        assert f"`{name}`" in responses[str(known.status)]["description"]


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in re.findall(r'"\$ref": "#/components/([^"]+)"', json.dumps(document)):
        kind, name = reference.split("/")
        assert name in document["components"][kind], reference


def kinds_of_entries() -> set[str]:
    """Every kind of entry, from the source of the server."""
    found: set[object] = set(MOVE_KINDS)
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"Draft": 0, "EntryShape": 1}.get(node.func.id)
                if place is not None and len(node.args) > place:
                    words = ast.walk(node.args[place])
                    found |= {w.value for w in words if isinstance(w, ast.Constant)}
    return {kind for kind in found if kind and isinstance(kind, str)}


def test_the_page_lists_every_code_and_every_kind_of_entry() -> None:
    page = PAGE.read_text()
    for code, known in CODES.items():
        assert f"| `{code}` | {known.status} | {known.meaning} |" in page
    kinds = kinds_of_entries()
    assert {"created", "play", "undo", "not_ready", "chat", "rematch"} <= kinds
    entries = page[page.index("| kind of entry |") :]
    for kind in kinds:
        assert f"`{kind}`" in entries, kind


def tables_of(player: Player) -> list[str]:
    """Create open, playing, finished and closed tables; return their ids."""
    record = next(FOLDER.glob("2p+two_player_2009-sane-101.txt")).read_text()
    settings = {"replacement": "beginner", "hints": False}  # strong bots are slow
    two: Json = {"variants": ["two_player_2009"], "settings": settings}
    made = [player.create(seats("me", "open"), **two) for _ in range(3)]
    made += [player.create(seats("me", "me"), start=True, **two) for _ in range(4)]
    made += [player.create(seats("me", "me"), record=record, start=True) for _ in range(2)]
    made.append(player.create(seats("me", "open"), **two))
    player.delete(f"/tables/{made[-1]}")
    listed = player.get("/tables", mine=True)["tables"]
    assert {table["status"] for table in listed} == {"open", "playing", "finished", "closed"}
    return made


END_SESSIONS = ("createAccount", "signOutEverywhere")  # run separately, with separate guests
ALL_OTHERS = [f"--exclude-operation-id={name}" for name in END_SESSIONS]


@pytest.mark.parametrize(
    "selection",
    [ALL_OTHERS, *([f"--include-operation-id={name}"] for name in END_SESSIONS)],
    ids=["all others", *END_SESSIONS],
)
def test_the_server_keeps_to_the_document(
    own_server: Server, tmp_path: Path, selection: list[str]
) -> None:
    player = Player(own_server.url, "Ada")
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG)
    cookies = dict(player.http.cookies)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{own_server.url}{API}/docs/openapi.json", "--no-color", *selection]
    command += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"]
    command += ["--max-examples", str(CASES), "--seed", "1", "--generation-deterministic"]
    command += ["--generation-with-security-parameters", "false"]
    command += ["--continue-on-failure"]
    command += ["--header", f"x-csrf-token: {player.token}"]
    command += ["--header", "Cookie: " + "; ".join(f"{k}={v}" for k, v in cookies.items())]
    environment = {
        **os.environ,
        "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
        "SCHEMA_TABLES": json.dumps(tables_of(player)),
    }
    run = subprocess.run(
        command,
        env=environment,
        cwd=Path.cwd(),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-20000:] + run.stderr[-2000:]
