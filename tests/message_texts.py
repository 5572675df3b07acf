"""The texts of all messages of a language, for tests of its words."""

import re
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast

from cottonopolis.messages import folder
from tests.test_messages import parsed


class MessageTexts:
    """Every text of a language: the core, the client, the player aid, the command line."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        found = [file for file in sorted(folder().rglob("*.ftl")) if self._is_ours(file)]
        assert len(found) > 10
        return {
            name: message
            for file in found
            for name, message in parsed(file.read_text(encoding="utf-8")).items()
        }

    def _is_ours(self, file: Path) -> bool:
        return file.stem.split(".")[-1] == self.language

    @cached_property
    def texts(self) -> dict[str, list[str]]:
        """The texts of each message, its variants and attributes included, with its variables."""
        return {name: texts(message) for name, message in self.messages.items()}

    def matching(self, pattern: str, but: str = r"(?!)") -> list[str]:
        """The messages with a text that matches, without those whose name matches `but`."""
        return [
            name
            for name, found in self.texts.items()
            if not re.match(but, name) and any(re.search(pattern, text) for text in found)
        ]


def texts(message: ast.Message) -> list[str]:
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    return [text for pattern in patterns if pattern for text in flat(pattern)]


def flat(pattern: ast.Pattern) -> list[str]:
    """The text with variables as {name}; variants of a choice as texts of their own."""
    whole, variants = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.VariableReference):
            whole += f"{{{inner.id.name}}}"
        elif isinstance(inner, ast.SelectExpression):
            whole += "{}"
            variants += [text for variant in inner.variants for text in flat(variant.value)]
        elif isinstance(inner, ast.StringLiteral):
            whole += inner.value
        else:
            whole += "{}"  # a function
    return [whole, *variants]
