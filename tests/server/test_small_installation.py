"""What `make play` leaves out, and what a server loads only when it is used."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_INSTALLED = ("asyncpg", "redis", "uvloop", "fpdf", "polyfactory", "faker", "advanced_alchemy")
SLOW_TO_IMPORT = ("alembic", "cryptography", "httpx", "mako", "numba.cuda", "pyarrow", "PIL")
BEGINNING = f"""
import sys
for name in {NOT_INSTALLED}:
    sys.modules[name] = None
import cottonopolis.cli.serve, cottonopolis.server.stopping
"""


def say_as_json(code: str) -> object:
    """Run code in a new process without the packages that players do not have."""
    command = [sys.executable, "-c", BEGINNING + code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def test_players_do_not_install_what_hosting_needs() -> None:
    lock = (ROOT / "requirements-play.lock").read_text(encoding="utf-8")
    installed = {line.split("==")[0] for line in lock.splitlines() if "==" in line}
    assert "litestar" in installed
    left_out = {"asyncpg", "redis", "uvloop", "fpdf2", "pillow", "polyfactory", "faker", "ray"}
    assert installed & left_out == set()


def test_a_server_describes_its_api_without_them() -> None:
    code = """
import json
from cottonopolis.server.app import create_app
print(json.dumps(len(create_app().openapi_schema.to_schema()["paths"])))
"""
    found = say_as_json(code)
    assert isinstance(found, int)
    assert found > 40


def test_a_server_loads_nothing_that_can_wait() -> None:
    code = f"""
import json
print(json.dumps([name for name in {SLOW_TO_IMPORT} if name in sys.modules]))
"""
    assert say_as_json(code) == []
