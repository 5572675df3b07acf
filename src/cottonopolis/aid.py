"""The player aid of a game: what a printed sheet beside the board would say.

Each game keeps its structure in `aid.toml` beside its rules; the texts are in `messages/aid/`. The
browser, the terminal and the printed sheet show the same.
"""

import sys
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from cottonopolis.games.registry import MAX_SETUPS, rules_class, rules_for, usual_players
from cottonopolis.messages import has, money, say


class AidItem(Struct, frozen=True, forbid_unknown_fields=True):
    """One line. Its message is `aid-<game>-<section>-<id>`: a text, often with a `.name`.

    In a section of industries the id is the industry, and the message has `.flips`.
    """

    id: str
    pieces: list[str] = field(default_factory=list)  # drawn beside it: "icon loan", "tile port 1"
    rules: list[str] = field(default_factory=list)


class AidRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: its message is `…-row-<id>`; each cell names a message `…-cell-<cell>`."""

    id: str
    cells: list[str]  # a cell starts with "yes", "no" or "if"


class AidSection(Struct, frozen=True, forbid_unknown_fields=True):
    """A part with a title, `aid-<game>-<id>`."""

    id: str
    kind: str = "list"  # list, steps (numbered), industries, table
    items: list[AidItem] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)  # messages `…-column-<id>`
    rows: list[AidRow] = field(default_factory=list)


class Aid(Struct, frozen=True):
    """The aid of a game for one set-up."""

    game: str
    currency: str
    facts: dict[str, int]  # numbers that the texts mention
    sums: dict[str, int]  # sums of money that they mention
    sections: list[AidSection]

    def text(self, lang: str, name: str, attribute: str = "") -> str:
        """Return a text with the numbers of the set-up; "" if there is no such attribute.

        >>> aid_of("brass").text("en", "actions-loan", "name")
        'Take a loan'
        """
        message = f"aid-{self.game}-{name.replace('_', '-')}" + (attribute and f".{attribute}")
        if attribute and not has(lang, message):
            return ""
        facts: dict[str, str | int] = {
            key: fact if fact >= 0 else f"−{-fact}" for key, fact in self.facts.items()
        }
        sums = {key: money(lang, f"{self.currency}{sum_}") for key, sum_ in self.sums.items()}
        return say(lang, message, **facts, **sums)

    def item_name(self, lang: str, section: AidSection, item: AidItem) -> str:
        """Return the bold text before an item; "" if there is none."""
        if section.kind == "industries":
            return capital(say(lang, "industry-" + item.id.replace("_", "-")))
        return self.text(lang, f"{section.id}-{item.id}", "name")

    def message_ids(self) -> set[str]:
        """Every message that the aid uses, without attributes."""
        used = set()
        for section in self.sections:
            title = f"aid-{self.game}-{section.id}"
            used |= {title} | {f"{title}-{item.id}" for item in section.items}
            used |= {f"{title}-column-{column}" for column in section.columns}
            for row in section.rows:
                used |= {f"{title}-row-{row.id}"} | {f"{title}-cell-{cell}" for cell in row.cells}
        return {name.replace("_", "-") for name in used}


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    facts: dict[str, str]  # fields of the board, e.g. "hand", "loans.2"
    sums: dict[str, str]
    section: list[AidSection]


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


@lru_cache(MAX_SETUPS)
def aid_of(
    game: str,
    players: int = 0,
    variants: tuple[str, ...] = (),
    map_name: str | None = None,
) -> Aid:
    """Return the aid of a set-up; a game without an `aid.toml` has no sections.

    >>> [section.id for section in aid_of("brass").sections][:2]
    ['period', 'round']
    """
    rules = rules_for(game, players or usual_players(game), variants, map_name)
    path = Path(str(sys.modules[rules_class(game).__module__].__file__)).parent / "aid.toml"
    if not path.exists():
        return Aid(game, rules.currency, {}, {}, [])
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    board = rules.setup.plain_board
    return Aid(
        game,
        rules.currency,
        {name: _number(board, field) for name, field in found.facts.items()},
        {name: _number(board, field) for name, field in found.sums.items()},
        found.section,
    )


def _number(board: dict[str, Any], field: str) -> int:
    """Return a number of the board.

    "deck_size" is a field, "loans.-1" the last of a list, "market_tiles=2" how often 2 is in it.
    """
    name, _, counted = field.partition("=")
    if counted:
        return int(board[name].count(int(counted)))
    value: Any = board
    for name in field.split("."):
        value = value[name] if isinstance(value, dict) else value[int(name)]
    return int(value)
