"""All words in all four languages: none missing, none unused, the same variables everywhere."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cottonopolis.bots.advice import TERM_GROUPS
from cottonopolis.bots.levels import LEVELS, STYLES
from cottonopolis.bots.random_players import Sane, Uniform
from cottonopolis.cli.display import SEAT_COLUMNS
from cottonopolis.engine.reasons import OBSTACLES
from cottonopolis.games.info import GameInfo
from cottonopolis.games.options import message_of
from cottonopolis.games.refusals import NOT_POSSIBLE
from cottonopolis.games.registry import game_ids, game_info, rules_class
from cottonopolis.messages import LANGUAGES, SOFT_HYPHEN, folder, has, say
from cottonopolis.server.notify import NOTIFICATION_KINDS
from cottonopolis.server.upgrade import Fate
from tests.client_words import asked, taken_over
from tests.setups import SETUPS, Setup, walk

SOURCES = Path(__file__).parent.parent / "src"
EXPECTED = ("place", "industry", "card", "link", "amount", "action")
SHOWN = ("coal_track", "iron_track", "discards", "deck", "set_aside")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


# Of the tables and charts of `map balance`
BALANCE_HEADINGS = (
    *("seat", "tile", "opening", "wins", "mean-vp", "return", "flipped", "played", "instead"),
    *("won-with", "won-without"),
)


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
    used = {"event-drew-hidden", "resource-coal", "resource-iron", "map-note"}
    used |= {f"bot-{bot.name}" for bot in (*LEVELS, *STYLES, Uniform, Sane)}
    used |= {f"ui-balance-{heading}" for heading in BALANCE_HEADINGS}
    used |= {f"ui-bots-{heading}" for heading in ("level", "name", "budget", "games")}
    used |= {f"ui-{dashed(name)}" for name in (*SEAT_COLUMNS, *SHOWN)}
    used |= {f"word-{name}" for name in EXPECTED}
    used |= {f"term-{group}" for group in TERM_GROUPS}
    used |= {f"cause-{obstacle}" for obstacle in OBSTACLES} | {f"reason-{dashed(NOT_POSSIBLE)}"}
    used |= {f"notice-{kind}" for kind in NOTIFICATION_KINDS}
    used |= {f"ui-upgrade-{dashed(fate)}" for fate in Fate}
    for game in game_ids():
        used |= ids_of_game(game_info(game))
        for setup in SETUPS:
            if setup.game == game:
                used |= ids_of_setup(setup)
    return used | literal_ids()


def ids_of_game(info: GameInfo) -> set[str]:
    """What a game asks for, whatever the set-up."""
    rules = rules_class(info.id)
    used = {f"game-{info.id}"} | {f"seat-{seat}" for seat in range(max(info.players))}
    for prefix, names in (
        ("reason", (*rules.reason_table.names, *rules.reason_table.summaries)),
        ("remedy", rules.reason_table.remedies),
        ("a", info.industries),
        ("event", [event.name for event in info.events]),
        ("rule", info.rules),
        ("variant", [variant.id for variant in info.variants]),
        ("industry", info.industries),
        ("short", info.industries),
        ("period", info.periods),
        ("link-kind", info.link_kinds),
        ("stage", info.stages),
        ("map", [found.id for found in info.maps]),
    ):
        used |= {f"{prefix}-{dashed(name)}" for name in names}
    for kind in map(dashed, info.actions):  # headings in the terminal
        own = f"action-{info.id}-{kind}"
        used.add(own if has("en", own) else f"action-{kind}")
    return used


def ids_of_setup(setup: Setup) -> set[str]:
    """What is printed, and how the options of a random game are worded."""
    rules = setup.rules
    board = rules.printed()
    used = {f"place-{dashed(place.id)}" for place in board.places}
    used |= {f"colour-{dashed(place.colour)}" for place in board.places if place.colour}
    for state in walk(rules, 3, "uniform", advanced=True):
        squares = getattr(rules.position(state), "markets", {}).values()
        used |= {f"good-{dashed(square.tile)}" for square in squares}
        for decision in rules.legal(state):
            option = rules.option(state, decision)
            option.cards = rules.cards_for(state, decision)
            used.add(message_of(option, rules.currency)[0])
    return used


def literal_ids() -> set[str]:
    """Ids and codes written out in the sources."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = set(re.findall(r'"((?:ui|action|option|hint|refusal)-[a-z0-9-]+)"', text))
    found |= {f"error-{code}" for code in re.findall(r'(?:Setup|Bot)Error\(\s*"([a-z-]+)"', text)}
    found |= {"error-at", "fault-line"}
    found |= fault_ids(text)
    found |= {f"reason-{dashed(code)}" for code in re.findall(r'"(NOTATION_[A-Z_]+)"', text)}
    return found


def fault_ids(text: str) -> set[str]:
    """The faults of maps: codes of `MapFault`, and of errors in data files."""
    known = {name for name in entries("en") if name.startswith("fault-")}
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text))
    for count in ("locations", "slots", "rails", "markets", "seas", "lanes"):
        codes.add(f"too-many-{count}")
    return {name for name in known if name.removeprefix("fault-") in codes}


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


def test_a_terminal_gets_no_soft_hyphens() -> None:
    """They let a browser break long words on cards; a terminal would show them."""
    written = folder() / "de.ftl"
    assert SOFT_HYPHEN in written.read_text(encoding="utf-8")
    assert say("de", "industry-cotton-mill") == "Baumwollspinnerei"
