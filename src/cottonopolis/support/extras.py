"""Optional packages."""

from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from cottonopolis.errors import SetupError

PROJECT = Path(__file__).parents[3] / "pyproject.toml"  # in a checkout
# Packages that are not called as they are imported
PACKAGES = {
    "PIL": "pillow",
    "argon2": "argon2-cffi",
    "fpdf": "fpdf2",
    "prometheus_client": "prometheus-client",
    "pyspiel": "open-spiel",
    "resvg_py": "resvg-py",
}


def need(module: str, extra: str) -> Any:
    """Import a module that needs an extra; SetupError says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = str(missing.name)
        if name.startswith("cottonopolis"):
            raise
        package = name.partition(".")[0]
        word = PACKAGES.get(package, package)
        command = install_command(extra, word)
        raise SetupError("no-extra", word=word, extra=extra, command=command) from None


def install_command(extra: str, package: str, project: Path = PROJECT) -> str:
    """Return how to install an extra: in a checkout by its name, elsewhere all its packages."""
    if project.is_file():
        return f'pip install -e ".[{extra}]"'
    try:
        required = metadata.requires("cottonopolis") or []
    except metadata.PackageNotFoundError:
        required = []
    packages = [
        name.strip()
        for name, _, marker in (requirement.partition(";") for requirement in required)
        if f"extra == '{extra}'" in marker.replace('"', "'")
    ]
    return "pip install " + " ".join(f'"{name}"' for name in packages or [package])
