"""The player aid: structure, numbers and texts of both games in four languages."""

import json
import re
from pathlib import Path

import pytest

from cottonopolis.aid import Aid, AidItem, aid_of
from cottonopolis.games.registry import game_info, rules_for, usual_players
from cottonopolis.messages import LANGUAGES, folder, say
from tests.test_messages import parsed, variables

GAMES = ("brass", "industry")
STYLE = Path(__file__).parent.parent / "src" / "cottonopolis" / "drawing" / "style.json"


def texts(lang: str) -> str:
    return (folder() / "aid" / f"{lang}.ftl").read_text(encoding="utf-8")


def items(aid: Aid) -> list[AidItem]:
    return [item for section in aid.sections for item in section.items]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_text(game: str, lang: str) -> None:
    aid = aid_of(game)
    facts: dict[str, str | int] = {**aid.facts, **aid.sums}
    messages = parsed(texts(lang))
    assert {name for name in messages if name.startswith(f"aid-{game}-")} == aid.message_ids()
    for name in aid.message_ids():
        for attribute in ("", *(f".{found.id.name}" for found in messages[name].attributes)):
            assert say(lang, name + attribute, **facts)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_mentioned(game: str) -> None:
    aid = aid_of(game)
    messages = [
        message for name, message in parsed(texts("en")).items() if name.startswith(f"aid-{game}-")
    ]
    mentioned = {name for message in messages for name in variables(message)}
    assert {name.replace("_", "-") for name in (*aid.facts, *aid.sums)} == mentioned


def test_numbers_follow_the_set_up() -> None:
    assert aid_of("brass").facts["rounds"] == 8
    assert aid_of("brass", 3).facts["rounds"] == 10
    assert aid_of("brass").sums["two_rails"] == 15
    tiles = aid_of("industry").facts
    kinds = ("cotton_tiles", "factory_tiles", "both_tiles", "no_demand_tiles")
    assert [tiles[kind] for kind in kinds] == [7, 5, 3, 3]


def test_a_negative_number_has_a_minus() -> None:
    assert aid_of("industry").text("de", "end-loans").endswith(": −5 SP.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prices_are_not_typed_into_the_texts(lang: str) -> None:
    brass = [line for line in texts(lang).splitlines() if line.startswith("aid-brass-")]
    assert [line for line in brass if re.search(r"£", line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_pieces_exist(game: str) -> None:
    printed = rules_for(game, usual_players(game)).printed()
    icons = json.loads(STYLE.read_text(encoding="utf-8"))["icons"]
    tiles = {f"tile {tile.industry} {tile.level}" for tile in printed.tiles}
    links = {f"link {kind}" for kind in game_info(game).link_kinds}
    slots = {f"slot {industry}" for industry in printed.industries}
    known = tiles | links | slots | {f"icon {name}" for name in icons}
    known |= {"cube coal", "cube iron", "mark 0", "mark 1"}
    for item in items(aid_of(game)):
        assert set(item.rules) <= set(game_info(game).rules), item.id
        assert {piece.removesuffix(" flipped") for piece in item.pieces} <= known, item.id


@pytest.mark.parametrize("game", GAMES)
def test_industries_and_the_table_of_cards_are_complete(game: str) -> None:
    sections = {section.id: section for section in aid_of(game).sections}
    named = [item.id for item in sections["industries"].items]
    assert sorted(named) == sorted(game_info(game).industries)
    messages = parsed(texts("en"))
    for industry in named:
        name = f"aid-{game}-industries-{industry.replace('_', '-')}"
        assert [found.id.name for found in messages[name].attributes] == ["flips"]
    cards = sections["cards"]
    assert len(cards.columns) == {"brass": 5, "industry": 3}[game]
    for row in cards.rows:
        assert len(row.cells) == len(cards.columns)
        assert all(cell.split("_")[0] in ("yes", "no", "if") for cell in row.cells)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_texts_are_translated_and_have_the_same_variables(lang: str) -> None:
    english, other = parsed(texts("en")), parsed(texts(lang))
    for name, message in english.items():
        assert variables(message) == variables(other[name]), name
        if "-cell-" not in name:
            assert not message.equals(other[name]), name


def test_french_leaves_its_spaces() -> None:
    wrong = [line for line in texts("fr").splitlines() if re.search(r"[^\s] [;:?!»]|« |'", line)]
    assert [line for line in wrong if not line.startswith("#")] == []
