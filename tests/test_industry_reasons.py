"""Every reason code of Age of Industry can be met, says its rule, and has words."""

import pytest

from cottonopolis.games.industry import reasons
from cottonopolis.messages import LANGUAGES
from tests.refusals import check_bits, check_refusal
from tests.rules.industry_scene import end_game, industry_scene

GERMANY, NEW_ENGLAND = "germany", "new_england"
MILL = "0 cotton_mill 1 berlin.1\n1 port 1 stettin.1\n2 rail berlin-stettin\n"
AUGSBURG = "build cotton_mill augsburg with brown"

# code: a scene, its map, and a move that the rule refuses there
STORIES: dict[str, tuple[str, str, str]] = {
    "A3_CARD_NOT_HELD": ("0 hand grey", GERMANY, "pass with brown"),
    "A3_NEEDS_A_CARD": ("0 hand", GERMANY, "pass"),
    "A3_NO_CARD_NEEDED": ("0 hand grey\n0 port 1 kiel", GERMANY, "rail kiel-hamburg with grey"),
    "A4_NOT_WHOLE_TURN": (
        "actions 1",
        GERMANY,
        "build cotton_mill augsburg with ship whole_turn",
    ),
    "A4_FIRST_ROUND": (
        "round 1\nactions 1",
        GERMANY,
        "build cotton_mill augsburg with ship whole_turn",
    ),
    "A5_OTHER_INDUSTRY": ("0 hand port", GERMANY, "build cotton_mill augsburg with port"),
    "A5_NOT_CONNECTED": (
        "0 hand cotton_mill\n0 cotton_mill 1 kassel",
        GERMANY,
        "build cotton_mill augsburg with cotton_mill",
    ),
    "A6_OTHER_COLOUR": ("0 hand grey", GERMANY, "build cotton_mill augsburg with grey"),
    "A6_NO_CARD": ("actions 1\n0 hand grey", GERMANY, "build cotton_mill augsburg"),
    "A7_NOT_SHOWN": ("0 hand blue", GERMANY, "build cotton_mill kiel with blue"),
    "A7_NO_PORT": (
        "0 hand purple\n0 stack ship 2\n1 port 1 portland.1",
        NEW_ENGLAND,
        "build ship mass_bay with purple",
    ),
    "A8_LIMIT": (
        "0 hand brown\n0 cotton_mill 1 muenchen.1",
        GERMANY,
        "build cotton_mill muenchen.2 with brown",
    ),
    "A9_NONE_LEFT": ("0 hand brown\n0 stack cotton_mill", GERMANY, AUGSBURG),
    "A9_LEVEL_0": ("0 hand brown", GERMANY, "build factory augsburg with brown"),
    "A10_NO_COAL": ("0 hand brown\n0 stack cotton_mill 2", GERMANY, AUGSBURG),
    "A10_NO_IRON": (
        "0 hand light_green\n0 stack coal_mine 3",
        GERMANY,
        "build coal_mine breslau.1 with light_green",
    ),
    "A10_NOT_NEAREST": (
        "0 hand brown\n0 stack cotton_mill 2\n1 coal_mine 1 bohemia\n1 coal_mine 1 chemnitz.1\n"
        "1 rail ratisbon-bohemia\n1 rail chemnitz-bohemia",
        GERMANY,
        "build cotton_mill ratisbon coal from chemnitz.1 with brown",
    ),
    "A10_NOT_NEEDED": (
        "0 hand brown\n1 coal_mine 1 bohemia",
        GERMANY,
        AUGSBURG.replace("with", "coal from bohemia with"),
    ),
    "A15_NOT_HIGHER": ("0 hand brown\n0 cotton_mill 1 augsburg", GERMANY, AUGSBURG),
    "A15_OCCUPIED": ("0 hand brown\n1 cotton_mill 1 augsburg", GERMANY, AUGSBURG),
    "A15_CUBES_LEFT": (
        "0 hand brown\n0 stack coal_mine 2\n1 coal_mine 1 bohemia flipped\ncoal_track 1",
        GERMANY,
        "build coal_mine bohemia with brown",
    ),
    "A16_TAKEN": ("0 port 1 kiel\n1 rail kiel-hamburg", GERMANY, "rail kiel-hamburg"),
    "A16_NOT_CONNECTED": ("0 port 1 kiel", GERMANY, "rail ratisbon-bohemia"),
    "A16_NO_RAILS": (
        "0 rail muenchen-ratisbon\n0 rails_left 0",
        GERMANY,
        "rail ratisbon-bohemia",
    ),
    "A16_NO_COAL": (
        "0 rail muenchen-ratisbon\n1 iron_works 1 ratisbon",
        GERMANY,
        "rail ratisbon-nuernberg iron from ratisbon",
    ),
    "A16_NO_IRON": (
        "0 rail stuttgart-augsburg\n1 coal_mine 1 mannheim.1",
        GERMANY,
        "rail mannheim-stuttgart coal from mannheim.1",
    ),
    "A16_NOT_NEAREST": (
        "0 rail muenchen-ratisbon\n1 coal_mine 1 bohemia\n1 coal_mine 1 chemnitz.1\n"
        "1 rail chemnitz-bohemia\n1 iron_works 1 ratisbon",
        GERMANY,
        "rail ratisbon-bohemia coal from chemnitz.1 iron from ratisbon",
    ),
    "A16_NOT_NEEDED": (
        "0 port 1 kiel\n1 coal_mine 1 bohemia",
        GERMANY,
        "rail kiel-hamburg coal from bohemia",
    ),
    "A17_NOT_YOURS": (MILL, GERMANY, "sell berlin.2 to stettin.1"),
    "A17_FLIPPED": (
        MILL + "0 cotton_mill 1 berlin.1 flipped",
        GERMANY,
        "sell berlin.1 to stettin.1",
    ),
    "A17_NO_BUYER": ("0 cotton_mill 1 berlin.1", GERMANY, "sell berlin.1"),
    "A17_NOT_A_BUYER": (MILL, GERMANY, "sell berlin.1 to stettin.2"),
    "A17_USED": (
        MILL + "1 port 1 danzig.1 flipped\n2 rail stettin-danzig",
        GERMANY,
        "sell berlin.1 to danzig.1",
    ),
    "A17_WRONG_GOOD": (MILL, GERMANY, "sell berlin.1 to berlin.m1"),
    "A17_NOT_CONNECTED": (MILL + "1 port 1 kiel", GERMANY, "sell berlin.1 to kiel"),
    "A18_NONE_LEFT": ("0 stack port 1", GERMANY, "develop port 2 with ship"),
    "A19_HAND_FULL": ("0 hand" + " ship" * 9, GERMANY, "draw deck"),
    "A19_NO_CARDS": ("deck\nface_up", GERMANY, "draw deck"),
    "A19_NOT_FACE_UP": ("face_up brown grey", GERMANY, "draw purple and deck"),
    "A23_NO_SHIPS": ("0 stack ship 2\n0 port 1 hamburg.2", GERMANY, "build ship kiel with ship"),
}
# Met only in the middle of something: told in test_other_stages
IN_THE_MIDDLE = {"A2_NOT_NOW", "A2_GAME_OVER"}


def test_every_reason_has_a_story() -> None:
    assert STORIES.keys() | IN_THE_MIDDLE == set(reasons.REASONS.names)


def test_reasons_have_one_bit_each() -> None:
    check_bits(reasons.REASONS, reasons)


@pytest.mark.parametrize("code", STORIES)
def test_the_reason_is_given(code: str) -> None:
    text, map_name, move = STORIES[code]
    check_refusal(industry_scene(text, map_name), code, move)


def test_other_stages() -> None:
    game = industry_scene("0 hand brown grey")
    develop = next(d for d in game.legal() if d.text == "develop port 1")
    rest = next(d for d in game.legal() if d.text == "draw deck")
    game.play(develop)
    (reason,) = game.why_not(rest)
    assert (reason.code, reason.rule) == ("A2_NOT_NOW", "A2")
    assert all("{" not in reason.text(lang) for lang in LANGUAGES)
    game = end_game()
    assert game.is_over
    (reason,) = game.why_not("pass with ship")
    assert (reason.code, reason.rule) == ("A2_GAME_OVER", "A2")
    assert all("{" not in reason.text(lang) for lang in LANGUAGES)


def test_all_reasons_are_listed_not_only_the_first() -> None:
    game = industry_scene("0 hand brown\n0 cotton_mill 1 kassel\n1 cotton_mill 1 augsburg")
    codes = [reason.code for reason in game.why_not("build factory augsburg with factory")]
    assert codes == ["A3_CARD_NOT_HELD", "A5_NOT_CONNECTED", "A9_LEVEL_0", "A15_OCCUPIED"]
