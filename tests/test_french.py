"""The French words: settled terms, no elision before names, no preposition before countries."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.message_texts import MessageTexts, flat

# Words that were replaced, and by what
REPLACED = {
    "localisation": "lieu",
    "entreprise": "industrie",
    "niveau de revenu": "tranche de revenu",
    "niveaux de revenu": "tranches de revenu",
    "carte de l’Allemagne": "plateau Allemagne",
    "robot": "bot",
    "riva(l|ux)": "adversaire",
    "période des canaux": "période du canal",
    "piste du (fer|charbon)": "piste de fer, piste de charbon",
    "case partagée": "case mixte",
}
PEOPLE = "owner|seat|name|leader"
PLACES = "place|place-slot|other|mill|where|from"
# Counts that are never 0, so that one may be written as a word
NEVER_ZERO = """
    hint-sells lobby-cleared lobby-free lobby-summary lobby-time-days lobby-turns
    lobby-wait-ready overlays-final-place overlays-say-flips telling-more telling-since-count
"""
UNDO = {"panels-undo", "play-undo", "learn-key-undo", "replay-branch-back"}

FRENCH = MessageTexts("fr")
matching = FRENCH.matching


@pytest.mark.parametrize("word", REPLACED)
def test_one_word_for_one_thing(word: str) -> None:
    assert matching(rf"(?i)\b{word}") == [], f"say {REPLACED[word]}"


def test_no_elision_is_missing_before_a_name() -> None:
    """ "De" becomes "d’" before Orange or Ada, so the name stands elsewhere."""
    assert matching(rf"\b(de|que|le|la) {{({PEOPLE})}}") == []


def test_no_preposition_before_a_place() -> None:
    """En Belgique, à Kiel, dans la baie: only reasons of Brass, which has only towns, may say à."""
    wrong = matching(rf"\b(à|de|en|depuis|vers|dans) {{({PLACES})}}", but="reason-b")
    assert wrong == []


def test_undo_is_not_cancel() -> None:
    ours = FRENCH.texts
    assert {ours[name][0] for name in UNDO} == {"Annuler le coup"}
    assert matching(r"^Annuler$") == []


def test_money_stands_before_its_sign() -> None:
    assert matching(r"[£$] ?\d|\d[£$]|\d [£$]") == []


def test_no_one_is_said_for_zero() -> None:
    """French takes the form of 1 for 0 as well: 0 carte, never "une carte"."""
    wrong = []
    for name, message in FRENCH.messages.items():
        finder = OneForZero()
        finder.visit(message)
        wrong += [name] * finder.found
    assert sorted(set(wrong) - set(NEVER_ZERO.split())) == []


class OneForZero(Visitor):
    """Finds choices whose form of 1 says "un" or "1" and that have no form of 0."""

    found = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {text_of(variant.key): flat(variant.value)[0] for variant in node.variants}
        one = forms.get("one", "")
        counted = isinstance(node.selector, ast.VariableReference) and node.selector.id.name in one
        if "0" not in forms and not counted and re.search(r"(?i)\b(une?|1(er)?)\b", one):
            self.found = True
        self.generic_visit(node)


def text_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
