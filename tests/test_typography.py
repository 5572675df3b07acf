"""Typography and words in four languages, as docs/translating.md describes them."""

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.messages import LANGUAGES, folder
from tests.message_texts import texts
from tests.test_messages import parsed

GUIDE = Path(__file__).parent.parent / "docs" / "translating.md"
NO_BREAK, NARROW = "\u00a0", "\u202f"

# What must not stand in a text
EVERYWHERE = {
    r"'": "a straight apostrophe: ’",
    r'"': "a straight quotation mark",
    r"\.\.\.": "three dots: …",
    r"(?<![\w/}–:])-\d": "a hyphen before a number: −",
    r"(?<=\S)  (?=\S)": "two spaces",
}
WRONG = {
    "en": {
        r"[«»„]": "quotation marks: “ ”",
        r"\w …": "a space before …",
        r"\d ?£|\d ?\$(?!\w)": "the sign of money: £30",
    },
    "fr": {
        rf"[^\s{NARROW}][;!?](?!\w)": "no narrow space before ; ! ?",
        rf"[ {NO_BREAK}][;!?]": "another space than a narrow one before ; ! ?",
        rf"[^\s{NO_BREAK}/\w]:(?!/)|\w:(?!/|\w)|[ {NARROW}]:": "no no-break space before a colon",
        rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»": "no no-break space inside « »",
        r"[“”„]": "quotation marks: « »",
        rf"[\w}}][ {NO_BREAK}{NARROW}]…": "a space before …",
        r"[£$]\d|\d[£$]|\d [£$]": f"the sign of money: 30{NO_BREAK}£",
    },
    "it": {
        r"[“”„]": "quotation marks: « »",
        rf"\w[ {NO_BREAK}]…": "a space before …",
        r"\w\s[;:!?]": "a space before ; : ! ?",
        r"\d ?£|\d ?\$(?!\w)": "the sign of money: £30",
    },
    "de": {
        r"[«»”]": "quotation marks: „ “",
        r"\w…": "no space before …",
        r"[£$]\d|\d[£$]|\d [£$]": f"the sign of money: 30{NO_BREAK}£",
    },
}
# Commands to type, and lines of a file
TYPED = {"error-header-missing", "try-help"}

# Words that were replaced, and by what; French, Italian and German have tests of their own
REPLACED = {
    "en": {
        r"\b[Ww]ho(m)?ever\b": "no matter whose, the player who",
        r"\banew\b": "again",
        r"\bto be had\b|\bcan be had\b": "available",
        r"\b[Ss]omebody|[Ee]verybody|[Aa]nybody\b": "someone, everyone, anyone",
        r"[Yy]our works\b": "your tiles",
        r"[Tt]aken? (it |the move )?back\b": "undo",
        r"\btown card": "location card",
        r"\bglowing\b": "highlighted",
    },
    "it": {
        r"\bcasell\w+ d(i|elle) entrate": "spazio",
        r"ordine di turno": "ordine di gioco",
        r"mercato lontano": "Mercato Distante",
    },
}

# Two things that must not have the same word in any language
DIFFERENT = [
    ("panels-undo", "play-cancel"),
    ("play-undo", "lobby-cancel"),
    ("learn-key-undo", "learn-key-leave"),
    ("lobby-rating", "panels-log-scored"),
    ("lobby-rating", "panels-vp"),
    ("ui-seat", "ui-rank"),
    ("app-free-seat", "lobby-rank"),
    ("lobby-game", "lobby-games"),
    ("panels-hint", "learn-tips"),
    ("glossary-level", "glossary-income-space"),
    ("glossary-industry", "glossary-stack"),
    ("board-map-kind", "ui-cards"),
]

# Texts that are rightly the same as in English, by language
COGNATES = {
    "fr": """
        app-pages learn-key-menu lobby-bot lobby-email lobby-invitation overlays-final-total
        overlays-pause panels-actions panels-do-canal panels-do-rail panels-menu panels-notes
        panels-seen-industries period-canal period-rail play-menu play-menu-motion play-total
        short-coal-mine short-port telling-pace-normal term-ports ui-arena-bot ui-market-open
        tournament-place tournament-points tournament-table tournament-vp
        word-action workshop-kind-village workshop-slot-port workshop-table-rail workshop-tile-cubes
        arguments options options-metavar admin-code admin-pages admin-sanctions admin-site
        admin-tables app-page-contact studies-play-bots tournament-ties
        book-industries book-points book-turn book-vp ui-book-points
    """,
    "it": """
        admin-about-club
        aid-brass-cards-cell-no aid-industry-cards-cell-no
        learn-key-chat learn-key-menu lobby-account lobby-bot lobby-email lobby-host
        lobby-is-account lobby-password lobby-rating lobby-time-minutes panels-chat panels-menu
        panels-round play-menu replay-round-only ui-analysis-round ui-arena-bot ui-arena-p50
        ui-arena-p95 ui-arena-rating ui-market-open ui-round-plain app-page-privacy
    """,
    "de": """
        admin-about-club admin-kind-text
        learn-key-chat lobby-bot lobby-host lobby-name-field lobby-rating lobby-seat-label
        lobby-time-minutes overlays-pause panels-chat telling-pace-normal ui-arena-bot
        ui-arena-p50 ui-arena-p95 ui-arena-rating ui-bots-name ui-hand workshop-name
        admin-code admin-kind-name admin-page-text admin-title rights-admin studies-play-bots
    """,
}
NAMES = re.compile(r"(place|seat|industry|game|map|colour|option|panels-log|learn-keycap)-")
WORD = re.compile(r"[^\W\d_]{2,}")


@cache
def words(lang: str) -> dict[str, list[str]]:
    """All texts of a language, by message."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder().glob(f"**/*{lang}.ftl")):
        messages = parsed(file.read_text(encoding="utf-8"))
        found |= {name: texts(message) for name, message in messages.items()}
    return found


def plain(text: str) -> str:
    """A text without its variables."""
    return re.sub(r"\{.*?\}", "", text)


def wrong(lang: str, pattern: str) -> list[str]:
    return [
        f"{name}: {text}"
        for name, found in words(lang).items()
        for text in found
        if name not in TYPED and re.search(pattern, text)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pattern", EVERYWHERE, ids=EVERYWHERE.values())
def test_typography_of_all(lang: str, pattern: str) -> None:
    assert wrong(lang, pattern) == [], EVERYWHERE[pattern]


@pytest.mark.parametrize(
    ("lang", "pattern"), [(lang, pattern) for lang, found in WRONG.items() for pattern in found]
)
def test_typography_of_a_language(lang: str, pattern: str) -> None:
    assert wrong(lang, pattern) == [], WRONG[lang][pattern]


@pytest.mark.parametrize(
    ("lang", "pattern"), [(lang, pattern) for lang, found in REPLACED.items() for pattern in found]
)
def test_one_word_for_one_thing(lang: str, pattern: str) -> None:
    assert wrong(lang, pattern) == [], f"say {REPLACED[lang][pattern]}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pair", DIFFERENT, ids=" and ".join)
def test_two_things_have_two_words(lang: str, pair: tuple[str, str]) -> None:
    one, other = (words(lang)[name][0].casefold() for name in pair)
    assert one != other


def terms() -> list[tuple[str, str]]:
    """The words of the guide's table, each with its language."""
    text = GUIDE.read_text(encoding="utf-8").partition("## Words\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [
        (lang, term)
        for row in rows[1:]
        for lang, cell in zip(LANGUAGES, row, strict=True)
        for term in re.sub(r" \(.*\)", "", cell).split(", ")
    ]


def test_the_guide_names_words_in_use() -> None:
    said = {lang: "\n".join(chain.from_iterable(words(lang).values())) for lang in LANGUAGES}
    clean = {lang: text.replace("\u00ad", "").casefold() for lang, text in said.items()}
    assert len(terms()) > 80
    assert [(lang, term) for lang, term in terms() if term.casefold() not in clean[lang]] == []


@pytest.mark.parametrize("lang", COGNATES)
def test_nothing_stays_english(lang: str) -> None:
    english = words("en")
    same = {name for name, found in words(lang).items() if found == english[name]}
    names = {name for name in same if NAMES.match(name) or not WORD.search(plain(english[name][0]))}
    assert sorted(same - names - set(COGNATES[lang].split())) == []


def test_colons_of_the_code_have_the_spaces_of_the_language() -> None:
    reason = Reason("B6_GAME_OVER")
    assert reason.numbered("fr").startswith(f"B6{NO_BREAK}: ")
    assert reason.numbered("de").startswith("B6: ")
    assert IllegalMove("pass", [reason]).text("fr").startswith(f"pass{NO_BREAK}: B6{NO_BREAK}: ")
