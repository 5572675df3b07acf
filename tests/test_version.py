"""The version is written in one place, `src/cottonopolis/__init__.py`; the rest follows it."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from cottonopolis import __version__

ROOT = Path(__file__).parent.parent
HOME = ROOT / "src" / "cottonopolis" / "__init__.py"


def test_the_package_takes_its_version_from_the_module() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" in project["dynamic"]
    command = [sys.executable, "-m", "hatchling", "version"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == __version__


def test_the_client_has_no_version() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert "version" not in package
    assert "version" not in lock
    assert "version" not in lock["packages"][""]


def test_no_other_file_writes_the_version() -> None:
    written = re.compile(rf"version[\W_]{{1,8}}{re.escape(__version__)}\b", re.IGNORECASE)
    files = [
        ROOT / name for name in ("pyproject.toml", "mkdocs.yml", "hatch_build.py", "README.md")
    ]
    files += (ROOT / "src").rglob("*.py")
    files += (ROOT / ".github").rglob("*.yml")
    found = [path for path in files if written.search(path.read_text(encoding="utf-8"))]
    assert found == [HOME]


def test_the_interface_document_and_the_changelog_name_it() -> None:
    document = json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))
    assert document["info"]["version"] == __version__
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
