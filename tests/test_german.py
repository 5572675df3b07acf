"""The German words: terms of the German editions, quotes, money, no preposition before places."""

import pytest

from tests.message_texts import MessageTexts

# Words that were replaced, and by what
REPLACED = {
    "Schiene": "Eisenbahn or Bahnstrecke",
    "Eisenwerk": "Eisenhütte",
    "Landkarte": "Spielplan",
    "Darlehen": "Kredit",
    "Abnehmer": "Käufer",
    "(ge)?tilg": "zurückzahlen",
    "Rückschau": "Wiederholung",
    "Betriebe": "Plättchen",
    "zurück(ge)?n[eo]mm": "rückgängig machen",
    "das Spiel (ist|hat|beginnt|endet)": "die Partie",
}
PLACES = "place|place-slot|other|other-slot|where"
# Towns only, which need no article: reasons of Brass, sellers and ports
TOWNS = r"reason-b|remedy-(port|buyer)|event-(sold|turned)|hint-own-port|choice-|panels-log-sold"
UNDO = {"panels-undo", "play-undo", "learn-key-undo", "replay-branch-back", "lobby-clear-undo"}

GERMAN = MessageTexts("de")
matching = GERMAN.matching


@pytest.mark.parametrize("word", REPLACED)
def test_one_word_for_one_thing(word: str) -> None:
    assert matching(rf"(?i)\b{word}") == [], f"say {REPLACED[word]}"


def test_no_preposition_before_a_place() -> None:
    """In der Schweiz, im Golf von Maine: the place stands in brackets or after a colon."""
    assert matching(rf"\b(in|aus|nach|von|zu|an|auf) {{({PLACES})}}", but=TOWNS) == []


def test_undo_is_not_cancel() -> None:
    ours = GERMAN.texts
    assert {ours[name][0] for name in UNDO} == {"Rückgängig"}
    assert {ours[name][0] for name in ("play-cancel", "lobby-cancel")} == {"Abbrechen"}


def test_money_stands_before_its_sign() -> None:
    """With a space that does not break: 30 £, −10 £."""
    assert matching(r"[£$] ?\d|\d[£$]|\d [£$]") == []


def test_quotes_are_german() -> None:
    assert matching(r"”|’[^ ]|«|»|“\w|\w„") == []
