"""The command line's help in four languages: every command and option, and nothing in English."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from cottonopolis.cli import shared
from cottonopolis.cli.help import TYPER_WORDS, asked_language, message_ids
from cottonopolis.cli.main import app
from cottonopolis.messages import LANGUAGES, folder, user_language
from tests.test_messages import parsed, variables

OWN_WORDS = {*TYPER_WORDS.values(), "usage", "options-metavar", "command-metavar"}
Path = tuple[str, ...]  # the words of a command

FACTS = re.compile(r"\{ .*")


def texts(lang: str) -> dict[str, str]:
    """The help messages of a language, each up to its first variable."""
    text = (folder() / "cli" / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = dict(line.split(" = ", 1) for line in text.splitlines() if " = " in line)
    return {name: FACTS.sub("", value) for name, value in lines.items()}


def commands(command: Any = None, path: Path = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with its path, the whole program first."""
    command = command or get_command(app)
    yield path, command
    for name, each in getattr(command, "commands", {}).items():
        yield from commands(each, (*path, name))


def ids_of(path: Path, command: Any) -> set[str]:
    """The messages on a command's help page."""
    known = texts("en")
    found = {"-".join(path) or "cottonopolis", "any-help"}
    found |= {"-".join((*path, name)) for name in getattr(command, "commands", {})}
    for parameter in command.params:
        own, shared_one = message_ids(list(path) or ["cottonopolis"], parameter.name)
        found.add(own if own in known else shared_one)
    return found


def shown(*args: str) -> str:
    """What a command prints, without boxes and line breaks."""
    done = CliRunner().invoke(app, list(args), env={"COLUMNS": "200"})
    assert done.exit_code in (0, 2), done.output
    return " ".join(re.sub(r"[─-╿│]", " ", done.output).split())


@pytest.fixture(autouse=True)
def _language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "language", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", [path for path, _ in commands()], ids=" ".join)
def test_a_help_page_speaks_one_language(path: Path, lang: str) -> None:
    page = shown(*path, "--lang", lang, "--help")
    english, own = texts("en"), texts(lang)
    for name in ids_of(path, dict(commands())[path]):
        assert " ".join(own[name].split()) in page, name
        if own[name] != english[name]:
            assert english[name] not in page, name
    if lang != "en":
        assert not re.search(r"Usage|Show this|required\]|default:|Commands|env var", page), page
    assert own["usage"].split()[0] in page


def test_every_message_is_used_and_none_is_missing() -> None:
    needed = OWN_WORDS | {name for path, command in commands() for name in ids_of(path, command)}
    assert needed == set(texts("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages(lang: str) -> None:
    files = [
        (folder() / "cli" / f"{name}.ftl").read_text(encoding="utf-8") for name in ("en", lang)
    ]
    english, other = map(parsed, files)
    assert english.keys() == other.keys()
    assert all(variables(message) == variables(other[name]) for name, message in english.items())


def test_the_language_is_chosen_anywhere_on_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        asked_language(["play", "--lang", "fr"]) == asked_language(["--help", "--lang=fr"]) == "fr"
    )
    assert asked_language(["--lang", "xx"]) is asked_language(["--lang"]) is None
    assert asked_language([]) is None
    assert "Argumente" in shown("--lang", "de", "play", "--help")
    assert "Argumente" in shown("play", "--help", "--lang=de")
    monkeypatch.setenv("COTTONOPOLIS_LANG", "it")
    assert user_language() == "it"


def test_a_wrong_option_is_answered_in_the_language() -> None:
    assert "Hilfe gibt es mit" in shown("--lang", "de", "play", "--nonsense")
