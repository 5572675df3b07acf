"""All words in all four languages: none missing, none unused, the same variables everywhere."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cottonopolis.advice import TERM_GROUPS
from cottonopolis.bots.levels import LEVELS
from cottonopolis.games.brass.data import setup, variant_names
from cottonopolis.games.brass.happenings import EVENTS
from cottonopolis.games.brass.layout import INDUSTRIES, PERIODS, STAGES
from cottonopolis.games.brass.reasons import REASONS
from cottonopolis.games.industry import data as industry_data
from cottonopolis.games.industry import happenings as industry_happenings
from cottonopolis.games.industry import layout as industry_layout
from cottonopolis.games.industry import reasons as industry_reasons
from cottonopolis.messages import LANGUAGES, folder
from cottonopolis.server.notify import KINDS
from tests.client_words import asked, taken_over

SOURCES = Path(__file__).parent.parent / "src"
RULES = 33
EXPECTED = ("place", "industry", "card", "link", "amount", "action")
INDUSTRY_RULES = 23


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(lang: str) -> dict[str, ast.Message]:
    return parsed((folder() / f"{lang}.ftl").read_text(encoding="utf-8"))


def parsed(text: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def used_ids() -> set[str]:
    """Every message the program can ask for."""
    used = {f"reason-{dashed(code)}" for code in REASONS}
    used |= {f"event-{dashed(name)}" for name, _ in EVENTS.values()} | {"event-drew-hidden"}
    used |= {f"rule-b{number}" for number in range(1, RULES + 1)}
    used |= {f"variant-{dashed(name)}" for name in variant_names()}
    used |= {f"industry-{dashed(name)}" for name in INDUSTRIES}
    used |= {f"period-{name}" for name in PERIODS}
    used |= {f"stage-{dashed(name)}" for name in STAGES}
    used |= {f"seat-{seat}" for seat in range(4)}
    used |= {f"place-{dashed(name)}" for name in setup(4).nodes}
    used |= {"resource-coal", "resource-iron", "game-brass", "game-industry", "map-note"}
    used |= {f"short-{dashed(name)}" for name in INDUSTRIES}
    used |= {f"bot-{bot.name}" for bot in LEVELS}
    used |= {f"ui-bots-{heading}" for heading in ("level", "name", "budget", "games")}
    used |= {f"link-kind-{name}" for name in PERIODS}
    used |= {f"word-{name}" for name in EXPECTED}
    used |= {f"term-{group}" for group in TERM_GROUPS}
    used |= {f"notice-{kind}" for kind in KINDS}
    return used | industry_ids() | literal_ids()


def industry_ids() -> set[str]:
    """What Age of Industry asks for besides."""
    used = {f"reason-{dashed(code)}" for code in industry_reasons.REASONS}
    used |= {f"event-{dashed(name)}" for name, _ in industry_happenings.EVENTS.values()}
    used |= {f"rule-a{number}" for number in range(1, INDUSTRY_RULES + 1)}
    used |= {f"industry-{dashed(name)}" for name in industry_layout.INDUSTRIES}
    used |= {f"short-{dashed(name)}" for name in industry_layout.INDUSTRIES}
    used |= {f"stage-{dashed(name)}" for name in industry_layout.STAGES}
    used |= {f"seat-{seat}" for seat in range(industry_layout.SEATS)}
    used |= {f"good-{dashed(name)}" for name in industry_layout.GOODS}
    for map_name in industry_data.map_names():
        made = industry_data.setup(4, (), map_name)
        used |= {f"map-{dashed(map_name)}"} | {f"place-{dashed(node)}" for node in made.nodes}
        colours = made.cards[industry_layout.INDUSTRY_COUNT :]
        used |= {f"colour-{dashed(colour)}" for colour in colours}
    return used


def literal_ids() -> set[str]:
    """Ids and codes written out in the sources."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = set(re.findall(r'"((?:ui|action|choice|hint)-[a-z0-9-]+)"', text))
    found |= {f"error-{code}" for code in re.findall(r'(?:Setup|Bot)Error\(\s*"([a-z-]+)"', text)}
    found |= {"error-at"}
    found |= {f"reason-{dashed(code)}" for code in re.findall(r'"(NOTATION_[A-Z_]+)"', text)}
    return found


def test_nothing_is_missing_and_nothing_unused() -> None:
    known = set(entries("en"))
    used = used_ids()
    used |= asked({name for name in known if taken_over().match(name)})
    assert sorted(known - used) == [], "unused messages"
    assert sorted(used - known) == [], "missing messages"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_messages(lang: str) -> None:
    english, other = entries("en"), entries(lang)
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert variables(message) == variables(other[name]), name
        attributes = {attribute.id.name for attribute in message.attributes}
        assert attributes == {attribute.id.name for attribute in other[name].attributes}, name


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_texts_are_translated(lang: str) -> None:
    """Whole sentences never stay English."""
    english, other = entries("en"), entries(lang)
    same = [
        name
        for name, message in english.items()
        if message.equals(other[name]) and not name.startswith(("place-", "seat-", "industry-"))
    ]
    assert [name for name in same if name.startswith(("rule-", "reason-", "event-"))] == []
