"""Writes the content of a map file as TOML, in the order in which maps are written by hand."""

import json
import math
import re
from typing import Any

from cottonopolis.errors import SetupError

MAX_DEPTH = 6
LINE_WIDTH = 96  # of a list on one line
INLINE = ("labels",)  # lists of small tables, one per line
LARGEST_NUMBER = 2**53  # that JSON holds exactly
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(content: dict[str, Any]) -> str:
    """Return a table as TOML: plain values first, then tables and arrays of tables.

    Raises SetupError for a value that TOML cannot hold.

    >>> print(write_toml({"name": "Wales", "location": [{"id": "neath", "xy": [10, 20]}]}).rstrip())
    name = "Wales"
    <BLANKLINE>
    [[location]]
    id = "neath"
    xy = [10, 20]
    """
    lines: list[str] = []
    _write_table(content, (), lines)
    return "\n".join(lines).strip("\n") + "\n"


def _write_table(table: dict[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    if len(path) > MAX_DEPTH:
        raise SetupError("map-value", word=".".join(path))
    given = {key: value for key, value in table.items() if value is not None}
    nested = {key: value for key, value in given.items() if _is_nested(key, value)}
    for key, value in given.items():
        if key not in nested:
            lines.append(f"{_key(key)} = {_value(value, key)}")
    for key, value in nested.items():
        inner = (*path, _key(key))
        header = ".".join(inner)
        for item in value if isinstance(value, list) else ():
            lines += ["", f"[[{header}]]"]
            _write_table(item, inner, lines)
        if isinstance(value, dict):
            if not value or not all(_is_nested(k, v) for k, v in value.items()):
                lines += ["", f"[{header}]"]
            _write_table(value, inner, lines)


def _is_nested(key: str, value: Any) -> bool:
    """Return whether a value is a table of its own, or several."""
    if isinstance(value, list):
        return bool(value) and key not in INLINE and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise SetupError("map-value", word=text.encode(errors="replace").decode()) from None
    # JSON's escapes are valid in TOML, which also wants one for the delete character
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any, key: str, depth: int = 0) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return str(value)
    if isinstance(value, float) and math.isfinite(value) and abs(value) < LARGEST_NUMBER:
        return str(int(value)) if value.is_integer() else repr(round(value, 4))
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict) and 0 < depth < MAX_DEPTH:
        pairs = (f"{_key(name)} = {_value(item, name, depth + 1)}" for name, item in value.items())
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list) and depth < MAX_DEPTH:
        parts = [_value(item, key, depth + 1) for item in value]
        line = f"[{', '.join(parts)}]"
        if depth or len(key) + len(" = ") + len(line) <= LINE_WIDTH:
            return line
        return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"
    raise SetupError("map-value", word=key)
