"""The reference names everything public, each with an example that runs.

The pages of `docs/reference` name objects (`::: cottonopolis.Game`); MkDocs makes text of their
docstrings. The examples are doctests, which pytest collects from all modules.
"""

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cottonopolis
from cottonopolis.decision import Decision
from cottonopolis.env.batch import Batch
from cottonopolis.game import Game
from cottonopolis.view import View

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
OBJECT = re.compile(
    r"^::: (cottonopolis[\w.]+)$(\n    options:\n      members: false$)?", re.MULTILINE
)
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
ALIASES = {"cottonopolis.Move"}  # of types, which cannot have a docstring


def documented() -> dict[str, bool]:
    """The objects that the reference names, and whether it shows their members."""
    pages = [page.read_text(encoding="utf-8") for page in sorted(REFERENCE.glob("*.md"))]
    found = OBJECT.findall("\n".join(pages))
    assert len(found) == sum(page.count("\n::: ") for page in pages)
    return {name: not hides_members for name, hides_members in found}


def find(name: str) -> Any:
    module, _, attribute = name.rpartition(".")
    return getattr(import_module(module), attribute)


def members(found: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties of a class itself."""
    for name, value in vars(found).items():
        method = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        is_code = inspect.isfunction(method) or isinstance(method, property | cached_property)
        if is_code and not name.startswith("_"):
            yield name, method


def without_example(name: str, found: Any, with_members: bool = True) -> list[str]:
    """An object and its members, as far as they have no example."""
    missing = [] if EXAMPLE.search(found.__doc__ or "") else [name]
    if inspect.isclass(found) and with_members:
        inherited = {key for base in found.__mro__[1:] for key in vars(base)}
        for key, member in members(found):
            if member.__doc__ is None and key in inherited:
                continue  # the base class explains it
            missing += without_example(f"{name}.{key}", member)
    return missing


@pytest.mark.parametrize("name", sorted(documented().keys() - ALIASES))
def test_everything_in_the_reference_has_an_example(name: str) -> None:
    assert without_example(name, find(name), documented()[name]) == []


@pytest.mark.parametrize("name", cottonopolis.__all__)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    assert f"cottonopolis.{name}" in documented()


@pytest.mark.parametrize("found", [Game, View, Decision, Batch])
def test_the_members_of_the_main_classes_are_shown(found: type) -> None:
    shown = [name for name, all_of_it in documented().items() if all_of_it]
    assert found in [find(name) for name in shown]
    assert len(list(members(found))) >= 5


def test_a_missing_example_is_found() -> None:
    class Thing:
        """Has an example.

        >>> Thing()
        """

        @property
        def size(self) -> int:
            """Has none."""
            return 0

        def undocumented(self) -> None: ...

        def _private(self) -> None: ...

        def __str__(self) -> str:
            return ""

    assert without_example("Thing", Thing) == ["Thing.size", "Thing.undocumented"]
    assert without_example("Thing", Thing, with_members=False) == []
