"""What changes from one position to the next: clients get this instead of whole positions."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

WHOLE_POSITION = ""  # path


def differences(before: Any, after: Any, path: str = "") -> Iterable[tuple[str, Any]]:
    """Yield the paths at which two positions differ, with the new values.

    >>> dict(differences({"a": {"b": 1, "c": [2]}, "d": 3}, {"a": {"b": 1, "c": [4]}, "d": 3}))
    {'a/c': [4]}
    """
    for key, old, new in _parts(before, after):
        if old != new:
            there = f"{path}/{key}" if path else key
            if _parts(old, new):
                yield from differences(old, new, there)
            else:
                yield there, new


def _parts(before: Any, after: Any) -> list[tuple[str, Any, Any]]:
    """The fields, items or elements of two values of the same structure; otherwise none."""
    if isinstance(before, Struct) and type(before) is type(after):
        names = before.__struct_fields__
        return [(name, getattr(before, name), getattr(after, name)) for name in names]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [(key, value, after[key]) for key, value in before.items()]
    seats = (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after)
        and all(isinstance(item, Struct) for item in after)  # one object per seat
    )
    if seats:
        return [(str(i), *pair) for i, pair in enumerate(zip(before, after, strict=True))]
    return []
