"""Letters for terminals that cannot show the real ones."""

import codecs
import unicodedata

ERROR_HANDLER = "cottonopolis-plain"
PLAIN = {
    "£": "L",  # as in £sd; one letter, so that tables stay aligned
    "−": "-",
    "–": "-",
    "—": "-",
    "·": "-",
    "…": "...",
    "×": "x",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
    "±": "+-",
    "✓": "x",
    "▪": "#",
    "▢": "_",
    "●": "o",
    "▲": "^",
    "■": "#",
    "◆": "%",
    "★": "*",
}


def plain(text: str) -> str:
    """Write a text in ASCII.

    >>> plain("£30 für Düsseldorf–Köln …")
    'L30 fur Dusseldorf-Koln ...'
    """
    found = "".join(PLAIN.get(letter, letter) for letter in text)
    letters = unicodedata.normalize("NFKD", found)
    kept = (letter for letter in letters if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in kept)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(ERROR_HANDLER, _replace)
