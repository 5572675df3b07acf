"""Messages for users in four languages, from the Fluent files in `messages/`.

>>> say("en", "industry-cotton-mill")
'cotton mill'
>>> say("it", "industry-cotton-mill")
'cotonificio'
"""

import locale
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from cottonopolis.errors import CottonopolisError, Fact, SetupError

LANGUAGES = ("en", "fr", "it", "de")

Message = tuple[str, dict[str, Fact]]  # an id and its arguments

MAX_FACT_LETTERS = 900  # longer arguments, such as user input, are truncated

_PACKAGE = Path(__file__).parent
_FOLDERS = (_PACKAGE / "messages", _PACKAGE.parent.parent / "messages")


def folder() -> Path:
    """Return the folder of the message files: in the installed package, or in the repository."""
    for place in _FOLDERS:
        if place.is_dir():
            return place
    raise CottonopolisError(f"no message files in {_FOLDERS[0]}; install the package again")


_more_folders: list[Path] = []


def add_messages(place: Path) -> None:
    """Add a folder of messages, for a game from another package."""
    if place not in _more_folders:
        _more_folders.append(place)
        _bundle.cache_clear()


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise SetupError("language", word=lang, known=", ".join(LANGUAGES))
    bundle = FluentBundle([lang], use_isolating=False)
    for place in (folder(), *_more_folders):
        bundle.add_resource(FluentResource((place / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def user_language() -> str:
    """Return the language of the user's locale, or English if it is not supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    system = (locale.getlocale()[0] or "")[:2].lower()
    return system if system in LANGUAGES else "en"


def say(lang: str, message_id: str, **facts: str | int) -> str:
    """Return a message with its facts filled in; ``id.name`` selects its attribute ``name``."""
    bundle = _bundle(lang)
    name, _, attribute = message_id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise CottonopolisError(f"message {message_id} in {lang} has no text")
    named = {key.replace("_", "-"): _named(lang, key, value) for key, value in facts.items()}
    text, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise CottonopolisError(f"message {message_id} in {lang}: {errors[0]}")
    return str(text)


def decimal(lang: str, number: float, pattern: str) -> str:
    """Format a number for a language; `pattern` is a CLDR number pattern.

    >>> decimal("fr", 3.14159, "0.00")
    '3,14'
    """
    return str(format_decimal(number, format=pattern, locale=lang))


def has(lang: str, message_id: str) -> bool:
    return bool(_bundle(lang).has_message(message_id))


def place_name(lang: str, name: str) -> str:
    """Return the name of a node or a slot: "manchester.2" becomes "Manchester 2"."""
    node, _, number = name.partition(".")
    message_id = "place-" + node.replace("_", "-")
    if has(lang, message_id):
        title = say(lang, message_id)
    else:  # a node of an external map file
        title = node.replace("_", " ").title()
    return f"{title} {number}" if number else title


def card_name(lang: str, name: str) -> str:
    for prefix in ("industry-", "colour-"):
        message_id = prefix + name.replace("_", "-")
        if has(lang, message_id):
            return say(lang, message_id)
    return place_name(lang, name)


def _link_name(lang: str, name: str) -> str:
    return " – ".join(place_name(lang, end) for end in name.split("-"))


def _prefixed(prefix: str) -> Callable[[str, str], str]:
    return lambda lang, name: say(lang, prefix + name.replace("_", "-"))


# How facts are formatted, by their name
_NAMES: dict[str, Callable[[str, str], str]] = {
    "place": place_name,
    "other": place_name,
    "node": place_name,
    "slot": place_name,
    "mill": place_name,
    "card": card_name,
    "industry": _prefixed("industry-"),
    "thing": _prefixed("a-"),
    "link": _link_name,
    "seat": _prefixed("seat-"),
    "owner": _prefixed("seat-"),
    "to_move": _prefixed("seat-"),
    "period": _prefixed("period-"),
    "resource": _prefixed("resource-"),
}


def _pounds(lang: str, amount: str) -> str:
    return f"−£{amount[1:]}" if amount.startswith("-") else f"£{amount}"


def _signed(lang: str, number: str) -> str:
    return decimal(lang, float(number), "+0.0;−0.0")


def _expected(lang: str, word: str) -> str:
    return say(lang, f"word-{word}") if has(lang, f"word-{word}") else word


_NAMES |= {
    "kind": _prefixed("link-kind-"),
    "game": _prefixed("game-"),
    "income": _pounds,
    "lowest": _pounds,
    "missing": _pounds,
    "expected": _expected,
    "term": _prefixed("term-"),
    "gain": _signed,
}


def _named(lang: str, key: str, value: str | int) -> str | int:
    if key in _NAMES:
        return _NAMES[key](lang, str(value))
    if isinstance(value, str) and len(value) > MAX_FACT_LETTERS:
        return value[:MAX_FACT_LETTERS] + "…"
    return value
