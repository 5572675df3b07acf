"""The reference names everything public, each with an example that runs.

The pages of `docs/reference` name objects (`::: cottonopolis.Game`); MkDocs makes text of their
docstrings. The examples are doctests, which pytest collects from all modules.
"""

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import cottonopolis
from cottonopolis.decision import Decision
from cottonopolis.env.batch import Batch
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for
from cottonopolis.view import View

DOCS = Path(__file__).parent.parent / "docs"
REFERENCE = DOCS / "reference"
OBJECT = re.compile(
    r"^::: (cottonopolis[\w.]+)$"
    r"(?:\n    options:(?:\n      inherited_members: true)?\n      members: (false|\[.*\])$)?",
    re.MULTILINE,
)
IMPORT = re.compile(r"^(?:>>> )?from (cottonopolis[\w.]*) import (.+)$", re.MULTILINE)
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"```python\n.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"(?<![\w/])(rules|layout)((?:\.\w+(?:\(\)|\[\d\])?)+)")  # rules.setup.slots
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
ALIASES = {"cottonopolis.Move"}  # of types, which cannot have a docstring


def documented() -> dict[str, list[str] | bool]:
    """The objects that the reference names, and which of their members it shows."""
    pages = [page.read_text(encoding="utf-8") for page in sorted(REFERENCE.glob("*.md"))]
    found = OBJECT.findall("\n".join(pages))
    assert len(found) == sum(page.count("\n::: ") for page in pages)
    named: dict[str, list[str] | bool] = {}
    for name, shown in found:
        named[name] = re.findall(r"\w+", shown) if shown.startswith("[") else not shown
    return named


def documented_objects() -> list[Any]:
    return [find(name) for name in documented() if not needs_pytorch(name)]


def needs_pytorch(name: str) -> bool:
    return name.startswith("cottonopolis.training.run.") and find_spec("torch") is None


def shown_imports() -> Iterator[tuple[str, str]]:
    """What the pages tell their readers to import: module and name."""
    for page in sorted(DOCS.glob("*.md")):
        for code in CODE.findall(page.read_text(encoding="utf-8")):
            for module, names in IMPORT.findall(code):
                yield from ((module, name.strip()) for name in names.split(","))


def is_documented(module: str, name: str) -> bool:
    """Whether the reference has an object, its type, or for a module anything in it."""
    objects = documented_objects()
    if f"{module}.{name}" in documented():
        return True
    found = getattr(import_module(module), name, None)
    if found is None or inspect.ismodule(found):
        return any(known.startswith(f"{module}.{name}.") for known in documented())
    return any(found is known or type(found) is known for known in objects)


def shown_paths(text: str) -> set[tuple[str, str]]:
    """What a page says of rules and layouts, in code: "rules" and ".info().industries"."""
    return {found for code in SPAN.findall(text) for found in PATH.findall(code)}


def undocumented_part(root: Any, path: str) -> str | None:
    """The first part of a path, from an object on, that the reference does not explain."""
    for name, suffix in re.findall(r"\.(\w+)(\(\)|\[\d\])?", path):
        if not is_member_documented(root, name):
            return str(name)
        root = getattr(root, name)
        if suffix:
            root = root() if suffix == "()" else root[int(suffix[1])]
    return None


def is_member_documented(found: Any, name: str) -> bool:
    """Whether the reference shows a member of an object's class, or lists it as a field."""
    for known, shown in documented().items():
        described = None if needs_pytorch(known) else find(known)
        if not inspect.isclass(described) or not isinstance(found, described):
            continue
        listed = shown if isinstance(shown, list) else dict(members(described)) if shown else []
        fields = inspect.get_annotations(described)  # the site lists them (mkdocs_hooks.py)
        column = re.search(
            rf"^ +(?:\w+, )*{name}(?:, \w+)*  ", described.__doc__ or "", re.MULTILINE
        )
        if name in listed or name in fields or column:
            return True
    return False


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


def without_example(name: str, found: Any, with_members: list[str] | bool = True) -> list[str]:
    """An object and its members, or some of them, as far as they have no example."""
    missing = [] if EXAMPLE.search(found.__doc__ or "") else [name]
    if isinstance(with_members, list):
        for key in with_members:
            missing += without_example(f"{name}.{key}", inspect.getattr_static(found, key), False)
        return missing
    if inspect.isclass(found) and with_members:
        inherited = {key for base in found.__mro__[1:] for key in vars(base)}
        for key, member in members(found):
            if member.__doc__ is None and key in inherited:
                continue  # the base class explains it
            missing += without_example(f"{name}.{key}", member)
    return missing


@pytest.mark.parametrize("name", sorted(documented().keys() - ALIASES))
def test_everything_in_the_reference_has_an_example(name: str) -> None:
    if needs_pytorch(name):
        pytest.skip("PyTorch is not installed (make torch)")
    assert without_example(name, find(name), documented()[name]) == []


@pytest.mark.parametrize(("module", "name"), sorted(set(shown_imports())))
def test_everything_that_pages_import_is_in_the_reference(module: str, name: str) -> None:
    assert is_documented(module, name)


def test_an_import_that_is_not_in_the_reference_is_found() -> None:
    assert ("cottonopolis", "Game") in set(shown_imports())
    assert is_documented("cottonopolis.game", "View")  # as cottonopolis.View
    assert is_documented("cottonopolis.env", "brass_v0")  # by its type
    assert is_documented("cottonopolis.env", "dataset")  # a module
    assert not is_documented("cottonopolis.engine", "rng")
    assert not is_documented("cottonopolis.engine.rng", "below")


PAGES_OF_RULES = ("analyst.md", "bots.md", "learning.md", "library.md")
PATHS = set[tuple[str, str]]().union(
    *(shown_paths((DOCS / page).read_text(encoding="utf-8")) for page in PAGES_OF_RULES)
)


@pytest.mark.parametrize(("root", "path"), sorted(PATHS))
def test_what_pages_say_of_rules_is_in_the_reference(root: str, path: str) -> None:
    rules = rules_for("brass", 4)
    assert undocumented_part(rules if root == "rules" else rules.layouts[0], path) is None


def test_a_member_that_is_not_in_the_reference_is_found() -> None:
    rules = rules_for("brass", 4)
    text = (
        "[rules](rules.md), `games/rules.py`, `rules.info().events[0]`\n```python\nrules.key\n```"
    )
    assert shown_paths(text) == {("rules", ".info().events[0]"), ("rules", ".key")}
    assert undocumented_part(rules, ".info().events[0].money") is None
    assert undocumented_part(rules, ".setup.slots") is None  # a field
    assert undocumented_part(rules, ".layouts[0].split") is None
    assert undocumented_part(rules, ".key") == "key"
    assert undocumented_part(rules, ".setup.plain_board") == "plain_board"
    assert undocumented_part(rules.layouts[0], ".starts") == "starts"


@pytest.mark.parametrize("name", cottonopolis.__all__)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    assert f"cottonopolis.{name}" in documented()


@pytest.mark.parametrize("found", [Game, View, Decision, Batch])
def test_the_members_of_the_main_classes_are_shown(found: type) -> None:
    shown = [name for name, members in documented().items() if members is True]
    assert found in [find(name) for name in shown if not needs_pytorch(name)]
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
    assert without_example("Thing", Thing, with_members=["size"]) == ["Thing.size"]
