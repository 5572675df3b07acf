"""The two gears: rule functions run compiled by Numba, or as plain Python.

Set ``COTTONOPOLIS_JIT=0`` for the interpreted gear (debugging, coverage). Compiled code is kept in
a cache folder named after a hash of the sources, because Numba's own cache does not detect edits in
functions that a cached function calls.
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
MAX_CACHE_FOLDERS = 8  # one per version of sources, Python, NumPy and Numba
CACHE_FOLDER_NAME = re.compile("[0-9a-f]{16}")


def _source_hash() -> str:
    """Identify this version of the sources, Python, NumPy and Numba."""
    import numba

    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version} {np.__version__} {numba.__version__}".encode())
    for folder in ("engine", "games", "bots"):
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    """Return the folder with one sub-folder of compiled code per version."""
    named = os.environ.get("COTTONOPOLIS_CACHE")
    if named:
        return Path(named)
    root = os.environ.get("XDG_CACHE_HOME")
    home = Path(root) if root else Path.home() / ".cache"
    return home / "cottonopolis"


def _prepare_cache() -> Path:
    """Create this version's cache folder and delete the oldest ones."""
    home = _cache_home()
    name = _source_hash()
    try:
        folder = home / name
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        ours = [
            path
            for path in home.iterdir()
            if CACHE_FOLDER_NAME.fullmatch(path.name) and path.is_dir()
        ]
        for old in sorted(ours, key=lambda path: path.stat().st_mtime)[:-MAX_CACHE_FOLDERS]:
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

    setattr(numba.config, "CACHE_DIR", str(CACHE_FOLDER))  # noqa: B010  (type checkers do not know it)


def jit(function: F) -> F:
    """Compile a rule function; the interpreted gear returns it unchanged."""
    return _compile(function)


def jit_for_threads(function: F) -> F:
    """Compile a function that releases the GIL, so that threads can run it in parallel."""
    return _compile(function, nogil=True)


def jit_uncached(function: F) -> F:
    """Compile a generated function as a part of its callers.

    It has no cache entry: its closure has no stable name.
    """
    return _compile(function, cache=False)


def inlined(function: F) -> F:
    """Inline a small function into compiled callers; called from Python it stays plain Python.

    It is never compiled separately, which would take longer than compiling it in all callers.
    """
    if not COMPILED:
        return function
    compiled = numba.njit(inline="always", error_model="numpy")(function)
    # A call from Python asks this method for the function to run; return the uncompiled one
    setattr(compiled, "_compile_for_args", lambda *arguments, **named: function)  # noqa: B010
    return cast(F, compiled)


def _compile(function: F, nogil: bool = False, cache: bool = True) -> F:
    if not COMPILED:
        return function
    return cast(F, numba.njit(cache=cache, error_model="numpy", nogil=nogil)(function))


@inlined
def as_int64(number: int) -> int:
    """Convert to a 64-bit integer, so that callees are compiled for one integer type only."""
    return int(number) + 0


def is_warm(part: str) -> bool:
    """Whether the compiled code of a part of the program is already on disk."""
    return CACHE_FOLDER is None or _warm_file(CACHE_FOLDER, part).exists()


def mark_warm(part: str) -> None:
    """Record that a part of the program has been compiled."""
    if CACHE_FOLDER is not None:
        _warm_file(CACHE_FOLDER, part).touch()


def _warm_file(folder: Path, part: str) -> Path:
    # Numba caches per installation path
    installation = hashlib.sha256(__file__.encode()).hexdigest()[:8]
    return folder / f"{part}-{installation}.warm"
