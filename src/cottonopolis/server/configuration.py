"""Reads the settings: the command line comes first, then the environment, then one TOML file.

Every field of `Settings` is a key of the file, and an environment variable in capitals with the
prefix `COTTONOPOLIS_`.
"""

import difflib
import json
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

from cottonopolis.errors import SetupError
from cottonopolis.server.settings import PUSH_HOSTS, SETTINGS_VARIABLE, WEBHOOK_HOSTS, Settings

PREFIX = "COTTONOPOLIS_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
# Variables that are no settings of a server
OTHER_VARIABLES = {
    *(FILE_VARIABLE, SETTINGS_VARIABLE),
    *(PREFIX + name for name in ("CACHE", "COMPLETE", "GAMES", "JIT", "LANG", "SERVER")),
}
KUBERNETES = re.compile(rf"{PREFIX}(\w+_)?(SERVICE|PORT)_\w+")  # set for services of that name
# Lists that add to those of the program
BUILT_IN = {"webhook_hosts": WEBHOOK_HOSTS, "push_hosts": PUSH_HOSTS}
ZERO_ALLOWED = ("port",)  # any free port
SECRET_FIELDS = ("secret",)
HIDDEN = "***"
COMMAND_LINE, ENVIRONMENT, DEFAULT = "command line", "environment", "default"

TYPES: dict[str, Any] = get_type_hints(Settings)
NAMES = tuple(field.name for field in fields(Settings))


def variable_of(name: str) -> str:
    """The environment variable of a setting.

    >>> variable_of("public_url")
    'COTTONOPOLIS_PUBLIC_URL'
    """
    return PREFIX + name.upper()


def default_of(name: str) -> Any:
    (found,) = (field for field in fields(Settings) if field.name == name)
    return None if found.default is MISSING else found.default


def load(
    file: Path | None = None,
    given: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] = os.environ,
) -> tuple[Settings, dict[str, str]]:
    """The settings, and for each where it comes from."""
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    values: dict[str, Any] = {}
    sources = dict.fromkeys(NAMES, DEFAULT)
    layers = [
        (str(file), read_file(file) if file is not None else {}),
        (ENVIRONMENT, read_environment(environment)),
        (COMMAND_LINE, dict(given or {})),
    ]
    for source, found in layers:
        values |= found
        sources |= dict.fromkeys(found, source)
    for name, built_in in BUILT_IN.items():
        if name in values:
            values[name] = (*built_in, *values[name])
    return Settings(**values), sources


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file; SetupError names what is wrong."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SetupError("file-missing", word=str(file)) from None
    except OSError as error:
        raise SetupError("file-unreadable", word=str(file), fault=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError("config-file", word=str(file), fault=str(error)) from None
    for key in found:
        if key not in NAMES:
            near = difflib.get_close_matches(key, NAMES, 1, 0.5) or NAMES
            raise SetupError("config-key", word=key, where=str(file), known=", ".join(near))
    return {key: _checked(key, value, str(file)) for key, value in found.items()}


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings in environment variables; an empty variable counts as not set."""
    texts = {name: environment.get(variable_of(name), "") for name in NAMES}
    return {
        name: _checked(name, _parsed(name, text), variable_of(name))
        for name, text in texts.items()
        if text
    }


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables with our prefix that are not read, perhaps because of a typing error."""
    known = OTHER_VARIABLES | {variable_of(name) for name in NAMES}
    return sorted(
        name
        for name in environment
        if name.startswith(PREFIX) and name not in known and not KUBERNETES.fullmatch(name)
    )


def _parsed(name: str, text: str) -> Any:
    """The value that a text stands for; the text itself if it stands for none."""
    kind = TYPES[name]
    if kind == tuple[str, ...]:
        return [word for word in re.split(r"[,\s]+", text) if word]
    if kind is bool:
        return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    try:
        return kind(text)
    except ValueError:
        return text


def _checked(name: str, value: Any, where: str) -> Any:
    """The value of a setting, in its type; SetupError if it has another."""
    kind = TYPES[name]
    if kind is bool:
        if not isinstance(value, bool):
            raise SetupError("config-yes-no", where=where, key=name, word=str(value))
        return value
    if kind in (int, float):
        least = 0 if name in ZERO_ALLOWED or default_of(name) == 0 else 1
        wanted = (int,) if kind is int else (int, float)
        if not isinstance(value, wanted) or isinstance(value, bool) or value < least:
            raise SetupError("config-number", where=where, key=name, least=least, word=str(value))
        return kind(value)
    if kind is str:
        if not isinstance(value, str):
            raise SetupError("config-text", where=where, key=name, word=str(value))
        return value
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise SetupError("config-list", where=where, key=name, word=str(value))
    return tuple(value)


# Printing


def as_toml(settings: Settings, sources: Mapping[str, str]) -> str:
    """The settings as a TOML file without secrets, with the source of each.

    >>> print(as_toml(Settings(database="postgresql://a:b@c/d"), {"database": "environment"})[:68])
    database = "postgresql://***@c/d"  # environment, COTTONOPOLIS_DATAB
    """
    lines = []
    for name in NAMES:
        source = sources.get(name, DEFAULT)
        note = f"{source}, {variable_of(name)}"
        value = without_secrets(name, getattr(settings, name))
        if name in BUILT_IN:
            value = [word for word in value if word not in BUILT_IN[name]]
        lines.append(f"{name} = {_toml(value)}  # {note}")
    return "\n".join(lines)


def without_secrets(name: str, value: Any) -> Any:
    """The value of a setting without passwords."""
    if name in SECRET_FIELDS:
        return HIDDEN if value else value
    if isinstance(value, str) and "@" in value and "://" in value:
        parts = urlsplit(value)
        return value.replace(parts.netloc.rpartition("@")[0] + "@", f"{HIDDEN}@", 1)
    return value


def _toml(value: Any) -> str:
    """A value in TOML, whose strings, numbers and lists are those of JSON."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
