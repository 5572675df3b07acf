"""The client's words in all four languages: none missing, none unused, the same everywhere."""

import re

import pytest
from fluent.syntax import ast

from cottonopolis.messages import LANGUAGES
from tests.client_words import FOLDER, WEB, asked, literals, parts, patterns, said, taken_over
from tests.test_messages import entries, parsed, variables


def words_of(part: str, lang: str) -> dict[str, ast.Message]:
    return parsed((FOLDER / f"{part}.{lang}.ftl").read_text(encoding="utf-8"))


def all_words(lang: str = "en") -> dict[str, ast.Message]:
    return {name: found for part in parts() for name, found in words_of(part, lang).items()}


def test_there_are_parts_and_words() -> None:
    wanted = {"app", "board", "learn", "lobby", "overlays", "panels", "play", "replay"}
    assert wanted <= set(parts())
    assert len(all_words()) > 50


@pytest.mark.parametrize("part", parts())
def test_ids_begin_with_the_name_of_their_part(part: str) -> None:
    assert [name for name in words_of(part, "en") if not name.startswith(part + "-")] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("part", parts())
def test_languages_have_the_same_words(part: str, lang: str) -> None:
    english, other = words_of(part, "en"), words_of(part, lang)
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert variables(message) == variables(other[name]), name
        attributes = {attribute.id.name for attribute in message.attributes}
        assert attributes == {attribute.id.name for attribute in other[name].attributes}, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_selects_by_a_fact_that_is_put_into_words(lang: str) -> None:
    """The client names periods, games and so on, so a variant [canal] would fit in English only."""
    source = (WEB / "src/lib/i18n.svelte.ts").read_text(encoding="utf-8")
    formats = source.partition("const FACT_FORMATS")[2].partition("\n};")[0]
    facts = [name.replace("_", "-") for name in re.findall(r"^  (\w+)[:,]", formats, re.MULTILINE)]
    assert {"period", "kind", "seat", "to-move", "gain"} <= set(facts)
    selector = re.compile(rf"\$({'|'.join(facts)})\s*->")
    for part in parts():
        text = (FOLDER / f"{part}.{lang}.ftl").read_text(encoding="utf-8")
        assert selector.findall(text) == [], part


def test_no_word_is_missing() -> None:
    ours = all_words()
    shared = {name for name in entries("en") if taken_over().match(name)}
    of_parts = re.compile(rf"(?:{'|'.join(parts())})-")
    wanted = {text for text in literals() if of_parts.match(text) and not text.endswith("-")}
    for text in sorted(wanted | said()):
        name, _, attribute = text.partition(".")
        assert name in ours or name in shared, f"missing: {text}"
        if attribute:
            message = ours.get(name) or entries("en")[name]
            assert attribute in {found.id.name for found in message.attributes}, text


def test_every_pattern_finds_a_word() -> None:
    known = all_words().keys() | {name for name in entries("en") if taken_over().match(name)}
    prefixes = re.compile(rf"{'|'.join(parts())}")
    for pattern in sorted(patterns()):
        if prefixes.match(pattern):
            found = re.compile(pattern.split("\\.")[0].split(".")[0])
            assert any(found.fullmatch(name) for name in known), pattern


def test_no_word_is_unused() -> None:
    ids = set(all_words())
    assert sorted(ids - asked(ids)) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_sentences_are_translated(lang: str) -> None:
    english, other = all_words(), all_words(lang)
    same = [name for name, message in english.items() if message.equals(other[name])]
    words = {name: re.findall(r"[^\W\d_]{2,}", sentence(english[name])) for name in same}
    assert [name for name, found in words.items() if len(found) > 2] == []


def sentence(message: ast.Message) -> str:
    elements = message.value.elements if message.value else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement))


def test_french_leaves_a_narrow_space() -> None:
    wrong = [
        f"{part}: {line}"
        for part in parts()
        for line in (FOLDER / f"{part}.fr.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"[^\s\u202f\u00a0] [;:?!»]|« ", line)
    ]
    assert wrong == []
