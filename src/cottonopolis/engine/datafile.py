"""Read TOML data files. Every error names the file, the key and the problem."""

import tomllib
from pathlib import Path
from typing import Any

from cottonopolis.errors import DataError, Fact


class DataTable:
    """One table of a data file; the getters check the values they return."""

    def __init__(self, file: str, values: dict[str, Any], prefix: str = "") -> None:
        self.file = file
        self.values = values
        self.prefix = prefix

    @classmethod
    def load(cls, path: Path) -> "DataTable":
        try:
            with path.open("rb") as stream:
                return cls(path.name, tomllib.load(stream))
        except FileNotFoundError:
            raise DataError(path.name, "file", f"not found in {path.parent}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise DataError(path.name, "file", f"is not valid TOML: {fault}") from None

    def fault(self, key: str, what: str, code: str = "value", **facts: Fact) -> DataError:
        """The error to raise for a key of this table; `code` names a message `fault-…`."""
        return DataError(self.file, self.prefix + key, what, code, **facts)

    def has(self, key: str) -> bool:
        return key in self.values

    def raw(self, key: str) -> Any:
        """Return the value unchecked; raises if it is missing."""
        if key not in self.values:
            raise self.fault(key, "is missing", "missing")
        return self.values[key]

    def integer(self, key: str, low: int = -32768, high: int = 32767) -> int:
        return self._checked_integer(key, self.raw(key), low, high)

    def _checked_integer(self, key: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            what = f"should be a whole number, not {value!r}"
            raise self.fault(key, what, "whole-number", word=repr(value))
        if not low <= value <= high:
            what = f"should be from {low} to {high}, not {value}"
            raise self.fault(key, what, "range", low=low, high=high, word=str(value))
        return value

    def text(self, key: str) -> str:
        """Return a non-empty string."""
        value = self.raw(key)
        if not isinstance(value, str) or not value:
            raise self.fault(key, f"should be a text, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.fault(key, f"should be true or false, not {value!r}")
        return value

    def integers(
        self, key: str, low: int = -32768, high: int = 32767, length: int | None = None
    ) -> list[int]:
        value = self._list(key)
        if length is not None and len(value) != length:
            raise self.fault(key, f"should have {length} entries, not {len(value)}")
        return [
            self._checked_integer(f"{key}[{i}]", item, low, high) for i, item in enumerate(value)
        ]

    def _list(self, key: str) -> list[Any]:
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.fault(key, f"should be a list, not {value!r}")
        return value

    def names(self, key: str, known: list[str] | None = None) -> list[str]:
        """Return a list of strings, all of them in `known` if it is given."""
        value = self._list(key)
        for i, item in enumerate(value):
            if not isinstance(item, str) or (known is not None and item not in known):
                raise self.fault(f"{key}[{i}]", f"unknown name {item!r}")
        return value

    def name_lists(self, key: str, known: list[str]) -> list[list[str]]:
        lists = self._list(key)
        inner = DataTable(
            self.file, {str(i): item for i, item in enumerate(lists)}, f"{self.prefix}{key}."
        )
        return [inner.names(str(i), known) for i in range(len(lists))]

    def table(self, key: str) -> "DataTable":
        value = self.raw(key)
        if not isinstance(value, dict):
            raise self.fault(key, f"should be a table, not {value!r}")
        return DataTable(self.file, value, f"{self.prefix}{key}.")

    def tables(self, key: str) -> list["DataTable"]:
        value = self._list(key)
        for i, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.fault(f"{key}[{i}]", f"should be a table, not {item!r}")
        return [
            DataTable(self.file, item, f"{self.prefix}{key}[{i}].") for i, item in enumerate(value)
        ]

    def counts(self, key: str, known: list[str]) -> list[int]:
        """Return a number from 0 to 99 for each known name, in that order."""
        inner = self.table(key)
        for name in inner.values:
            if name not in known:
                raise inner.fault(name, "unknown name")
        return [inner.integer(name, 0, 99) for name in known]
