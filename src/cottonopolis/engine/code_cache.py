"""Compiled units on disk: where they lie, and how they are loaded and saved.

A unit's file is named after its function and argument types, and lies in a folder named after a
hash of the rules' sources, the versions of Python, NumPy and Numba, and the processor. So the same
sources share their code wherever they are installed. The names of bots' units also depend on the
bots' sources: a change of a bot leaves the compiled rules as they are. The names of units with code
of other packages depend on those packages' sources. A wheel may bring compiled code for many
processors (see `packaged`); it is looked up second.
"""

import atexit
import contextlib
import hashlib
import importlib.metadata
import json
import os
import pickle
import platform
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding
import numba
import numpy as np
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.serialize import dumps

from cottonopolis.support.locks import locked

if TYPE_CHECKING:
    from cottonopolis.engine.compiler import RuleDispatcher

PACKAGE = Path(__file__).parent.parent
PACKAGED_FOLDER = PACKAGE / "compiled"
MANIFEST = "manifest.json"
MAX_FOLDERS = 8  # one per version of sources, Python, NumPy, Numba and processor
FOLDER_NAME = re.compile("[0-9a-f]{16}")
DIGEST_LENGTH = 16
RULES = ("engine", "games")  # folders with the sources of the rules


@cache
def source_hash(*folders: str) -> str:
    """Identify this version of some sources, Python, NumPy's interface and Numba."""
    numpy_interface = np.__version__.split(".")[0]
    python = (platform.python_implementation(), sys.version_info[:2])
    digest = hashlib.sha256(repr((python, numpy_interface, numba.__version__)).encode())
    for folder in folders:
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(f"{source.relative_to(PACKAGE).as_posix()}\0".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()


def _hash_of_bots() -> str:
    return source_hash("bots")[:DIGEST_LENGTH]


@cache
def _processor() -> tuple[str, ...]:
    return tuple(str(part) for part in _codegen().magic_tuple())


def _target() -> str:
    """LLVM's name of this kind of machine, without the version of macOS."""
    return re.sub(r"(darwin|macosx)[\d.]+", r"\1", _processor()[0])


def _codegen() -> Any:
    from numba.core.registry import cpu_target

    return cpu_target.target_context.codegen()


def _home() -> Path:
    """Return the folder with one sub-folder of compiled code per version."""
    named = os.environ.get("COTTONOPOLIS_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        root = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(root) / "cottonopolis" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "cottonopolis"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cottonopolis"


@cache
def folder() -> Path:
    """Return this version's folder, made if need be; the oldest versions' are deleted."""
    key = repr((source_hash(*RULES), _processor()))
    name = hashlib.sha256(key.encode()).hexdigest()[:DIGEST_LENGTH]
    try:
        return _prepared(_home(), name)
    except OSError:
        return _prepared(_private_home(), name)


def _prepared(home: Path, name: str) -> Path:
    found = home / name
    found.mkdir(parents=True, exist_ok=True)
    os.utime(found)
    tempfile.TemporaryFile(dir=found).close()
    ours = [path for path in home.iterdir() if FOLDER_NAME.fullmatch(path.name) and path.is_dir()]
    for old in sorted(ours, key=lambda path: path.stat().st_mtime)[:-MAX_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)
    return found


def _private_home() -> Path:
    """Return a folder for temporary files that no other user could have prepared."""
    user = os.getuid() if hasattr(os, "getuid") else "user"
    found = Path(tempfile.gettempdir()) / f"cottonopolis-{user}"
    try:
        found.mkdir(mode=0o700)
    except FileExistsError:
        status = found.lstat()
        others = status.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
        if not stat.S_ISDIR(status.st_mode) or (os.name == "posix" and others):
            return _temporary_home()
        if hasattr(os, "getuid") and status.st_uid != os.getuid():
            return _temporary_home()
    return found


def _temporary_home() -> Path:
    """Return a new folder, which is removed when this process ends."""
    found = Path(tempfile.mkdtemp(prefix="cottonopolis-"))

    def remove() -> None:
        shutil.rmtree(found, ignore_errors=True)

    atexit.register(remove)
    if hasattr(os, "register_at_fork"):
        # Who forks leaves it: other users could make one of this name while it is still in use
        keep = partial(atexit.unregister, remove)
        os.register_at_fork(after_in_parent=keep, after_in_child=keep)
    return found


def environment() -> dict[str, str]:
    """Return the environment for processes that store their code in this one's folder."""
    return {**os.environ, "COTTONOPOLIS_CACHE": str(folder().parent)}


@cache
def packaged() -> Path | None:
    """Return the folder with the package's own compiled code, if it fits this machine."""
    try:
        manifest = json.loads((PACKAGED_FOLDER / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if manifest["sources"] != source_hash(*RULES, "bots") or manifest["target"] != _target():
        return None
    features = llvmlite.binding.get_host_cpu_features()
    return PACKAGED_FOLDER if all(features.get(name) for name in manifest["features"]) else None


_ignores_packaged = False


def ignore_packaged() -> None:
    """Compile here what the package brings too: it is for many processors, not for this one."""
    global _ignores_packaged
    _ignores_packaged = True


def _folders() -> list[Path]:
    """Return the folders with compiled code, in the order in which they are looked up."""
    brought = None if _ignores_packaged else packaged()
    return [folder()] if brought is None else [folder(), brought]


# Sources of other packages

_places: dict[np.dtype[Any], set[str]] = {}  # of the sources of a game, by the dtype of its state


def add_sources(state_dtype: "np.dtype[Any]", functions: "Iterable[RuleDispatcher]") -> None:
    """Note where the functions of a game come from, if from other packages."""
    for function in functions:
        if places := _places_of(function):
            _places.setdefault(state_dtype, set()).update(places)


def _places_of(dispatcher: "RuleDispatcher") -> list[str]:
    """Return the folders or the file with the sources of a function; nothing if it is ours."""
    function = dispatcher.py_func
    package = (function.__module__ or PACKAGE.name).partition(".")[0]  # dispatch.py writes some
    if package == PACKAGE.name:
        return []
    folders = list(getattr(sys.modules.get(package), "__path__", ()))
    file = function.__code__.co_filename
    if folders or Path(file).is_file():
        return folders or [file]
    return [f"{file} {os.getpid()} {id(function)}"]  # typed in: its code serves this process only


@cache
def _hash_of_places(places: frozenset[str]) -> str:
    digest = hashlib.sha256()
    for place in map(Path, sorted(places)):
        if place.is_dir():
            for source in sorted(place.rglob("*.py")):
                digest.update(f"{source.relative_to(place).as_posix()}\0".encode())
                digest.update(source.read_bytes())
        else:
            digest.update(place.read_bytes() if place.is_file() else str(place).encode())
    return digest.hexdigest()[:DIGEST_LENGTH]


@cache
def _written(state_dtype: "np.dtype[Any]") -> str:
    """How the type of a state appears among the argument types of a function."""
    return repr(numba.from_dtype(state_dtype))


def _sources(dispatcher: "RuleDispatcher", args: tuple[Any, ...]) -> str:
    """Identify the sources of a unit that the folder's name does not."""
    places = set(_places_of(dispatcher))
    uses_bots = dispatcher.py_func.__module__.startswith("cottonopolis.bots.") or bool(places)
    written = repr(args) if _places else ""
    for state_dtype, found in _places.items():
        if _written(state_dtype) in written:
            places |= found
    others = _hash_of_places(frozenset(places)) if places else ""
    return f"{_hash_of_bots() if uses_bots else ''} {others}".strip()


# Units


def _name(dispatcher: "RuleDispatcher", args: tuple[Any, ...]) -> str:
    function = dispatcher.py_func
    name = f"{function.__module__}.{function.__qualname__}".removeprefix("cottonopolis.")
    line = function.__code__.co_firstlineno
    key = f"{line} {args} {dispatcher.targetoptions} {_sources(dispatcher, args)}"
    digest = hashlib.sha256(key.encode()).hexdigest()
    return f"{name.replace('<locals>', 'locals')}-{digest[:DIGEST_LENGTH]}"


_loaded: dict[str, "CompileResult"] = {}  # units by name
_used: list[str] = []  # names of the units loaded or compiled


def load(dispatcher: "RuleDispatcher", args: tuple[Any, ...]) -> Any:
    """Load a unit and the units that it calls; None if it is not on disk."""
    return _load(_name(dispatcher, args), None)


def _load(name: str, symbol: str | None) -> Any:
    known = _loaded.get(name)
    if known is not None:
        return known if symbol in (None, known.fndesc.mangled_name) else None
    for place in _folders():
        try:
            data = (place / f"{name}.code").read_bytes()
        except OSError:
            continue
        result = _rebuild(name, pickle.loads(data), symbol)
        if result is not None:
            return result
    return None


def _rebuild(name: str, dumped: dict[str, Any], symbol: str | None) -> Any:
    from numba.core.registry import cpu_target

    from cottonopolis.engine.compiler import UnitLibrary

    if symbol not in (None, dumped["fndesc"].mangled_name):
        return None  # compiled anew since
    units = []
    for unit, needed_symbol in dumped["units"]:
        found = _load(unit, needed_symbol)
        if found is None:
            return None
        units.append(found.library)
    context = cpu_target.target_context
    context.refresh()
    library = UnitLibrary.load(context.codegen(), dumped["library"])
    library.units = tuple(units)
    library.environments = dumped["environments"]
    library.unit_name = name
    entry_point = context.get_executable(library, dumped["fndesc"], dumped["environment"])
    for environment in dumped["environments"]:
        context.codegen().set_env(environment.env_name, environment)
    result = CompileResult(
        typing_context=context.typing_context,
        target_context=context,
        entry_point=entry_point,
        typing_error=None,
        type_annotation="",
        signature=dumped["signature"],
        objectmode=False,
        lifted=(),
        fndesc=dumped["fndesc"],
        library=library,
        call_helper=None,
        environment=dumped["environment"],
        metadata=None,
        reload_init=(),
        referenced_envs=(),
    )
    _loaded[name] = result
    _used.append(name)
    return result


def save(dispatcher: "RuleDispatcher", args: tuple[Any, ...], result: Any) -> None:
    """Save a unit that has been compiled."""
    name = _name(dispatcher, args)
    library = result.library
    library.unit_name = name
    fndesc = result.fndesc
    fndesc.typemap = fndesc.calltypes = None  # not needed, and large
    dumped = {
        "library": library.dump(),
        "units": [
            (unit.unit_name, _loaded[unit.unit_name].fndesc.mangled_name) for unit in library.units
        ],
        "fndesc": fndesc,
        "environment": result.environment,
        "environments": tuple(env for env in library.environments if env.can_cache()),
        "signature": result.signature,
    }
    _loaded[name] = result
    _used.append(name)
    _write(folder() / f"{name}.code", dumps(dumped))


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: without room for it, the code is compiled again."""
    with contextlib.suppress(OSError):
        descriptor, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        Path(temporary).replace(path)


@contextlib.contextmanager
def one_process_at_a_time(dispatcher: "RuleDispatcher", args: tuple[Any, ...]) -> Iterator[None]:
    """Let other processes wait that want to compile the same unit."""
    with contextlib.ExitStack() as lock:
        with contextlib.suppress(OSError):  # without locks, two processes may compile the same
            lock.enter_context(locked(folder() / f"{_name(dispatcher, args)}.lock"))
        yield


def write_package(features: list[str]) -> None:
    """Copy this version's compiled code into the package, for wheels; says which processors fit."""
    shutil.rmtree(PACKAGED_FOLDER, ignore_errors=True)
    PACKAGED_FOLDER.mkdir()
    for file in folder().iterdir():
        if file.suffix in (".code", ".units"):
            shutil.copy(file, PACKAGED_FOLDER)
    manifest = {
        "sources": source_hash(*RULES, "bots"),
        "target": _target(),
        "features": features,
        "numba": numba.__version__,
        "platforms": _platforms(),
    }
    (PACKAGED_FOLDER / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")


def _platforms() -> list[str]:
    """The platform tags of Numba's own wheel: our code needs no other system than Numba does."""
    tags = (importlib.metadata.distribution("numba").read_text("WHEEL") or "").splitlines()
    return sorted(tag.rpartition("-")[2] for tag in tags if tag.startswith("Tag:"))


# Parts of the program: lists of units


def stored_name(kind: str, game: str, state_dtype: "np.dtype[Any]") -> str:
    """Return the name that stands for a part in the functions below."""
    words = [kind, game]
    if kind == "bots":
        words.append(_hash_of_bots())
    if state_dtype in _places:
        words.append(_hash_of_places(frozenset(_places[state_dtype])))
    return "-".join(words)


def _list_of_units(part: str) -> Path | None:
    name = f"{part}.units"
    files = [place / name for place in _folders()]
    return next((file for file in files if file.exists()), None)


def is_ready(part: str) -> bool:
    """Whether the compiled code of a part of the program is on disk."""
    return _list_of_units(part) is not None


def preload(part: str) -> None:
    """Load the units of a part, so that their first calls take no time."""
    listed = _list_of_units(part)
    if listed is not None:
        with global_compiler_lock:
            for name in listed.read_text(encoding="utf-8").split():
                _load(name, None)


def begun_at(part: str) -> tuple[float, int] | None:
    """Return when a process last began to compile a part, as `time.time` tells it, and its id."""
    file = _beginning_of(part)
    began = _changed_at(file)
    try:
        return None if began is None else (began, int(file.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return None


def finished_at(part: str) -> float | None:
    """Return when a part was compiled on this machine."""
    return _changed_at(folder() / f"{part}.units")


def _changed_at(file: Path) -> float | None:
    try:
        return file.stat().st_mtime
    except OSError:
        return None


def _beginning_of(part: str) -> Path:
    return folder() / f"{part}.began"


@contextlib.contextmanager
def list_units(part: str) -> Iterator[None]:
    """Write down the units that are loaded or compiled here, as those of a part."""
    _write(_beginning_of(part), str(os.getpid()).encode())
    first = len(_used)
    yield
    _write(folder() / f"{part}.units", "\n".join(_used[first:]).encode())
