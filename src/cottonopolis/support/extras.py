"""Optional packages."""

from importlib import import_module
from typing import Any

from cottonopolis.errors import SetupError


def need(module: str, extra: str) -> Any:
    """Import a module that needs an extra; SetupError says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = str(missing.name)
        if name.startswith("cottonopolis"):
            raise
        raise SetupError("no-extra", word=name, extra=extra) from None
