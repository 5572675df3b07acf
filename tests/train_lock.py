"""Write requirements-train.lock: what the tests of training need beside requirements.lock.

    python -m tests.train_lock [VERSION]

Another version of PyTorch is taken only if it is named. Its builds without a graphics card are
locked. For Linux they are in PyTorch's own package index; the settings of pip must name it, or a
folder with such builds (`extra-index-url`, `find-links`). A build that none of them offers is left
out, and `make torch` then installs nothing there. Addresses are not written.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LOCK = Path(__file__).parent.parent / "requirements-train.lock"
OTHERS = ("fsspec", "jinja2", "mpmath", "networkx", "sb3-contrib", "stable-baselines3", "sympy")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = {
    "manylinux_2_28_x86_64": "Linux on x86",
    "manylinux_2_28_aarch64": "Linux on ARM",
    "macosx_14_0_arm64": "macOS on ARM",
    "win_amd64": "Windows",
}
ENTRY = re.compile(r"^(\S+?)==.*\n(?: .*\n)+", re.MULTILINE)  # a package with its hashes
WITHOUT_CARD = "+cpu"  # in the versions of such builds for Linux; other systems have no others
HEADER = """\
# For `make torch`: what the tests of training need beside requirements.lock, made by
# `make lock-train`. Where its build of PyTorch does not fit, install another with
# pip install -e ".[train]", and sb3-contrib as docs/learning.md says. It is for
"""


def locked_version() -> str:
    found = re.search(r"^torch==(\S+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def other_packages(version: str) -> str:
    """Return the lock of the packages that PyTorch and sb3-contrib need, as far as we lack them."""
    options = ["--universal", "--python-version", "3.11", "--constraint", "requirements.lock"]
    options += ["--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
    command = ["uv", "pip", "compile", *options, "-"]
    wanted = f"torch=={version}\nsb3-contrib\n"
    locked = subprocess.check_output(
        [*command, "--quiet"], cwd=LOCK.parent, input=wanted, text=True
    )
    return "".join(entry[0] for entry in ENTRY.finditer(locked) if entry[1] in OTHERS)


def build_hash(version: str, platform: str, python: str) -> str | None:
    """Return the hash of PyTorch's build without a graphics card, or None if there is none."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--report", "-"]
    command += ["--no-deps", "--only-binary", ":all:", "--ignore-installed"]
    command += ["--platform", platform, "--implementation", "cp", "--python-version", python]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--target", folder, f"torch=={version}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    return None if done.returncode else accepted_hash(done.stdout, platform)


def accepted_hash(report: str, platform: str) -> str | None:
    """Return the hash of the build in pip's report, None if it is for graphics cards.

    >>> found = {"metadata": {"version": "2.0"}, "download_info": {"archive_info": {
    ...     "hashes": {"sha256": "12ab"}}}}
    >>> report = json.dumps({"install": [found]})
    >>> accepted_hash(report, "win_amd64"), accepted_hash(report, "manylinux_2_28_x86_64")
    ('12ab', None)
    """
    (build,) = json.loads(report)["install"]
    if platform.startswith("manylinux") and WITHOUT_CARD not in build["metadata"]["version"]:
        return None
    return str(build["download_info"]["archive_info"]["hashes"]["sha256"])


def main() -> None:
    version = sys.argv[1] if len(sys.argv) > 1 else locked_version()
    about, hashes = HEADER, set[str]()
    for platform, system in PLATFORMS.items():
        found = {python: build_hash(version, platform, python) for python in PYTHONS}
        offered = [python for python in PYTHONS if found[python]]
        about += f"# - {system}: Python {', '.join(offered)}\n" if offered else ""
        hashes |= {str(found[python]) for python in offered}
    if not hashes:
        sys.exit(f"No index of pip's settings offers PyTorch {version} without a graphics card.")
    torch = [f"torch=={version}", *(f"--hash=sha256:{build}" for build in sorted(hashes))]
    text = about + other_packages(version) + " \\\n    ".join(torch) + "\n"
    LOCK.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
