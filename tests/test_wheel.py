"""A wheel with compiled code: built, installed without the network, and played with.

`COTTONOPOLIS_TEST_WHEEL` names one that has been built; otherwise one is built here, which takes
minutes.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import numba
import pytest

import hatch_build
from cottonopolis.engine import jit
from tests.test_compiling import BOT_GAME, NOTHING_IS_COMPILED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not jit.COMPILED, reason="interpreted"),
    pytest.mark.skipif(
        not hatch_build.is_fresh(hatch_build.ROOT), reason="the client is not built (make client)"
    ),
]

BUILT = "COTTONOPOLIS_TEST_WHEEL"
LEFT_OUT = shutil.ignore_patterns(
    ".venv*", ".git", "node_modules", "__pycache__", "compiled", "dist", "site", ".*_cache"
)
TO_THE_END = """
import cottonopolis
assert game.play_out("strong", seed=1).is_over
print(cottonopolis.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if os.environ.get(BUILT):
        return Path(os.environ[BUILT])
    folder = tmp_path_factory.mktemp("wheel")
    checkout = folder / "checkout"
    shutil.copytree(hatch_build.ROOT, checkout, ignore=LEFT_OUT)
    ours = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    words = [sys.executable, "-m", "cottonopolis.cli.compile", "--for-wheel"]
    subprocess.run(words, cwd=checkout, env=ours, check=True)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=checkout, check=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment with the wheel.

    It finds other packages where this one has them, so that nothing is fetched.
    """
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    found = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    packages = Path(found.stdout.strip())
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    words = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*words, "--target", str(packages), str(wheel)], check=True)
    return python


def metadata(wheel: Path, name: str) -> Message:
    with zipfile.ZipFile(wheel) as found:
        (file,) = [one for one in found.namelist() if one.endswith(f".dist-info/{name}")]
        return message_from_bytes(found.read(file))


def test_a_compiled_wheel_asks_for_the_numba_that_compiled_it(wheel: Path) -> None:
    needed = metadata(wheel, "METADATA").get_all("Requires-Dist", [])
    assert f"numba=={numba.__version__}" in needed


def test_a_compiled_wheel_fits_one_python_and_the_systems_of_numba(wheel: Path) -> None:
    described = metadata(wheel, "WHEEL")
    assert described["Root-Is-Purelib"] == "false"
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    tags = [tag.split("-") for tag in described.get_all("Tag", [])]
    assert tags
    for interpreter, interface, platform in tags:
        assert (interpreter, interface) == (python, python)
        assert not platform.startswith("linux"), "package indexes refuse it"


def test_a_wheel_says_how_to_install_its_extras(installed: Path, tmp_path: Path) -> None:
    script = (
        "from cottonopolis.support.extras import install_command as how; print(how('ray', '?'))"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    words = [str(installed), "-c", script]
    said = subprocess.check_output(words, cwd=tmp_path, env=environment, text=True)
    assert re.fullmatch('pip install "ray>=[0-9.]+"\n', said)


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_bots_play_and_nothing_is_compiled(game: str, installed: Path, tmp_path: Path) -> None:
    script = NOTHING_IS_COMPILED + BOT_GAME.format(game=game) + TO_THE_END
    environment = {**os.environ, "COTTONOPOLIS_CACHE": str(tmp_path / "empty")}
    environment.pop("PYTHONPATH", None)
    found = subprocess.run(
        [installed, "-W", "error", "-c", script],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    assert Path(found.stdout.strip()).is_relative_to(installed.parent.parent)
    assert not list(tmp_path.rglob("*.code"))
