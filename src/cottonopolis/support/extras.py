"""Optional packages."""

from importlib import import_module
from typing import Any

from cottonopolis.errors import SetupError

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
        raise SetupError("no-extra", word=word, extra=extra) from None
