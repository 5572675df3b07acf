"""The two gears: rule functions run compiled by Numba, or as plain Python.

Set ``COTTONOPOLIS_JIT=0`` for the interpreted gear (debugging, coverage). The compiled code is kept
on disk in a folder named after a hash of the sources, because Numba's own cache does not notice
edits in functions that a cached function calls.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("COTTONOPOLIS_JIT", "1") != "0"
KEPT_CACHES = 8  # versions, each with its Python and NumPy
NAME = re.compile("[0-9a-f]{16}")  # of a folder of ours


def _source_hash() -> str:
    """A name for exactly these rules, this Python, this NumPy and this Numba."""
    import numba

    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version} {np.__version__} {numba.__version__}".encode())
    for folder in ("engine", "games", "bots"):
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    """The folder that holds one sub-folder of compiled code per version of the sources."""
    named = os.environ.get("COTTONOPOLIS_CACHE")
    if named:
        return Path(named)
    root = os.environ.get("XDG_CACHE_HOME")
    home = Path(root) if root else Path.home() / ".cache"
    return home / "cottonopolis"


def _prepare_cache() -> Path:
    """Make this version's cache folder and drop all but the newest few others."""
    home = _cache_home()
    name = _source_hash()
    try:
        folder = home / name
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        ours = [path for path in home.iterdir() if NAME.fullmatch(path.name) and path.is_dir()]
        for old in sorted(ours, key=lambda path: path.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"cottonopolis-{name}"
        folder.mkdir(parents=True, exist_ok=True)
    return folder


CACHE_FOLDER: Path | None = None

if COMPILED:
    CACHE_FOLDER = _prepare_cache()
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE_FOLDER)
    import numba

    setattr(numba.config, "CACHE_DIR", str(CACHE_FOLDER))  # noqa: B010  (unknown to type checkers)


def jit(function: F) -> F:
    """Compile a rule function (or leave it alone in the interpreted gear)."""
    return _compile(function)


def jit_for_threads(function: F) -> F:
    """Compile a function that several threads of Python may be in at once."""
    return _compile(function, nogil=True)


def jit_uncached(function: F) -> F:
    """Compile a function that was made on the fly, as a part of the functions that call it.

    It is not cached by itself: what it is made of has no name that lasts.
    """
    return _compile(function, cache=False)


def inlined(function: F) -> F:
    """A small function that stays plain Python for Python and becomes a part of compiled callers.

    It is never compiled by itself, which would take longer than its part in all its callers.
    """
    if not COMPILED:
        return function
    compiled = numba.njit(inline="always", error_model="numpy")(function)
    # Called from Python, a dispatcher asks this for the function to run instead of compiling one
    setattr(compiled, "_compile_for_args", lambda *arguments, **named: function)  # noqa: B010
    return cast(F, compiled)


def _compile(function: F, nogil: bool = False, cache: bool = True) -> F:
    if not COMPILED:
        return function
    return cast(F, numba.njit(cache=cache, error_model="numpy", nogil=nogil)(function))


@inlined
def as_int64(number: int) -> int:
    """The same number as a 64-bit integer: what it is handed to is then compiled only once."""
    return int(number) + 0


def is_warm(part: str) -> bool:
    """Whether the compiled code of a game, or of a part of one, is already on disk."""
    return CACHE_FOLDER is None or _mark(CACHE_FOLDER, part).exists()


def mark_warm(part: str) -> None:
    """Remember that a game, or a part of one, has been compiled once."""
    if CACHE_FOLDER is not None:
        _mark(CACHE_FOLDER, part).touch()


def _mark(folder: Path, part: str) -> Path:
    """Numba keeps the code of each installation apart, by its path."""
    place = hashlib.sha256(__file__.encode()).hexdigest()[:8]
    return folder / f"{part}-{place}.warm"
