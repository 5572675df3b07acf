"""Messages for users in four languages, from the Fluent files in `messages/`.

>>> say("en", "industry-cotton-mill")
'cotton mill'
>>> say("it", "industry-cotton-mill")
'cotonificio'
"""

import locale
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from cottonopolis.errors import CottonopolisError, Fact, SetupError

LANGUAGES = ("en", "fr", "it", "de")

Message = tuple[str, dict[str, Fact]]  # an id and its arguments

NO_BREAK = "\N{NO-BREAK SPACE}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"  # where a browser may break a word; a terminal would show it
_SIGN_AFTER = ("fr", "de")  # languages that write "30 £", not "£30"
_SUM = re.compile(r"([^\d\s-]?)(-?)(\d+)")

AID = "aid"  # the folder with the messages of the player aid

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
    functions: dict[str, Any] = {"MONEY": lambda amount: money(lang, str(amount))}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for place in (folder(), folder() / AID, *_more_folders):
        bundle.add_resource(FluentResource((place / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def user_language() -> str:
    """Return COTTONOPOLIS_LANG or the language of the locale; English if it is not supported."""
    for name in ("COTTONOPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
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
    for key in _PLACES & facts.keys():
        named[f"{key}-slot"] = slot_name(lang, str(facts[key]))
    text, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise CottonopolisError(f"message {message_id} in {lang}: {errors[0]}")
    return str(text).replace(SOFT_HYPHEN, "")


def decimal(lang: str, number: float, pattern: str) -> str:
    """Format a number for a language; `pattern` is a CLDR number pattern.

    >>> decimal("fr", 3.14159, "0.00")
    '3,14'
    """
    return str(format_decimal(number, format=pattern, locale=lang))


def has(lang: str, message_id: str) -> bool:
    """Return whether there is a message, or its attribute for ``id.name``."""
    bundle = _bundle(lang)
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


def place_name(lang: str, name: str) -> str:
    """Return the name of a place, also of a slot there: "manchester.2" becomes "Manchester"."""
    node = name.partition(".")[0]
    message_id = "place-" + node.replace("_", "-")
    if has(lang, message_id):
        return say(lang, message_id)
    return node.replace("_", " ").title()  # a node of an external map file


def slot_name(lang: str, name: str) -> str:
    """Return the name of a slot: "manchester.2" becomes "Manchester, second slot"."""
    place, number = place_name(lang, name), name.partition(".")[2]
    if not number.isdecimal():
        return place  # the only slot
    return say(lang, "slot-of-place", name=place, number=int(number))


def card_name(lang: str, name: str) -> str:
    for prefix in ("industry-", "colour-"):
        message_id = prefix + name.replace("_", "-")
        if has(lang, message_id):
            return say(lang, message_id)
    return place_name(lang, name)


def money(lang: str, amount: str) -> str:
    """Write a sum of money as a language does; a number without a currency is in pounds.

    >>> money("en", "-10"), money("it", "$4")
    ('−£10', '$4')
    >>> money("de", "-10")
    '−10\xa0£'
    """
    found = _SUM.fullmatch(amount)
    if not found:
        return amount  # written already
    sign, minus, number = found[1] or "£", "−" if found[2] else "", found[3]
    after = lang in _SIGN_AFTER
    return f"{minus}{number}{NO_BREAK}{sign}" if after else f"{minus}{sign}{number}"


def _sum(lang: str, amount: str) -> str:
    """Write a sum that has its currency, such as "$4"; a bare number is left to `MONEY`."""
    return amount if amount.lstrip("-").isdecimal() else money(lang, amount)


def _link_name(lang: str, name: str) -> str:
    return " – ".join(place_name(lang, end) for end in name.split("-"))


def _prefixed(prefix: str) -> Callable[[str, str], str]:
    return lambda lang, name: say(lang, prefix + name.replace("_", "-"))


# How facts are formatted, by their name
_PLACES = {"place", "other", "node", "mill"}  # `$place-slot` also names the slot
_NAMES: dict[str, Callable[[str, str], str]] = {
    **dict.fromkeys(_PLACES, place_name),
    "slot": slot_name,
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


def _signed(lang: str, number: str) -> str:
    return decimal(lang, float(number), "+0.0;−0.0")


def _expected(lang: str, word: str) -> str:
    return say(lang, f"word-{word}") if has(lang, f"word-{word}") else word


_NAMES |= {
    "kind": _prefixed("link-kind-"),
    "game": _prefixed("game-"),
    **dict.fromkeys(("income", "lowest", "missing"), money),
    **dict.fromkeys(("price", "amount", "spent"), _sum),
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
