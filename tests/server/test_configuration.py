"""Settings come from options, environment variables and one TOML file."""

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from cottonopolis.errors import SetupError
from cottonopolis.server.configuration import (
    COMMAND_LINE,
    DEFAULT,
    ENVIRONMENT,
    NAMES,
    as_toml,
    load,
    unknown_variables,
    variable_of,
)
from cottonopolis.server.database import migrate
from cottonopolis.server.settings import WEBHOOK_HOSTS, Settings
from tests.fork_server import run

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cottonopolis.toml"


def test_options_come_before_the_environment_and_the_file(file: Path) -> None:
    file.write_text('host = "file"\nport = 1\nworkers = 2\nchannels = "redis://r"\n')
    environment = {"COTTONOPOLIS_HOST": "environment", "COTTONOPOLIS_PORT": "2"}
    settings, sources = load(file, {"host": "option"}, environment)
    assert (settings.host, settings.port, settings.workers) == ("option", 2, 2)
    assert settings.rooms_mb == Settings().rooms_mb
    assert [sources[name] for name in ("host", "port", "workers", "rooms_mb")] == [
        *(COMMAND_LINE, ENVIRONMENT, str(file), DEFAULT)
    ]


def test_every_setting_can_be_set_in_both(file: Path) -> None:
    examples: dict[type, Any] = {int: 7, float: 7.5, bool: True, str: "", tuple: ("a.b", "c.d")}
    wanted = {one.name: examples[type(one.default)] for one in fields(Settings)}
    wanted |= {"database": "postgresql://d/d", "channels": "redis://r", "smtp": "smtp://mail"}
    wanted |= {"mail_from": "a@b.example", "host": "h", "secret": "s", "public_url": "https://p"}
    wanted |= {"role": "all", "log": "WARNING", "proxies": ("10.0.0.1", "10.0.0.2")}
    environment = {
        variable_of(name): ", ".join(value) if isinstance(value, tuple) else str(value)
        for name, value in wanted.items()
    }
    by_environment, _ = load(None, {}, environment)
    lines = [f"{name} = {json.dumps(value)}" for name, value in wanted.items()]
    file.write_text("\n".join(lines))
    by_file, _ = load(file, {}, {})
    assert by_environment == by_file
    assert by_file.webhook_hosts == (*WEBHOOK_HOSTS, "a.b", "c.d")
    assert by_file.rooms_mb == 7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("workrs = 2", "config-key"),
        ("workers = ", "config-file"),
        ('workers = "2"', "config-number"),
        ("workers = 0", "config-number"),
        ("workers = true", "config-number"),
        ("host = 1", "config-text"),
        ('proxies = "127.0.0.1"', "config-list"),
        ('role = "cook"', "role"),
        ('log = "LOUD"', "log-level"),
        ('database = "mysql://x"', "database"),
    ],
)
def test_a_mistake_in_the_file_is_named(file: Path, text: str, code: str) -> None:
    file.write_text(text)
    with pytest.raises(SetupError) as refused:
        load(file, {}, {})
    assert refused.value.code == code
    if code.startswith("config-"):
        assert str(file) in str(refused.value)


def test_redis_may_use_tls() -> None:
    for role in ("web", "bots"):
        assert Settings(channels="rediss://cache.example:6380", role=role).role == role


@pytest.mark.parametrize("mode", ["disable", "prefer"])
def test_postgres_urls_may_have_an_ssl_mode(postgres: str, mode: str) -> None:
    migrate(Settings(database=f"{postgres}?sslmode={mode}"))


def test_a_database_without_tls_is_refused_in_one_sentence(postgres: str) -> None:
    done = run("serve", "--no-browser", "--database", f"{postgres}?sslmode=require")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "SSL" in done.stderr


@pytest.mark.parametrize(
    ("query", "word"),
    [("sslmod=require", "sslmod"), ("sslmode=yes", "sslmode=yes"), ("ssl=on", "ssl=on")],
)
@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_an_unknown_parameter_of_the_database_is_named(kind: str, query: str, word: str) -> None:
    with pytest.raises(SetupError) as refused:
        Settings(database=f"{kind}://ada:se?cret@db.example/games?{query}")
    assert refused.value.code == "database-parameter"
    assert refused.value.facts["word"] == word
    assert "cret" not in str(refused.value)


def test_a_database_url_that_cannot_be_read_is_named_without_its_password() -> None:
    with pytest.raises(SetupError) as refused:
        Settings(database="postgresql://ada:secret@db.example:port/games")
    assert refused.value.code == "database"
    assert "secret" not in str(refused.value)


def test_a_mistake_in_the_environment_is_named() -> None:
    with pytest.raises(SetupError, match="COTTONOPOLIS_WORKERS: workers is a whole number"):
        load(None, {}, {"COTTONOPOLIS_WORKERS": "many"})
    found = {"COTTONOPOLIS_WORKRES": "", "COTTONOPOLIS_CACHE": "", "COTTONOPOLIS_SERVICE_HOST": ""}
    assert unknown_variables(found) == ["COTTONOPOLIS_WORKRES"]


def test_the_settings_are_printed_without_secrets(file: Path) -> None:
    text = 'database = "postgresql://ada:hush@db/games"\nsecret = "hush"\nproxies = ["10.0.0.1"]\n'
    file.write_text(text)
    done = run("serve", "--print-config", "--port", "81", env={"COTTONOPOLIS_CONFIG": str(file)})
    assert done.returncode == 0, done.stderr
    assert "hush" not in done.stdout
    printed = tomllib.loads(done.stdout)
    assert printed.keys() == set(NAMES)
    assert printed["database"] == "postgresql://***@db/games"
    assert (printed["proxies"], printed["port"], printed["push_hosts"]) == (["10.0.0.1"], 81, [])
    assert as_toml(Settings(), {}).count("\n") == len(NAMES) - 1


def test_the_hosting_page_lists_every_setting() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| .*?\| `(COTTONOPOLIS_\w+)` \| ", PAGE.read_text(), re.MULTILINE
    )
    assert rows == [(name, variable_of(name)) for name in NAMES]


def test_bot_servers_need_no_folder_for_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a container they may not write where it would be."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Settings(role="bots", channels="redis://x")
    assert not list(tmp_path.iterdir())
