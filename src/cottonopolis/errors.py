"""Errors with messages for users."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Fact = str | int


def colon(lang: str) -> str:
    """Return a colon and the spaces that the language writes around it."""
    return "\N{NO-BREAK SPACE}: " if lang == "fr" else ": "


class CottonopolisError(ValueError):
    """An error that the user can fix: an invalid file, option or move."""

    def text(self, lang: str = "en") -> str:
        """Return the message in a language."""
        return str(self)

    def __reduce__(self) -> Any:
        # Pickle the attributes without calling __init__ again
        return _same_error, (type(self), self.args, self.__dict__)


def _same_error(kind: type[CottonopolisError], args: Any, values: Any) -> CottonopolisError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(values)
    return error


class SetupError(CottonopolisError):
    """An invalid request, such as an unknown game or variant, or a wrong number of players.

    `code` names the message, `facts` are its arguments.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        from cottonopolis.messages import say

        return say(lang, f"error-{self.code}", **self.facts)


class DataError(CottonopolisError):
    """An error in a data file, with the file, the key and the problem."""

    def __init__(self, file: str, key: str, fault: str) -> None:
        super().__init__(f"{file}: {key}: {fault}")
        self.file = file
        self.key = key
        self.fault = fault


@dataclass(frozen=True)
class Reason:
    """One reason why a move is refused: a code named after its rule, and its facts."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def rule(self) -> str | None:
        """The number of the rule, such as "B17"; None for an error in the notation."""
        head = self.code.split("_", 1)[0]
        return head if head[:1] in ("A", "B") and head[1:].isdigit() else None

    def text(self, lang: str = "en") -> str:
        """Return the message in a language."""
        from cottonopolis.messages import say

        return say(lang, "reason-" + self.code.lower().replace("_", "-"), **self.facts)

    def numbered(self, lang: str = "en") -> str:
        """Return the message, preceded by the rule number if there is one."""
        return f"{self.rule}{colon(lang)}{self.text(lang)}" if self.rule else self.text(lang)

    def __str__(self) -> str:
        return self.numbered()


class IllegalMove(CottonopolisError):
    """A move that the rules or the notation refuse; the game is unchanged.

    `reasons` lists every reason; `column` is the position of the error in the text, from 1.
    """

    def __init__(self, move: str, reasons: list[Reason], column: int = 1) -> None:
        self.move = move
        self.reasons = reasons
        self.column = column
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """Return the move and every reason against it."""
        return f"{self.move.strip()}{colon(lang)}{self.faults(lang)}"

    def faults(self, lang: str = "en") -> str:
        """Return every reason, with its rule number."""
        return " ".join(reason.numbered(lang) for reason in self.reasons)


class BotError(CottonopolisError):
    """A bot failed or made an illegal decision; the facts name the bot, seat and seed."""

    def __init__(self, code: str, reasons: Sequence[Reason] = (), **facts: Fact) -> None:
        self.code = code
        self.reasons = list(reasons)
        self.facts = facts
        self.traceback = ""  # where it failed
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """Return what the bot did, and every reason against it."""
        from cottonopolis.messages import say

        said = say(lang, f"error-{self.code}", **self.facts)
        return " ".join([said, *(reason.numbered(lang) for reason in self.reasons)])


class RecordError(CottonopolisError):
    """A record that cannot be read: line, column and cause."""

    def __init__(self, line: int, column: int, cause: SetupError | IllegalMove) -> None:
        self.line = line
        self.column = column
        self.cause = cause
        super().__init__(self.text())

    @property
    def reasons(self) -> list[Reason]:
        """The reasons, if an action was refused."""
        return self.cause.reasons if isinstance(self.cause, IllegalMove) else []

    def text(self, lang: str = "en") -> str:
        from cottonopolis.messages import say

        fault = self.cause.text(lang)
        return say(lang, "error-at", line=str(self.line), column=str(self.column), fault=fault)
