"""A refused action speaks about all of it, then about the nearest miss, then about what helps."""

import random
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.games.refusals import (
    NEAR,
    Attempt,
    Explanation,
    explain,
    impossible_actions,
    unbuildable_tiles,
)
from cottonopolis.messages import LANGUAGES
from tests.rules.industry_scene import industry_scene
from tests.rules.scene import scene
from tests.setups import SETUPS, Setup, walk

# The scene, the action, and the English sentences: summary, nearest miss, remedy
Story = tuple[str, str, list[str]]
BRASS: dict[str, Story] = {
    "sell, no mill": (
        "",
        "sell",
        ["B27: You have no unsold mill.", "It would take a new mill."],
    ),
    "sell, no buyer": (
        "0 cotton_mill 1 bury.1",
        "sell",
        [
            "B27: None of your unsold mills has a buyer.",
            "Nearest: cotton mill (Bury), no buyer.",
            "It would take a connection from Bury to a port that still buys.",
        ],
    ),
    "build, no money": (
        "actions 1\n0 hand colne\n0 money 5",
        "build",
        [
            "B16: You would need at least £12, and you have £5.",
            "Nearest: cotton mill (Colne), £7 short.",
            "It would take a loan of £10.",
        ],
    ),
    "build, no money and no loan": (
        "actions 1\n0 hand colne\n0 money 5\n0 space 0",
        "build cotton_mill",
        [
            "B16: It costs £12 (tile £12, coal £0, iron £0) and you have £5.",
            "Nearest: cotton mill (Colne), £7 short.",
            "It would take £7 more.",
        ],
    ),
    "build, no card": (
        "actions 1\n0 hand wigan\n0 coal_mine 1 wigan.1",
        "build port",
        [
            "B9: No card in your hand lets you build a port on a free slot.",
            "Nearest: port (Ellesmere Port), no card for it.",
            "It would take the Ellesmere Port card, or any port card once your network reaches "
            "Ellesmere Port, or any two cards as a whole turn.",
        ],
    ),
    "build, no coal": (
        "",
        "build iron_works",
        [
            "B17: No coal reaches any free slot for an iron works.",
            "Nearest: iron works (Barrow-in-Furness), needs coal.",
            "It would take a connection from Barrow-in-Furness to a mine with coal or to a port.",
        ],
    ),
    "build, level 0": (
        "",
        "build shipyard",
        [
            "B13: Your top tile has level 0 and cannot be built, only developed: shipyard.",
            "It would take developing your level 0 shipyard first.",
        ],
    ),
    "build, wrong period": (
        "0 stack shipyard 2",
        "build shipyard",
        [
            "B13: Your top tile can be built only in the rail period: shipyard, level 2.",
            "It would take the rail period.",
        ],
    ),
    "link, no network": (
        "",
        "canal",
        [
            "B23: A link must touch a tile or a link of yours, and you have none on the board yet.",
            "It would take building an industry first.",
        ],
    ),
    "link, no money": (
        "0 coal_mine 1 wigan.1\n0 money 1",
        "canal",
        [
            "B23: It costs £3 (link £3, coal £0) and you have £1.",
            "Nearest: Blackburn – Wigan, £2 short.",
            "It would take a loan of £10.",
        ],
    ),
    "link, none free": (
        "0 cotton_mill 1 macclesfield.1\n1 link macclesfield-midlands\n"
        "1 link macclesfield-stockport",
        "canal",
        ["B23: No free link touches your tiles or links."],
    ),
    "rail, no coal": (
        "period rail\n0 cotton_mill 2 bolton.1",
        "rail",
        [
            "B25: No coal reaches any rail that you could build.",
            "Nearest: Blackburn – Bolton, needs coal.",
            "It would take a mine with coal or a port connected to one of its ends.",
        ],
    ),
    "develop, no money": (
        "0 money 0",
        "develop",
        ["B26: The iron costs £1 and you have £0.", "It would take a loan of £10."],
    ),
    "develop, nothing left": (
        "\n".join(
            f"0 stack {industry}"
            for industry in ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
        ),
        "develop",
        ["B26: You have no tile left to develop."],
    ),
    "loan, income too low": (
        "0 space 0",
        "loan",
        [
            "B29: Even a loan of £10 would take your income of −£10 below −£10.",
            "It would take a higher income.",
        ],
    ),
    "loan, too late": (
        "period rail\ndeck",
        "loan",
        ["B29: There are no loans in the rail period once the draw deck is empty."],
    ),
    "a place": (
        "actions 1\n0 hand wigan\n0 coal_mine 1 wigan.1",
        "build cotton_mill blackburn.1",
        [
            "B9: No card in your hand allows this: cotton mill (Blackburn).",
            "It would take the Blackburn card, or any cotton mill card once your network reaches "
            "Blackburn, or any two cards as a whole turn.",
        ],
    ),
    "a card that counts only in the network": (
        "actions 1\n0 hand cotton_mill\n0 coal_mine 1 wigan.1\n0 money 0",
        "build cotton_mill blackburn.1 with cotton_mill",
        [
            "B10: Blackburn is not in your network, so the cotton mill card cannot be used there.",
            "B16: It costs £12 (tile £12, coal £0, iron £0) and you have £0.",
            "It would take a loan of £20, and also the Blackburn card, or a link to Blackburn so "
            "that your cotton mill card counts there, or any two cards as a whole turn.",
        ],
    ),
    "a slot that nothing frees": (
        "0 hand liverpool\n0 money 0\n1 port 1 liverpool.1",
        "build port liverpool.1 with liverpool",
        [
            "B13: This slot is taken by Orange: Liverpool, first slot.",
            "B16: It costs £6 (tile £6, coal £0, iron £0) and you have £0.",
        ],
    ),
}
INDUSTRY: dict[str, tuple[str, str, str, list[str]]] = {
    "sell, nothing": (
        "",
        "germany",
        "sell",
        [
            "A17: You have no unsold cotton mill or factory.",
            "It would take a new mill or factory.",
        ],
    ),
    "sell, no buyer": (
        "0 cotton_mill 1 berlin.1",
        "germany",
        "sell",
        [
            "A17: None of your unsold mills and factories has a buyer.",
            "Nearest: cotton mill (Berlin), no buyer.",
            "It would take a connection from Berlin to a port or market that still buys.",
        ],
    ),
    "build, no card": (
        "actions 1\n0 hand grey\n0 stack ship 2",
        "new_england",
        "build port",
        [
            "A6: No card in your hand lets you build a port on a free slot.",
            "Nearest: port (Boston), no card for it.",
            "It would take the purple card, or any port card, or any card as a whole turn.",
        ],
    ),
    "build, no port": (
        "0 stack ship 2",
        "new_england",
        "build ship",
        [
            "A7: No port has been built at the sea lanes of a free ship slot.",
            "Nearest: ship (Massachusetts Bay), needs a port.",
            "It would take a port at one of its sea lanes.",
        ],
    ),
    "build, empty hand": (
        "0 hand",
        "germany",
        "build",
        [
            "A3: This action costs a card from your hand; only passing is free, once your hand and "
            "the draw deck are both empty.",
            "It would take a card, so draw some first.",
        ],
    ),
    "rail, no network": (
        "",
        "germany",
        "rail",
        [
            "A16: A rail must touch a tile or a rail of yours, and you have none on the map yet.",
            "It would take building an industry first.",
        ],
    ),
    "rail, no iron": (
        "0 rail stuttgart-augsburg\n1 coal_mine 1 mannheim.1\n1 rail mannheim-stuttgart",
        "germany",
        "rail",
        [
            "A16: No iron reaches any rail that you could build.",
            "Nearest: Stuttgart – Switzerland, needs iron.",
            "It would take an iron works with iron or a port connected to one of its ends.",
        ],
    ),
    "develop, empty hand": (
        "0 hand",
        "germany",
        "develop",
        [
            "A3: This action costs a card from your hand; only passing is free, once your hand and "
            "the draw deck are both empty.",
            "It would take a card, so draw some first.",
        ],
    ),
    "draw, full hand": (
        "0 hand" + " ship" * 9,
        "germany",
        "draw",
        [
            "A19: You already hold 9 cards and cannot draw any more.",
            "It would take room in your hand, so play a card first.",
        ],
    ),
    "draw, no cards": (
        "deck\nface_up",
        "germany",
        "draw",
        ["A19: There is no card left to draw."],
    ),
    "pass, empty hand": (
        "0 hand",
        "germany",
        "pass",
        [
            "A3: This action costs a card from your hand; only passing is free, once your hand and "
            "the draw deck are both empty.",
            "It would take a card, so draw some first.",
        ],
    ),
}


def check_explained(game: Game, action: str, sentences: list[str]) -> None:
    found = game.explain(action)
    assert found.lines() == sentences
    for lang in LANGUAGES:
        assert len(found.lines(lang)) == len(sentences)
        assert not [line for line in found.lines(lang) if "{" in line]


@pytest.mark.parametrize("story", BRASS)
def test_brass(story: str) -> None:
    text, action, sentences = BRASS[story]
    check_explained(scene(text), action, sentences)


@pytest.mark.parametrize("story", INDUSTRY)
def test_age_of_industry(story: str) -> None:
    text, map_name, action, sentences = INDUSTRY[story]
    check_explained(industry_scene(text, map_name), action, sentences)


def test_what_is_possible_is_not_explained() -> None:
    game = scene("")
    for action in ("build", "build port", "develop", "loan", "pass", "loan 10 with macclesfield"):
        assert game.explain(action) == Explanation((), (), ())


def test_every_reason_is_given_about_every_part() -> None:
    """The money, the slot that shows something else, and a mine that is too far away."""
    game = scene(
        "0 money 1\n0 hand bolton\n1 coal_mine 1 bolton.1\n1 coal_mine 2 wigan.1\n"
        "1 link bolton-manchester\n1 coal_mine 2 manchester.1"
    )
    move = "build iron_works bolton.2 coal from manchester.1 with bolton"
    codes = [reason.code for reason in game.why_not(move)]
    assert codes == ["B13_NOT_SHOWN", "B16_MONEY", "B17_NOT_NEAREST"]
    game = scene("0 cotton_mill 1 bury.1 flipped\n1 port 1 liverpool.2")
    codes = [reason.code for reason in game.why_not("sell bury.1 to liverpool.2 with macclesfield")]
    assert codes == ["B27_FLIPPED", "B27_NOT_CONNECTED"]


def test_tiles_say_their_cause() -> None:
    game = scene("actions 1\n0 hand colne\n0 money 5\n0 stack port")
    legal = game.rules.legal(game.state)
    causes = unbuildable_tiles(game.rules, game.state, legal)
    assert {industry: cause.text() for industry, cause in causes.items()} == {
        "cotton_mill": "£7 short",
        "coal_mine": "no card for it",
        "iron_works": "no card for it",
        "port": "none left",
        "shipyard": "develop it away first",
    }
    game = scene("0 money 13\n0 hand cotton_mill\nactions 1")
    causes = unbuildable_tiles(game.rules, game.state, game.rules.legal(game.state))
    assert "cotton_mill" not in causes
    germany = industry_scene("")  # no ships there
    legal = germany.rules.legal(germany.state)
    causes = unbuildable_tiles(germany.rules, germany.state, legal)
    assert causes["ship"].text() == "no slot in reach"


def remedied(game: Game, name: str, facts: dict[str, Any]) -> bool:
    """Give the seat to move what a remedy names; returns whether that is easy."""
    state, seat = game.state, game.seat
    assert seat is not None
    if name == "remedy-loan":
        state.money[seat] += int(facts["loan"])
    elif name == "remedy-money":
        state.money[seat] += int(facts["missing"])
    elif name in ("remedy-card", "remedy-industry-card"):
        state.hand[seat, game.rules.setup.cards.index(facts["card"])] += 1
        state.hand_size[seat] += 1
    else:
        return False
    return True


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_explanations_in_random_games(setup: Setup) -> None:
    """Every impossible action has a summary, and every illegal decision a reason.

    They come from what the seat sees: another deal of the hidden cards gives the same answers.
    """
    rules = setup.rules
    chance = random.Random(5)
    for state in walk(rules, 6, "sane"):
        if state.stage != ACTION or chance.random() > 0.04:
            continue
        seat = rules.seat_to_move(state)
        assert seat is not None
        redealt = rules.redeal(rules.view(state, seat), seat, chance.randrange(1000))
        legal = rules.legal(state)
        kinds = {rules.option(state, decision).kind for decision in legal}
        impossible = impossible_actions(rules, state, legal)
        assert impossible.keys() == set(rules.action_kinds) - kinds
        assert impossible == impossible_actions(rules, redealt, legal)
        assert unbuildable_tiles(rules, state, legal) == unbuildable_tiles(rules, redealt, legal)
        for kind, summary in impossible.items():
            found = explain(rules, state, kind=kind)
            assert found.summary == summary != ()
            assert found == explain(rules, redealt, kind=kind)
            assert all(attempt.cause.obstacle in NEAR for attempt in found.attempts)
        for decision in chance.sample(range(rules.decision_count), 20):
            assert bool(rules.reasons(state, decision)) == (decision not in legal)


@pytest.mark.parametrize("setup", [Setup("brass", 4), Setup("industry", 4, (), "germany")], ids=str)
def test_remedies_work(setup: Setup) -> None:
    """A poor seat with one card that gets what the remedies name can do what it could not do."""
    rules = setup.rules
    chance = random.Random(2)
    checked = 0
    for state in walk(rules, 8, "sane"):
        if state.stage != ACTION or state.actions_left > 1 or chance.random() > 0.1:
            continue
        seat = rules.seat_to_move(state)
        state = rules.copy(state)
        state.money[seat] = min(state.money[seat], 4)
        state.hand[seat, :] = 0
        state.hand[seat, chance.randrange(state.hand.shape[1])] = state.hand_size[seat] = 1
        for slot in chance.sample(list(rules.position(state).slots), 8):
            found = explain(rules, state, target=slot, kind="build")
            checked += sum(try_remedies(setup, state, attempt) for attempt in found.attempts)
    assert checked > 5


def try_remedies(setup: Setup, state: Any, attempt: Attempt) -> bool:
    """Check on a copy that an attempt is legal once it has what is needed, if that is easy."""
    game = Game.from_state(state, setup.rules)
    if not attempt.remedies or not all(remedied(game, *group[0]) for group in attempt.remedies):
        return False
    assert game.rules.is_legal(game.state, attempt.option.decision)
    return True
