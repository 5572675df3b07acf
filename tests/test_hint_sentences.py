"""A hint gives its reasons in sentences, from what the turn does."""

import pytest

from cottonopolis import Game
from cottonopolis.bots.hint_sentences import turn_sentences
from cottonopolis.messages import LANGUAGES, say
from tests.rules.industry_scene import industry_scene
from tests.rules.scene import scene

GOODS = "Can be sold later, for 3 VP and more income."
COAL = (
    "Others will need its coal; once the last cube is taken, the tile flips and raises your income."
)

# The scene, the moves of the turn, and what is said about them
BRASS: dict[str, tuple[str, list[str], list[str]]] = {
    "a mine": ("0 hand bury", ["build coal_mine bury.1 with bury"], [COAL]),
    "the last tile of a level, and a loan": (
        "0 stack cotton_mill 1 2\n0 hand bury bolton\n0 space 3",
        ["build cotton_mill bury.1 with bury", "loan 20 with bolton"],
        [
            GOODS,
            "This is your last tile of level 1 (cotton mill), so the better level 2 comes next.",
            "Takes a loan while your income is low: it costs little income.",
        ],
    ),
    "a loan with a high income": (
        "0 space 60",
        ["loan 20 with macclesfield"],
        ["Takes a loan to pay for what comes next."],
    ),
    "a port": (
        "0 hand liverpool",
        ["build port liverpool.1 with liverpool"],
        ["Others will want to sell to this port, and then it flips for you."],
    ),
    "a port for a mill": (
        "0 hand liverpool\n0 cotton_mill 1 bury.1",
        ["build port liverpool.1 with liverpool"],
        ["Gives your mills a port to sell to."],
    ),
    "developing two tiles": (
        "0 stack port 1 2 3",
        ["develop port and port with macclesfield"],
        ["Removes low tiles, so that the better level 3 comes next: port."],
    ),
    "a sale to an own port": (
        "0 cotton_mill 1 preston.1\n0 port 1 preston.3",
        ["sell preston.1 to preston.3 with macclesfield"],
        [
            "Sells a tile now: it flips, scores and raises your income.",
            "Your own port (Preston) flips too.",
        ],
    ),
    "a sale with an unknown result": (
        "0 cotton_mill 1 preston.1\n1 port 1 preston.3 flipped",
        ["sell preston.1 to distant_market with macclesfield"],
        ["Sells now, before the demand of the Distant Market falls further."],
    ),
    "a canal to a buyer": (
        "0 cotton_mill 1 wigan.1\n1 port 1 liverpool.1",
        ["canal liverpool-wigan with macclesfield"],
        ["Connects your cotton mill (Wigan) to a buyer."],
    ),
    "the last cube": (
        "0 coal_mine 1 bolton.1 cubes 1\n0 hand bolton\nperiod rail\n0 stack iron_works 2",
        ["build iron_works bolton.3 with bolton"],
        ["Uses the last cube of your coal mine (Bolton), which flips."],
    ),
    "a shipyard": (
        "period rail\n0 hand liverpool\n0 stack shipyard 2\n1 coal_mine 2 wigan.1\n"
        "1 link liverpool-wigan",
        ["build shipyard liverpool.3 with liverpool"],
        ["The new tile flips immediately and is worth 18 VP."],
    ),
}


def sentences(game: Game, moves: list[str], lang: str = "en") -> list[str]:
    """What is said about a turn of whole actions."""
    seat, rules = game.seat, game.rules
    assert seat is not None
    played = rules.copy(game.state)
    decisions = [step.decision for move in moves for step in rules.play_text(played, move)]
    found = turn_sentences(rules, rules.copy(game.state), seat, decisions)
    return [say(lang, message, **facts) for message, facts in found]


@pytest.mark.parametrize("story", BRASS)
def test_brass(story: str) -> None:
    text, moves, expected = BRASS[story]
    game = scene("order 0 1 2 3\n" + text)
    assert [line for line in expected if line not in sentences(game, moves)] == []
    assert len({tuple(sentences(game, moves, lang)) for lang in LANGUAGES}) == len(LANGUAGES)


def test_age_of_industry() -> None:
    game = industry_scene("0 cotton_mill 1 berlin.1\n1 port 1 stettin.1\n2 rail berlin-stettin")
    assert sentences(game, ["sell berlin.1 to stettin.1"]) == [
        "Sells a tile now: it flips, scores and raises your income."
    ]
    assert "New cards give you more choices in the next turns." in sentences(
        game, ["draw deck and deck"]
    )
    assert sentences(game, ["pass with ship"])[0] == "Nothing else is worth its price now."


def test_who_spends_least_moves_first() -> None:
    game = scene("order 1 0 2 3\nto_move 0\n1 spent 9")
    assert sentences(game, ["pass with macclesfield"]) == [
        "Nothing else is worth its price now.",
        "You spend little, so you move first in the next round.",
    ]
