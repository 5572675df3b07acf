"""Packages that only some people install."""

from importlib import import_module
from typing import Any

from cottonopolis.errors import SetupError


def need(module: str, extra: str) -> Any:
    """A module that comes with an extra or stands on it, or words about how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = str(missing.name)
        if name.startswith("cottonopolis"):
            raise
        raise SetupError("no-extra", word=name, extra=extra) from None
