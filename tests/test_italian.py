"""The Italian words: settled terms, quotes, money, no preposition before places."""

import pytest

from tests.message_texts import MessageTexts

# Words that were replaced, and by what
REPLACED = {
    "ordine di turno": "ordine di gioco",
    "ospitante": "host",
    "partit[ae] registrat": "partita salvata",
    "tabellone": "mappa",
    "rivale?": "avversario",
    "dal vivo": "in tempo reale",
    "per corrispondenza": "a turni",
    "lascia stare": "annulla",
    "copi[ae] di sicurezza": "backup",
    "cubi": "cubetti",
    "momenti decisivi": "svolte",
    "benvenuto": "a form that fits everyone",
    "per (primo|ultimo)": "a form that fits everyone, such as prima degli altri",
    "da sviluppare": "da eliminare con lo sviluppo",
    "va sviluppata": "va eliminata con lo sviluppo",
}
PLACES = "place|place-slot|other|other-slot|mill|where|from"
UNDO = {"panels-undo", "play-undo", "learn-key-undo", "replay-branch-back"}
CANCEL = {"play-cancel", "lobby-cancel"}
BUTTONS = {
    "panels-do-build": "Costruisci",
    "panels-do-develop": "Sviluppa",
    "panels-do-sell": "Vendi",
    "panels-do-draw": "Pesca",
    "panels-do-pass": "Passa",
}

ITALIAN = MessageTexts("it")
matching = ITALIAN.matching


@pytest.mark.parametrize("word", REPLACED)
def test_one_word_for_one_thing(word: str) -> None:
    assert matching(rf"(?i)\b{word}\b" if word.isalpha() else rf"(?i)\b{word}") == [], (
        f"say {REPLACED[word]}"
    )


def test_no_preposition_before_a_place() -> None:
    """In Belgio, nel Golfo del Maine: only reasons of Brass, which has only towns, may say a."""
    wrong = matching(rf"(?i)\b(a|da|di|in|su|verso|per) {{({PLACES})}}", but="reason-b")
    assert wrong == []


def test_undo_is_not_cancel() -> None:
    ours = ITALIAN.texts
    assert {ours[name][0] for name in UNDO} == {"Annulla mossa"}
    assert {ours[name][0] for name in CANCEL} == {"Annulla"}


def test_buttons_are_imperative() -> None:
    ours = ITALIAN.texts
    assert {name: ours[name][0] for name in BUTTONS} == BUTTONS


def test_lines_of_the_log_fit_you_as_well_as_a_name() -> None:
    """A line begins with a name or with Tu, so no verb may agree with it."""
    verbs = "passa|pesca|abbandona|torna|lascia|chiede|accetta|rifiuta|annulla|si siede"
    assert matching(rf"^({verbs})\b(?!:)", but="(?!panels-log-)") == []


def test_the_rating_is_not_the_score() -> None:
    assert ITALIAN.texts["lobby-rating"] == ["Rating"]
    assert ITALIAN.texts["rule-b30"][0] == "Conteggio dei punti"


def test_money_stands_after_its_sign() -> None:
    assert matching(r"\d\s?[£$]|[£$] \d") == []


def test_quotes_dots_and_apostrophes() -> None:
    """Inside « » stands no space, nor before an ellipsis; the apostrophe is curved."""
    assert matching(r"[“”„]|« | »|[^\W\d]'[^\W\d]|\w \u2026", but="error-header-missing") == []
