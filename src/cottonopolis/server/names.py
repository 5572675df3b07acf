"""Names of people: what is allowed, and which names look alike.

The rules follow Unicode Technical Standard 39: invisible characters are refused, letters come
from one script (or from those of one language), and two names look alike if they have the same
skeleton.
"""

import unicodedata
from itertools import pairwise

from cottonopolis.server.api_errors import ApiError

MAX_NAME_CHARS = 30
MAX_MARKS_IN_A_ROW = 2
MIN_VISIBLE_CHARS = 2
MAX_KEY_CHARS = 80
MAX_SKELETON_CHARS = 160

EMOJI_STYLE = "\ufe0f"  # asks for a coloured picture; the only invisible character that is dropped
# Letters and symbols that show nothing
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
INVISIBLE_RANGES = (
    (0x180B, 0x180F),
    (0xFE00, 0xFE0F),
    (0xE0000, 0xE0FFF),
    (0x1D173, 0x1D17A),
)
REFUSED_CATEGORIES = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
# Symbols of which many look like letters: of APL, lines of boxes, old music, alchemy
LETTER_LIKE_RANGES = (
    (0x2336, 0x237A),
    (0x23FB, 0x23FE),
    (0x2500, 0x257F),
    (0x1D000, 0x1D24F),
    (0x1F700, 0x1F77F),
)
LETTER_LIKE_CATEGORIES = ("Sm", "Nl", "No")  # the same of mathematics, and rare numerals
USUAL_SYMBOLS = frozenset("±×÷∞←↑→↓〇")

# Scripts in common use, by the first word of the names of their letters
SCRIPTS = (
    *("ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC"),
    *("GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "KANNADA"),
    *("KATAKANA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL"),
    *("TELUGU", "THAANA", "THAI", "TIBETAN"),
)
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "LATIN"})
DASHED_SCRIPTS = EAST_ASIAN - {"LATIN"}
FIRST_WORDS = {"EXTENDED": "ARABIC"}  # of the names of digits, where they are not the script

# Small letters that look like Latin ones, small capitals too: a Latin letter, and its doubles
SMALL_DOUBLES = {
    "a": "аɑαᴀ",
    "b": "ьƅʙꞵ",
    "c": "сᴄ",
    "d": "ԁɗᴅ",
    "e": "еҽ℮ᴇꬲ",
    "f": "ƒẝꜰꞙꬵքϝ",
    "g": "ɡցɢƍᶃ",
    "h": "һհʜ",
    "i": "іιɩıꙇ",
    "j": "јϳʝᴊ",
    "k": "кκᴋ",
    "l": "ӏǀʟɭɪ丨ᅵ",
    "m": "мᴍϻ",
    "n": "ոռпɴ",
    "o": "оοσօᴏᴑꬽ〇ᄋଠഠဝ",
    "p": "рρϱᴘ",
    "q": "ԛգզꞯ",
    "r": "гᴦʀꭇꭈ",
    "s": "ѕꜱƽ",
    "t": "тτᴛƭ",
    "u": "υսʋᴜꞟꭎꭒ",
    "v": "νѵᴠ",
    "w": "ԝѡաɯᴡω",
    "x": "хχ×ꭓ",
    "y": "уүγʏყɣᶌꭚỿ",
    "z": "ᴢʐ",
    "2": "ƨꝛꙅ",
    "3": "зʒȝӡꝫɜ",
    "6": "б",
    "8": "ȣ",
    "9": "ꝯ",
    "ae": "ӕæ",
    "oe": "œ",
}
DASH_LETTERS = "ー一ᅳ"  # a sign among letters of other scripts
SIGN_LETTERS = "ꞌꞋ"
MODIFIERS = (0x02B0, 0x02FF)  # letters that look like accents and apostrophes
# Capital letters and digits, whose small forms look different
CAPITAL_DOUBLES = {
    "a": "АΑ",
    "b": "ВΒ",
    "c": "С",
    "e": "ЕΕ",
    "g": "Ԍ",
    "h": "НΗ",
    "j": "ЈͿ",
    "k": "КΚ",
    "l": "IІΙӀ1|ԼƖ",
    "m": "МΜ",
    "n": "Ν",
    "o": "0ОΟՕ",
    "p": "РΡ",
    "s": "ЅՏ",
    "t": "ТΤ",
    "u": "Ս",
    "x": "ХΧ",
    "y": "УΥҮ",
    "z": "Ζ",
    "5": "Ƽ",
}
SEQUENCES = (("rn", "m"), ("vv", "w"))
LUNATE_SIGMAS = {0x3F2: "c", 0x3F9: "c"}  # Unicode makes other letters of them


def _table(doubles: dict[str, str]) -> dict[int, str]:
    return {ord(c): target for target, characters in doubles.items() for c in characters}


_SMALL, _CAPITALS = _table(SMALL_DOUBLES), _table(CAPITAL_DOUBLES)


def normalise_name(name: str) -> str:
    """Collapse spaces and normalise Unicode."""
    return " ".join(unicodedata.normalize("NFC", name).replace(EMOJI_STYLE, "").split())


def name_key(name: str) -> str:
    """The key by which accounts sign in: case and compatible characters make no difference."""
    return unicodedata.normalize("NFKC", normalise_name(name)).casefold()[:MAX_KEY_CHARS]


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are easily confused.

    Spaces, punctuation and signs count only in names without letters and digits.

    >>> skeleton("Realname") == skeleton("Re\\u0430lname")  # Cyrillic
    True
    >>> skeleton("Paul") == skeleton("PauI"), skeleton("Zoé") == skeleton("Zoe")
    (True, False)
    >>> skeleton("_Real name_.") == skeleton("Realname")
    True
    """
    text = normalise_name(name).translate(LUNATE_SIGMAS)
    letters = _letters(unicodedata.normalize("NFKC", _letters(text)))
    if not letters:
        return text[:MAX_SKELETON_CHARS]
    text = letters.translate(_CAPITALS).casefold()
    text = unicodedata.normalize("NFKC", text).translate(_SMALL)
    if not any(_script_of(c) in DASHED_SCRIPTS for c in text if c not in DASH_LETTERS):
        text = "".join(c for c in text if c not in DASH_LETTERS) or text
    for sequence, target in SEQUENCES:
        text = text.replace(sequence, target)
    return text[:MAX_SKELETON_CHARS]


def _letters(text: str) -> str:
    """What is left without invisible characters and signs; every zero is an o."""
    found = (c for c in text if not _is_invisible(c) and not _is_sign(c))
    return "".join("o" if unicodedata.decimal(c, None) == 0 else c for c in found)


def checked_name(name: str) -> str:
    """Normalise a name; raise ApiError if it is too long, invisible or mixes scripts."""
    found = normalise_name(name)
    if len(found) > MAX_NAME_CHARS:  # normalisation may lengthen it
        raise ApiError("bad-request", detail="name")
    if not is_plain(found):
        raise ApiError("name-unusual")
    return found


def is_plain(name: str, min_visible: int = MIN_VISIBLE_CHARS) -> bool:
    """Whether everything in a name is visible and its letters belong together.

    >>> [is_plain(name) for name in ("Zoé 7", "Ольга", "田中 Aya", "R\\u0435al", "a\\u00adb")]
    [True, True, True, False, False]
    """
    if any(_is_invisible(c) for c in name):
        return False
    if sum(not c.isspace() for c in name) < min_visible:
        return False
    marks = [unicodedata.category(c) in ("Mn", "Me") for c in unicodedata.normalize("NFD", name)]
    if _longest_run(marks) > MAX_MARKS_IN_A_ROW or (marks and marks[0]):
        return False
    text = unicodedata.normalize("NFKC", name)
    if any(_is_letter_like(c) for c in text):
        return False
    scripts = {_script_of(c) for c in text if _has_script(c)}
    if not scripts <= set(SCRIPTS):
        return False
    return len(scripts) <= 1 or (scripts <= EAST_ASIAN and not {"HANGUL", "KATAKANA"} <= scripts)


def _has_script(character: str) -> bool:
    category = unicodedata.category(character)
    if category == "Nd":
        return not character.isascii()
    return category == "Mc" or (category[0] == "L" and category != "Lm")


def _script_of(character: str) -> str:
    word = unicodedata.name(character, "").split(" ")[0].split("-")[0]
    return FIRST_WORDS.get(word, word)


def _is_letter_like(character: str) -> bool:
    if character.isascii() or character in USUAL_SYMBOLS:
        return False
    code = ord(character)
    if any(first <= code <= last for first, last in LETTER_LIKE_RANGES):
        return True
    return unicodedata.category(character) in LETTER_LIKE_CATEGORIES


def _is_sign(character: str) -> bool:
    """Whether a character is no part of a word; some signs look like letters and are."""
    code = ord(character)
    if code in _SMALL or code in _CAPITALS:
        return False
    if character in SIGN_LETTERS or MODIFIERS[0] <= code <= MODIFIERS[1]:
        return True
    return unicodedata.category(character)[0] in "PSZ"


def _is_invisible(character: str) -> bool:
    code = ord(character)
    if character in BLANKS or any(first <= code <= last for first, last in INVISIBLE_RANGES):
        return True
    return unicodedata.category(character) in REFUSED_CATEGORIES


def _longest_run(flags: list[bool]) -> int:
    longest = run = 0
    for before, flag in pairwise([False, *flags]):
        run = run + 1 if flag and before else int(flag)
        longest = max(longest, run)
    return longest
